//! A player with what its seat sees, behind its face.

use irrgarten_game::{Paced, SearchRng, Seat};
use irrgarten_players::{Level, choose};

use crate::{Mind, Playable};

pub(crate) struct Thinking<G: Playable> {
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
}

impl<G: Playable> Mind for Thinking<G> {
    fn choose(&self, level: Level, dice: &mut SearchRng) -> Option<Paced<String>> {
        let Paced { action, after } = choose::<G>(&self.view, self.seat, level, dice)?;
        Some(Paced { action: action.to_string(), after })
    }
}
