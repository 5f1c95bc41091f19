use irrgarten_game::Seat;

use crate::mind::Thinking;
use crate::{AnyView, Json, Mind, Playable};

/// What a viewer sees, behind its face.
pub(crate) struct Seen<G: Playable>(pub(crate) G::View);

impl<G: Playable> AnyView for Seen<G> {
    fn text(&self) -> String {
        G::view_text(&self.0)
    }

    fn json(&self) -> Json {
        Json::of(&self.0)
    }

    fn write_json(&self, page: &mut Vec<u8>) {
        Json::write(&self.0, page);
    }

    fn art(&self) -> String {
        G::text_art(&self.0)
    }

    fn svg(&self) -> String {
        G::svg(&self.0)
    }

    fn mind(&self, seat: Seat) -> Box<dyn Mind> {
        Box::new(Thinking::<G> { view: self.0.clone(), seat, past: Vec::new() })
    }
}
