//! Why a game that is over was won, and what each seat has to show for it.

use irrgarten_game::{Ending, Message, Outcome};
use irrgarten_kit::Bag;

use crate::view::View;

/// X-WIN-01: the most pebbles win.
pub(crate) fn ending(view: &View, outcome: Outcome) -> Ending {
    let most = view.taken.iter().map(Bag::total).max().unwrap_or_default();
    let reason = if outcome.is_shared() { "ending-shared" } else { "ending-most" };
    let taken = |pebbles: usize| Message::new("ending-taken").with("n", pebbles);
    Ending {
        reason: Message::new(reason).with("n", most),
        seats: view.taken.iter().map(|pebbles| taken(pebbles.total())).collect(),
    }
}
