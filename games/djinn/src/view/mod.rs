//! What a viewer sees: everything but cards before the start, choices within a tick, and races of other seats' own.

mod json;

use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat, Viewer};
use irrgarten_kit::{Hand, List, Set};

use crate::action::Action;
use crate::components::{CARDS, Card, CardSet};
use crate::public::{Phase, Progress, Public, Table};
use crate::state::{OwnPiles, Place, State, Status};

/// What lies before a seat, as far as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mat {
    Open(Place),
    /// The cards lie face down: before the start, or because the race is the seat's own.
    Covered {
        /// Treasures of the rounds before.
        points: u16,
        cards: u8,
        progress: Progress,
    },
}

impl Default for Mat {
    fn default() -> Mat {
        Mat::Open(Place::default())
    }
}

impl Mat {
    fn covered(place: &Place) -> Mat {
        Mat::Covered {
            points: place.points,
            cards: place.hand.len() as u8,
            progress: place.status.progress(),
        }
    }

    /// What lies there, if the viewer sees it.
    pub fn open(&self) -> Option<&Place> {
        match self {
            Mat::Open(place) => Some(place),
            Mat::Covered { .. } => None,
        }
    }

    pub fn points(&self) -> u16 {
        match *self {
            Mat::Open(Place { points, .. }) | Mat::Covered { points, .. } => points,
        }
    }

    pub fn hand(&self) -> Hand<CardSet> {
        match *self {
            Mat::Open(place) => Hand::Open(place.hand),
            Mat::Covered { cards, .. } => Hand::Closed(usize::from(cards)),
        }
    }

    pub fn progress(&self) -> Progress {
        match *self {
            Mat::Open(place) => place.status.progress(),
            Mat::Covered { progress, .. } => progress,
        }
    }

    /// The status as far as the viewer knows it: of a claim that is covered, neither value nor time.
    pub fn status(&self) -> Status {
        match *self {
            Mat::Open(place) => place.status,
            Mat::Covered { progress: Progress::Waiting, .. } => Status::Waiting,
            Mat::Covered { progress: Progress::Working, .. } => Status::Working,
            Mat::Covered { progress: Progress::Passed, .. } => Status::Passed,
            Mat::Covered { progress: Progress::Done, .. } => Status::Claimed { value: None, time: None },
        }
    }
}

/// D-TICK-01: that a seat has chosen, and what, if the viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    Hidden,
    Seen(Action),
}

impl Choice {
    pub(crate) fn seen(self) -> Option<Action> {
        match self {
            Choice::Seen(action) => Some(action),
            Choice::Hidden => None,
        }
    }
}

/// What one viewer knows about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) public: Public,
    pub(crate) mats: PerSeat<Mat>,
    pub(crate) choices: PerSeat<Option<Choice>>,
    /// D-SW-02: the order of everybody's pile as far as the viewer has seen it.
    pub(crate) line: List<Card, CARDS>,
}

impl Table for View {
    fn public(&self) -> &Public {
        &self.public
    }

    fn seats(&self) -> u8 {
        self.mats.seats()
    }

    fn held(&self, seat: Seat) -> usize {
        self.mats[seat].hand().len()
    }

    fn progress(&self, seat: Seat) -> Progress {
        self.mats[seat].progress()
    }

    fn line(&self) -> &[Card] {
        &self.line
    }
}

/// D-GO-01: before the start nobody sees a card, not even the owner. D-TICK-01: choices are made at the same time.
/// D-SW-01: a seat that races for itself shows the others nothing until all are done.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let alone = state.public.is_personal_race();
    let dealing = matches!(state.public.phase, Phase::Deal(_));
    let mat = |seat: Seat| {
        let place = &state.places[seat];
        let unseen = alone && (!viewer.is(seat) || place.status == Status::Waiting);
        let face_down = dealing && !place.hand.is_empty();
        if unseen || face_down { Mat::covered(place) } else { Mat::Open(*place) }
    };
    let choice = |seat: Seat| {
        let choice = state.choices[seat];
        choice.map(|action| if viewer.is(seat) { Choice::Seen(action) } else { Choice::Hidden })
    };
    let mut line = state.line;
    if alone {
        let drawn = match viewer {
            Viewer::Seat(seat) => state.drawn(seat),
            Viewer::Public => 0,
        };
        line.clear();
        state.line.iter().take(drawn).for_each(|&card| line.push(card));
    }
    View {
        public: state.public,
        mats: PerSeat::from_fn(state.seats(), mat),
        choices: PerSeat::from_fn(state.seats(), choice),
        line,
    }
}

impl View {
    /// The view of a viewer who may see everything.
    pub(crate) fn open(state: &State) -> View {
        let &State { public, ref places, ref choices, line } = state;
        View {
            public,
            mats: PerSeat::from_fn(state.seats(), |seat| Mat::Open(places[seat])),
            choices: PerSeat::from_fn(state.seats(), |seat| choices[seat].map(Choice::Seen)),
            line,
        }
    }

    pub fn mat(&self, seat: Seat) -> &Mat {
        &self.mats[seat]
    }

    /// The places that the viewer sees.
    pub(crate) fn open_places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        self.mats.each().filter_map(|(seat, mat)| Some((seat, mat.open()?)))
    }

    pub fn choice(&self, seat: Seat) -> Option<Choice> {
        self.choices[seat]
    }
}

/// Deals the unseen cards to the covered mats, all ways equally likely. A hidden choice is taken to be waiting, and a
/// seat that exchanges unseen to have been dealt what it discards.
pub(crate) fn determinize(view: &View, dice: &mut SearchRng) -> State {
    let View { public, mats, choices, line } = view;
    let (each, racing) = (public.cards_each(), public.phase.is_race());
    let open = || view.open_places().map(|(_, place)| place);
    let drawn: CardSet = line.iter().copied().collect();
    let shown = open().fold(drawn, |all, place| all.or(place.cards()));
    let mut unseen: Vec<Card> = Set::full().minus(shown).iter().collect();
    dice.shuffle(&mut unseen);
    let mut next = unseen.into_iter();
    // Equal hands are dealt once: the viewer's own, or the first that is imagined.
    let mut dealt = open().next().filter(|_| racing).map(|place| place.dealt(line, each));
    let mut imagine = |mat: &Mat, cards: usize| {
        let hand: CardSet = match dealt {
            Some(hand) if public.rulings.same => hand,
            _ => next.by_ref().take(if racing { each } else { cards }).collect(),
        };
        dealt = dealt.or(Some(hand));
        let kept: CardSet = hand.iter().take(cards).collect();
        Place {
            points: mat.points(),
            hand: kept,
            own: OwnPiles { put_down: hand.minus(kept), ..OwnPiles::default() },
            status: mat.status(),
            ..Place::default()
        }
    };
    let choice = |choice: Choice| choice.seen().unwrap_or(Action::Wait);
    State {
        public: *public,
        places: PerSeat::from_fn(mats.seats(), |seat| match &mats[seat] {
            Mat::Open(place) => *place,
            mat @ Mat::Covered { cards, .. } => imagine(mat, usize::from(*cards)),
        }),
        choices: PerSeat::from_fn(mats.seats(), |seat| choices[seat].map(choice)),
        line: *line,
    }
}
