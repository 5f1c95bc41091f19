"""Many small arenas on all cores, or on a Dask cluster, and their results as one.

Each arena deals its games from seeds of its own, so that the result is the same wherever it was played.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import irrgarten

#: What maps a function over work: a pool of processes, or a cluster.
Map = Callable[[Callable[[tuple[Any, ...]], Counter[str]], list[tuple[Any, ...]]], Iterable[Counter[str]]]


def arena(work: tuple[str, list[str], list[int]]) -> Counter[str]:
    """Plays a game for each seed; how often each player came first, alone or not. Players change seats."""
    name, names, seeds = work
    firsts: Counter[str] = Counter()
    game = irrgarten.load_game(name, seats=len(names))
    for seed in seeds:
        turned = names[seed % len(names) :] + names[: seed % len(names)]
        players = [irrgarten.player(player, seed) for player in turned]
        state = game.new_initial_state(seed)
        state.draw()
        while not state.is_terminal():
            player = state.current_player()
            state.apply_action(players[player].choose(state), player)
            state.draw()
        places = state.outcome()
        assert isinstance(places, list), "a team has no arena"
        firsts.update(turned[player] for player, place in enumerate(places) if place == 1)
    return firsts


def merged(game: str, names: list[str], games: int, arenas: int, over: Map) -> Counter[str]:
    """The results of all arenas together."""
    seeds = [list(range(games))[nth::arenas] for nth in range(arenas)]
    return sum(over(arena, [(game, names, part) for part in seeds]), Counter())


def on_dask(address: str) -> Map:
    """A cluster that runs already."""
    from dask.distributed import Client

    client = Client(address)
    return lambda function, work: client.gather(client.map(function, work, pure=False))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="cards")
    parser.add_argument("--players", nargs="+", default=["greedy", "random"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--arenas", type=int, default=4)
    parser.add_argument("--dask", metavar="ADDRESS", help="a scheduler, instead of the cores of this machine")
    asked = parser.parse_args()
    if asked.dask:
        firsts = merged(asked.game, asked.players, asked.games, asked.arenas, on_dask(asked.dask))
    else:
        with ProcessPoolExecutor() as pool:
            firsts = merged(asked.game, asked.players, asked.games, asked.arenas, pool.map)
    for name, count in firsts.most_common():
        print(f"{name:<10} first in {count} of {asked.games} games")


if __name__ == "__main__":
    main()
