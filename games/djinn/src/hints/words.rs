//! Advice about a race as messages: what to look for, where, and what exactly.

use irrgarten_game::{Message, Seat};
use irrgarten_players::Hint;

use crate::action::{Action, list};
use crate::arrangement::Laid;
use crate::view::View;

pub(super) fn hint(view: &View, seat: Seat, action: Action) -> [Hint; 3] {
    match action {
        Action::Put(laid) => put(view, seat, laid),
        Action::Lift(card) => {
            let (card, marks) = (card.to_string(), vec![action.to_string()]);
            [
                step(Message::new("advice-lift-idea"), Vec::new()),
                step(Message::new("advice-lift-part").with("card", card.clone()), marks.clone()),
                step(Message::new("advice-lift").with("card", card), marks),
            ]
        }
        Action::Exchange(cards) => [
            step(Message::new("advice-exchange-idea"), Vec::new()),
            step(Message::new("advice-exchange-part"), Vec::new()),
            step(Message::new("advice-exchange").with("cards", list(cards)), vec![action.to_string()]),
        ],
        Action::Claim => plain(["advice-claim-idea", "advice-claim-part", "advice-claim"]),
        Action::Pass => plain(["advice-pass-idea", "advice-pass-part", "advice-pass"]),
        Action::Take(_) => plain(["advice-take-idea", "advice-take-part", "advice-take"]),
        Action::Roll | Action::Go | Action::Wait | Action::At(_) => {
            plain(["advice-wait-idea", "advice-wait-part", "advice-wait"])
        }
    }
}

fn plain(keys: [&'static str; 3]) -> [Hint; 3] {
    keys.map(|key| step(Message::new(key), Vec::new()))
}

/// The next card and where it goes.
fn put(view: &View, seat: Seat, laid: Laid) -> [Hint; 3] {
    let is_first = view.mat(seat).open().is_none_or(|place| place.laid.is_empty());
    let idea = if is_first { "advice-put-first" } else { "advice-put-more" };
    let card = laid.card.to_string();
    [
        step(Message::new(idea), Vec::new()),
        step(Message::new("advice-put-part").with("card", card.clone()), vec![card.clone()]),
        step(
            Message::new("advice-put").with("card", card),
            vec![Action::Put(laid).to_string(), laid.cell.to_string()],
        ),
    ]
}

/// One step of advice: a sentence, and what lights up on the board.
fn step(message: Message, marks: Vec<String>) -> Hint {
    Hint { message, marks }
}
