//! From points to a share of the victory.

use irrgarten_game::{PerSeat, Seat};

use crate::rules::TURNS;
use crate::state::State;

/// What a turn wins on average.
pub(super) const USUAL: f32 = 0.82;

/// How steeply a point raises the share of the victory, at a table of one seat and with no card left: fitted by
/// likelihood to 1,500 games among equals, and the same for two, four and six seats and in every part of a game.
const STEEP: f32 = 2.4;

/// How many cards are still to be laid.
pub(super) fn cards_left(state: &State) -> usize {
    state.pile() + state.hands.iter().map(|hand| hand.len()).sum::<usize>()
}

/// The points that each seat will have if all its turns win what a turn usually does.
pub(super) fn outlook(state: &State) -> PerSeat<f32> {
    let mut turns = PerSeat::from_fn(state.seats(), |seat| state.hands[seat].len());
    // The rest of the pile is drawn in turn, beginning with the seat that lays or draws now.
    let mut drawing = state.mover.unwrap_or(Seat::at(0));
    for _ in 0..state.pile() {
        turns[drawing] += 1;
        drawing = drawing.left(state.seats());
    }
    PerSeat::from_fn(state.seats(), |seat| state.won[seat].len() as f32 + USUAL * turns[seat] as f32)
}

/// What a point more or less means when this many cards are left.
pub(super) fn steepness(seats: u8, left: usize) -> f32 {
    STEEP * (f32::from(seats) / (left as f32 + 1.0)).sqrt()
}

/// The expected share of the victory with these points in prospect and this many cards to be laid. Alone there is nobody
/// to beat: then it is the share of one point a turn.
pub(super) fn share(points: &PerSeat<f32>, seat: Seat, left: usize) -> f32 {
    if points.seats() == 1 {
        return (points[seat] / TURNS as f32).clamp(0.0, 1.0);
    }
    let steep = steepness(points.seats(), left);
    let all: f32 = points.iter().map(|&other| (steep * (other - points[seat])).exp()).sum();
    1.0 / all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_grow_with_the_lead_and_towards_the_end() {
        let points = PerSeat::from_fn(3, |seat| [10.0, 9.0, 7.5][seat.index()]);
        let all: Vec<f32> = Seat::all(3).map(|seat| share(&points, seat, 12)).collect();
        assert!((all.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{all:?}");
        assert!(all[0] > all[1] && all[1] > all[2], "{all:?}");
        assert!(share(&points, Seat::at(0), 3) > all[0]);
    }
}
