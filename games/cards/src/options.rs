//! The settings of a table (C-MODE-01); the defaults are the rulebook's own game.

use std::fmt::Display;

use irrgarten_game::{BadText, MAX_SEATS, Setting, Settings};
use irrgarten_kit::{FirstSeat, setting_words};

use crate::components::DeckName;

setting_words! {
    /// May a gate meet a wall (C-PLACE-04)?
    pub enum Edges {
        /// Yes, one connection is enough.
        Free = "free",
        /// Never.
        Strict = "strict",
    }
}

setting_words! {
    /// Who chooses what is taken (C-TAKE-06, C-TAKE-07)?
    pub enum Take {
        /// The seat, any subset that leaves the labyrinth whole.
        Choose = "choose",
        /// Always as many cards as possible; the seat chooses among the largest sets.
        AutoMax = "auto_max",
    }
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

const FIRST: &[&str] = &["random", "youngest"];
const NO_YES: &[&str] = &["false", "true"];

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        Setting::words("edges", Edges::WORDS),
        Setting::words("equal_turns", NO_YES),
        Setting::number("first", FIRST, 1, MAX_SEATS as u16),
        Setting::words("take", Take::WORDS),
        Setting::words("deck", DeckName::WORDS),
    ];

    fn get(&self, key: &str) -> Option<String> {
        let rulings = &self.rulings;
        let value: &dyn Display = match key {
            "edges" => &rulings.edges.word(),
            "equal_turns" => &rulings.equal_turns,
            "first" => &self.first,
            "take" => &rulings.take.word(),
            "deck" => &rulings.deck,
            _ => return None,
        };
        Some(value.to_string())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let rulings = &mut self.rulings;
        match key {
            "edges" => rulings.edges = Edges::from_word(value)?,
            "equal_turns" => rulings.equal_turns = value.parse().ok()?,
            "first" => self.first = FirstSeat::read(value, FIRST, MAX_SEATS as u8)?,
            "take" => rulings.take = Take::from_word(value)?,
            "deck" => rulings.deck = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }

    fn suits(&self, seats: u8) -> Result<(), BadText> {
        self.first.suits(seats)
    }
}
