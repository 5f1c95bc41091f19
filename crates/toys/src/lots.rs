//! Lots: all seats decide at once, weights differ, two chance events follow one action, the settings change nothing
//! else, and all win or lose together.
//!
//! Everybody holds a secret lot from 1 to 3 and calls a number, in any order. A call draws two letters.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use irrgarten_game::{
    BadText, ChanceRng, Dice, Game, Language, Meta, Notation, Outcome, PerSeat, Ply, Presentation, Rulebooks,
    SearchRng, Seat, SeatSet, Setting, Settings, Turn, Viewer, Visit, WordsFiles,
};
use irrgarten_kit::Cursor;
use serde::Serialize;

/// The game.
pub struct Lots;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    lots: PerSeat<u8>,
    called: PerSeat<u8>,
    draws_due: u8,
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    lots: Vec<Option<u8>>,
    called: Vec<u8>,
    draws_due: u8,
}

/// What a seat calls: `call3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action(u8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "call{}", self.0)
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        let mut cursor = Cursor::new(text);
        cursor.expect("call")?;
        let number = cursor.number("a number to call")?;
        cursor.end()?;
        Ok(Action(number.clamp(0, 9) as u8))
    }
}

/// What is drawn: `+a`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Letter(char);

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

impl FromStr for Letter {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Letter, BadText> {
        match text.as_bytes() {
            [b'+', letter @ b'a'..=b'z'] => Ok(Letter(char::from(*letter))),
            _ => Err(BadText::new(text, 0, "a letter such as +a")),
        }
    }
}

irrgarten_game::refusals! {
    Twice: "L-CALL-01",
    TooHigh: "L-CALL-02",
}

/// How it feels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mood {
    wild: bool,
}

impl Settings for Mood {
    const LIST: &'static [Setting] = &[Setting::words("mood", &["calm", "wild"])];

    fn get(&self, key: &str) -> Option<String> {
        (key == "mood").then(|| if self.wild { "wild" } else { "calm" }.to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        self.wild = match (key, value) {
            ("mood", "calm") => false,
            ("mood", "wild") => true,
            _ => return None,
        };
        Some(())
    }
}

impl Game for Lots {
    const META: Meta = Meta {
        slug: "lots",
        title: "Lots",
        after: "nothing",
        known_as: &[],
        version: 1,
        min_seats: 2,
        max_seats: 3,
        together: true,
        longest: 9,
    };
    type Options = Mood;
    type State = State;
    type Action = Action;
    type Chance = Letter;
    type View = View;
    type Refusal = Refusal;

    fn deal(seats: u8, _: Mood, dealer: &mut ChanceRng) -> State {
        let lots = PerSeat::from_fn(seats, |_| 1 + dealer.below(3) as u8);
        State { lots, called: PerSeat::new(seats), draws_due: 0 }
    }

    fn seats(state: &State) -> u8 {
        state.lots.seats()
    }

    fn turn(state: &State) -> Turn {
        let silent: SeatSet =
            state.called.each().filter(|(_, call)| **call == 0).map(|(seat, _)| seat).collect();
        match (state.draws_due, silent.is_empty()) {
            (0, false) => Turn::Decide(silent),
            (0, true) => Turn::Over(Outcome::Team {
                won: state.lots.iter().zip(state.called.iter()).all(|(a, b)| a == b),
            }),
            _ => Turn::Chance,
        }
    }

    fn check(state: &State, seat: Seat, Action(number): Action) -> Result<(), Refusal> {
        match number {
            _ if state.called[seat] != 0 => Err(Refusal::Twice),
            1..=3 => Ok(()),
            _ => Err(Refusal::TooHigh),
        }
    }

    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        (1..=3).map(Action).filter(|&call| Lots::check(state, seat, call).is_ok()).try_for_each(visit)
    }

    fn act(state: &mut State, seat: Seat, Action(number): Action) {
        state.called[seat] = number;
        state.draws_due = 2;
    }

    fn chances(state: &State, visit: &mut impl FnMut(Letter, u32)) {
        if state.draws_due > 0 {
            visit(Letter('a'), 1);
            visit(Letter('b'), 3);
        }
    }

    fn chance(state: &mut State, _: Letter) {
        state.draws_due -= 1;
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let lots = state.lots.each().map(|(seat, lot)| viewer.is(seat).then_some(*lot));
        View { lots: lots.collect(), ..Lots::lay_open(state) }
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        let seats = view.lots.len() as u8;
        State {
            lots: PerSeat::from_fn(seats, |seat| view.lots[seat.index()].unwrap_or(1 + dice.below(3) as u8)),
            called: PerSeat::from_fn(seats, |seat| view.called[seat.index()]),
            draws_due: view.draws_due,
        }
    }
}

impl Notation for Lots {
    /// The letters to be drawn, the next first.
    type Order = String;

    fn position(state: &State, order: &String) -> String {
        let text = Lots::view_text(&Lots::lay_open(state));
        if order.is_empty() { text } else { format!("{text} p={order}") }
    }

    fn read_position(text: &str) -> Result<(State, String), BadText> {
        let (front, order) = text.split_once(" p=").unwrap_or((text, ""));
        let view = Lots::read_view(front)?;
        let hidden = view.lots.iter().position(Option::is_none);
        if let Some(nth) = hidden {
            return Err(BadText::new("?", "lots/1 h=".len() + nth, "a lot from 1 to 3"));
        }
        Ok((Lots::determinize(&view, &mut SearchRng::new(0)), order.to_owned()))
    }

    fn foretold(state: &State, order: &String) -> Option<Letter> {
        order.chars().next().filter(|_| state.draws_due > 0).map(Letter)
    }

    fn drawn(order: &mut String, _: Letter) {
        order.drain(..order.len().min(1));
    }

    fn view_text(view: &View) -> String {
        let lots: String =
            view.lots.iter().map(|lot| lot.map_or('?', |lot| char::from(b'0' + lot))).collect();
        let called: String = view.called.iter().map(|call| char::from(b'0' + call)).collect();
        format!("lots/1 h={lots} c={called} d={}", view.draws_due)
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let mut cursor = Cursor::new(text);
        cursor.expect("lots/1 h=")?;
        let lots = cursor.while_char(|letter| "123?".contains(letter));
        cursor.expect(" c=")?;
        let called = cursor.while_char(|letter| "0123".contains(letter));
        cursor.expect(" d=")?;
        let draws_due = cursor.number("draws due")?.clamp(0, 2) as u8;
        cursor.end()?;
        if lots.len() != called.len() || !(2..=3).contains(&lots.len()) {
            return Err(BadText::new(called, 0, "a call for each lot"));
        }
        let digit = |letter: char| letter.to_digit(10).map(|digit| digit as u8);
        let called = called.chars().filter_map(digit).collect();
        Ok(View { lots: lots.chars().map(digit).collect(), called, draws_due })
    }

    fn redacted_for(_: &State, ply: &Ply<Action, Letter>, viewer: Viewer) -> String {
        match ply {
            // Only the first seat hears the letters.
            Ply::Chance(_) if !viewer.is(Seat::at(0)) => "+?".to_owned(),
            Ply::Chance(letter) => letter.to_string(),
            Ply::Act(_, call) => call.to_string(),
        }
    }
}

impl irrgarten_players::puzzles::Puzzles for Lots {}

impl irrgarten_players::Hints for Lots {
    fn promise(state: &State, seat: Seat, Action(number): Action) -> i32 {
        i32::from(state.lots[seat] == number)
    }
}

impl Presentation for Lots {
    const RULEBOOKS: Rulebooks = Rulebooks(["Action.", "Rufe.", "Appelle.", "Roep."]);
    const WORDS: WordsFiles = WordsFiles([include_str!("../words/lots.ftl"); 4]);

    fn lay_open(state: &State) -> View {
        View {
            lots: state.lots.iter().map(|lot| Some(*lot)).collect(),
            called: state.called.iter().copied().collect(),
            draws_due: state.draws_due,
        }
    }

    fn text_art(view: &View, _: Language) -> String {
        format!("{:?}\n", view.lots)
    }

    fn svg(_: &View, _: Language) -> String {
        crate::SVG.to_owned()
    }
}
