//! Where a pawn can go with a roll (K-ROLL and K-DOOR).

use crate::board::{ROOMS, Room, SQUARES, STEPS, Spot, Square};

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(u128);

const _: () = assert!(SQUARES <= 128, "a bit for every square");

impl Squares {
    pub fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    #[must_use]
    pub fn with(self, square: Square) -> Squares {
        Squares(self.0 | 1 << square.index())
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let lowest = (bits != 0).then(|| Square::at(bits.trailing_zeros() as usize));
            bits &= bits.wrapping_sub(1);
            lowest
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::default(), Squares::with)
    }
}

/// Everywhere a roll leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reach {
    pub squares: Squares,
    rooms: u16,
}

impl Reach {
    pub fn has(self, spot: Spot) -> bool {
        match spot {
            Spot::Square(square) => self.squares.has(square),
            Spot::Room(room) => self.rooms >> room.index() & 1 != 0,
        }
    }

    pub fn rooms(self) -> impl Iterator<Item = Room> {
        Room::all().filter(move |&room| self.has(Spot::Room(room)))
    }

    pub fn is_empty(self) -> bool {
        self.squares.is_empty() && self.rooms == 0
    }

    /// Squares first.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        self.squares.iter().map(Spot::Square).chain(self.rooms().map(Spot::Room))
    }
}

/// All destinations of a pawn on `from` that rolled so many, with other pawns on the `taken` squares.
pub fn reach(from: Spot, roll: u8, taken: Squares) -> Reach {
    let mut reach = Reach::default();
    for (first, steps) in first_squares(from, roll, taken) {
        let near = distances(first, steps, taken);
        // K-DOOR-03: the shortest way to a doorstep is enough. K-DOOR-05: not where one comes from.
        for room in Room::all().filter(|&room| Spot::Room(room) != from) {
            if room.doorsteps().any(|square| near[square.index()] < steps) {
                reach.rooms |= 1 << room.index();
            }
        }
        for goal in Square::all() {
            let distance = near[goal.index()];
            // Every step changes the colour of a chessboard: the surplus is even or there is no way.
            let possible = goal != first && distance <= steps && (steps - distance).is_multiple_of(2);
            if possible && !reach.squares.has(goal) && leads(first, goal, steps, taken.with(first)) {
                reach.squares = reach.squares.with(goal);
            }
        }
    }
    reach
}

/// Does this roll lead there? Only asks for one goal.
pub(crate) fn reaches(from: Spot, roll: u8, taken: Squares, goal: Spot) -> bool {
    first_squares(from, roll, taken).any(|(first, steps)| match goal {
        Spot::Room(room) => {
            let near = distances(first, steps, taken);
            goal != from && room.doorsteps().any(|square| near[square.index()] < steps)
        }
        Spot::Square(goal) => goal != first && leads(first, goal, steps, taken.with(first)),
    })
}

/// The squares a move begins with, and the steps left from there: where the pawn stands (K-ROLL-04), or each free
/// doorstep of its room (K-DOOR-02, K-DOOR-04).
fn first_squares(from: Spot, roll: u8, taken: Squares) -> impl Iterator<Item = (Square, u8)> {
    let (own, room) = match from {
        Spot::Square(square) => (Some((square, roll)), None),
        Spot::Room(room) => (None, Some(room)),
    };
    let steps = room.into_iter().flat_map(Room::doorsteps).filter(move |&square| !taken.has(square));
    own.into_iter().chain(steps.map(move |square| (square, roll - 1)))
}

/// Steps to every square around the pawns in the way, as far as the roll goes; `u8::MAX` beyond.
fn distances(first: Square, most: u8, taken: Squares) -> [u8; SQUARES] {
    let mut near = [u8::MAX; SQUARES];
    let mut queue = [first; SQUARES];
    let (mut next, mut end) = (0, 1);
    near[first.index()] = 0;
    while next < end {
        let here = queue[next];
        next += 1;
        let steps = near[here.index()] + 1;
        if steps > most {
            break;
        }
        for square in here.beside() {
            if near[square.index()] == u8::MAX && !taken.has(square) {
                near[square.index()] = steps;
                queue[end] = square;
                end += 1;
            }
        }
    }
    near
}

/// Is there a way of exactly so many steps over squares that are not `barred`, none of them twice?
fn leads(here: Square, goal: Square, steps: u8, barred: Squares) -> bool {
    if steps == 0 {
        return here == goal;
    }
    here.beside().any(|square| {
        !barred.has(square)
            && STEPS[square.index()][goal.index()] < steps
            && leads(square, goal, steps - 1, barred.with(square))
    })
}

/// One way to a goal, step by step, without the spot the pawn comes from: what a page shows a pawn walk.
pub fn path(from: Spot, roll: u8, taken: Squares, goal: Spot) -> Option<Vec<Spot>> {
    let mut way = Vec::new();
    for (first, steps) in first_squares(from, roll, taken) {
        way.clear();
        if matches!(from, Spot::Room(_)) {
            way.push(Spot::Square(first));
        }
        if walk(first, goal, steps, taken.with(first), goal != from, &mut way) {
            return Some(way);
        }
    }
    None
}

fn walk(here: Square, goal: Spot, left: u8, barred: Squares, enters: bool, way: &mut Vec<Spot>) -> bool {
    match goal {
        Spot::Square(square) if left == 0 => return here == square,
        Spot::Room(room) if left > 0 && enters && room.doorsteps().any(|step| step == here) => {
            way.push(goal);
            return true;
        }
        _ if left == 0 => return false,
        _ => {}
    }
    let close = |square: Square| match goal {
        Spot::Square(goal) => STEPS[square.index()][goal.index()] < left,
        Spot::Room(room) => room.doorsteps().any(|step| STEPS[square.index()][step.index()] + 1 < left),
    };
    for square in here.beside().filter(|&square| !barred.has(square) && close(square)) {
        way.push(Spot::Square(square));
        if walk(square, goal, left - 1, barred.with(square), enters, way) {
            return true;
        }
        way.pop();
    }
    false
}

const _: () = assert!(ROOMS <= 16, "a bit for every room");
