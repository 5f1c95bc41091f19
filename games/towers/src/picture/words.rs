//! The position in words, for those who do not see the picture.

use std::fmt::Write as _;

use irrgarten_game::Seat;

use crate::components::Square;
use crate::state::Stage;
use crate::view::View;

pub(super) fn describe(view: &View) -> String {
    let towers = Square::all().map(|square| {
        let tower = view.public.board.tower(square);
        let treasure =
            tower.treasure().map_or(String::new(), |treasure| format!(" with the {}", treasure.name()));
        format!("{square} {} high{treasure}", tower.height())
    });
    let mut text = format!("Towers: {}.", towers.collect::<Vec<_>>().join("; "));
    for seat in Seat::all(view.public.seats()) {
        let _ = write!(
            text,
            " Seat {seat}, {}, stands on {}, has found {} treasures, has {} left{} and holds {} magic cards; its rune \
             card is {}.",
            view.public.colour(seat).name(),
            view.public.pawn(seat),
            view.public.found(seat).len(),
            view.public.left(seat),
            target(view, seat),
            view.hand(seat).len(),
            if view.public.rune_done(seat) { "turned over" } else { "open" },
        );
    }
    let _ = write!(text, " {}", turn(view));
    text
}

fn target(view: &View, seat: Seat) -> String {
    let target = view.target(seat);
    target.map_or(String::new(), |target| format!(", the next is the {},", target.name()))
}

/// What happens now, in a sentence.
pub(super) fn turn(view: &View) -> String {
    let name = |seat: Seat| view.public.colour(seat).name();
    match view.public.stage {
        Stage::Slide(seat) => format!("Seat {seat}, {}, slides.", name(seat)),
        Stage::Move(seat) => format!("Seat {seat}, {}, moves or stays.", name(seat)),
        Stage::Draw(seat) => format!("Seat {seat}, {}, draws a magic card.", name(seat)),
        Stage::Won(winners) => {
            let names: Vec<&str> = winners.iter().map(name).collect();
            format!("The game is over; {} has won.", names.join(" and "))
        }
    }
}
