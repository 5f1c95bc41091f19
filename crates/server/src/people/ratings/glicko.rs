//! Glicko-2, after Mark Glickman, "Example of the Glicko-2 system". Pure arithmetic.

/// The rating of a new player, and the factor between the two scales of Glicko-2.
const MIDDLE: f64 = 1500.0;
const SCALE: f64 = 173.7178;
/// How much volatility may change.
const TAU: f64 = 0.5;
/// How precise the search for the volatility is.
const NEAR: f64 = 1e-6;
/// Steps after which the search stops whatever happens; it takes about ten.
const STEPS: u32 = 100;

/// A rating, how uncertain it is, and how much it fluctuates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Strength {
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
}

impl Default for Strength {
    fn default() -> Strength {
        Strength { rating: MIDDLE, deviation: MOST_DEVIATION, volatility: 0.06 }
    }
}

/// The deviation of a player of whom nothing is known.
const MOST_DEVIATION: f64 = 350.0;

/// Results against opponents: 1 for a win, 0.5 for a draw, 0 for a loss.
pub(crate) type Results<'a> = &'a [(Strength, f64)];

impl Strength {
    fn mu(self) -> f64 {
        (self.rating - MIDDLE) / SCALE
    }

    fn phi(self) -> f64 {
        self.deviation / SCALE
    }

    /// The strength after these results and this many periods of time; opponents have the strength from before them.
    pub(crate) fn after(self, results: Results<'_>, periods: f64) -> Strength {
        let (mu, phi) = (self.mu(), self.phi());
        let (mut information, mut surprise) = (0.0, 0.0);
        for &(other, score) in results {
            let weight = g(other.phi());
            let expected = 1.0 / (1.0 + (-weight * (mu - other.mu())).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        if information <= 0.0 {
            let deviation = SCALE * grown(phi, self.volatility, periods);
            return Strength { deviation: deviation.min(MOST_DEVIATION), ..self };
        }
        let variance = 1.0 / information;
        let volatility = volatility(phi, self.volatility, variance, variance * surprise);
        let before = grown(phi, volatility, periods);
        let after = 1.0 / (1.0 / (before * before) + information).sqrt();
        Strength {
            rating: SCALE * (mu + after * after * surprise) + MIDDLE,
            deviation: (SCALE * after).min(MOST_DEVIATION),
            volatility,
        }
    }
}

/// How much a result against an opponent of this uncertainty counts.
fn g(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (std::f64::consts::PI * std::f64::consts::PI)).sqrt()
}

/// The uncertainty of a strength after some time.
fn grown(phi: f64, volatility: f64, periods: f64) -> f64 {
    (phi * phi + volatility * volatility * periods.max(0.0)).sqrt()
}

/// The new volatility: the zero of a falling function, between two bounds that draw together (Illinois algorithm).
fn volatility(phi: f64, before: f64, variance: f64, delta: f64) -> f64 {
    let start = (before * before).ln();
    let f = |x: f64| {
        let grown = phi * phi + variance + x.exp();
        x.exp() * (delta * delta - grown) / (2.0 * grown * grown) - (x - start) / (TAU * TAU)
    };
    let mut low = start;
    let room = delta * delta - phi * phi - variance;
    let mut high = if room > 0.0 {
        room.ln()
    } else {
        let mut steps = (1..=STEPS).map(|step| start - f64::from(step) * TAU);
        steps.find(|&x| f(x) >= 0.0).unwrap_or(start - f64::from(STEPS) * TAU)
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..STEPS {
        if (high - low).abs() <= NEAR {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(rating: f64, deviation: f64) -> Strength {
        Strength { rating, deviation, volatility: 0.06 }
    }

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() < by, "{found} is not {expected}");
    }

    #[test]
    fn the_published_example_comes_out() {
        let results = [(known(1400.0, 30.0), 1.0), (known(1550.0, 100.0), 0.0), (known(1700.0, 300.0), 0.0)];
        let after = known(1500.0, 200.0).after(&results, 1.0);
        near(after.rating, 1464.06, 0.01);
        near(after.deviation, 151.52, 0.01);
        near(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn a_player_who_does_not_play_becomes_uncertain() {
        let after = known(1700.0, 50.0).after(&[], 100.0);
        near(after.rating, 1700.0, 1e-9);
        near(after.deviation, (50.0f64 * 50.0 + 100.0 * (0.06 * SCALE) * (0.06 * SCALE)).sqrt(), 1e-6);
        near(known(1700.0, 50.0).after(&[], 1e9).deviation, MOST_DEVIATION, 1e-9);
    }

    #[test]
    fn winners_rise_as_losers_fall_and_surprises_count_more() {
        let (even, strong) = (Strength::default(), known(1900.0, 60.0));
        let (won, lost) = (even.after(&[(even, 1.0)], 1.0), even.after(&[(even, 0.0)], 1.0));
        near(won.rating + lost.rating, 2.0 * MIDDLE, 1e-6);
        near(even.after(&[(even, 0.5)], 1.0).rating, MIDDLE, 1e-6);
        assert!(even.after(&[(strong, 1.0)], 1.0).rating > won.rating);
        assert!(even.after(&[(strong, 0.0)], 1.0).rating > lost.rating);
    }

    #[test]
    fn whatever_happens_numbers_stay_numbers() {
        let ends = [known(0.0, 30.0), known(1500.0, 350.0), known(4000.0, 30.0), known(2000.0, 0.1)];
        for one in ends {
            for other in ends {
                for score in [0.0, 0.5, 1.0] {
                    let after = (0..50).fold(one, |now, _| now.after(&[(other, score); 5], 1.0));
                    assert!(after.rating.is_finite() && after.deviation > 0.0 && after.volatility > 0.0);
                    assert!(after.deviation <= MOST_DEVIATION, "{after:?}");
                }
            }
        }
    }
}
