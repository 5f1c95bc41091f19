//! The result of thinking.

use irrgarten_game::Message;

/// The result of a bot's thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// What it does.
    pub action: A,
    /// What it expects of it: its share of the victory, from 0 to 1, as far as its seat can know.
    pub value: f32,
    /// Everything it has compared, the best first, each action once.
    pub compared: Vec<Valued<A>>,
    /// What it means to do afterwards within the same turn.
    pub then: Vec<A>,
}

impl<A: Copy> Thought<A> {
    /// The only thing to do, or one that needs no comparison.
    pub fn plain(action: A, value: f32) -> Thought<A> {
        Thought { action, value, compared: vec![Valued { action, value, error: 0.0 }], then: Vec::new() }
    }

    /// The best of what was compared; `None` if nothing was.
    pub fn best(mut compared: Vec<Valued<A>>) -> Option<Thought<A>> {
        compared.sort_by(|one, other| other.value.total_cmp(&one.value));
        let best = *compared.first()?;
        Some(Thought { action: best.action, value: best.value, compared, then: Vec::new() })
    }
}

/// An action and what is expected of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Valued<A> {
    /// The action.
    pub action: A,
    /// The expected share of the victory, from 0 to 1.
    pub value: f32,
    /// The standard error of that; 0 where nothing was sampled.
    pub error: f32,
}

/// What is expected of some actions.
#[derive(Clone, PartialEq, Debug)]
pub struct Appraisal {
    /// The expected share of the victory with each of them, from 0 to 1.
    pub values: Vec<f32>,
    /// Whether that depends on the worlds that were imagined: then other worlds would have given a little more or less.
    pub sampled: bool,
}

/// A piece of advice: what is said, and what lights up on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// A sentence of the game's words files, such as `advice-compare`.
    pub message: Message,
    /// Squares, cards, arrows and so on, as the game's notation names them.
    pub marks: Vec<String>,
}
