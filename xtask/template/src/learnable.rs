//! __Name__ for programs that learn: a pebble by its value, or the heap.

use irrgarten_game::{Features, Learnable, Seat, clockwise, steps_clockwise};
use irrgarten_kit::{Bag, Hand, Indexed as _};

use crate::__Name__;
use crate::action::Action;
use crate::components::{HAND, OF_EACH, PEBBLES, Pebble, Pebbles};
use crate::options::Pairs;
use crate::state::{Phase, State};
use crate::view::View;

const GIVE: u32 = Pebble::COUNT as u32;

impl Learnable for __Name__ {
    const NUMBERING: u16 = 1;
    const ACTIONS: u32 = GIVE + 1;

    fn index(_: &State, _: Seat, action: Action) -> Option<u32> {
        Some(match action {
            Action::Lay(pebble) => pebble.index() as u32,
            Action::Give => GIVE,
        })
    }

    fn indexed(_: &State, _: Seat, index: u32) -> Option<Action> {
        match index {
            0..GIVE => Some(Action::Lay(Pebble::at(index as usize))),
            GIVE => Some(Action::Give),
            _ => None,
        }
    }

    fn features(view: &View, first: Seat, features: &mut Features<'_>) {
        let seats = view.seats();
        let away = |seat: Seat| steps_clockwise(first, seat, seats);
        let hand = match &view.hands[first] {
            Hand::Open(pebbles) => *pebbles,
            Hand::Closed(_) => Bag::EMPTY,
        };
        pebbles(hand, features);
        pebbles(view.heap.iter().copied().collect(), features);
        features.one_of(view.heap.last().map(|top| top.index()), Pebble::COUNT);
        for seat in clockwise(first, seats) {
            features.share(view.hands[seat].len(), HAND);
            pebbles(view.taken[seat], features);
        }
        features.share(view.bag, PEBBLES);
        features.one_of(view.last.map(away), seats.into());
        features.one_of(view.mover().map(away), seats.into());
        features.flag(matches!(view.phase, Phase::Draw(_)));
        features.flag(view.options.pairs == Pairs::Climb);
    }
}

fn pebbles(pebbles: Pebbles, features: &mut Features<'_>) {
    for pebble in Pebble::all() {
        features.share(pebbles.count(pebble).into(), OF_EACH.into());
    }
}
