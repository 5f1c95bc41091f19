//! What one observer knows.

use irrgarten_game::{PerSeat, Seat};

use crate::components::{Card, Cards, Triple};
use crate::state::{Answer, Phase, Table, What};

/// What was seen or heard at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seen {
    /// This seat has none of the three cards.
    Passed { by: Seat, triple: Triple },
    /// This seat showed one of the three cards; the observer may know which.
    Showed { by: Seat, triple: Triple, card: Option<Card> },
    /// This is not the case: an accusation was wrong.
    NotTheCase(Triple),
}

/// Something seen, and in which turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Event {
    pub turn: u16,
    pub seen: Seen,
}

/// Everything an observer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// Cards that lie open.
    pub open: Cards,
    /// Hands the observer knows completely: the own one.
    pub hands: PerSeat<Option<Cards>>,
    /// The case file, if the observer has looked into it.
    pub file: Option<Triple>,
    pub events: Vec<Event>,
}

impl Evidence {
    pub fn new(seats: u8) -> Evidence {
        Evidence { open: Cards::EMPTY, hands: PerSeat::new(seats), file: None, events: Vec::new() }
    }

    pub fn seats(&self) -> u8 {
        self.hands.seats()
    }

    /// What a table tells whoever sees it like this.
    pub fn of(table: &Table) -> Evidence {
        let mut evidence = Evidence {
            open: table.open,
            hands: table.hands,
            file: table.file,
            events: Vec::with_capacity(3 * table.log.len()),
        };
        for entry in table.log.iter() {
            let (turn, triple) = (u16::from(entry.turn), entry.triple);
            match entry.what {
                What::Accusation => evidence.events.push(Event { turn, seen: Seen::NotTheCase(triple) }),
                What::Suspicion { passes, answer } => {
                    let mut asked = table.answerers(entry.seat);
                    for by in asked.by_ref().take(usize::from(passes)) {
                        evidence.events.push(Event { turn, seen: Seen::Passed { by, triple } });
                    }
                    if let (Answer::Shown(card), Some(by)) = (answer, asked.next()) {
                        evidence.events.push(Event { turn, seen: Seen::Showed { by, triple, card } });
                    }
                }
            }
        }
        if let Phase::Answer { triple, asked, shows } = table.phase {
            let turn = u16::from(table.turn);
            let mut pass = |by| evidence.events.push(Event { turn, seen: Seen::Passed { by, triple } });
            table.answerers(table.mover).take_while(|&seat| seat != asked).for_each(&mut pass);
            if shows {
                // Everybody sees that a card is about to be shown.
                evidence.events.push(Event { turn, seen: Seen::Showed { by: asked, triple, card: None } });
            } else {
                pass(asked);
            }
        }
        evidence
    }
}
