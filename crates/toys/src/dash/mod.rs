//! Dash: a race. Everybody is dealt a number from 1 to 9, and claims as soon as it is 5 or more.
//!
//! Live, the seat that starts says go, all look at their numbers in the same moment, and the race is over when all but
//! one have claimed. With stopwatches every seat says go for itself. A seat with a low number exchanges it, which takes its
//! time, or passes. A right claim is a point, and the fastest one two.

mod action;
mod notation;
mod options;
mod race;

use std::ops::ControlFlow;

use irrgarten_game::{
    ChanceRng, Dice as _, Game, Language, LiveRules, Meta, Outcome, PerSeat, Presentation, Rulebooks,
    SearchRng, Seat, SeatSet, Turn, Viewer, Visit, WordsFiles,
};
use irrgarten_players::Hints;
use serde::Serialize;

use action::{Action, Dealt, Refusal};
use options::Options;

/// The game.
pub struct Dash;

/// The highest number.
const HIGHEST: u8 = 9;
/// A claim is right from here on.
const ENOUGH: u8 = 5;
/// No round has more exchanges: then there is nothing left to draw.
const EXCHANGES: u8 = 20;

/// Where a seat is in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Run {
    /// Has not looked at its number.
    #[default]
    Waiting,
    /// Looks at its number.
    Running,
    /// Has claimed.
    Claimed,
    /// Has given up.
    Passed,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Public {
    /// Each seat with a stopwatch of its own, not all at once.
    alone: bool,
    /// A wrong claim is refused at once, not found out in the end.
    instant: bool,
    round: u8,
    rounds: u8,
    starter: Seat,
    exchanges: u8,
    points: PerSeat<u16>,
    runs: PerSeat<Run>,
    /// The time a seat has said, in milliseconds.
    times: PerSeat<Option<u32>>,
}

impl Public {
    fn seats(&self) -> u8 {
        self.points.seats()
    }

    fn over(&self) -> bool {
        self.round > self.rounds
    }

    fn on(&self, run: Run) -> SeatSet {
        self.runs.each().filter(|(_, its)| **its == run).map(|(seat, _)| seat).collect()
    }

    /// The seats that may act when nothing is to be drawn.
    fn deciding(&self) -> SeatSet {
        let (waiting, running) = (self.on(Run::Waiting), self.on(Run::Running));
        match self.alone {
            true => waiting.iter().chain(running.iter()).collect(),
            false if waiting.is_empty() => running,
            false => SeatSet::only(self.starter),
        }
    }

    fn sees(&self, viewer: Viewer, seat: Seat) -> bool {
        self.runs[seat] != Run::Waiting && (!self.alone || viewer.is(seat))
    }
}

/// A position. A seat without a number is being dealt one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    public: Public,
    numbers: PerSeat<Option<u8>>,
}

impl State {
    /// The seat that is dealt a number.
    fn dealing(&self) -> Option<Seat> {
        let without = self.numbers.each().find(|(_, number)| number.is_none());
        without.map(|(seat, _)| seat).filter(|_| !self.public.over())
    }

    fn is_right(&self, seat: Seat) -> bool {
        self.numbers[seat] >= Some(ENOUGH)
    }

    /// Counts the claims when nobody is left to race, and begins the next round.
    fn end_round(&mut self) {
        let public = &mut self.public;
        let claimed = public.on(Run::Claimed);
        let racing = public.on(Run::Running).len() + public.on(Run::Waiting).len();
        let all_taken = !public.alone && claimed.len() + 1 >= usize::from(public.seats()).max(2);
        if racing > 0 && !all_taken {
            return;
        }
        let right: SeatSet = claimed.iter().filter(|&seat| self.numbers[seat] >= Some(ENOUGH)).collect();
        let fastest = right.iter().min_by_key(|&seat| public.times[seat]);
        for seat in right.iter() {
            public.points[seat] += 1 + u16::from(fastest == Some(seat));
        }
        let seats = public.seats();
        public.round += 1;
        public.exchanges = 0;
        public.starter = public.starter.left(seats);
        public.runs = PerSeat::new(seats);
        public.times = PerSeat::new(seats);
        self.numbers = PerSeat::new(seats);
    }
}

/// A number as a viewer sees it: nothing is dealt, it is hidden, or this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Number {
    /// Not dealt yet.
    #[default]
    None,
    /// Dealt and hidden.
    Hidden,
    /// In sight.
    Seen(u8),
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    public: Public,
    numbers: PerSeat<Number>,
}

impl Game for Dash {
    irrgarten_game::associated_types!(Options, State, Action, Chance = Dealt, View, Refusal);

    const META: Meta = Meta {
        slug: "dash",
        title: "Dash",
        after: "nothing",
        known_as: &[],
        version: 1,
        min_seats: 1,
        max_seats: 4,
        together: false,
        longest: 300,
    };
    const LIVE: Option<LiveRules<Dash>> = Some(LiveRules::of());
    fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        let public = Public {
            alone: options.alone,
            instant: options.instant,
            round: 1,
            rounds: options.rounds,
            starter: options.first.draw(seats, dealer),
            exchanges: 0,
            points: PerSeat::new(seats),
            runs: PerSeat::new(seats),
            times: PerSeat::new(seats),
        };
        State { public, numbers: PerSeat::new(seats) }
    }

    fn seats(state: &State) -> u8 {
        state.public.seats()
    }

    fn turn(state: &State) -> Turn {
        match state.public {
            public if public.over() => Turn::Over(Outcome::by_points(&public.points)),
            _ if state.dealing().is_some() => Turn::Chance,
            public => Turn::Decide(public.deciding()),
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !matches!(Dash::turn(state), Turn::Decide(seats) if seats.has(seat)) {
            return Err(Refusal::NotYourTurn);
        }
        let public = &state.public;
        match (public.runs[seat], action) {
            (Run::Waiting, Action::Go) => Ok(()),
            (Run::Waiting, _) => Err(Refusal::GoFirst),
            (_, Action::Go) => Err(Refusal::UnderWay),
            (_, Action::Exchange) if public.exchanges == EXCHANGES => Err(Refusal::NothingLeft),
            (_, Action::Time(_)) if public.times[seat].is_some() => Err(Refusal::SaidAlready),
            (_, Action::Claim) if public.instant && !state.is_right(seat) => Err(Refusal::Wrong),
            _ => Ok(()),
        }
    }

    /// A time is for the table to say, and not offered.
    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        let all = [Action::Go, Action::Claim, Action::Exchange, Action::Pass];
        all.into_iter().filter(|&action| Dash::check(state, seat, action).is_ok()).try_for_each(visit)
    }

    fn act(state: &mut State, seat: Seat, action: Action) {
        let public = &mut state.public;
        match action {
            Action::Go if public.alone => public.runs[seat] = Run::Running,
            Action::Go => public.runs = PerSeat::from_fn(public.seats(), |_| Run::Running),
            Action::Claim => public.runs[seat] = Run::Claimed,
            Action::Pass => public.runs[seat] = Run::Passed,
            Action::Time(millis) => public.times[seat] = Some(millis),
            Action::Exchange => {
                public.exchanges += 1;
                state.numbers[seat] = None;
            }
        }
        if state.dealing().is_none() {
            state.end_round();
        }
    }

    fn chances(state: &State, visit: &mut impl FnMut(Dealt, u32)) {
        if state.dealing().is_some() {
            (1..=HIGHEST).for_each(|number| visit(Dealt(number), 1));
        }
    }

    fn chance(state: &mut State, Dealt(number): Dealt) {
        if let Some(seat) = state.dealing() {
            state.numbers[seat] = Some(number);
        }
    }

    fn points(state: &State) -> Option<PerSeat<u16>> {
        Some(state.public.points)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view(state, |seat| state.public.sees(viewer, seat))
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        let numbers = PerSeat::from_fn(view.public.seats(), |seat| match view.numbers[seat] {
            Number::None => None,
            Number::Hidden => Some(1 + dice.below(u32::from(HIGHEST)) as u8),
            Number::Seen(number) => Some(number),
        });
        State { public: view.public, numbers }
    }
}

fn view(state: &State, sees: impl Fn(Seat) -> bool) -> View {
    let numbers = PerSeat::from_fn(state.public.seats(), |seat| match state.numbers[seat] {
        None => Number::None,
        Some(number) if sees(seat) => Number::Seen(number),
        Some(_) => Number::Hidden,
    });
    View { public: state.public, numbers }
}

impl irrgarten_players::puzzles::Puzzles for Dash {}

impl Hints for Dash {
    fn promise(state: &State, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Go => 1,
            Action::Claim => {
                if state.is_right(seat) {
                    9
                } else {
                    -9
                }
            }
            Action::Exchange => {
                if state.is_right(seat) {
                    -1
                } else {
                    5
                }
            }
            Action::Pass => 0,
            Action::Time(_) => -99,
        }
    }
}

const BOOK: &str = "# Dash\n\nA race.\n\n- **D-TURN-01** Those who race act at once.\n- **D-GO-01** First go, and once.\n\
                    - **D-RACE-01** Claim, exchange or pass.\n";

impl Presentation for Dash {
    const RULEBOOKS: Rulebooks = Rulebooks([BOOK; 4]);
    const WORDS: WordsFiles = WordsFiles([include_str!("../../words/dash.ftl"); 4]);
    const PASSING: &'static [(&'static str, &'static str)] = &[("clock", "stopwatch")];

    fn lay_open(state: &State) -> View {
        view(state, |_| true)
    }

    fn text_art(view: &View, _: Language) -> String {
        format!("{:?}\n", view.numbers)
    }

    fn svg(_: &View, _: Language) -> String {
        crate::SVG.to_owned()
    }
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Json {
            round: u8,
            numbers: Vec<Option<u8>>,
            points: Vec<u16>,
        }
        let seen = |number: &Number| if let Number::Seen(number) = number { Some(*number) } else { None };
        Json {
            round: self.public.round,
            numbers: self.numbers.iter().map(seen).collect(),
            points: self.public.points.iter().copied().collect(),
        }
        .serialize(serializer)
    }
}
