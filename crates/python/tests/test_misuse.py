"""Whatever is done wrong is an exception with a code, and changes nothing."""

from __future__ import annotations

import random
import threading

import numpy as np
import pytest
from conftest import walk

import irrgarten


def test_a_refused_action_names_its_clause() -> None:
    state = irrgarten.load_game("towers").new_initial_state(1)
    with pytest.raises(irrgarten.Refused) as refused:
        state.apply_action("ma1")
    assert refused.value.code == "illegal_action" and refused.value.clause.startswith("T-")
    assert refused.value.clause in str(refused.value)
    with pytest.raises(irrgarten.Error) as unreadable:
        state.apply_action("jump")
    assert unreadable.value.code == "bad_action" and unreadable.value.clause is None
    with pytest.raises(irrgarten.Refused) as early:
        state.apply_action(state.legal_actions()[0], 1 - state.current_player())
    assert early.value.code == "not_your_turn" and early.value.clause


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("chess", "unknown_game"),
        ("towers(seats=9)", "bad_seats"),
        ("towers(seats=many)", "bad_option"),
        ("towers(seats=2", "bad_option"),
        ("towers(hats=2)", "bad_option"),
        ("towers(kids)", "bad_option"),
        ("", "unknown_game"),
    ],
)
def test_a_game_that_cannot_be_is_refused(name: str, code: str) -> None:
    with pytest.raises(irrgarten.Error) as refused:
        irrgarten.load_game(name)
    assert refused.value.code == code


@pytest.mark.parametrize("text", ["", "game towers", "game towers\nseed 1\nstart deal\n1 jump", "nonsense\n" * 9])
def test_a_state_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(irrgarten.Error):
        irrgarten.deserialize(text)
    with pytest.raises(irrgarten.Error):
        irrgarten.read_record(text)
    with pytest.raises(irrgarten.Error):
        irrgarten.load_game("towers").new_state_at(text)


def test_a_state_of_another_game_is_refused() -> None:
    text = irrgarten.load_game("towers(seats=3)").new_initial_state(1).serialize()
    for other in ("towers", "cards(seats=3)"):
        with pytest.raises(irrgarten.Error, match="a state of towers"):
            irrgarten.load_game(other).deserialize_state(text)
    position = irrgarten.load_game("towers").new_initial_state(1).state_string()
    for other in ("towers(seats=3)", "cards"):
        with pytest.raises(irrgarten.Error):
            irrgarten.load_game(other).new_state_at(position)


WRONG = [-(2**40), -5, -1, 2**20, 2**32 - 1, 2**32, 2**62, "", "?", "é", "\0", "1" * 500]


def test_random_misuse_raises_and_changes_nothing(game: irrgarten.Game) -> None:
    dice = random.Random(1)
    other = irrgarten.load_game("djinn" if game.slug != "djinn" else "case").new_initial_state(1)
    texts = [other.action_to_string(action) for action in other.legal_actions()]
    for state in walk(game, seed=6, most=150):
        before = state.serialize()
        legal = set() if state.is_terminal() else set(state.legal_actions())
        unknown = dice.randrange(game.num_distinct_actions())
        wrong = [*WRONG, dice.choice(texts), *([unknown] if unknown not in legal else [])]
        for action in dice.sample(wrong, 4):
            for player in (None, 0, game.num_players(), -4, 2**40):
                if player == 0 and state.is_simultaneous_node():
                    continue
                try:
                    state.apply_action(action, player)
                except irrgarten.Error as error:
                    assert error.code and str(error)
                else:
                    # The text of another game may be a text of this one, too.
                    assert action in texts
                    return
        for question in (state.action_to_string, state.legal_actions_mask, state.observation_tensor, state.view):
            with pytest.raises((irrgarten.Error, OverflowError)):
                question(2**40)
        assert state.serialize() == before


def test_wrong_types_are_type_errors() -> None:
    state = irrgarten.load_game("towers").new_initial_state(1)
    for wrong in (None, 1.5, [], {}, object()):
        with pytest.raises(TypeError):
            state.apply_action(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        state.action_to_string()
    with pytest.raises(OverflowError):
        state.rgb(width=-1)
    with pytest.raises(irrgarten.Error):
        state.rgb(width=1)
    with pytest.raises(irrgarten.Error):
        state.text(language="xx")
    with pytest.raises(irrgarten.Error):
        irrgarten.player("dragon")
    with pytest.raises(irrgarten.Error):
        irrgarten.player("greedy").advise(state)
    with pytest.raises(irrgarten.Error):
        irrgarten.solve("everything")


def test_players_do_not_act_after_the_end_or_before_a_draw() -> None:
    state = irrgarten.load_game("cards").new_initial_state(1)
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(irrgarten.Error) as pending:
        irrgarten.player("greedy").step(state)
    assert pending.value.code == "draw_pending"
    *_, over = walk(irrgarten.load_game("cards"), seed=1, most=10**6)
    for act in (irrgarten.player("greedy").step, lambda state: state.apply_action(0)):
        with pytest.raises(irrgarten.Error) as ended:
            act(over)
        assert ended.value.code == "game_over"


def test_threads_that_share_a_state_get_answers_or_exceptions() -> None:
    state = irrgarten.load_game("towers").new_initial_state(1)
    batch = irrgarten.Batch(irrgarten.load_game("towers"), 64)
    unexpected: list[BaseException] = []

    def play(number: int) -> None:
        dice = random.Random(number)
        for _ in range(200):
            try:
                state.draw()
                state.apply_action(dice.choice(state.legal_actions() or [0]))
                state.view()
                batch.step(np.full(64, -1))
            except (irrgarten.Error, RuntimeError):
                pass
            except BaseException as error:
                unexpected.append(error)

    threads = [threading.Thread(target=play, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not unexpected
    assert irrgarten.deserialize(state.serialize()) == state
