"""Games in progress, in OpenSpiel's vocabulary."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from conftest import walk

import irrgarten


def test_a_game_has_seats_and_settings() -> None:
    game = irrgarten.load_game("towers(seats=3,kids=all)")
    assert (game.slug, game.num_players(), game.settings) == ("towers", 3, {"kids": "all"})
    assert game == irrgarten.load_game("towers", seats=3, kids="all")
    assert game != irrgarten.load_game("towers", seats=3)
    assert "kids" in game.available_settings()
    # A value may have commas in it, and yes and no are written as in Python.
    assert irrgarten.load_game("djinn(die=3,3,4,4,5,5,seats=2)").settings == {"die": "3,3,4,4,5,5"}
    assert irrgarten.load_game("cards", equal_turns=True).settings == {"equal_turns": "true"}
    assert pickle.loads(pickle.dumps(game)) == game
    assert game.rulebook("de").startswith("# ")


def test_a_walk_uses_indexes_and_texts_alike(game: irrgarten.Game) -> None:
    for state in walk(game, seed=1):
        if state.is_terminal():
            break
        player = state.current_player()
        actions = state.legal_actions()
        assert actions and len(set(actions)) == len(actions)
        mask = state.legal_actions_mask()
        assert mask.dtype == np.int8 and sorted(actions) == np.flatnonzero(mask).tolist()
        for action in actions[:20]:
            text = state.action_to_string(action)
            assert state.action_to_string(player, action) == text
            assert state.string_to_action(text) == action == state.string_to_action(player, text)
        observation = state.observation_tensor()
        assert observation.dtype == np.float32 and observation.shape == tuple(game.observation_tensor_shape())
        assert observation.min() >= 0.0 and observation.max() <= 1.0
        assert state.returns() == [0.0] * game.num_players()


def test_a_draw_is_explicit_or_made_by_the_seed() -> None:
    state = irrgarten.load_game("cards").new_initial_state(3)
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node() and state.current_player() == -1
    outcomes = state.chance_outcomes()
    assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
    assert state.legal_actions() == [outcome for outcome, _ in outcomes]
    text = state.action_to_string(outcomes[2][0])
    by_index, by_text, by_seed = state.clone(), state.clone(), state.clone()
    by_index.apply_action(2)
    by_text.apply_action(text)
    assert by_index == by_text and by_index.history()[-1] == (-1, text)
    assert by_seed.draw() == 1 and by_seed.draw() == 0


def test_a_state_is_copied_written_and_read(game: irrgarten.Game) -> None:
    for seed in range(3):
        *_, state = walk(game, seed, most=120)
        for other in (
            state.clone(),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(state.serialize()),
        ):
            assert other == state and hash(other) == hash(state)
            assert other.history() == state.history() and other.seed == state.seed
        if not state.is_terminal():
            other = state.clone()
            other.draw() or other.apply_action(other.legal_actions()[0])
            assert other != state
            assert game.new_state_at(state.state_string()).state_string() == state.state_string()


def test_a_record_is_written_and_read(game: irrgarten.Game) -> None:
    state = game.new_initial_state("record")
    greedy = irrgarten.player("greedy")
    while not state.is_terminal() and state.move_number() < 60:
        state.draw() or state.apply_action(greedy.step(state))
    again = irrgarten.read_record(state.record())
    assert again.history() == state.history() and again.state_string() == state.state_string()
    assert again.seed == state.seed


def test_a_record_with_chosen_draws_names_no_seed() -> None:
    *_, state = walk(irrgarten.load_game("cards"), seed=4, most=40)
    again = irrgarten.read_record(state.record())
    assert again.state_string() == state.state_string() and again.history() == state.history()


def test_a_seat_sees_what_it_may_see_and_a_trainer_everything() -> None:
    state = irrgarten.load_game("case(seats=3)").new_initial_state(5)
    assert state.view()["file"] is not None and state.view(0)["file"] is None
    assert "?" in state.observation_string(1) and "?" not in state.state_string()
    guess = state.resample_from_infostate(0, seed=1)
    assert guess.observation_string(0) == state.observation_string(0)
    assert guess.state_string() != state.state_string()
    assert np.array_equal(guess.observation_tensor(0), state.observation_tensor(0))
    # OpenSpiel's callers hand over a source of random numbers instead.
    assert state.resample_from_infostate(0, lambda: 0.5) == state.resample_from_infostate(0, lambda: 0.5)


def test_an_information_state_is_all_that_was_seen(game: irrgarten.Game) -> None:
    *_, state = walk(game, seed=2, most=40)
    seen = state.information_state_string(0).splitlines()
    assert len(seen) == len(state.history()) + 2
    assert seen[-1] == state.observation_string(0)
    assert all(line.split(" ")[0] in "0123456" for line in seen[1:-1])


def test_pictures(game: irrgarten.Game) -> None:
    state = game.new_initial_state(1)
    assert state._repr_svg_().startswith("<svg") and state.svg(0) != ""
    assert len(str(state).splitlines()) > 3 and state.text(0, "fr")
    rgb = state.rgb(0, width=64)
    assert rgb.dtype == np.uint8 and rgb.shape[1:] == (64, 3) and rgb.max() > 0
    assert state.png(width=32).startswith(b"\x89PNG")


def test_players_of_the_program_play(game: irrgarten.Game) -> None:
    assert irrgarten.players()[0] == "random" and irrgarten.players()[-1] == "owl"
    state = game.new_initial_state(1)
    state.draw()
    first, same = irrgarten.player("fox", seed=4), irrgarten.player("fox", seed=4)
    assert first.step(state) == same.step(state)
    assert first.step(state) in state.legal_actions()
    advice = irrgarten.player("mouse").advise(state)
    assert advice["action"] in [state.action_to_string(action) for action in state.legal_actions()]
    assert len(advice["sentences"]) == 3


def test_solvers_answer_with_facts() -> None:
    names = [name for name, _, _ in irrgarten.solvers()]
    assert len(names) >= 3
    *_, state = walk(irrgarten.load_game("towers"), seed=1, most=1)
    position = state.state_string()
    name = next(name for name, usage, _ in irrgarten.solvers() if "towers" in usage or name == "towers")
    answer = irrgarten.solve(name, position, "seat=1")
    assert answer["text"] and "svg" in answer


def test_ends_are_worth_something(game: irrgarten.Game) -> None:
    state = game.new_initial_state("end")
    greedy = irrgarten.player("greedy", seed=1)
    while not state.is_terminal():
        state.draw() or state.apply_action(greedy.step(state))
    assert state.current_player() == -4 and state.legal_actions() == []
    returns = state.returns()
    assert any(returns) or len(set(state.outcome())) == 1
    assert game.together or sum(returns) == pytest.approx(0.0)
    assert state.outcome() is not None
