//! Numbers and points as SVG writes them.

use std::fmt;

/// The side of a card.
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

/// A small count as a length.
pub(super) fn times(count: usize) -> f64 {
    f64::from(count as u32)
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

    /// A part of the way to another point.
    pub(super) fn towards(self, other: Point, part: f64) -> Point {
        self.moved((other.x - self.x) * part, (other.y - self.y) * part)
    }

    pub(super) fn distance(self, other: Point) -> f64 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Num(self.x), Num(self.y))
    }
}
