//! Positions as text (`docs/notation.md`):
//! `cards/1 n=2 @0,0:33e.13w/26e.23e h=03,44|08,34 c=-|- p=42 t=1`.

mod read;
mod write;

pub(crate) use write::rows;

use irrgarten_game::{BadText, Notation, Ply, Viewer};
use irrgarten_kit::Order;

use crate::Cards;
use crate::action::{Action, Draw};
use crate::components::Card;
use crate::state::State;
use crate::view::View;

impl Notation for Cards {
    type Order = Order<Card>;

    fn position(state: &State, order: &Order<Card>) -> String {
        write::text(&View::of(state, |_| true), order)
    }

    fn read_position(text: &str) -> Result<(State, Order<Card>), BadText> {
        let (setup, fields) = read::read(text)?;
        let order = setup.pile.clone().order();
        let state = State::try_from(setup).map_err(|problem| fields.complain(problem))?;
        Ok((state, order))
    }

    fn foretold(state: &State, order: &Order<Card>) -> Option<Draw> {
        state.drawing().and(order.next()).map(Draw)
    }

    fn drawn(order: &mut Order<Card>, Draw(card): Draw) {
        order.drawn(card);
    }

    fn view_text(view: &View) -> String {
        write::text(view, &Order::default())
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (setup, fields) = read::read(text)?;
        View::try_from(setup).map_err(|problem| fields.complain(problem))
    }

    /// Only the seat that draws a card sees it.
    fn redacted_for(before: &State, ply: &Ply<Action, Draw>, viewer: Viewer) -> String {
        match ply {
            Ply::Act(_, action) => action.to_string(),
            Ply::Chance(draw) if before.drawing().is_some_and(|seat| viewer.is(seat)) => draw.to_string(),
            Ply::Chance(_) => "+?".to_owned(),
        }
    }
}
