//! Positions as text (`docs/notation.md`):
//! `towers/1 std .a3J.a2H./54L34Kc3I31E72-/… 32G Ra1,Ge5 -|EJBACH,-|GLKFDI -- U,J ?22 - R.s -`.

mod read;
mod write;

use irrgarten_game::{BadText, Notation, Ply, Viewer};
use irrgarten_kit::Pile;

use crate::Towers;
use crate::action::{Action, Draw};
use crate::components::Magic;
use crate::public::Stage;
use crate::state::State;
use crate::view::View;
use read::read;
pub(crate) use read::read_maze;
pub(crate) use write::{board_text, maze_text};

/// The cards of the draw pile, the next first, if a position's text tells.
pub type Order = irrgarten_kit::Order<Magic>;

impl Notation for Towers {
    type Order = Order;

    fn position(state: &State, order: &Order) -> String {
        position(state, order)
    }

    fn read_position(text: &str) -> Result<(State, Order), BadText> {
        let (setup, fields) = read(text)?;
        let order = setup.deck.clone().order();
        let state = setup.try_into().map_err(|problem| fields.complain(problem))?;
        Ok((state, order))
    }

    fn foretold(state: &State, order: &Order) -> Option<Draw> {
        let drawing = matches!(state.public.stage, Stage::Draw(_)) && state.deck.total() > 0;
        order.next().filter(|_| drawing).map(Draw)
    }

    fn drawn(order: &mut Order, Draw(card): Draw) {
        order.drawn(card);
    }

    fn view_text(view: &View) -> String {
        write::text(view, &Pile::Count(view.deck()))
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (setup, fields) = read(text)?;
        setup.try_into().map_err(|problem| fields.complain(problem))
    }

    /// A turn is one line: the slide and the move.
    fn within_turn(state: &State) -> bool {
        matches!(state.public.stage, Stage::Move(_))
    }

    /// Only the seat that draws a card sees it.
    fn redacted_for(before: &State, ply: &Ply<Action, Draw>, viewer: Viewer) -> String {
        match (ply, before.public.stage) {
            (Ply::Act(_, action), _) => action.to_string(),
            (Ply::Chance(draw), Stage::Draw(seat)) if viewer.is(seat) => draw.to_string(),
            (Ply::Chance(_), _) => "!?".to_owned(),
        }
    }
}

/// The text of a position is that of its open view, with the order of the draw pile if it is known.
pub(crate) fn position(state: &State, order: &Order) -> String {
    write::text(&View::open(state), &order.pile_or(Pile::Count(state.deck.total())))
}
