//! The settings of a table; the defaults are the rulebook's own game.

use irrgarten_game::{Setting, Settings};
use irrgarten_kit::setting_words;

setting_words! {
    /// How the players get their suspects (K-SETUP-01).
    pub enum Casting { Chosen = "chosen", Drawn = "drawn" }
}
setting_words! {
    /// How the exhibits get to their first places (K-SETUP-04).
    pub enum ExhibitLayout { Random = "random", Chosen = "chosen" }
}
setting_words! {
    /// After a suspicion nobody could answer (K-ACCUSE-04).
    pub enum Unrefuted { Direct = "direct", Walk = "walk" }
}
setting_words! {
    /// When one player is left who is not out (K-END-03).
    pub enum LastPlayer { PlaysOn = "plays_on", Wins = "wins" }
}
setting_words! {
    /// The order in which the others answer (K-REFUTE-01).
    pub enum Answers { Same = "same", Reverse = "reverse" }
}
setting_words! {
    /// Does an accusation bring the suspect and the exhibit to the place, as a suspicion does (K-ACCUSE-08)?
    pub enum AccusationMoves { No = "no", Yes = "yes" }
}
setting_words! {
    /// Does entering the centre commit to an accusation (K-ACCUSE-03)?
    pub enum CentreEntry { Free = "free", Commits = "commits" }
}
setting_words! {
    /// How much of the notes sheet is filled in for the players (K-COMP-04).
    pub enum SheetLevel { Clerk = "clerk", Paper = "paper", Logician = "logician", Analyst = "analyst" }
}

/// Settings that matter after the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rulings {
    pub unrefuted: Unrefuted,
    pub last_player: LastPlayer,
    pub answers: Answers,
    pub accusation_moves: AccusationMoves,
    pub entry: CentreEntry,
    pub sheet: SheetLevel,
}

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    pub suspects: Casting,
    pub exhibits: ExhibitLayout,
    pub rulings: Rulings,
}

impl Rulings {
    /// What differs from the default, as it stands in a position.
    pub(crate) fn changed(self) -> Vec<(&'static str, String)> {
        Options { rulings: self, ..Options::default() }.changed()
    }

    /// Sets a word of a position.
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let mut options = Options { rulings: *self, ..Options::default() };
        options.set(key, value)?;
        let foreign = options.suspects != Casting::default() || options.exhibits != ExhibitLayout::default();
        let known = !["suspects", "exhibits"].contains(&key) && !foreign;
        known.then(|| *self = options.rulings)
    }
}

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        Setting::words("suspects", Casting::WORDS),
        Setting::words("exhibits", ExhibitLayout::WORDS),
        Setting::words("accuse_after_unrefuted", Unrefuted::WORDS),
        Setting::words("last_player", LastPlayer::WORDS),
        Setting::words("answer_direction", Answers::WORDS),
        Setting::words("accusation_moves", AccusationMoves::WORDS),
        Setting::words("centre_entry", CentreEntry::WORDS),
        Setting::words("sheet", SheetLevel::WORDS),
    ];

    fn get(&self, key: &str) -> Option<String> {
        let Rulings { unrefuted, last_player, answers, accusation_moves, entry, sheet } = self.rulings;
        let word = match key {
            "suspects" => self.suspects.word(),
            "exhibits" => self.exhibits.word(),
            "accuse_after_unrefuted" => unrefuted.word(),
            "last_player" => last_player.word(),
            "answer_direction" => answers.word(),
            "accusation_moves" => accusation_moves.word(),
            "centre_entry" => entry.word(),
            "sheet" => sheet.word(),
            _ => return None,
        };
        Some(word.to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let rulings = &mut self.rulings;
        match key {
            "suspects" => self.suspects = Casting::from_word(value)?,
            "exhibits" => self.exhibits = ExhibitLayout::from_word(value)?,
            "accuse_after_unrefuted" => rulings.unrefuted = Unrefuted::from_word(value)?,
            "last_player" => rulings.last_player = LastPlayer::from_word(value)?,
            "answer_direction" => rulings.answers = Answers::from_word(value)?,
            "accusation_moves" => rulings.accusation_moves = AccusationMoves::from_word(value)?,
            "centre_entry" => rulings.entry = CentreEntry::from_word(value)?,
            "sheet" => rulings.sheet = SheetLevel::from_word(value)?,
            _ => return None,
        }
        Some(())
    }
}
