//! What a viewer sees, behind its face.

use irrgarten_game::Seat;

use crate::{Json, Mind};

/// What a viewer sees. All pictures are made from this, so that none can show a secret.
pub trait AnyView: Send + Sync {
    /// In one line, `?` for what is hidden.
    fn text(&self) -> String;

    /// As a JSON object.
    fn json(&self) -> Json;

    /// The same, added to what is on a page already.
    fn write_json(&self, page: &mut Vec<u8>);

    /// For a terminal, many lines.
    fn art(&self) -> String;

    /// As an SVG document.
    fn svg(&self) -> String;

    /// A player on this seat who knows what is seen here.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;
}
