//! What a game declares about itself for the laws.

use irrgarten_game::{Game, Notation, Presentation, SearchRng, Seat, Viewer};
use irrgarten_players::Hints;

/// The options of a lawful game.
pub type OptionsOf<L> = <<L as Lawful>::Game as Game>::Options;
/// The states of a lawful game.
pub type StateOf<L> = <<L as Lawful>::Game as Game>::State;
/// The actions of a lawful game.
pub type ActionOf<L> = <<L as Lawful>::Game as Game>::Action;

/// A game and what the laws need to know about it. Implemented in the game's `tests/laws.rs`.
pub trait Lawful: Sized + 'static {
    /// The game.
    type Game: Notation + Presentation + Hints;

    /// Does any viewer not know everything? Games of perfect information say `false`.
    const HIDDEN: bool;

    /// Every combination of options the laws should play; one of them is the default.
    fn modes() -> Vec<OptionsOf<Self>>;

    /// A generous superset of what could be thought legal, and plenty that is not.
    fn candidates(state: &StateOf<Self>, seat: Seat, visit: &mut dyn FnMut(ActionOf<Self>));

    /// Another state that differs from this one only in what this viewer may not know.
    ///
    /// To be made from the rules' own idea of what is hidden and **not** through `view` or `determinize`: a
    /// view that leaks would otherwise vouch for itself.
    fn scramble(state: &StateOf<Self>, viewer: Viewer, dice: &mut SearchRng) -> StateOf<Self>;

    /// Properties of every position, such as that no card is in two places.
    fn invariants(state: &StateOf<Self>) -> Result<(), String>;

    /// The game's folder: `env!("CARGO_MANIFEST_DIR")`, which only the game's own crate can say.
    fn folder() -> &'static str;
}
