"""Pictures for notebooks: tiles and cards as SVG, tables as HTML. Knows names of tiles and cards, nothing of games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape

_WIDTH, _HEIGHT, _GAP = 28, 38, 3
_INK, _RED, _GREEN, _BLUE = "#222", "#b3261e", "#1b6e3c", "#1f4e8c"

_SUITS = {"m": ("萬", _RED), "p": ("筒", _BLUE), "s": ("索", _GREEN)}
_HONOURS = ("東", "南", "西", "北", "白", "發", "中")
_HONOUR_COLOURS = (_INK, _INK, _INK, _INK, _BLUE, _GREEN, _RED)
_PUBLISHED_HONOURS = {letter: f"{rank}z" for rank, letter in enumerate("ESWNBFZ", 1)}
_SPECIAL = ("PASS", "REVERSE", "DOUBLE")
_KILL_CARDS = {"P": "桃", "K": "杀", "D": "闪", "F": "决", "N": "南", "W": "万", "J": "无", "Z": "弩"}
_CARD_SUITS = {"S": ("♠", _INK), "H": ("♥", _RED), "C": ("♣", _INK), "D": ("♦", _RED)}


def split_tiles(text: str) -> list[str]:
    """The tiles of a text in the common notation: ``112m`` is ``1m 1m 2m``."""
    runs = re.findall(r"([1-9]+)([mpsz])", text)
    return [f"{rank}{suit}" for ranks, suit in runs for rank in ranks]


def tiles(text: str) -> str:
    """A hand in the common notation, a gap between its groups: ``123m 55z`` or ``55z(123m)``."""
    return _row([[_tile(tile) for tile in split_tiles(group)] for group in re.split(r"[ ()]+", text) if group], text)


def cards(names: Sequence[str], wild: str = "") -> str:
    """Playing cards: ``S5``, ``HT``, ``BJ``; those of the name ``wild`` are marked."""
    return _row([[_card(name, name == wild) for name in names]], " ".join(names))


def table(dump: str, face: Callable[[str], str | None]) -> str:
    """A table as solvers print it: a line a seat, cells between bars. ``face`` draws what it knows by name."""
    lines = [line for line in dump.splitlines() if line.strip("- ")]
    told = [paragraph(line.removeprefix("# ")) for line in lines if "|" not in line and line.startswith("#")]
    seats = [line.split("|") for line in lines if "|" in line]
    widest = max((len(seat) for seat in seats), default=0)
    drawn = ([escape(head), *(_cell(cell, face) for cell in cells)] for head, *cells in seats)
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


def _cell(text: str, face: Callable[[str], str | None]) -> str:
    """A cell of a dump: drawn if it has nothing but what ``face`` knows, in groups that begin with a word."""
    groups = [group.split() for group in re.split(r"\b(?:PONG|CHOW)\b", text) if group.split()]
    faces = [[face(name) for name in group] for group in groups]
    if not groups or any(each is None for group in faces for each in group):
        return escape(text.strip())
    return _row([[each for each in group if each] for group in faces], text.strip())


def published_tile(name: str) -> str | None:
    """The face of a tile of P7147: ``3M``, ``E``, ``PASS``; ``None`` for any other name."""
    if name in _SPECIAL:
        return _tile(name)
    if re.fullmatch(r"[1-9][MPS]", name):
        return _tile(name.lower())
    return _tile(_PUBLISHED_HONOURS[name]) if name in _PUBLISHED_HONOURS else None


def kill_card(name: str) -> str | None:
    """The face of a card of Pig Kingdom Kill by its letter; ``None`` for any other name."""
    if name not in _KILL_CARDS:
        return None
    return _face(_sign(name, 18, 16, _INK) + _sign(_KILL_CARDS[name], 33, 12, _RED))


def _tile(name: str) -> str:
    if name in _SPECIAL:
        return _face(_sign(name[0] + name[1:].lower(), 21, 7, _INK))
    rank, suit = int(name[0]), name[1]
    if suit == "z":
        return _face(_sign(_HONOURS[rank - 1], 26, 20, _HONOUR_COLOURS[rank - 1]))
    sign, colour = _SUITS[suit]
    return _face(_sign(str(rank), 18, 16, colour) + _sign(sign, 33, 12, colour))


def _card(name: str, wild: bool) -> str:
    if name in ("BJ", "RJ"):
        colour = _RED if name == "RJ" else _INK
        return _face(_sign("★", 18, 16, colour) + _sign("王", 33, 12, colour))
    sign, colour = _CARD_SUITS[name[0]]
    rank = "10" if name[1] == "T" else name[1]
    return _face(_sign(rank, 18, 16, colour) + _sign(sign, 33, 14, colour), "#e0a100" if wild else "#999")


def _face(signs: str, edge: str = "#999") -> str:
    width = 1 if edge == "#999" else 2.5
    size = f'width="{_WIDTH - 2}" height="{_HEIGHT - 2}"'
    return f'<rect x="1" y="1" {size} rx="4" fill="#fdfaf2" stroke="{edge}" stroke-width="{width}"/>{signs}'


def _sign(text: str, y: int, size: int, colour: str) -> str:
    place = f'x="{_WIDTH // 2}" y="{y}" font-size="{size}" fill="{colour}"'
    return f'<text {place} text-anchor="middle" font-family="serif">{escape(text)}</text>'


def _row(groups: Sequence[Sequence[str]], name: str) -> str:
    """Faces side by side, a gap between groups, with a name for people who do not see them."""
    pieces, x = [], 0
    for group in groups:
        for face in group:
            pieces.append(f'<g transform="translate({x} 0)">{face}</g>')
            x += _WIDTH
        x += 2 * _GAP
    size = f'width="{max(x, 1)}" height="{_HEIGHT}" viewBox="0 0 {max(x, 1)} {_HEIGHT}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(name)}">{"".join(pieces)}</svg>'
    )
