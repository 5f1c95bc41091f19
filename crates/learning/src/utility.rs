//! What an end is worth to each seat.

use irrgarten_game::{Outcome, PerSeat, Seat};

/// From -1 to 1 for each seat: the share of the others that are placed behind it, less that of those placed before it. It
/// adds up to 0, but for a team, whose seats all get 1 or -1. A seat that plays alone gets its points.
pub fn utilities(outcome: Outcome, points: Option<PerSeat<u16>>, seats: u8) -> PerSeat<f32> {
    let alone = |seat: Seat| points.map_or(0.0, |points| f32::from(points[seat]));
    PerSeat::from_fn(seats, |seat| match outcome {
        Outcome::Team { won } => {
            if won {
                1.0
            } else {
                -1.0
            }
        }
        Outcome::Ranking(_) if seats == 1 => alone(seat),
        Outcome::Ranking(places) => {
            let count = |better: fn(u8, u8) -> bool| {
                places.iter().filter(|&&other| better(places[seat], other)).count() as f32
            };
            (count(|own, other| own < other) - count(|own, other| own > other)) / f32::from(seats - 1)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(places: &[u8]) -> Vec<f32> {
        let ranking = PerSeat::from_fn(places.len() as u8, |seat| places[seat.index()]);
        utilities(Outcome::Ranking(ranking), None, places.len() as u8).iter().copied().collect()
    }

    #[test]
    fn places_are_worth_as_many_as_they_beat() {
        assert_eq!(of(&[1, 2]), [1.0, -1.0]);
        assert_eq!(of(&[1, 1]), [0.0, 0.0]);
        assert_eq!(of(&[2, 1, 3]), [0.0, 1.0, -1.0]);
        assert_eq!(of(&[1, 2, 2]), [1.0, -0.5, -0.5]);
    }

    #[test]
    fn a_team_wins_or_loses_together_and_one_alone_gets_its_points() {
        let team = |won| utilities(Outcome::Team { won }, None, 3).iter().sum::<f32>();
        assert_eq!((team(true), team(false)), (3.0, -3.0));
        let points = PerSeat::from_fn(1, |_| 17);
        let alone = utilities(Outcome::Ranking(PerSeat::from_fn(1, |_| 1)), Some(points), 1);
        assert_eq!(alone.iter().copied().collect::<Vec<_>>(), [17.0]);
    }
}
