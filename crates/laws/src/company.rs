//! Games between built-in players.

use irrgarten_players::arena::{ArenaDeal, Contender, play};
use irrgarten_players::{Level, nodes};

use crate::sample::tables;
use crate::survey::calmly;
use crate::{Effort, Lawful, Report, Violation};

/// Enough to think, and little enough to play many games.
const NODES: u64 = 200;
/// Players that hardly think play this many times as many games as those that use up their nodes.
const MORE: u64 = 10;

/// Every pair of built-in players comes to the end of every game, after at most as many events as its facts say.
pub fn games_of_players_end<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    const LAW: &str = "games_of_players_end";
    let tables = tables::<L>();
    let mut report = Report::new::<L::Game>(LAW);
    report.tables = tables.len();
    let (mut pairs, mut longest) = (0, (0, String::new()));
    for (nth, one) in Level::ALL.into_iter().enumerate() {
        for other in &Level::ALL[nth..] {
            let thinks = |level| nodes::<L::Game>(level).min(NODES);
            let more = NODES / thinks(one).max(thinks(*other)).max(NODES / MORE);
            for round in 0..effort.costly().most_games() as usize * more as usize {
                // Another deal for every game, and every table in turn.
                let number = pairs + round * PAIRS;
                let (options, seats) = tables[number % tables.len()];
                let contender = |level| Contender { level, nodes: Some(thinks(level)) };
                let contenders: Vec<Contender> =
                    [one, *other].into_iter().cycle().take(usize::from(seats)).map(contender).collect();
                let players = format!("{} and {}, {seats} seats, deal {number}", one.name(), other.name());
                let played =
                    calmly(|| play::<L::Game>(&contenders, options, &ArenaDeal::numbered(number as u64)))
                        .map_err(|problem| {
                            Violation::general::<L::Game>(LAW, format!("{players}: {problem}"))
                        })?;
                let actions: u32 = played.actions.iter().sum();
                report.games += 1;
                report.positions += u64::from(actions);
                longest = longest.max((actions, players));
            }
            pairs += 1;
        }
    }
    let (actions, players) = longest;
    Ok(report.noting(format!("the longest has {actions} actions: {players}")))
}

/// Pairs of levels, each with itself as well.
const PAIRS: usize = Level::ALL.len() * (Level::ALL.len() + 1) / 2;
