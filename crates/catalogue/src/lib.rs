//! The list of games.
//!
//! **Invariant:** this is the only crate that knows the names of games, and `games.rs` the only file of it. The list
//! is handed to every layer that needs it.

#![warn(missing_docs)]

/// The entries of these crates. `games.rs` consists of one call, so that it can be generated.
macro_rules! list {
    ($($game:ident,)*) => {
        pub(crate) const GAMES: &[&dyn irrgarten_faces::Entry] =
            &[$(irrgarten_faces::entry::<$game::Rules>()),*];
        pub(crate) const TRAINING: irrgarten_learning::TrainingGames =
            &[$(irrgarten_learning::training::<$game::Rules>()),*];
        pub(crate) const PUZZLE_MAKERS: &[&dyn irrgarten_faces::PuzzleMaker] =
            &[$(irrgarten_faces::puzzle_maker::<$game::Rules>()),*];
        pub(crate) const VIEW_TYPES: &[(&str, &str)] = &[$((
            stringify!($game),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/", stringify!($game), "/web/view.ts")),
        )),*];
    };
}

mod games;

use irrgarten_faces::{Games, PuzzleMakers};
use irrgarten_learning::TrainingGames;

/// Every game, in alphabetical order.
pub const fn games() -> Games {
    Games::new(games::GAMES)
}

/// Every game for programs that learn, in the same order.
pub const fn training_games() -> TrainingGames {
    games::TRAINING
}

/// What makes the puzzles of every game.
pub const fn puzzle_makers() -> PuzzleMakers {
    PuzzleMakers::new(games::PUZZLE_MAKERS)
}

/// The types of every game's views, by the name of the game: TypeScript, as its page has it. Apart from the entries,
/// since only a server that describes itself needs them.
pub const fn view_types() -> &'static [(&'static str, &'static str)] {
    games::VIEW_TYPES
}
