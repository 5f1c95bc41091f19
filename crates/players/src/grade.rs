//! How good a move was, on what its seat knew: never on what was hidden from it.

use irrgarten_game::SearchRng;

use crate::{Budget, Character, Hints, Knowledge, Thought, Valued, may_act};

/// How much a move gave away, from nothing to most of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// What the owl would have done, or as good within the error.
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

    /// The class of a loss, both in shares of the victory. A difference within two standard errors is none.
    fn of(loss: f32, error: f32) -> Class {
        match loss {
            _ if loss <= 2.0 * error => Class::Best,
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
    /// The share of the victory with the move that was made.
    pub after: f32,
    /// The standard error of the difference.
    pub error: f32,
    /// How much was given away.
    pub class: Class,
}

impl<A: Copy + PartialEq> Grade<A> {
    /// Compares a move with the best of a thought. `None` if the thought has not compared this move.
    pub fn of(played: A, thought: &Thought<A>) -> Option<Grade<A>> {
        let best = thought.compared.iter().max_by(|one, other| one.value.total_cmp(&other.value))?;
        let made = thought.compared.iter().find(|valued| valued.action == played)?;
        let error = if made.action == best.action { 0.0 } else { best.error.hypot(made.error) };
        let class = Class::of(best.value - made.value, error);
        Some(Grade { played, best: best.action, before: best.value, after: made.value, error, class })
    }
}

impl<A> Grade<A> {
    /// The same with its actions converted.
    pub fn map<B>(self, mut told: impl FnMut(A) -> B) -> Grade<B> {
        let Grade { played, best, before, after, error, class } = self;
        Grade { played: told(played), best: told(best), before, after, error, class }
    }

    /// What the move gave away; nothing if that cannot be told from chance.
    pub fn loss(&self) -> f32 {
        if self.class == Class::Best { 0.0 } else { self.before - self.after }
    }

    /// From 0 to 100: a move that gives nothing away has 100, and every further point of win chance takes the same part
    /// of what is left.
    pub fn accuracy(&self) -> f32 {
        let points = 100.0 * self.loss();
        (103.1668 * (-0.043_54 * points).exp() - 3.1669).clamp(0.0, 100.0)
    }
}

/// A whole game of a seat, graded.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<A> {
    /// Its moves in order; those that could not be compared are missing.
    pub grades: Vec<Grade<A>>,
    /// From 0 to 100; 100 for a game without a graded move.
    pub accuracy: f32,
    /// What others, draws and hidden cards did for the seat between its moves, in shares of the victory: from what
    /// a move promised to what the next position promised, added up.
    pub luck: f32,
}

/// How many moves around one measure how much was at stake there.
const WINDOW: usize = 4;

impl<A> Review<A> {
    /// From the moves of one seat in order.
    pub fn of(grades: Vec<Grade<A>>) -> Review<A> {
        let luck = grades.windows(2).map(|pair| pair[1].before - pair[0].after).sum();
        Review { accuracy: accuracy(&grades), luck, grades }
    }

    /// How many moves are of this class.
    pub fn count(&self, class: Class) -> usize {
        self.grades.iter().filter(|grade| grade.class == class).count()
    }
}

/// The mean of two means: one in which moves weigh more where much was at stake, and the harmonic one, which does not
/// forget a single bad move.
fn accuracy<A>(grades: &[Grade<A>]) -> f32 {
    if grades.is_empty() {
        return 100.0;
    }
    let (mut weights, mut weighted, mut inverse, mut count) = (0.0, 0.0, 0.0, 0.0);
    for (at, grade) in grades.iter().enumerate() {
        let first = at.saturating_sub(WINDOW / 2).min(grades.len().saturating_sub(WINDOW));
        let around = &grades[first..grades.len().min(first + WINDOW)];
        let weight = (100.0 * spread(around)).clamp(0.5, 12.0);
        weights += weight;
        weighted += weight * grade.accuracy();
        inverse += 1.0 / grade.accuracy().max(1.0);
        count += 1.0;
    }
    f32::midpoint(weighted / weights, count / inverse)
}

/// The standard deviation of what these moves led to.
fn spread<A>(grades: &[Grade<A>]) -> f32 {
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0_f32);
    for grade in grades {
        sum += grade.after;
        squares += grade.after * grade.after;
        count += 1.0;
    }
    let mean = sum / count.max(1.0);
    (squares / count.max(1.0) - mean * mean).max(0.0).sqrt()
}

/// How often the owl thinks about a move that is graded: what differs between thoughts is the luck of what it imagined.
const THOUGHTS: usize = 3;

/// Grades what a seat did on what it knew: the owl thinks about it several times, each with the nodes it is granted. With
/// the same dice the same move gets the same grade again. `None` if the seat could not act, or the move cannot be compared.
pub fn grade<G: Hints>(
    known: &Knowledge<'_, G>,
    played: G::Action,
    dice: &mut SearchRng,
) -> Option<Grade<G::Action>> {
    if !may_act::<G>(&G::determinize(known.view, dice), known.seat) {
        return None;
    }
    let mut thoughts: Vec<Thought<G::Action>> = Vec::new();
    while thoughts.len() < THOUGHTS {
        let mut budget = Budget::nodes(G::NODES[Character::Owl.index()]);
        let thought = G::weigh(known, played, &mut budget, dice)?;
        // A bot that leaves nothing to chance thinks the same again.
        let same = thoughts.last() == Some(&thought);
        thoughts.push(thought);
        if same {
            break;
        }
    }
    Grade::of(played, &pooled(&thoughts)?)
}

/// What several thoughts have all compared: the mean of what each expects, and how far that can be trusted.
fn pooled<A: Copy + PartialEq>(thoughts: &[Thought<A>]) -> Option<Thought<A>> {
    let count = thoughts.len() as f32;
    let mean = |valued: &Valued<A>| {
        let value = |thought: &Thought<A>| {
            thought.compared.iter().find(|other| other.action == valued.action).map(|found| found.value)
        };
        let values: Option<Vec<f32>> = thoughts.iter().map(value).collect();
        let values = values?;
        let mean = values.iter().sum::<f32>() / count;
        let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f32>();
        Some(Valued { value: mean, error: (squares / (count - 1.0).max(1.0) / count).sqrt(), ..*valued })
    };
    Thought::best(thoughts.first()?.compared.iter().filter_map(mean).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thought(values: &[(u8, f32, f32)]) -> Thought<u8> {
        let one = |&(action, value, error)| Valued { action, value, error };
        Thought::best(values.iter().map(one).collect()).expect("something is compared")
    }

    #[test]
    fn classes_begin_at_five_ten_and_fifteen_points() {
        let all = thought(&[(0, 0.8, 0.0), (1, 0.79, 0.0), (2, 0.74, 0.0), (3, 0.69, 0.0), (4, 0.6, 0.0)]);
        let classes = (0..5).map(|played| Grade::of(played, &all).expect("compared").class);
        let expected = [Class::Best, Class::Good, Class::Inaccuracy, Class::Mistake, Class::Blunder];
        assert!(classes.eq(expected));
        assert_eq!(Grade::of(9, &all), None);
    }

    #[test]
    fn a_difference_within_the_error_is_no_mistake() {
        let grade = Grade::of(1, &thought(&[(0, 0.8, 0.06), (1, 0.7, 0.06)])).expect("compared");
        assert_eq!((grade.class, grade.loss()), (Class::Best, 0.0));
        let surer = Grade::of(1, &thought(&[(0, 0.8, 0.02), (1, 0.69, 0.02)])).expect("compared");
        assert_eq!(surer.class, Class::Mistake);
    }

    #[test]
    fn accuracy_falls_from_a_hundred_with_what_is_given_away() {
        let all = thought(&[(0, 0.9, 0.0), (1, 0.8, 0.0), (2, 0.4, 0.0)]);
        let of = |played| Grade::of(played, &all).expect("compared").accuracy();
        assert!((of(0) - 100.0).abs() < 0.01);
        assert!((of(1) - 63.6).abs() < 0.1, "{}", of(1));
        assert!(of(2) < of(1) && of(2) >= 0.0);
    }

    #[test]
    fn a_single_blunder_shows_in_the_accuracy_of_a_game_and_luck_stands_apart() {
        let good = Grade::of(0, &thought(&[(0, 0.5, 0.0)])).expect("compared");
        let blunder = Grade::of(1, &thought(&[(0, 0.6, 0.0), (1, 0.3, 0.0)])).expect("compared");
        let clean = Review::of(vec![good; 6]);
        assert!((clean.accuracy - 100.0).abs() < 0.1 && clean.luck.abs() < 1e-6);
        let review = Review::of(vec![good, good, blunder, good, good, good]);
        assert!(review.accuracy < 80.0, "{}", review.accuracy);
        assert_eq!((review.count(Class::Blunder), review.count(Class::Best)), (1, 5));
        // From 0.5 up to 0.6 before the blunder, from 0.3 up to 0.5 after it: both were the others' doing.
        assert!((review.luck - 0.3).abs() < 1e-6, "{}", review.luck);
        assert!((Review::<u8>::of(Vec::new()).accuracy - 100.0).abs() < 0.01);
    }
}
