//! What a viewer sees: everything but other hands, other targets and the order of piles.

mod json;

use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat, Viewer};
use irrgarten_kit::{Hand, Set};

use crate::components::{Cards, MAGIC, Magic, Treasure, all_magic};
use crate::public::{Public, Treasures};
use crate::state::State;

/// A position as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) public: Public,
    /// Of the treasure cards each seat still has to find those the viewer knows, the target first: an owner knows the
    /// target, and nobody what lies below it.
    pub(crate) known: PerSeat<Treasures>,
    pub(crate) hands: PerSeat<Hand<Cards>>,
}

impl View {
    /// The position as this viewer sees it.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let target = |seat: Seat| state.target(seat).filter(|_| viewer.is(seat));
        View {
            public: state.public,
            known: PerSeat::from_fn(state.public.seats(), |seat| target(seat).into_iter().collect()),
            hands: PerSeat::from_fn(state.public.seats(), |seat| {
                Hand::seen(state.hand(seat), viewer.is(seat))
            }),
        }
    }

    /// The view of somebody who may see all cards.
    pub(crate) fn open(state: &State) -> View {
        View {
            public: state.public,
            known: state.piles,
            hands: PerSeat::from_fn(state.public.seats(), |seat| Hand::Open(state.hand(seat))),
        }
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The treasure cards a seat still has to find, the target first, as far as the viewer knows them.
    pub fn known(&self, seat: Seat) -> &[Treasure] {
        &self.known[seat]
    }

    /// What a seat is looking for, if the viewer knows it.
    pub fn target(&self, seat: Seat) -> Option<Treasure> {
        self.known(seat).first().copied()
    }

    pub fn hand(&self, seat: Seat) -> &Hand<Cards> {
        &self.hands[seat]
    }

    /// How many cards the draw pile has.
    pub fn deck(&self) -> usize {
        MAGIC - self.public.discard.len() - self.hands.iter().map(Hand::len).sum::<usize>()
    }

    /// The treasures whose cards the viewer does not see.
    pub(crate) fn unseen_treasures(&self) -> Set<Treasure> {
        let seen = self.public.found.iter().chain(self.known.iter());
        Set::full().minus(seen.flat_map(|cards| cards.iter().copied()).collect())
    }

    /// The magic cards the viewer does not see, in hands and in the draw pile.
    pub(crate) fn unseen_magic(&self) -> Cards {
        let mut unseen = all_magic();
        let open = self.hands.iter().filter_map(Hand::open).flat_map(Cards::things);
        for card in open.chain(self.public.discard.iter().copied()) {
            unseen.take(card);
        }
        unseen
    }

    /// A state that could lie behind the view; all deals of the unseen cards are equally likely.
    pub(crate) fn determinize(&self, dice: &mut SearchRng) -> State {
        let mut treasures: Vec<Treasure> = self.unseen_treasures().iter().collect();
        dice.shuffle(&mut treasures);
        let mut magic: Vec<Magic> = self.unseen_magic().things().collect();
        dice.shuffle(&mut magic);
        self.completed(treasures, magic)
    }

    /// The state in which the unseen cards are dealt in this order.
    pub(crate) fn completed(
        &self,
        treasures: impl IntoIterator<Item = Treasure>,
        magic: impl IntoIterator<Item = Magic>,
    ) -> State {
        let (mut treasures, mut magic) = (treasures.into_iter(), magic.into_iter());
        let mut deck = self.unseen_magic();
        let hands = PerSeat::from_fn(self.public.seats(), |seat| match self.hands[seat] {
            Hand::Open(cards) => cards,
            Hand::Closed(count) => magic.by_ref().take(count).filter(|&card| deck.take(card)).collect(),
        });
        let piles = PerSeat::from_fn(self.public.seats(), |seat| {
            let hidden = self.public.left(seat) - self.known(seat).len();
            self.known(seat).iter().copied().chain(treasures.by_ref().take(hidden)).collect()
        });
        State { public: self.public, piles, hands, deck }
    }
}
