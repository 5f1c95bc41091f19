//! What grows and lies on a card: tufts of hedge with their leaves, and gravel on the paths.

use irrgarten_game::{Dice as _, SearchRng};

use super::CARD;
use super::track::Track;
use irrgarten_kit::drawing::{Point, at};

/// The radius of a tuft.
pub(super) const TUFT: f64 = 4.6;
/// Tufts hang over the path by this much.
const OVERHANG: f64 = 1.4;
/// How often a tuft is tried, and how far it has to be from the others: first wide apart, then in the gaps.
const TRIES: [(usize, f64); 2] = [(900, 5.4), (600, 4.5)];
/// How often a leaf is tried, and how far it has to be from the others.
const LEAVES: usize = 1200;
const LEAVES_APART: f64 = 4.6;
/// How often a stone is tried.
const STONES: usize = 120;

/// Every card has its own garden, always the same.
pub(super) struct Garden {
    dice: SearchRng,
}

impl Garden {
    pub(super) fn of_card(number: u8) -> Garden {
        Garden { dice: SearchRng::new(u64::from(number)) }
    }

    /// A number from `low` to `high`.
    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * f64::from(self.dice.below(1001)) / 1000.0
    }

    fn spot(&mut self) -> Point {
        at(self.between(-1.0, CARD + 1.0), self.between(-1.0, CARD + 1.0))
    }

    /// The middles of the tufts: everywhere beside the paths, in neat rows along their edges.
    pub(super) fn tufts(&mut self, track: &Track) -> Vec<Point> {
        let mut tufts: Vec<Point> = Vec::new();
        for (tries, spacing) in TRIES {
            for _ in 0..tries {
                if let Some(place) = beside_path(track, self.spot())
                    && tufts.iter().all(|other| other.distance(place) > spacing)
                {
                    tufts.push(place);
                }
            }
        }
        tufts
    }

    /// Small leaves all over, each from a point in a direction.
    pub(super) fn leaves(&mut self) -> Vec<(Point, Point)> {
        let mut leaves: Vec<(Point, Point)> = Vec::new();
        for _ in 0..LEAVES {
            let from = at(self.between(2.0, CARD - 2.0), self.between(2.0, CARD - 2.0));
            if leaves.iter().all(|(other, _)| other.distance(from) > LEAVES_APART) {
                leaves.push((from, at(self.between(-1.9, 1.9), self.between(-1.9, 1.9))));
            }
        }
        leaves
    }

    /// Stones on the paths.
    pub(super) fn gravel(&mut self, track: &Track) -> Vec<Point> {
        let spots = (0..STONES).map(|_| self.spot());
        spots.filter(|&spot| track.distance(spot) < -2.5).collect()
    }
}

/// The nearest spot where a tuft grows neatly along the edge of the path, if it is near enough.
fn beside_path(track: &Track, spot: Point) -> Option<Point> {
    let wanted = TUFT - OVERHANG;
    let mut place = spot;
    for _ in 0..3 {
        let lacking = wanted - track.distance(place);
        if lacking <= 0.05 {
            return Some(place);
        }
        let slope = |x: f64, y: f64| track.distance(place.moved(x, y)) - track.distance(place.moved(-x, -y));
        let (x, y) = (slope(0.5, 0.0), slope(0.0, 0.5));
        let steepness = (x * x + y * y).sqrt().max(0.1);
        place = place.moved(x / steepness * lacking, y / steepness * lacking);
    }
    (place.distance(spot) < TUFT && track.distance(place) > wanted - 0.5).then_some(place)
}
