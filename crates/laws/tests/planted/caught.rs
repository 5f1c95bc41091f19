//! Every planted bug is caught by the law it breaks, with a sentence that says what is wrong.

use irrgarten_laws::{Effort, Report, Violation};

use crate::bug::Bug;
use crate::lawful::Laws;

const EFFORT: Effort = Effort::games(200);

fn caught(verdict: Result<Report, Violation>, says: &str) {
    let violation = verdict.expect_err("the planted bug went unnoticed");
    let text = violation.to_string();
    assert!(text.contains(says), "expected {says:?} in\n{text}");
}

macro_rules! planted {
    ($($name:ident: $bug:ident breaks $law:ident, $says:literal;)*) => {
        $(
            #[test]
            fn $name() {
                caught(irrgarten_laws::$law::<Laws<{ Bug::$bug as u8 }>>(EFFORT), $says);
            }
        )*
    };
}

planted! {
    a_view_that_leaks: LeakingView breaks non_interference, "the views differ";
    a_refusal_that_leaks: LeakingRefusal breaks non_interference, "is answered Err(TooLow) here";
    secrets_that_are_denied: DeniedSecrets breaks non_interference, "SECRETS is false, but";
    words_that_leak: LeakingRedaction breaks non_interference, "name what the views behind them keep secret";
    a_scramble_that_hides_nothing: LazyScramble breaks non_interference, "the law proved nothing";
    a_view_that_forgets: ForgetfulView breaks view_of_guess_is_view, "this seat's actions differ";
    a_guess_that_forgets: CarelessGuess breaks view_of_guess_is_view, "that looks like";
    a_missing_move: ForgetfulGenerator breaks generated_equals_checked, "does not list it";
    an_illegal_move: EagerGenerator breaks generated_equals_checked, "check refuses it";
    a_move_out_of_turn: BusyBystander breaks generated_equals_checked, "does not decide, but the generator lists";
    a_generator_that_does_not_stop: RestlessGenerator breaks generated_equals_checked, "told to stop";
    a_move_never_thrown: LoadedDice breaks any_action_can_be_every_action, "never throws bury";
    an_illegal_throw: IllegalThrow breaks any_action_can_be_every_action, "throws play";
    a_move_listed_twice: RepeatingGenerator breaks no_duplicates, "the generator lists bury";
    a_draw_listed_twice: RepeatingDealer breaks no_duplicates, "the dealer's draw +";
    a_seat_without_a_move: StuckSeat breaks deciders_can_act, "has no action";
    a_draw_without_weight: ZeroWeight breaks chances_have_weight, "weight 0";
    a_draw_out_of_turn: DrawOutOfTurn breaks chances_have_weight, "could be drawn, but the turn is Decide";
    a_game_without_end: Endless breaks ends_within_bound, "15 events";
    an_end_without_places: NoPlaces breaks ends_within_bound, "places [0, 0]";
    a_card_in_two_places: CardInTwoHands breaks invariants_hold, "is in two places";
    a_playout_that_allocates: Allocating breaks playout_does_not_allocate, "allocates";
    a_refusal_that_changes_the_state: MutatingRefusal breaks refusals_leave_the_state_alone, "changes the state";
    a_clause_nobody_wrote: UnknownClause breaks refusals_name_a_clause, "have no **T-WHIM-01**";
    a_rulebook_with_a_gap: RulebookLacksClause breaks refusals_name_a_clause, "only one of the rulebooks en and de";
    a_position_half_written: PositionTextForgets breaks text_round_trips, "another state that is written alike";
    a_view_half_written: ViewTextForgets breaks text_round_trips, "is read as";
    a_record_of_another_game: TwoWaysToAct breaks records_round_trip, "another game is replayed";
    an_unsound_position_accepted: GullibleReader breaks mangled_text_does_no_harm, "with the text";
    a_text_that_ends_the_process: FragileReader breaks mangled_records_do_no_harm, "panicked: whose turn is it?";
    a_setup_with_moods: MoodySetup breaks replay_is_identical, "a second run reaches another state";
    a_panic: Panicking breaks invariants_hold, "panicked: the fifth card is sacred";
    a_player_that_peeks: PeekingPlayer breaks players_are_honest, "dealt otherwise it would do";
    a_player_that_breaks_the_rules: StrayingPlayer breaks players_are_honest, "which is not legal";
    a_player_that_has_to_finish: PonderingPlayer breaks players_answer_when_stopped, "does nothing";
    a_view_that_leaks_to_players: LeakingView breaks players_are_honest, "is shown what it may not know";
    advice_without_words: SilentAdvice breaks hints_are_complete, "en has no words for";
    advice_that_expects_too_much: BoastfulAdvice breaks hints_are_complete, "a share of 1.5";
    words_in_one_language_only: UntranslatedWords breaks words_are_complete, "de lacks refusal-NotInHand";
    words_that_are_never_said: IdleWords breaks words_are_complete, "the game never says refusal-Rain";
    a_field_that_comes_twice: RepeatedField breaks changes_lead_to_the_view, "and not to";
    json_with_moods: MoodyJson breaks changes_keep_secrets, "is sent";
    a_tree_that_shrank: ForgetfulGenerator breaks perft_files_agree, "differs";
    a_playthrough_that_changed: ForgetfulGenerator breaks playthroughs_agree, "differs";
}

#[test]
fn a_violation_can_be_reproduced() {
    let text = irrgarten_laws::invariants_hold::<Laws<{ Bug::CardInTwoHands as u8 }>>(EFFORT)
        .unwrap_err()
        .to_string();
    for part in ["game:     nine", "mode default, 2 seats, seed \"law-0\", ply ", "position: nine/1 n=2 h="] {
        assert!(text.contains(part), "expected {part:?} in\n{text}");
    }
}
