//! Thousands of games that go on together.

use std::sync::{Mutex, PoisonError};
use std::thread;

use irrgarten_learning::{Batch as Games, Output};
use numpy::{PyArray, PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArray};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::IntoPyDict as _;

use crate::errors::{OrRaise as _, wrong};
use crate::game::Game;

/// Many games in progress. Every step takes an action in each of them and writes what follows into the same arrays. A game
/// that has ended is dealt anew at once.
#[pyclass(module = "irrgarten")]
pub(crate) struct Batch {
    game: Game,
    games: usize,
    threads: usize,
    /// What each thread works at. Nobody waits for it: it is changed by whoever has the batch for itself.
    shards: Mutex<Vec<Box<dyn Games>>>,
    arrays: Arrays,
}

/// What is written, a row for every game.
struct Arrays {
    seats: Py<PyArray1<i32>>,
    rewards: Py<PyArray2<f32>>,
    ended: Py<PyArray1<bool>>,
    counts: Py<PyArray1<i32>>,
    actions: Py<PyArray2<i32>>,
    masks: Option<Py<PyArray2<u8>>>,
    observations: Option<Py<PyArray2<f32>>>,
    points: Option<Py<PyArray2<f32>>>,
}

/// Room for so many actions in a row, until there are more.
const WIDTH: usize = 64;
/// More could hardly be held by a machine.
const MOST: usize = 1_000_000;

/// What is asked of all games.
#[derive(Clone, Copy)]
enum Request {
    Step,
    Wander(u32),
    Reset(u64),
    WriteActions,
}

/// An array of zeros; a machine without room for it raises `MemoryError`.
fn zeros<T: numpy::Element, D: numpy::ndarray::Dimension>(
    py: Python<'_>,
    shape: &[usize],
) -> PyResult<Py<PyArray<T, D>>> {
    let shape = pyo3::types::PyTuple::new(py, shape)?;
    let array = py.import("numpy")?.call_method1("zeros", (shape, numpy::dtype::<T>(py)))?;
    Ok(array.cast_into::<PyArray<T, D>>()?.unbind())
}

fn places<'a, T: numpy::Element, D: numpy::ndarray::Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(PyErr::from)
}

/// An array, piece by piece.
struct Rest<'a, T>(&'a mut [T]);

impl<'a, T> Rest<'a, T> {
    /// Takes so many places from the front, or none if there is no such array.
    fn front(&mut self, count: usize) -> &'a mut [T] {
        let (front, behind) = std::mem::take(&mut self.0).split_at_mut_checked(count).unwrap_or_default();
        self.0 = behind;
        front
    }
}

impl Batch {
    /// All games at once, in as many threads as there are shards, while other threads of Python go on.
    fn run(&mut self, py: Python<'_>, request: Request, chosen: &[i32]) -> PyResult<()> {
        let arrays = &self.arrays;
        let table = &self.game.0;
        let seats = usize::from(table.seats);
        let size = table.training.actions() as usize;
        let features = table.features;
        let mut seat = arrays.seats.bind(py).try_readwrite()?;
        let mut rewards = arrays.rewards.bind(py).try_readwrite()?;
        let mut ended = arrays.ended.bind(py).try_readwrite()?;
        let mut counts = arrays.counts.bind(py).try_readwrite()?;
        let mut actions = arrays.actions.bind(py).try_readwrite()?;
        let mut masks = arrays.masks.as_ref().map(|array| array.bind(py).try_readwrite()).transpose()?;
        let mut observed =
            arrays.observations.as_ref().map(|array| array.bind(py).try_readwrite()).transpose()?;
        let mut points = arrays.points.as_ref().map(|array| array.bind(py).try_readwrite()).transpose()?;
        let mut all_seats = Rest(places(&mut seat)?);
        let mut all_rewards = Rest(places(&mut rewards)?);
        let mut all_ended = Rest(places(&mut ended)?);
        let mut all_counts = Rest(places(&mut counts)?);
        let mut all_actions = Rest(places(&mut actions)?);
        let mut all_masks = Rest(masks.as_mut().map(places).transpose()?.unwrap_or_default());
        let mut all_observations = Rest(observed.as_mut().map(places).transpose()?.unwrap_or_default());
        let mut all_points = Rest(points.as_mut().map(places).transpose()?.unwrap_or_default());
        let width = all_actions.0.len() / self.games;
        let mut asked = chosen;
        let mut work = Vec::new();
        let shards = self.shards.get_mut().unwrap_or_else(PoisonError::into_inner);
        for (nth, shard) in shards.iter_mut().enumerate() {
            let count = shard.games();
            let (own, others) = asked.split_at_checked(count).unwrap_or_default();
            asked = others;
            let output = Output {
                seats: all_seats.front(count),
                rewards: all_rewards.front(count * seats),
                ended: all_ended.front(count),
                counts: all_counts.front(count),
                actions: all_actions.front(count * width),
                width,
                masks: all_masks.front(count * size),
                observations: all_observations.front(count * features),
                points: all_points.front(count * seats),
            };
            work.push((nth, shard, own, output));
        }
        let finished = py.detach(|| all_at_once(work, request));
        if finished { Ok(()) } else { Err(PyRuntimeError::new_err("a thread of the batch has failed")) }
    }

    /// The same, with more room for actions if it was not enough.
    fn go(&mut self, py: Python<'_>, request: Request, chosen: &[i32]) -> PyResult<()> {
        self.run(py, request, chosen)?;
        let most = {
            let counts = self.arrays.counts.bind(py).try_readonly()?;
            counts.as_slice()?.iter().copied().max().unwrap_or(0) as usize
        };
        let (games, width) = {
            let shape = self.arrays.actions.bind(py).dims();
            (shape[0], shape[1])
        };
        if most > width {
            self.arrays.actions = zeros(py, &[games, most.next_power_of_two()])?;
            self.run(py, Request::WriteActions, &[])?;
        }
        Ok(())
    }
}

type Work<'a> = (usize, &'a mut Box<dyn Games>, &'a [i32], Output<'a>);

/// False if one of the threads has failed.
fn all_at_once(work: Vec<Work<'_>>, request: Request) -> bool {
    let answer = |(nth, shard, own, mut output): Work<'_>| match request {
        Request::Step => shard.step(own, &mut output),
        Request::Wander(steps) => shard.wander(steps, &mut output),
        Request::Reset(seed) => shard.reset(shard_seed(seed, nth), &mut output),
        Request::WriteActions => shard.write_actions(&mut output),
    };
    thread::scope(|scope| {
        let mut work = work.into_iter();
        let first = work.next();
        let others: Vec<_> = work.map(|one| scope.spawn(move || answer(one))).collect();
        first.into_iter().for_each(answer);
        others.into_iter().all(|other| other.join().is_ok())
    })
}

/// An array that is written only if it was asked for.
fn wanted<T>(py: Python<'_>, array: Option<&Py<PyArray2<T>>>, name: &str) -> PyResult<Py<PyArray2<T>>> {
    let missing = || wrong(py, "bad_request", format!("{name} are not written: Batch(..., {name}=True)"));
    array.map(|array| array.clone_ref(py)).ok_or_else(missing)
}

/// One row of whole numbers; what no index can be becomes one that is not allowed.
fn whole_numbers(py: Python<'_>, numbers: &Bound<'_, PyAny>) -> PyResult<Vec<i32>> {
    let array = py.import("numpy")?.call_method1("asarray", (numbers,))?;
    let keywords = [("casting", "same_kind")].into_py_dict(py)?;
    let array = array.call_method("astype", ("int64",), Some(&keywords))?;
    let row: PyReadonlyArray1<'_, i64> = array.extract()?;
    let narrow = |&number: &i64| if number < 0 { -1 } else { i32::try_from(number).unwrap_or(i32::MAX) };
    Ok(row.as_array().iter().map(narrow).collect())
}

/// Every shard has dice of its own.
fn shard_seed(seed: u64, nth: usize) -> u64 {
    seed.wrapping_add((nth as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

#[pymethods]
impl Batch {
    /// Deals this many games. What is not wanted is not written: `observations` (what the seat that acts sees), `masks` (for
    /// every index 1 or 0), `points` (of each seat). Without `threads` all cores are used.
    #[new]
    #[pyo3(signature = (game, games, seed = 0, *, threads = None, observations = true, masks = false, points = false))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn new(
        py: Python<'_>,
        game: &Game,
        games: usize,
        seed: u64,
        threads: Option<usize>,
        observations: bool,
        masks: bool,
        points: bool,
    ) -> PyResult<Batch> {
        let (seats, features) = (usize::from(game.0.seats), game.0.features);
        let size = game.0.training.actions() as usize;
        if games == 0 || games > MOST {
            return Err(wrong(py, "bad_request", format!("{games} games: expected 1 to {MOST}")));
        }
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let count = threads.unwrap_or(cores).clamp(1, 1024).min(games);
        let part = |nth: usize| games * (nth + 1) / count - games * nth / count;
        let deal =
            |nth| game.0.training.batch(game.0.seats, &game.0.options, part(nth), shard_seed(seed, nth));
        let shards = (0..count).map(deal).collect::<Result<Vec<_>, _>>().or_raise(py)?;
        let masks = if masks { Some(zeros(py, &[games, size])?) } else { None };
        let observations = if observations { Some(zeros(py, &[games, features])?) } else { None };
        let points = if points { Some(zeros(py, &[games, seats])?) } else { None };
        let arrays = Arrays {
            seats: zeros(py, &[games])?,
            rewards: zeros(py, &[games, seats])?,
            ended: zeros(py, &[games])?,
            counts: zeros(py, &[games])?,
            actions: zeros(py, &[games, WIDTH])?,
            masks,
            observations,
            points,
        };
        let mut batch =
            Batch { game: game.clone(), games, threads: count, shards: Mutex::new(shards), arrays };
        batch.go(py, Request::Wander(0), &[])?;
        Ok(batch)
    }

    /// An action for every game; one below 0 stands for any. If one is not allowed, nothing happens in any game.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let games = self.__len__();
        let chosen = whole_numbers(py, actions)?;
        if chosen.len() != games {
            return Err(wrong(py, "bad_request", format!("{} actions for {games} games", chosen.len())));
        }
        let mut before = 0;
        for shard in self.shards.get_mut().unwrap_or_else(PoisonError::into_inner) {
            if let Some(nth) = shard.refused(&chosen[before..before + shard.games()]) {
                let game = before + nth;
                let text = format!("index {} is not allowed in game {game}", chosen[game]);
                return Err(wrong(py, "bad_action", text));
            }
            before += shard.games();
        }
        self.go(py, Request::Step, &chosen)
    }

    /// So many steps in every game, each action as likely as any other.
    fn wander(&mut self, py: Python<'_>, steps: u32) -> PyResult<()> {
        self.go(py, Request::Wander(steps), &[])
    }

    /// Deals all games anew.
    #[pyo3(signature = (seed = 0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.go(py, Request::Reset(seed), &[])
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// How many threads work at it.
    #[getter]
    fn threads(&self) -> usize {
        self.threads
    }

    /// The seat that acts next, from 0.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.arrays.seats.clone_ref(py)
    }

    /// What the end was worth to each seat, in games that have just ended; else 0.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// Which games have just ended, and are dealt anew already.
    #[getter]
    fn ended(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.ended.clone_ref(py)
    }

    /// How many actions there are to choose from.
    #[getter]
    fn counts(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.arrays.counts.clone_ref(py)
    }

    /// Their indexes, then -1. The array is replaced by a wider one when it must be.
    #[getter]
    fn actions(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.arrays.actions.clone_ref(py)
    }

    /// For every index 1 if it is allowed, else 0.
    #[getter]
    fn masks(&self, py: Python<'_>) -> PyResult<Py<PyArray2<u8>>> {
        wanted(py, self.arrays.masks.as_ref(), "masks")
    }

    /// What the seat that acts next sees.
    #[getter]
    fn observations(&self, py: Python<'_>) -> PyResult<Py<PyArray2<f32>>> {
        wanted(py, self.arrays.observations.as_ref(), "observations")
    }

    /// The points of each seat, as far as the game counts any.
    #[getter]
    fn points(&self, py: Python<'_>) -> PyResult<Py<PyArray2<f32>>> {
        wanted(py, self.arrays.points.as_ref(), "points")
    }

    fn __len__(&self) -> usize {
        self.games
    }

    fn __repr__(&self) -> String {
        format!("Batch({:?}, {})", self.game.0.text(), self.__len__())
    }
}
