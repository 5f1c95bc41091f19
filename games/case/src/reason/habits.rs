//! What people usually do when they suspect and when they show a card. It shifts odds and proves nothing.

use irrgarten_game::Seat;
use irrgarten_kit::Indexed as _;

use super::places::{Mask, mask_of};
use crate::components::{CARDS, Card, Cards, EXHIBITS, PLACES, Place, SUSPECTS};
use crate::log::{Entry, What};
use crate::public::Public;
use crate::view::View;

/// How somebody asks.
struct AskerKind {
    /// How many players ask like this.
    share: f64,
    /// How much less likely a suspect or an exhibit is named that is in the own hand, or was shown before.
    known: f64,
    /// The same for places; often the dice choose for them.
    known_place: f64,
    /// Names an own card once it knows which card of a pile is in the file.
    covers: bool,
}

/// Most ask for what they do not know; some hide it behind what they know.
const KINDS: [AskerKind; 2] = [
    AskerKind { share: 0.85, known: 0.03, known_place: 0.25, covers: true },
    AskerKind { share: 0.15, known: 0.6, known_place: 1.0, covers: false },
];
/// With none of the cards an unanswered suspicion is the case, and nearly everybody sees that.
const OVERLOOKED: f64 = 0.01;
/// How readily a player shows a place that could show something else: places are the dearest secrets.
const PLACE_SHOWN: f64 = 0.15;
/// How readily a card is shown to somebody who has seen it before.
const SHOWN_AGAIN: f64 = 10.0;

const SUSPECT_CARDS: Mask = (1 << SUSPECTS) - 1;
const EXHIBIT_CARDS: Mask = ((1 << EXHIBITS) - 1) << SUSPECTS;
const PLACE_CARDS: Mask = ((1 << PLACES) - 1) << (SUSPECTS + EXHIBITS);

/// Something a player did with three cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Habit {
    /// Asked for them.
    Asked {
        /// Cards that lie open, or that the observer had shown to the player who asked.
        seen: Mask,
        /// Cards that nobody else had.
        nobody: Mask,
        /// Was not brought to this place by others.
        came: bool,
        /// Nobody could answer, and still there was no accusation.
        let_go: bool,
    },
    /// Showed one of them, unseen, to somebody who asked for some of them again later.
    Showed { again: Mask },
    /// Showed this one to the observer, who had seen some cards of that hand before.
    Told { card: Mask, before: Mask },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Usual {
    by: Seat,
    cards: Mask,
    habit: Habit,
}

impl Usual {
    /// How usual it is for this kind of players, with this hand.
    fn likelihood(&self, hand: Mask, kind: &AskerKind) -> f64 {
        let own = hand & self.cards;
        match self.habit {
            Habit::Asked { let_go: true, .. } if own == 0 => OVERLOOKED,
            Habit::Asked { seen, nobody, came, .. } => {
                let place = if came && own & PLACE_CARDS != 0 { kind.known_place } else { 1.0 };
                let named = |pile| kind.names(self.cards & pile, pile, hand, hand | seen, nobody);
                place * named(SUSPECT_CARDS) * named(EXHIBIT_CARDS)
            }
            Habit::Showed { again } => {
                let factor = |card| match card {
                    _ if card & again == 0 => 1.0,
                    _ if card & PLACE_CARDS != 0 => kind.known_place,
                    _ => kind.known,
                };
                let all: f64 = bits(own).map(readiness).sum();
                let fitting: f64 = bits(own).map(|card| readiness(card) * factor(card)).sum();
                if own == 0 { 1.0 } else { fitting / all }
            }
            Habit::Told { card, before } => {
                let ready = |card| if card & before == 0 { readiness(card) } else { SHOWN_AGAIN };
                ready(card) / bits(own | card).map(ready).sum::<f64>()
            }
        }
    }
}

impl AskerKind {
    /// How likely this card of a pile is named by a player with this hand, who knows these cards.
    fn names(&self, named: Mask, pile: Mask, hand: Mask, known: Mask, nobody: Mask) -> f64 {
        let all = f64::from(pile.count_ones());
        let own = pile & hand;
        let settled = pile & nobody & !known != 0;
        if settled && self.covers && own != 0 {
            return if named & own == 0 {
                self.known
            } else {
                (1.0 - self.known) / f64::from(own.count_ones())
            };
        }
        if settled {
            return 1.0 / all;
        }
        let count = f64::from((pile & known).count_ones());
        let weight = if named & known == 0 { 1.0 } else { self.known };
        weight / (all - count + count * self.known)
    }
}

/// How readily a card is shown.
fn readiness(card: Mask) -> f64 {
    if card & PLACE_CARDS == 0 { 1.0 } else { PLACE_SHOWN }
}

/// One by one.
fn bits(mut mask: Mask) -> impl Iterator<Item = Mask> {
    std::iter::from_fn(move || {
        let lowest = mask & mask.wrapping_neg();
        mask &= !lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// All that others have asked, and what they have shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Habits(Vec<Usual>);

/// What is remembered while the history is read.
struct Reader {
    /// By card: the seats that do not have it.
    lacking: [u8; CARDS],
    /// By seat: the cards it knows for sure beside its own.
    seen: [Mask; 6],
    /// By seat: what it has shown to the observer.
    told: [Mask; 6],
    /// By seat: where its pawn was when it last asked or was brought somewhere.
    stands: [Option<Place>; 6],
}

impl Habits {
    /// As seen from this seat.
    pub fn of(view: &View, seat: Seat) -> Habits {
        let public = view.public();
        let mut habits = Vec::new();
        let mut reader =
            Reader { lacking: [0; CARDS], seen: [mask_of(public.open); 6], told: [0; 6], stands: [None; 6] };
        for (nth, (entry, card)) in view.history().enumerate() {
            if entry.what == What::Accusation {
                continue;
            }
            let cards = mask_of(entry.triple.cards());
            if entry.seat != seat {
                habits.push(Usual { by: entry.seat, cards, habit: reader.asked(public, entry) });
            }
            if let Some(by) = public.shower(entry) {
                let habit = match card {
                    Some(card) if entry.seat == seat => {
                        Habit::Told { card: 1 << card.index(), before: reader.told[by.index()] }
                    }
                    _ => Habit::Showed { again: cards & named_later(public, entry.seat, nth) },
                };
                if by != seat {
                    habits.push(Usual { by, cards, habit });
                }
            }
            reader.read(public, entry, card);
        }
        Habits(habits)
    }

    /// Every card that any of it is about. Others of a kind are alike.
    pub(crate) fn named(&self) -> Mask {
        let named = |usual: &Usual| {
            usual.cards
                | match usual.habit {
                    Habit::Asked { seen, nobody, .. } => seen | nobody,
                    Habit::Showed { again } => again,
                    Habit::Told { card, before } => card | before,
                }
        };
        self.0.iter().map(named).fold(0, |all, cards| all | cards)
    }

    /// Is nothing known of this player?
    pub(crate) fn none(&self, seat: Seat) -> bool {
        self.0.iter().all(|usual| usual.by != seat)
    }

    /// How usual everything is that this player did, with this hand.
    pub(crate) fn likelihood(&self, seat: Seat, hand: Mask) -> f64 {
        let of_kind = |kind: &AskerKind| {
            let own = self.0.iter().filter(|usual| usual.by == seat);
            kind.share * own.map(|usual| usual.likelihood(hand, kind)).product::<f64>()
        };
        KINDS.iter().map(of_kind).sum()
    }
}

/// What this seat asks for after that line of the history.
fn named_later(public: &Public, seat: Seat, nth: usize) -> Mask {
    let later = public.log.iter().skip(nth + 1).filter(|later| later.seat == seat);
    mask_of(later.fold(Cards::EMPTY, |named, later| named.or(later.triple.cards())))
}

impl Reader {
    fn asked(&self, public: &Public, entry: Entry) -> Habit {
        let asker = entry.seat.index();
        let others = ((1u8 << public.seats()) - 1) & !(1 << asker);
        let lacked = (0..CARDS).filter(|&card| self.lacking[card] & others == others);
        Habit::Asked {
            seen: self.seen[asker],
            nobody: lacked.fold(0, |mask, card| mask | 1 << card),
            came: self.stands[asker] != Some(entry.triple.place),
            let_go: entry.is_unanswered() && !public.is_out(entry.seat),
        }
    }

    fn read(&mut self, public: &Public, entry: Entry, card: Option<Card>) {
        let What::Suspicion { passes, .. } = entry.what else { return };
        for by in public.answerers(entry.seat).take(usize::from(passes)) {
            entry.triple.cards().iter().for_each(|card| self.lacking[card.index()] |= 1 << by.index());
        }
        if let (Some(card), Some(by)) = (card, public.shower(entry)) {
            self.seen[entry.seat.index()] |= 1 << card.index();
            self.told[by.index()] |= 1 << card.index();
        }
        let brought = public.player(entry.triple.suspect);
        for seat in [Some(entry.seat), brought].into_iter().flatten() {
            self.stands[seat.index()] = Some(entry.triple.place);
        }
    }
}
