//! A quick judgement of each action: does the arrangement stay one that can become right?

use irrgarten_game::Seat;

use crate::action::Action;
use crate::race::is_right;
use crate::solve;
use crate::state::State;

/// Claim what is right; lay what can be completed; exchange what cannot be solved.
pub(crate) fn promise(state: &State, seat: Seat, action: Action) -> i32 {
    let (place, Some(task)) = (&state.places[seat], state.public.task()) else { return 0 };
    let hand = place.hand;
    match action {
        Action::Claim if is_right(task, place) => 100,
        Action::Claim => -50,
        Action::Pass => -40,
        Action::Put(laid) => {
            let mut after = place.laid;
            after.put(laid);
            let further = after.len() as i32 - place.laid.len() as i32;
            // A card in another place leads nowhere: only cards from the hand are counted.
            if further > 0 && solve::extends(hand, &task, &after.settled_on(task.roll)) { 20 } else { -10 }
        }
        Action::Lift(_) if solve::extends(hand, &task, &place.laid) => -20,
        Action::Lift(_) => 10,
        Action::Exchange(cards) if solve::exists(hand, &task) => -30 - cards.len() as i32,
        Action::Exchange(cards) => 15 - cards.len() as i32,
        Action::Take(Some(card)) => i32::from(card.value()),
        Action::Roll | Action::Go | Action::Wait | Action::Take(None) | Action::At(_) => 0,
    }
}
