//! The settings of a table (C-MODE-01); the defaults are the rulebook's own game.

use std::fmt::Display;

use irrgarten_game::{BadText, MAX_SEATS, Setting, Settings, Values};
use irrgarten_kit::FirstSeat;

use crate::components::DeckName;

/// May a gate meet a wall (C-PLACE-04)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edges {
    /// Yes, one connection is enough.
    #[default]
    Free,
    /// Never.
    Strict,
}

/// Who chooses what is taken (C-TAKE-06, C-TAKE-07)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Take {
    /// The seat, any subset that leaves the labyrinth whole.
    #[default]
    Choose,
    /// Always as many cards as possible; the seat chooses among the largest sets.
    AutoMax,
}

/// The settings that matter after the deal. They are part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rulings {
    pub edges: Edges,
    /// Take as many cards out of the pile, unseen, as it needs for equal numbers of turns.
    pub equal_turns: bool,
    pub take: Take,
    pub deck: DeckName,
}

impl Rulings {
    /// How many cards lie aside unseen: 46 turns are not always a multiple of the seats.
    pub fn cards_aside(self, seats: u8) -> usize {
        if self.equal_turns { crate::rules::TURNS % usize::from(seats) } else { 0 }
    }
}

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    pub rulings: Rulings,
    /// C-SETUP-06.
    pub first: FirstSeat,
}

const EDGES: &[&str] = &["free", "strict"];
const TAKE: &[&str] = &["choose", "auto_max"];
const FIRST: &[&str] = &["random", "youngest"];
const NO_YES: &[&str] = &["false", "true"];

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        Setting { key: "edges", values: Values::Words(EDGES) },
        Setting { key: "equal_turns", values: Values::Words(NO_YES) },
        Setting { key: "first", values: Values::WordsOrNumber(FIRST, 1, MAX_SEATS as u16) },
        Setting { key: "take", values: Values::Words(TAKE) },
        Setting { key: "deck", values: Values::Words(DeckName::WORDS) },
    ];

    fn get(&self, key: &str) -> Option<String> {
        let rulings = &self.rulings;
        let value: &dyn Display = match key {
            "edges" => &EDGES[rulings.edges as usize],
            "equal_turns" => &rulings.equal_turns,
            "first" => &self.first,
            "take" => &TAKE[rulings.take as usize],
            "deck" => &rulings.deck,
            _ => return None,
        };
        Some(value.to_string())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let rulings = &mut self.rulings;
        match (key, value) {
            ("edges", "free") => rulings.edges = Edges::Free,
            ("edges", "strict") => rulings.edges = Edges::Strict,
            ("equal_turns", "false") => rulings.equal_turns = false,
            ("equal_turns", "true") => rulings.equal_turns = true,
            ("first", value) => self.first = FirstSeat::read(value, FIRST, MAX_SEATS as u8)?,
            ("take", "choose") => rulings.take = Take::Choose,
            ("take", "auto_max") => rulings.take = Take::AutoMax,
            ("deck", name) => rulings.deck = name.parse().ok()?,
            _ => return None,
        }
        Some(())
    }

    fn suits(&self, seats: u8) -> Result<(), BadText> {
        self.first.suits(seats)
    }
}
