//! A sequential test that ends as soon as enough is known (Wald's, on the mean share of each deal).

use super::Tally;

/// Two hypotheses about a share of the victory: it is no more than `low`, or it is at least `high`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The share if the bot is no better.
    pub low: f64,
    /// The share if it is.
    pub high: f64,
}

/// The result so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// At least `high`, wrongly in one of twenty such tests.
    Accepted,
    /// No more than `low`, wrongly in one of twenty such tests.
    Rejected,
}

/// Both errors are one in twenty.
const ERROR: f64 = 0.05;
/// With fewer deals the variance of the shares is not known well enough.
const FEWEST: u64 = 16;

impl Sprt {
    /// The log likelihood ratio of `high` to `low`: the shares of deals are taken as normally distributed with their
    /// sample variance.
    pub fn likelihood(&self, tally: &Tally) -> f64 {
        // Even deals that are all alike could have differed a little.
        let variance = tally.variance().max(1e-3);
        let middle = f64::midpoint(self.low, self.high);
        tally.deals() as f64 * (self.high - self.low) * (tally.share() - middle) / variance
    }

    /// Is it decided?
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.likelihood(tally) {
            _ if tally.deals() < FEWEST => Verdict::Open,
            high if high >= bound => Verdict::Accepted,
            low if low <= -bound => Verdict::Rejected,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{Dice as _, SearchRng};

    use super::*;

    /// How a test ends for a bot that wins with this chance, and after how many deals.
    fn ended(chance: u32, seed: u64) -> (Verdict, u64) {
        let (sprt, mut dice, mut tally) =
            (Sprt { low: 0.5, high: 0.6 }, SearchRng::new(seed), Tally::default());
        loop {
            let game = |dice: &mut SearchRng| f32::from(u8::from(dice.below(100) < chance));
            tally.add(&[game(&mut dice), game(&mut dice)]);
            let verdict = sprt.verdict(&tally);
            if verdict != Verdict::Open {
                return (verdict, tally.deals());
            }
        }
    }

    #[test]
    fn it_errs_in_one_of_twenty() {
        let wrong = |chance, wanted| (0..400).filter(|&seed| ended(chance, seed).0 != wanted).count();
        assert!(wrong(50, Verdict::Rejected) <= 32);
        assert!(wrong(60, Verdict::Accepted) <= 32);
    }

    #[test]
    fn a_clear_result_is_found_soon() {
        let (verdict, deals) = ended(90, 1);
        assert_eq!(verdict, Verdict::Accepted);
        assert!(deals < 40, "{deals}");
    }
}
