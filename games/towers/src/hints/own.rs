//! Playing the own turn well, without a thought about the others.

use irrgarten_game::{Dice as _, SearchRng, Seat};
use irrgarten_players::{Thought, Valued};

use super::race::Rivals;
use super::reach::Goals;
use super::turn::{Branch, Gain, Stop, fixed_goals, runner};
use crate::action::Action;
use crate::state::State;

/// How much of a turn somebody understands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Skill {
    /// Pushes the free tower in as it lies, and keeps magic for the rune stone.
    AsItLies,
    /// Also turns it.
    Turning,
    /// Also uses magic wherever it leads to a goal.
    Everything,
    /// The same, but goes anywhere where it gets nothing.
    Restless,
}

/// Being a step nearer to a goal decides between what is worth the same.
const STEP: f32 = 0.0005;

impl Skill {
    /// What a player tries after `own` rounds in which it found nothing, and `anybody` in which nobody found anything.
    pub(super) fn after(self, own: usize, anybody: usize) -> Skill {
        match own {
            _ if anybody >= 15 => Skill::Restless,
            0..4 => self,
            4..8 => self.max(Skill::Turning),
            _ => self.max(Skill::Everything),
        }
    }

    fn understands(self, state: &State, branch: &Branch, stop: Stop) -> bool {
        let as_it_lies = match branch.slide {
            Some(Action::Slide(_, openings)) => openings == state.public.board.free().openings(),
            _ => true,
        };
        let magic = match stop.gain {
            Gain::Nothing => stop.spent.total() == 0,
            Gain::Rune => self >= Skill::Everything || stop.spent.total() <= 1,
            Gain::Target | Gain::Home => self >= Skill::Everything || stop.spent.total() == 0,
        };
        magic && (as_it_lies || self > Skill::AsItLies)
    }
}

/// The best of the own turn; of equals any.
pub(super) fn think(
    state: &State,
    seat: Seat,
    branches: &[Branch],
    skill: Skill,
    dice: &mut SearchRng,
) -> Option<Thought<Action>> {
    let rivals = Seat::all(state.public.seats()).filter(|&other| other != seat);
    let rivals = Rivals::of(rivals.map(|other| runner(state, other)), 0);
    let mut turns: Vec<(Valued<Action>, Action)> = Vec::new();
    for branch in branches {
        let fixed = fixed_goals(state, seat, runner(state, seat));
        let goals = Goals::of(&branch.board, state.target(seat), fixed);
        for stop in branch.stops.iter().filter(|stop| skill.understands(state, branch, **stop)) {
            let value = match stop.gain {
                Gain::Home => 1.0,
                Gain::Nothing if skill == Skill::Restless => 0.0,
                Gain::Nothing => {
                    let far = f32::from(goals.distance(stop.square) as u8);
                    rivals.beaten_by(stop.runner(state, seat)) - STEP * far
                }
                _ => rivals.beaten_by(stop.runner(state, seat)),
            };
            let action = branch.slide.unwrap_or(stop.action());
            turns.push((Valued { action, value: value.clamp(0.0, 1.0), error: 0.0 }, stop.action()));
        }
    }
    // Shuffled first and sorted then, equals are in any order; cheaper cards come first in the rules' own order.
    let mut order: Vec<usize> = (0..turns.len()).collect();
    dice.shuffle(&mut order);
    order.sort_by(|&one, &other| turns[other].0.value.total_cmp(&turns[one].0.value));
    let mut compared: Vec<Valued<Action>> = Vec::new();
    for &nth in &order {
        if compared.iter().all(|known| known.action != turns[nth].0.action) {
            compared.push(turns[nth].0);
        }
    }
    let (best, step) = turns[*order.first()?];
    let then = if best.action == step { Vec::new() } else { vec![step] };
    Some(Thought { action: best.action, value: best.value, compared, then })
}
