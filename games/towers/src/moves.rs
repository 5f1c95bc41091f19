//! The fast list of actions, and a random one.

use std::ops::ControlFlow;

use irrgarten_game::{Dice, Seat, Visit, even_action};

use crate::Towers;
use crate::action::Action;
use crate::board::{Board, Steps};
use crate::components::{ARROWS, Arrow, Cards, MAGIC, Square, SquareSet};
use crate::public::Stage;
use crate::state::State;

pub(crate) fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    match state.public.stage {
        Stage::Slide(mover) if mover == seat => slides(&state.public.board, state.public.barred, visit),
        Stage::Move(mover) if mover == seat => {
            let (pawn, hand) = (state.public.pawns[seat], state.hands[seat]);
            moves(&state.public.board.steps(), pawn, hand, state.public.is_kid(seat), &mut |goal, cards| {
                visit(Action::Move(goal, cards))
            })
        }
        _ => ControlFlow::Continue(()),
    }
}

pub(crate) fn slides(
    board: &Board,
    barred: Option<Arrow>,
    visit: &mut impl Visit<Action>,
) -> ControlFlow<()> {
    let openings = board.free().openings();
    for arrow in ARROWS.into_iter().filter(|&arrow| Some(arrow) != barred) {
        for turned in openings.turnings() {
            visit(Action::Slide(arrow, turned))?;
        }
    }
    ControlFlow::Continue(())
}

/// Every slide is as likely as any other, and so is every move.
pub(crate) fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
    if state.public.stage != Stage::Slide(seat) {
        return even_action::<Towers>(state, seat, dice);
    }
    let openings = state.public.board.free().openings();
    let arrows = ARROWS.len() - usize::from(state.public.barred.is_some());
    let nth = dice.below((arrows * openings.ways_to_stand()) as u32) as usize;
    let allowed = ARROWS.into_iter().filter(|&arrow| Some(arrow) != state.public.barred);
    let arrow = allowed.into_iter().nth(nth / openings.ways_to_stand())?;
    Some(Action::Slide(arrow, openings.turned(nth % openings.ways_to_stand())))
}

/// Every goal with every smallest set of cards that leads there, cheap ones first.
pub(crate) fn moves(
    steps: &Steps,
    pawn: Square,
    hand: Cards,
    kid: bool,
    visit: &mut impl FnMut(Square, Cards) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let near = steps.small.reachable(SquareSet::only(pawn));
    for goal in near.iter() {
        visit(goal, Cards::EMPTY)?;
    }
    match hand.total() {
        0 => ControlFlow::Continue(()),
        _ if kid => with_jokers(steps, near, &CardCounts::of(hand), visit),
        _ => with_magic(steps, near, &CardCounts::of(hand), visit),
    }
}

/// Magic cards by kind.
#[derive(Clone, Copy)]
pub(crate) struct CardCounts {
    ups: usize,
    downs: usize,
    jokers: usize,
}

impl CardCounts {
    pub(crate) fn of(cards: Cards) -> CardCounts {
        let [ups, downs, jokers] = cards.counts().map(usize::from);
        CardCounts { ups, downs, jokers }
    }

    #[inline]
    fn cards(self) -> Cards {
        Cards::of([self.ups as u8, self.downs as u8, self.jokers as u8])
    }

    fn total(self) -> usize {
        self.ups + self.downs + self.jokers
    }

    /// Is it enough for this many big steps up and down?
    #[inline]
    pub(crate) fn pays(self, ups: usize, downs: usize) -> bool {
        ups.saturating_sub(self.ups) + downs.saturating_sub(self.downs) <= self.jokers
    }

    /// Every set of `size` of its cards, with at most `most_ups` ups and `most_downs` downs.
    #[inline]
    fn sets(
        self,
        size: usize,
        most_ups: usize,
        most_downs: usize,
        visit: &mut impl Visit<CardCounts>,
    ) -> ControlFlow<()> {
        for ups in (0..=self.ups.min(most_ups).min(size)).rev() {
            for downs in (0..=self.downs.min(most_downs).min(size - ups)).rev() {
                let jokers = size - ups - downs;
                if jokers > self.jokers {
                    break;
                }
                visit(CardCounts { ups, downs, jokers })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// T-KIDS-01: any card pays for any big step, so only their number counts.
fn with_jokers(
    steps: &Steps,
    mut reached: SquareSet,
    counts: &CardCounts,
    visit: &mut impl FnMut(Square, Cards) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let big = steps.up.or(&steps.down);
    for size in 1..=counts.total() {
        let more = steps.small.reachable(reached.or(big.step(reached)));
        let fresh = more.minus(reached);
        if fresh.is_empty() {
            break;
        }
        for goal in fresh.iter() {
            counts.sets(size, size, size, &mut |set| visit(goal, set.cards()))?;
        }
        reached = more;
    }
    ControlFlow::Continue(())
}

/// What can be reached with this many big steps in all, by how many of them lead up.
type Reached = [SquareSet; MAGIC + 1];

/// Round by round with one more big step. `Reached[u]` of round n has the squares with at most u steps up and n - u
/// down; it grows out of the round before.
fn with_magic(
    steps: &Steps,
    near: SquareSet,
    counts: &CardCounts,
    visit: &mut impl FnMut(Square, Cards) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut before: Reached = [SquareSet::EMPTY; MAGIC + 1];
    before[0] = near;
    let mut seen = near;
    for size in 1..=counts.total() {
        let mut now: Reached = [SquareSet::EMPTY; MAGIC + 1];
        let mut grew = false;
        for ups in 0..=size {
            let downs = size - ups;
            if !counts.pays(ups, downs) {
                continue;
            }
            let below = if ups > 0 { before[ups - 1] } else { SquareSet::EMPTY };
            let beside = if downs > 0 { before[ups] } else { SquareSet::EMPTY };
            let known = below.or(beside);
            let start = known.or(steps.up.step(below)).or(steps.down.step(beside));
            now[ups] = known;
            if start == known {
                continue;
            }
            now[ups] = steps.small.reachable(start);
            grew = true;
            let fresh = now[ups].minus(known);
            for goal in fresh.iter() {
                let known = seen.has(goal);
                counts.sets(size, ups, downs, &mut |set| {
                    if known && is_offered(goal, set, &before, &now[..ups]) {
                        return ControlFlow::Continue(());
                    }
                    visit(goal, set.cards())
                })?;
            }
            seen = seen.or(fresh);
        }
        if !grew {
            break;
        }
        before = now;
    }
    ControlFlow::Continue(())
}

/// Does a part of this set lead there as well, or was the same set offered for another number of steps up?
fn is_offered(goal: Square, set: CardCounts, before: &Reached, now: &[SquareSet]) -> bool {
    let size = set.total();
    let with_fewer = (0..size).any(|ups| before[ups].has(goal) && set.pays(ups, size - 1 - ups));
    with_fewer || now.iter().enumerate().any(|(ups, reached)| reached.has(goal) && set.pays(ups, size - ups))
}
