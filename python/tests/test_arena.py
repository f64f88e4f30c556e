"""Players against each other: what they win against the rows of a batch, faults, pictures."""

from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import numpy as np
import pytest

from paiju import arena, batch


def test_published_players_win_what_a_batch_of_the_same_deals_says(tmp_path: Path) -> None:
    """Both sides are played by one strategy: deal i is game i of the batch, and its rounds end alike."""
    deals = 3000
    standings = arena.run("P2482", ["published", "published"], games=2 * deals, seed=8)
    (player,) = standings.players
    assert (standings.deals, standings.places, player.seats) == (deals, ("main side", "rebels"), 2)
    winners = batch.run("P2482", deals, 8, out=tmp_path / "run.parquet").polars()["winner"].cast(str)
    for place, side in zip(standings.places, ("MP", "FP"), strict=True):
        won = (winners == side).fill_null(False).to_numpy().astype(float)
        assert player.at[place].mean == pytest.approx(won.mean())
        assert player.at[place].half_width == pytest.approx(1.96 * won.std(ddof=1) / np.sqrt(deals), rel=1e-3)
    assert standings.undecided.mean == pytest.approx(winners.is_null().mean())
    assert standings.differences == ()


def test_differences_are_those_of_the_wins() -> None:
    seats = ["published", "better", "published", "random"]
    standings = arena.run("P7147", seats, games=800, seed=2, threads=1)
    assert standings == arena.run("P7147", seats, games=800, seed=2)
    wins = {standing.player: standing.wins.mean for standing in standings.players}
    assert list(wins) == ["published", "better", "random"]
    assert 2 * wins["published"] + wins["better"] + wins["random"] + standings.undecided.mean == pytest.approx(1)
    pairs = [(each.player, each.than) for each in standings.differences]
    assert pairs == [("published", "better"), ("published", "random"), ("better", "random")]
    for each in standings.differences:
        assert each.by.mean == pytest.approx(wins[each.player] - wins[each.than])
        low, high = each.by.interval
        assert low < each.by.mean < high and each.by.half_width == pytest.approx((high - low) / 2)


def test_who_cannot_meet_is_told_why() -> None:
    two = ["better", "published"]
    with pytest.raises(ValueError, match="no game is named `chess`"):
        arena.run("chess", two)
    with pytest.raises(ValueError, match=r"P7147 has 4 places \(A, B, C, D\): expected so many players, not 2"):
        arena.run("P7147", two)
    with pytest.raises(ValueError, match="seats is 'better': expected a list of players, one for each place"):
        arena.run("P2482", "better")
    with pytest.raises(ValueError, match="only looked at"):
        arena.run("guandan", two)
    with pytest.raises(ValueError, match="games cannot be shared out"):
        arena.run("P2482", two, games=1001)
    with pytest.raises(ValueError, match="pigs"):
        arena.run("P2482", two, settings={"pigs": "11"})
    for threads in (0, -1, 257):
        with pytest.raises(ValueError, match=f"threads is {threads}, not a number from 1 to 256"):
            arena.run("P2482", two, threads=threads)
    with pytest.raises(ValueError, match="seed is -1"):
        arena.run("P2482", two, seed=-1)
    with pytest.raises(ValueError, match=f"the players are {', '.join(get_args(arena.Player))}$"):
        arena.run("P2482", ["better", "beter"])


def test_notebooks_get_well_formed_pictures() -> None:
    standings = arena.run("P2482", ["random", "better"], games=200)
    shown = ElementTree.fromstring(f"<div>{standings._repr_html_()}</div>")
    assert {"random", "better", "(nobody)", "random - better"} <= {cell.text for cell in shown.iter("td")}
