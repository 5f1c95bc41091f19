//! Why a game that is over was won, and what each seat has to show for it.

use irrgarten_game::{Ending, Message, Outcome};

use crate::components::PAINTINGS;
use crate::view::View;

/// P-WIN-01: all paintings found; P-LOSE-01: the book read to its end before that.
pub(crate) fn ending(view: &View, outcome: Outcome) -> Ending {
    let reason = if outcome == (Outcome::Team { won: true }) {
        Message::new("ending-won").with("n", view.public.book.len())
    } else {
        Message::new("ending-lost").with("n", PAINTINGS - view.public.found().len())
    };
    Ending { reason, seats: Vec::new() }
}
