//! Small games for the tests of everything that plays any game: tables, servers, messages.
//!
//! - [`Hands`]: hidden hands, draws only one seat sees, turns, points, and an action that can be taken back.
//! - [`Lots`]: all decide at once, two draws follow one action, and all win or lose together.
//! - [`Dash`]: a race, live or each seat with its own stopwatch.

#![warn(missing_docs)]

mod dash;
mod hands;
mod lots;

use irrgarten_faces::{Entry, Games, entry};

pub use dash::Dash;
pub use hands::Hands;
pub use lots::Lots;

const ALL: &[&dyn Entry] = &[entry::<Dash>(), entry::<Hands>(), entry::<Lots>()];

/// All toys, in alphabetical order.
pub const fn games() -> Games {
    Games::new(ALL)
}

/// A picture is not what these games are for.
const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 30\"></svg>";
