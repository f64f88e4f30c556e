"""The package itself: its types, its examples, its tutorial."""

import doctest
import io
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from types import ModuleType

import pytest

import paiju
from paiju import arena, contest, guandan, mahjong
from paiju.envs import vector


@pytest.mark.parametrize("module", [arena, contest, guandan, mahjong, vector], ids=lambda module: module.__name__)
def test_the_examples_of_the_docstrings_run(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0 and result.failed == 0


def mypy(*arguments: str) -> None:
    run = subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_types_are_strict(root: Path) -> None:
    mypy("mypy", "--strict", "-p", "paiju")
    mypy("mypy", "--strict", *map(str, sorted((root / "python/tests").glob("*.py"))))


def test_the_stubs_say_what_is_compiled() -> None:
    mypy("mypy.stubtest", "paiju._paiju")


def test_everything_public_has_words() -> None:
    for name in paiju.__all__:
        assert getattr(paiju, name).__doc__, name


def test_the_tutorial_runs_as_written(root: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its Python blocks run in order; a text block after one is what that one prints."""
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    page = (root / "docs/python.md").read_text()
    (tmp_path / "examples").symlink_to(root / "examples")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    blocks = re.findall(r"^```(\w+)\n(.*?)^```", page, flags=re.DOTALL | re.MULTILINE)
    printed = ""
    for language, text in blocks:
        if language == "python":
            out = io.StringIO()
            with redirect_stdout(out):
                exec(compile(text, "docs/python.md", "exec"), names)
            printed = out.getvalue()
        elif language == "text":
            assert printed == text
    assert list(tmp_path.glob("*.png")), "it ends in a plot"
