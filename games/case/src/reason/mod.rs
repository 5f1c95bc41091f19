//! What follows from what a player has seen: certain facts with reasons, and the exact odds of everything else.
//!
//! [`Evidence`] is all that is known, and knows nothing of boards and turns: it can come from a view of a running game
//! or from the notes of a real table. [`Facts`] says which cards can be where, [`odds`] how likely each is.
//!
//! Players are coupled only by the cards they cannot share. So for each of them all hands that fit are listed, the
//! lists are joined from two sides into sets of cards with their weight, and both sides meet in the middle. Running
//! the same tables backwards gives the odds of every card with every player, and deals drawn with exactly these odds.
//! Cards that nobody has named yet are alike, and only their number counts: early in a game there are few sets.

mod chain;
mod evidence;
mod explain;
mod gain;
mod habits;
mod hands;
mod logic;
mod places;
mod posterior;
mod sampler;
mod sorts;
mod split;
pub mod words;

pub use evidence::{Event, Evidence, Seen};
pub use explain::{Fact, Reason, explain, first_contradiction};
pub(crate) use gain::answers;
pub use gain::{Advice, Adviser, gain};
pub use habits::Habits;
pub use logic::{Facts, consistent, deal};
pub use places::Holder;
pub use posterior::{NoOdds, Posterior, Thinker, Weighing, odds};
pub use sampler::Sampler;
