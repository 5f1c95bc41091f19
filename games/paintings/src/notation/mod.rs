//! Positions and views as text (`docs/notation.md`):
//! `paintings/1 intro .3N.aL.3K./7I91…/… O Ra1,Gg7 LQ,JW SR,SR R.1.0 - ?ABC ?A+O,Nb`.

mod read;
mod write;

use irrgarten_game::{BadText, Notation, Seat};
use irrgarten_kit::Order as OrderOf;

use self::read::read;
pub(crate) use self::write::text;
use crate::Paintings;
use crate::action::Chance;
use crate::book::PageNumber;
use crate::components::Painting;
use crate::public::Stage;
use crate::setup::Setup;
use crate::state::State;
use crate::tiles::TileSet;
use crate::view::View;

/// What follows the mode in a position with set B.
const SET_B: &str = "-b";

/// The order of the pile and of the book, if a position's text tells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order {
    pile: OrderOf<Painting>,
    book: OrderOf<PageNumber>,
}

impl Order {
    fn of(setup: &Setup) -> Order {
        Order { pile: setup.pile.clone().order(), book: setup.book.clone().order() }
    }
}

impl Notation for Paintings {
    type Order = Order;

    fn position(state: &State, order: &Order) -> String {
        text(&View::open(state), order)
    }

    fn read_position(text: &str) -> Result<(State, Order), BadText> {
        let (setup, fields) = read(text)?;
        let order = Order::of(&setup);
        let state = State::try_from(setup).map_err(|problem| fields.complain(problem))?;
        Ok((state, order))
    }

    fn foretold(state: &State, order: &Order) -> Option<Chance> {
        match state.public.stage {
            Stage::Page(_) => order.book.next().map(|number| Chance::Page(state.board.set().page(number))),
            Stage::Draw { .. } => order.pile.next().map(Chance::Card),
            _ => None,
        }
    }

    fn drawn(order: &mut Order, drawn: Chance) {
        match drawn {
            Chance::Page(page) => {
                if let Some(number) = TileSet::ALL.into_iter().find_map(|set| set.page_number(page)) {
                    order.book.drawn(number);
                }
            }
            Chance::Card(card) => order.pile.drawn(card),
        }
    }

    fn view_text(view: &View) -> String {
        text(view, &Order::default())
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (setup, fields) = read(text)?;
        View::try_from(setup).map_err(|problem| fields.complain(problem))
    }

    /// A turn is one line, from reading to the cards drawn at its end.
    fn within_turn(state: &State) -> bool {
        !matches!(state.public.stage, Stage::Read(_) | Stage::Won | Stage::Lost)
    }

    /// The page takes the place of the action that turned it.
    fn fold(last: &str, next: &str) -> Option<String> {
        (last == "read" && next.starts_with("read=")).then(|| next.to_owned())
    }

    fn unfold(state: &State, _: Option<Seat>, word: &str) -> Vec<String> {
        if word.starts_with("read=") && matches!(state.public.stage, Stage::Read(_)) {
            return vec!["read".to_owned(), word.to_owned()];
        }
        vec![word.to_owned()]
    }
}
