//! A view as an object-safe trait.

use irrgarten_changes::Tape;
use irrgarten_game::{Language, SearchRng, Seat};

use crate::{Json, Mind};

/// The view of one viewer. All pictures are made from it, so none can show a secret.
pub trait AnyView: Send + Sync {
    /// In one line of notation, `?` for what is hidden.
    fn text(&self) -> String;

    /// As a JSON object.
    fn json(&self) -> Json;

    /// The same, appended to a buffer.
    fn write_json(&self, buffer: &mut Vec<u8>);

    /// The same on a tape of about this many bytes, to be compared with another one.
    fn tape(&self, about: usize) -> Tape;

    /// As text for a terminal, many lines, with its words in this language.
    fn art(&self, language: Language) -> String;

    /// As an SVG document, described in this language for people who do not see it.
    fn svg(&self, language: Language) -> String;

    /// A complete position that could lie behind it, in one line: whoever has this view would have it there, too.
    fn guess(&self, dice: &mut SearchRng) -> String;

    /// A bot on this seat that knows what this view shows.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;
}
