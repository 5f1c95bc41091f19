//! The Djinn's Cave: all at once, everybody joins path cards to one network; who is first takes the most treasures.
//!
//! `README.md` tells what is hidden, what is random and who may act; `rulebook/` has the rules.

mod action;
mod arrangement;
mod components;
mod data;
mod door;
mod finish;
mod fit;
mod fold;
mod hints;
mod moves;
mod notation;
mod options;
mod order;
mod pace;
mod picture;
mod place;
mod quick;
mod race;
mod read;
mod refusal;
mod rules;
pub mod solve;
mod state;
mod ticks;
mod timing;
mod view;

pub use action::{Action, Chance, Think};
pub use arrangement::{Arrangement, Laid, WIDEST};
pub use components::{Card, CardSet, Die, Layout, MOST, ROUNDS, Roll, Treasure, Treasures};
pub use door::{Impossible, Part};
pub use fit::{Fault, Task, hangs_together};
pub use notation::Order;
pub use options::{Clock, Exchange, First, Fit, House, Judge, Options};
pub use order::{Claim, in_order, settles, think};
pub use pace::{PACES, Pace};
pub use picture::{arrangement_art, arrangements_svg};
pub use race::{MOST_MOVES, medal};
pub use refusal::Refusal;
pub use state::{Choice, Hand, Phase, Place, State, Status, Table};
pub use ticks::MOST_TICKS;
pub use view::View;

/// The game.
pub struct Djinn;

pub use Djinn as Rules;
