//! Looking ahead: the own turn, a turn of everybody else, and whether a goal is near then.
//!
//! What others can do depends on the slide and not on where the own pawn stops. So every stop behind a slide is judged
//! in one go: from the goals of the next turn the ways are followed back to all squares at once.

use irrgarten_game::{Dice as _, SearchRng, Seat};
use irrgarten_players::{Budget, Knowledge};

use super::belief::{Belief, unit};
use super::scene::Scene;
use super::turn::{Branch, Gain};
use crate::Towers;
use crate::action::Action;
use crate::components::{Cards, Magic, Square};
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
    pub(super) state: State,
    /// What the seat draws if it gets nothing else.
    pub(super) drawn: Option<Magic>,
    luck: u64,
}

impl World {
    pub(super) fn imagine(
        known: &Knowledge<'_, Towers>,
        belief: &Belief,
        quantile: f32,
        dice: &mut SearchRng,
    ) -> World {
        let state = belief.imagine(known.view, quantile, dice);
        let pile =
            if state.deck.total() > 0 { state.deck } else { state.public.discard.iter().copied().collect() };
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
pub(super) struct Group {
    pub(super) spent: Cards,
    pub(super) gain: Gain,
}

impl Tried {
    /// Without the stops that are hardly ever right.
    pub(super) fn new(mut branch: Branch) -> Tried {
        // Magic without a gain is seldom right, and two cards hardly ever.
        branch.stops.retain(|stop| stop.gain != Gain::Nothing || stop.spent.total() <= 1);
        Tried::all(branch)
    }

    /// With every stop.
    pub(super) fn all(branch: Branch) -> Tried {
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

    /// The mean of one stop, if it is among them.
    pub(super) fn value_of(&self, stop: Action) -> Option<f32> {
        let nth = self.branch.stops.iter().position(|known| known.action() == stop)?;
        Some(self.value(nth).0)
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
        let seats = world.state.public.seats();
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
