//! Writing a position's text, field by field.

use irrgarten_game::{Game as _, Seat};
use irrgarten_kit::{Pile, Set, listed, write_rows};

use super::Order;
use crate::Paintings;
use crate::book::PageNumber;
use crate::components::{EXTENT, Painting};
use crate::public::{Public, Rulings, Stage};
use crate::setup::Laid;
use crate::tiles::TileSet;
use crate::view::View;

/// A view, with the order of its piles as far as it is known.
pub(crate) fn text(view: &View, order: &Order) -> String {
    let public = &view.public;
    let each =
        |show: &dyn Fn(Seat) -> String| Seat::all(public.seats()).map(show).collect::<Vec<_>>().join(",");
    let mut words = vec![
        Paintings::META.tag(),
        mode(view),
        board(view),
        view.set.mark(view.spare).letter().to_string(),
        each(&|seat| format!("{}{}", public.colours[seat].letter(), public.pawns[seat])),
        each(&|seat| public.tableaus[seat].iter().map(|card| card.map_or('-', Painting::letter)).collect()),
        each(&|seat| abilities(public, seat)),
        turn(public),
        latest(public),
        pile(public.pile, order),
        book(view.set, public.book, order),
    ];
    words.extend(rulings(public.rulings).map(str::to_owned));
    words.join(" ")
}

/// `expert`, and `expert-b` with set B.
fn mode(view: &View) -> String {
    let suffix = if view.set == TileSet::A { "" } else { super::SET_B };
    format!("{}{suffix}", view.public.mode.word())
}

fn board(view: &View) -> String {
    let mut squares = view.squares();
    let mark = |tile| view.set.mark(tile).letter();
    write_rows::<EXTENT>(|text, _| {
        let shown = match squares.next().and_then(|(_, laid)| laid) {
            None => ".".to_owned(),
            Some(Laid::Up(tile, openings)) => format!("{openings}{}", mark(tile)),
            Some(Laid::Turned(tile)) => format!("^{}", mark(tile)),
            Some(Laid::NamedBack(tile)) => format!("~{}", mark(tile)),
            Some(Laid::Back) => "~?".to_owned(),
        };
        text.push_str(&shown);
    })
}

/// Two letters, small ones for what is used.
fn abilities(public: &Public, seat: Seat) -> String {
    let letter = |letter: char, used: bool| if used { letter.to_ascii_lowercase() } else { letter };
    let (slide_used, ability_used) = public.used(seat);
    [letter('S', slide_used), letter(public.abilities[seat].letter(), ability_used)].iter().collect()
}

fn turn(public: &Public) -> String {
    let colour = |seat: Seat| public.colours[seat].letter();
    match public.stage {
        Stage::Read(seat) => format!("{}.h", colour(seat)),
        Stage::Page(seat) => format!("{}.p", colour(seat)),
        Stage::Act { seat, moves, collected } => format!("{}.{moves}.{collected}", colour(seat)),
        Stage::Orient { seat, collected } => format!("{}.0.{collected}", colour(seat)),
        Stage::Draw { seat, left } => format!("{}.d.{left}", colour(seat)),
        Stage::Won => "won".to_owned(),
        Stage::Lost => "lost".to_owned(),
    }
}

fn latest(public: &Public) -> String {
    public
        .latest
        .map_or("-".to_owned(), |latest| format!("{}{}", if latest.thief { 'h' } else { 'p' }, latest.arrow))
}

fn pile(cards: Set<Painting>, order: &Order) -> String {
    let pile = order.pile.pile_or(Pile::Known(cards.iter().collect()));
    pile.text(|cards| cards.iter().map(|card| card.letter()).collect())
}

/// In ASCII order unless the order of the pages is known.
fn book(set: TileSet, pages: Set<PageNumber>, order: &Order) -> String {
    let mut pages: Vec<PageNumber> = pages.iter().collect();
    pages.sort_by_cached_key(|&number| set.page(number).to_string());
    let book = order.book.pile_or(Pile::Known(pages));
    book.text(|pages| listed(pages.iter().map(|&number| set.page(number)), ","))
}

/// What differs from the usual rulings.
fn rulings(rulings: Rulings) -> impl Iterator<Item = &'static str> {
    let told = [
        (rulings.must_turn, "turn_back=must"),
        (rulings.stay_is_no_stop, "stay_collects=no"),
        (rulings.aid, "memory=aid"),
    ];
    told.into_iter().filter(|(set, _)| *set).map(|(_, word)| word)
}
