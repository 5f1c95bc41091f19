//! Games without a board: everybody suspects something in turn, and all answer.

use case::reason::{Event, Evidence, Seen};
use case::{CASES, Card, Cards, Triple, hand_size};
use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat};
use irrgarten_kit::Set;

/// A deal, and what the first seat has seen of the questions so far.
pub(crate) struct Quiz {
    pub(crate) hands: PerSeat<Cards>,
    pub(crate) file: Triple,
    pub(crate) evidence: Evidence,
    turn: u16,
}

impl Quiz {
    pub(crate) fn deal(seats: u8, dice: &mut SearchRng) -> Quiz {
        let file = Triple::at(dice.below(CASES as u32) as usize);
        let mut cards: Vec<Card> = Set::full().minus(file.cards()).iter().collect();
        dice.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        let hands = PerSeat::from_fn(seats, |_| cards.by_ref().take(hand_size(seats)).collect::<Cards>());
        let mut evidence = Evidence::new(seats);
        evidence.open = cards.collect();
        evidence.hands[Seat::at(0)] = Some(hands[Seat::at(0)]);
        Quiz { hands, file, evidence, turn: 0 }
    }

    /// The next in turn asks at random, and the others answer.
    pub(crate) fn question(&mut self, dice: &mut SearchRng) {
        let seats = self.hands.seats();
        let asker = Seat::at(usize::from(self.turn) % usize::from(seats));
        let triple = Triple::at(dice.below(CASES as u32) as usize);
        self.turn += 1;
        let mut tell = |seen| self.evidence.events.push(Event { turn: self.turn, seen });
        let mut by = asker.left(seats);
        while by != asker {
            let fitting = self.hands[by].and(triple.cards());
            if fitting.is_empty() {
                tell(Seen::Passed { by, triple });
            } else {
                let card = fitting.iter().nth(dice.below(fitting.len() as u32) as usize);
                let card = card.filter(|_| asker.index() == 0 || by.index() == 0);
                tell(Seen::Showed { by, triple, card });
                return;
            }
            by = by.left(seats);
        }
        // Now and then somebody guesses, wrongly.
        if triple != self.file && dice.below(4) == 0 {
            tell(Seen::NotTheCase(triple));
        }
    }

    /// Everybody asks once.
    pub(crate) fn round(&mut self, dice: &mut SearchRng) {
        (0..self.hands.seats()).for_each(|_| self.question(dice));
    }
}
