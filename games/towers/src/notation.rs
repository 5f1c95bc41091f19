//! Positions as text (`docs/notation.md`):
//! `towers/1 std .a3J.a2H./54L34Kc3I31E72-/… 32G Ra1,Ge5 -|EJBACH,-|GLKFDI -- U,J ?22 - R.s -`.

use std::fmt::Write as _;

use irrgarten_game::{BadText, Event, Notation, Seat, SeatSet, Viewer};
use irrgarten_kit::Openings;

use crate::Towers;
use crate::action::{Action, Draw, letters};
use crate::board::Board;
use crate::components::{Cards, EXTENT, Magic, Square, Treasure};
use crate::reading::read;
use crate::setup::{Deck, Hand, Place, Setup};
use crate::state::{Stage, State};
use crate::tower::Tower;
use crate::view::View;

/// The first word of every position.
pub(crate) const TAG: &str = "towers/1";

/// The cards of the draw pile, the next first, if a position's text tells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order(Vec<Magic>);

impl Notation for Towers {
    type Order = Order;

    fn position(state: &State, order: &Order) -> String {
        let mut setup = Setup::of(state, None);
        if !order.0.is_empty() {
            setup.deck = Deck::Ordered(order.0.clone());
        }
        text(&setup)
    }

    fn read_position(text: &str) -> Result<(State, Order), BadText> {
        let (setup, fields) = read(text)?;
        let state = setup.to_state().map_err(|problem| fields.complain(problem))?;
        let order = match setup.deck {
            Deck::Ordered(cards) => Order(cards),
            Deck::Count(_) | Deck::Known(_) => Order::default(),
        };
        Ok((state, order))
    }

    fn foretold(state: &State, order: &Order) -> Option<Draw> {
        let drawing = matches!(state.stage, Stage::Draw(_)) && state.deck.total() > 0;
        order.0.first().filter(|_| drawing).map(|&card| Draw(card))
    }

    fn drawn(order: &mut Order, Draw(card): Draw) {
        if order.0.first() == Some(&card) {
            order.0.remove(0);
        }
    }

    fn view_text(view: &View) -> String {
        text(view.setup())
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (setup, fields) = read(text)?;
        View::checked(setup).map_err(|problem| fields.complain(problem))
    }

    /// A turn is one line: the slide and the move.
    fn within_turn(state: &State) -> bool {
        matches!(state.stage, Stage::Move(_))
    }

    /// Only who draws a card sees it.
    fn told(before: &State, event: &Event<Action, Draw>, who: Viewer) -> String {
        match (event, before.stage) {
            (Event::Act(_, action), _) => action.to_string(),
            (Event::Chance(draw), Stage::Draw(seat)) if who.is(seat) => draw.to_string(),
            (Event::Chance(_), _) => "!?".to_owned(),
        }
    }
}

pub(crate) fn state_text(state: &State) -> String {
    text(&Setup::of(state, None))
}

/// The third field of a position.
pub(crate) fn board_text(board: &Board) -> String {
    let mut text = String::new();
    for square in Square::all() {
        if square.column() == 0 && square.row() > 0 {
            text.push('/');
        }
        match board.tower(square) {
            tower if tower.is_movable() => tower_text(&mut text, tower, board.openings(square)),
            _ => text.push('.'),
        }
    }
    text
}

fn tower_text(text: &mut String, tower: Tower, openings: Openings) {
    let treasure = tower.treasure().map_or('-', Treasure::letter);
    let _ = write!(text, "{openings}{}{treasure}", tower.height());
}

fn text(setup: &Setup) -> String {
    let each = |show: fn(&Place) -> String, between: &str| {
        setup.places.iter().map(show).collect::<Vec<_>>().join(between)
    };
    let mut free = String::new();
    tower_text(&mut free, setup.free, setup.free.openings());
    let mut text = format!(
        "{TAG} {} {} {free} {} {} {} {} {} {} {} {}",
        rule(setup),
        board_text(&setup.board()),
        each(|place| format!("{}{}", place.colour.letter(), place.pawn), ","),
        each(treasures, ","),
        each(|place| if place.rune_done { "+" } else { "-" }.to_owned(), ""),
        each(|place| hand(&place.hand), ","),
        deck(&setup.deck),
        or_none(setup.discard.iter().map(|card| card.letter()).collect()),
        turn(setup),
        setup.barred.map_or("-".to_owned(), |arrow| arrow.to_string()),
    );
    if !setup.stay_finds {
        text.push_str(" stay_finds=no");
    }
    if let Some(first) = setup.round {
        let _ = write!(text, " equal={}", colours(setup, SeatSet::only(first)));
    }
    text
}

/// The letters of these seats' colours, in seat order.
fn colours(setup: &Setup, seats: SeatSet) -> String {
    let places = Seat::all(setup.seats()).zip(&setup.places);
    places.filter(|(seat, _)| seats.has(*seat)).map(|(_, place)| place.colour.letter()).collect()
}

fn rule(setup: &Setup) -> String {
    let kids: SeatSet = Seat::all(setup.seats()).filter(|seat| setup.places[seat.index()].kid).collect();
    match kids.len() {
        0 => "std".to_owned(),
        all if all == setup.places.len() => "kids".to_owned(),
        _ => format!("kids:{}", colours(setup, kids)),
    }
}

fn or_none(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn treasures(place: &Place) -> String {
    let found = place.found.iter().map(|card| card.letter()).collect();
    let pile = place.pile.iter().map(|card| card.map_or('?', Treasure::letter)).collect();
    format!("{}|{}", or_none(found), or_none(pile))
}

fn hand(hand: &Hand) -> String {
    match hand {
        Hand::Open(cards) => or_none(letters(cards).collect()),
        Hand::Closed(0) => "-".to_owned(),
        Hand::Closed(count) => format!("?{count}"),
    }
}

fn deck(deck: &Deck) -> String {
    match deck {
        _ if deck.is_empty() => "-".to_owned(),
        Deck::Count(count) => format!("?{count}"),
        Deck::Known(cards) => {
            format!("?{}", letters(&cards.iter().copied().collect::<Cards>()).collect::<String>())
        }
        Deck::Ordered(cards) => cards.iter().map(|card| card.letter()).collect(),
    }
}

fn turn(setup: &Setup) -> String {
    let (seats, word) = match setup.stage {
        Stage::Slide(seat) => (SeatSet::only(seat), "s"),
        Stage::Move(seat) => (SeatSet::only(seat), "m"),
        Stage::Draw(seat) => (SeatSet::only(seat), "d"),
        Stage::Won(winners) => (winners, "won"),
    };
    format!("{}.{word}", colours(setup, seats))
}

const _: () = assert!(EXTENT == 5, "rows 1 to 5 in the notation");
