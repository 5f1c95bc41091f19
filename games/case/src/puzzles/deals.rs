//! Every deal that a seat cannot rule out, one by one: slow, and plain enough to be believed.

use std::collections::{BTreeMap, BTreeSet};

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::{Indexed as _, Set};

use crate::components::{Card, Cards, Triple};
use crate::reason::{Evidence, Seen};

/// All deals.
pub(super) struct Deals {
    all: Vec<(PerSeat<Cards>, Triple)>,
    tried: u64,
}

impl Deals {
    /// `None` if more than so many cards would have to be dealt.
    pub(super) fn all(evidence: &Evidence, most: u64) -> Option<Deals> {
        let mut lacking = PerSeat::<Cards>::new(evidence.seats());
        for event in &evidence.events {
            if let Seen::Passed { by, triple } = event.seen {
                lacking[by] = lacking[by].or(triple.cards());
            }
        }
        let known = evidence.hands.iter().flatten().fold(evidence.open, |all, hand| all.or(*hand));
        let hands = PerSeat::from_fn(evidence.seats(), |seat| evidence.hands[seat].unwrap_or_default());
        let mut dealing = Dealing { evidence, lacking, most, deals: Deals { all: Vec::new(), tried: 0 } };
        for file in Triple::all().filter(|file| file.cards().and(known).is_empty()) {
            let free: Vec<Card> = Set::full().minus(known).minus(file.cards()).iter().collect();
            dealing.deal(&free, hands, file)?;
        }
        Some(dealing.deals)
    }

    pub(super) fn cases(&self) -> BTreeSet<Triple> {
        self.all.iter().map(|(_, file)| *file).collect()
    }

    pub(super) fn tried(&self) -> u64 {
        self.tried
    }

    /// Does every answer to this question leave one case only?
    pub(super) fn are_told_apart(&self, order: &[Seat], asked: Triple) -> bool {
        // By the seat that shows and its card, or nobody.
        let mut left: BTreeMap<Option<(usize, usize)>, Triple> = BTreeMap::new();
        self.all.iter().all(|(hands, file)| {
            let fitting = |seat: &Seat| hands[*seat].and(asked.cards());
            let shows = order.iter().find(|seat| !fitting(seat).is_empty());
            let answers: Vec<_> = match shows {
                None => vec![None],
                Some(seat) => fitting(seat).iter().map(|card| Some((seat.index(), card.index()))).collect(),
            };
            answers.into_iter().all(|answer| left.entry(answer).or_insert(*file) == file)
        })
    }
}

struct Dealing<'a> {
    evidence: &'a Evidence,
    /// What each seat is known not to have.
    lacking: PerSeat<Cards>,
    most: u64,
    deals: Deals,
}

impl Dealing<'_> {
    /// The next free card goes to every seat that has room for it.
    fn deal(&mut self, free: &[Card], hands: PerSeat<Cards>, file: Triple) -> Option<()> {
        let Some((&card, rest)) = free.split_first() else {
            if self.fits(&hands, file) {
                self.deals.all.push((hands, file));
            }
            return Some(());
        };
        for seat in Seat::all(hands.seats()) {
            let full = hands[seat].len() == usize::from(self.evidence.sizes[seat]);
            if full || self.lacking[seat].has(card) || self.evidence.hands[seat].is_some() {
                continue;
            }
            self.deals.tried += 1;
            if self.deals.tried > self.most {
                return None;
            }
            let mut more = hands;
            more[seat].add(card);
            self.deal(rest, more, file)?;
        }
        Some(())
    }

    /// Could everything have been said and shown?
    fn fits(&self, hands: &PerSeat<Cards>, file: Triple) -> bool {
        self.evidence.events.iter().all(|event| match event.seen {
            Seen::Passed { by, triple } => hands[by].and(triple.cards()).is_empty(),
            Seen::Showed { by, triple, card } => {
                let fitting = hands[by].and(triple.cards());
                card.map_or(!fitting.is_empty(), |card| fitting.has(card))
            }
            Seen::NotTheCase(triple) => triple != file,
        })
    }
}
