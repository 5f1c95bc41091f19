//! A position of any game behind its face.

use irrgarten_game::record::{Record, Score};
use irrgarten_game::{PerSeat, SearchRng, Seat, Seed, Turn, Viewer};
use irrgarten_players::Level;

use crate::{AnyView, CheckedAction, GameError, Happening, Json, Mind, RefusedAction, Timed};

/// A position one can look at and play on. It remembers what has happened since it was dealt or read.
pub trait Position: Timed + Send {
    /// How many seats play.
    fn seats(&self) -> u8;

    /// All of it in one line, secrets and the order of piles included.
    fn text(&self) -> String;

    /// Who acts.
    fn turn(&self) -> Turn;

    /// Points as the rulebook counts them, if it does.
    fn points(&self) -> Option<PerSeat<u16>>;

    /// How it ended, if it did.
    fn score(&self) -> Option<Score>;

    /// Everything this seat may do now.
    fn actions(&self, seat: Seat) -> Vec<String>;

    /// The same as a list of texts in JSON, added to what is on a page already.
    fn write_actions(&self, seat: Seat, page: &mut Vec<u8>);

    /// Reads an action of a seat and judges it.
    fn check_action(&self, seat: Seat, text: &str) -> Result<CheckedAction, RefusedAction>;

    /// What a board needs to show it, if the game has something to say ([`Presentation::motion`]).
    ///
    /// [`Presentation::motion`]: irrgarten_game::Presentation::motion
    fn motion(&self, action: &CheckedAction) -> Option<Json>;

    /// Does what was checked in this position.
    fn act(&mut self, action: CheckedAction) -> Result<Happening, GameError>;

    /// Reads an action, judges it and does it; a refused action leaves everything as it was.
    fn act_in_text(&mut self, seat: Seat, text: &str) -> Result<Happening, GameError> {
        let checked = self.check_action(seat, text)?;
        self.act(checked)
    }

    /// Everything the dealer can draw now, with its weight.
    fn chances(&self) -> Vec<(String, u32)>;

    /// What the order of the piles makes the dealer draw now, if the position's text tells it.
    fn foretold(&self) -> Option<String>;

    /// The dealer draws this; a draw that cannot be leaves everything as it was.
    fn draw(&mut self, drawn: &str) -> Result<Happening, GameError>;

    /// The dealer draws what the seed decides for the draw with this number, counted from 0 over the whole game.
    fn draw_by_seed(&mut self, seed: &Seed, number: u32) -> Result<Happening, GameError> {
        let drawn = self.foresee(seed, number)?;
        self.draw(&drawn)
    }

    /// What the seed decides for the draw with this number, without drawing it.
    fn foresee(&self, seed: &Seed, number: u32) -> Result<String, GameError>;

    /// Plays a word as records write it: an action, chance events, or an action with chance events behind it.
    /// Without a seat it is the one on turn that acts. What stands before a fault has been played.
    fn word(&mut self, seat: Option<Seat>, word: &str) -> Result<Vec<Happening>, GameError>;

    /// The words that a word of a record stands for here, such as all that is done by a shorthand.
    fn unfolded(&self, seat: Seat, word: &str) -> Vec<String>;

    /// As this viewer sees it.
    fn seen_by(&self, who: Viewer) -> Box<dyn AnyView>;

    /// As someone sees it who may see everything.
    fn laid_open(&self) -> Box<dyn AnyView>;

    /// How many ways there are to go on for so many events.
    fn perft(&self, depth: u32) -> u64;

    /// What this seat knows, for a player to think about somewhere else.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;

    /// What a player of this level would do, who knows what this seat knows and no more.
    fn suggest(&self, seat: Seat, level: Level, dice: &mut SearchRng) -> Option<String> {
        self.mind(seat).choose(level, &|| false, dice).map(|thought| thought.action)
    }

    /// The game since it was dealt or read, complete but for names and seed.
    fn record(&self) -> Record;
}
