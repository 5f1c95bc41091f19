//! A thinking bot as an object-safe trait.

use irrgarten_game::{Paced, SearchRng};
use irrgarten_players::{Character, Grade, Hint, Level, Valued};

/// A bot that is thinking. It is made from the view of its seat alone, so it knows nothing that the seat does not
/// know, and it can think while the table goes on.
pub trait Mind: Send {
    /// What a bot of this level does, and after how long; `None` if the seat cannot act. If the caller stops it, it
    /// answers with the best it has.
    fn choose(&self, level: Level, stop: &dyn Fn() -> bool, dice: &mut SearchRng) -> Option<Paced<String>>;

    /// What one of the five characters does, and the share of the victory it expects; `None` if the seat cannot act.
    fn think(&self, who: Character, stop: &dyn Fn() -> bool, dice: &mut SearchRng) -> Option<(String, f32)>;

    /// What one of the five characters would advise a person, with its reasons; `None` if the seat cannot act.
    fn advise(&self, who: Character, stop: &dyn Fn() -> bool, dice: &mut SearchRng) -> Option<Advice>;

    /// How good an action of the seat is, on what the seat knows; `None` if it cannot be compared.
    fn grade(&self, played: &str, dice: &mut SearchRng) -> Option<Grade<String>>;
}

/// Advice from what a seat is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The action.
    pub action: String,
    /// The actions after it, within the same turn.
    pub then: Vec<String>,
    /// The share of the victory to expect, from 0 to 1.
    pub value: f32,
    /// The actions that were compared, the best first.
    pub compared: Vec<Valued<String>>,
    /// What to look for, where, and what exactly.
    pub hints: [Hint; 3],
}
