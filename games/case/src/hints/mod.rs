//! How the built-in bots think about a case, and the advice they give.

mod belief;
mod decide;
mod player;
mod promise;
mod questions;
mod route;
mod words;

use irrgarten_game::{Dice as _, SearchRng, Seat};
use irrgarten_players::{Budget, Character, Hint, Hints, Knowledge, Thought, Valued};

use crate::Case;
use crate::action::Action;
use crate::public::Phase;
use crate::reason::{Evidence, Facts};
use crate::state::State;
use crate::view::View;
use belief::Belief;
use decide::Decision;
use player::Player;
use promise::{Glance, glanced};

/// Does a plain sheet tell this seat what the case is?
pub(crate) fn is_on_the_sheet(view: &View, seat: Seat) -> bool {
    Player::of(view, seat).is_some_and(|player| Glance::of(&player).solved())
}

/// The mouse forgets what it was shown before.
const MEMORY: usize = 6;

impl Hints for Case {
    const NODES: [u64; 5] = [1, 1, 1, 4_000_000, 4_000_000];

    /// From the figures in docs/players.md, which `irrgarten grades case` prints.
    const HALF_ACCURACY: f32 = 0.3;

    fn promise(state: &State, seat: Seat, action: Action) -> i32 {
        promise::promise(state, seat, action)
    }

    fn think(
        known: &Knowledge<'_, Case>,
        character: Character,
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Thought<Action>> {
        let player = Player::of(known.view, known.seat)?;
        let notes = || Glance::of(&player);
        if matches!(player.public.phase, Phase::Take | Phase::Lay | Phase::Answer { .. }) {
            return at_a_glance(&notes(), &player, dice);
        }
        let belief = match character {
            Character::Mouse => return at_a_glance(&Glance::short(&player, MEMORY), &player, dice),
            Character::Hedgehog => None,
            Character::Fox => {
                let facts = Facts::step_by_step(&Evidence::of(player.view));
                facts.map(|facts| Belief::of_facts(&player, &facts))
            }
            Character::Raven => Belief::of_odds(&player, false, budget),
            Character::Owl => Belief::of_odds(&player, true, budget),
        };
        match player.pawn().zip(belief) {
            Some((pawn, belief)) => Decision::new(&player, pawn, &belief).thought(dice),
            None => at_a_glance(&notes(), &player, dice),
        }
    }

    fn hint(known: &Knowledge<'_, Case>, thought: &Thought<Action>) -> [Hint; 3] {
        words::hint(known.view.public(), known.seat, thought.action)
    }
}

/// What promises most to a player with these notes; equals are chosen among at random.
fn at_a_glance(glance: &Glance, player: &Player<'_>, dice: &mut SearchRng) -> Option<Thought<Action>> {
    let mut all = player.actions();
    dice.shuffle(&mut all);
    // An accusation that fits promises everything, one that does not fit nothing; the values between only give an
    // order.
    let even = 1.0 / f32::from(player.public.seats());
    let value = |promise: i32| match promise {
        1000.. => 1.0,
        ..=-1000 => 0.0,
        _ => even * (1.0 + f32::from(promise as i16) / 1000.0),
    };
    let valued = |action| Valued { action, value: value(glanced(glance, player, action)), error: 0.0 };
    Thought::best(all.into_iter().map(valued).collect())
}
