//! What a viewer sees of one game.

use irrgarten_changes::Tape;
use irrgarten_game::{Language, SearchRng, Seat};

use super::{MindOf, Playable};
use crate::json::WRITABLE;
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

    fn tape(&self, about: usize) -> Tape {
        Tape::of(&self.0, about).expect(WRITABLE)
    }

    fn art(&self, language: Language) -> String {
        G::text_art(&self.0, language)
    }

    fn svg(&self, language: Language) -> String {
        G::svg(&self.0, language)
    }

    fn guess(&self, dice: &mut SearchRng) -> String {
        G::position(&G::determinize(&self.0, dice), &G::Order::default())
    }

    fn mind(&self, seat: Seat) -> Box<dyn Mind> {
        Box::new(MindOf::<G> { view: self.0.clone(), seat, past: Vec::new() })
    }
}
