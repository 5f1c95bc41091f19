//! The paths of a card, as they are printed on it.

use std::fmt::Write as _;

use irrgarten_kit::Direction;

use super::CARD;
use crate::picture::turned::Turned;
use irrgarten_kit::drawing::{Num, Point, at};

/// Half the width of a path.
pub(super) const HALF: f64 = 9.5;
/// Paths run on over the edge of the card, where they are cut off.
const BEYOND: f64 = 12.0;
pub(super) const MIDDLE: Point = at(CARD / 2.0, CARD / 2.0);

enum Stroke {
    Line(Point, Point),
    /// A quarter of a circle around a corner of the card.
    Bend {
        from: Point,
        to: Point,
        corner: Point,
    },
}

/// Paths, and the small places in rooms of a given radius.
pub(super) struct Track {
    strokes: Vec<Stroke>,
    pub(super) places: Vec<(Point, f64)>,
}

/// The middle of a room, counted clockwise: a quarter of the card, or the outer part of a lane.
///
/// On a bend a lane is not straight, and its middle lies beside that of a straight one.
pub(super) fn room(card: &Turned, room: usize) -> Point {
    let first = match card.lanes {
        false => at(25.0, 25.0),
        true if bends(card, room, (room + 1) % 4) => at(54.4, 20.4),
        true if bends(card, (room + 3) % 4, room) => at(45.6, 20.4),
        true => at(50.0, 24.0),
    };
    first.turned(CARD, Direction::at(room))
}

/// Do these two lanes join each other and nothing else?
pub(super) fn bends(card: &Turned, one: usize, two: usize) -> bool {
    let alone = |room: usize| (0..4).filter(|&other| card.joins(room, other)).count() == 1;
    card.lanes && card.joins(one, two) && alone(one) && alone(two)
}

impl Track {
    pub(super) fn of(card: &Turned) -> Track {
        let mut track = Track { strokes: Vec::new(), places: Vec::new() };
        if card.lanes {
            track.add_lanes(card);
        } else {
            track.add_garden(card);
        }
        track.places.extend(card.treasures().map(|(nth, _)| (room(card, nth), 15.5)));
        track
    }

    /// From every gate into its room, and from room to room.
    fn add_garden(&mut self, card: &Turned) {
        let middle = |nth: usize| room(card, nth % 4);
        for side in Direction::ALL {
            let ends = [(1, at(25.0, -BEYOND)), (2, at(75.0, -BEYOND))];
            for (place, end) in ends {
                if card.gates().has(2 * side.index() as u8 + place) {
                    let here = middle(side.index() + usize::from(place == 2));
                    self.strokes.push(Stroke::Line(end.turned(CARD, side), here));
                }
            }
        }
        for nth in 0..4 {
            if card.joins(nth, (nth + 1) % 4) {
                self.strokes.push(Stroke::Line(middle(nth), middle(nth + 1)));
            }
        }
        let walked = (0..4).map(middle).filter(|&place| self.distance(place) < 0.0);
        let places: Vec<_> = walked.map(|place| (place, HALF + 3.0)).collect();
        self.places.extend(places);
    }

    /// From every gate to the middle; two lanes that join only each other make a bend.
    fn add_lanes(&mut self, card: &Turned) {
        for side in Direction::ALL.into_iter().filter(|&side| card.opens(side)) {
            let nth = side.index();
            let [from, corner] = [at(50.0, 0.0), at(CARD, 0.0)].map(|point| point.turned(CARD, side));
            let outside = at(50.0, -BEYOND).turned(CARD, side);
            if bends(card, nth, (nth + 1) % 4) {
                let to = at(CARD, 50.0).turned(CARD, side);
                self.strokes.push(Stroke::Bend { from, to, corner });
                self.strokes.push(Stroke::Line(outside, from));
            } else if bends(card, (nth + 3) % 4, nth) {
                self.strokes.push(Stroke::Line(outside, from));
            } else {
                self.strokes.push(Stroke::Line(outside, MIDDLE));
            }
        }
    }

    /// How far a point of the card is from the nearest edge of a path; less than nothing on it.
    pub(super) fn distance(&self, point: Point) -> f64 {
        let strokes = self.strokes.iter().map(|stroke| match *stroke {
            Stroke::Line(from, to) => point.distance_to_line(from, to) - HALF,
            Stroke::Bend { corner, .. } => (point.distance(corner) - CARD / 2.0).abs() - HALF,
        });
        let places = self.places.iter().map(|(middle, radius)| point.distance(*middle) - radius);
        strokes.chain(places).fold(f64::INFINITY, f64::min)
    }

    /// The middle lines of the paths on a card whose top points there, as path data.
    pub(super) fn data(&self, top: Direction) -> String {
        let mut data = String::new();
        for stroke in &self.strokes {
            let _ = match stroke {
                Stroke::Line(from, to) => {
                    write!(data, "M{}L{}", from.turned(CARD, top), to.turned(CARD, top))
                }
                Stroke::Bend { from, to, .. } => {
                    let half = Num(CARD / 2.0);
                    write!(data, "M{}A{half} {half} 0 0 0 {}", from.turned(CARD, top), to.turned(CARD, top))
                }
            };
        }
        data
    }
}
