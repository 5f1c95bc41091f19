//! The exact odds: of every case, and of every card with every holder.

use irrgarten_kit::Indexed as _;

use super::chain::{Chain, Scratch, Stopped};
use super::evidence::Evidence;
use super::habits::Habits;
use super::hands::{COLUMNS, List, Lists, Owner};
use super::logic::triple_of;
use super::places::{FILE, Holder, Mask, cards_in};
use super::sampler::Sampler;
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

/// Where the odds come from, for drawing deals.
pub(crate) enum Source {
    /// All deals of the free cards are alike.
    Plain,
    Counted {
        left: Half,
        right: Half,
    },
}

/// Some of the lists, and what they can have together.
pub(crate) struct Half {
    pub(crate) nths: Vec<usize>,
    pub(crate) chain: Chain,
    /// By set of the chain's top: the weight of the cards that are left for the other half.
    pub(crate) rest: Vec<f64>,
}

/// The odds of everything, and the tables they were made from.
pub struct Posterior {
    pub(crate) seats: u8,
    pub(crate) total: f64,
    cases: Box<[f64; CASES]>,
    marginals: [[f64; COLUMNS]; CARDS],
    pub(crate) lists: Lists,
    pub(crate) source: Source,
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
        let mut posterior = Posterior {
            seats: evidence.seats(),
            total: 0.0,
            cases: Box::new([0.0; CASES]),
            marginals: [[0.0; COLUMNS]; CARDS],
            lists,
            source: Source::Plain,
        };
        posterior.settle();
        if posterior.lists.plain {
            posterior.fill_plain();
        } else {
            posterior.count(&mut self.scratch, stop)?;
        }
        Ok(posterior)
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

    /// Cards whose place follows at once are there for sure.
    fn settle(&mut self) {
        for (column, &fixed) in self.lists.fixed.iter().enumerate() {
            cards_in(fixed).iter().for_each(|card| self.marginals[card.index()][column] = 1.0);
        }
        if let Some(triple) = triple_in(self.lists.fixed[FILE]) {
            self.cases[triple.index()] = 1.0;
        }
    }

    /// Nothing has been said yet: all cases are alike, and so are all cards of a kind.
    fn fill_plain(&mut self) {
        let Posterior { lists, cases, marginals, .. } = self;
        let open = lists.parts.iter().filter(|list| list.owner != Owner::File);
        let cards: u32 = open.clone().map(|list| list.size).sum();
        let kinds = [0, 1, 2].map(|pile| lists.free.iter().filter(|card| card.pile() == pile).count() as u32);
        let number = f64::from(kinds.iter().product::<u32>());
        let arrangements = open.clone().fold(factorial(cards), |deals, list| deals / factorial(list.size));
        self.total = number * arrangements;
        for way in lists.parts.iter().filter(|list| list.owner == Owner::File).flat_map(|list| &list.ways) {
            if let Some(triple) = triple_in(lists.cards(way.mask)) {
                cases[triple.index()] = 1.0 / number;
            }
        }
        for card in &lists.free {
            let in_file = 1.0 / f64::from(kinds[card.pile()]);
            let row = &mut marginals[card.index()];
            row[FILE] = in_file;
            for list in open.clone() {
                row[list.owner.column()] = (1.0 - in_file) * f64::from(list.size) / f64::from(cards);
            }
        }
    }

    fn count(&mut self, scratch: &mut Scratch, stop: &dyn Fn() -> bool) -> Result<(), NoOdds> {
        let lists = std::mem::take(&mut self.lists);
        scratch.make_room(lists.free.len());
        let whole: Mask = (1 << lists.free.len()) - 1;
        let (left, right) = split(&lists);
        let pick = |nths: &[usize]| nths.iter().map(|&nth| &lists.parts[nth]).collect::<Vec<&List>>();
        let (left_lists, right_lists) = (pick(&left), pick(&right));
        let one = Chain::forward(&left_lists, scratch, stop)?;
        let two = Chain::forward(&right_lists, scratch, stop)?;
        let mut rest_of = |chain: &Chain, other: &Chain| -> Vec<f64> {
            scratch.fill(other.top().iter().copied());
            let rest = chain.top().iter().map(|entry| scratch.get(whole & !entry.0)).collect();
            scratch.clear(other.top().iter().map(|entry| entry.0));
            rest
        };
        let (after_one, after_two) = (rest_of(&one, &two), rest_of(&two, &one));
        self.total = one.top().iter().zip(&after_one).map(|(entry, rest)| entry.1 * rest).sum();
        if self.total == 0.0 {
            return Err(NoOdds::Impossible);
        }
        let weights = one.backward(&left_lists, &after_one, scratch, stop)?;
        left_lists.iter().zip(weights).for_each(|(list, weights)| self.add_up(&lists, list, &weights));
        let weights = two.backward(&right_lists, &after_two, scratch, stop)?;
        right_lists.iter().zip(weights).for_each(|(list, weights)| self.add_up(&lists, list, &weights));
        self.source = Source::Counted {
            left: Half { nths: left, chain: one, rest: after_one },
            right: Half { nths: right, chain: two, rest: after_two },
        };
        self.lists = lists;
        Ok(())
    }

    /// A list's ways with their weights, as odds of cards and of cases.
    fn add_up(&mut self, lists: &Lists, list: &List, weights: &[f64]) {
        let column = list.owner.column();
        for (way, weight) in list.ways.iter().zip(weights).filter(|(_, weight)| **weight > 0.0) {
            let odds = weight / self.total;
            let cards = lists.cards(way.mask);
            cards_in(cards).iter().for_each(|card| self.marginals[card.index()][column] += odds);
            if let Some(triple) = triple_in(cards | lists.fixed[FILE]).filter(|_| list.owner == Owner::File) {
                self.cases[triple.index()] += odds;
            }
        }
    }
}

fn factorial(number: u32) -> f64 {
    (1..=number).map(f64::from).product()
}

/// The case these cards are, if there is one of each kind.
pub(crate) fn triple_in(mask: Mask) -> Option<Triple> {
    let mut cards = cards_in(mask).iter();
    let three = [cards.next()?, cards.next()?, cards.next()?];
    triple_of(three)
}
