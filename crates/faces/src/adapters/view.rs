//! What a viewer sees of one game.

use irrgarten_game::Seat;

use super::{MindOf, Playable};
use crate::{AnyView, Json, Mind};

pub(super) struct ViewOf<G: Playable>(pub(super) G::View);

impl<G: Playable> AnyView for ViewOf<G> {
    fn text(&self) -> String {
        G::view_text(&self.0)
    }

    fn json(&self) -> Json {
        Json::of(&self.0)
    }

    fn write_json(&self, buffer: &mut Vec<u8>) {
        Json::write(&self.0, buffer);
    }

    fn art(&self) -> String {
        G::text_art(&self.0)
    }

    fn svg(&self) -> String {
        G::svg(&self.0)
    }

    fn mind(&self, seat: Seat) -> Box<dyn Mind> {
        Box::new(MindOf::<G> { view: self.0.clone(), seat, past: Vec::new() })
    }
}
