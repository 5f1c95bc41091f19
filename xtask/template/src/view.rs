//! What a viewer sees, and what could lie behind it.

use irrgarten_game::{SearchRng, Seat};
use serde::{Serialize, Serializer};

use crate::Pebble;
use crate::components::{Pebbles, draw_from, full_bag};
use crate::state::{Options, Phase, Setup, State};

/// A hand as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hand {
    /// From low to high.
    Open(Vec<Pebble>),
    /// Only how many.
    Closed(usize),
}

/// A position as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) options: Options,
    pub(crate) heap: Vec<Pebble>,
    pub(crate) last: Option<Seat>,
    pub(crate) hands: Vec<Hand>,
    pub(crate) taken: Vec<Vec<Pebble>>,
    pub(crate) bag: usize,
    pub(crate) phase: Phase,
}

/// The view of someone who may look into these hands.
pub(crate) fn seen(state: &State, open: impl Fn(Seat) -> bool) -> View {
    let Setup { options, heap, last, hands, taken, phase } = state.into();
    let hand = |(seat, hand): (Seat, Vec<Pebble>)| {
        // That a hand is empty everybody can see.
        if open(seat) || hand.is_empty() { Hand::Open(hand) } else { Hand::Closed(hand.len()) }
    };
    let hands = Seat::all(state.hands.seats()).zip(hands).map(hand).collect();
    View { options, heap, last, hands, taken, bag: state.bag.total(), phase }
}

/// A state that could lie behind the view: closed hands are drawn from what has not been seen.
pub(crate) fn guess(view: &View, dice: &mut SearchRng) -> State {
    let setup = fill(view, |unseen| draw_from(unseen, dice));
    setup.and_then(|setup| setup.try_into().ok()).expect("a view shows a position that can be played on")
}

/// The view with pebbles in the closed hands, or nothing if there are not enough.
pub(crate) fn fill(view: &View, mut draw: impl FnMut(&mut Pebbles) -> Pebble) -> Option<Setup> {
    let open = view.hands.iter().filter_map(|hand| match hand {
        Hand::Open(pebbles) => Some(pebbles),
        Hand::Closed(_) => None,
    });
    let mut unseen = full_bag();
    let mut seen = open.chain(&view.taken).flatten().chain(&view.heap);
    if !seen.all(|&pebble| unseen.take(pebble)) {
        return None;
    }
    let hands = view.hands.iter().map(|hand| match hand {
        Hand::Open(pebbles) => Some(pebbles.clone()),
        Hand::Closed(count) if *count > unseen.total() => None,
        Hand::Closed(count) => Some((0..*count).map(|_| draw(&mut unseen)).collect()),
    });
    Some(Setup {
        options: view.options,
        heap: view.heap.clone(),
        last: view.last,
        hands: hands.collect::<Option<_>>()?,
        taken: view.taken.clone(),
        phase: view.phase,
    })
}

/// The view as JSON: numbers and words, so that nobody outside depends on our types.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
struct Json {
    pairs: &'static str,
    heap: Vec<u8>,
    last: Option<u8>,
    hands: Vec<JsonHand>,
    taken: Vec<Vec<u8>>,
    bag: usize,
    turn: Option<u8>,
    drawing: bool,
}

#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Hand"))]
enum JsonHand {
    Open { pebbles: Vec<u8> },
    Closed { count: usize },
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let values = |pebbles: &Vec<Pebble>| pebbles.iter().map(|pebble| pebble.value()).collect();
        let hand = |hand: &Hand| match hand {
            Hand::Open(pebbles) => JsonHand::Open { pebbles: values(pebbles) },
            Hand::Closed(count) => JsonHand::Closed { count: *count },
        };
        let (turn, drawing) = match self.phase {
            Phase::Lay(seat) => (Some(seat), false),
            Phase::Draw(seat) => (Some(seat), true),
            Phase::Over => (None, false),
        };
        let json = Json {
            pairs: self.options.pairs.word(),
            heap: values(&self.heap),
            last: self.last.map(Seat::number),
            hands: self.hands.iter().map(hand).collect(),
            taken: self.taken.iter().map(values).collect(),
            bag: self.bag,
            turn: turn.map(Seat::number),
            drawing,
        };
        json.serialize(serializer)
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json);
