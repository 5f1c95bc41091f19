//! The laws that every game obeys.
//!
//! A game states what the laws need to know in a small type that implements [`Lawful`], and
//! [`laws!`](crate::laws!) makes one test per law of it:
//!
//! ```ignore
//! struct Laws;
//! impl irrgarten_laws::Lawful for Laws { /* … */ }
//! irrgarten_laws::laws!(Laws);
//! ```
//!
//! Every law is a function from an [`Effort`] to a [`Report`] or a [`Violation`], so that the laws
//! themselves can be tested: `tests/planted` plants bugs in a small game, and each is caught.
//!
//! | environment | |
//! |---|---|
//! | `IRRGARTEN_LAW_GAMES=n` | plays `n` games for every mode and number of seats, however long it takes |
//! | `IRRGARTEN_BLESS=1` | rewrites perft counts and playthroughs instead of comparing them |

#![warn(missing_docs)]

mod allocations;
mod annotated;
mod changes;
mod clauses;
mod company;
mod drawings;
mod effort;
mod endings;
mod files;
mod guesses;
mod honesty;
mod judge;
mod lawful;
mod legality;
mod mangle;
mod mangled;
mod messages;
mod page;
mod perft_files;
mod playout;
mod playthroughs;
mod plies;
mod records;
mod redaction;
mod refusals;
mod sample;
mod scenes;
mod secrecy;
mod settings;
mod survey;
mod texts;
mod verdict;
mod words;

pub use allocations::{Counting, bytes_asked_for, bytes_in_use};
pub use changes::{changes_keep_secrets, changes_lead_to_the_view};
pub use clauses::hold_clauses_tested;
pub use company::games_of_players_end;
pub use drawings::hold_drawing;
pub use effort::Effort;
pub use endings::{endings_are_told, ends_within_bound, invariants_hold};
pub use guesses::view_of_guess_is_view;
pub use honesty::{hints_are_complete, players_answer_when_stopped, players_are_honest};
pub use judge::judge;
pub use lawful::{ActionOf, Lawful, OptionsOf, StateOf};
pub use legality::{
    any_action_can_be_every_action, chances_have_weight, deciders_can_act, generated_equals_checked,
    no_duplicates,
};
pub use mangled::{mangled_records_do_no_harm, mangled_text_does_no_harm};
pub use messages::words_are_complete;
pub use page::{hold_equal, typescript};
pub use perft_files::perft_files_agree;
pub use playout::playout_does_not_allocate;
pub use playthroughs::playthroughs_agree;
pub use plies::play_plies;
pub use records::{records_round_trip, replay_is_identical};
pub use refusals::{refusals_leave_the_state_alone, refusals_name_a_clause};
pub use scenes::page_scenes_agree;
pub use secrecy::non_interference;
pub use settings::settings_are_what_they_say;
pub use texts::text_round_trips;
pub use verdict::{Report, Violation};
