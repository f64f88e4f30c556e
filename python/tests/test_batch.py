"""Batches of games: the same bytes from one machine, from shards and from a cluster; tables of them."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import paiju
from paiju import batch, cluster

GAMES, SEED = 6000, 42


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> paiju.Run:
    return batch.run("P2482", GAMES, SEED, out=tmp_path_factory.mktemp("whole") / "run.parquet")


def test_a_run_is_a_table(whole: paiju.Run) -> None:
    table, frame = whole.arrow(), whole.polars()
    columns = [column["name"] for column in whole.manifest["run"]["columns"]]
    assert table.column_names == columns == frame.columns
    assert table.num_rows == frame.height == GAMES
    assert frame["game"].to_list() == list(range(GAMES))
    winners = next(column for column in whole.summary["columns"] if column["name"] == "winner")["rates"]
    for rate in winners:
        counted = frame.filter(frame["winner"].cast(str).eq_missing(rate["name"])).height
        assert counted == rate["count"]
    ElementTree.fromstring(f"<div>{whole._repr_html_()}</div>")


def test_a_run_is_read_by_its_file_or_its_manifest(whole: paiju.Run) -> None:
    beside = whole.path.with_name(whole.path.name + ".manifest.json")
    assert paiju.read(beside).path == paiju.read(str(whole.path)).path == whole.path


@pytest.mark.parametrize("ending", ["jsonl", "csv"])
def test_every_format_holds_the_same_rows(whole: paiju.Run, tmp_path: Path, ending: str) -> None:
    other = batch.run("P2482", GAMES, SEED, out=tmp_path / f"run.{ending}", threads=1)
    for name in ("game", "turns", "hp_1"):
        assert other.polars()[name].to_list() == whole.polars()[name].to_list()


def test_the_rows_are_the_games_that_the_environments_deal(whole: paiju.Run) -> None:
    """The hidden roles are dealt by (seed, game): what an environment shows of the own role is that of the row."""
    env = paiju.envs.pigkill(pigs=5)
    frame = whole.polars()
    for game in range(20):
        env.reset(seed=SEED) if game == 0 else env.reset()
        for pig in range(5):
            roles = env.observe(f"pig_{pig + 1}")["observation"][8:11].tolist()
            assert str(frame[f"role_{pig + 1}"][game]) == ["MP", "ZP", "FP"][roles.index(1)]


def test_faults_are_told(whole: paiju.Run, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no game is named `chess`; there are P7147"):
        batch.run("chess", 1, 1, out=tmp_path / "run.parquet")
    with pytest.raises(ValueError, match="pigs"):
        batch.run("P2482", 10, 1, out=tmp_path / "run.parquet", settings={"pigs": "11"})
    with pytest.raises(ValueError, match="ron-order"):
        batch.run("P7147", 10, 1, out=tmp_path / "run.parquet", rules={"ron-order": "x"})
    with pytest.raises(ValueError):
        batch.run("P2482", 10, 1, out=whole.path)
    with pytest.raises(ValueError, match="games is -1"):
        batch.run("P2482", -1, 1, out=tmp_path / "run.parquet")
    with pytest.raises(ValueError, match="-2 shards; there is one at least"):
        cluster.run("P2482", 10, 1, out=tmp_path / "run.parquet", shards=-2)
    with pytest.raises(ValueError):
        paiju.read(tmp_path / "nothing.parquet")
    assert list(tmp_path.iterdir()) == []


def test_without_ray_the_message_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['ray'] = None; from paiju import cluster; cluster.run('P2482', 9, 1, out='run.csv')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert "pip install 'paiju[ray]'" in run.stderr


def start_node(nodes: Any, **arguments: Any) -> Any:
    """A node of one core. Ray gives a node half a minute to start, which a busy machine may need more than once."""
    for attempt in range(4):
        try:
            return nodes.add_node(num_cpus=1, object_store_memory=80 * 2**20, **arguments)
        except Exception as slow:
            if attempt == 3 or "timed out during startup" not in str(slow):
                raise
    raise AssertionError


def test_a_cluster_writes_the_same_bytes_though_a_node_is_killed(whole: paiju.Run, tmp_path: Path) -> None:
    """Three nodes; one is killed when some shards are done and others are under way on it."""
    ray: Any = pytest.importorskip("ray")
    nodes: Any = import_module("ray.cluster_utils").Cluster()
    try:
        start_node(nodes, include_dashboard=False)
        doomed, _ = (start_node(nodes) for _ in range(2))
        nodes.wait_for_nodes()
        ray.init(address=nodes.address, log_to_driver=False)
        told = []

        def kill_a_node(done: int, shards: int) -> None:
            told.append((done, shards))
            if done == 5:
                nodes.remove_node(doomed, allow_graceful=False)

        run = cluster.run("P2482", GAMES, SEED, out=tmp_path / "run.parquet", shards=18, progress=kill_a_node)
        assert told == [(done, 18) for done in range(19)]
        assert run.path.read_bytes() == whole.path.read_bytes()
        assert run.manifest == whole.manifest
        assert sorted(path.name for path in tmp_path.iterdir()) == ["run.parquet", "run.parquet.manifest.json"]
        with pytest.raises(ValueError, match="pigs"):
            cluster.run("P2482", 10, 1, out=tmp_path / "bad.parquet", settings={"pigs": "11"})
    finally:
        ray.shutdown()
        nodes.shutdown()
