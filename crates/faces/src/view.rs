//! A view as an object-safe trait.

use irrgarten_game::Seat;

use crate::{Json, Mind};

/// The view of one viewer. All pictures are made from it, so none can show a secret.
pub trait AnyView: Send + Sync {
    /// In one line of notation, `?` for what is hidden.
    fn text(&self) -> String;

    /// As a JSON object.
    fn json(&self) -> Json;

    /// The same, appended to a buffer.
    fn write_json(&self, buffer: &mut Vec<u8>);

    /// As text for a terminal, many lines.
    fn art(&self) -> String;

    /// As an SVG document.
    fn svg(&self) -> String;

    /// A bot on this seat that knows what this view shows.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;
}
