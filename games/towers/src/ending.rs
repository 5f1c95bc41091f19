//! Why a game that is over was won, and what each seat has to show for it.

use irrgarten_game::{Ending, Message, Outcome, Seat};

use crate::components::Treasure;
use crate::public::Stage;
use crate::rules::ROUNDS;
use crate::view::View;

/// T-END-01: home with everything found; or the most goals, if nobody got there.
pub(crate) fn ending(view: &View, outcome: Outcome) -> Ending {
    let reason = match view.public.stage {
        Stage::Won(_) if outcome.is_shared() => Message::new("ending-home-shared"),
        Stage::Won(_) => Message::new("ending-home"),
        _ => Message::new("ending-rounds").with("n", ROUNDS as usize),
    };
    Ending { reason, seats: Seat::all(view.public.seats()).map(|seat| shown(view, seat)).collect() }
}

/// The treasures a seat has found, and whether it has been on the rune stone.
fn shown(view: &View, seat: Seat) -> Message {
    let found = view.public.found(seat);
    let key = match (found.is_empty(), view.public.rune_done(seat)) {
        (true, _) => return Message::new("ending-nothing"),
        (false, true) => "ending-found-rune",
        (false, false) => "ending-found",
    };
    let names: Vec<Message> = found.iter().map(|treasure: &Treasure| treasure.message()).collect();
    Message::new(key).with("n", found.len()).with("treasures", names)
}
