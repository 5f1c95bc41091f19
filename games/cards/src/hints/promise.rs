//! A quick judgement of each action: a yardstick for programs, which stays as it is.

use crate::action::Action;

/// Every card taken is a point (C-WIN-01).
pub(crate) fn promise(action: Action) -> i32 {
    action.taken.len() as i32
}
