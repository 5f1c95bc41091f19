//! For every player all hands that fit, and for the file all cases, as bits over the cards whose place is not known.

use irrgarten_game::Seat;
use irrgarten_kit::Indexed as _;

use super::Weighing;
use super::evidence::{Evidence, Seen};
use super::habits::Habits;
use super::places::{FILE, Mask, Question, mask_of};
use crate::components::{Card, Triple};

/// What a list belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Owner {
    Seat(Seat),
    File,
}

impl Owner {
    /// The place among seats and the file.
    pub(crate) fn column(self) -> usize {
        match self {
            Owner::Seat(seat) => seat.index(),
            Owner::File => FILE,
        }
    }
}

/// Six seats and the file.
pub(crate) const COLUMNS: usize = FILE + 1;

/// One way to fill a hand or the file, and how likely what was shown is with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Filling {
    pub(crate) mask: Mask,
    pub(crate) weight: f64,
}

/// All ways to fill what is open of one hand or of the file.
#[derive(Clone, Debug)]
pub(crate) struct List {
    pub(crate) owner: Owner,
    /// How many cards are to be placed.
    pub(crate) size: u32,
    pub(crate) ways: Vec<Filling>,
    /// Ways that begin with the same two cards, as a range: where one of those is taken, all can be skipped.
    groups: Vec<(Mask, std::ops::Range<usize>)>,
}

impl List {
    fn new(owner: Owner, size: u32, ways: Vec<Filling>) -> List {
        let mut groups: Vec<(Mask, std::ops::Range<usize>)> = Vec::new();
        for (nth, way) in ways.iter().enumerate() {
            let begins = first_two(way.mask);
            match groups.last_mut() {
                Some((cards, range)) if *cards == begins => range.end = nth + 1,
                _ => groups.push((begins, nth..nth + 1)),
            }
        }
        List { owner, size, ways, groups }
    }

    /// Every way that leaves this set alone, with its number. This is the innermost loop of counting.
    #[inline]
    pub(crate) fn beside(&self, mask: Mask, mut visit: impl FnMut(usize, &Filling)) {
        for (cards, range) in &self.groups {
            if cards & mask != 0 {
                continue;
            }
            for (nth, way) in range.clone().zip(&self.ways[range.clone()]) {
                if way.mask & mask == 0 {
                    visit(nth, way);
                }
            }
        }
    }
}

/// The two lowest cards of a set.
fn first_two(mask: Mask) -> Mask {
    let rest = mask & mask.wrapping_sub(1);
    mask & !(rest & rest.wrapping_sub(1))
}

/// Everything to be counted over.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists {
    /// The cards whose place is not known, in order; bits of masks count through them.
    pub(crate) free: Vec<Card>,
    /// Hands and a file with something open.
    pub(crate) parts: Vec<List>,
    /// Cards whose place follows at once: six seats, then the file. Here bits are cards.
    pub(crate) fixed: [Mask; COLUMNS],
    /// What the hands with nothing open weigh.
    pub(crate) scale: f64,
    /// Nothing has been said that tells the free cards apart but their kind.
    pub(crate) plain: bool,
}

impl Lists {
    /// `None` if the plain conclusions already contradict each other.
    pub(crate) fn of(evidence: &Evidence, weighing: Weighing, habits: &Habits) -> Option<Lists> {
        let mut question = Question::of(evidence);
        let mut allowed = question.allowed;
        if !question.propagate(&mut allowed) {
            return None;
        }
        question.allowed = allowed;
        let dealt = |card: &Card| question.open >> card.index() & 1 == 0;
        let sure = |card: &Card| allowed[card.index()].is_power_of_two();
        let free: Vec<Card> = Card::all().filter(|card| dealt(card) && !sure(card)).collect();
        let mut fixed = [0; COLUMNS];
        for card in Card::all().filter(|card| dealt(card) && sure(card)) {
            let holder = allowed[card.index()].trailing_zeros() as usize;
            fixed[holder.min(FILE)] |= 1 << card.index();
        }
        let shown = |seat| choices(evidence, seat, weighing);
        let mut lists = vec![file(&question, &free, fixed[FILE])];
        for seat in Seat::all(evidence.seats()) {
            lists.push(hand(&question, &free, seat, fixed[seat.index()], &shown(seat), habits));
        }
        // A hand with nothing open scales all weights alike: it is left out of the count.
        let settled = lists.iter().filter(|list| list.size == 0).flat_map(|list| &list.ways);
        let scale = settled.map(|way| way.weight).product();
        lists.retain(|list| list.size > 0);
        let everybody = |card: &Card| {
            lists.iter().fold(0, |all, list| match list.owner {
                Owner::Seat(seat) => all | 1 << seat.index(),
                Owner::File => all | 1 << (FILE + card.pile()),
            })
        };
        let plain = question.some_of.is_empty()
            && question.not_case.is_empty()
            && lists.iter().any(|list| list.owner == Owner::File && list.size == 3)
            && free.iter().all(|card| allowed[card.index()] == everybody(card))
            && Seat::all(evidence.seats()).all(|seat| shown(seat).is_empty() && habits.none(seat));
        Some(Lists { free, parts: lists, fixed, scale, plain })
    }

    /// The cards of a mask.
    pub(crate) fn cards(&self, mask: Mask) -> Mask {
        self.free
            .iter()
            .enumerate()
            .filter(|(bit, _)| mask >> bit & 1 != 0)
            .fold(0, |cards, (_, card)| cards | 1 << card.index())
    }
}

/// What this seat showed to the observer: each time, all three cards of which it chose one.
fn choices(evidence: &Evidence, seat: Seat, weighing: Weighing) -> Vec<Mask> {
    let unknown = evidence.hands[seat].is_none() && weighing == Weighing::ByChoice;
    let shown = evidence.events.iter().filter_map(|event| match event.seen {
        Seen::Showed { by, triple, card: Some(_) } if by == seat && unknown => Some(mask_of(triple.cards())),
        _ => None,
    });
    shown.collect()
}

fn hand(
    question: &Question,
    free: &[Card],
    seat: Seat,
    fixed: Mask,
    shown: &[Mask],
    habits: &Habits,
) -> List {
    let size = u32::from(question.sizes[seat.index()]) - fixed.count_ones();
    let bit = 1u16 << seat.index();
    let able: Vec<usize> =
        (0..free.len()).filter(|&nth| question.allowed[free[nth].index()] & bit != 0).collect();
    let demands =
        question.some_of.iter().filter(|(holder, mask)| *holder == seat.index() && mask & fixed == 0);
    // Demands over free cards, which are bits of the hands' own masks.
    let inner = |mask: Mask| {
        let bits = (0..free.len()).filter(|&nth| mask >> free[nth].index() & 1 != 0);
        bits.fold(0, |inner: Mask, nth| inner | 1 << nth)
    };
    let demands: Vec<Mask> = demands.map(|(_, mask)| inner(*mask)).collect();
    // A triple, and how many of it are fixed.
    let shown: Vec<(Mask, u32)> =
        shown.iter().map(|&mask| (inner(mask), (mask & fixed).count_ones())).collect();
    // The whole hand, as bits of cards.
    let outer = |mask: Mask| {
        let bits = (0..free.len()).filter(|&nth| mask >> nth & 1 != 0);
        bits.fold(fixed, |outer: Mask, nth| outer | 1 << free[nth].index())
    };
    let mut ways = Vec::new();
    each_subset(&able, size, &mut |mask| {
        if demands.iter().all(|demand| mask & demand != 0) {
            let chosen = |(triple, sure): &(Mask, u32)| 1.0 / f64::from((mask & triple).count_ones() + sure);
            let mut weight: f64 = shown.iter().map(chosen).product();
            if !habits.none(seat) {
                weight *= habits.likelihood(seat, outer(mask));
            }
            ways.push(Filling { mask, weight });
        }
    });
    if !habits.none(seat) {
        keep_possible(&mut ways);
    }
    List::new(Owner::Seat(seat), size, ways)
}

/// However unusual a hand is, it stays possible: in long games odds would become too small to be told from none.
fn keep_possible(ways: &mut [Filling]) {
    const LEAST: f64 = 1e-30;
    let most = ways.iter().map(|way| way.weight).fold(f64::MIN_POSITIVE, f64::max);
    for way in ways {
        way.weight = (way.weight / most).max(LEAST);
    }
}

/// Every set of so many of these bits.
fn each_subset(bits: &[usize], size: u32, visit: &mut impl FnMut(Mask)) {
    fn grow(bits: &[usize], left: u32, mask: Mask, visit: &mut impl FnMut(Mask)) {
        if left == 0 {
            return visit(mask);
        }
        for nth in 0..=bits.len().saturating_sub(left as usize) {
            if let Some(&bit) = bits.get(nth) {
                grow(&bits[nth + 1..], left - 1, mask | 1 << bit, visit);
            }
        }
    }
    if bits.len() >= size as usize {
        grow(bits, size, 0, visit);
    }
}

fn file(question: &Question, free: &[Card], fixed: Mask) -> List {
    let bit_of = |card: Card| free.iter().position(|&other| other == card);
    let able = |card: Card| {
        question.open >> card.index() & 1 == 0
            && question.allowed[card.index()] >> (FILE + card.pile()) & 1 != 0
    };
    let mut ways = Vec::new();
    for triple in Triple::all() {
        let fits = triple.cards().iter().all(able) && !question.not_case.contains(&triple);
        if fits {
            let bits = triple.cards().iter().filter_map(bit_of);
            ways.push(Filling { mask: bits.fold(0, |mask, bit| mask | 1 << bit), weight: 1.0 });
        }
    }
    List::new(Owner::File, 3 - fixed.count_ones(), ways)
}
