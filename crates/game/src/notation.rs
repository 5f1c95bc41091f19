//! Positions, views, actions and draws as text.

use crate::{BadText, Game, Seat, Viewer};

/// One action or one draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ply<A, C> {
    /// A seat acted.
    Act(Seat, A),
    /// A draw.
    Chance(C),
}

impl<A: Copy, C: Copy> Ply<A, C> {
    /// Applies it to a state in which it is possible.
    pub fn apply<G: Game<Action = A, Chance = C>>(&self, state: &mut G::State) {
        match *self {
            Ply::Act(seat, action) => G::act(state, seat, action),
            Ply::Chance(drawn) => G::chance(state, drawn),
        }
    }
}

/// How a game writes its positions (`docs/notation.md`). Actions and chance events write themselves.
pub trait Notation: Game {
    /// What a position's text says about the order of its piles. The default says nothing.
    type Order: Clone + Default + Eq + Send + Sync;

    /// The position with all its secrets, in one line.
    fn position(state: &Self::State, order: &Self::Order) -> String;

    /// Reads what [`position`](Notation::position) writes, and checks that it can be played on.
    fn read_position(text: &str) -> Result<(Self::State, Self::Order), BadText>;

    /// The next draw, if one is pending and the order of the pile is known.
    fn foretold(state: &Self::State, order: &Self::Order) -> Option<Self::Chance>;

    /// Removes what was drawn from the ordered pile.
    fn drawn(order: &mut Self::Order, drawn: Self::Chance);

    /// The position as one viewer sees it, `?` for what is hidden.
    fn view_text(view: &Self::View) -> String;

    /// Reads what [`view_text`](Notation::view_text) writes.
    fn read_view(text: &str) -> Result<Self::View, BadText>;

    /// Is this the middle of a turn? Then a record writes the next action on the same line.
    fn within_turn(state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Does this action begin a new line of a record, even within a turn?
    fn opens_line(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// How a record writes two words of a line in one, if the game has such a way: an action and the chance that
    /// takes its place, or several draws that belong together. Such a word may have blanks inside.
    fn fold(last: &str, next: &str) -> Option<String> {
        let _ = (last, next);
        None
    }

    /// The words that a word of a record stands for here: what [`fold`](Notation::fold) made one, apart again, and
    /// shorthands in full. Each is an action or a chance event, or one with others behind it.
    fn unfold(state: &Self::State, seat: Option<Seat>, word: &str) -> Vec<String> {
        let _ = (state, seat);
        vec![word.to_owned()]
    }

    /// A ply that happened in `before`, as a viewer may see it: `?` for what is hidden.
    fn redacted_for(before: &Self::State, ply: &Ply<Self::Action, Self::Chance>, viewer: Viewer) -> String {
        let _ = (before, viewer);
        match ply {
            Ply::Act(_, action) => action.to_string(),
            Ply::Chance(drawn) => drawn.to_string(),
        }
    }
}
