//! Implements the object-safe traits for any game of the contract.

mod entry;
mod history;
mod mind;
mod position;
mod race;
mod rulebook;
mod view;

use std::marker::PhantomData;

use irrgarten_game::{Notation, Presentation};
use irrgarten_players::Hints;

use crate::Entry;
pub use entry::chosen;

use entry::EntryOf;
use mind::MindOf;
use position::PositionOf;
use view::ViewOf;

/// A game with everything the program needs: rules, notation, pictures, and how it is played well.
pub trait Playable: Notation + Presentation + Hints {}

impl<G: Notation + Presentation + Hints> Playable for G {}

/// The entry of a game.
pub const fn entry<G: Playable>() -> &'static dyn Entry {
    &EntryOf::<G>(PhantomData)
}
