"""What the stubs and the documents say is so."""

from __future__ import annotations

import ast
import doctest
from pathlib import Path

import irrgarten
from irrgarten import _native

DOCUMENT = Path(__file__).parent / "../../../docs/python.md"
STUB = Path(irrgarten.__file__).with_name("_native.pyi")


def named(body: list[ast.stmt]) -> set[str]:
    kinds = (ast.FunctionDef, ast.ClassDef)
    return {node.name for node in body if isinstance(node, kinds)}


def public(thing: object) -> set[str]:
    return {name for name in vars(thing) if not name.startswith("_") or name == "_repr_svg_"}


def test_the_stubs_name_what_there_is() -> None:
    stub = ast.parse(STUB.read_text())
    assert named(stub.body) == public(_native) == set(irrgarten.__all__)
    for node in stub.body:
        if isinstance(node, ast.ClassDef) and not issubclass(getattr(_native, node.name), Exception):
            listed = {name for name in named(node.body) if not name.startswith("__")}
            assert listed == public(getattr(_native, node.name)), node.name


def test_everything_has_a_docstring() -> None:
    for name in irrgarten.__all__:
        thing = getattr(irrgarten, name)
        assert thing.__doc__, name
        if isinstance(thing, type):
            for part in public(thing) - {"_repr_svg_"}:
                assert getattr(thing, part).__doc__, f"{name}.{part}"


def test_the_document_counts_indexes_and_features() -> None:
    def row(slug: str) -> str:
        game = irrgarten.load_game(slug)
        sizes = []
        for seats in range(1, 7):
            try:
                sizes.append(f"{seats}: {irrgarten.load_game(slug, seats=seats).observation_tensor_size()}")
            except irrgarten.Error as error:
                assert error.code == "bad_seats"
        return f"| `{slug}` | {game.numbering} | {game.num_distinct_actions()} | {', '.join(sizes)} |"

    lines = DOCUMENT.read_text().splitlines()
    assert [line for line in lines if line in map(row, irrgarten.games())] == list(map(row, irrgarten.games()))


def test_examples_in_docstrings_run() -> None:
    assert doctest.testmod(irrgarten).failed == 0


def test_examples_in_the_document_run() -> None:
    blocks = DOCUMENT.read_text().split("```python\n")[1:]
    assert len(blocks) >= 4
    for block in blocks:
        exec(compile(block.split("```")[0], "docs/python.md", "exec"), {})
