"""Guandan from Python: bombs of one hand and of arrays, sampled and exact expectations."""

from itertools import combinations
from math import comb
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pytest

from paiju import guandan


def dealt(count: int, seed: int) -> npt.NDArray[np.uint8]:
    """Hands of 27 out of 108 cards."""
    random = np.random.default_rng(seed)
    hands = np.zeros((count, 54), dtype=np.uint8)
    for row in hands:
        for card in random.permutation(np.repeat(np.arange(54), 2))[:27]:
            row[card] += 1
    return hands


def text_of(row: npt.NDArray[np.uint8]) -> str:
    return " ".join(card for card, copies in zip(guandan.CARDS, row, strict=True) for _ in range(copies))


def test_a_hand_of_an_array_is_as_the_hand_alone() -> None:
    hands = dealt(200, seed=1)
    for level in ("2", "9", "A"):
        bombs = guandan.max_bombs(hands, level)
        assert bombs.dtype == np.int8
        assert [len(guandan.max_bombs(text_of(row), level).bombs) for row in hands] == bombs.tolist()
    assert np.array_equal(guandan.max_bombs(np.asfortranarray(hands), "A"), bombs)


def test_an_arrangement_is_made_of_the_hand() -> None:
    for row in dealt(50, seed=2):
        arrangement = guandan.max_bombs(text_of(row), "7")
        laid_out = sorted([card for bomb in arrangement.bombs for card in bomb.cards] + list(arrangement.rest))
        assert laid_out == sorted(arrangement.cards) == sorted(text_of(row).split())


def test_without_runs_and_wild_cards_bombs_are_counted_by_rank() -> None:
    """A spade alone never makes a run: four to seven of a rank are a bomb, eight are two, four jokers one."""
    random = np.random.default_rng(3)
    ranks = "2468TQ"
    for _ in range(50):
        copies = {rank: int(random.integers(9)) for rank in ranks}
        cards = [card for rank in ranks for card in [suit + rank for suit in "SHCD" for _ in range(2)][: copies[rank]]]
        jokers = random.random() < 0.5
        hand = " ".join(cards + ["BJ", "BJ", "RJ", "RJ"] * jokers)
        expected = sum(number // 4 for number in copies.values()) + jokers
        assert len(guandan.max_bombs(hand, "3").bombs) == expected
    assert not any(b == a + 1 for a, b in combinations([2, 4, 6, 8, 10, 12], 2))


def test_rows_and_texts_with_faults_are_refused() -> None:
    hands = dealt(5000, seed=4)
    hands[4321, 53] = 3
    with pytest.raises(ValueError, match="^row 4321: a third `RJ`: the deck has two of each card"):
        guandan.max_bombs(hands, "2")
    with pytest.raises(ValueError, match=r"with the shape \(n, 54\); this one has the shape \[5000, 53\]$"):
        guandan.max_bombs(hands[:, :53], "2")
    with pytest.raises(ValueError, match="H1"):
        guandan.max_bombs("H1 H2", "2")
    for call in (guandan.expectation, guandan.distributions, lambda level: guandan.max_bombs("H2", level)):
        with pytest.raises(ValueError, match="1"):
            call("1")
    with pytest.raises(ValueError, match="seed is -1"):
        guandan.expectation("2", seed=-1)
    with pytest.raises(ValueError, match="two or more deals"):
        guandan.sample("2", deals=1)


def test_all_hands_were_counted() -> None:
    for distribution in guandan.distributions("7"):
        assert distribution.hands == comb(distribution.deck, 27)
        assert sum(distribution.probabilities) == 1


def test_a_sample_agrees_with_the_counted_hands() -> None:
    """The sharper method and the plain one estimate the same numbers; hands without wild cards have the exact one."""
    plain = guandan.sample("7", deals=200_000, seed=3)
    sharp = guandan.expectation("7", hands=50_000, seed=4)
    assert abs(plain.bombs.mean - sharp.bombs.mean) < 3 * (plain.bombs.half_width + sharp.bombs.half_width)
    assert sharp.bombs.half_width < plain.bombs.half_width
    assert sum(plain.histogram) == plain.deals
    for count, share in zip(plain.histogram, sharp.shares, strict=True):
        assert abs(count / plain.deals - share.mean) < 0.005
    hands = dealt(6000, seed=5)
    none_held = hands[hands[:, guandan.CARDS.index("H7")] == 0]
    exact = next(each for each in guandan.distributions("7") if each.name == "no-wild-card-held")
    assert abs(guandan.max_bombs(none_held, "7").mean() - float(exact.mean)) < 5 * 0.95 / len(none_held) ** 0.5


def test_parts_of_the_deals_add_up() -> None:
    whole = guandan.sample("5", deals=30_000, seed=9)
    parts = [guandan.sample("5", deals=10_000, seed=9, first=first) for first in (20_000, 0, 10_000)]
    assert tuple(map(sum, zip(*(part.histogram for part in parts), strict=True))) == whole.histogram


def test_notebooks_get_well_formed_pictures() -> None:
    arrangement = guandan.max_bombs("S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ", "9")
    drawn = ElementTree.fromstring(f"<div>{arrangement._repr_html_()}</div>")
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}svg")) == 3
