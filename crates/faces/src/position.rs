//! A game in progress as an object-safe trait.

use std::ops::ControlFlow;

use irrgarten_game::record::{Record, Score};
use irrgarten_game::{Ending, PerSeat, Ply, SearchRng, Seat, Seed, Turn, Viewer};
use irrgarten_players::Level;

use crate::{AnyView, CheckedAction, GameError, Happening, Json, Mind, RefusedAction, TextPly, Timed};

/// A game in progress. It remembers what has happened since it was dealt or read.
pub trait Position: Timed + Send {
    /// How many seats play.
    fn seats(&self) -> u8;

    /// The complete position in one line, secrets and the order of piles included.
    fn text(&self) -> String;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// Points as the rulebook counts them, if it does.
    fn points(&self) -> Option<PerSeat<u16>>;

    /// What a rematch may keep of it: the value of the setting [`Entry::keeps`](crate::Entry::keeps).
    fn kept(&self) -> Option<String>;

    /// The result, if it is over.
    fn score(&self) -> Option<Score>;

    /// What is said about the end, if the game is over and has something to say ([`Presentation::ending`]).
    ///
    /// [`Presentation::ending`]: irrgarten_game::Presentation::ending
    fn ending(&self) -> Option<Ending>;

    /// Everything this seat may do now.
    fn actions(&self, seat: Seat) -> Vec<String>;

    /// The same as a list of strings in JSON, appended to a buffer.
    fn write_actions(&self, seat: Seat, buffer: &mut Vec<u8>);

    /// The same, each action without the letters that it shares with the one before: how many they are is its first
    /// letter, a digit in base 36.
    fn write_folded_actions(&self, seat: Seat, buffer: &mut Vec<u8>);

    /// Reads an action of a seat and checks it.
    fn check_action(&self, seat: Seat, text: &str) -> Result<CheckedAction, RefusedAction>;

    /// What a board needs to show it, if the game has something to say ([`Presentation::motion`]).
    ///
    /// [`Presentation::motion`]: irrgarten_game::Presentation::motion
    fn motion(&self, action: &CheckedAction) -> Option<Json>;

    /// Applies an action that was checked in this position.
    fn act(&mut self, action: CheckedAction) -> Result<Happening, GameError>;

    /// Reads, checks and applies an action; a refused action changes nothing.
    fn act_in_text(&mut self, seat: Seat, text: &str) -> Result<Happening, GameError> {
        let checked = self.check_action(seat, text)?;
        self.act(checked)
    }

    /// Every possible draw, with its weight.
    fn chances(&self) -> Vec<(String, u32)>;

    /// The next draw, if the position's text gives the order of the piles.
    fn foretold(&self) -> Option<String>;

    /// Applies a draw; an impossible one changes nothing.
    fn draw(&mut self, drawn: &str) -> Result<Happening, GameError>;

    /// Plays an action or a draw of a record.
    fn play(&mut self, ply: &TextPly) -> Result<Happening, GameError> {
        match ply {
            Ply::Act(seat, action) => self.act_in_text(*seat, action),
            Ply::Chance(drawn) => self.draw(drawn),
        }
    }

    /// Makes the draw that the seed decides for this number, counted from 0 over the whole game.
    fn draw_by_seed(&mut self, seed: &Seed, number: u32) -> Result<Happening, GameError> {
        let drawn = self.foresee(seed, number)?;
        self.draw(&drawn)
    }

    /// The draw that the seed decides for this number, without making it.
    fn foresee(&self, seed: &Seed, number: u32) -> Result<String, GameError>;

    /// Plays a word as records write it: an action, draws, or an action with draws behind it. Without a seat it is an
    /// action of the seat whose turn it is. What stands before an error has been played.
    fn word(&mut self, seat: Option<Seat>, word: &str) -> Result<Vec<Happening>, GameError>;

    /// The actions that a word stands for, such as those of a shorthand, if this seat may take all of them here, one
    /// right after the other.
    fn unfolded(&self, seat: Seat, word: &str) -> Result<Vec<String>, RefusedAction>;

    /// The view of this viewer.
    fn seen_by(&self, who: Viewer) -> Box<dyn AnyView>;

    /// The view with all secrets.
    fn laid_open(&self) -> Box<dyn AnyView>;

    /// The number of nodes at a depth. `watch` is told how many more nodes were looked at, again and again, and may end it.
    fn perft_watched(&self, depth: u32, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Option<u64>;

    /// The number of nodes at a depth.
    fn perft(&self, depth: u32) -> u64 {
        self.perft_watched(depth, &mut |_| ControlFlow::Continue(())).unwrap_or_default()
    }

    /// A bot with what this seat knows, to think elsewhere.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;

    /// What a bot of this level would do, knowing what this seat knows and no more.
    fn suggest(&self, seat: Seat, level: Level, dice: &mut SearchRng) -> Option<String> {
        self.mind(seat).choose(level, &|| false, dice).map(|thought| thought.action)
    }

    /// The record since it was dealt or read, complete except for names and seed.
    fn record(&self) -> Record;
}
