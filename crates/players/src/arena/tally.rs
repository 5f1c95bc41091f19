//! Counts games, and computes confidence intervals.

/// Two bounds, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Not less than this.
    pub low: f64,
    /// Not more than this.
    pub high: f64,
}

/// 95 % of a normal distribution lie within this many standard deviations.
const SIGMAS: f64 = 1.959_964;

/// The Wilson interval for a share of this many games, with a confidence of 95 %.
pub fn wilson(share: f64, games: f64) -> Interval {
    if games <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let square = SIGMAS * SIGMAS;
    let middle = share + square / (2.0 * games);
    let width = SIGMAS * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let scale = 1.0 + square / games;
    Interval { low: ((middle - width) / scale).max(0.0), high: ((middle + width) / scale).min(1.0) }
}

/// Games by deal: those of one deal are not independent of each other, so deals are counted as well.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Shares of the victory, added up.
    pub won: f64,
    deals: f64,
    // Of the mean share of each deal.
    sum: f64,
    squares: f64,
}

impl Tally {
    /// Adds the games of one deal.
    pub fn add(&mut self, shares: &[f32]) {
        if shares.is_empty() {
            return;
        }
        let won: f64 = shares.iter().map(|&share| f64::from(share)).sum();
        let mean = won / shares.len() as f64;
        self.games += shares.len() as u64;
        self.won += won;
        self.deals += 1.0;
        self.sum += mean;
        self.squares += mean * mean;
    }

    /// The share of all games.
    pub fn share(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.won / self.games as f64 }
    }

    /// Deals played.
    pub const fn deals(&self) -> u64 {
        self.deals as u64
    }

    /// The variance of the mean shares of deals.
    pub fn variance(&self) -> f64 {
        if self.deals < 2.0 {
            return 0.0;
        }
        let mean = self.sum / self.deals;
        (self.squares / self.deals - mean * mean).max(0.0) * self.deals / (self.deals - 1.0)
    }

    /// As if all games were independent.
    pub fn by_games(&self) -> Interval {
        wilson(self.share(), self.games as f64)
    }

    /// From the variance between deals; what a report should quote when it is wider than the other.
    pub fn by_deals(&self) -> Interval {
        if self.deals < 2.0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let mean = self.sum / self.deals;
        let width = SIGMAS * (self.variance() / self.deals).sqrt();
        Interval { low: (mean - width).max(0.0), high: (mean + width).min(1.0) }
    }
}

/// How many points of Elo a share of games between two players stands for; `None` if one of them won all of them.
pub fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 5e-4
    }

    #[test]
    fn the_interval_is_the_published_one() {
        // Newcombe (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (won, games, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let found = wilson(won / games, games);
            assert!(near(found.low, low) && near(found.high, high), "{won} of {games}: {found:?}");
        }
    }

    #[test]
    fn deals_that_agree_say_less_than_games_that_do() {
        let mut alike = Tally::default();
        let mut mixed = Tally::default();
        for deal in 0..100 {
            // In one tally a deal is won from both seats or from none, in the other always from one of two.
            alike.add(if deal % 2 == 0 { &[1.0, 1.0] } else { &[0.0, 0.0] });
            mixed.add(&[1.0, 0.0]);
        }
        assert!(near(alike.share(), 0.5) && near(mixed.share(), 0.5));
        assert_eq!(alike.by_games(), mixed.by_games());
        assert!(alike.by_deals().low < alike.by_games().low);
        assert!(near(mixed.by_deals().low, 0.5));
        assert_eq!((alike.games, alike.deals()), (200, 100));
    }

    #[test]
    fn nothing_played_says_nothing() {
        let tally = Tally::default();
        assert_eq!(tally.by_games(), Interval { low: 0.0, high: 1.0 });
        assert_eq!(tally.by_deals(), Interval { low: 0.0, high: 1.0 });
        assert_eq!(elo(1.0), None);
        assert!(near(elo(10.0 / 11.0).unwrap_or_default(), 400.0));
    }
}
