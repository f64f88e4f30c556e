"""Batches of games: seeded, a row a game. ``paiju batch`` writes them, and so do :func:`run` and :mod:`paiju.cluster`."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paiju import _draw, _paiju
from paiju._numbers import check_whole, how_many_threads

if TYPE_CHECKING:
    import polars


@dataclass(frozen=True)
class Run:
    """A file of games, and what is known of it."""

    path: Path
    """The file: Parquet, JSON lines or CSV."""
    manifest: dict[str, Any] = field(repr=False)
    """What determines every byte of the file (game, settings, rules, seed, number of games), its columns with their units
    and meanings, its digest."""
    summary: dict[str, Any] = field(repr=False)
    """What each column comes to: rates or means with 95% intervals, histograms."""

    def arrow(self) -> Any:  # pyarrow says nothing of its types
        """The rows as a ``pyarrow.Table``: one a game, the columns of the manifest (``pip install 'paiju[data]'``).

        Raises :class:`ImportError` without pyarrow.
        """
        form = self.manifest["run"]["format"]
        module, reader = {
            "parquet": ("pyarrow.parquet", "read_table"),
            "jsonl": ("pyarrow.json", "read_json"),
            "csv": ("pyarrow.csv", "read_csv"),
        }[form]
        try:
            return getattr(import_module(module), reader)(self.path)
        except ImportError as missing:
            raise ImportError("tables need pyarrow: pip install 'paiju[data]'") from missing

    def polars(self) -> polars.DataFrame:
        """The rows as a polars data frame (``pip install 'paiju[data]'``).

        Raises :class:`ImportError` without polars and pyarrow.
        """
        try:
            import polars
        except ImportError as missing:
            raise ImportError("data frames need polars: pip install 'paiju[data]'") from missing
        frame = polars.from_arrow(self.arrow())
        assert isinstance(frame, polars.DataFrame)
        return frame

    def _repr_html_(self) -> str:
        run = self.manifest["run"]
        cells = []
        for column in self.summary["columns"]:
            if rates := column.get("rates"):
                told = ", ".join(f"{rate['name'] or 'none'} {rate['share']:.3%}" for rate in rates)
            else:
                told = f"{column['numbers']['mean']:.4f} ± {column['numbers']['half_width']:.4f} {column['unit']}"
            cells.append((column["name"], told, column["doc"]))
        head = f"{run['game']}: {self.manifest['rows']:,} games, seed {run['seed']}"
        return _draw.paragraph(head) + _draw.rows(("column", "what it comes to", "meaning"), cells)


def read(path: str | os.PathLike[str]) -> Run:
    """A batch by its file or the manifest beside it.

    Raises :class:`ValueError` if there is none, or it cannot be read.
    """
    path = Path(path)
    told = json.loads(_paiju.read_batch(path))
    file = path.with_name(path.name.removesuffix(".manifest.json"))
    return Run(file, told["manifest"], told["summary"])


def run(
    game: str,
    games: int,
    seed: int,
    *,
    out: str | os.PathLike[str],
    settings: Mapping[str, str] | None = None,
    rules: Mapping[str, str] | None = None,
    threads: int | None = None,
) -> Run:
    """Plays games ``0`` to ``games - 1`` of a seed into a file, one row each, on all cores of this machine.

    ``game`` is ``"P7147"``, ``"P2482"`` or ``"guandan"``; ``paiju batch GAME --set list`` on the command line lists the
    settings of each. There are 1 to 2^63 - 1 ``games``. The ending of ``out`` says what is written: ``.parquet``, ``.jsonl``
    or ``.csv``. The same arguments make the same bytes, on any number of threads: ``threads`` is 1 to 256, without it all
    cores play. Interrupted, it leaves a file that ``paiju batch --resume`` on the command line goes on with.

    Raises :class:`ValueError` if a name is unknown, a number out of range, or the file is there already or cannot be
    written.
    """
    play_shard(game, games, seed, (1, 1), out, settings, rules, how_many_threads(threads))
    return read(out)


def play_shard(
    game: str,
    games: int,
    seed: int,
    shard: tuple[int, int],
    out: str | os.PathLike[str],
    settings: Mapping[str, str] | None,
    rules: Mapping[str, str] | None,
    threads: int,
) -> None:
    """Plays part ``shard[0]``, from 1, of ``shard[1]`` parts of a run into a file."""
    check_whole(games=games, seed=seed)
    named, readings = list((settings or {}).items()), list((rules or {}).items())
    _paiju.play_shard(game, named, readings, seed, games, shard, Path(out), threads)
