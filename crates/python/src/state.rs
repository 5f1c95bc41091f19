//! A game in progress.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex};

use irrgarten_faces::{GameError, Position, TextPly};
use irrgarten_game::{BadText, Ply, SearchRng, Seat, SeatSet, Seed, Turn, clockwise};
use irrgarten_learning::{Mistake, Run, utilities};
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::errors::{OrRaise as _, exception, wrong};
use crate::game::{Game, Table};

/// Who acts at a draw, when several seats may act at once, and after the end; as in `OpenSpiel`.
const CHANCE: i32 = -1;
const TERMINAL: i32 = -4;

/// Where a game in progress began.
#[derive(Clone)]
pub(crate) enum Start {
    Deal,
    Position(String),
}

/// A game in progress: everything, secrets included.
#[pyclass(module = "irrgarten")]
pub(crate) struct State {
    table: Arc<Table>,
    start: Start,
    seed: Seed,
    run: Box<dyn Run>,
    /// The seat that acted last: among several that may act the next one is asked first.
    last: Seat,
    /// The same game as text, as far as it was asked for, and how many plies that is.
    face: Mutex<Option<(Box<dyn Position>, usize)>>,
}

/// An action by its index, or as text.
#[derive(FromPyObject)]
pub(crate) enum Choice {
    Index(i64),
    Text(String),
}

pub(crate) fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl State {
    pub(crate) fn deal(py: Python<'_>, table: &Arc<Table>, start: Start, seed: Seed) -> PyResult<State> {
        let run = match &start {
            Start::Deal => table.training.deal(table.seats, &table.options, &seed),
            Start::Position(text) => table.training.begin_at(text),
        };
        let run = run.or_raise(py)?;
        if run.seats() != table.seats {
            let text = format!("a position of {} seats, not {}", table.seats, run.seats());
            return Err(wrong(py, "bad_position", text));
        }
        Ok(State::of(table.clone(), start, seed, run))
    }

    fn of(table: Arc<Table>, start: Start, seed: Seed, run: Box<dyn Run>) -> State {
        let last = Seat::at(usize::from(table.seats) - 1);
        // The order of piles is forgotten, so the face must not know it either.
        let start = match start {
            Start::Position(_) if run.plies() == 0 => Start::Position(run.position()),
            other => other,
        };
        State { table, start, seed, run, last, face: Mutex::new(None) }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn run(&self) -> &dyn Run {
        &*self.run
    }

    /// The position at the start, as text knows it.
    pub(crate) fn beginning(&self) -> Result<Box<dyn Position>, GameError> {
        let entry = self.table.training.entry();
        match &self.start {
            Start::Deal => entry.deal(self.table.seats, &self.table.options, &self.seed),
            Start::Position(text) => irrgarten_catalogue::games().read_open(text),
        }
    }

    /// Asks the same game as text.
    pub(crate) fn ask<T>(&self, question: impl FnOnce(&dyn Position) -> T) -> Result<T, GameError> {
        let mut kept = self.face.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let (mut face, played) = match kept.take() {
            Some(face) => face,
            None => (self.beginning()?, 0),
        };
        self.run.since(played).iter().try_for_each(|ply| face.play(ply).map(drop))?;
        let answer = question(&*face);
        *kept = Some((face, self.run.plies()));
        Ok(answer)
    }

    /// The seat that acts: of several the next one clockwise.
    fn mover(&self) -> Option<Seat> {
        let Turn::Decide(deciders) = self.run.turn() else { return None };
        let seats = self.table.seats;
        clockwise(self.last.left(seats), seats).find(|&seat| deciders.has(seat))
    }

    /// The seats that may act.
    fn deciders(&self) -> SeatSet {
        match self.run.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The seat with this number from 0; the one that acts, if none is named.
    pub(crate) fn seat(&self, py: Python<'_>, player: Option<i64>) -> PyResult<Seat> {
        let seats = self.table.seats;
        match player {
            None => self.mover().ok_or_else(|| match self.run.turn() {
                Turn::Chance => exception(py, &GameError::DrawPending),
                _ => exception(py, &GameError::GameOver),
            }),
            Some(player) => {
                let found = usize::try_from(player).ok().filter(|&player| player < usize::from(seats));
                found.map(Seat::at).ok_or_else(|| {
                    wrong(py, "bad_seat", format!("there is no player {player}: expected 0 to {}", seats - 1))
                })
            }
        }
    }

    fn act(&mut self, py: Python<'_>, seat: Seat, choice: &Choice) -> PyResult<()> {
        let tried = match choice {
            Choice::Index(index) => match u32::try_from(*index) {
                Ok(index) => self.run.act(seat, index),
                Err(_) => Err(Mistake::NoSuchIndex),
            },
            Choice::Text(text) => self.run.act_in_text(seat, text),
        };
        match tried {
            Ok(()) => {
                self.last = seat;
                Ok(())
            }
            Err(mistake) => Err(self.explain(py, seat, choice, mistake)),
        }
    }

    /// Why an action is refused: the face knows the clause.
    fn explain(&self, py: Python<'_>, seat: Seat, choice: &Choice, mistake: Mistake) -> PyErr {
        match mistake {
            Mistake::NoSuchIndex => {
                let Choice::Index(index) = choice else { return exception(py, &GameError::Internal) };
                let most = self.table.training.actions();
                let text = format!(
                    "index {index} stands for no action here: legal_actions() lists those below {most}"
                );
                wrong(py, "bad_action", text)
            }
            Mistake::Refused(text) => match self.ask(|face| face.check_action(seat, &text).map(drop)) {
                Ok(Err(refused)) => exception(py, &refused.error),
                Ok(Ok(())) => exception(py, &GameError::Internal),
                Err(error) => exception(py, &error),
            },
        }
    }

    fn choose_draw(&mut self, py: Python<'_>, choice: &Choice) -> PyResult<()> {
        let chances = self.run.chances();
        let nth = match choice {
            Choice::Index(nth) => usize::try_from(*nth).ok().filter(|&nth| nth < chances.len()),
            Choice::Text(text) => chances.iter().position(|(chance, _)| chance == text),
        };
        if nth.is_some_and(|nth| self.run.draw(nth)) {
            return Ok(());
        }
        let drawn = match choice {
            Choice::Index(nth) => nth.to_string(),
            Choice::Text(text) => text.clone(),
        };
        let possible = chances.into_iter().map(|(chance, _)| chance).collect();
        Err(exception(py, &GameError::ImpossibleChance { drawn, possible }))
    }

    /// Plays what has happened in a game before.
    fn replay(&mut self, py: Python<'_>, ply: &TextPly) -> PyResult<()> {
        match ply {
            Ply::Act(seat, action) => self.act(py, *seat, &Choice::Text(action.clone())),
            Ply::Chance(drawn) if self.run.turn() == Turn::Chance => {
                self.choose_draw(py, &Choice::Text(drawn.clone()))
            }
            Ply::Chance(_) => Err(exception(py, &GameError::NoDrawPending)),
        }
    }

    /// Reads what `serialize` wrote: the game, the start, and a line for everything that happened.
    pub(crate) fn read(py: Python<'_>, text: &str) -> PyResult<State> {
        let mut lines = text.lines();
        let mut field = |name: &str| {
            let found = lines.next().and_then(|line| line.strip_prefix(name)?.strip_prefix(' '));
            found.map(str::to_owned).ok_or_else(|| {
                wrong(py, "bad_request", format!("no state: expected a line that begins with {name:?}"))
            })
        };
        let (game, seed, start) = (field("game")?, field("seed")?, field("start")?);
        let Game(table) = crate::game::load_game(py, &game, None)?;
        let seed = seed.parse().map_err(GameError::BadSeed).or_raise(py)?;
        let start = if start == "deal" { Start::Deal } else { Start::Position(start) };
        let mut state = State::deal(py, &table, start, seed)?;
        for line in lines {
            let ply = match line.split_once(' ') {
                Some(("0", drawn)) => Ply::Chance(drawn.to_owned()),
                Some((seat, action)) => {
                    let seat = Seat::read(seat, table.seats).map_err(GameError::BadAction).or_raise(py)?;
                    Ply::Act(seat, action.to_owned())
                }
                None => {
                    let bad = BadText::new(line, 0, "a seat and an action, or 0 and a draw");
                    return Err(exception(py, &GameError::BadAction(bad)));
                }
            };
            state.replay(py, &ply)?;
        }
        Ok(state)
    }

    /// A game as a record tells it.
    pub(crate) fn of_record(py: Python<'_>, text: &str) -> PyResult<State> {
        let record: irrgarten_game::record::Record =
            text.parse().map_err(GameError::BadRecord).or_raise(py)?;
        let training = irrgarten_catalogue::training_games();
        let game = training.iter().find(|game| game.entry().meta().slug == record.game);
        let replay =
            irrgarten_catalogue::games().find(&record.game).or_raise(py)?.replay(&record).or_raise(py)?;
        let Some(game) = game else { return Err(exception(py, &GameError::Internal)) };
        let (seats, options) = (replay.start.seats(), record.options.clone());
        let features = game.features(seats).or_raise(py)?;
        let table = Arc::new(Table { training: *game, seats, options, features });
        let start = Start::Position(replay.start.text());
        // Without a seed no further draw can be told from the record.
        let (start, seed) = match record.seed {
            Some(seed) if record.start.is_none() => (Start::Deal, seed),
            Some(seed) => (start, seed),
            None => (start, Seed([0; 32])),
        };
        let mut state = State::deal(py, &table, start, seed)?;
        replay.plies.iter().try_for_each(|ply| state.replay(py, ply))?;
        Ok(state)
    }

    fn copy(&self) -> State {
        State {
            table: self.table.clone(),
            start: self.start.clone(),
            seed: self.seed,
            run: self.run.copy(),
            last: self.last,
            face: Mutex::new(None),
        }
    }
}

/// The last of the arguments of a method that may begin with a player.
fn player_and<'py, T: FromPyObjectOwned<'py>>(arguments: &Bound<'py, PyTuple>) -> PyResult<(Option<i64>, T)> {
    let count = arguments.len();
    if !(1..=2).contains(&count) {
        let text = format!("expected an action, or a player and an action; there are {count} arguments");
        return Err(pyo3::exceptions::PyTypeError::new_err(text));
    }
    let player = if count == 2 { Some(arguments.get_item(0)?.extract()?) } else { None };
    let last = arguments.get_item(count - 1)?.extract::<T>().map_err(Into::<PyErr>::into)?;
    Ok((player, last))
}

#[pymethods]
impl State {
    /// The game.
    fn get_game(&self) -> Game {
        Game(self.table.clone())
    }

    /// How many seats play.
    fn num_players(&self) -> u8 {
        self.table.seats
    }

    /// The player that acts, from 0; -1 before a draw, -4 after the end. If several may act, the next one clockwise.
    fn current_player(&self) -> i32 {
        match self.run.turn() {
            Turn::Chance => CHANCE,
            Turn::Over(_) => TERMINAL,
            Turn::Decide(_) => self.mover().map_or(TERMINAL, |seat| seat.index() as i32),
        }
    }

    /// All players that may act, from 0. Several only in races and where all choose at the same time.
    fn current_players(&self) -> Vec<usize> {
        self.deciders().iter().map(Seat::index).collect()
    }

    /// Is a draw pending?
    fn is_chance_node(&self) -> bool {
        self.run.turn() == Turn::Chance
    }

    /// May several players act?
    fn is_simultaneous_node(&self) -> bool {
        self.deciders().len() > 1
    }

    /// Has the game ended?
    fn is_terminal(&self) -> bool {
        matches!(self.run.turn(), Turn::Over(_))
    }

    /// The indexes of everything that can be done: by this player, or before a draw the numbers of all that can be drawn.
    #[pyo3(signature = (player = None))]
    fn legal_actions(&self, py: Python<'_>, player: Option<i64>) -> PyResult<Vec<u32>> {
        match self.run.turn() {
            Turn::Chance if player.is_none_or(|player| player == i64::from(CHANCE)) => {
                Ok((0..self.run.chances().len() as u32).collect())
            }
            Turn::Over(_) if player.is_none() => Ok(Vec::new()),
            _ => {
                let mut actions = Vec::new();
                self.run.actions(self.seat(py, player)?, &mut actions);
                Ok(actions)
            }
        }
    }

    /// For every index 1 if it is legal, else 0; as an array of `int8`.
    #[pyo3(signature = (player = None))]
    fn legal_actions_mask<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let size = self.table.training.actions() as usize;
        let mask = PyArray1::<i8>::zeros(py, size, false);
        if player.is_some() || matches!(self.run.turn(), Turn::Decide(_)) {
            let mut actions = Vec::new();
            self.run.actions(self.seat(py, player)?, &mut actions);
            let mut written = mask.try_readwrite().map_err(PyErr::from)?;
            let places = written.as_slice_mut().map_err(PyErr::from)?;
            for index in actions {
                if let Some(place) = places.get_mut(index as usize) {
                    *place = 1;
                }
            }
        }
        Ok(mask)
    }

    /// The text of an action or a draw: `action_to_string(action)` or `action_to_string(player, action)`.
    #[pyo3(signature = (*arguments))]
    fn action_to_string(&self, py: Python<'_>, arguments: &Bound<'_, PyTuple>) -> PyResult<String> {
        let (player, index): (Option<i64>, i64) = player_and(arguments)?;
        let unknown = || wrong(py, "bad_action", format!("index {index} stands for nothing here"));
        if self.is_chance_node() && player.is_none_or(|player| player == i64::from(CHANCE)) {
            let mut chances = self.run.chances().into_iter();
            let drawn = usize::try_from(index).ok().and_then(|nth| chances.nth(nth));
            return drawn.map(|(drawn, _)| drawn).ok_or_else(unknown);
        }
        let seat = self.seat(py, player)?;
        u32::try_from(index).ok().and_then(|index| self.run.text(seat, index)).ok_or_else(unknown)
    }

    /// The index of an action or a draw in text: `string_to_action(text)` or `string_to_action(player, text)`.
    #[pyo3(signature = (*arguments))]
    fn string_to_action(&self, py: Python<'_>, arguments: &Bound<'_, PyTuple>) -> PyResult<u32> {
        let (player, text): (Option<i64>, String) = player_and(arguments)?;
        if self.is_chance_node() && player.is_none_or(|player| player == i64::from(CHANCE)) {
            let chances = self.run.chances();
            let nth = chances.iter().position(|(chance, _)| *chance == text);
            let possible = || chances.iter().map(|(chance, _)| chance.clone()).collect();
            return nth.map(|nth| nth as u32).ok_or_else(|| {
                exception(py, &GameError::ImpossibleChance { drawn: text.clone(), possible: possible() })
            });
        }
        let seat = self.seat(py, player)?;
        let index = self.run.index(seat, &text).map_err(GameError::BadAction).or_raise(py)?;
        index.ok_or_else(|| wrong(py, "bad_action", format!("{text} has no index here")))
    }

    /// Does something: an action of a player, by index or as text, or before a draw what is drawn.
    #[pyo3(signature = (action, player = None))]
    fn apply_action(&mut self, py: Python<'_>, action: Choice, player: Option<i64>) -> PyResult<()> {
        if self.is_chance_node() && player.is_none_or(|player| player == i64::from(CHANCE)) {
            return self.choose_draw(py, &action);
        }
        let seat = self.seat(py, player)?;
        self.act(py, seat, &action)
    }

    /// Everything that can be drawn, with its probability.
    fn chance_outcomes(&self) -> Vec<(usize, f64)> {
        let chances = self.run.chances();
        let total: u32 = chances.iter().map(|(_, weight)| weight).sum();
        let share = |weight: u32| f64::from(weight) / f64::from(total);
        chances.iter().enumerate().map(|(nth, (_, weight))| (nth, share(*weight))).collect()
    }

    /// Makes all pending draws, as the seed decides; says how many there were.
    fn draw(&mut self) -> u32 {
        let mut count = 0;
        while self.run.draw_by_seed(&self.seed) {
            count += 1;
        }
        count
    }

    /// What the end is worth to each player, from -1 to 1; 0 before it. One who plays alone gets points.
    fn returns(&self) -> Vec<f32> {
        match self.run.turn() {
            Turn::Over(outcome) => {
                utilities(outcome, self.run.points(), self.table.seats).iter().copied().collect()
            }
            Turn::Decide(_) | Turn::Chance => vec![0.0; usize::from(self.table.seats)],
        }
    }

    /// The same: nothing is given before the end.
    fn rewards(&self) -> Vec<f32> {
        self.returns()
    }

    /// The points of each player as the rulebook counts them; `None` if it does not.
    fn points(&self) -> Option<Vec<u16>> {
        self.run.points().map(|points| points.iter().copied().collect())
    }

    /// How it ended: the place of each player from 1, or whether the team won; `None` before the end.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        use irrgarten_game::Outcome;
        let Turn::Over(outcome) = self.run.turn() else { return Ok(None) };
        let outcome = match outcome {
            Outcome::Ranking(places) => {
                places.iter().map(|&place| u32::from(place)).collect::<Vec<_>>().into_pyobject(py)?
            }
            Outcome::Team { won } => pyo3::types::PyBool::new(py, won).to_owned().into_any(),
        };
        Ok(Some(outcome))
    }

    /// The features of what this player sees, as an array of `float32` from 0 to 1.
    #[pyo3(signature = (player = None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let viewer = self.viewer(py, player)?;
        let mut features = vec![0.0; self.table.features];
        self.run.observe(viewer, &mut features);
        Ok(PyArray1::from_vec(py, features))
    }

    /// A state that could lie behind what this player sees. It does not remember what happened before. Without a seed it is a
    /// random one.
    #[pyo3(signature = (player = None, seed = None))]
    fn resample_from_infostate(
        &self,
        py: Python<'_>,
        player: Option<i64>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<State> {
        let seat = self.seat(py, player)?;
        // OpenSpiel hands over a function that gives random numbers from 0 to 1.
        let drawn = match seed {
            Some(sampler) if sampler.is_callable() => Some(sampler.call0()?),
            _ => None,
        };
        let seed = crate::game::seed(py, drawn.as_ref().or(seed))?;
        let number = seed.0.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte));
        let run = self.run.imagine(seat, &mut SearchRng::new(number));
        let start = Start::Position(run.position());
        Ok(State { last: self.last, ..State::of(self.table.clone(), start, seed, run) })
    }

    /// The complete position in one line of notation, secrets included.
    fn state_string(&self) -> String {
        self.run.position()
    }

    /// Everything that has happened: the player, or -1 for a draw, and the action as text.
    fn history(&self) -> Vec<(i32, String)> {
        let told = |ply: TextPly| match ply {
            Ply::Act(seat, action) => (seat.index() as i32, action),
            Ply::Chance(drawn) => (CHANCE, drawn),
        };
        self.run.since(0).into_iter().map(told).collect()
    }

    /// How many actions and draws there have been.
    fn move_number(&self) -> usize {
        self.run.plies()
    }

    /// The seed that decides the draws of `draw`.
    #[getter]
    fn seed(&self) -> String {
        self.seed.to_string()
    }

    /// The state with its past as text, for `deserialize`.
    fn serialize(&self) -> String {
        let start = match &self.start {
            Start::Deal => "deal",
            Start::Position(text) => text,
        };
        let mut text = format!("game {}\nseed {}\nstart {start}\n", self.table.text(), self.seed);
        for ply in self.run.since(0) {
            let (seat, told) = match ply {
                Ply::Act(seat, action) => (seat.number(), action),
                Ply::Chance(drawn) => (0, drawn),
            };
            // Writing into a text cannot fail.
            let _ = writeln!(text, "{seat} {told}");
        }
        text
    }

    /// The record of the game so far.
    fn record(&self, py: Python<'_>) -> PyResult<String> {
        let record = self.ask(|face| face.record()).or_raise(py)?;
        // A draw that was chosen is no draw of the seed: a record that named the seed would be refused.
        let seeded = irrgarten_game::record::Record { seed: Some(self.seed), ..record.clone() };
        let dealt = matches!(self.start, Start::Deal);
        let follows = dealt && self.table.training.entry().replay(&seeded).is_ok();
        Ok(if follows { seeded } else { record }.to_string())
    }

    /// Another state that goes on from here.
    fn clone(&self) -> State {
        self.copy()
    }

    /// Another state in which this was done.
    fn child(&self, py: Python<'_>, action: Choice) -> PyResult<State> {
        let mut child = self.copy();
        child.apply_action(py, action, None)?;
        Ok(child)
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("irrgarten")?.getattr("deserialize")?, (self.serialize(),)))
    }

    fn __eq__(&self, other: &State) -> bool {
        self.table.text() == other.table.text() && self.run.position() == other.run.position()
    }

    fn __hash__(&self) -> u64 {
        hash(&self.run.position())
    }

    fn __repr__(&self) -> String {
        format!("<State of {} after {} plies: {}>", self.table.text(), self.run.plies(), self.run.position())
    }
}

/// Reads what `State.serialize` wrote.
#[pyfunction]
pub(crate) fn deserialize(py: Python<'_>, text: &str) -> PyResult<State> {
    State::read(py, text)
}

/// Reads a record, checks all of it, and gives the state at its end.
#[pyfunction]
pub(crate) fn read_record(py: Python<'_>, text: &str) -> PyResult<State> {
    State::of_record(py, text)
}
