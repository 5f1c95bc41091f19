//! Walking with a plan: what a spot is worth at the start of a turn, over all rolls of the next few turns.

use std::sync::LazyLock;

use irrgarten_kit::Indexed as _;

use crate::board::{ROOMS, Room, SQUARES, STEPS, Spot, Square};
use crate::components::Place;

const SPOTS: usize = SQUARES + ROOMS;
const ROLLS: std::ops::RangeInclusive<u8> = 2..=12;
const WAYS: usize = 11;

fn number(spot: Spot) -> usize {
    match spot {
        Spot::Square(square) => square.index(),
        Spot::Room(room) => SQUARES + room.index(),
    }
}

/// How likely a roll is.
fn odds(roll: u8) -> f64 {
    f64::from(6 - roll.abs_diff(7)) / 36.0
}

/// Where a roll leads on the empty board. There every square of the right colour can be reached.
#[derive(Clone, Copy, Default)]
struct Leads {
    squares: u128,
    rooms: u16,
}

static LEADS: LazyLock<Vec<[Leads; WAYS]>> =
    LazyLock::new(|| Spot::all().map(|from| std::array::from_fn(|nth| leads(from, nth as u8 + 2))).collect());

fn leads(from: Spot, roll: u8) -> Leads {
    let firsts: Vec<(Square, u8)> = match from {
        Spot::Square(square) => vec![(square, roll)],
        Spot::Room(room) => room.doorsteps().map(|square| (square, roll - 1)).collect(),
    };
    let mut found = Leads::default();
    for (first, steps) in firsts {
        let near = |square: Square| STEPS[first.index()][square.index()];
        let fits = |square: &Square| {
            *square != first && near(*square) <= steps && (steps - near(*square)).is_multiple_of(2)
        };
        found.squares |= Square::all().filter(fits).fold(0, |all, square| all | 1u128 << square.index());
        for room in Room::all().filter(|&room| Spot::Room(room) != from) {
            if room.doorsteps().any(|square| near(square) < steps) {
                found.rooms |= 1 << room.index();
            }
        }
    }
    found
}

/// What it is worth to arrive somewhere and to be somewhere, if every turn later counts a bit less.
pub(super) struct Route {
    /// Of being there when the turn begins.
    start: [f64; SPOTS],
    /// Of entering this room now.
    pub(super) enter: [f64; ROOMS],
    patience: f64,
}

impl Route {
    /// Looks this many turns ahead. Entering a room is worth `reward`; what comes afterwards counts `after` times.
    pub(super) fn plan(reward: [f64; ROOMS], patience: f64, after: f64, turns: u32) -> Route {
        let mut route = Route { start: [0.0; SPOTS], enter: reward, patience };
        for _ in 0..turns {
            let mut order: Vec<usize> = (0..SQUARES).collect();
            order.sort_by(|&one, &two| route.start[two].total_cmp(&route.start[one]));
            let start = std::array::from_fn(|from| route.begin(from, &order));
            for room in Room::all() {
                let later = after * route.start[SQUARES + room.index()];
                route.enter[room.index()] = reward[room.index()] + patience * later;
            }
            route.start = start;
        }
        route
    }

    /// The mean over all rolls, and the passage if it is better.
    fn begin(&self, from: usize, order: &[usize]) -> f64 {
        let roll = |roll: u8| {
            let leads = LEADS[from][usize::from(roll) - 2];
            let rooms = (0..ROOMS).filter(|room| leads.rooms >> room & 1 != 0);
            let best = rooms.map(|room| self.enter[room]).fold(0.0, f64::max);
            let square = order.iter().find(|&&square| leads.squares >> square & 1 != 0);
            best.max(square.map_or(0.0, |&square| self.patience * self.start[square]))
        };
        let rolled = ROLLS.map(|sum| odds(sum) * roll(sum)).sum();
        let room = Room::all().nth(from.wrapping_sub(SQUARES));
        let passage = room.and_then(Room::passage).map_or(0.0, |place| self.enter[place.index()]);
        f64::max(rolled, passage)
    }

    /// What rolling the dice here is worth.
    pub(super) fn roll(&self, from: Spot) -> f64 {
        self.start[number(from)]
    }

    /// What walking there is worth.
    pub(super) fn go(&self, spot: Spot) -> f64 {
        match spot {
            Spot::Square(_) => self.patience * self.start[number(spot)],
            Spot::Room(room) => self.enter[room.index()],
        }
    }

    /// What it is worth to be in this place and ask.
    pub(super) fn ask(&self, place: Place) -> f64 {
        self.enter[place.index()]
    }
}
