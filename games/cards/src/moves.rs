//! slow first
use crate::{Cards, action::Action, rules::check_place, state::State, takes};
use irrgarten_game::{Game, Seat};
use irrgarten_kit::{Direction, List};
use std::ops::ControlFlow;

pub(crate) fn actions(
    state: &State,
    seat: Seat,
    visit: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.mover != Some(seat) || state.drawing().is_some() {
        return ControlFlow::Continue(());
    }
    let mut any = false;
    for stuck in [false, true] {
        if any {
            break;
        }
        for card in state.hands[seat].iter() {
            for cell in state.labyrinth.empty_neighbours() {
                for top in Direction::ALL {
                    if stuck {
                        visit(Action { card, cell, top, taken: List::new() })?;
                        continue;
                    }
                    if check_place(state, card, cell, top).is_err() {
                        continue;
                    }
                    any = true;
                    let mut after = state.labyrinth;
                    after.lay(card, cell, top);
                    for set in takes::sets(&after, state.deck(), card) {
                        let mut taken = List::new();
                        for c in set.iter() {
                            taken.push(state.labyrinth.spot(c).unwrap().cell);
                        }
                        taken.sort();
                        let action = Action { card, cell, top, taken };
                        if Cards::check(state, seat, action).is_ok() {
                            visit(action)?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
