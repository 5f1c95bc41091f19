//! Why a game that is over was won, and what each seat has to show for it.

use irrgarten_game::{Ending, Message, Outcome, Seat};

use crate::public::Table as _;
use crate::view::View;

/// D-END-02: the most treasures win; D-END-03: equal numbers share the victory.
pub(crate) fn ending(view: &View, outcome: Outcome) -> Ending {
    let treasures = |seat: Seat| usize::from(view.mat(seat).points());
    let seats = || Seat::all(view.seats());
    let most = seats().map(treasures).max().unwrap_or_default();
    let reason = match view.seats() {
        1 => "ending-alone",
        _ if outcome.is_shared() => "ending-shared",
        _ => "ending-most",
    };
    let rounds = usize::from(view.public().rulings.rounds);
    Ending {
        reason: Message::new(reason).with("n", most).with("rounds", rounds),
        seats: seats().map(|seat| Message::new("ending-treasures").with("n", treasures(seat))).collect(),
    }
}
