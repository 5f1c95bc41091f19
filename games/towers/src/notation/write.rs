//! Writing a position or a view, field by field.

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Seat, SeatSet};
use irrgarten_kit::{Hand, Openings, Pile, listed, write_rows};

use crate::Towers;
use crate::action::letters;
use crate::board::Board;
use crate::components::{Cards, Magic, Treasure};
use crate::public::{Public, Stage};
use crate::tower::Tower;
use crate::view::View;

/// The text of a view, with what is known of the draw pile.
pub(super) fn text(view: &View, deck: &Pile<Magic>) -> String {
    let each = |show: &dyn Fn(Seat) -> String, between: &str| {
        Seat::all(view.public.seats()).map(show).collect::<Vec<_>>().join(between)
    };
    let mut words = vec![
        Towers::META.tag(),
        rule(&view.public),
        board_text(&view.public.board),
        free_text(&view.public.board),
        each(&|seat| format!("{}{}", view.public.colour(seat).letter(), view.public.pawn(seat)), ","),
        each(&|seat| treasures(view, seat), ","),
        each(&|seat| if view.public.rune_done(seat) { "+" } else { "-" }.to_owned(), ""),
        each(&|seat| hand(view.hand(seat)), ","),
        deck.text(|cards| listed(cards.iter().map(|card| card.letter()), "")),
        listed(view.public.discard.iter().map(|card| card.letter()), ""),
        turn(&view.public),
        view.public.barred.map_or("-".to_owned(), |arrow| arrow.to_string()),
    ];
    if !view.public.stay_finds {
        words.push("stay_finds=no".to_owned());
    }
    if let Some(first) = view.public.round {
        words.push(format!("equal={}", view.public.colour(first).letter()));
    }
    words.join(" ")
}

/// A maze on its own: the board and the free tower (`maze=`, T-SETUP-09).
pub(crate) fn maze_text(board: &Board) -> String {
    format!("{}:{}", board_text(board), free_text(board))
}

fn free_text(board: &Board) -> String {
    let mut text = String::new();
    tower(&mut text, board.free(), board.free().openings());
    text
}

/// Rows of towers; a dot for a fixed one.
pub(crate) fn board_text(board: &Board) -> String {
    write_rows(|text, square| match board.tower(square) {
        standing if standing.is_movable() => tower(text, standing, board.openings(square)),
        _ => text.push('.'),
    })
}

fn tower(text: &mut String, tower: Tower, openings: Openings) {
    let treasure = tower.treasure().map_or('-', Treasure::letter);
    let _ = write!(text, "{openings}{}{treasure}", tower.height());
}

/// The letters of these seats' colours, in seat order.
fn colours(public: &Public, seats: SeatSet) -> String {
    seats.iter().map(|seat| public.colour(seat).letter()).collect()
}

fn rule(public: &Public) -> String {
    match public.kids.len() {
        0 => "std".to_owned(),
        all if all == usize::from(public.seats()) => "kids".to_owned(),
        _ => format!("kids:{}", colours(public, public.kids)),
    }
}

fn treasures(view: &View, seat: Seat) -> String {
    let found = view.public.found(seat).iter().map(|card| card.letter());
    let known = view.known(seat).iter().map(|card| card.letter());
    let hidden = std::iter::repeat_n('?', view.public.left(seat) - known.len());
    format!("{}|{}", listed(found, ""), listed(known.chain(hidden), ""))
}

fn hand(hand: &Hand<Cards>) -> String {
    match hand {
        Hand::Open(cards) => listed(letters(cards), ""),
        Hand::Closed(count) => format!("?{count}"),
    }
}

fn turn(public: &Public) -> String {
    let (seats, word) = match public.stage {
        Stage::Slide(seat) => (SeatSet::only(seat), "s"),
        Stage::Move(seat) => (SeatSet::only(seat), "m"),
        Stage::Draw(seat) => (SeatSet::only(seat), "d"),
        Stage::Won(winners) => (winners, "won"),
    };
    format!("{}.{word}", colours(public, seats))
}
