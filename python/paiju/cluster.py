"""Batches of games on a Ray cluster: shards as tasks, merged to the same bytes that one machine writes.

A shard is a function of the run and its number. So a worker or a node that is lost costs the time of its shards alone: Ray
plays them again somewhere else, and nothing is doubled or missing. The merge checks that.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from paiju import _paiju
from paiju._numbers import check_whole
from paiju.batch import Run, play_shard, read

Progress = Callable[[int, int], None]
"""Is told how many shards, of how many, are done."""


def run(
    game: str,
    games: int,
    seed: int,
    *,
    out: str | os.PathLike[str],
    settings: Mapping[str, str] | None = None,
    rules: Mapping[str, str] | None = None,
    shards: int | None = None,
    progress: Progress | None = None,
) -> Run:
    """Plays games ``0`` to ``games - 1`` of a seed on a Ray cluster into a file; as :func:`paiju.batch.run` does on one
    machine, to the same bytes.

    Connects to the cluster that ``ray.init`` connects to, unless that has been done already; the nodes need paiju
    installed. A shard is played by one core; there are four for each core of the cluster unless ``shards``, at least 1, says
    how many. ``progress`` is told of every shard that is done; without it a terminal shows them.

    Raises :class:`ValueError` as :func:`paiju.batch.run` does, :class:`ImportError` if Ray is not installed.
    """
    check_whole(games=games, seed=seed)
    if shards is not None and shards < 1:
        raise ValueError(f"{shards} shards; there is one at least")
    try:
        ray: Any = import_module("ray")
    except ImportError as missing:
        raise ImportError("clusters need Ray: pip install 'paiju[ray]'") from missing
    out = Path(out)
    if out.exists():
        raise ValueError(f"{out} is there already")
    if not ray.is_initialized():
        ray.init()
    parts = shards or 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    # Lost workers and nodes are no fault of the shard: it is played again as often as it takes.
    task = ray.remote(num_cpus=1, max_retries=-1)(_play)
    waiting = {
        task.remote(game, games, seed, (part, parts), out.suffix, settings, rules): part for part in range(1, parts + 1)
    }
    told = progress or _show
    with tempfile.TemporaryDirectory(prefix="paiju-", dir=out.parent) as folder:
        told(0, parts)
        while waiting:
            (ready, *_), _ = ray.wait(list(waiting))
            try:
                files: dict[str, bytes] = ray.get(ready)
            except ray.exceptions.RayTaskError as failed:
                for other in waiting:
                    ray.cancel(other)
                raise failed.as_instanceof_cause() from None
            part = waiting.pop(ready)
            for ending, contents in files.items():
                Path(folder, f"{part}{ending}").write_bytes(contents)
            told(parts - len(waiting), parts)
        paths = [Path(folder, f"{part}{out.suffix}") for part in range(1, parts + 1)]
        _paiju.merge_shards(out, paths)
    return read(out)


def _play(
    game: str,
    games: int,
    seed: int,
    shard: tuple[int, int],
    ending: str,
    settings: Mapping[str, str] | None,
    rules: Mapping[str, str] | None,
) -> dict[str, bytes]:
    """Plays a shard, on the node where the task runs; the answer is its file and manifest by their endings."""
    folder = Path(tempfile.mkdtemp(prefix="paiju-"))
    try:
        path = folder / f"shard{ending}"
        play_shard(game, games, seed, shard, path, settings, rules, threads=1)
        endings = (ending, f"{ending}.manifest.json")
        return {each: (folder / f"shard{each}").read_bytes() for each in endings}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _show(done: int, shards: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {shards} shards", end="\n" if done == shards else "", file=sys.stderr, flush=True)
