//! What looks good at first sight.

use irrgarten_game::Seat;
use irrgarten_players::Hints;

use crate::action::Action;
use crate::options::Pairs;
use crate::state::State;

/// The five play what looks best at first sight until somebody teaches them more.
impl Hints for crate::__Name__ {
    /// A heap in the hand first; then the highest pebble, which the others are least likely to top.
    fn promise(state: &State, _: Seat, action: Action) -> i32 {
        match action {
            Action::Lay(pebble) if state.top() == Some(pebble) && state.options.pairs == Pairs::Take => {
                10 + state.heap.len() as i32
            }
            Action::Lay(pebble) => i32::from(pebble.value()),
            Action::Give => 0,
        }
    }
}
