//! A ladder: one number for each bot, from their results against each other (Bradley and Terry), on the Elo scale.

/// The games between two bots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    /// The index of the one in the list of bots.
    pub one: usize,
    /// The index of the other.
    pub other: usize,
    /// Games.
    pub games: f64,
    /// The one's shares of the victory, added up.
    pub won: f64,
}

/// A bot on the ladder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LadderEntry {
    /// The index in the list of bots.
    pub player: usize,
    /// The rating; the first bot of the list has 1000.
    pub rating: f64,
    /// One standard error of it, as far as the games of this bot tell.
    pub error: f64,
}

const ROUNDS: usize = 2000;
const ANCHOR: f64 = 1000.0;
/// This many points on the scale are odds of ten to one.
const SCALE: f64 = 400.0;

/// The ladder of these bots, the strongest first. One shared game is added for each pair that met, so that a bot that
/// never lost has a finite rating.
pub fn ladder(players: usize, meetings: &[Meeting]) -> Vec<LadderEntry> {
    let mut strength = vec![1.0; players];
    let met = |player: usize| {
        meetings.iter().filter_map(move |meeting| {
            let games = meeting.games + 1.0;
            let won = meeting.won + 0.5;
            match player {
                player if player == meeting.one => Some((meeting.other, games, won)),
                player if player == meeting.other => Some((meeting.one, games, games - won)),
                _ => None,
            }
        })
    };
    for _ in 0..ROUNDS {
        for player in 0..players {
            let won: f64 = met(player).map(|(_, _, won)| won).sum();
            let expected: f64 =
                met(player).map(|(other, games, _)| games / (strength[player] + strength[other])).sum();
            if expected > 0.0 {
                strength[player] = won / expected;
            }
        }
    }
    let anchor = strength.first().copied().unwrap_or(1.0);
    let rating = |player: usize| ANCHOR + SCALE * (strength[player] / anchor).log10();
    let error = |player: usize| {
        let information: f64 = met(player)
            .map(|(other, games, _)| {
                let chance = strength[player] / (strength[player] + strength[other]);
                games * chance * (1.0 - chance)
            })
            .sum();
        SCALE / std::f64::consts::LN_10 / information.max(1e-9).sqrt()
    };
    let mut entries: Vec<LadderEntry> = (0..players)
        .map(|player| LadderEntry { player, rating: rating(player), error: error(player) })
        .collect();
    entries.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(one: usize, other: usize, won: f64) -> Meeting {
        Meeting { one, other, games: 10_000.0, won }
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let entries = ladder(2, &[meeting(0, 1, 10_000.0 / 11.0)]);
        assert_eq!(entries.iter().map(|entry| entry.player).collect::<Vec<_>>(), [1, 0]);
        assert!((entries[0].rating - 1400.0).abs() < 1.0, "{entries:?}");
        assert!((entries[1].rating - 1000.0).abs() < 1e-9);
    }

    #[test]
    fn a_bot_that_beats_the_winner_of_another_pair_is_above_both() {
        let entries = ladder(3, &[meeting(0, 1, 3000.0), meeting(1, 2, 3000.0)]);
        assert_eq!(entries.iter().map(|entry| entry.player).collect::<Vec<_>>(), [2, 1, 0]);
        let gap = entries[0].rating - entries[1].rating;
        assert!((gap - (entries[1].rating - entries[2].rating)).abs() < 1.0, "equal steps: {entries:?}");
    }

    #[test]
    fn more_games_say_it_more_surely_and_no_loss_is_no_infinity() {
        let few = ladder(2, &[Meeting { one: 0, other: 1, games: 10.0, won: 0.0 }]);
        let many = ladder(2, &[Meeting { one: 0, other: 1, games: 1000.0, won: 0.0 }]);
        assert!(few.iter().chain(&many).all(|entry| entry.rating.is_finite()));
        assert!(many[0].rating > few[0].rating);
    }
}
