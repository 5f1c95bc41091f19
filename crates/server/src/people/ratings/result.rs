//! The result of a table, and how it changes the standings of its players.

use std::time::Duration;

use irrgarten_game::Seat;
use irrgarten_game::record::RecordedOutcome;
use irrgarten_table::{Logged, Occupant, Table, TableEvent};
use serde::{Deserialize, Serialize};

use super::BUILT_IN;
use super::glicko::Strength;
use super::standing::{Rated, Standing, Standings};

/// A rating period is a day: after three years without a game nothing is known any more.
const PERIOD: Duration = Duration::from_hours(24);

/// What is counted of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct TableResult {
    game: String,
    rated: bool,
    /// The players by seat: people by their ids, built-in bots by their levels.
    seats: Vec<String>,
    /// Each seat's place from 1; `None` where all played together.
    places: Option<Vec<u8>>,
    /// Whether the team won, where all played together.
    won: bool,
    points: Option<Vec<u16>>,
    /// When it ended, in milliseconds since 1970.
    at: u64,
}

impl TableResult {
    /// The result that these events bring; `None` if they do not end the game, or it was aborted.
    pub(super) fn of(table: &Table, events: &[Logged], at: u64) -> Option<TableResult> {
        let score = events.iter().find_map(|logged| match &logged.event {
            TableEvent::Ended { score, .. } => score.as_deref().cloned(),
            _ => None,
        })?;
        let config = table.config();
        let seats = Seat::all(config.seats).map(|seat| match table.occupant(seat) {
            Some(Occupant::Person { person }) => Some(person.id.0.clone()),
            Some(Occupant::Bot { level }) => Some(format!("{BUILT_IN}{}", level.name())),
            Some(Occupant::Empty) | None => None,
        });
        let (places, won) = match score.outcome {
            RecordedOutcome::Places(places) => (Some(places), false),
            RecordedOutcome::Team { won } => (None, won),
        };
        Some(TableResult {
            game: config.game.clone(),
            rated: config.rated,
            seats: seats.collect::<Option<_>>()?,
            places,
            won,
            points: score.points,
            at,
        })
    }

    /// Every player, once.
    pub(super) fn players(&self) -> Vec<String> {
        let mut players = self.seats.clone();
        players.sort();
        players.dedup();
        players
    }

    fn seats_of<'a>(&'a self, player: &'a str) -> impl Iterator<Item = usize> + 'a {
        self.seats.iter().enumerate().filter(move |(_, sitter)| *sitter == player).map(|(seat, _)| seat)
    }

    /// The standings of all players after it, in the same order. Everybody is judged by the standings before.
    pub(super) fn counted(&self, before: &[(&str, &Standings)]) -> Vec<Standings> {
        let strength = |player: &str| {
            let found = before.iter().find(|(known, _)| *known == player);
            let rated = found.and_then(|(_, standings)| standings.of(&self.game).rated);
            rated.map(Rated::strength).unwrap_or_default()
        };
        let after = before.iter().map(|(player, standings)| {
            let mut standing = standings.of(&self.game);
            match &self.places {
                Some(places) => {
                    self.count_alone(&mut standing, player, places);
                    self.rate(&mut standing, player, places, strength);
                }
                None => self.count_team(&mut standing),
            }
            standings.with(&self.game, standing)
        });
        after.collect()
    }

    fn count_alone(&self, standing: &mut Standing, player: &str, places: &[u8]) {
        standing.played += 1;
        let mine: Vec<usize> = self.seats_of(player).collect();
        // A player on every seat has beaten nobody.
        let first = mine.iter().any(|&seat| places.get(seat) == Some(&1));
        if first && mine.len() < self.seats.len() {
            standing.won += 1;
        }
        let points = mine.iter().filter_map(|&seat| self.points.as_ref()?.get(seat).copied());
        standing.best = points.chain(standing.best).max();
    }

    fn count_team(&self, standing: &mut Standing) {
        standing.team_played += 1;
        if self.won {
            standing.team_won += 1;
            standing.team_streak += 1;
            standing.team_longest = standing.team_longest.max(standing.team_streak);
        } else {
            standing.team_streak = 0;
        }
    }

    /// A table of several counts as one game for each pair. Two built-in bots of the same level are one player, which
    /// cannot play against itself.
    fn rate(
        &self,
        standing: &mut Standing,
        player: &str,
        places: &[u8],
        strength: impl Fn(&str) -> Strength,
    ) {
        let mut results = Vec::new();
        for mine in self.seats_of(player) {
            for (seat, other) in self.seats.iter().enumerate().filter(|(_, other)| *other != player) {
                let (Some(my_place), Some(place)) = (places.get(mine), places.get(seat)) else { return };
                let score = match my_place.cmp(place) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                results.push((strength(other), score));
            }
        }
        if !self.rated || results.is_empty() {
            return;
        }
        let since = standing.rated.map_or(self.at, |rated| rated.at);
        let periods = Duration::from_millis(self.at.saturating_sub(since)).div_duration_f64(PERIOD);
        let tables = standing.rated.map_or(0, |rated| rated.tables);
        let after = strength(player).after(&results, periods);
        standing.rated = Some(Rated::new(after, tables + 1, self.at.max(since)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(seats: &[&str], places: Option<&[u8]>) -> TableResult {
        TableResult {
            game: "hands".to_owned(),
            rated: true,
            seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
            places: places.map(<[u8]>::to_vec),
            won: true,
            points: Some((1..=seats.len() as u16).collect()),
            at: 1_000,
        }
    }

    fn counted(result: &TableResult) -> Vec<Standing> {
        let (players, nothing) = (result.players(), Standings::default());
        let before: Vec<_> = players.iter().map(|player| (player.as_str(), &nothing)).collect();
        result.counted(&before).iter().map(|standings| standings.of("hands")).collect()
    }

    fn rating(standing: &Standing) -> f64 {
        standing.rated.map_or(0.0, |rated| rated.strength().rating)
    }

    #[test]
    fn a_table_of_three_is_three_games_of_two() {
        let after = counted(&result(&["ada", "ben", "cid"], Some(&[1, 3, 1])));
        let [ada, ben, cid] = &after[..] else { panic!("three played") };
        assert!(rating(ada) > 1500.0 && rating(ben) < 1500.0);
        assert!((rating(ada) - rating(cid)).abs() < 1e-9, "a shared place is a shared rating");
        assert_eq!((ada.played, ada.won, ben.won, cid.won), (1, 1, 0, 1));
        assert_eq!((ada.best, cid.best, ada.team_played), (Some(1), Some(3), 0));
    }

    #[test]
    fn tables_that_are_not_rated_change_no_rating() {
        let unrated = TableResult { rated: false, ..result(&["ada", "ben"], Some(&[1, 2])) };
        assert!(counted(&unrated).iter().all(|standing| standing.rated.is_none() && standing.played == 1));
    }

    #[test]
    fn nobody_wins_against_themselves() {
        let alone = counted(&result(&["ada", "ada"], Some(&[1, 2])));
        assert_eq!((alone.len(), alone[0].played, alone[0].won, alone[0].rated), (1, 1, 0, None));
        let two_bots = counted(&result(&["ada", "built-in-greedy", "built-in-greedy"], Some(&[1, 2, 3])));
        assert!(rating(&two_bots[0]) > 1500.0 && rating(&two_bots[1]) < 1500.0);
    }

    #[test]
    fn a_team_has_no_rating_but_a_streak() {
        let (won, nothing) = (result(&["ada", "ben"], None), Standings::default());
        let once = won.counted(&[("ada", &nothing)]);
        let twice = won.counted(&[("ada", &once[0])]);
        let lost = TableResult { won: false, ..won }.counted(&[("ada", &twice[0])]);
        let standing = lost[0].of("hands");
        assert_eq!((standing.team_played, standing.team_won, standing.rated), (3, 2, None));
        assert_eq!((standing.team_streak, standing.team_longest), (0, 2));
    }
}
