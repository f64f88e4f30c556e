"""Random play from Python, games a second on one core: paiju's environments, and RLCard's mahjong if it is installed.

    RAYON_NUM_THREADS=1 python python/benches/play.py

Each is measured in turn, several times; the fastest pass counts.
"""

import os
import random
import time
from collections.abc import Callable

from paiju import envs

PASSES, SECONDS = 5, 1.0


def aec(game: envs.Name) -> Callable[[], int]:
    env = envs.mahjong() if game == "mahjong" else envs.pigkill()

    def one_game() -> int:
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over or observation is None:
                env.step(None)
            else:
                env.step(int(random.choice(observation["action_mask"].nonzero()[0])))
        return 1

    return one_game


def vector(game: envs.Name) -> Callable[[], int]:
    games = envs.Vector(game, 1024)

    def one_step() -> int:
        games.step(games.random_actions())
        return int(games.done.sum())

    return one_step


def rlcard() -> Callable[[], int]:
    import rlcard as library
    from rlcard.agents import RandomAgent

    env = library.make("mahjong")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def one_game() -> int:
        env.run(is_training=False)
        return 1

    return one_game


def rate(play: Callable[[], int]) -> float:
    """Games a second in one pass."""
    games, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        games += play()
    return games / elapsed


def main() -> None:
    if os.environ.get("RAYON_NUM_THREADS") != "1":
        raise SystemExit("set RAYON_NUM_THREADS=1: the figures are those of one core")
    plays: dict[str, Callable[[], int]] = {}
    for game in ("mahjong", "pigkill"):
        plays[f"{game}, PettingZoo AEC"] = aec(game)
        plays[f"{game}, 1024 games side by side"] = vector(game)
    try:
        plays["RLCard mahjong"] = rlcard()
    except ImportError:
        print("RLCard is not installed: pip install rlcard")
    best = dict.fromkeys(plays, 0.0)
    for _ in range(PASSES):
        for name, play in plays.items():
            best[name] = max(best[name], rate(play))
    for name, games in best.items():
        ratio = f", {games / best['RLCard mahjong']:,.0f} times RLCard" if "RLCard mahjong" in best else ""
        print(f"{name}: {games:,.1f} games/s{ratio}")


if __name__ == "__main__":
    main()
