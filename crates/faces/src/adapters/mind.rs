//! A bot for one game, with what its seat knows.

use irrgarten_game::{Paced, SearchRng, Seat};
use irrgarten_players::{
    Budget, Character, Grade, Knowledge, Level, Past, Valued, choose, grade, nodes, think,
};

use super::Playable;
use crate::{Advice, Mind};

pub(super) struct MindOf<G: Playable> {
    pub(super) view: G::View,
    pub(super) seat: Seat,
    pub(super) past: Vec<Past<G>>,
}

impl<G: Playable> Mind for MindOf<G> {
    fn choose(&self, level: Level, stop: &dyn Fn() -> bool, dice: &mut SearchRng) -> Option<Paced<String>> {
        let known = Knowledge { view: &self.view, seat: self.seat, past: &self.past };
        let mut budget = Budget::or_until(nodes::<G>(level), stop);
        let Paced { action, after } = choose::<G>(&known, level, &mut budget, dice)?;
        Some(Paced { action: action.to_string(), after })
    }

    fn think(&self, who: Character, stop: &dyn Fn() -> bool, dice: &mut SearchRng) -> Option<(String, f32)> {
        let known = Knowledge { view: &self.view, seat: self.seat, past: &self.past };
        let mut budget = Budget::or_until(nodes::<G>(Level::Character(who)), stop);
        let thought = think::<G>(&known, who, &mut budget, dice)?;
        Some((thought.action.to_string(), thought.value))
    }

    fn advise(&self, who: Character, stop: &dyn Fn() -> bool, dice: &mut SearchRng) -> Option<Advice> {
        let known = Knowledge { view: &G::shown(&self.view), seat: self.seat, past: &self.past };
        let mut budget = Budget::or_until(nodes::<G>(Level::Character(who)), stop);
        let thought = think::<G>(&known, who, &mut budget, dice)?;
        let compared = thought.compared.iter().map(|valued| Valued {
            action: valued.action.to_string(),
            value: valued.value,
            error: valued.error,
        });
        Some(Advice {
            action: thought.action.to_string(),
            then: thought.then.iter().map(ToString::to_string).collect(),
            value: thought.value,
            compared: compared.collect(),
            hints: G::hint(&known, &thought),
        })
    }

    fn grade(&self, played: &str, dice: &mut SearchRng) -> Option<Grade<String>> {
        let known = Knowledge { view: &self.view, seat: self.seat, past: &self.past };
        Some(grade::<G>(&known, played.parse().ok()?, dice)?.map(|action| action.to_string()))
    }
}
