//! What others look for, from what they did and did not do.
//!
//! Whoever could have ended a turn on a treasure and did not hardly looks for it; whoever could have come nearer to it
//! looks for it less likely. The cards of the others are averaged over all hands they could have had.

use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat};
use irrgarten_kit::{Indexed as _, Set};
use irrgarten_players::{Budget, Knowledge, Past};

use super::reach::{self, Goals};
use super::turn::each_slide;
use crate::Towers;
use crate::action::Action;
use crate::components::{ARROWS, Arrow, Cards, Magic, RUNE_STONE, Square, SquareSet, TREASURES, Treasure};
use crate::state::State;
use crate::view::View;

/// People overlook things: what could have been taken is still looked for with this chance.
const OVERLOOKED: f32 = 0.04;
/// A step that somebody could have come nearer makes a target less likely by this factor.
const FURTHER: f32 = 0.6;
/// Larger hands count as so large.
const HAND: usize = 3;

/// By treasure, how likely a seat looks for it; not scaled.
type Weights = [f32; TREASURES];

/// What a seat knows about the targets of all seats.
pub(super) struct Belief(PerSeat<Weights>);

impl Belief {
    /// Every treasure that is not in sight is as likely as any other.
    pub(super) fn blank(view: &View) -> Belief {
        let unseen = view.unseen_treasures();
        let weights = |_| std::array::from_fn(|nth| f32::from(u8::from(unseen.has(Treasure::at(nth)))));
        Belief(PerSeat::from_fn(view.public.seats(), weights))
    }

    /// Drawn from everything that has been seen.
    pub(super) fn of(known: &Knowledge<'_, Towers>, budget: &mut Budget<'_>) -> Belief {
        let now = known.view;
        let mut belief = Belief::blank(now);
        let unseen = now.unseen_treasures();
        for turn in known.past.windows(2) {
            let Some(seen) = Seen::of(turn) else { continue };
            // Only turns that were about the target of today.
            let found = |view: &View| view.public.found(seen.by).len();
            if seen.by == known.seat || found(seen.before) != found(now) || now.public.left(seen.by) == 0 {
                continue;
            }
            if let Some(likely) = seen.likelihood(unseen) {
                let weights = &mut belief.0[seen.by];
                weights.iter_mut().zip(likely).for_each(|(weight, factor)| *weight *= factor);
            }
            if !budget.spend(ARROWS.len() as u64 * 4) {
                break;
            }
        }
        belief
    }

    /// How likely a seat looks for a treasure; not scaled.
    pub(super) fn weight(&self, seat: Seat, treasure: Treasure) -> f32 {
        self.0[seat][treasure.index()]
    }

    /// A state behind a view, in which seats look for what they likely look for. The quantile says which part of the
    /// likely the first of them is taken from.
    pub(super) fn imagine(&self, view: &View, quantile: f32, dice: &mut SearchRng) -> State {
        let mut left: Vec<Treasure> = view.unseen_treasures().iter().collect();
        dice.shuffle(&mut left);
        let mut quantile = Some(quantile);
        let hidden = |seat: Seat| view.public.left(seat) - view.known(seat).len();
        let targets: Vec<Option<Treasure>> = Seat::all(view.public.seats())
            .map(|seat| {
                let unknown = hidden(seat) > 0 && view.target(seat).is_none();
                let part = if unknown { quantile.take().unwrap_or_else(|| unit(dice)) } else { 0.0 };
                unknown.then(|| self.draw(seat, &mut left, part)).flatten()
            })
            .collect();
        let treasures = Seat::all(view.public.seats()).zip(&targets).flat_map(|(seat, target)| {
            let rest = left.split_off(left.len() - (hidden(seat) - usize::from(target.is_some())));
            target.iter().copied().chain(rest)
        });
        let mut magic: Vec<Magic> = view.unseen_magic().things().collect();
        dice.shuffle(&mut magic);
        view.completed(treasures, magic)
    }

    /// Takes a target for a seat from what is left.
    fn draw(&self, seat: Seat, left: &mut Vec<Treasure>, part: f32) -> Option<Treasure> {
        left.sort_unstable();
        let weight = |treasure: &Treasure| self.weight(seat, *treasure);
        let total: f32 = left.iter().map(weight).sum();
        let mut rest = part * total;
        let nth = left.iter().position(|treasure| {
            rest -= weight(treasure);
            rest < 0.0
        });
        let nth = nth.unwrap_or(left.len().checked_sub(1)?);
        Some(left.remove(nth))
    }
}

/// From 0 to 1.
pub(super) fn unit(dice: &mut SearchRng) -> f32 {
    (f64::from(dice.below(1 << 20)) / f64::from(1 << 20)) as f32
}

/// A whole turn that was seen.
struct Seen<'a> {
    by: Seat,
    before: &'a View,
    arrow: Arrow,
    stop: Square,
}

impl Seen<'_> {
    fn of(turn: &[Past<Towers>]) -> Option<Seen<'_>> {
        let [slide, walk] = turn else { return None };
        match (slide.action, walk.action) {
            (Some(Action::Slide(arrow, _)), Some(Action::Move(stop, _))) if slide.by == walk.by => {
                Some(Seen { by: slide.by, before: &slide.view, arrow, stop })
            }
            _ => None,
        }
    }

    /// By treasure, how likely the turn was if that was looked for. Going to the rune stone tells nothing.
    fn likelihood(&self, unseen: Set<Treasure>) -> Option<Weights> {
        let Seen { before, by, .. } = *self;
        let rune_done = before.public.rune_done(by);
        if self.stop == RUNE_STONE && !rune_done {
            return None;
        }
        let rune = if rune_done { SquareSet::EMPTY } else { SquareSet::only(RUNE_STONE) };
        let goals = |treasure| Goals::of(&before.public.board, Some(treasure), rune);
        let (mut missed, mut nearest) = ([0.0; TREASURES], [usize::MAX; TREASURES]);
        let mut hands = possible_hands(before.unseen_magic(), before.hand(by).len());
        each_slide(&before.public.board, before.public.barred, |arrow, after| {
            let (steps, start) = (after.steps(), SquareSet::only(arrow.carries(before.public.pawn(by))));
            let near = steps.small.reachable(start);
            for treasure in unseen.iter() {
                let known = &mut nearest[treasure.index()];
                *known = (*known).min(goals(treasure).pushed(arrow).nearest(near));
            }
            for hand in &mut hands {
                let reached =
                    reach::from(start, &steps, hand.cards, before.public.is_kid(by))[reach::MOST_CARDS];
                let treasures = reached.iter().filter_map(|square| after.tower(square).treasure());
                treasures.for_each(|treasure| {
                    hand.reaches.add(treasure);
                });
            }
        });
        for hand in hands {
            Set::full()
                .minus(hand.reaches)
                .iter()
                .for_each(|treasure: Treasure| missed[treasure.index()] += hand.chance);
        }
        Some(std::array::from_fn(|nth| {
            let distance = goals(Treasure::at(nth)).pushed(self.arrow).distance(self.stop);
            let further = distance.saturating_sub(nearest[nth]);
            missed[nth].max(OVERLOOKED) * FURTHER.powi(further as i32)
        }))
    }
}

/// A hand that somebody could have had.
struct PossibleHand {
    cards: Cards,
    chance: f32,
    /// The treasures on which a turn could have ended.
    reaches: Set<Treasure>,
}

/// Every hand of this many cards out of these.
fn possible_hands(unseen: Cards, size: usize) -> Vec<PossibleHand> {
    let size = size.min(HAND).min(unseen.total());
    let mut hands = Vec::new();
    for ups in 0..=size {
        for downs in 0..=size - ups {
            let cards = Cards::of([ups as u8, downs as u8, (size - ups - downs) as u8]);
            let chance =
                Magic::ALL.map(|card| choose(unseen.count(card), cards.count(card))).iter().product();
            if chance > 0.0 {
                hands.push(PossibleHand { cards, chance, reaches: Set::default() });
            }
        }
    }
    let total: f32 = hands.iter().map(|hand| hand.chance).sum();
    for hand in &mut hands {
        hand.chance /= total;
    }
    hands
}

/// In how many ways this many can be chosen out of that many.
fn choose(all: u8, some: u8) -> f32 {
    (0..some).map(|nth| (f32::from(all) - f32::from(nth)).max(0.0) / f32::from(nth + 1)).product()
}
