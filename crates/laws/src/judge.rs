//! The laws as tests.

use crate::{Effort, Report, Violation};

/// Runs a law with the effort the environment asks for, and panics with the violation if it is broken.
#[expect(clippy::panic, clippy::print_stdout, reason = "this is the body of a test: it prints and fails")]
pub fn judge(law: fn(Effort) -> Result<Report, Violation>) {
    match law(Effort::from_env()) {
        Ok(report) => println!("{report}"),
        Err(violation) => panic!("{violation}"),
    }
}

/// One test per law for a type that implements [`Lawful`](crate::Lawful), and the counting allocator for the
/// law about memory. Used once per test binary.
#[macro_export]
macro_rules! laws {
    ($lawful:ty) => {
        #[global_allocator]
        static COUNTING: $crate::Counting = $crate::Counting;

        $crate::laws! { @tests $lawful:
            any_action_can_be_every_action
            chances_have_weight
            changes_keep_secrets
            changes_lead_to_the_view
            deciders_can_act
            endings_are_told
            ends_within_bound
            games_of_players_end
            generated_equals_checked
            hints_are_complete
            invariants_hold
            mangled_records_do_no_harm
            mangled_text_does_no_harm
            no_duplicates
            non_interference
            page_scenes_agree
            perft_files_agree
            players_answer_when_stopped
            players_are_honest
            playout_does_not_allocate
            playthroughs_agree
            records_round_trip
            refusals_leave_the_state_alone
            refusals_name_a_clause
            replay_is_identical
            settings_are_what_they_say
            text_round_trips
            view_of_guess_is_view
            words_are_complete
        }
    };
    (@tests $lawful:ty: $($law:ident)*) => {
        $(
            #[test]
            fn $law() {
                $crate::judge($crate::$law::<$lawful>);
            }
        )*
    };
}
