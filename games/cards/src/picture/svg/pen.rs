//! Numbers and points as SVG writes them.

use std::fmt;

use irrgarten_kit::Direction;

/// The side of a card. Its middle is at half of it.
pub(super) const CARD: f64 = 100.0;

/// A length with at most one decimal.
#[derive(Clone, Copy)]
pub(super) struct Num(pub(super) f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        match (tenths.abs() / 10, tenths.abs() % 10) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (0, part) => write!(f, "{sign}.{part}"),
            (whole, part) => write!(f, "{sign}{whole}.{part}"),
        }
    }
}

/// A place in the picture or on a card: x grows to the right, y down.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

pub(super) const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    pub(super) fn moved(self, x: f64, y: f64) -> Point {
        at(self.x + x, self.y + y)
    }

    pub(super) fn distance(self, other: Point) -> f64 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }

    /// How far it is from the line between two points.
    pub(super) fn distance_to_line(self, from: Point, to: Point) -> f64 {
        let (x, y) = (to.x - from.x, to.y - from.y);
        let along = ((self.x - from.x) * x + (self.y - from.y) * y) / (x * x + y * y);
        let along = along.clamp(0.0, 1.0);
        self.distance(from.moved(x * along, y * along))
    }

    /// The same place counted in whole halves.
    pub(super) fn halves(self) -> Point {
        at((2.0 * self.x).round(), (2.0 * self.y).round())
    }

    /// Where this place of a card comes to lie when the card's top points there.
    pub(super) fn turned(self, top: Direction) -> Point {
        match top {
            Direction::North => self,
            Direction::East => at(CARD - self.y, self.x),
            Direction::South => at(CARD - self.x, CARD - self.y),
            Direction::West => at(self.y, CARD - self.x),
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Num(self.x), Num(self.y))
    }
}

/// Two numbers with a space between them only where they would run together.
pub(super) struct Step(pub(super) Point);

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let space = if self.0.y < 0.0 { "" } else { " " };
        write!(f, "{}{space}{}", Num(self.0.x), Num(self.0.y))
    }
}
