//! Counting games, and saying how sure the count is.

/// Two bounds, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Not less than this.
    pub low: f64,
    /// Not more than this.
    pub high: f64,
}

/// 95 % of a normal distribution lie within so many standard deviations.
const SIGMAS: f64 = 1.959_964;

/// The interval of Wilson for a share of so many games, with a confidence of 95 %.
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

/// Games by deal: those of one deal are not independent of each other, so deals are counted, too.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Shares of victory added up.
    pub won: f64,
    deals: f64,
    // Of the mean share of each deal.
    sum: f64,
    squares: f64,
}

impl Tally {
    /// The games of one deal.
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

    /// As if all games were independent.
    pub fn by_games(&self) -> Interval {
        wilson(self.share(), self.games as f64)
    }

    /// From how much the deals differ; what a report should quote when it is wider than the other.
    pub fn by_deals(&self) -> Interval {
        if self.deals < 2.0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let mean = self.sum / self.deals;
        let variance = (self.squares / self.deals - mean * mean).max(0.0) * self.deals / (self.deals - 1.0);
        let width = SIGMAS * (variance / self.deals).sqrt();
        Interval { low: (mean - width).max(0.0), high: (mean + width).min(1.0) }
    }
}
