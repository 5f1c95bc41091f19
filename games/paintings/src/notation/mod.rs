//! Positions as text (`docs/notation.md`):
//! `paint1 intro .3N.aL.3K./7I91…/… O Ra1,Gg7 LQ,JW SR,SR R.1.0 - ?ABC ?A+O,Nb`.

mod read;

use std::fmt::Write as _;

use irrgarten_game::{BadText, Notation, Seat};

use self::read::read;
use crate::Paintings;
use crate::action::Chance;
use crate::book::PageNumber;
use crate::components::{Painting, Square};
use crate::setup::{Laid, Place, Setup, Stack};
use crate::state::{Stage, State};
use crate::tiles::{TileSet, fixed_openings};
use crate::view::View;

/// The first word of every position with set A, with set B.
pub(crate) const TAG: &str = "paint1";
pub(crate) const TAG_B: &str = "paint1b";

/// The cards of the pile and the pages of the book, the next first, if a position's text tells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order {
    pile: Vec<Painting>,
    book: Vec<PageNumber>,
}

impl Notation for Paintings {
    type Order = Order;

    fn position(state: &State, order: &Order) -> String {
        let mut setup = Setup::of(state, true);
        if !order.pile.is_empty() {
            setup.pile = Stack::Ordered(order.pile.clone());
        }
        if !order.book.is_empty() {
            setup.book = Stack::Ordered(order.book.clone());
        }
        text(&setup)
    }

    fn read_position(text: &str) -> Result<(State, Order), BadText> {
        let (setup, fields) = read(text)?;
        let state = setup.to_state().map_err(|problem| fields.complain(problem))?;
        Ok((state, Order { pile: setup.pile.ordered(), book: setup.book.ordered() }))
    }

    fn foretold(state: &State, order: &Order) -> Option<Chance> {
        match state.stage {
            Stage::Page(_) => order.book.first().map(|&number| Chance::Page(state.board.set().page(number))),
            Stage::Draw { .. } => order.pile.first().map(|&card| Chance::Card(card)),
            _ => None,
        }
    }

    fn drawn(order: &mut Order, drawn: Chance) {
        match drawn {
            Chance::Page(page) => {
                order.book.retain(|&number| TileSet::ALL.iter().all(|set| set.page(number) != page));
            }
            Chance::Card(card) => order.pile.retain(|&other| other != card),
        }
    }

    fn view_text(view: &View) -> String {
        text(view.setup())
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (setup, fields) = read(text)?;
        View::checked(setup).map_err(|problem| fields.complain(problem))
    }

    /// A turn is one line, from reading to the cards drawn at its end.
    fn within_turn(state: &State) -> bool {
        matches!(state.stage, Stage::Act { .. } | Stage::Page(_) | Stage::Draw { .. })
    }

    /// The page takes the place of the action that turned it.
    fn fold(last: &str, next: &str) -> Option<String> {
        (last == "read" && next.starts_with("read=")).then(|| next.to_owned())
    }

    fn unfold(state: &State, _: Option<Seat>, word: &str) -> Vec<String> {
        if word.starts_with("read=") && matches!(state.stage, Stage::Read(_)) {
            return vec!["read".to_owned(), word.to_owned()];
        }
        vec![word.to_owned()]
    }
}

pub(crate) fn state_text(state: &State) -> String {
    text(&Setup::of(state, true))
}

fn board_text(setup: &Setup) -> String {
    let mut tiles = setup.tiles.iter();
    let mark = |tile| setup.set.mark(tile).letter();
    let mut text = String::new();
    for square in Square::all() {
        if square.column() == 0 && square.row() > 0 {
            text.push('/');
        }
        let laid = if fixed_openings(square).is_some() { None } else { tiles.next() };
        let _ = match laid {
            None => write!(text, "."),
            Some(Laid::Up(tile, openings)) => write!(text, "{openings}{}", mark(*tile)),
            Some(Laid::Down(tile)) => write!(text, "~{}", tile.map_or('?', mark)),
        };
    }
    text
}

fn text(setup: &Setup) -> String {
    let each = |show: &dyn Fn(&Place) -> String| setup.places.iter().map(show).collect::<Vec<_>>().join(",");
    let mut words = vec![
        if setup.set == TileSet::A { TAG } else { TAG_B }.to_owned(),
        setup.mode.name().to_owned(),
        board_text(setup),
        setup.set.mark(setup.spare).letter().to_string(),
        each(&|place| format!("{}{}", place.colour.letter(), place.pawn)),
        each(&|place| place.tableau.iter().map(|card| card.map_or('-', Painting::letter)).collect()),
        each(&abilities),
        turn(setup),
        setup.latest.map_or("-".to_owned(), |latest| {
            format!("{}{}", if latest.thief { 'h' } else { 'p' }, latest.arrow)
        }),
        stack(&setup.pile, "", |card| card.letter().to_string()),
        stack(&setup.book, ",", |&page| setup.set.page(page).to_string()),
    ];
    let rulings = &setup.rulings;
    let said = [
        (rulings.must_turn, "turn_back=must"),
        (rulings.stay_is_no_stop, "stay_collects=no"),
        (rulings.aid, "memory=aid"),
    ];
    words.extend(said.into_iter().filter(|(set, _)| *set).map(|(_, word)| word.to_owned()));
    words.join(" ")
}

/// Two letters, small ones for what is used.
fn abilities(place: &Place) -> String {
    let letter = |letter: char, used: bool| if used { letter.to_ascii_lowercase() } else { letter };
    [letter('S', place.slide_used), letter(place.ability.letter(), place.ability_used)].iter().collect()
}

pub(crate) fn turn(setup: &Setup) -> String {
    let colour = |seat: Seat| setup.places.get(seat.index()).map_or('?', |place| place.colour.letter());
    match setup.stage {
        Stage::Read(seat) => format!("{}.h", colour(seat)),
        Stage::Page(seat) => format!("{}.p", colour(seat)),
        Stage::Act { seat, moves, collected } => format!("{}.{moves}.{collected}", colour(seat)),
        Stage::Draw { seat, left } => format!("{}.d.{left}", colour(seat)),
        Stage::Won => "won".to_owned(),
        Stage::Lost => "lost".to_owned(),
    }
}

/// In ASCII order unless the order of the cards is known.
fn stack<T: irrgarten_kit::Indexed>(stack: &Stack<T>, between: &str, show: impl Fn(&T) -> String) -> String {
    match stack {
        _ if stack.is_empty() => "-".to_owned(),
        Stack::Count(count) => format!("?{count}"),
        Stack::Ordered(cards) => cards.iter().map(show).collect::<Vec<_>>().join(between),
        Stack::Known(cards) => {
            let mut shown: Vec<String> = cards.iter().map(show).collect();
            shown.sort();
            format!("?{}", shown.join(between))
        }
    }
}
