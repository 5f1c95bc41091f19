//! A whole game of a seat.

use super::{Class, Grade};

/// A whole game of a seat, graded.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<A> {
    /// Its moves in order; those that could not be compared are missing.
    pub grades: Vec<Grade<A>>,
    /// From 0 to 100; `None` for a game in which no choice made a difference.
    pub accuracy: Option<f32>,
    /// What others, draws and hidden cards did for the seat between its moves, in shares of the victory: from what
    /// a move promised to what the next position promised, added up.
    pub luck: f32,
}

/// A game in which less than this was at stake had no choice that mattered.
const AT_STAKE: f32 = 0.005;

impl<A> Review<A> {
    /// From the moves of one seat in order, and [what halves its accuracy](crate::Hints::HALF_ACCURACY).
    pub fn of(grades: Vec<Grade<A>>, half: f32) -> Review<A> {
        let luck = grades.windows(2).map(|pair| pair[1].before - pair[0].after).sum();
        Review { accuracy: part_given_away(&grades).map(|part| accuracy(part, half)), luck, grades }
    }

    /// How many moves are of this class.
    pub fn count(&self, class: Class) -> usize {
        self.grades.iter().filter(|grade| grade.class == class).count()
    }

    /// What the seat gave away of what moves at random would have given away in the same positions: 0 for the best play,
    /// about 1 for a player who chooses at random. Where much was at stake, much counts.
    pub fn part_given_away(&self) -> Option<f32> {
        part_given_away(&self.grades)
    }
}

fn part_given_away<A>(grades: &[Grade<A>]) -> Option<f32> {
    let at_stake: f32 = grades.iter().map(Grade::stake).sum();
    let given_away: f32 = grades.iter().map(Grade::given_away).sum();
    (at_stake >= AT_STAKE).then(|| (given_away / at_stake).max(0.0))
}

/// From 100 down: every further loss of the same size takes the same share of what is left.
fn accuracy(part: f32, half: f32) -> f32 {
    100.0 * (-part / half).exp2()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grade(before: f32, after: f32, at_random: f32) -> Grade<u8> {
        let class = Class::of(before - after);
        Grade { played: 0, best: 1, before, after, at_random, pace: 1.0, class }
    }

    fn accuracy_of(grades: &[Grade<u8>]) -> f32 {
        Review::of(grades.to_vec(), 0.25).accuracy.expect("there was something to choose")
    }

    #[test]
    fn the_best_play_has_a_hundred_and_play_at_random_next_to_nothing() {
        let best = [grade(0.5, 0.5, 0.4), grade(0.6, 0.6, 0.3)];
        assert!((accuracy_of(&best) - 100.0).abs() < 0.01);
        let any = [grade(0.5, 0.4, 0.4), grade(0.6, 0.3, 0.3)];
        assert!((accuracy_of(&any) - 6.25).abs() < 0.01);
        let between = [grade(0.5, 0.5, 0.4), grade(0.6, 0.5, 0.3)];
        assert!((accuracy_of(&between) - 50.0).abs() < 0.01, "a quarter of what was at stake");
    }

    #[test]
    fn moves_without_a_choice_do_not_count() {
        let choice = [grade(0.6, 0.5, 0.3)];
        let among_others = [grade(0.5, 0.5, 0.5), grade(0.6, 0.5, 0.3), grade(0.4, 0.4, 0.4)];
        assert!((accuracy_of(&choice) - accuracy_of(&among_others)).abs() < 0.01);
        assert_eq!(Review::of(vec![grade(0.5, 0.5, 0.5); 9], 0.25).accuracy, None);
        assert_eq!(Review::<u8>::of(Vec::new(), 0.25).accuracy, None);
    }

    #[test]
    fn a_game_that_is_lost_early_is_judged_by_the_moves_that_lost_it() {
        let mut grades = vec![grade(0.5, 0.1, 0.1)];
        grades.extend(vec![grade(0.01, 0.01, 0.009); 40]);
        assert!(accuracy_of(&grades) < 20.0);
    }

    #[test]
    fn a_slow_move_gives_something_away_in_a_race() {
        let fast = grade(0.8, 0.8, 0.0);
        let slow = Grade { pace: 0.75, ..fast };
        assert!((accuracy_of(&[fast]) - 100.0).abs() < 0.01);
        assert!((accuracy_of(&[slow]) - 50.0).abs() < 0.01);
        assert_eq!(slow.class, Class::Best, "what was chosen was right");
    }

    #[test]
    fn luck_stands_apart() {
        let review = Review::of(vec![grade(0.5, 0.5, 0.4), grade(0.6, 0.3, 0.3), grade(0.5, 0.5, 0.4)], 0.25);
        assert_eq!((review.count(Class::Blunder), review.count(Class::Best)), (1, 2));
        // From 0.5 up to 0.6 before the blunder, from 0.3 up to 0.5 after it: both were the others' doing.
        assert!((review.luck - 0.3).abs() < 1e-6, "{}", review.luck);
    }
}
