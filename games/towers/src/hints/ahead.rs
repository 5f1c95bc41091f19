//! Looking ahead: the own turn, a turn of everybody else, and whether a goal is near then.
//!
//! What others can do depends on the slide and not on where the own pawn stops. So every stop behind a slide is judged
//! in one go: from the goals of the next turn the ways are followed back to all squares at once.

use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat};
use irrgarten_players::{Budget, Sight};

use super::belief::{Belief, unit};
use super::race::{Rivals, Runner};
use super::reach::{self, ByCards, Goals};
use super::turn::{Branch, Gain, Stop, each_slide, fixed_goals, runner};
use crate::Towers;
use crate::board::Board;
use crate::components::{ARROWS, Arrow, Cards, EXTENT, Magic, Square, SquareSet};
use crate::solve::minus;
use crate::state::State;

/// How others are thought to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Others {
    /// They push something somewhere.
    Push,
    /// They look for their goals.
    Seek,
}

/// What nobody knows, made up.
pub(super) struct World {
    state: State,
    /// What the seat draws if it gets nothing else.
    drawn: Option<Magic>,
    luck: u64,
}

impl World {
    pub(super) fn imagine(
        sight: &Sight<'_, Towers>,
        belief: &Belief,
        quantile: f32,
        dice: &mut SearchRng,
    ) -> World {
        let state = belief.imagine(sight.view.setup(), quantile, dice);
        let pile = if state.deck.total() > 0 { state.deck } else { state.discard.iter().copied().collect() };
        let mut nth = unit(dice) * f32::from(pile.total() as u16);
        let drawn = pile.iter::<Magic>().find(|&(_, count)| {
            nth -= f32::from(count);
            nth < 0.0
        });
        World { state, drawn: drawn.map(|(card, _)| card), luck: u64::from(dice.word()) }
    }
}

/// A slide with the value of every stop behind it, as far as it has been looked at.
pub(super) struct Tried {
    pub(super) branch: Branch,
    groups: Vec<Group>,
    /// By stop: in which group it is.
    member: Vec<usize>,
    worlds: f32,
    sums: Vec<f32>,
    squares: Vec<f32>,
}

/// Stops that leave the same cards and bring the same.
struct Group {
    spent: Cards,
    gain: Gain,
}

impl Tried {
    pub(super) fn new(mut branch: Branch) -> Tried {
        // Magic without a gain is seldom right; more than one card never is.
        branch.stops.retain(|stop| stop.gain != Gain::Nothing || stop.spent.total() <= 1);
        let mut groups: Vec<Group> = Vec::new();
        let member = branch.stops.iter().map(|stop| {
            let alike = |group: &Group| group.spent == stop.spent && group.gain == stop.gain;
            groups.iter().position(alike).unwrap_or_else(|| {
                groups.push(Group { spent: stop.spent, gain: stop.gain });
                groups.len() - 1
            })
        });
        let member = member.collect();
        let count = branch.stops.len();
        Tried { branch, groups, member, worlds: 0.0, sums: vec![0.0; count], squares: vec![0.0; count] }
    }

    /// Mean and standard error of a stop.
    pub(super) fn value(&self, nth: usize) -> (f32, f32) {
        let worlds = self.worlds.max(1.0);
        let mean = self.sums[nth] / worlds;
        (mean, ((self.squares[nth] / worlds - mean * mean).max(0.0) / worlds).sqrt())
    }

    /// The best stop. Equals stay in the order of the rules: the cheapest first.
    pub(super) fn best(&self) -> (usize, f32) {
        let all = (0..self.branch.stops.len()).map(|nth| (nth, self.value(nth).0));
        all.fold((0, f32::MIN), |best, other| if other.1 > best.1 + 1e-6 { other } else { best })
    }

    /// Lives through one world; false if the budget is at its end.
    pub(super) fn live(
        &mut self,
        world: &World,
        seat: Seat,
        others: Others,
        budget: &mut Budget<'_>,
    ) -> bool {
        let mut scene = Scene::of(&self.branch, world, others);
        let mut dice = SearchRng::new(world.luck);
        let seats = world.state.seats();
        let mut rival = seat.left(seats);
        while rival != seat && !scene.lost {
            scene.reply(&world.state, rival, &mut dice);
            rival = rival.left(seats);
        }
        let stops = self.branch.stops.iter().map(|stop| scene.carried(stop.square));
        let stops: Vec<Square> = stops.collect();
        let values = if scene.lost {
            vec![0.0; stops.len()]
        } else {
            scene.next_turn(world, seat, &self.groups, &self.member, &stops)
        };
        self.worlds += 1.0;
        for (nth, value) in values.into_iter().enumerate() {
            let value = if self.branch.stops[nth].gain == Gain::Home { 1.0 } else { value };
            self.sums[nth] += value;
            self.squares[nth] += value * value;
        }
        budget.spend(scene.looked)
    }

    pub(super) fn worlds(&self) -> f32 {
        self.worlds
    }
}

/// What somebody else does.
struct Reply {
    arrow: Arrow,
    after: Board,
    /// So many cards were spent on a goal; None if none was reached.
    cards: Option<usize>,
}

/// What becomes of the board until the seat is on turn again.
struct Scene {
    board: Board,
    barred: Option<Arrow>,
    pawns: PerSeat<Square>,
    pushes: Vec<Arrow>,
    rivals: Vec<Runner>,
    others: Others,
    /// Somebody else is home.
    lost: bool,
    looked: u64,
}

impl Scene {
    fn of(branch: &Branch, world: &World, others: Others) -> Scene {
        let seats = usize::from(world.state.seats());
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

    fn carried(&self, square: Square) -> Square {
        self.pushes.iter().fold(square, |square, arrow| arrow.carries(square))
    }

    /// Somebody else has a turn.
    fn reply(&mut self, state: &State, rival: Seat, dice: &mut SearchRng) {
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
        for each in Seat::all(state.seats()) {
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
        let (hand, kid, pawn) = (state.hand(rival), state.is_kid(rival), self.pawns[rival]);
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
    fn next_turn(
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
        let kid = world.state.is_kid(seat);
        each_slide(&self.board, self.barred, |arrow, after| {
            self.looked += 1;
            let ways = after.steps();
            for future in futures.iter_mut().filter(|future| !future.is_known()) {
                let goals = future.goals.pushed(arrow).squares();
                let near = reach::towards(goals, &ways, future.hand, kid);
                for (known, more) in future.near.iter_mut().zip(near) {
                    *known = known.or(reach::before(more, arrow));
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
        let some_stop = Stop { square: Square::at(EXTENT), spent: group.spent, gain: group.gain };
        let mut runner = some_stop.runner(state, seat);
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

    /// Cheaper is not possible.
    fn is_known(&self) -> bool {
        self.wanted.minus(self.near[0]).is_empty()
    }

    /// What it is worth to be so many cards from a goal, and at last: to be far from all.
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
