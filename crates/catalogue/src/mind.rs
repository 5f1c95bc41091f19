//! A player with what its seat knows, behind its face.

use irrgarten_game::{Paced, SearchRng, Seat};
use irrgarten_players::{Budget, Level, Past, Sight, choose, nodes};

use crate::{Mind, Playable};

pub(crate) struct Thinking<G: Playable> {
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
    pub(crate) past: Vec<Past<G>>,
}

impl<G: Playable> Mind for Thinking<G> {
    fn choose(&self, level: Level, stop: &dyn Fn() -> bool, dice: &mut SearchRng) -> Option<Paced<String>> {
        let sight = Sight { view: &self.view, seat: self.seat, past: &self.past };
        let mut budget = Budget::or_until(nodes::<G>(level), stop);
        let Paced { action, after } = choose::<G>(&sight, level, &mut budget, dice)?;
        Some(Paced { action: action.to_string(), after })
    }
}
