//! A quick judgement of each action: a yardstick for programs, which stays as it is.

use crate::action::Action;
use crate::options::Pairs;
use crate::state::State;

/// A heap in the hand first; then the highest pebble, which the others are least likely to top.
pub(crate) fn promise(state: &State, action: Action) -> i32 {
    match action {
        Action::Lay(pebble) if state.top() == Some(pebble) && state.options.pairs == Pairs::Take => {
            10 + state.heap.len() as i32
        }
        Action::Lay(pebble) => i32::from(pebble.value()),
        Action::Give => 0,
    }
}
