"""How fast games are played from Python, beside OpenSpiel and PettingZoo where these are installed.

Every figure is the best of several runs on this machine, in steps (actions of players) a second: of the clock, and of the time
that the processor spent on it in all threads together. The second says more on a machine that does other things as well.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable

import numpy as np

import irrgarten


def best(run: Callable[[float], int], seconds: float, times: int = 3) -> tuple[float, float]:
    """Steps a second in the best of some runs of about this long: by the clock, and of processor time."""
    clocked, spent = [], []
    for _ in range(times):
        start, start_of_work = time.perf_counter(), time.process_time()
        steps = run(start + seconds)
        clocked.append(steps / (time.perf_counter() - start))
        spent.append(steps / (time.process_time() - start_of_work))
    return max(clocked), max(spent)


def loop(game: irrgarten.Game) -> Callable[[float], int]:
    def run(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            state = game.new_initial_state(steps)
            state.draw()
            while not state.is_terminal():
                state.apply_action(random.choice(state.legal_actions()))
                state.draw()
                steps += 1
                if steps % 256 == 0 and time.perf_counter() > until:
                    break
        return steps

    return run


def batch(game: irrgarten.Game, games: int, how: str) -> Callable[[float], int]:
    together = irrgarten.Batch(game, games, observations=how == "observed")
    dice, rows = np.random.default_rng(1), np.arange(games)

    def run(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            if how == "wander":
                together.wander(100)
                steps += 100 * games
            elif how == "any":
                together.step(np.full(games, -1, np.int32))
                steps += games
            else:
                chosen = (dice.random(games, np.float32) * together.counts).astype(np.int64)
                together.step(together.actions[rows, chosen])
                steps += games
        return steps

    return run


def open_spiel(name: str) -> Callable[[float], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def run(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes())
                    state.apply_action(random.choices(outcomes, weights)[0])
                    continue
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
                if steps % 256 == 0 and time.perf_counter() > until:
                    break
        return steps

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long one run takes")
    parser.add_argument("--games", type=int, default=4096, help="how many games a batch has")
    parser.add_argument("--only", default="", help="only rows with this in their name")
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    rows: dict[str, Callable[[float], int]] = {}
    for slug in irrgarten.games():
        game = irrgarten.load_game(slug)
        rows[f"{slug}, one game"] = loop(game)
        rows[f"{slug}, batch, wandering inside"] = batch(game, asked.games, "wander")
        rows[f"{slug}, batch, any action"] = batch(game, asked.games, "any")
        rows[f"{slug}, batch, actions chosen outside"] = batch(game, asked.games, "chosen")
        rows[f"{slug}, batch, with observations"] = batch(game, asked.games, "observed")
    try:
        rows["pyspiel quoridor, one game"] = open_spiel("quoridor")
        rows["pyspiel breakthrough, one game"] = open_spiel("breakthrough")
    except ImportError:
        print("pyspiel is not installed: nothing to compare with")
    measured = {}
    print(f"{'':<42} {'by the clock':>14} {'of processor time':>18}")
    for name, run in rows.items():
        if asked.only not in name:
            continue
        clocked, spent = best(run, asked.seconds)
        measured[name] = spent
        print(f"{name:<42} {clocked:>14,.0f} {spent:>18,.0f}", flush=True)
    for name in measured:
        if "pyspiel" in name and "towers, one game" in measured:
            ratio = measured["towers, one game"] / measured[name]
            print(f"towers, one game, is {ratio:.2f} times as fast as {name}")


if __name__ == "__main__":
    main()
