//! Implements the object-safe traits for any game of the contract.

mod entry;
mod history;
mod mind;
mod position;
mod puzzles;
mod race;
mod rulebook;
mod view;

use std::marker::PhantomData;

use irrgarten_game::Presentation;
use irrgarten_players::puzzles::Puzzles;

use crate::Entry;
pub use entry::chosen;

use entry::EntryOf;
use mind::MindOf;
use position::PositionOf;
pub use puzzles::puzzle_maker;
use view::ViewOf;

/// A game with everything the program needs: rules, notation, pictures, how it is played well, and puzzles.
pub trait Playable: Presentation + Puzzles {}

impl<G: Presentation + Puzzles> Playable for G {}

/// The entry of a game.
pub const fn entry<G: Playable>() -> &'static dyn Entry {
    &EntryOf::<G>(PhantomData)
}
