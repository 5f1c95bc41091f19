"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

import irrgarten

GAMES = 37


def batch(game: irrgarten.Game, **keywords: object) -> irrgarten.Batch:
    return irrgarten.Batch(game, GAMES, seed=1, masks=True, points=True, **keywords)  # type: ignore[arg-type]


def picked(games: irrgarten.Batch, dice: np.random.Generator) -> np.ndarray:
    return games.actions[np.arange(len(games)), dice.integers(0, games.counts)]


def test_arrays_are_written_in_place_and_agree(game: irrgarten.Game) -> None:
    games = batch(game)
    dice = np.random.default_rng(1)
    arrays = (games.seats, games.rewards, games.ended, games.counts, games.observations, games.masks, games.points)
    for _ in range(50):
        games.step(picked(games, dice))
        listed = np.arange(games.actions.shape[1]) < games.counts[:, None]
        assert (games.actions[listed] >= 0).all() and (games.actions[~listed] == -1).all()
        assert (games.masks.sum(axis=1) == games.counts).all() and games.counts.min() > 0
        assert np.take_along_axis(games.masks, np.where(listed, games.actions, games.actions[:, :1]), axis=1).all()
        assert games.seats.min() >= 0 and games.seats.max() < game.num_players()
        assert not games.rewards[~games.ended].any()
    now = (games.seats, games.rewards, games.ended, games.counts, games.observations, games.masks, games.points)
    assert all(one is other for one, other in zip(arrays, now))
    assert games.observations.shape == (GAMES, game.observation_tensor_size())
    assert games.observations.any() and games.observations.max() <= 1.0


def test_games_end_and_begin_anew() -> None:
    games = batch(irrgarten.load_game("cards(seats=2)"))
    ends, worth = 0, np.zeros(2)
    for _ in range(200):
        games.step(np.full(GAMES, -1))
        ends += int(games.ended.sum())
        worth += np.abs(games.rewards).sum(axis=0)
    assert ends >= GAMES and worth.min() > 0
    assert np.abs(games.rewards.sum(axis=1)).max() < 1e-6


def test_the_same_seed_gives_the_same_games_in_any_number_of_runs(game: irrgarten.Game) -> None:
    def played(seed: int) -> tuple[np.ndarray, np.ndarray]:
        games = irrgarten.Batch(game, 9, seed=seed, threads=3)
        games.wander(40)
        return games.observations.copy(), games.counts.copy()

    one, same, other = played(1), played(1), played(2)
    assert np.array_equal(one[0], same[0]) and np.array_equal(one[1], same[1])
    assert not np.array_equal(one[0], other[0])


def test_what_is_not_allowed_stops_all() -> None:
    games = batch(irrgarten.load_game("towers"), threads=4)
    assert games.threads == 4 and len(games) == GAMES
    before = games.observations.copy()
    chosen = games.actions[:, 0].copy()
    chosen[20] = games.game.num_distinct_actions() - 1
    with pytest.raises(irrgarten.Error, match="in game 20"):
        games.step(chosen)
    with pytest.raises(irrgarten.Error, match="36 actions for 37 games"):
        games.step(chosen[1:])
    for wrong in (0, 2**40):
        with pytest.raises(irrgarten.Error):
            irrgarten.Batch(games.game, wrong)
    assert np.array_equal(games.observations, before)
    games.step(games.actions[:, 0].astype(np.int64))
    assert not np.array_equal(games.observations, before)


def test_what_is_not_wanted_is_not_written() -> None:
    games = irrgarten.Batch(irrgarten.load_game("towers"), 3, observations=False)
    for name in ("observations", "masks", "points"):
        with pytest.raises(irrgarten.Error, match=f"{name}=True"):
            getattr(games, name)
    games.reset(5)
    games.step([-1, -1, -1])
