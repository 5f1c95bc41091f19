//! The position in words.

use std::fmt::Write as _;

use irrgarten_game::Seat;

use crate::components::Painting;
use crate::state::Stage;
use crate::view::View;

/// `A castle`
pub(super) fn painting(card: Painting) -> String {
    format!("{} {}", card.letter(), card.name())
}

pub(super) fn turn(view: &View) -> String {
    let name = |seat: Seat| format!("Seat {seat} ({})", view.public.colours[seat].name());
    match view.public.stage {
        Stage::Read(seat) => format!("{} reads the book.", name(seat)),
        Stage::Page(seat) => format!("{} turns the page.", name(seat)),
        Stage::Act { seat, moves, collected } => {
            let movement = match (moves, collected) {
                (0, _) => "no movement left",
                (_, 0) => "the Move is left",
                _ => "the Bonus move is left",
            };
            format!("{} acts: {movement}, {collected} collected in this turn.", name(seat))
        }
        Stage::Draw { seat, left: 1 } => format!("{} draws a painting card.", name(seat)),
        Stage::Draw { seat, left } => format!("{} draws {left} painting cards.", name(seat)),
        Stage::Won => "All paintings are found: the team has won.".to_owned(),
        Stage::Lost => "The book is read to its end: the team has lost.".to_owned(),
    }
}

/// The picture in words, for screen readers.
pub(super) fn describe(view: &View) -> String {
    let mut text = format!(
        "{} paintings found, {} cards in the pile, {} pages in the book.",
        view.public.found().len(),
        view.public.pile.len(),
        view.public.book.len()
    );
    let public = &view.public;
    for (seat, colour) in public.colours.each() {
        let cards: Vec<String> = public.tableaus[seat].iter().flatten().map(|&card| painting(card)).collect();
        let cards = if cards.is_empty() { "nothing".to_owned() } else { cards.join(" and ") };
        let _ = write!(
            text,
            " Seat {seat} ({}) stands on {} and looks for {cards}.",
            colour.name(),
            public.pawns[seat]
        );
    }
    let _ = write!(text, " {}", turn(view));
    text
}
