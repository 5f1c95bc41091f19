//! A game with its seats and settings.

use std::sync::Arc;

use irrgarten_faces::GameError;
use irrgarten_game::{BadText, Meta, Seed};
use irrgarten_learning::Training;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{OrRaise as _, wrong};
use crate::state::{Start, State};

/// What every state of a game has in common.
pub(crate) struct Table {
    pub(crate) training: &'static dyn Training,
    pub(crate) seats: u8,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) features: usize,
}

impl Table {
    pub(crate) fn slug(&self) -> &'static str {
        self.training.entry().meta().slug
    }

    /// As it is written: `towers(seats=3,kids=all)`.
    pub(crate) fn text(&self) -> String {
        let options = self.options.iter().map(|(key, value)| format!(",{key}={value}"));
        format!("{}(seats={}{})", self.slug(), self.seats, options.collect::<String>())
    }
}

/// A game, a number of seats, and settings. `load_game` makes one.
#[pyclass(frozen, module = "irrgarten")]
#[derive(Clone)]
pub(crate) struct Game(pub(crate) Arc<Table>);

/// The name of a game, and what stands in the brackets behind it.
fn parse(text: &str) -> Result<(String, Vec<(String, String)>), BadText> {
    let (slug, rest) = text.split_once('(').unwrap_or((text, ")"));
    let inside = rest.strip_suffix(')');
    let inside = inside.ok_or_else(|| BadText::new(text, text.len(), "a closing bracket"))?;
    let mut settings: Vec<(String, String)> = Vec::new();
    for part in inside.split(',').filter(|part| !part.trim().is_empty()) {
        match (part.split_once('='), settings.last_mut()) {
            (Some((key, value)), _) => settings.push((key.trim().to_owned(), value.trim().to_owned())),
            // Some values have commas in them.
            (None, Some((_, value))) => *value = format!("{value},{}", part.trim()),
            (None, None) => return Err(BadText::new(part, 0, "a setting key=value")),
        }
    }
    Ok((slug.trim().to_owned(), settings))
}

/// `load_game("towers(seats=3)")`, or `load_game("towers", seats=3)`.
#[pyfunction]
#[pyo3(signature = (name, **settings))]
pub(crate) fn load_game(py: Python<'_>, name: &str, settings: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
    let (slug, mut options) = parse(name).map_err(GameError::BadOption).or_raise(py)?;
    for (key, value) in settings.into_iter().flatten() {
        let value = match value.extract::<bool>() {
            Ok(yes) => yes.to_string(),
            Err(_) => value.str()?.to_string(),
        };
        options.push((key.str()?.to_string(), value));
    }
    let all = irrgarten_catalogue::training_games();
    let found = all.iter().find(|game| game.entry().meta().slug == slug);
    let Some(training) = found.copied() else {
        irrgarten_catalogue::games().find(&slug).or_raise(py)?;
        return Err(wrong(py, "unknown_game", format!("{slug} cannot be learned")));
    };
    let mut seats = training.entry().usual_seats();
    for (_, value) in options.extract_if(.., |(key, _)| key == "seats") {
        let expected = || GameError::BadOption(BadText::new(&value, 0, "a number of seats"));
        seats = value.parse().map_err(|_| expected()).or_raise(py)?;
    }
    training.deal(seats, &options, &Seed([0; 32])).or_raise(py)?;
    let features = training.features(seats).or_raise(py)?;
    Ok(Game(Arc::new(Table { training, seats, options, features })))
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    irrgarten_catalogue::training_games().iter().map(|game| game.entry().meta().slug).collect()
}

impl Game {
    fn meta(&self) -> &'static Meta {
        self.0.training.entry().meta()
    }
}

/// A seed of this text, or a random one.
pub(crate) fn seed(py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let text = match seed {
        Some(seed) => seed.str()?.to_string(),
        None => py.import("secrets")?.call_method1("token_hex", (32,))?.extract()?,
    };
    text.parse::<Seed>().map_err(GameError::BadSeed).or_raise(py)
}

#[pymethods]
impl Game {
    /// The name in commands, files and addresses.
    #[getter]
    fn slug(&self) -> &'static str {
        self.0.slug()
    }

    /// The name for people, in English.
    #[getter]
    fn title(&self) -> &'static str {
        self.meta().title
    }

    /// How many seats play.
    fn num_players(&self) -> u8 {
        self.0.seats
    }

    /// Every index of an action is below this.
    fn num_distinct_actions(&self) -> u32 {
        self.0.training.actions()
    }

    /// Raised whenever an index or a feature comes to mean something else.
    #[getter]
    fn numbering(&self) -> u16 {
        self.0.training.numbering()
    }

    /// The version of the rules.
    #[getter]
    fn version(&self) -> u16 {
        self.meta().version
    }

    /// A list with the number of features.
    fn observation_tensor_shape(&self) -> [usize; 1] {
        [self.0.features]
    }

    /// The number of features.
    fn observation_tensor_size(&self) -> usize {
        self.0.features
    }

    /// No game has more actions and draws than this.
    fn max_game_length(&self) -> u32 {
        self.meta().longest
    }

    /// Nobody gets less in the end.
    fn min_utility(&self) -> f32 {
        if self.0.seats == 1 && !self.meta().together { 0.0 } else { -1.0 }
    }

    /// Nobody gets more in the end; one who plays alone gets points.
    fn max_utility(&self) -> f32 {
        if self.0.seats == 1 && !self.meta().together { f32::INFINITY } else { 1.0 }
    }

    /// Do all seats win or lose together?
    #[getter]
    fn together(&self) -> bool {
        self.meta().together
    }

    /// Is it a race, in which the time counts?
    #[getter]
    fn is_race(&self) -> bool {
        self.0.training.entry().is_live()
    }

    /// The settings that were chosen.
    #[getter]
    fn settings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        self.0.options.iter().try_for_each(|(key, value)| dict.set_item(key, value))?;
        Ok(dict)
    }

    /// Every setting with what it may be.
    fn available_settings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for setting in self.0.training.entry().settings() {
            dict.set_item(setting.key, setting.values.describe())?;
        }
        Ok(dict)
    }

    /// The rulebook as Markdown.
    #[pyo3(signature = (language = "en"))]
    fn rulebook(&self, py: Python<'_>, language: &str) -> PyResult<String> {
        let language = crate::views::language(py, language)?;
        Ok(self.0.training.entry().rulebook(language, &[]))
    }

    /// Deals a new game. The seed, a number or a text, decides the deal and every draw that `draw` makes.
    #[pyo3(signature = (seed = None))]
    fn new_initial_state(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let seed = self::seed(py, seed)?;
        State::deal(py, &self.0, Start::Deal, seed)
    }

    /// Goes on at a complete position in one line.
    #[pyo3(signature = (position, seed = None))]
    fn new_state_at(
        &self,
        py: Python<'_>,
        position: &str,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<State> {
        let seed = self::seed(py, seed)?;
        State::deal(py, &self.0, Start::Position(position.to_owned()), seed)
    }

    /// Reads what `State.serialize` wrote.
    fn deserialize_state(&self, py: Python<'_>, text: &str) -> PyResult<State> {
        let state = State::read(py, text)?;
        if state.table().text() == self.0.text() {
            return Ok(state);
        }
        Err(wrong(
            py,
            "bad_request",
            format!("a state of {}, not of {}", state.table().text(), self.0.text()),
        ))
    }

    fn __str__(&self) -> String {
        self.0.text()
    }

    fn __repr__(&self) -> String {
        format!("load_game({:?})", self.0.text())
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.0.text() == other.0.text()
    }

    fn __hash__(&self) -> u64 {
        crate::state::hash(&self.0.text())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("irrgarten")?.getattr("load_game")?, (self.0.text(),)))
    }
}
