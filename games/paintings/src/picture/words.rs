//! The position in words.

use std::fmt::Write as _;

use irrgarten_game::Seat;

use crate::components::Painting;
use crate::setup::Setup;
use crate::state::Stage;

/// `A castle`
pub(super) fn painting(card: Painting) -> String {
    format!("{} {}", card.letter(), card.name())
}

pub(super) fn turn(setup: &Setup) -> String {
    let name = |seat: Seat| {
        let colour = setup.places.get(seat.index()).map_or("nobody", |place| place.colour.name());
        format!("Seat {seat} ({colour})")
    };
    match setup.stage {
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

/// The picture for those who do not see it.
pub(super) fn describe(setup: &Setup) -> String {
    let mut text = format!(
        "{} paintings found, {} cards in the pile, {} pages in the book.",
        setup.found().len(),
        setup.pile.len(),
        setup.book.len()
    );
    for (seat, place) in Seat::all(setup.seats()).zip(&setup.places) {
        let cards: Vec<String> = place.tableau.iter().flatten().map(|&card| painting(card)).collect();
        let cards = if cards.is_empty() { "nothing".to_owned() } else { cards.join(" and ") };
        let _ = write!(
            text,
            " Seat {seat} ({}) stands on {} and looks for {cards}.",
            place.colour.name(),
            place.pawn
        );
    }
    let _ = write!(text, " {}", turn(setup));
    text
}
