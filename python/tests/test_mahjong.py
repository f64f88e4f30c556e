"""Mahjong hands from Python: arrays against a plain definition and against single hands; faults; pictures."""

from collections.abc import Iterator
from fractions import Fraction
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pytest

from paiju import mahjong

Hands = npt.NDArray[np.uint8]


def hands_of(tiles: int, count: int, seed: int, ready: bool = False) -> Hands:
    """Hands dealt from a set of 136; or complete ones less tiles, so that many are ready."""
    random = np.random.default_rng(seed)
    hands = np.zeros((count, 34), dtype=np.uint8)
    for row in hands:
        if ready:
            complete(row, tiles // 3, random)
            while row.sum() > tiles:
                row[random.choice(np.flatnonzero(row))] -= 1
        else:
            for tile in random.permutation(np.repeat(np.arange(34), 4))[:tiles]:
                row[tile] += 1
    return hands


def complete(row: npt.NDArray[np.uint8], groups: int, random: np.random.Generator) -> None:
    """Fills a row with so many groups and a pair, mostly of one suit."""
    while True:
        row[:] = 0
        row[random.integers(9)] += 2
        for _ in range(groups):
            first = random.integers(7) + 9 * (random.random() < 0.2)
            if random.random() < 0.3:
                row[first] += 3
            else:
                row[first : first + 3] += 1
        if row.max() <= 4:
            return


def splits(row: list[int], groups: int) -> bool:
    """Whether the tiles are so many groups and a pair, tried out."""

    def grouped(left: list[int]) -> bool:
        first = next((kind for kind, copies in enumerate(left) if copies), None)
        if first is None:
            return True
        for taken in options(first, left):
            after = left.copy()
            for kind in taken:
                after[kind] -= 1
            if grouped(after):
                return True
        return False

    def options(first: int, left: list[int]) -> Iterator[list[int]]:
        if left[first] >= 3:
            yield [first] * 3
        if first < 27 and first % 9 <= 6 and left[first + 1] and left[first + 2]:
            yield [first, first + 1, first + 2]

    for pair in range(34):
        if row[pair] >= 2:
            left = row.copy()
            left[pair] -= 2
            if grouped(left):
                return True
    return False


ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]


def is_complete(row: list[int]) -> bool:
    pairs = sum(row) == 14 and sorted(row)[-7:] == [2] * 7
    orphans = sum(row) == 14 and all(row[kind] for kind in ORPHANS)
    return pairs or orphans or splits(row, sum(row) // 3)


@pytest.mark.parametrize("tiles", [4, 10, 13])
def test_waits_are_the_tiles_that_complete(tiles: int) -> None:
    hands = hands_of(tiles, 150, seed=tiles, ready=True)
    masks, distances = mahjong.waits(hands), mahjong.distance(hands)
    assert masks.dtype == np.uint64 and distances.dtype == np.int8
    for hand, mask, distance in zip(hands.tolist(), masks, distances, strict=True):
        waits = []
        for kind in range(34):
            with_one = hand.copy()
            with_one[kind] += 1
            if with_one[kind] <= 4 and is_complete(with_one):
                waits.append(mahjong.TILES[kind])
        assert mahjong.mask_tiles(mask) == tuple(waits)
        assert (distance == 1) == bool(waits)


def test_a_hand_of_an_array_is_as_the_hand_alone() -> None:
    hands = np.concatenate([hands_of(13, 60, seed=1), hands_of(13, 60, seed=2, ready=True), hands_of(14, 60, seed=3)])
    distances = mahjong.distance(hands)
    allowed = mahjong.distance(hands, fifth_tile="allowed", forms="standard")
    for hand, distance, other in zip(hands, distances, allowed, strict=True):
        text = "".join(tile * int(copies) for tile, copies in zip(mahjong.TILES, hand, strict=True))
        alone = mahjong.distance(text)
        assert alone.distance == distance
        assert mahjong.distance(text, fifth_tile="allowed", forms="standard").distance == other
        if hand.sum() == 13 and distance == 1:
            assert mahjong.waits(text).tiles == mahjong.mask_tiles(mahjong.waits(hand[None, :])[0])


def test_rows_are_read_whatever_their_layout() -> None:
    hands = hands_of(13, 10_000, seed=4)
    expected = mahjong.distance(hands)
    wide = np.zeros((10_000, 40), dtype=np.uint8)
    wide[:, 3:37] = hands
    layouts = [np.asfortranarray(hands), wide[:, 3:37], hands[::-1][::-1], np.repeat(hands, 2, axis=0)[::2]]
    for hands_again in layouts:
        assert np.array_equal(mahjong.distance(hands_again), expected)
    assert np.array_equal(mahjong.distance(hands[::-1]), expected[::-1])
    hands.setflags(write=False)
    assert np.array_equal(mahjong.distance(hands), expected)
    assert mahjong.distance(np.zeros((0, 34), dtype=np.uint8)).shape == (0,)


def test_a_row_that_is_no_hand_is_named() -> None:
    hands = hands_of(13, 20_000, seed=5)
    hands[17_000, 0] = 200
    hands[9_000] = 0
    with pytest.raises(ValueError, match="^row 9000: 0 tiles: a hand has 13 or 14"):
        mahjong.distance(hands)
    hands[9_000] = hands[0]
    with pytest.raises(ValueError, match="^row 17000: 200 copies of 1m; a set has 4"):
        mahjong.waits(hands)
    with pytest.raises(ValueError, match="^row 0: 14 tiles: a hand that waits has 1, 4, 7, 10 or 13"):
        mahjong.waits(hands_of(14, 2, seed=6))
    expected = r"^hands are a NumPy array of uint8 with the shape \(n, 34\)"
    for shape in ((2, 33), (34,), (2, 2, 34), (0, 0)):
        with pytest.raises(ValueError, match=rf"{expected}; this one has the shape \[{', '.join(map(str, shape))}\]$"):
            mahjong.distance(np.zeros(shape, dtype=np.uint8))
    with pytest.raises(TypeError, match=f"{expected}; this one is of int64$"):
        mahjong.waits(np.zeros((2, 34), dtype=np.int64))
    with pytest.raises(TypeError, match=f"{expected}, not <class 'list'>$"):
        mahjong.distance(hands.tolist())
    with pytest.raises(ValueError, match="`perhaps` is no answer to `fifth-tile`"):
        mahjong.distance(hands, fifth_tile="perhaps")  # type: ignore[call-overload]


def test_a_text_is_the_row_it_is() -> None:
    for hand in hands_of(13, 20, seed=7):
        text = "".join(tile * int(copies) for tile, copies in zip(mahjong.TILES, hand, strict=True))
        assert np.array_equal(mahjong.counts(text), hand)


def test_faults_say_where_and_why() -> None:
    with pytest.raises(ValueError) as refused:
        mahjong.distance("123m45x")
    assert "^" in str(refused.value) and "hand:1:" in str(refused.value)
    with pytest.raises(ValueError, match="has drawn already"):
        mahjong.waits("123m456p789s11222z")
    with pytest.raises(ValueError, match="has not drawn"):
        mahjong.discards("123m456p789s1122z")
    with pytest.raises(ValueError, match="hand and visible hold 5 copies of 1z"):
        mahjong.distance("123m456p789s1122z", visible="111z")
    with pytest.raises(ValueError, match="either"):
        mahjong.best_hand("1m", left="2m")
    for draws in (0, -1, 124, 500):
        with pytest.raises(ValueError, match="there are 1 to 123"):
            mahjong.draws_to_win("123m456p789s1122z", draws=draws)


def test_questions_about_a_hand() -> None:
    """Answers that can be worked out in one's head."""
    waits = mahjong.waits("23m456p789s11122z", visible="1m")
    assert [(wait.tile, wait.unseen) for wait in waits.waits] == [("1m", 3), ("4m", 4)]
    assert waits.shape == "open"
    distance = mahjong.distance("23m456p789s11122z")
    assert (distance.distance, distance.shanten, distance.unseen) == (1, 0, 8)
    best = mahjong.discards("23m456p789s11122z7z").best
    assert (best.tile, best.unseen, best.accepting) == ("7z", 8, ("1m", "4m"))
    one = mahjong.draws_to_win("23m456p789s11122z", draws=1).draws[0]
    assert one.complete == Fraction(8, 123)
    assert one.contained == pytest.approx(8 / 123)
    assert mahjong.best_hand(left="1m").best is None
    orphans = mahjong.best_hand(left="119m19p19s1234567z").best
    assert orphans is not None and (orphans.form, orphans.score) == ("thirteen-orphans", 13)


def test_notebooks_get_well_formed_pictures() -> None:
    hand = "23m456p789s11122z"
    for shown in (
        mahjong.distance(hand),
        mahjong.waits(hand),
        mahjong.discards(hand + "7z"),
        mahjong.best_hand("1m"),
        mahjong.draws_to_win(hand, draws=1),
    ):
        drawn = ElementTree.fromstring(f"<div>{shown._repr_html_()}</div>")
        assert drawn.find(".//{http://www.w3.org/2000/svg}svg") is not None
