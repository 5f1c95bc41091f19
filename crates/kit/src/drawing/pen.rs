//! Numbers and points as SVG writes them.

use std::fmt;

use crate::Direction;

/// A length with at most one decimal.
#[derive(Clone, Copy)]
pub struct Num(pub f64);

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
pub fn times(count: usize) -> f64 {
    f64::from(count as u32)
}

/// A place in a picture: x grows to the right, y down.
#[derive(Clone, Copy, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// The place with these coordinates.
pub const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    /// So far to the right and so far down from here.
    #[must_use]
    pub fn moved(self, x: f64, y: f64) -> Point {
        at(self.x + x, self.y + y)
    }

    /// A part of the way to another point.
    #[must_use]
    pub fn towards(self, other: Point, part: f64) -> Point {
        self.moved((other.x - self.x) * part, (other.y - self.y) * part)
    }

    /// How far it is to another point.
    pub fn distance(self, other: Point) -> f64 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }

    /// How far it is from the line between two points.
    pub fn distance_to_line(self, from: Point, to: Point) -> f64 {
        let (x, y) = (to.x - from.x, to.y - from.y);
        let along = ((self.x - from.x) * x + (self.y - from.y) * y) / (x * x + y * y);
        let along = along.clamp(0.0, 1.0);
        self.distance(from.moved(x * along, y * along))
    }

    /// Where this place of a square sheet with such a side comes to lie when the sheet's top points there.
    #[must_use]
    pub fn turned(self, side: f64, top: Direction) -> Point {
        match top {
            Direction::North => self,
            Direction::East => at(side - self.y, self.x),
            Direction::South => at(side - self.x, side - self.y),
            Direction::West => at(self.y, side - self.x),
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Num(self.x), Num(self.y))
    }
}

/// Two numbers with a space between them only where they would run together.
pub struct Step(pub Point);

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let space = if self.0.y < 0.0 { "" } else { " " };
        write!(f, "{}{space}{}", Num(self.0.x), Num(self.0.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        let written: Vec<String> = [0.0, 3.0, -0.04, 0.46, -0.5, 12.34].map(|x| Num(x).to_string()).into();
        assert_eq!(written, ["0", "3", "0", ".5", "-.5", "12.3"]);
    }

    #[test]
    fn four_quarters_are_a_whole_turn() {
        let mut here = at(10.0, 30.0);
        for _ in 0..4 {
            here = here.turned(100.0, Direction::East);
        }
        assert!(here == at(10.0, 30.0));
        assert!(here.turned(100.0, Direction::South) == at(90.0, 70.0));
    }
}
