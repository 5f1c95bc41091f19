//! Where a card can be, and everything that must hold of a deal.

use irrgarten_game::Seat;
use irrgarten_kit::Indexed as _;

use super::evidence::{Event, Evidence, Seen};
use crate::components::{CARDS, Card, Cards, Triple};

/// A place where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Holder {
    Seat(Seat),
    File,
}

/// Six seats, and the case file's three piles.
pub(crate) const HOLDERS: usize = 9;
pub(crate) const FILE: usize = 6;

/// A set of cards as bits.
pub(crate) type Mask = u32;

pub(crate) fn mask_of(cards: Cards) -> Mask {
    cards.iter().fold(0, |mask, card| mask | 1 << card.index())
}

pub(crate) fn cards_in(mask: Mask) -> Cards {
    Card::all().filter(|card| mask >> card.index() & 1 != 0).collect()
}

/// The place among holders where this card would be.
pub(crate) fn index_of(holder: Holder, card: usize) -> usize {
    match holder {
        Holder::Seat(seat) => seat.index(),
        Holder::File => FILE + Card::at(card).pile(),
    }
}

/// Everything that must hold of a deal, without weights.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// For every card the holders it can be with, as bits.
    pub(crate) allowed: [u16; CARDS],
    /// Cards with no holder at all.
    pub(crate) open: Mask,
    /// How many cards every holder has; `u8::MAX` for any number.
    pub(crate) sizes: [u8; HOLDERS],
    /// This holder has at least one of these.
    pub(crate) some_of: Vec<(usize, Mask)>,
    /// The case is not this.
    pub(crate) not_case: Vec<Triple>,
}

impl Question {
    /// What the rules and the observer's own cards say, before anything has happened.
    pub(crate) fn new(evidence: &Evidence) -> Question {
        let seats = evidence.seats();
        let everybody = (1u16 << seats) - 1;
        let mut question = Question {
            allowed: std::array::from_fn(|card| everybody | 1 << index_of(Holder::File, card)),
            open: mask_of(evidence.open),
            sizes: [0; HOLDERS],
            some_of: Vec::new(),
            not_case: Vec::new(),
        };
        evidence.sizes.each().for_each(|(seat, size)| question.sizes[seat.index()] = *size);
        question.sizes[FILE..].fill(1);
        let hands = evidence.hands.each().filter_map(|(seat, hand)| Some((Holder::Seat(seat), (*hand)?)));
        let file = evidence.file.map(|file| (Holder::File, file.cards()));
        for (holder, held) in hands.chain(file) {
            for card in Card::all() {
                if held.has(card) { question.force(holder, card) } else { question.forbid(holder, card) }
            }
        }
        question
    }

    /// With all that has been seen.
    pub(crate) fn of(evidence: &Evidence) -> Question {
        let mut question = Question::new(evidence);
        evidence.events.iter().for_each(|event| question.learn(*event));
        question
    }

    pub(crate) fn learn(&mut self, event: Event) {
        match event.seen {
            Seen::Passed { by, triple } => {
                triple.cards().iter().for_each(|card| self.forbid(Holder::Seat(by), card));
            }
            Seen::Showed { by, triple, card: None } => {
                self.some_of.push((by.index(), mask_of(triple.cards()) & !self.open));
            }
            Seen::Showed { by, card: Some(card), .. } => self.force(Holder::Seat(by), card),
            // With a card that lies open it could not have been the case anyway.
            Seen::NotTheCase(triple) if mask_of(triple.cards()) & self.open != 0 => {}
            Seen::NotTheCase(triple) => self.not_case.push(triple),
        }
    }

    /// This card is with this holder.
    pub(crate) fn force(&mut self, holder: Holder, card: Card) {
        self.allowed[card.index()] &= 1 << index_of(holder, card.index());
        if self.open >> card.index() & 1 != 0 {
            // A card that lies open is with nobody: this clause cannot hold.
            self.some_of.push((index_of(holder, card.index()), 0));
        }
    }

    /// This card is not with this holder.
    pub(crate) fn forbid(&mut self, holder: Holder, card: Card) {
        self.allowed[card.index()] &= !(1 << index_of(holder, card.index()));
    }

    /// Can this one of the holders have this card?
    pub(crate) fn can_have(&self, holder: usize, card: Card) -> bool {
        self.allowed[card.index()] >> holder & 1 != 0
    }

    /// Hands of any size: to see whether a conclusion needs the sizes.
    pub(crate) fn forget_sizes(&mut self) {
        self.sizes[..FILE].fill(u8::MAX);
    }
}
