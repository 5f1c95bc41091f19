//! Compares a move with the best and with any other, and thinks longest where its class is in doubt.

use irrgarten_game::{Dice as _, SearchRng};

use super::{Class, Grade};
use crate::{Budget, Character, Hints, Knowledge, actions, may_act};

/// How many of the moves that the owl thinks best are compared with the one that was made.
const RIVALS: usize = 12;
/// How many random moves are sampled to value one.
const ANY: usize = 12;
/// In how many lots of worlds moves are compared, at least and at most.
const LEAST: usize = 6;
const MOST: usize = 160;
/// After this many lots a move that is clearly worse than another is no longer looked at.
const FIRST: usize = 3;
/// A loss within this many standard errors of the border between two classes may belong to either. With few lots the
/// standard error itself is uncertain.
const ERRORS: f32 = 2.5;
const FIRST_ERRORS: f32 = 4.0;

/// Grades what a seat did on what it knew. With the same dice the same move gets the same grade again. `None` if the seat
/// could not act, had no choice, or the move is none of those it could choose from.
pub fn grade<G: Hints>(
    known: &Knowledge<'_, G>,
    played: G::Action,
    dice: &mut SearchRng,
) -> Option<Grade<G::Action>> {
    let imagined = G::determinize(known.view, dice);
    if !may_act::<G>(&imagined, known.seat) {
        return None;
    }
    let mut all = actions::<G>(&imagined, known.seat);
    if all.len() < 2 || !all.contains(&played) {
        return None;
    }
    let granted = || Budget::nodes(G::NODES[Character::Owl.index()]);
    let thought = G::think(known, Character::Owl, &mut granted(), dice)?;
    let mut asked = vec![played];
    asked.extend(
        thought.compared.iter().map(|valued| valued.action).filter(|&action| action != played).take(RIVALS),
    );
    let racing = asked.len();
    dice.shuffle(&mut all);
    asked.extend(all.into_iter().take(ANY));
    let first = G::appraise(known, &asked, &mut granted(), dice)?;
    let others = &first.values[racing..];
    let at_random = others.iter().sum::<f32>() / others.len().max(1) as f32;
    asked.truncate(racing);
    let mut lots = Lots::new(&first.values[..racing]);
    while first.sampled && !lots.settled() {
        let (racing, actions) = lots.racing(&asked);
        let values = G::appraise(known, &actions, &mut granted(), dice)?.values;
        lots.add(&racing, &values);
    }
    let (best, before, given_away) = lots.verdict(first.sampled);
    Some(Grade {
        played,
        best: asked[best],
        before,
        after: before - given_away,
        at_random,
        pace: G::pace(known, played),
        class: Class::of(given_away),
    })
}

/// What came of the moves in lot after lot of imagined worlds; the first is the one that was made.
struct Lots {
    /// By move, the mean of each lot; shorter for one that was given up.
    values: Vec<Vec<f32>>,
}

impl Lots {
    fn new(first: &[f32]) -> Lots {
        Lots { values: first.iter().map(|&value| vec![value]).collect() }
    }

    fn count(&self) -> usize {
        self.values[0].len()
    }

    /// The moves that are still compared.
    fn racing<A: Copy>(&self, asked: &[A]) -> (Vec<usize>, Vec<A>) {
        let racing: Vec<usize> =
            (0..asked.len()).filter(|&nth| self.values[nth].len() == self.count()).collect();
        let actions = racing.iter().map(|&nth| asked[nth]).collect();
        (racing, actions)
    }

    /// Adds a lot, and gives up what is clearly worse than another.
    fn add(&mut self, racing: &[usize], values: &[f32]) {
        let clear = if self.count() < FIRST { f32::NEG_INFINITY } else { self.lead_at_least() };
        let behind = |nth: usize| nth > 0 && self.lead(nth).is_some_and(|lead| lead.most() < clear);
        let kept: Vec<bool> = racing.iter().map(|&nth| !behind(nth)).collect();
        for ((&nth, &value), _) in racing.iter().zip(values).zip(kept).filter(|(_, kept)| *kept) {
            self.values[nth].push(value);
        }
    }

    /// How much better another move is than the one that was made.
    fn lead(&self, nth: usize) -> Option<Lead> {
        let count = self.count();
        let leads: Vec<f32> =
            self.values[nth].iter().zip(&self.values[0]).map(|(one, made)| one - made).collect();
        (leads.len() == count).then(|| Lead::of(&leads))
    }

    /// How much better the best is, at least; 0 where none may be better.
    fn lead_at_least(&self) -> f32 {
        (1..self.values.len()).filter_map(|nth| self.lead(nth)).map(Lead::least).fold(0.0, f32::max)
    }

    /// Is the class known, or enough thought about it?
    fn settled(&self) -> bool {
        let most =
            (1..self.values.len()).filter_map(|nth| self.lead(nth)).map(Lead::most).fold(0.0, f32::max);
        let sure = Class::of(self.lead_at_least()) == Class::of(most);
        self.count() >= MOST || self.count() >= LEAST && sure
    }

    /// The best move, its value, and how much of that the move gave away. One half of the lots says which move is best, the
    /// other half by how much: measured on the same lots, the best would only be the luckiest.
    fn verdict(&self, sampled: bool) -> (usize, f32, f32) {
        let count = self.count();
        let mean = |nth: usize, counts: &dyn Fn(usize) -> bool| {
            let lots = self.values[nth].iter().enumerate().filter(|(lot, _)| counts(*lot));
            let (sum, count) =
                lots.fold((0.0, 0.0_f32), |(sum, count), (_, value)| (sum + value, count + 1.0));
            sum / count.max(1.0)
        };
        let best = |counts: &dyn Fn(usize) -> bool| {
            let racing = (0..self.values.len()).filter(|&nth| self.values[nth].len() == count);
            // If several are best, the one that was made.
            racing.fold(0, |best, nth| if mean(nth, counts) > mean(best, counts) { nth } else { best })
        };
        let all = |_: usize| true;
        let (even, odd) = (|lot: usize| lot.is_multiple_of(2), |lot: usize| !lot.is_multiple_of(2));
        let first = best(&all);
        let loss = if sampled {
            let (one, other) = (best(&even), best(&odd));
            f32::midpoint(mean(one, &odd) - mean(0, &odd), mean(other, &even) - mean(0, &even))
        } else {
            mean(first, &all) - mean(0, &all)
        };
        (first, mean(first, &all), loss)
    }
}

/// The mean difference of two moves.
#[derive(Clone, Copy)]
struct Lead {
    mean: f32,
    /// How far the truth may be away.
    doubt: f32,
}

impl Lead {
    fn of(leads: &[f32]) -> Lead {
        let count = leads.len() as f32;
        let mean = leads.iter().sum::<f32>() / count;
        let squares = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f32>();
        let error = (squares / (count - 1.0).max(1.0) / count).sqrt();
        Lead { mean, doubt: error * if leads.len() < LEAST { FIRST_ERRORS } else { ERRORS } }
    }

    fn least(self) -> f32 {
        self.mean - self.doubt
    }

    fn most(self) -> f32 {
        self.mean + self.doubt
    }
}
