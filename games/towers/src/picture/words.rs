//! The position in words, for those who do not see the picture.

use std::fmt::Write as _;

use irrgarten_game::Seat;

use crate::components::Square;
use crate::setup::{Place, Setup};
use crate::state::Stage;

pub(super) fn describe(setup: &Setup) -> String {
    let board = setup.board();
    let towers = Square::all().map(|square| {
        let tower = board.tower(square);
        let treasure =
            tower.treasure().map_or(String::new(), |treasure| format!(" with the {}", treasure.name()));
        format!("{square} {} high{treasure}", tower.height())
    });
    let mut text = format!("Towers: {}.", towers.collect::<Vec<_>>().join("; "));
    for (seat, place) in Seat::all(setup.seats()).zip(&setup.places) {
        let _ = write!(
            text,
            " Seat {seat}, {}, stands on {}, has found {} treasures, has {} left{} and holds {} magic cards; its rune \
             card is {}.",
            place.colour.name(),
            place.pawn,
            place.found.len(),
            place.pile.len(),
            target(place),
            place.hand.len(),
            if place.rune_done { "turned over" } else { "open" },
        );
    }
    let _ = write!(text, " {}", turn(setup));
    text
}

fn target(place: &Place) -> String {
    match place.pile.first() {
        Some(Some(target)) => format!(", the next is the {},", target.name()),
        _ => String::new(),
    }
}

/// What happens now, in a sentence.
pub(super) fn turn(setup: &Setup) -> String {
    let name = |seat: Seat| setup.places.get(seat.index()).map_or("nobody", |place| place.colour.name());
    match setup.stage {
        Stage::Slide(seat) => format!("Seat {seat}, {}, slides.", name(seat)),
        Stage::Move(seat) => format!("Seat {seat}, {}, moves or stays.", name(seat)),
        Stage::Draw(seat) => format!("Seat {seat}, {}, draws a magic card.", name(seat)),
        Stage::Won(winners) => {
            let names: Vec<&str> = winners.iter().map(name).collect();
            format!("The game is over; {} has won.", names.join(" and "))
        }
    }
}
