"""Pictures for notebooks: rows of the project's drawings as SVG, tables as HTML. Knows names of tiles and cards, nothing of
games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from typing import Literal

from paiju import _paiju

Kind = Literal["tiles", "cards", "kills"]
"""Mahjong tiles, playing cards, the cards of Pig Kingdom Kill."""

_HEIGHT = 44
"""How high a picture is shown, in pixels."""

_PUBLISHED_TILES = {f"{rank}{suit.upper()}": f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)} | {
    letter: f"{rank}z" for rank, letter in enumerate("ESWNBFZ", 1)
}
"""The tiles of P7147 in the common notation."""


def split_tiles(text: str) -> list[str]:
    """The tiles of a text in the common notation: ``112m`` is ``1m 1m 2m``."""
    runs = re.findall(r"([1-9]+)([mpsz])", text)
    return [f"{rank}{suit}" for ranks, suit in runs for rank in ranks]


def tiles(text: str) -> str:
    """A hand in the common notation, a gap between its groups: ``123m 55z`` or ``55z(123m)``."""
    return _row("tiles", [split_tiles(group) for group in re.split(r"[ ()]+", text) if group], text)


def cards(names: Sequence[str], wild: str = "") -> str:
    """Playing cards: ``S5``, ``HT``, ``BJ``; those of the name ``wild`` are marked."""
    return _row("cards", [names], " ".join(names), wild)


def table(dump: str, kind: Kind) -> str:
    """A table as solvers print it: a line a seat, cells between bars. What has a picture of this kind is drawn."""
    lines = [line for line in dump.splitlines() if line.strip("- ")]
    told = [paragraph(line.removeprefix("# ")) for line in lines if line.startswith("#")]
    seats = [line.split("|") for line in lines if not line.startswith("#")]
    widest = max((len(seat) for seat in seats), default=0)
    drawn = ([escape(head), *(_cell(cell, kind) for cell in cells)] for head, *cells in seats)
    return "".join(told) + drawn_rows((), [seat + [""] * (widest - len(seat)) for seat in drawn])


def paragraph(text: str) -> str:
    """A paragraph of text."""
    return f"<p>{escape(text)}</p>"


def verbatim(text: str) -> str:
    """Text as it stands, line by line."""
    return f"<pre>{escape(text)}</pre>"


def rows(heads: Sequence[str], cells: Iterable[Sequence[str]]) -> str:
    """Rows of text under their heads."""
    return drawn_rows(heads, ([escape(cell) for cell in row] for row in cells))


def labelled(cells: Mapping[str, str]) -> str:
    """A label and what belongs to it, a row each; what belongs to it is HTML."""
    return drawn_rows((), ([escape(label), cell] for label, cell in cells.items()))


def drawn_rows(heads: Sequence[str], cells: Iterable[Sequence[str]]) -> str:
    """Rows of HTML under their heads."""
    head = "".join(f'<th style="text-align:left">{escape(name)}</th>' for name in heads)
    body = "".join(
        "<tr>" + "".join(f'<td style="text-align:left">{cell}</td>' for cell in row) + "</tr>" for row in cells
    )
    return f"<table>{f'<thead><tr>{head}</tr></thead>' if head else ''}<tbody>{body}</tbody></table>"


def _cell(text: str, kind: Kind) -> str:
    """A cell of a dump: drawn if it has nothing but what there are pictures of, in groups that begin with a word."""
    known = _PUBLISHED_TILES if kind == "tiles" else {}
    groups = [[known.get(name, name) for name in group.split()] for group in re.split(r"\b(?:PONG|CHOW)\b", text)]
    names = {name for group in groups for name in group}
    if not names or not names <= _pictures(kind).keys():
        return escape(text.strip())
    return _row(kind, [group for group in groups if group], text.strip())


@cache
def _pictures(kind: Kind) -> dict[str, tuple[int, int, str]]:
    """The pictures of a kind by their names: width, height, and the drawing."""
    return _paiju.pictures(kind)


def _row(kind: Kind, groups: Sequence[Sequence[str]], label: str, wild: str = "") -> str:
    """Pictures side by side, a gap between groups, with a label for people who do not see them."""
    pictures = _pictures(kind)
    width, height, _ = pictures["back"]  # all of a kind are equally large
    pieces, x = [], 0
    for group in groups:
        for name in group:
            drawing = pictures[name][2] + (pictures["wild"][2] if name == wild else "")
            pieces.append(f'<g transform="translate({x} 0)">{drawing}</g>')
            x += width
        x += width // 4
    x = max(x, 1)
    size = f'width="{x * _HEIGHT / height:.0f}" height="{_HEIGHT}" viewBox="0 0 {x} {height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(label)}">{"".join(pieces)}</svg>'
    )
