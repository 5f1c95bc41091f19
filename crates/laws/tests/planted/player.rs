//! A bot for Nine Cards: an honest one, and one that cheats.

use std::cell::Cell;

use irrgarten_game::{Game as _, Message, SearchRng, Seat, Viewer};
use irrgarten_players::{Budget, Character, Hint, Hints, Knowledge, Thought, actions, at_first_sight};

use crate::bug::Bug;
use crate::game::{NineCards, State};
use crate::parts::Action;

thread_local! {
    /// What a cheater remembers of the last state of which a view was made.
    static OVERHEARD: Cell<usize> = const { Cell::new(0) };
}

/// A view is made of this state: a cheater listens.
pub(crate) fn overhear<const BUG: u8>(state: &State, viewer: Viewer) {
    if NineCards::<BUG>::has(Bug::PeekingPlayer) {
        let others = Seat::all(state.hands.seats()).filter(|seat| !viewer.is(*seat));
        let heard =
            others.flat_map(|seat| state.hands[seat].iter()).map(|card| usize::from(card.number())).sum();
        OVERHEARD.set(heard);
    }
}

impl<const BUG: u8> Hints for NineCards<BUG> {
    fn promise(_: &State, _: Seat, action: Action) -> i32 {
        match action {
            Action::Play(card) => i32::from(card.number()),
            Action::Bury(_) => 0,
        }
    }

    fn think(
        known: &Knowledge<'_, Self>,
        _: Character,
        budget: &mut Budget<'_>,
        dice: &mut SearchRng,
    ) -> Option<Thought<Action>> {
        if Self::has(Bug::PonderingPlayer) && !budget.spend(1) {
            return None;
        }
        let heard = OVERHEARD.get();
        let imagined = Self::determinize(known.view, dice);
        let all = actions::<Self>(&imagined, known.seat);
        let mut thought = at_first_sight::<Self>(&imagined, known.seat)?;
        if Self::has(Bug::PeekingPlayer) {
            thought.action = *all.get(heard % all.len())?;
        }
        if Self::has(Bug::StrayingPlayer) {
            let lost = imagined.hands[known.seat.left(imagined.hands.seats())].iter().next();
            thought.action = lost.map_or(thought.action, Action::Play);
        }
        if Self::has(Bug::BoastfulAdvice) {
            thought.value = 1.5;
        }
        Some(thought)
    }

    fn hint(_: &Knowledge<'_, Self>, thought: &Thought<Action>) -> [Hint; 3] {
        let say = |message| Hint { message, marks: Vec::new() };
        let exactly = Message::new("advice-try");
        // A blank that is not filled.
        let filled = exactly.clone().with("action", thought.action.to_string());
        let exactly = if Self::has(Bug::SilentAdvice) { exactly } else { filled };
        [say(Message::new("advice-compare")), say(Message::new("advice-better")), say(exactly)]
    }
}
