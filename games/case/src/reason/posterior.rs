//! The exact odds: of every case, and of every card with every holder.

use irrgarten_kit::Indexed as _;

use super::chain::{Chain, Scratch, Stopped};
use super::evidence::Evidence;
use super::habits::Habits;
use super::hands::{COLUMNS, List, Lists, Owner};
use super::logic::triple_of;
use super::places::{FILE, Holder, Mask, cards_in};
use super::sampler::Sampler;
use super::sorts::Tally;
use super::split::split;
use crate::components::{CARDS, CASES, Card, Triple};

/// How deals are weighed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Weighing {
    /// A player who could have shown the observer two or three cards chose each with equal odds.
    #[default]
    ByChoice,
    /// All deals that fit count the same.
    Even,
}

/// Why there are no odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoOdds {
    /// No deal fits what was seen.
    Impossible,
    /// The caller did not want to wait.
    Stopped,
}

impl From<Stopped> for NoOdds {
    fn from(_: Stopped) -> NoOdds {
        NoOdds::Stopped
    }
}

/// Some of the lists, and what they can have together.
pub(crate) struct Half {
    pub(crate) nths: Vec<usize>,
    pub(crate) chain: Chain,
    /// By entry of the chain's top: the weight of the cards that are left for the other half.
    pub(crate) rest: Vec<f64>,
}

/// The odds of everything, and the tables they were made from.
pub struct Posterior {
    pub(crate) seats: u8,
    pub(crate) total: f64,
    cases: Box<[f64; CASES]>,
    marginals: [[f64; COLUMNS]; CARDS],
    pub(crate) lists: Lists,
    /// Both halves of the lists.
    pub(crate) halves: [Half; 2],
}

/// Memory that is kept from one calculation to the next.
#[derive(Default)]
pub struct Thinker {
    scratch: Scratch,
}

impl Thinker {
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// Counts all deals that fit. Whenever `stop` says yes, it gives up.
    pub fn odds(
        &mut self,
        evidence: &Evidence,
        weighing: Weighing,
        stop: &dyn Fn() -> bool,
    ) -> Result<Posterior, NoOdds> {
        self.odds_by_habit(evidence, weighing, &Habits::default(), stop)
    }

    /// The same, where hands with which somebody would not usually have asked what was asked count less. What is
    /// impossible stays impossible and what is certain, certain.
    pub fn odds_by_habit(
        &mut self,
        evidence: &Evidence,
        weighing: Weighing,
        habits: &Habits,
        stop: &dyn Fn() -> bool,
    ) -> Result<Posterior, NoOdds> {
        let lists = Lists::of(evidence, weighing, habits).ok_or(NoOdds::Impossible)?;
        Posterior::count(evidence.seats(), lists, &mut self.scratch, stop)
    }
}

/// The odds at once, for callers that ask only now and then.
pub fn odds(evidence: &Evidence, weighing: Weighing) -> Result<Posterior, NoOdds> {
    Thinker::new().odds(evidence, weighing, &|| false)
}

impl Posterior {
    /// The odds that this is the case.
    pub fn case(&self, triple: Triple) -> f64 {
        self.cases[triple.index()]
    }

    /// The most likely case, and its odds.
    pub fn best(&self) -> (Triple, f64) {
        let better = |best: (Triple, f64), triple: Triple| {
            if self.case(triple) > best.1 { (triple, self.case(triple)) } else { best }
        };
        Triple::all().fold((Triple::default(), 0.0), better)
    }

    /// How many cases are possible.
    pub fn possible_cases(&self) -> usize {
        self.cases.iter().filter(|&&odds| odds > 0.0).count()
    }

    /// The odds that this holder has this card.
    pub fn odds(&self, holder: Holder, card: Card) -> f64 {
        self.marginals[card.index()][match holder {
            Holder::Seat(seat) => seat.index(),
            Holder::File => FILE,
        }]
    }

    /// The weight of all deals that fit: with [`Weighing::Even`] their number.
    pub fn deals(&self) -> f64 {
        self.total
    }

    /// The weight of all deals, fixed cards included, so that it can be compared with other evidence about the same
    /// deal.
    pub(crate) fn scale(&self) -> f64 {
        self.total * self.lists.scale
    }

    /// The uncertainty about the case, in bits.
    pub fn entropy(&self) -> f64 {
        self.cases.iter().filter(|&&odds| odds > 0.0).map(|odds| -odds * odds.log2()).sum()
    }

    /// Draws deals with exactly these odds.
    pub fn sampler(&self) -> Sampler<'_> {
        Sampler::new(self)
    }

    fn count(
        seats: u8,
        lists: Lists,
        scratch: &mut Scratch,
        stop: &dyn Fn() -> bool,
    ) -> Result<Posterior, NoOdds> {
        let sorts = &lists.sorts;
        scratch.make_room(sorts.tallies);
        let (left, right) = split(&lists);
        let pick = |nths: &[usize]| nths.iter().map(|&nth| &lists.parts[nth]).collect::<Vec<&List>>();
        let (left_lists, right_lists) = (pick(&left), pick(&right));
        let one = Chain::forward(sorts, &left_lists, scratch, stop)?;
        let two = Chain::forward(sorts, &right_lists, scratch, stop)?;
        let mut rest_of = |chain: &Chain, other: &Chain| -> Vec<f64> {
            scratch.fill(other.top().iter().copied());
            let rest = chain.top().iter().map(|entry| scratch.get(sorts.number_of_rest(entry.0))).collect();
            scratch.clear(other.top().iter().map(|entry| entry.0));
            rest
        };
        let (after_one, after_two) = (rest_of(&one, &two), rest_of(&two, &one));
        let total: f64 = one.top().iter().zip(&after_one).map(|(entry, rest)| entry.1 * rest).sum();
        if total == 0.0 {
            return Err(NoOdds::Impossible);
        }
        let left_weights = one.backward(sorts, &left_lists, &after_one, scratch, stop)?;
        let right_weights = two.backward(sorts, &right_lists, &after_two, scratch, stop)?;
        let mut posterior = Posterior {
            seats,
            total: total * sorts.orders,
            cases: Box::new([0.0; CASES]),
            marginals: [[0.0; COLUMNS]; CARDS],
            halves: [
                Half { nths: left, chain: one, rest: after_one },
                Half { nths: right, chain: two, rest: after_two },
            ],
            lists: Lists::default(),
        };
        posterior.settle(&lists.fixed);
        for (list, weights) in
            left_lists.iter().zip(&left_weights).chain(right_lists.iter().zip(&right_weights))
        {
            posterior.add_up(&lists, list, weights, total);
        }
        posterior.lists = lists;
        Ok(posterior)
    }

    /// Cards whose place follows at once are there for sure.
    fn settle(&mut self, fixed: &[Mask; COLUMNS]) {
        for (column, &fixed) in fixed.iter().enumerate() {
            cards_in(fixed).iter().for_each(|card| self.marginals[card.index()][column] = 1.0);
        }
        if let Some(triple) = triple_in(fixed[FILE]) {
            self.cases[triple.index()] = 1.0;
        }
    }

    /// A list's ways with their weights, as odds of cards and of cases.
    fn add_up(&mut self, lists: &Lists, list: &List, weights: &[f64], total: f64) {
        let mut sums = vec![0.0; lists.sorts.list.len()];
        for (way, weight) in list.ways.iter().zip(weights).filter(|(_, weight)| **weight > 0.0) {
            let odds = weight / total;
            for (sort, count) in lists.sorts.each(way.tally) {
                sums[sort] += odds * f64::from(count);
            }
            if list.owner == Owner::File {
                self.add_cases(lists, way.tally, odds);
            }
        }
        for (sort, sum) in lists.sorts.list.iter().zip(sums) {
            let each = sum / f64::from(sort.count);
            for card in cards_in(sort.cards).iter() {
                self.marginals[card.index()][list.owner.column()] = each;
            }
        }
    }

    /// All cases of these sorts are equally likely.
    fn add_cases(&mut self, lists: &Lists, tally: Tally, odds: f64) {
        let sorts = lists.sorts.each(tally).map(|(sort, _)| lists.sorts.list[sort].cards);
        let cards = cards_in(sorts.fold(lists.fixed[FILE], |cards, sort| cards | sort));
        let of_pile = |pile: usize| cards.iter().filter(move |card| card.pile() == pile);
        let number = [0, 1, 2].map(|pile| of_pile(pile).count()).iter().product::<usize>();
        for suspect in of_pile(0) {
            for exhibit in of_pile(1) {
                for triple in of_pile(2).filter_map(|place| triple_of([suspect, exhibit, place])) {
                    self.cases[triple.index()] = odds / f64::from(number as u32);
                }
            }
        }
    }
}

/// The case these cards are, if there is one of each kind.
pub(crate) fn triple_in(mask: Mask) -> Option<Triple> {
    let mut cards = cards_in(mask).iter();
    let three = [cards.next()?, cards.next()?, cards.next()?];
    triple_of(three)
}
