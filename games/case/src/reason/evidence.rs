//! What one observer knows.

use irrgarten_game::{PerSeat, Seat};

use crate::components::{Card, Cards, Triple, hand_size};
use crate::log::{Entry, What};
use crate::public::{Phase, Public};
use crate::setup::Setup;
use crate::view::View;

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
    /// How many cards every seat has. Hands of the rulebook are alike; those of other editions may not be.
    pub sizes: PerSeat<u8>,
    /// The case file, if the observer has looked into it.
    pub file: Option<Triple>,
    pub events: Vec<Event>,
}

impl Evidence {
    pub fn new(seats: u8) -> Evidence {
        Evidence {
            open: Cards::EMPTY,
            hands: PerSeat::new(seats),
            sizes: PerSeat::from_fn(seats, |_| hand_size(seats) as u8),
            file: None,
            events: Vec::new(),
        }
    }

    pub fn seats(&self) -> u8 {
        self.hands.seats()
    }

    /// What a viewer knows.
    pub fn of(view: &View) -> Evidence {
        let public = view.public();
        let hands = PerSeat::from_fn(public.seats(), |seat| view.hand(seat).open().copied());
        let evidence =
            Evidence { open: public.open, hands, file: view.file(), ..Evidence::new(public.seats()) };
        evidence.after(public, view.history())
    }

    /// What a text says.
    pub(crate) fn written(Setup { public, hands, file, shown }: &Setup) -> Evidence {
        let mut shown = shown.iter().copied();
        let lines = public.log.iter().map(|&entry| {
            let card = if entry.is_shown() { shown.next().flatten() } else { None };
            (entry, card)
        });
        let evidence =
            Evidence { open: public.open, hands: *hands, file: *file, ..Evidence::new(public.seats()) };
        evidence.after(public, lines)
    }

    /// With all that was said, and the cards the observer saw.
    fn after(mut self, public: &Public, history: impl Iterator<Item = (Entry, Option<Card>)>) -> Evidence {
        self.events.reserve(3 * public.log.len());
        for (entry, card) in history {
            let (turn, triple) = (u16::from(entry.turn), entry.triple);
            match entry.what {
                What::Accusation => self.events.push(Event { turn, seen: Seen::NotTheCase(triple) }),
                What::Suspicion { passes, .. } => {
                    for by in public.answerers(entry.seat).take(usize::from(passes)) {
                        self.events.push(Event { turn, seen: Seen::Passed { by, triple } });
                    }
                    if let Some(by) = public.shower(entry) {
                        self.events.push(Event { turn, seen: Seen::Showed { by, triple, card } });
                    }
                }
            }
        }
        if let Phase::Answer { triple, asked, shows } = public.phase {
            let turn = u16::from(public.turn);
            let mut pass = |by| self.events.push(Event { turn, seen: Seen::Passed { by, triple } });
            public.answerers(public.mover).take_while(|&seat| seat != asked).for_each(&mut pass);
            if shows {
                // Everybody sees that a card is about to be shown.
                self.events.push(Event { turn, seen: Seen::Showed { by: asked, triple, card: None } });
            } else {
                pass(asked);
            }
        }
        self
    }
}
