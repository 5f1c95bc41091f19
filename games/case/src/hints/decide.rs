//! Decisions of the players that plan their way: where to go, what to ask, when to accuse.

use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_players::{Thought, Valued};

use super::belief::{Belief, silent};
use super::player::Player;
use super::route::Route;
use crate::action::Action;
use crate::board::{ROOMS, Room, Spot};
use crate::components::{Place, Triple};
use crate::options::Unrefuted;
use irrgarten_kit::Indexed as _;

/// Turns looked ahead.
const TURNS: u32 = 4;
/// How much a turn later counts.
const PATIENCE: f64 = 0.8;
/// How much counts what comes after the next suspicion.
const AFTER: f64 = 0.8;
/// How much a turn later counts when the case is clear.
const HURRY: f64 = 0.7;

/// A player on turn, and what it thinks of the case.
pub(super) struct Decision<'a> {
    player: &'a Player<'a>,
    pawn: Spot,
    belief: &'a Belief,
    route: Route,
}

impl Decision<'_> {
    pub(super) fn new<'a>(player: &'a Player<'a>, pawn: Spot, belief: &'a Belief) -> Decision<'a> {
        let mut reward = [0.0; ROOMS];
        let route = if let Some(case) = belief.solved {
            reward[Room::CENTRE.index()] = 1.0;
            for place in Place::all().filter(|&place| ends_here(player, case, place)) {
                reward[place.index()] = 1.0;
            }
            Route::plan(reward, HURRY, 0.0, TURNS)
        } else {
            Place::all().for_each(|place| reward[place.index()] = belief.best_question(place));
            Route::plan(reward, PATIENCE, AFTER, TURNS)
        };
        Decision { player, pawn, belief, route }
    }

    /// Everything that can be done, the best first.
    pub(super) fn thought(&self, dice: &mut SearchRng) -> Option<Thought<Action>> {
        let mut all = self.player.actions();
        dice.shuffle(&mut all);
        let (guesses, plays): (Vec<Action>, Vec<Action>) =
            all.into_iter().partition(|action| matches!(action, Action::Accuse(_)));
        let valued = |action, value| Valued { action, value, error: 0.0 };
        let mut compared: Vec<_> =
            plays.into_iter().map(|action| valued(action, self.share(self.gain(action)))).collect();
        let best = compared.iter().map(|play| play.value).fold(0.0, f32::max);
        for action in guesses {
            let Action::Accuse(triple) = action else { continue };
            let odds = self.belief.cases[triple.index()];
            // A player that accuses wrongly is out, and the next answer often makes it certain.
            let enough = self.belief.solved == Some(triple);
            compared.push(valued(action, if enough { odds } else { odds.min(0.9 * best) }));
        }
        Thought::best(compared)
    }

    /// What a play brings: bits in the next turns, or how soon the game ends.
    fn gain(&self, action: Action) -> f64 {
        match action {
            Action::Roll => self.route.roll(self.pawn),
            Action::Go(spot) => self.route.go(spot),
            Action::Passage => match self.pawn {
                Spot::Room(room) => room.passage().map_or(0.0, |place| self.route.ask(place)),
                Spot::Square(_) => 0.0,
            },
            Action::Suspect(triple) => self.suspect(triple),
            // The turn ends where the pawn is.
            _ => PATIENCE * self.route.roll(self.pawn),
        }
    }

    fn suspect(&self, triple: Triple) -> f64 {
        let here = self.route.ask(triple.place);
        if let Some(case) = self.belief.solved {
            let quiet = silent(self.player, case);
            let unanswered = triple.cards().iter().all(|card| quiet.has(card));
            return if unanswered { here } else { 0.0 };
        }
        here - self.belief.best_question(triple.place) + f64::from(self.belief.worth[triple.index()])
    }

    /// As a share of the victory: equal at the start, and the whole when the case is as good as closed.
    fn share(&self, gain: f64) -> f32 {
        // Bits that are still open when a game of equals begins, what the next turns tell taken off.
        const AT_THE_START: f64 = 7.0;
        let open = self.belief.open.max(0.1);
        let behind = if self.belief.solved.is_some() {
            (1.0 - gain) / 2.0
        } else {
            0.15 + open * (-gain / open).exp() / AT_THE_START
        };
        // All that is planned for a case is worth as much as the case is likely.
        let right = self.belief.solved.map_or(1.0, |case| self.belief.cases[case.index()]);
        right * f64::from(self.player.public.seats()).powf(-behind) as f32
    }
}

/// Can a player that knows the case accuse there at once? A suspicion with own cards alone cannot be answered either.
fn ends_here(player: &Player<'_>, case: Triple, place: Place) -> bool {
    player.public.rulings.unrefuted == Unrefuted::Direct && silent(player, case).has(place.card())
}
