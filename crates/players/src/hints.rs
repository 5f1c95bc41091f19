//! What a game knows about being played well.

use std::ops::ControlFlow;

use irrgarten_game::{Game, Message, SearchRng, Seat};

use crate::{Appraisal, Budget, Character, Hint, Thought, Valued};

/// What a seat knows: what it sees now, and what it has seen before.
pub struct Knowledge<'a, G: Game> {
    /// What it sees.
    pub view: &'a G::View,
    /// The seat.
    pub seat: Seat,
    /// What happened before, the oldest first, as far as the game [looks back](Hints::LOOKS_BACK).
    pub past: &'a [Past<G>],
}

/// Something a seat has seen happen.
pub struct Past<G: Game> {
    /// What it saw just before.
    pub view: G::View,
    /// The seat that acted.
    pub by: Seat,
    /// What was done, if the seat could see all of it.
    pub action: Option<G::Action>,
}

// By hand: a derived one would ask the game itself to be `Clone`.
impl<G: Game> Clone for Past<G> {
    fn clone(&self) -> Past<G> {
        Past { view: self.view.clone(), by: self.by, action: self.action }
    }
}

/// Knowledge about a game beyond its rules: how its five characters think, and how they explain it.
///
/// **Invariant:** everything begins with what a seat knows. The only states in here are imagined
/// ([`Game::determinize`]).
pub trait Hints: Game {
    /// At how many of the last actions thinking looks back. No more are kept, so that a decision costs the same however
    /// long the game is.
    const LOOKS_BACK: usize = 0;

    /// How many nodes each of the five may visit for one action.
    const NODES: [u64; 5] = [1, 1, 1, 1, 1];

    /// A seat that gives away this part of what moves at random would have given away has an accuracy of 50 of 100. Set
    /// from what `irrgarten grades` prints, so that the five characters are spread over the scale.
    const HALF_ACCURACY: f32 = 0.3;

    /// How good an action looks at first sight: what the greedy bot maximises.
    fn promise(state: &Self::State, seat: Seat, action: Self::Action) -> i32;

    /// What one of the five does on a seat that may act. It has an answer however small the budget is. By default it
    /// is what looks best at first sight.
    fn think(
        known: &Knowledge<'_, Self>,
        character: Character,
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Thought<Self::Action>> {
        let _ = (character, budget);
        at_first_sight::<Self>(&Self::determinize(known.view, dice), known.seat)
    }

    /// What the owl expects of each of these actions of a seat that may take them, all tried in the same imagined worlds:
    /// for grading moves. `None` if it cannot tell. A game whose owl passes over actions that cannot be best says here how
    /// it judges one of those.
    fn appraise(
        known: &Knowledge<'_, Self>,
        actions: &[Self::Action],
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Appraisal> {
        let thought = Self::think(known, Character::Owl, budget, dice)?;
        let value = |action: &Self::Action| {
            thought.compared.iter().find(|valued| valued.action == *action).map(|valued| valued.value)
        };
        Some(Appraisal { values: actions.iter().map(value).collect::<Option<_>>()?, sampled: false })
    }

    /// In a race: which part of its worth an action has left when it is taken now, from 0 to 1.
    fn pace(known: &Knowledge<'_, Self>, action: Self::Action) -> f32 {
        let _ = (known, action);
        1.0
    }

    /// What advice to a person may be based on: the view as it is shown. A game in which people are to remember
    /// what they saw leaves out what a bot remembers of it.
    fn shown(view: &Self::View) -> Self::View {
        view.clone()
    }

    /// A thought as advice in three steps: what to look for, where, and what exactly.
    fn hint(known: &Knowledge<'_, Self>, thought: &Thought<Self::Action>) -> [Hint; 3] {
        let _ = known;
        let say = |key| Hint { message: Message::new(key), marks: Vec::new() };
        let action = thought.action.to_string();
        let exactly = Message::new("advice-try").with("action", action.clone());
        [say("advice-compare"), say("advice-better"), Hint { message: exactly, marks: vec![action] }]
    }
}

/// Everything a seat may do in a state, in a list.
pub fn actions<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut all = Vec::new();
    let _ = G::actions(state, seat, &mut |action| {
        all.push(action);
        ControlFlow::Continue(())
    });
    all
}

/// What looks best at first sight, with what the game [promises](Hints::promise) as its value. Equal promises stay in the
/// order of the game's list.
pub fn first_sight<G: Hints>(state: &G::State, seat: Seat) -> Vec<(G::Action, i32)> {
    let promise = |action| (action, G::promise(state, seat, action));
    let mut all: Vec<_> = actions::<G>(state, seat).into_iter().map(promise).collect();
    all.sort_by_key(|&(_, promise)| std::cmp::Reverse(promise));
    all
}

/// A thought of what is promised alone: for players that look at nothing else. Promises are squeezed into 0 to 1.
pub fn at_first_sight<G: Hints>(state: &G::State, seat: Seat) -> Option<Thought<G::Action>> {
    let compared = first_sight::<G>(state, seat).into_iter().map(|(action, promise)| {
        let value = 0.5 + 0.5 * (promise as f32 / 1000.0).tanh();
        Valued { action, value, error: 0.0 }
    });
    Thought::best(compared.collect())
}
