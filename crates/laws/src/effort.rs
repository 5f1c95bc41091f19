//! How hard the laws look.

use std::env;
use std::time::{Duration, Instant};

/// How many games to play, how long to look at their positions, and whether to rewrite golden files.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    games: u32,
    time: Option<Duration>,
    bless: bool,
}

impl Effort {
    /// About twenty laws share two cores, and a game's laws should be through within 10 to 20 seconds.
    const USUAL: Effort = Effort { games: 1000, time: Some(Duration::from_millis(500)), bless: false };

    /// A costly law looks at every candidate of every seat or draws pictures: in a campaign it plays one game
    /// where a cheap one plays this many, and under a clock it gets more time.
    const COSTLY: u32 = 16;
    const COSTLY_TIME: u32 = 4;

    /// So many games for every mode and number of seats, every position of them, whatever the time.
    pub const fn games(games: u32) -> Effort {
        Effort { games, time: None, bless: false }
    }

    /// The same, but golden files are rewritten instead of compared.
    #[must_use]
    pub const fn blessing(self) -> Effort {
        Effort { bless: true, ..self }
    }

    /// What the environment asks for: see the [crate's](crate) table.
    pub fn from_env() -> Effort {
        let bless = env::var("IRRGARTEN_BLESS").is_ok_and(|value| value == "1");
        let effort = env::var("IRRGARTEN_LAW_GAMES").map_or(Effort::USUAL, |value| {
            Effort::games(value.parse().expect("IRRGARTEN_LAW_GAMES is a number of games"))
        });
        Effort { bless, ..effort }
    }

    /// The effort of a law that costs much per position.
    pub(crate) const fn costly(self) -> Effort {
        match self.time {
            Some(time) => Effort { time: Some(time.saturating_mul(Effort::COSTLY_TIME)), ..self },
            None => Effort { games: self.games.div_ceil(Effort::COSTLY), ..self },
        }
    }

    /// Games for every mode and number of seats, at most.
    pub(crate) const fn most_games(self) -> u32 {
        self.games
    }

    /// Are golden files to be rewritten?
    pub(crate) const fn blesses(self) -> bool {
        self.bless
    }

    /// A clock for one of so many equal shares of the time.
    pub(crate) fn clock(self, shares: usize) -> Clock {
        Clock(self.time.map(|time| Instant::now() + time / shares.max(1) as u32))
    }
}

/// Says when to move on.
pub(crate) struct Clock(Option<Instant>);

impl Clock {
    /// Is the time up? Never, if there is no limit.
    pub(crate) fn is_up(&self) -> bool {
        self.0.is_some_and(|end| Instant::now() >= end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_campaign_has_no_clock_and_spares_the_costly_laws() {
        let campaign = Effort::games(100);
        assert!(!campaign.clock(1).is_up());
        assert_eq!(campaign.costly().most_games(), 7);
        assert_eq!(Effort::games(1).costly().most_games(), 1);
        assert_eq!(Effort::USUAL.costly().most_games(), Effort::USUAL.most_games());
    }

    #[test]
    fn no_share_of_the_time_is_no_time() {
        let hurried = Effort { time: Some(Duration::ZERO), ..Effort::USUAL };
        assert!(hurried.clock(0).is_up());
    }
}
