//! Any game for programs that learn: actions as indexes, views as lists of numbers, one game in progress or many at once.
//!
//! [`irrgarten_faces`] handles a game as text; here it is handled as numbers ([`Learnable`]), which is faster by far. A
//! [`Run`] is one game in progress, a [`Batch`] many of them that are dealt anew when they end. What is written or drawn of
//! a run is asked of a face that has been dealt and played alike.

#![warn(missing_docs)]

mod batch;
mod run;
mod training;
mod utility;

pub use batch::{Batch, Output};
pub use irrgarten_game::Learnable;
pub use run::{Mistake, Run};
pub use training::{Training, TrainingGames, training};
pub use utility::utilities;
