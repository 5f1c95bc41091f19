//! Players simple enough to live here: they know the view of their seat and nothing else.

use std::ops::ControlFlow;

use irrgarten_game::{BadText, Dice, Game, SearchRng, Seat, Viewer};

/// How well a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any action, all equally likely.
    Random,
    /// What looks best at first sight.
    Greedy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The name in commands and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }
}

impl std::str::FromStr for Level {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Level, BadText> {
        let named = Level::ALL.into_iter().find(|level| level.name() == text);
        named.ok_or_else(|| BadText::new(text, 0, "a level: random or greedy"))
    }
}

/// Takes the real state only to look at it through the seat's eyes: what is chosen from is imagined from the view.
pub(crate) fn suggest<G: Game>(
    state: &G::State,
    seat: Seat,
    level: Level,
    dice: &mut SearchRng,
) -> Option<G::Action> {
    let view = G::view(state, Viewer::Seat(seat));
    let imagined = G::determinize(&view, dice);
    let mut best = Vec::new();
    let mut highest = i32::MIN;
    let _ = G::actions(&imagined, seat, &mut |action| {
        let promise = match level {
            Level::Random => highest,
            Level::Greedy => G::promise(&imagined, seat, action),
        };
        if promise > highest {
            highest = promise;
            best.clear();
        }
        if promise == highest {
            best.push(action);
        }
        ControlFlow::Continue(())
    });
    (!best.is_empty()).then(|| best[dice.below(best.len() as u32) as usize])
}
