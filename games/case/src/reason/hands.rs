//! For every player all hands that fit, and for the file all cases, as tallies of the cards whose place is not known.

use irrgarten_game::Seat;
use irrgarten_kit::Indexed as _;

use super::Weighing;
use super::evidence::{Evidence, Seen};
use super::habits::Habits;
use super::logic::triple_of;
use super::places::{FILE, Mask, Question, cards_in, mask_of};
use super::sorts::{Sorts, Tally, TallyLimits, factorial};
use crate::components::Card;

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
    pub(crate) tally: Tally,
    pub(crate) weight: f64,
}

/// All ways to fill what is open of one hand or of the file.
#[derive(Clone, Debug)]
pub(crate) struct List {
    pub(crate) owner: Owner,
    /// How many cards are to be placed.
    pub(crate) size: u32,
    pub(crate) ways: Vec<Filling>,
    /// Ways that begin with the same two cards, as a range: if one of the two is taken, the whole range is skipped.
    groups: Vec<(Tally, std::ops::Range<usize>)>,
}

impl List {
    /// The ways, each with the two cards it begins with.
    fn new(owner: Owner, size: u32, begun: impl Iterator<Item = (Tally, Filling)>) -> List {
        let mut list = List { owner, size, ways: Vec::new(), groups: Vec::new() };
        for (nth, (begins, way)) in begun.enumerate() {
            list.ways.push(way);
            match list.groups.last_mut() {
                Some((cards, range)) if *cards == begins => range.end = nth + 1,
                _ => list.groups.push((begins, nth..nth + 1)),
            }
        }
        list
    }

    /// Visits every way that uses no card that is taken, with its number. This is the innermost loop of counting.
    #[inline]
    pub(crate) fn beside(&self, room: TallyLimits, taken: Tally, mut visit: impl FnMut(usize, &Filling)) {
        for (cards, range) in &self.groups {
            if !room.fits(taken, *cards) {
                continue;
            }
            for (nth, way) in range.clone().zip(&self.ways[range.clone()]) {
                if room.fits(taken, way.tally) {
                    visit(nth, way);
                }
            }
        }
    }
}

/// Everything to be counted over.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists {
    /// The cards whose place is not known.
    pub(crate) sorts: Sorts,
    /// The hands and the file in which some cards are not known.
    pub(crate) parts: Vec<List>,
    /// Cards whose place follows at once, by holder: six seats, then the file.
    pub(crate) fixed: [Mask; COLUMNS],
    /// The weight of the hands in which every card is known.
    pub(crate) scale: f64,
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
        let mut fixed = [0; COLUMNS];
        for card in Card::all().filter(|card| dealt(card) && sure(card)) {
            let holder = allowed[card.index()].trailing_zeros() as usize;
            fixed[holder.min(FILE)] |= 1 << card.index();
        }
        question.some_of.retain(|(holder, mask)| mask & fixed[(*holder).min(FILE)] == 0);
        let shown: Vec<Vec<Mask>> =
            Seat::all(evidence.seats()).map(|seat| choices(evidence, seat, weighing)).collect();
        let demanded = question.some_of.iter().map(|(_, mask)| *mask);
        let accused = question.not_case.iter().map(|triple| mask_of(triple.cards()));
        let named = demanded.chain(accused).chain(shown.iter().flatten().copied());
        let named = named.fold(habits.named(), |named, cards| named | cards);
        let sorts = Sorts::of(Card::all().filter(|card| dealt(card) && !sure(card)), &allowed, named);
        let mut lists = vec![file(&question, &sorts, fixed[FILE])];
        for seat in Seat::all(evidence.seats()) {
            lists.push(hand(&question, &sorts, seat, fixed[seat.index()], &shown[seat.index()], habits));
        }
        // A hand in which every card is known scales all weights alike, so it is left out of the count.
        let settled = lists.iter().filter(|list| list.size == 0).flat_map(|list| &list.ways);
        let scale = settled.map(|way| way.weight).product();
        lists.retain(|list| list.size > 0);
        Some(Lists { sorts, parts: lists, fixed, scale })
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
    sorts: &Sorts,
    seat: Seat,
    fixed: Mask,
    shown: &[Mask],
    habits: &Habits,
) -> List {
    let size = u32::from(question.sizes[seat.index()]) - fixed.count_ones();
    let able = |nth: &usize| question.can_have(seat.index(), sorts.list[*nth].first());
    let mut able: Vec<(usize, u32)> = (0..sorts.list.len()).filter(able).map(|nth| (nth, 0)).collect();
    able.iter_mut().rev().fold(0, |later, (nth, left)| {
        *left = later + sorts.list[*nth].count;
        *left
    });
    let demands = question.some_of.iter().filter(|(holder, _)| *holder == seat.index());
    let demands: Vec<Mask> = demands.map(|(_, mask)| *mask).collect();
    let mut ways = Vec::new();
    let start = Picked { cards: fixed, weight: 1.0, ..Picked::default() };
    each_pick(sorts, &able, size, start, &mut |picked| {
        if demands.iter().all(|demand| picked.cards & demand != 0) {
            let chosen = |triple: &Mask| 1.0 / f64::from((picked.cards & triple).count_ones());
            let mut weight: f64 = shown.iter().map(chosen).product();
            if !habits.none(seat) {
                weight *= habits.likelihood(seat, picked.cards);
            }
            ways.push((picked.begins, Filling { tally: picked.tally, weight }, picked.weight));
        }
    });
    if !habits.none(seat) {
        keep_possible(&mut ways);
    }
    let counted = ways.into_iter().map(|(begins, mut way, orders)| {
        way.weight *= orders;
        (begins, way)
    });
    List::new(Owner::Seat(seat), size, counted)
}

/// However unusual a hand is, it stays possible: in long games odds would become too small to be told from none.
fn keep_possible(ways: &mut [(Tally, Filling, f64)]) {
    const LEAST: f64 = 1e-30;
    let most = ways.iter().map(|(_, way, _)| way.weight).fold(f64::MIN_POSITIVE, f64::max);
    for (_, way, _) in ways {
        way.weight = (way.weight / most).max(LEAST);
    }
}

/// Some cards of a hand.
#[derive(Clone, Copy, Default)]
struct Picked {
    tally: Tally,
    /// The tally of the first two.
    begins: Tally,
    /// How many cards of each sort.
    cards: Mask,
    /// What the tally is divided by so that every deal is counted once.
    weight: f64,
    count: u32,
}

/// Every tally of this many cards of these sorts, each given with the number of cards from it on.
fn each_pick(
    sorts: &Sorts,
    able: &[(usize, u32)],
    size: u32,
    picked: Picked,
    visit: &mut impl FnMut(&Picked),
) {
    if picked.count == size {
        return visit(&picked);
    }
    let enough = able.iter().enumerate().take_while(|(_, (_, left))| *left >= size - picked.count);
    for (nth, (sort, _)) in enough {
        let sort = &sorts.list[*sort];
        for count in 1..=sort.count.min(size - picked.count) {
            let more = sort.one * Tally::from(count);
            let first = sort.one * Tally::from(count.min(2u32.saturating_sub(picked.count)));
            let picked = Picked {
                tally: picked.tally + more,
                begins: picked.begins + first,
                cards: picked.cards | sort.some(count),
                weight: picked.weight / factorial(count),
                count: picked.count + count,
            };
            each_pick(sorts, &able[nth + 1..], size, picked, visit);
        }
    }
}

fn file(question: &Question, sorts: &Sorts, fixed: Mask) -> List {
    // By kind: one card of each sort that can be in the file, or the card that is.
    let options = |pile: usize| {
        let open = sorts.list.iter().map(|sort| (sort.first(), sort.one));
        let open = open.filter(move |(card, _)| question.can_have(FILE + pile, *card));
        let known: Vec<(Card, Tally)> = cards_in(fixed).iter().map(|card| (card, 0)).collect();
        open.chain(known).filter(move |(card, _)| card.pile() == pile).collect::<Vec<_>>()
    };
    let [suspects, exhibits, places] = [0, 1, 2].map(options);
    let mut ways = Vec::new();
    for (suspect, one) in &suspects {
        for (exhibit, two) in &exhibits {
            for (place, three) in &places {
                let triple = triple_of([*suspect, *exhibit, *place]);
                if triple.is_some_and(|triple| !question.not_case.contains(&triple)) {
                    ways.push((one + two, Filling { tally: one + two + three, weight: 1.0 }));
                }
            }
        }
    }
    List::new(Owner::File, 3 - fixed.count_ones(), ways.into_iter())
}
