//! The deal (X-SETUP-01).

use irrgarten_game::{ChanceRng, PerSeat, Seat};
use irrgarten_kit::List;

use crate::components::{HAND, Pebble, full_bag};
use crate::options::Options;
use crate::state::{Phase, State};

pub(crate) fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
    let mut bag = full_bag();
    let mut hand = || (0..HAND).filter_map(|_| bag.draw::<Pebble>(dealer)).collect();
    let hands = PerSeat::from_fn(seats, |_| hand());
    State {
        options,
        heap: List::new(),
        last: None,
        hands,
        taken: PerSeat::new(seats),
        bag,
        phase: Phase::Lay(Seat::at(0)),
    }
}
