//! What happens between a slide and the own next turn.

use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat};
use irrgarten_kit::Push;

use super::ahead::{Group, Others, World};
use super::race::{Rivals, Runner};
use super::reach::{self, ByCards, Goals, SpendingLimit};
use super::turn::{Branch, Gain, each_slide, fixed_goals, runner, runner_after};
use crate::board::Board;
use crate::components::{ARROWS, Arrow, Cards, Square, SquareSet};
use crate::solve::minus;
use crate::state::State;

/// What somebody else does.
struct Reply {
    arrow: Arrow,
    after: Board,
    /// This many cards were spent on a goal; None if none was reached.
    cards: Option<usize>,
}

/// What becomes of the board until the seat is on turn again.
pub(super) struct Scene {
    board: Board,
    barred: Option<Arrow>,
    pawns: PerSeat<Square>,
    pushes: Vec<Arrow>,
    rivals: Vec<Runner>,
    others: Others,
    /// Somebody else is home.
    pub(super) lost: bool,
    pub(super) looked: u64,
}

impl Scene {
    pub(super) fn of(branch: &Branch, world: &World, others: Others) -> Scene {
        let seats = usize::from(world.state.public.seats());
        Scene {
            board: branch.board,
            barred: branch.barred,
            pawns: branch.pawns,
            pushes: Vec::with_capacity(seats),
            rivals: Vec::with_capacity(seats),
            others,
            lost: false,
            looked: 0,
        }
    }

    pub(super) fn carried(&self, square: Square) -> Square {
        self.pushes.iter().fold(square, |square, arrow| arrow.carries(square))
    }

    /// Somebody else has a turn.
    pub(super) fn reply(&mut self, state: &State, rival: Seat, dice: &mut SearchRng) {
        let mut runner = runner(state, rival);
        let (arrow, after) = match self.others {
            Others::Push => self.any_push(dice),
            Others::Seek => {
                let Reply { arrow, after, cards } = self.best_push(state, rival, runner, dice);
                match cards.map(|cards| runner.reaching(cards)) {
                    None => runner.cards += 1,
                    Some(Some(after)) => runner = after,
                    Some(None) => self.lost = true,
                }
                (arrow, after)
            }
        };
        self.rivals.push(runner);
        self.board = after;
        self.barred = Some(arrow.opposite());
        self.pushes.push(arrow);
        for each in Seat::all(state.public.seats()) {
            self.pawns[each] = arrow.carries(self.pawns[each]);
        }
    }

    fn any_push(&mut self, dice: &mut SearchRng) -> (Arrow, Board) {
        let (mut after, free) = (self.board, self.board.free().openings());
        let nth = dice.below((ARROWS.len() - usize::from(self.barred.is_some())) as u32) as usize;
        let mut allowed = ARROWS.into_iter().filter(|&arrow| Some(arrow) != self.barred);
        let arrow = allowed.nth(nth).unwrap_or(ARROWS[0]);
        after.slide(arrow, free.turned(dice.below(free.ways_to_stand() as u32) as usize));
        self.looked += 1;
        (arrow, after)
    }

    /// The push behind which a goal costs fewest cards, or comes nearest; of equals any.
    fn best_push(&mut self, state: &State, rival: Seat, runner: Runner, dice: &mut SearchRng) -> Reply {
        let goals = Goals::of(&self.board, state.target(rival), fixed_goals(state, rival, runner));
        let (hand, kid, pawn) = (state.hand(rival), state.public.is_kid(rival), self.pawns[rival]);
        let mut best = (usize::MAX, usize::MAX);
        let (arrow, after) = (ARROWS[0], self.board);
        let (mut equals, mut reply) = (0, Reply { arrow, after, cards: None });
        each_slide(&self.board, self.barred, |arrow, after| {
            self.looked += 1;
            let (goals, steps) = (goals.pushed(arrow), after.steps());
            let start = SquareSet::only(arrow.carries(pawn));
            let cards =
                reach::fewest(start, goals.squares(), &steps, hand, kid, best.0.min(reach::MOST_CARDS));
            let found = match cards {
                Some(cards) => (cards, 0),
                // How near one comes does not matter any more once a goal is in reach.
                None if best.0 < usize::MAX => return,
                None => (usize::MAX, goals.nearest(steps.small.reachable(start))),
            };
            if found < best {
                (best, equals) = (found, 0);
            }
            if found == best {
                equals += 1;
                if dice.below(equals) == 0 {
                    reply = Reply { arrow, after: *after, cards };
                }
            }
        });
        reply
    }

    /// What every stop is worth when the own turn comes again.
    pub(super) fn next_turn(
        &mut self,
        world: &World,
        seat: Seat,
        groups: &[Group],
        member: &[usize],
        stops: &[Square],
    ) -> Vec<f32> {
        let mut futures: Vec<Future> =
            groups.iter().map(|group| Future::of(world, seat, group, &self.board)).collect();
        for (&square, &group) in stops.iter().zip(member) {
            futures[group].wanted.add(square);
        }
        let kid = world.state.public.is_kid(seat);
        each_slide(&self.board, self.barred, |arrow, after| {
            self.looked += 1;
            let (ways, back) = (after.steps(), Push::at(arrow.opposite()));
            for future in &mut futures {
                let Some(most) = future.most_of_interest() else { continue };
                let goals = future.goals.pushed(arrow).squares();
                let near = reach::towards(goals, &ways, SpendingLimit { hand: future.hand, kid, most });
                for (known, more) in future.near.iter_mut().zip(near).take(most + 1) {
                    *known = known.or(reach::before(more, &back));
                }
            }
        });
        // Whose goals are not looked at may have come nearer to them all the same.
        let rivals = Rivals::of(self.rivals.iter().copied(), usize::from(self.others == Others::Push));
        let values: Vec<_> = futures.iter().map(|future| future.values(&rivals)).collect();
        let value = |(&square, &group): (&Square, &usize)| {
            let near = &futures[group].near;
            let cards = near.iter().position(|squares| squares.has(square)).unwrap_or(near.len());
            values[group][cards]
        };
        stops.iter().zip(member).map(value).collect()
    }
}

/// The next turn of everybody in a group.
struct Future {
    runner: Runner,
    hand: Cards,
    goals: Goals,
    /// The squares that matter.
    wanted: SquareSet,
    /// From where a goal can be reached, by cards.
    near: ByCards,
}

impl Future {
    fn of(world: &World, seat: Seat, group: &Group, board: &Board) -> Future {
        let state = &world.state;
        let mut runner = runner_after(state, seat, group.spent, group.gain);
        let mut hand = minus(state.hand(seat), group.spent);
        match (group.gain, world.drawn) {
            (Gain::Nothing, Some(card)) => hand.add(card),
            (Gain::Nothing, None) => runner.cards -= 1,
            _ => {}
        }
        let target = state.pile(seat).get(usize::from(group.gain == Gain::Target)).copied();
        let goals = Goals::of(board, target, fixed_goals(state, seat, runner));
        Future { runner, hand, goals, wanted: SquareSet::EMPTY, near: ByCards::default() }
    }

    /// With how many cards at most something can still come nearer; None if everything is as near as can be.
    fn most_of_interest(&self) -> Option<usize> {
        let affordable = self.hand.total().min(reach::MOST_CARDS);
        let enough = (0..=affordable).find(|&cards| self.wanted.minus(self.near[cards]).is_empty());
        enough.unwrap_or(affordable + 1).checked_sub(1)
    }

    /// What it is worth to be this many cards from a goal, and at last: to be far from all.
    fn values(&self, rivals: &Rivals) -> [f32; reach::MOST_CARDS + 2] {
        let far = rivals.beaten_by(Runner { cards: self.runner.cards + 1, ..self.runner });
        std::array::from_fn(|cards| {
            // What costs too much is left alone.
            let near = |after| rivals.beaten_by(after).max(far);
            if cards > reach::MOST_CARDS {
                far
            } else {
                self.runner.reaching(cards).map_or(rivals.not_yet_home(), near)
            }
        })
    }
}
