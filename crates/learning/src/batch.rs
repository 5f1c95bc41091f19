//! Many games in progress that go on together, each dealt anew when it ends.

use std::ops::ControlFlow;

use irrgarten_faces::Playable;
use irrgarten_game::{
    ChanceRng, Dice as _, Features, Learnable, PerSeat, SearchRng, Seat, SeatSet, Seed, Stream, Turn,
    TurnCount, Viewer, count_features, draw,
};

use crate::utilities;

/// Many games in progress of one game, at tables of one size.
pub trait Batch: Send {
    /// How many.
    fn games(&self) -> usize;

    /// The first game whose next action is not allowed, if there is one. An action below 0 stands for any.
    fn refused(&self, actions: &[i32]) -> Option<usize>;

    /// Every game takes its action, makes the draws behind it, and is dealt anew if it is over. Where an action is not
    /// allowed nothing happens. Then everything is written.
    fn step(&mut self, actions: &[i32], output: &mut Output<'_>);

    /// Deals all games anew, and writes everything.
    fn reset(&mut self, seed: u64, output: &mut Output<'_>);

    /// Writes what can be done, without a step, into other room than before.
    fn write_actions(&mut self, output: &mut Output<'_>);

    /// Plays so many steps in every game, each action as likely as any other.
    fn wander(&mut self, steps: u32, output: &mut Output<'_>);
}

/// Where a batch writes: one row for every game. A list without room is not written.
#[derive(Default)]
pub struct Output<'a> {
    /// The seat that acts next, from 0.
    pub seats: &'a mut [i32],
    /// What the end was worth to each seat, if a game has just ended; else 0.
    pub rewards: &'a mut [f32],
    /// Has a game just ended?
    pub ended: &'a mut [bool],
    /// How many actions there are to choose from.
    pub counts: &'a mut [i32],
    /// Their indexes, as many as there is room for, then -1.
    pub actions: &'a mut [i32],
    /// How many indexes there is room for in a row of `actions`.
    pub width: usize,
    /// For every index 1 if it is among them, else 0.
    pub masks: &'a mut [u8],
    /// What the seat that acts next sees.
    pub observations: &'a mut [f32],
    /// The points of each seat, as far as the game counts any.
    pub points: &'a mut [f32],
}

/// A game in progress, without its past.
struct Table<G: Playable + Learnable> {
    state: G::State,
    turns: TurnCount,
    dice: SearchRng,
    /// Who acts next; nobody only in a game that cannot be.
    seat: Seat,
    actions: Vec<(u32, G::Action)>,
    /// Which indexes are set in the mask.
    masked: Vec<u32>,
    /// How many indexes are in the row of actions.
    listed: usize,
}

pub(crate) struct BatchOf<G: Playable + Learnable> {
    seats: u8,
    options: G::Options,
    features: usize,
    tables: Vec<Table<G>>,
}

/// What the end was worth to each seat, if a game has ended.
struct Ended(Option<PerSeat<f32>>);

impl<G: Playable + Learnable> BatchOf<G> {
    pub(crate) fn new(seats: u8, options: G::Options, games: usize, seed: u64) -> BatchOf<G> {
        let tables: Vec<_> =
            numbered(seed).take(games).map(|dice| Table::deal(seats, options, dice)).collect();
        let features = tables.first().map_or(0, |table| count_features::<G>(&table.state));
        BatchOf { seats, options, features, tables }
    }

    fn write(&mut self, ended: impl Fn(usize) -> Ended, output: &mut Output<'_>) {
        for nth in 0..self.tables.len() {
            self.write_row(nth, &ended(nth), output);
        }
    }

    fn write_row(&mut self, nth: usize, ended: &Ended, output: &mut Output<'_>) {
        let seats = usize::from(self.seats);
        let table = &mut self.tables[nth];
        if let Some(place) = output.ended.get_mut(nth) {
            *place = ended.0.is_some();
        }
        if let Some(row) = row(output.rewards, nth, seats) {
            match &ended.0 {
                Some(worth) => row.iter_mut().zip(worth.iter()).for_each(|(place, &worth)| *place = worth),
                None => row.fill(0.0),
            }
        }
        if let Some(row) = row(output.points, nth, seats)
            && let Some(points) = G::points(&table.state)
        {
            row.iter_mut().zip(points.iter()).for_each(|(place, &points)| *place = f32::from(points));
        }
        table.write_actions(nth, output);
        if let Some(row) = row(output.masks, nth, G::ACTIONS as usize) {
            for index in table.masked.drain(..) {
                row[index as usize] = 0;
            }
            for &(index, _) in &table.actions {
                row[index as usize] = 1;
                table.masked.push(index);
            }
        }
        if let Some(row) = row(output.observations, nth, self.features) {
            G::observe(&table.state, Viewer::Seat(table.seat), &mut Features::new(row));
        }
    }
}

/// The row of this game, if there is room for it.
fn row<T>(all: &mut [T], nth: usize, width: usize) -> Option<&mut [T]> {
    all.get_mut(nth * width..(nth + 1) * width).filter(|row| !row.is_empty())
}

/// Dice for one game after the other.
fn numbered(seed: u64) -> impl Iterator<Item = SearchRng> {
    let mut dice = SearchRng::new(seed);
    std::iter::repeat_with(move || SearchRng::new(u64::from(dice.word()) << 32 | u64::from(dice.word())))
}

impl<G: Playable + Learnable> Table<G> {
    fn deal(seats: u8, options: G::Options, mut dice: SearchRng) -> Table<G> {
        let state = dealt::<G>(seats, options, &mut dice);
        let mut table = Table {
            state,
            turns: TurnCount::default(),
            dice,
            // The first to be asked is the first seat that may act.
            seat: Seat::at(usize::from(seats) - 1),
            actions: Vec::new(),
            masked: Vec::new(),
            listed: usize::MAX,
        };
        table.go_on(seats, options);
        table
    }

    /// Makes the draws that are due, deals anew at the end, and lists what the next seat may do.
    fn go_on(&mut self, seats: u8, options: G::Options) -> Ended {
        let mut ended = Ended(None);
        loop {
            match self.turns.turn::<G>(&self.state) {
                Turn::Chance => {
                    if let Some(drawn) = draw::<G>(&self.state, &mut self.dice) {
                        G::chance(&mut self.state, drawn);
                    }
                }
                Turn::Over(outcome) => {
                    ended = Ended(Some(utilities(outcome, G::points(&self.state), seats)));
                    self.state = dealt::<G>(seats, options, &mut self.dice);
                    self.turns = TurnCount::default();
                    self.seat = Seat::at(usize::from(seats) - 1);
                }
                Turn::Decide(deciders) => {
                    self.seat = next(self.seat, deciders, seats);
                    self.list();
                    return ended;
                }
            }
        }
    }

    fn list(&mut self) {
        let (state, seat, actions) = (&self.state, self.seat, &mut self.actions);
        actions.clear();
        let _ = G::actions(state, seat, &mut |action| {
            actions.extend(G::index(state, seat, action).map(|index| (index, action)));
            ControlFlow::Continue(())
        });
    }

    fn find(&self, index: i32) -> Option<G::Action> {
        let wanted = u32::try_from(index).ok()?;
        self.actions.iter().find(|(index, _)| *index == wanted).map(|(_, action)| *action)
    }

    fn any(&mut self) -> Option<G::Action> {
        let count = u32::try_from(self.actions.len()).ok().filter(|&count| count > 0)?;
        Some(self.actions[self.dice.below(count) as usize].1)
    }

    fn act(&mut self, action: G::Action, seats: u8, options: G::Options) -> Ended {
        self.turns.count::<G>(&self.state);
        G::act(&mut self.state, self.seat, action);
        self.go_on(seats, options)
    }

    fn write_actions(&mut self, nth: usize, output: &mut Output<'_>) {
        if let Some(place) = output.seats.get_mut(nth) {
            *place = self.seat.index() as i32;
        }
        if let Some(place) = output.counts.get_mut(nth) {
            *place = self.actions.len() as i32;
        }
        if let Some(row) = row(output.actions, nth, output.width) {
            row.iter_mut().zip(&self.actions).for_each(|(place, &(index, _))| *place = index as i32);
            // Behind them only what was listed before is not -1 yet.
            let behind = row.iter_mut().take(self.listed).skip(self.actions.len());
            behind.for_each(|place| *place = -1);
            self.listed = self.actions.len();
        }
    }
}

/// The next of these seats, clockwise from the one that acted last.
fn next(last: Seat, deciders: SeatSet, seats: u8) -> Seat {
    let mut after = last;
    for _ in 0..seats {
        after = after.left(seats);
        if deciders.has(after) {
            break;
        }
    }
    after
}

fn dealt<G: Playable>(seats: u8, options: G::Options, dice: &mut SearchRng) -> G::State {
    let mut seed = [0; 32];
    seed.as_chunks_mut().0.iter_mut().for_each(|word: &mut [u8; 4]| *word = dice.word().to_le_bytes());
    G::new_game(seats, options, &mut ChanceRng::new(&Seed(seed), Stream::Setup))
}

impl<G: Playable + Learnable> Batch for BatchOf<G> {
    fn games(&self) -> usize {
        self.tables.len()
    }

    fn refused(&self, actions: &[i32]) -> Option<usize> {
        let mut pairs = self.tables.iter().zip(actions);
        pairs.position(|(table, &action)| action >= 0 && table.find(action).is_none())
    }

    fn step(&mut self, actions: &[i32], output: &mut Output<'_>) {
        for (nth, &index) in actions.iter().enumerate().take(self.tables.len()) {
            let (seats, options) = (self.seats, self.options);
            let table = &mut self.tables[nth];
            let action = if index < 0 { table.any() } else { table.find(index) };
            let ended = action.map_or(Ended(None), |action| table.act(action, seats, options));
            self.write_row(nth, &ended, output);
        }
    }

    fn reset(&mut self, seed: u64, output: &mut Output<'_>) {
        let (seats, options) = (self.seats, self.options);
        for (table, dice) in self.tables.iter_mut().zip(numbered(seed)) {
            let (masked, listed) = (std::mem::take(&mut table.masked), table.listed);
            *table = Table { masked, listed, ..Table::deal(seats, options, dice) };
        }
        self.write(|_| Ended(None), output);
    }

    fn write_actions(&mut self, output: &mut Output<'_>) {
        for (nth, table) in self.tables.iter_mut().enumerate() {
            table.listed = usize::MAX;
            table.write_actions(nth, output);
        }
    }

    fn wander(&mut self, steps: u32, output: &mut Output<'_>) {
        let (seats, options) = (self.seats, self.options);
        for nth in 0..self.tables.len() {
            let table = &mut self.tables[nth];
            let mut ended = Ended(None);
            for _ in 0..steps {
                let action = table.any();
                ended = action.map_or(Ended(None), |action| table.act(action, seats, options));
            }
            self.write_row(nth, &ended, output);
        }
    }
}
