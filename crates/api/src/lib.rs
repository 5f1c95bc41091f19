//! Answers that a server and a tab give alike, straight in the types of the wire.
//!
//! **Invariant:** no IO, no clock, no randomness: an answer follows from the question, a table, and the games there are.

#![warn(missing_docs)]

mod books;
mod game_puzzles;
mod games;
mod hints;
mod moved;
mod pictures;
mod position;
mod puzzles;
mod record_json;
mod records;
mod rematch;
mod replay;
mod review;
mod summary;
pub mod text;

pub use books::Books;
pub use game_puzzles::try_puzzle;
pub use games::game_list;
pub use hints::{HintSource, advice_in_words, mind_for_hint};
pub use moved::moved_table;
pub use pictures::{PictureForm, draw_position};
pub use position::{ask_solver, list_solvers, look_at_position};
pub use puzzles::{make_maze, play_maze, solve_maze};
pub use record_json::{RecordJson, RecordLine, ended, proof};
pub use records::{can_be_verified, header_place, look_at_record, parse_record, verify_record};
pub use rematch::{Rematch, open_rematch};
pub use replay::{advise_at, look_at_moment, replay_record};
pub use review::{Reviewing, graded_move};
pub use summary::{can_change_summary, people_at, table_summary};

/// How many bytes of private notes a seat may have: enough for a sheet full of pencil marks and a page of text.
pub const NOTES: usize = 6000;
