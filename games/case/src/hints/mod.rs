//! How the players of the house think about a case.

mod decide;
mod mind;
mod promise;
mod questions;
mod route;

use irrgarten_game::{Dice as _, SearchRng, Seat};
use irrgarten_players::{Budget, Character, Hints, Sight, Thought, Valued, actions};

pub(crate) use promise::promise;

use crate::Case;
use crate::action::Action;
use crate::reason::{Evidence, Facts};
use crate::state::{Phase, State, Table};
use decide::{Decision, Style};
use mind::Mind;
use promise::{Glance, glanced};

/// The mouse forgets what it was shown before.
const MEMORY: usize = 6;
const FOX: Style = Style { turns: 2, patience: 0.8, after: 0.0, bluffs: false };
const OWL: Style = Style { turns: 4, patience: 0.8, after: 0.8, bluffs: true };

impl Hints for Case {
    const NODES: [u64; 5] = [1, 1, 1, 1, 4_000_000];

    fn think(
        sight: &Sight<'_, Case>,
        who: Character,
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Thought<Action>> {
        let (table, seat) = (sight.view.table(), sight.seat);
        let notes = || Glance::of(table, seat);
        let planned =
            |mind: Mind, style, dice: &mut SearchRng| Decision::new(table, seat, &mind, style).thought(dice);
        if matches!(table.phase, Phase::Take | Phase::Lay | Phase::Answer { .. }) {
            return at_a_glance(&notes(), table, seat, dice);
        }
        let evidence = || Evidence::of(table);
        let mind = match who {
            Character::Mouse => return at_a_glance(&Glance::short(table, seat, MEMORY), table, seat, dice),
            Character::Hedgehog => return at_a_glance(&notes(), table, seat, dice),
            Character::Fox => {
                Facts::step_by_step(&evidence()).map(|facts| (Mind::of_facts(table, seat, &facts), FOX))
            }
            Character::Raven => {
                Facts::of(&evidence()).map(|facts| (Mind::of_facts(table, seat, &facts), OWL))
            }
            Character::Owl => Mind::of_odds(table, seat, budget)
                .map(|mind| (mind, Style { patience: *PAT, after: *AFT, ..OWL })),
        };
        match mind {
            Some((mind, style)) => planned(mind, style, dice),
            None => at_a_glance(&notes(), table, seat, dice),
        }
    }
}

/// What promises most to somebody with these notes; equals are chosen among at random.
fn at_a_glance(glance: &Glance, table: &Table, seat: Seat, dice: &mut SearchRng) -> Option<Thought<Action>> {
    let mut all = actions::<Case>(&State(*table), seat);
    dice.shuffle(&mut all);
    let even = 1.0 / f32::from(table.seats());
    let value = |promise: i32| even + (1.0 - even) * (promise as f32 / 1000.0).clamp(-0.9, 1.0) * even;
    let valued = |action| Valued { action, value: value(glanced(glance, table, seat, action)), error: 0.0 };
    Thought::best(all.into_iter().map(valued).collect())
}

static PAT: std::sync::LazyLock<f64> =
    std::sync::LazyLock::new(|| std::env::var("P_PATIENCE").map_or(0.8, |v| v.parse().unwrap()));
static AFT: std::sync::LazyLock<f64> =
    std::sync::LazyLock::new(|| std::env::var("P_AFTER").map_or(0.8, |v| v.parse().unwrap()));
