//! How good a move was, on what its seat knew: never on what was hidden from it.

mod judge;
mod review;

pub use judge::grade;
pub use review::Review;

/// How much a move gave away, from nothing to most of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Less than 2 points of win chance less than the best.
    Best,
    /// A little less.
    Good,
    /// At least 5 points of win chance less.
    Inaccuracy,
    /// At least 10.
    Mistake,
    /// At least 15.
    Blunder,
}

impl Class {
    /// The name in commands and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Best => "best",
            Class::Good => "good",
            Class::Inaccuracy => "inaccuracy",
            Class::Mistake => "mistake",
            Class::Blunder => "blunder",
        }
    }

    /// The class of a loss, in shares of the victory.
    fn of(loss: f32) -> Class {
        match loss {
            _ if loss < 0.02 => Class::Best,
            _ if loss < 0.05 => Class::Good,
            _ if loss < 0.10 => Class::Inaccuracy,
            _ if loss < 0.15 => Class::Mistake,
            _ => Class::Blunder,
        }
    }
}

/// A move, graded.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Grade<A> {
    /// What was done.
    pub played: A,
    /// What would have been best.
    pub best: A,
    /// The share of the victory with the best move.
    pub before: f32,
    /// The share of the victory with the move that was made. The luck of what was imagined may put it a little above the
    /// best.
    pub after: f32,
    /// The share of the victory with a move chosen at random.
    pub at_random: f32,
    /// In a race: which part of its worth the move had left when it was made, from 0 to 1.
    pub pace: f32,
    /// How much was given away by what was chosen, however long that took.
    pub class: Class,
}

impl<A> Grade<A> {
    /// The same with its actions converted.
    pub fn map<B>(self, mut map: impl FnMut(A) -> B) -> Grade<B> {
        let Grade { played, best, before, after, at_random, pace, class } = self;
        Grade { played: map(played), best: map(best), before, after, at_random, pace, class }
    }

    /// What the move gave away, in shares of the victory.
    pub fn loss(&self) -> f32 {
        (self.before - self.after).max(0.0)
    }

    /// What a move chosen at random would have given away: nothing where there was nothing to choose.
    fn stake(&self) -> f32 {
        (self.before - self.at_random).max(0.0)
    }

    /// What the move gave away, by what it was and by how long it took. Below nothing where it came out better than what
    /// was thought to be best: such luck evens out over a game.
    fn given_away(&self) -> f32 {
        self.before - self.after + (1.0 - self.pace) * (self.after - self.at_random).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_begin_at_two_five_ten_and_fifteen_points() {
        let classes = [0.0, 0.019, 0.03, 0.06, 0.11, 0.2].map(Class::of);
        let expected =
            [Class::Best, Class::Best, Class::Good, Class::Inaccuracy, Class::Mistake, Class::Blunder];
        assert_eq!(classes, expected);
    }
}
