//! What follows from what a player has seen: certain facts with reasons, and the exact odds of everything else.
//!
//! [`Evidence`] is all that is known, and knows nothing of boards and turns: it can come from a view of a running game
//! or from the notes of a real table. [`Facts`] says which cards can be where.

mod evidence;
mod logic;
mod places;

pub use evidence::{Event, Evidence, Seen};
pub use logic::{Facts, consistent, deal};
pub use places::Holder;
