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

/// One way to a goal, step by step, without the spot the pawn comes from: what a page shows a pawn walk. To a room it is
/// the shortest; a square is approached straight on, and what is left of the roll is walked off close to it.
pub fn path(from: Spot, roll: u8, taken: Squares, goal: Spot) -> Option<Vec<Spot>> {
    let (end, squares) = match goal {
        Spot::Room(room) => (Some(goal), shortest(from, roll, taken, room)?),
        Spot::Square(square) => (None, exact(from, roll, taken, square)?),
    };
    // A pawn does not walk to the square it stands on.
    let stays = usize::from(matches!(from, Spot::Square(_)));
    Some(squares.into_iter().skip(stays).map(Spot::Square).chain(end).collect())
}

fn shortest(from: Spot, roll: u8, taken: Squares, room: Room) -> Option<Vec<Square>> {
    let ways = first_squares(from, roll, taken).filter_map(|(first, steps)| {
        let near = distances(first, steps, taken);
        let last = room.doorsteps().min_by_key(|step| near[step.index()])?;
        (near[last.index()] < steps).then_some((near, last))
    });
    let (near, last) = ways.min_by_key(|(near, last)| near[last.index()])?;
    let back = std::iter::successors(Some(last), |here| {
        here.beside().find(|square| near[square.index()].checked_add(1) == Some(near[here.index()]))
    });
    let mut way: Vec<Square> = back.collect();
    way.reverse();
    Some(way)
}

fn exact(from: Spot, roll: u8, taken: Squares, goal: Square) -> Option<Vec<Square>> {
    let home = distances(goal, roll, taken);
    first_squares(from, roll, taken).find_map(|(first, steps)| {
        let mut way = vec![first];
        walk(goal, steps, taken.with(first), &home, &mut way).then_some(way)
    })
}

/// Goes on for exactly so many steps over squares that are not `barred`, none of them twice, the nearest to the goal first.
fn walk(goal: Square, left: u8, barred: Squares, home: &[u8; SQUARES], way: &mut Vec<Square>) -> bool {
    let Some(&here) = way.last().filter(|_| left > 0) else { return way.last() == Some(&goal) };
    let far = |square: &Square| home[square.index()];
    let leads =
        |square: &Square| !barred.has(*square) && far(square) < left && (*square != goal || left == 1);
    let mut nexts: Vec<Square> = here.beside().filter(leads).collect();
    nexts.sort_by_key(far);
    nexts.into_iter().any(|square| {
        way.push(square);
        let arrives = walk(goal, left - 1, barred.with(square), home, way);
        if !arrives {
            way.pop();
        }
        arrives
    })
}

const _: () = assert!(ROOMS <= 16, "a bit for every room");
