//! The players of the program, and its solvers.

use std::sync::Mutex;

use irrgarten_faces::{Character, GameError, Level, Mind};
use irrgarten_game::{Dice as _, Language, SearchRng, Seat};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{OrRaise as _, exception, wrong};
use crate::state::State;
use crate::views::values;

/// A player of the program: `random`, `greedy`, `mouse`, `hedgehog`, `fox`, `raven` or `owl`. It knows what its seat knows.
#[pyclass(frozen, module = "irrgarten")]
pub(crate) struct Player {
    level: Level,
    dice: Mutex<SearchRng>,
}

/// `player("owl")`. With the same seed it plays the same.
#[pyfunction]
#[pyo3(signature = (name, seed = 0))]
pub(crate) fn player(py: Python<'_>, name: &str, seed: u64) -> PyResult<Player> {
    let level: Level = name.parse().map_err(|bad| wrong(py, "bad_request", format!("{bad}")))?;
    Ok(Player { level, dice: Mutex::new(SearchRng::new(seed)) })
}

impl Player {
    /// What the seat knows, and dice to think with.
    fn mind(
        &self,
        py: Python<'_>,
        state: &State,
        player: Option<i64>,
    ) -> PyResult<(Seat, Box<dyn Mind>, SearchRng)> {
        let seat = state.seat(py, player)?;
        let mind = state.ask(|face| face.mind(seat)).or_raise(py)?;
        let mut dice = self.dice.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let number = u64::from(dice.word()) << 32 | u64::from(dice.word());
        Ok((seat, mind, SearchRng::new(number)))
    }
}

#[pymethods]
impl Player {
    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.level.name()
    }

    /// What it would do for this player, as text. Other threads go on while it thinks.
    #[pyo3(signature = (state, player = None))]
    fn choose(&self, py: Python<'_>, state: PyRef<'_, State>, player: Option<i64>) -> PyResult<String> {
        let (_, mind, mut dice) = self.mind(py, &state, player)?;
        drop(state);
        let level = self.level;
        let chosen = py.detach(move || mind.choose(level, &|| false, &mut dice));
        chosen
            .map(|paced| paced.action)
            .ok_or_else(|| wrong(py, "not_your_turn", "the player cannot act".to_owned()))
    }

    /// The index of what it would do for this player.
    #[pyo3(signature = (state, player = None))]
    fn step(&self, py: Python<'_>, state: Bound<'_, State>, player: Option<i64>) -> PyResult<u32> {
        let text = self.choose(py, state.borrow(), player)?;
        let state = state.borrow();
        let index = state.run().index(state.seat(py, player)?, &text);
        let index = index.map_err(GameError::BadAction).or_raise(py)?;
        index.ok_or_else(|| exception(py, &GameError::Internal))
    }

    /// What one of the five characters would advise this player: the action, what follows, what it expects, what it has
    /// compared, and three sentences.
    #[pyo3(signature = (state, player = None))]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        state: PyRef<'_, State>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let Level::Character(character) = self.level else {
            let all = Character::ALL.map(|who| Level::Character(who).name()).join(", ");
            return Err(wrong(
                py,
                "bad_request",
                format!("{} gives no advice: ask {all}", self.level.name()),
            ));
        };
        let entry = state.table().training.entry();
        let (_, mind, mut dice) = self.mind(py, &state, player)?;
        drop(state);
        let advice = py.detach(move || mind.advise(character, &|| false, &mut dice));
        let advice = advice.ok_or_else(|| wrong(py, "not_your_turn", "the player cannot act".to_owned()))?;
        let speaker = entry.speaker(Language::En);
        let sentences: Vec<String> = advice.hints.iter().map(|hint| speaker.say(&hint.message)).collect();
        let compared: Vec<(String, f32)> =
            advice.compared.into_iter().map(|valued| (valued.action, valued.value)).collect();
        let told = PyDict::new(py);
        told.set_item("action", advice.action)?;
        told.set_item("then", advice.then)?;
        told.set_item("value", advice.value)?;
        told.set_item("compared", compared)?;
        told.set_item("sentences", sentences)?;
        Ok(told)
    }

    fn __repr__(&self) -> String {
        format!("player({:?})", self.level.name())
    }
}

/// The names of all players, the weakest first.
#[pyfunction]
pub(crate) fn players() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.name()).collect()
}

/// Every solver: its name, what it is asked, and what it does.
#[pyfunction]
pub(crate) fn solvers() -> Vec<(&'static str, &'static str, &'static str)> {
    let solvers = irrgarten_catalogue::games().solvers();
    solvers.map(|solver| (solver.name(), solver.usage(), solver.about())).collect()
}

/// Asks an exact solver, as `irrgarten solve` does. Gives its facts, with `text` and `svg` among them.
#[pyfunction]
#[pyo3(signature = (name, *words))]
pub(crate) fn solve<'py>(py: Python<'py>, name: &str, words: Vec<String>) -> PyResult<Bound<'py, PyAny>> {
    let answer = py.detach(|| {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        irrgarten_catalogue::games().solve(name, &words)
    });
    let solution = answer.or_raise(py)?;
    let facts = serde_json::to_string(&solution.facts);
    let facts = values(py, &facts.map_err(|_| exception(py, &GameError::Internal))?)?;
    facts.set_item("text", solution.text)?;
    facts.set_item("svg", solution.svg)?;
    Ok(facts)
}
