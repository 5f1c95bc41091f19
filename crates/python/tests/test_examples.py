"""Examples and notebooks run."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NOTEBOOKS = sorted((HERE / "../notebooks").glob("*.ipynb"))
sys.path.insert(0, str(HERE / "../examples"))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_its_first_cell_to_its_last(notebook: Path) -> None:
    pytest.importorskip("matplotlib").use("agg")
    cells = json.loads(notebook.read_text())["cells"]
    names: dict[str, object] = {"STEPS": 1500}
    for cell in cells:
        assert not cell.get("outputs"), "outputs are not part of a notebook"
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), notebook.name, "exec"), names)
    assert len(cells) >= 5


def test_arenas_are_merged_whoever_plays_them() -> None:
    from concurrent.futures import ThreadPoolExecutor

    from many_arenas import merged

    with ThreadPoolExecutor(2) as pool:
        one = merged("cards", ["greedy", "random"], 8, 4, pool.map)
    same = merged("cards", ["greedy", "random"], 8, 1, map)
    assert one == same and one["greedy"] > one["random"]
