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

    fn has_any(self, squares: impl Iterator<Item = Square>) -> bool {
        squares.fold(Squares::default(), Squares::with).0 & self.0 != 0
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

/// All destinations of a pawn on `from` that rolled this many, with other pawns on the `taken` squares.
pub fn reach(from: Spot, roll: u8, taken: Squares) -> Reach {
    let Spread { near, end } = spread(from, roll, taken, |_, _, _| ());
    // K-DOOR-03: the shortest way to a doorstep is enough. K-DOOR-05: not where one comes from.
    let enters = |room: &Room| Spot::Room(*room) != from && near.has_any(room.doorsteps());
    let rooms = Room::all().filter(enters).fold(0, |rooms, room| rooms | 1 << room.index());
    let others = Squares(near.0 & !end.0).iter();
    let missed = others.filter(|&goal| leads_exactly(from, roll, taken, goal, &mut |_| ()));
    Reach { squares: missed.fold(end, Squares::with), rooms }
}

/// Does this roll lead there? Only asks for one goal.
pub(crate) fn reaches(from: Spot, roll: u8, taken: Squares, goal: Spot) -> bool {
    match goal {
        Spot::Room(room) => {
            let near = || spread(from, roll, taken, |_, _, _| ()).near;
            goal != from && near().has_any(room.doorsteps())
        }
        Spot::Square(goal) => leads_exactly(from, roll, taken, goal, &mut |_| ()),
    }
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

/// Where one search leads.
struct Spread {
    /// The squares before the last step.
    near: Squares,
    /// The squares after the last step.
    end: Squares,
}

/// Goes on from everywhere at once, step by step, and notes each: the number of steps so far, the square, and the square
/// before it. For every square and number of steps one way is kept, with no square twice. The shortest ways are among
/// them; a longer one is missed if it begins with a way that was not kept.
fn spread(from: Spot, roll: u8, taken: Squares, mut note: impl FnMut(u8, Square, Square)) -> Spread {
    let mut trails = [Squares::default(); SQUARES];
    let (mut near, mut end, mut steps) = (Squares::default(), Squares::default(), roll);
    for (first, left) in first_squares(from, roll, taken) {
        steps = roll - left;
        end = end.with(first);
        trails[first.index()] = Squares::default().with(first);
        note(steps, first, first);
    }
    while steps < roll {
        steps += 1;
        let (before, walked) = (end, trails);
        near.0 |= before.0;
        end = Squares::default();
        for here in before.iter() {
            let trail = walked[here.index()];
            for square in here.beside() {
                if !Squares(taken.0 | trail.0 | end.0).has(square) {
                    end = end.with(square);
                    trails[square.index()] = trail.with(square);
                    note(steps, square, here);
                }
            }
        }
    }
    Spread { near, end }
}

/// Is there a way of exactly this roll? Its squares are told from the last to the first.
fn leads_exactly(from: Spot, roll: u8, taken: Squares, goal: Square, tell: &mut impl FnMut(Square)) -> bool {
    first_squares(from, roll, taken).any(|(first, steps)| {
        let distance = STEPS[first.index()][goal.index()];
        // Every step changes the colour of a chessboard: the surplus is even or there is no way.
        let possible = goal != first && distance <= steps && (steps - distance).is_multiple_of(2);
        let found = possible && leads(first, goal, steps, taken.with(first), tell);
        if found && matches!(from, Spot::Room(_)) {
            tell(first);
        }
        found
    })
}

/// Is there a way of exactly this many steps over squares that are not `barred`, none of them twice?
fn leads(here: Square, goal: Square, steps: u8, barred: Squares, tell: &mut impl FnMut(Square)) -> bool {
    if steps == 0 {
        return here == goal;
    }
    here.beside().any(|square| {
        let found = !barred.has(square)
            && STEPS[square.index()][goal.index()] < steps
            && leads(square, goal, steps - 1, barred.with(square), tell);
        if found {
            tell(square);
        }
        found
    })
}

/// Ways to where a roll leads, all from one search: what a page shows a pawn walk.
pub struct Ways {
    from: Spot,
    roll: u8,
    taken: Squares,
    /// Every square that is at most this many steps away.
    around: Squares,
    /// By steps and square: the square before it, counted from 1; 0 where no way leads.
    before: Vec<[u8; SQUARES]>,
}

impl Ways {
    pub fn new(from: Spot, roll: u8, taken: Squares) -> Ways {
        let mut before = vec![[0; SQUARES]; usize::from(roll) + 1];
        let Spread { near, end } = spread(from, roll, taken, |steps, square, last| {
            before[usize::from(steps)][square.index()] = 1 + last.index() as u8;
        });
        Ways { from, roll, taken, around: Squares(near.0 | end.0), before }
    }

    /// Everywhere the roll leads, squares first, each with a way.
    pub fn all(&self) -> impl Iterator<Item = (Spot, Vec<Spot>)> {
        let goals = self.around.iter().map(Spot::Square).chain(Room::all().map(Spot::Room));
        goals.filter_map(|goal| Some((goal, self.to(goal)?)))
    }

    /// The way to a goal, step by step, without the spot the pawn comes from. To a room it is the shortest.
    pub fn to(&self, goal: Spot) -> Option<Vec<Spot>> {
        let mut way = Vec::new();
        let mut tell = |square| way.push(Spot::Square(square));
        let found = match goal {
            Spot::Square(square) => {
                self.back(self.roll, square, &mut tell)
                    || leads_exactly(self.from, self.roll, self.taken, square, &mut tell)
            }
            Spot::Room(room) => {
                let mut steps =
                    (0..self.roll).flat_map(|steps| room.doorsteps().map(move |step| (steps, step)));
                goal != self.from && steps.any(|(steps, step)| self.back(steps, step, &mut tell))
            }
        };
        way.reverse();
        way.extend(Some(goal).filter(|goal| matches!(goal, Spot::Room(_))));
        found.then_some(way)
    }

    /// Goes back on the way of this many steps to this square, if there is one.
    fn back(&self, steps: u8, mut square: Square, tell: &mut impl FnMut(Square)) -> bool {
        if self.before[usize::from(steps)][square.index()] == 0 {
            return false;
        }
        for step in (1..=usize::from(steps)).rev() {
            tell(square);
            let before = self.before[step][square.index()];
            square = Square::at(usize::from(before.saturating_sub(1)));
        }
        true
    }
}

const _: () = assert!(ROOMS <= 16, "a bit for every room");
