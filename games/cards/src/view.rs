//! What a viewer sees: everything but the hands of others and the pile.

use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat};
use irrgarten_kit::{Hand, HandJson, LaidJson, Set};
use serde::{Serialize, Serializer};

use crate::components::{Card, CardSet, Deck};
use crate::labyrinth::Labyrinth;
use crate::options::Rulings;
use crate::state::{HAND, State};

/// A position as one viewer knows it. A hand is its cards or only their number; of the pile there is only the number.
/// Only a viewer who sees all hands knows which cards lie aside, if that is known at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) rulings: Rulings,
    pub(crate) labyrinth: Labyrinth,
    pub(crate) hands: PerSeat<Hand<CardSet>>,
    pub(crate) won: PerSeat<CardSet>,
    pub(crate) pile: usize,
    pub(crate) aside: CardSet,
    pub(crate) mover: Option<Seat>,
}

impl View {
    /// The view of somebody who sees these hands.
    pub(crate) fn of(state: &State, sees: impl Fn(Seat) -> bool) -> View {
        let sees_all = Seat::all(state.seats()).all(&sees);
        View {
            rulings: state.rulings,
            labyrinth: state.labyrinth,
            hands: PerSeat::from_fn(state.seats(), |seat| Hand::seen(state.hands[seat], sees(seat))),
            won: state.won,
            pile: state.pile(),
            aside: if sees_all { state.aside } else { Set::EMPTY },
            mover: state.mover,
        }
    }

    pub fn labyrinth(&self) -> &Labyrinth {
        &self.labyrinth
    }

    pub(crate) fn seats(&self) -> u8 {
        self.hands.seats()
    }

    pub(crate) fn deck(&self) -> &'static Deck {
        self.rulings.deck.deck()
    }

    /// Has the seat on turn laid its card and is about to draw (C-DRAW-01)?
    pub(crate) fn drawing(&self) -> bool {
        self.pile > 0 && self.mover.is_some_and(|seat| self.hands[seat].len() < HAND)
    }

    /// The cards in hands that the viewer sees.
    pub(crate) fn held(&self) -> CardSet {
        self.hands.iter().filter_map(Hand::open).fold(Set::EMPTY, |all, &hand| all.or(hand))
    }

    /// Deals the unseen cards to the hidden hands; all ways to do so are equally likely.
    pub(crate) fn determinize(&self, dice: &mut SearchRng) -> State {
        let mut unseen: Vec<Card> = self.unseen().iter().collect();
        dice.shuffle(&mut unseen);
        let mut next = unseen.into_iter();
        self.with_hands(PerSeat::from_fn(self.seats(), |seat| match self.hands[seat] {
            Hand::Open(cards) => cards,
            Hand::Closed(count) => next.by_ref().take(count).collect(),
        }))
    }

    /// The state, if the viewer sees all of it.
    pub(crate) fn complete(&self) -> Option<State> {
        let mut hands = PerSeat::new(self.seats());
        for (seat, hand) in self.hands.each() {
            hands[seat] = *hand.open()?;
        }
        Some(self.with_hands(hands))
    }

    fn with_hands(&self, hands: PerSeat<CardSet>) -> State {
        let held = hands.iter().fold(Set::EMPTY, |all: CardSet, &hand| all.or(hand));
        State {
            rulings: self.rulings,
            labyrinth: self.labyrinth,
            hands,
            won: self.won,
            unseen: self.unseen().minus(held).iter().collect(),
            aside: self.aside,
            pile: self.pile as u8,
            mover: self.mover,
        }
    }

    /// The cards that the viewer does not see, without those that are known to lie aside.
    pub(crate) fn unseen(&self) -> CardSet {
        let seen = self.won.iter().fold(self.labyrinth.cards(), |all, &won| all.or(won));
        Set::full().minus(seen).minus(self.held()).minus(self.aside)
    }
}

/// How a view looks in JSON. Cards are numbers, seats count from 1.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
struct Json {
    labyrinth: Vec<LaidJson>,
    hands: Vec<HandJson<Vec<u8>>>,
    won: Vec<Vec<u8>>,
    pile: usize,
    turn: Option<u8>,
    drawing: bool,
    deck: String,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let numbers = |cards: &CardSet| cards.iter().map(Card::number).collect();
        let laid = self.labyrinth.by_cell().into_iter();
        Json {
            labyrinth: laid.map(|(card, laid)| LaidJson::new(card.number(), laid.cell, laid.top)).collect(),
            hands: self.hands.iter().map(|hand| hand.json(numbers)).collect(),
            won: self.won.iter().map(numbers).collect(),
            pile: self.pile,
            turn: self.mover.map(Seat::number),
            drawing: self.drawing(),
            deck: self.rulings.deck.to_string(),
        }
        .serialize(serializer)
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json, crate::motion::Motion, crate::motion::Effect);
