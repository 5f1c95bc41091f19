//! The cave for programs that learn. A card is named by its place in the hand, a cell by where it is in the seat's own box.

use irrgarten_game::{Features, Learnable, Seat, clockwise, steps_clockwise};
use irrgarten_kit::{Cell, Direction, Indexed};

use crate::Djinn;
use crate::action::Action;
use crate::arrangement::{Laid, WIDEST};
use crate::components::{CARDS, Card, CardSet, GATE_PLACES, LAYOUTS, MOST, ROUNDS, Roll, Treasure};
use crate::options::{Clock, Exchange, Fit, Judge};
use crate::public::{Phase, Table as _};
use crate::race::MOST_MOVES;
use crate::state::{Place, State, Status};
use crate::view::{Choice, View};

const TOPS: usize = 4;
/// Columns or rows of the box and one on either side of it.
const LINES: usize = WIDEST as usize + 2;
const CELLS: usize = LINES * LINES;

const ROLL: u32 = 0;
const GO: u32 = 1;
const CLAIM: u32 = 2;
const PASS: u32 = 3;
const WAIT: u32 = 4;
/// None, or a treasure card.
const FIRST_TAKE: u32 = 5;
const FIRST_LIFT: u32 = FIRST_TAKE + 1 + Treasure::COUNT as u32;
const FIRST_EXCHANGE: u32 = FIRST_LIFT + MOST as u32;
const FIRST_PUT: u32 = FIRST_EXCHANGE + (1 << MOST);

impl Learnable for Djinn {
    const NUMBERING: u16 = 1;
    const ACTIONS: u32 = FIRST_PUT + (MOST * TOPS * CELLS) as u32;

    fn index(state: &State, seat: Seat, action: Action) -> Option<u32> {
        let hand = state.places[seat].hand;
        let slot = |card: Card| hand.iter().position(|other| other == card);
        Some(match action {
            Action::Roll => ROLL,
            Action::Go => GO,
            Action::Claim => CLAIM,
            Action::Pass => PASS,
            Action::Wait => WAIT,
            Action::Take(card) => FIRST_TAKE + card.map_or(0, |card| 1 + card.index() as u32),
            Action::Lift(card) => FIRST_LIFT + slot(card)? as u32,
            Action::Exchange(cards) => {
                let bits = cards.iter().try_fold(0, |bits, card| Some(bits | 1 << slot(card)?));
                FIRST_EXCHANGE + bits?
            }
            Action::Put(Laid { cell, card, top }) => {
                let [x, y] = [line(cell.x)?, line(cell.y)?];
                FIRST_PUT + (((slot(card)? * TOPS + top.index()) * LINES + y) * LINES + x) as u32
            }
            Action::At(_) => return None,
        })
    }

    fn indexed(state: &State, seat: Seat, index: u32) -> Option<Action> {
        let hand = state.places[seat].hand;
        let card = |slot: usize| hand.iter().nth(slot);
        Some(match index {
            ROLL => Action::Roll,
            GO => Action::Go,
            CLAIM => Action::Claim,
            PASS => Action::Pass,
            WAIT => Action::Wait,
            FIRST_TAKE..FIRST_LIFT => {
                let treasure = (index - FIRST_TAKE).checked_sub(1);
                Action::Take(treasure.map(|nth| Treasure::at(nth as usize)))
            }
            FIRST_LIFT..FIRST_EXCHANGE => Action::Lift(card((index - FIRST_LIFT) as usize)?),
            FIRST_EXCHANGE..FIRST_PUT => {
                let bits = index - FIRST_EXCHANGE;
                let slots = (0..MOST).filter(|slot| bits >> slot & 1 != 0);
                Action::Exchange(slots.map(card).collect::<Option<CardSet>>()?)
            }
            _ => {
                let (rest, cell) =
                    ((index - FIRST_PUT) as usize / CELLS, (index - FIRST_PUT) as usize % CELLS);
                let coordinate = |line: usize| line as i8 - 1;
                let cell = Cell::new(coordinate(cell % LINES), coordinate(cell / LINES));
                Action::Put(Laid { cell, card: card(rest / TOPS)?, top: Direction::at(rest % TOPS) })
            }
        })
    }

    fn features(view: &View, first: Seat, features: &mut Features<'_>) {
        let public = &view.public;
        let seats = view.seats();
        let rulings = public.rulings;
        let phase = match public.phase {
            Phase::Roll => 0,
            Phase::Rolling => 1,
            Phase::Deal(_) => 2,
            Phase::Race(_) => 3,
            Phase::Last(_) => 4,
            Phase::Over => 5,
        };
        features.one_of(Some(phase), 6);
        let (number, layout) = match public.phase.roll() {
            Some(Roll::Number(number)) => (Some(usize::from(number)), None),
            Some(Roll::Genie(layout)) => (None, Some(layout.index())),
            None => (None, None),
        };
        features.one_of(number, MOST + 1);
        features.one_of(layout, LAYOUTS);
        features.some_of(public.used.iter().map(Indexed::index), LAYOUTS);
        features.some_of(public.treasures.iter().map(Treasure::index), Treasure::COUNT);
        cards(public.discard.or(public.put_down), features);
        features.share(view.pile_count(), CARDS);
        features.share(public.round.into(), ROUNDS.into());
        features.share(rulings.rounds.into(), ROUNDS.into());
        features.one_of(Some(steps_clockwise(first, public.roller, seats)), seats.into());
        for seat in clockwise(first, seats) {
            let mat = view.mat(seat);
            features.share(mat.points().into(), usize::from(ROUNDS) * Treasure::COUNT);
            features.share(view.held(seat), MOST);
            status(mat.status(), features);
            features.share(public.moves[seat].into(), MOST_MOVES.into());
            features.flag(view.choice(seat).is_some());
            features.flag(matches!(view.choice(seat), Some(Choice::Seen(Action::Wait))));
            place(mat.open(), features);
        }
        features.one_of(Some(rulings.clock as usize), Clock::WORDS.len());
        features.one_of(Some(rulings.fit as usize), Fit::WORDS.len());
        features.one_of(Some(rulings.exchange as usize), Exchange::WORDS.len());
        features.flag(rulings.judge == Judge::Instant);
        features.flag(rulings.same);
        features.flag(rulings.mirror);
    }
}

/// Which line of cells a coordinate is on.
fn line(coordinate: i8) -> Option<usize> {
    usize::try_from(coordinate + 1).ok().filter(|&line| line < LINES)
}

fn cards(cards: CardSet, features: &mut Features<'_>) {
    features.some_of(cards.iter().map(Card::index), CARDS);
}

fn status(status: Status, features: &mut Features<'_>) {
    let (nth, value) = match status {
        Status::Working => (0, None),
        Status::Waiting => (1, None),
        Status::Passed => (2, None),
        Status::Claimed { value, .. } => (3, value),
        Status::GaveBack => (4, None),
        Status::Chose(value) => (5, value),
    };
    features.one_of(Some(nth), 6);
    features.share(value.unwrap_or(0).into(), Treasure::COUNT);
}

/// The hand, and card by card what its gates are, where it lies and how. Nothing of a place that is not seen.
fn place(place: Option<&Place>, features: &mut Features<'_>) {
    let hand = place.map_or(CardSet::EMPTY, |place| place.hand);
    cards(hand, features);
    let mut slots = hand.iter();
    for _ in 0..MOST {
        let card = slots.next();
        let laid = card.and_then(|card| place?.laid.spot(card));
        for side in Direction::ALL {
            let gate = card.map_or(0, |card| card.gate(Direction::North, side));
            features.share(gate.into(), GATE_PLACES.into());
        }
        features.flag(laid.is_some());
        features.one_of(laid.and_then(|laid| line(laid.cell.x)), LINES);
        features.one_of(laid.and_then(|laid| line(laid.cell.y)), LINES);
        features.one_of(laid.map(|laid| laid.top.index()), TOPS);
    }
    features.share(place.map_or(0, |place| place.busy).into(), MOST);
}
