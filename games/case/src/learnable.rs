//! Case files for programs that learn.

use irrgarten_game::{Features, Learnable, Seat, clockwise, steps_clockwise};
use irrgarten_kit::{Hand, Indexed as _, Set};

use crate::Case;
use crate::action::Action;
use crate::board::{ROOMS, SQUARES, Spot};
use crate::components::{
    CARDS, CASES, Card, Cards, EXHIBITS, Exhibit, PLACES, Place, SUSPECTS, Suspect, Triple,
};
use crate::log::{MOST_TURNS, What};
use crate::public::{Phase, Public};
use crate::state::State;
use crate::view::View;

const SPOTS: usize = SQUARES + ROOMS;

const ROLL: u32 = 0;
const PASSAGE: u32 = 1;
const STUCK: u32 = 2;
const END: u32 = 3;
const FIRST_TAKE: u32 = 4;
const FIRST_LAY: u32 = FIRST_TAKE + SUSPECTS as u32;
const FIRST_GO: u32 = FIRST_LAY + (EXHIBITS * PLACES) as u32;
const FIRST_SHOW: u32 = FIRST_GO + SPOTS as u32;
const FIRST_SUSPECT: u32 = FIRST_SHOW + CARDS as u32;
const FIRST_ACCUSE: u32 = FIRST_SUSPECT + CASES as u32;

impl Learnable for Case {
    const NUMBERING: u16 = 1;
    const ACTIONS: u32 = FIRST_ACCUSE + CASES as u32;

    fn index(state: &State, seat: Seat, action: Action) -> Option<u32> {
        Some(match action {
            Action::Roll => ROLL,
            Action::Passage => PASSAGE,
            Action::Stuck => STUCK,
            Action::End => END,
            // It is allowed at any time, and on no list.
            Action::Leave(_) => return None,
            Action::Take(suspect) => FIRST_TAKE + suspect.index() as u32,
            Action::Lay(exhibit, place) => FIRST_LAY + (exhibit.index() * PLACES + place.index()) as u32,
            Action::Go(spot) => FIRST_GO + spot_index(spot) as u32,
            Action::Show(by, _) if state.public.players[seat] != Some(by) => return None,
            Action::Show(_, card) => FIRST_SHOW + card.index() as u32,
            Action::Suspect(triple) => FIRST_SUSPECT + triple.index() as u32,
            Action::Accuse(triple) => FIRST_ACCUSE + triple.index() as u32,
        })
    }

    fn indexed(state: &State, seat: Seat, index: u32) -> Option<Action> {
        let from = |first: u32| (index - first) as usize;
        Some(match index {
            ROLL => Action::Roll,
            PASSAGE => Action::Passage,
            STUCK => Action::Stuck,
            END => Action::End,
            FIRST_TAKE..FIRST_LAY => Action::Take(Suspect::at(from(FIRST_TAKE))),
            FIRST_LAY..FIRST_GO => {
                let (exhibit, place) = (from(FIRST_LAY) / PLACES, from(FIRST_LAY) % PLACES);
                Action::Lay(Exhibit::at(exhibit), Place::at(place))
            }
            FIRST_GO..FIRST_SHOW => Action::Go(Spot::all().nth(from(FIRST_GO))?),
            FIRST_SHOW..FIRST_SUSPECT => {
                Action::Show(state.public.players[seat]?, Card::at(from(FIRST_SHOW)))
            }
            FIRST_SUSPECT..FIRST_ACCUSE => Action::Suspect(Triple::at(from(FIRST_SUSPECT))),
            _ => Action::Accuse(Some(from(FIRST_ACCUSE)).filter(|&nth| nth < CASES).map(Triple::at)?),
        })
    }

    fn features(view: &View, first: Seat, features: &mut Features<'_>) {
        let public = view.public();
        let seats = public.seats();
        for seat in clockwise(first, seats) {
            features.one_of(public.players[seat].map(Suspect::index), SUSPECTS);
            features.flag(public.summoned.has(seat));
            features.flag(public.accused.has(seat));
            features.flag(public.left.has(seat));
        }
        public.pawns.iter().for_each(|&spot| features.one_of(Some(spot_index(spot)), SPOTS));
        public.exhibits.iter().for_each(|place| features.one_of(place.map(Place::index), PLACES));
        cards(public.open, features);
        let hand = match view.hand(first) {
            Hand::Open(cards) => cards,
            Hand::Closed(_) => Set::EMPTY,
        };
        cards(hand, features);
        cards(view.file().map_or(Set::EMPTY, Triple::cards), features);
        phase(public, first, features);
        features.share(public.turn.into(), MOST_TURNS.into());
        features.one_of(Some(steps_clockwise(first, public.mover, seats)), seats.into());
        said(view, first, features);
    }
}

fn spot_index(spot: Spot) -> usize {
    match spot {
        Spot::Square(square) => square.index(),
        Spot::Room(room) => SQUARES + room.index(),
    }
}

fn cards(cards: Cards, features: &mut Features<'_>) {
    features.some_of(cards.iter().map(Card::index), CARDS);
}

/// What is to be done, the roll, and what is asked.
fn phase(public: &Public, first: Seat, features: &mut Features<'_>) {
    let (nth, roll, triple, asked) = match public.phase {
        Phase::Take => (0, 0, None, None),
        Phase::Lay => (1, 0, None, None),
        Phase::Start => (2, 0, None, None),
        Phase::Dice => (3, 0, None, None),
        Phase::Walk(roll) => (4, roll, None, None),
        Phase::Suspect => (5, 0, None, None),
        Phase::Answer { triple, asked, .. } => (6, 0, Some(triple), Some(asked)),
        Phase::Accuse => (7, 0, None, None),
        Phase::Verdict(triple) => (8, 0, Some(triple), None),
        Phase::Over(_) => (9, 0, None, None),
    };
    let seats = public.seats();
    features.one_of(Some(nth), 10);
    features.share(roll.into(), 12);
    cards(triple.map_or(Set::EMPTY, Triple::cards), features);
    features.one_of(asked.map(|seat| steps_clockwise(first, seat, seats)), seats.into());
}

/// Turns in which a seat showed one of three cards, this one among them; more count as so many.
const MOST_SHOWN: u8 = 8;

/// What was said, for every seat and card: it has not got it, it showed it to the viewer, or how often it showed one of three
/// cards to somebody else, this one among them. Then which cases were wrong.
fn said(view: &View, first: Seat, features: &mut Features<'_>) {
    let public = view.public();
    let mut lacks = [Set::<Card>::EMPTY; SUSPECTS];
    let mut showed = lacks;
    let mut perhaps = [[0; CARDS]; SUSPECTS];
    let mut wrong = [Set::<Card>::EMPTY; SUSPECTS];
    let mut wrongly = wrong.iter_mut();
    for (entry, card) in view.history() {
        let named = entry.triple.cards();
        let What::Suspicion { passes, .. } = entry.what else {
            if let Some(place) = wrongly.next() {
                *place = named;
            }
            continue;
        };
        for seat in public.answerers(entry.seat).take(passes.into()) {
            lacks[seat.index()] = lacks[seat.index()].or(named);
        }
        match (public.shower(entry), card) {
            (Some(by), Some(card)) => {
                showed[by.index()].add(card);
            }
            (Some(by), None) => {
                named.iter().for_each(|card| perhaps[by.index()][card.index()] += 1u8);
            }
            (None, _) => {}
        }
    }
    for seat in clockwise(first, public.seats()) {
        cards(lacks[seat.index()], features);
        cards(showed[seat.index()], features);
        for times in perhaps[seat.index()] {
            features.share(times.into(), MOST_SHOWN.into());
        }
    }
    for named in wrong {
        cards(named, features);
    }
}
