//! What a viewer sees: everything but the hands of others and the bag.

use irrgarten_game::{PerSeat, SearchRng, Seat};
use irrgarten_kit::{Hand, HandJson, List};
use serde::{Serialize, Serializer};

use crate::components::{PEBBLES, Pebble, Pebbles, full_bag};
use crate::options::Options;
use crate::state::{Phase, State};

/// A position as one viewer knows it. A hand is its pebbles or only their number; of the bag there is only the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) options: Options,
    pub(crate) heap: List<Pebble, PEBBLES>,
    pub(crate) last: Option<Seat>,
    pub(crate) hands: PerSeat<Hand<Pebbles>>,
    pub(crate) taken: PerSeat<Pebbles>,
    pub(crate) bag: usize,
    pub(crate) phase: Phase,
}

impl View {
    /// The view of somebody who sees these hands.
    pub(crate) fn of(state: &State, sees: impl Fn(Seat) -> bool) -> View {
        View {
            options: state.options,
            heap: state.heap,
            last: state.last,
            hands: PerSeat::from_fn(state.hands.seats(), |seat| Hand::seen(state.hands[seat], sees(seat))),
            taken: state.taken,
            bag: state.bag.total(),
            phase: state.phase,
        }
    }

    pub(crate) fn seats(&self) -> u8 {
        self.hands.seats()
    }

    /// The seat that lays or draws.
    pub(crate) fn mover(&self) -> Option<Seat> {
        match self.phase {
            Phase::Lay(seat) | Phase::Draw(seat) => Some(seat),
            Phase::Over => None,
        }
    }

    /// Deals what has not been seen to the hidden hands; all ways to do so are equally likely.
    pub(crate) fn determinize(&self, dice: &mut SearchRng) -> State {
        let mut unseen = self.unseen();
        let mut hands = PerSeat::new(self.seats());
        for (seat, hand) in self.hands.each() {
            hands[seat] = match hand {
                Hand::Open(pebbles) => *pebbles,
                Hand::Closed(count) => (0..*count).filter_map(|_| unseen.draw::<Pebble>(dice)).collect(),
            };
        }
        self.with_hands(hands, unseen)
    }

    /// The state, if the viewer sees all of it.
    pub(crate) fn complete(&self) -> Option<State> {
        let mut hands = PerSeat::new(self.seats());
        for (seat, hand) in self.hands.each() {
            hands[seat] = *hand.open()?;
        }
        Some(self.with_hands(hands, self.unseen()))
    }

    fn with_hands(&self, hands: PerSeat<Pebbles>, bag: Pebbles) -> State {
        State {
            options: self.options,
            heap: self.heap,
            last: self.last,
            hands,
            taken: self.taken,
            bag,
            phase: self.phase,
        }
    }

    /// The pebbles the viewer does not see.
    fn unseen(&self) -> Pebbles {
        let open = self.hands.iter().filter_map(Hand::open).chain(self.taken.iter());
        let mut unseen = full_bag();
        for pebble in open.flat_map(Pebbles::things::<Pebble>).chain(self.heap.iter().copied()) {
            unseen.take(pebble);
        }
        unseen
    }
}

/// How a view looks in JSON. Pebbles are their values, seats count from 1.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
struct Json {
    pairs: &'static str,
    heap: Vec<u8>,
    last: Option<u8>,
    hands: Vec<HandJson<Vec<u8>>>,
    taken: Vec<Vec<u8>>,
    bag: usize,
    turn: Option<u8>,
    drawing: bool,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let values = |pebbles: &Pebbles| pebbles.things().map(Pebble::value).collect();
        Json {
            pairs: self.options.pairs.word(),
            heap: self.heap.iter().map(|pebble| pebble.value()).collect(),
            last: self.last.map(Seat::number),
            hands: self.hands.iter().map(|hand| hand.json(values)).collect(),
            taken: self.taken.iter().map(values).collect(),
            bag: self.bag,
            turn: self.mover().map(Seat::number),
            drawing: matches!(self.phase, Phase::Draw(_)),
        }
        .serialize(serializer)
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json);
