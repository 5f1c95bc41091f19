//! Cards, actions, draws, settings and refusals of Nine Cards.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::{BadText, Setting, Settings};
use irrgarten_kit::{Indexed, Set};

/// A card, worth its number from 1 to 9. There is one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Card(u8);

pub(crate) type Cards = Set<Card>;

impl Card {
    pub(crate) fn number(self) -> u8 {
        self.0
    }
}

impl Indexed for Card {
    const COUNT: usize = 9;

    fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    fn at(index: usize) -> Card {
        Card(index as u8 + 1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Card, BadText> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Card(digit - b'0')),
            _ => Err(BadText::new(text, 0, "a card from 1 to 9")),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    /// Face up on the own heap.
    Play(Card),
    /// Face down.
    Bury(Card),
}

impl Action {
    pub(crate) fn card(self) -> Card {
        let (Action::Play(card) | Action::Bury(card)) = self;
        card
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play{card}"),
            Action::Bury(card) => write!(f, "bury{card}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        let read = |prefix: &str| text.strip_prefix(prefix).and_then(|card| card.parse().ok());
        let action = read("play").map(Action::Play).or_else(|| read("bury").map(Action::Bury));
        action.ok_or_else(|| BadText::new(text, 0, "play or bury with a card, such as play3"))
    }
}

/// The card that the seat on turn draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Drawn(pub(crate) Card);

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

impl FromStr for Drawn {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Drawn, BadText> {
        let card = text.strip_prefix('+').and_then(|card| card.parse().ok());
        card.map(Drawn).ok_or_else(|| BadText::new(text, 0, "a drawn card, such as +3"))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Options {
    /// Must a played card be higher than the one played before it?
    pub(crate) strict: bool,
}

impl Settings for Options {
    const LIST: &'static [Setting] = &[Setting::words("rise", &["free", "strict"])];

    fn get(&self, key: &str) -> Option<String> {
        (key == "rise").then(|| if self.strict { "strict" } else { "free" }.to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        self.strict = match (key, value) {
            ("rise", "strict") => true,
            ("rise", "free") => false,
            _ => return None,
        };
        Some(())
    }
}

irrgarten_game::refusals! {
    NotYourTurn: "T-TURN-01",
    NotInHand: "T-PLAY-01",
    TooLow: "T-RISE-01",
    Whim: "T-WHIM-01",
}
