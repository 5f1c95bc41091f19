//! Facts and reasons as messages; the page says the same ones.

use irrgarten_game::{Argument, Message, Seat};

use super::evidence::Evidence;
use super::explain::{Fact, Reason};
use super::places::Holder;
use crate::theme;

/// `Captain has Fans`, `Mascot is not in the case file`.
pub fn fact(fact: Fact, player: impl Fn(Seat) -> Argument) -> Message {
    let key = match (fact.holder, fact.held) {
        (Holder::Seat(_), true) => "fact-has",
        (Holder::Seat(_), false) => "fact-has-not",
        (Holder::File, true) => "fact-file",
        (Holder::File, false) => "fact-not-file",
    };
    let told = Message::new(key).with("card", theme::name(fact.card));
    match fact.holder {
        Holder::Seat(seat) => told.with("name", player(seat)),
        Holder::File => told,
    }
}

/// `because of turns 3 and 7 and the number of cards in the hands`.
pub fn reason(reason: &Reason, evidence: &Evidence) -> Message {
    let turns: Vec<String> = reason.turns(evidence).iter().map(u16::to_string).collect();
    let because = match turns.len() {
        0 => Message::new("because-deal"),
        1 => Message::new("because-turn").with("turns", turns),
        _ => Message::new("because-turns").with("turns", turns),
    };
    if reason.sizes { Message::new("because-sizes").with("why", because) } else { because }
}
