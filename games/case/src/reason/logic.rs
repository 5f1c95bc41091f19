//! Is there a deal that fits? A search over clauses, with a matching of cards and holders at its end.

use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat};
use irrgarten_kit::Indexed as _;

use super::evidence::Evidence;
use super::places::{FILE, HOLDERS, Holder, Mask, Question, index_of};
use crate::components::{CARDS, Card, Cards, Exhibit, Kind, Place, Suspect, Triple};

/// Where every card could be, without contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    possible: [u16; CARDS],
}

impl Facts {
    /// Everything that follows, and nothing else. `None` if nothing fits at all.
    pub fn of(evidence: &Evidence) -> Option<Facts> {
        let question = Question::of(evidence);
        let mut possible = [0; CARDS];
        witness(&mut possible, &question.solve(None)?);
        for card in (0..CARDS).filter(|card| question.open >> card & 1 == 0) {
            for holder in (0..HOLDERS).filter(|holder| question.allowed[card] >> holder & 1 != 0) {
                // Every deal found on the way shows a place for every card: few questions are left.
                if possible[card] >> holder & 1 == 0 {
                    let mut supposed = question.clone();
                    supposed.allowed[card] = 1 << holder;
                    if let Some(deal) = supposed.solve(None) {
                        witness(&mut possible, &deal);
                    }
                }
            }
        }
        Some(Facts { possible })
    }

    /// What follows step by step, each step from one thing that was said: who passed, who has all cards, who showed
    /// one of three and cannot have the other two. `None` if that is a contradiction.
    pub fn step_by_step(evidence: &Evidence) -> Option<Facts> {
        let question = Question::of(evidence);
        let mut possible = question.allowed;
        let fits = question.propagate(&mut possible);
        (0..CARDS).filter(|card| question.open >> card & 1 != 0).for_each(|card| possible[card] = 0);
        fits.then_some(Facts { possible })
    }

    /// Can this holder have this card?
    pub fn possible(&self, holder: Holder, card: Card) -> bool {
        self.possible[card.index()] >> index_of(holder, card.index()) & 1 != 0
    }

    /// Is it sure that this holder has it?
    pub fn certain(&self, holder: Holder, card: Card) -> bool {
        self.possible[card.index()] == 1 << index_of(holder, card.index())
    }

    /// The case file, if it is certain.
    pub fn solved(&self) -> Option<Triple> {
        let only = |pile: usize| {
            let mut cards =
                Card::all().filter(|card| card.pile() == pile && self.possible(Holder::File, *card));
            cards.next().filter(|_| cards.next().is_none())
        };
        triple_of([only(0)?, only(1)?, only(2)?])
    }
}

pub(crate) fn triple_of(cards: [Card; 3]) -> Option<Triple> {
    match cards.map(Card::kind) {
        [Kind::Suspect(suspect), Kind::Exhibit(exhibit), Kind::Place(place)] => {
            Some(Triple { suspect, exhibit, place })
        }
        _ => None,
    }
}

fn witness(possible: &mut [u16; CARDS], deal: &HolderOfCards) {
    for (place, &holder) in
        possible.iter_mut().zip(deal).filter(|(_, holder)| usize::from(**holder) < HOLDERS)
    {
        *place |= 1 << holder;
    }
}

/// Up to three ways to settle a demand: a card, what it may be then, and what else; and how many there are.
type Choices = ([(usize, u16, u16); 3], usize);

/// The holder of every card; [`OPEN`] for one that has none.
type HolderOfCards = [u8; CARDS];

const OPEN: u8 = u8::MAX;

/// A deal that fits what was seen, found at random: any that fits can come, some more often than others.
/// `None` if nothing fits.
pub fn deal(evidence: &Evidence, dice: &mut SearchRng) -> Option<(PerSeat<Cards>, Triple)> {
    let question = Question::of(evidence);
    let mut deal = question.solve(Some(dice))?;
    question.stir(&mut deal, dice);
    let held = |holder: usize| Card::all().filter(|card| usize::from(deal[card.index()]) == holder).collect();
    let hands = PerSeat::from_fn(evidence.seats(), |seat: Seat| held(seat.index()));
    let in_file = |pile: usize| -> Option<Card> { Cards::first(held(FILE + pile)) };
    let file = triple_of([in_file(0)?, in_file(1)?, in_file(2)?])?;
    Some((hands, file))
}

impl Question {
    /// Any deal that fits.
    pub(crate) fn solve(&self, mut dice: Option<&mut SearchRng>) -> Option<HolderOfCards> {
        self.search(self.allowed, &mut dice)
    }

    /// Exchanges cards between holders as long as all stays true, so that guesses are spread out.
    fn stir(&self, deal: &mut HolderOfCards, dice: &mut SearchRng) {
        const TIMES: u32 = 120;
        for _ in 0..TIMES {
            let (one, two) = (dice.below(CARDS as u32) as usize, dice.below(CARDS as u32) as usize);
            deal.swap(one, two);
            if !self.fits(deal) {
                deal.swap(one, two);
            }
        }
    }

    /// Does this deal fit, given that everybody has the right number of cards?
    fn fits(&self, deal: &HolderOfCards) -> bool {
        let allowed = |card: usize| match deal[card] {
            OPEN => self.open >> card & 1 != 0,
            holder => self.open >> card & 1 == 0 && self.allowed[card] >> holder & 1 != 0,
        };
        let held = |&(holder, mask): &(usize, Mask)| bits(mask).any(|card| usize::from(deal[card]) == holder);
        let other =
            |triple: &Triple| !filed(*triple).iter().all(|&(card, file)| usize::from(deal[card]) == file);
        (0..CARDS).all(allowed) && self.some_of.iter().all(held) && self.not_case.iter().all(other)
    }

    fn search(&self, mut allowed: [u16; CARDS], dice: &mut Option<&mut SearchRng>) -> Option<HolderOfCards> {
        if !self.propagate(&mut allowed) {
            return None;
        }
        let Some((mut choices, count)) = self.open_choice(&allowed) else {
            return self.matched(&allowed, dice);
        };
        let choices = &mut choices[..count];
        if let Some(dice) = dice {
            dice.shuffle(choices);
        }
        // Each choice excludes those before it: no deal is looked at twice.
        for &(card, yes, no) in &*choices {
            let mut supposed = allowed;
            supposed[card] &= yes;
            if let Some(deal) = self.search(supposed, dice) {
                return Some(deal);
            }
            allowed[card] &= no;
        }
        None
    }

    /// The ways to settle the tightest demand that is not settled yet: a card, what it may be then, and else.
    fn open_choice(&self, allowed: &[u16; CARDS]) -> Option<Choices> {
        let mut best: Option<Choices> = None;
        let mut offer = |choices: [(usize, u16, u16); 3], count: usize| {
            if best.as_ref().is_none_or(|(_, least)| count < *least) {
                best = Some((choices, count));
            }
        };
        for &(holder, mask) in &self.some_of {
            let bit = 1 << holder;
            if bits(mask).any(|card| allowed[card] == bit) {
                continue;
            }
            let (mut choices, mut count) = ([(0, 0, 0); 3], 0);
            for card in bits(mask).filter(|&card| allowed[card] & bit != 0) {
                choices[count] = (card, bit, !bit);
                count += 1;
            }
            offer(choices, count);
        }
        for triple in &self.not_case {
            let cards = filed(*triple);
            if cards.iter().all(|&(card, file)| allowed[card] >> file & 1 != 0) {
                offer(cards.map(|(card, file)| (card, !(1u16 << file), 1 << file)), 3);
            }
        }
        best
    }

    /// Draws the plain conclusions. False if there is a contradiction.
    pub(crate) fn propagate(&self, allowed: &mut [u16; CARDS]) -> bool {
        loop {
            let before = *allowed;
            for holder in 0..HOLDERS {
                let (bit, size) = (1u16 << holder, u32::from(self.sizes[holder]));
                let (mut sure, mut maybe) = (0, 0);
                for card in self.dealt() {
                    sure += u32::from(allowed[card] == bit);
                    maybe += u32::from(allowed[card] & bit != 0);
                }
                if sure > size || (maybe < size && size != u32::from(u8::MAX)) {
                    return false;
                }
                for card in self.dealt().filter(|_| sure == size) {
                    allowed[card] &= if allowed[card] == bit { bit } else { !bit };
                }
                for card in self.dealt().filter(|_| maybe == size) {
                    allowed[card] &= if allowed[card] & bit != 0 { bit } else { u16::MAX };
                }
            }
            for &(holder, mask) in &self.some_of {
                let bit = 1 << holder;
                let mut able = bits(mask).filter(|&card| allowed[card] & bit != 0);
                match (able.next(), able.next()) {
                    (None, _) => return false,
                    (Some(card), None) => allowed[card] = bit,
                    _ => {}
                }
            }
            for triple in &self.not_case {
                let cards = filed(*triple);
                let sure = |&(card, file): &(usize, usize)| allowed[card] == 1 << file;
                match cards.iter().filter(|card| sure(card)).count() {
                    3 => return false,
                    2 => {
                        let last = cards.iter().find(|card| !sure(card)).copied();
                        if let Some((card, file)) = last {
                            allowed[card] &= !(1 << file);
                        }
                    }
                    _ => {}
                }
            }
            if self.dealt().any(|card| allowed[card] == 0) {
                return false;
            }
            if *allowed == before {
                return true;
            }
        }
    }

    fn dealt(&self) -> impl Iterator<Item = usize> + use<> {
        bits(!self.open & ((1 << CARDS) - 1))
    }

    /// Gives every card to a holder so that every hand has the right size; everything else is settled already.
    fn matched(&self, allowed: &[u16; CARDS], dice: &mut Option<&mut SearchRng>) -> Option<HolderOfCards> {
        let mut order: [usize; CARDS] = std::array::from_fn(|card| card);
        let mut turn = 0;
        if let Some(dice) = dice {
            dice.shuffle(&mut order);
            turn = dice.below(HOLDERS as u32) as usize;
        }
        let mut matching =
            Matching { allowed, sizes: &self.sizes, deal: [OPEN; CARDS], counts: [0; HOLDERS], turn };
        let dealt = |card: &usize| self.open >> card & 1 == 0;
        // The file first: whatever is moved later, it stays full, even where hands may have any size.
        for file in FILE..HOLDERS {
            let card = order.iter().copied().filter(dealt).find(|&card| allowed[card] >> file & 1 != 0)?;
            matching.give(card, file);
        }
        for &card in order.iter().filter(|card| dealt(card)) {
            if matching.deal[card] == OPEN && !matching.place(card, &mut 0) {
                return None;
            }
        }
        Some(matching.deal)
    }
}

struct Matching<'a> {
    allowed: &'a [u16; CARDS],
    sizes: &'a [u8; HOLDERS],
    deal: HolderOfCards,
    counts: [u8; HOLDERS],
    /// Which holder is tried first.
    turn: usize,
}

impl Matching<'_> {
    fn give(&mut self, card: usize, holder: usize) {
        self.deal[card] = holder as u8;
        self.counts[holder] += 1;
    }

    /// Finds a holder with room, or makes room by moving other cards on.
    fn place(&mut self, card: usize, tried: &mut u16) -> bool {
        for nth in 0..HOLDERS {
            let holder = (nth + self.turn) % HOLDERS;
            if (self.allowed[card] & !*tried) >> holder & 1 == 0 {
                continue;
            }
            *tried |= 1 << holder;
            if self.counts[holder] < self.sizes[holder] {
                self.give(card, holder);
                return true;
            }
            for other in 0..CARDS {
                if usize::from(self.deal[other]) == holder && self.place(other, tried) {
                    self.counts[holder] -= 1;
                    self.give(card, holder);
                    return true;
                }
            }
        }
        false
    }
}

fn bits(mut mask: Mask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        lowest
    })
}

/// The cards of a case, and the places of the file they would be in.
fn filed(triple: Triple) -> [(usize, usize); 3] {
    let Triple { suspect, exhibit, place } = triple;
    let cards = [Suspect::card(suspect), Exhibit::card(exhibit), Place::card(place)];
    std::array::from_fn(|pile| (cards[pile].index(), FILE + pile))
}

/// Is there any deal that fits?
pub fn consistent(evidence: &Evidence) -> bool {
    Question::of(evidence).solve(None).is_some()
}
