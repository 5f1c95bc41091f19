//! Why a game that is over was won, and what each seat has to show for it.

use irrgarten_game::{Ending, Message, Outcome};

use crate::view::View;

/// C-WIN-01: the most cards win; C-WIN-02: equal numbers share the victory.
pub(crate) fn ending(view: &View, outcome: Outcome) -> Ending {
    let most = view.won.iter().map(|won| won.len()).max().unwrap_or_default();
    let reason = match view.seats() {
        1 => "ending-alone",
        _ if outcome.is_shared() => "ending-shared",
        _ => "ending-most",
    };
    let taken = |cards: usize| Message::new("ending-taken").with("n", cards);
    Ending {
        reason: Message::new(reason).with("n", most),
        seats: view.won.iter().map(|won| taken(won.len())).collect(),
    }
}
