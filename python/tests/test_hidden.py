"""What a seat cannot see is in none of its arrays: whatever the others hold, it sees the same."""

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from paiju import envs
from paiju.envs.aec import Table

Numbers = npt.NDArray[np.uint16]

# Where it stands that a pig may play, all that it is asked, and the tile on offer at the mahjong table.
TO_PLAY, ASKED, OFFERED = 11, slice(11, 40), slice(74, 108)


def public(game: envs.Name, seat: int, seats: int, numbers: Numbers) -> Numbers:
    """All but what the seat alone may know, with the seats in the same order for everybody: observations begin with their
    own. Alone it knows the tiles that it holds and has drawn; its cards, its role, and what it is asked."""
    if game == "mahjong":
        offered, offerer, table, players = np.split(numbers, [108, 112, 114])
        return np.concatenate(
            [offered[74:], np.roll(offerer, seat), table, np.roll(players.reshape(4, 107), seat, axis=0).ravel()]
        )
    turn, table, pigs = numbers[40:50], numbers[50:56], numbers[56:].reshape(10, 9)
    assert not turn[seats:].any() and not pigs[seats:].any()
    return np.concatenate([np.roll(turn[:seats], seat), table, np.roll(pigs[:seats], seat, axis=0).ravel()])


def positions(env: Table, games: int) -> Iterator[tuple[int, list[Numbers]]]:
    """Who decides, and what every seat sees, at every decision of some games played at random."""
    random = np.random.default_rng(5)
    for game in range(games):
        env.reset(seed=13 if game == 0 else None)
        for agent in env.agent_iter():
            if env.terminations[agent]:
                env.step(None)
                continue
            yield env.agents.index(agent), [env.observe(each)["observation"] for each in env.agents]
            env.step(int(random.choice(np.flatnonzero(env.observe(agent)["action_mask"]))))


@pytest.mark.parametrize("game", ["mahjong", "pigkill"])
def test_nobody_sees_more_than_everybody_but_the_own_hand(game: envs.Name) -> None:
    """Beside what it holds, every seat sees the same: so nothing of what another holds."""
    env = envs.mahjong() if game == "mahjong" else envs.pigkill()
    for decides, seen in positions(env, games=4):
        looks = [public(game, seat, len(seen), numbers).tobytes() for seat, numbers in enumerate(seen)]
        if game == "pigkill" and not seen[decides][TO_PLAY]:
            # A card is being resolved: those who are not asked see the table before it.
            del looks[decides]
        assert len(set(looks)) == 1


def test_tiles_are_in_one_hand_alone() -> None:
    """Together the seats hold, have exposed and have discarded at most four of a kind: each is shown its own tiles."""
    for _, seen in positions(envs.mahjong(), games=3):
        hands, players = [numbers[:37] for numbers in seen], seen[0][114:].reshape(4, 107)
        assert [hand.sum() for hand in hands] == players[:, 0].tolist()
        assert (np.sum(hands, axis=0) + players[:, 70:].sum(axis=0) + exposed(players)).max() <= 4


def exposed(players: Numbers) -> Numbers:
    """How many tiles of each kind are in exposed groups."""
    pungs, chows = players[:, 2:36].sum(axis=0), players[:, 36:70].sum(axis=0)
    tiles = 3 * pungs + chows + np.roll(chows, 1) + np.roll(chows, 2)
    return np.concatenate([tiles, np.zeros(3, dtype=tiles.dtype)])


@pytest.mark.parametrize("game", ["mahjong", "pigkill"])
def test_what_all_see_follows_from_what_all_have_done(game: envs.Name) -> None:
    """Thousands of games with other hands, walls, roles and decks: those in which the same was done look the same."""
    games = envs.Vector(game, 4000, seed=3)
    players = games.rewards.shape[1]
    done = {place: "" for place in range(4000)}
    alike = []
    for _ in range(6):
        looks: dict[tuple[str, bytes], set[bytes]] = defaultdict(set)
        for place, told in done.items():
            seat, numbers = int(games.seats[place]), games.observations[place]
            key = f"{told}, {seat} is asked", happens(game, players, seat, numbers)
            looks[key].add(public(game, seat, players, numbers).tobytes())
        assert all(len(each) == 1 for each in looks.values())
        alike.append(len(done) - len(looks))
        # The lowest action that is allowed, so that many games begin alike.
        actions = games.masks.argmax(axis=1)
        done = {place: f"{told}, {games.seats[place]} does {actions[place]}" for place, told in done.items()}
        games.step(actions)
        done = {place: told for place, told in done.items() if not games.done[place]}
    assert alike[0] == 3999 and min(alike) > 200, alike


def happens(game: envs.Name, players: int, seat: int, numbers: Numbers) -> bytes:
    """What happens without anybody deciding, for all to see: what is asked next; who is hurt, dies, draws, loses cards."""
    if game == "mahjong":
        return numbers[OFFERED].any().tobytes()
    pigs = np.roll(numbers[56:].reshape(10, 9)[:players], seat, axis=0)
    return pigs[:, [0, 1, 7]].tobytes() + numbers[ASKED].tobytes()
