"""The environments: PettingZoo's own tests, and many games side by side against one at a time."""

import subprocess
import sys
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from paiju import envs
from paiju.envs.aec import Table

NAMES: list[envs.Name] = ["mahjong", "pigkill"]


def table(game: envs.Name) -> Table:
    return envs.mahjong() if game == "mahjong" else envs.pigkill()


@pytest.mark.parametrize("game", NAMES)
def test_pettingzoo_accepts_it(game: envs.Name) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Its list of environments whose observations are dictionaries is closed; agents that wait have no action; there
        # is nothing to render.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Environment has not defined a render")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(table(game), num_cycles=300)
        seed_test(lambda: table(game), num_cycles=100)


def play(env: Table, random: np.random.Generator) -> dict[str, float]:
    """Plays the game at random to its end, and gives what everybody is rewarded with."""
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        assert observation is not None
        if over:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


def test_a_winner_at_the_table_is_rewarded_and_all_pigs_of_a_side_are() -> None:
    random = np.random.default_rng(1)
    tables = envs.mahjong()
    for _ in range(20):
        tables.reset()
        assert sorted(play(tables, random).values()) in ([-1.0, -1.0, -1.0, 1.0], [0.0] * 4)
    pigs = envs.pigkill(pigs=7)
    seen = set()
    for _ in range(20):
        pigs.reset()
        rewards = play(pigs, random)
        assert set(rewards) == {f"pig_{number}" for number in range(1, 8)}
        assert set(rewards.values()) in ({1.0, -1.0}, {0.0})
        seen.add(rewards["pig_1"])
    assert {-1.0, 1.0} & seen


def test_what_is_not_allowed_changes_nothing() -> None:
    env = envs.mahjong()
    env.reset(seed=3)
    before = env.last()[0]
    assert before is not None
    for action in (int(np.flatnonzero(before["action_mask"] == 0)[0]), 46, 10_000, -1):
        with pytest.raises(ValueError):
            env.step(action)
    with pytest.raises(TypeError):
        env.step(1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed is -1"):
        env.reset(seed=-1)
    with pytest.raises(ValueError, match="the game is not over"):
        env.step(None)
    after = env.last()[0]
    assert after is not None and np.array_equal(before["observation"], after["observation"])
    with pytest.raises(ValueError, match="11 pigs; a game has 2 to 10"):
        envs.pigkill(11)
    with pytest.raises(ValueError, match="pigs is -1"):
        envs.pigkill(-1)


@pytest.mark.parametrize("game", NAMES)
def test_games_side_by_side_are_the_games_one_at_a_time(game: envs.Name) -> None:
    """Place p plays games p, p + n, …: the same observations, masks, seats and rewards as the environment's."""
    places = 3
    vector = envs.Vector(game, places, seed=11)
    alone = [table(game) for _ in range(places)]
    for place, env in enumerate(alone):
        env.reset(seed=11)
        for _ in range(place):
            env.reset()
    finished = 0
    while finished < 6:
        for place, env in enumerate(alone):
            observation = env.last()[0]
            assert observation is not None
            assert np.array_equal(vector.observations[place], observation["observation"])
            assert np.array_equal(vector.masks[place], observation["action_mask"])
            assert env.agent_selection == env.possible_agents[vector.seats[place]]
        actions = vector.random_actions()
        assert vector.masks[np.arange(places), actions].all()
        vector.step(actions)
        for place, env in enumerate(alone):
            env.step(int(actions[place]))
            assert vector.done[place] == any(env.terminations.values())
            assert vector.rewards[place].tolist() == [env.rewards[agent] for agent in env.agents]
            if vector.done[place]:
                finished += 1
                for _ in range(places):
                    env.reset()


def test_an_action_that_is_not_allowed_is_refused_with_its_place() -> None:
    vector = envs.Vector("mahjong", 5, seed=1)
    before = vector.observations.copy()
    actions = vector.random_actions()
    actions[3] = int(np.flatnonzero(~vector.masks[3])[0])
    with pytest.raises(ValueError, match=f"place 3: seat {vector.seats[3]} may not take the action {actions[3]} now"):
        vector.step(actions)
    assert np.array_equal(vector.observations, before)
    for wrong in (actions[:3], np.zeros((5, 2), dtype=np.int64), np.zeros(5)):
        with pytest.raises(ValueError, match=r"actions are integers, \(5,\); these are of"):
            vector.step(wrong)  # type: ignore[arg-type]
    vector.rewards = vector.rewards[:2]
    with pytest.raises(ValueError, match="`rewards` has 8 numbers, not 20"):
        vector.step(vector.random_actions())
    assert np.array_equal(vector.observations, before)
    with pytest.raises(ValueError, match="no game is named `chess`"):
        envs.Vector("chess", 1)  # type: ignore[arg-type]


def test_actions_are_integers_of_any_size_and_layout() -> None:
    first, second = (envs.Vector("mahjong", 5, seed=5) for _ in range(2))
    for _ in range(20):
        actions = first.random_actions()
        first.step(actions)
        second.step(np.repeat(actions.astype(np.uint8), 2)[::2])
    assert np.array_equal(first.observations, second.observations)


def test_random_play_is_the_same_again() -> None:
    first, second = (envs.Vector("mahjong", 50, seed=5) for _ in range(2))
    for _ in range(40):
        first.step(first.random_actions())
        second.step(second.random_actions())
    assert np.array_equal(first.observations, second.observations)


def test_without_pettingzoo_the_message_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; from paiju import envs; envs.Vector('mahjong', 1); envs.mahjong()"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'paiju[envs]'" in run.stderr
