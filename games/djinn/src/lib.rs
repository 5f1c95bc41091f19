//! The Djinn's Cave: all at once, everybody joins path cards to one network, and the first takes the most treasures.
//!
//! `README.md` says what is hidden, what is random and who may act; `rulebook/` has the rules.

mod action;
mod arrangement;
mod components;
mod deal;
mod ending;
mod finish;
mod fit;
mod hints;
mod learnable;
mod live;
mod motion;
mod moves;
mod notation;
mod options;
mod order;
mod picture;
mod public;
mod puzzles;
mod race;
mod refusal;
mod rules;
mod setup;
pub mod solve;
mod state;
mod ticks;
mod view;

pub use action::{Action, Chance, Think};
pub use arrangement::{Arrangement, Laid, WIDEST};
pub use components::{Card, CardSet, Die, Layout, MOST, ROUNDS, Roll, Treasure, Treasures};
pub use fit::{Fault, Task, hangs_together};
pub use live::{PACES, Pace};
pub use options::{Clock, Exchange, Fit, Judge, Options, Rulings};
pub use order::{Claim, in_order, settles, think};
pub use picture::{arrangement_art, arrangements_svg};
pub use public::{Phase, Progress, Public, Table};
pub use race::{MOST_MOVES, medal};
pub use refusal::Refusal;
pub use setup::{Impossible, Part, Setup};
pub use state::{OwnPiles, Place, State, Status};
pub use ticks::MOST_TICKS;
pub use view::{Choice, Mat, View};

/// The game.
pub struct Djinn;

pub use Djinn as Rules;
