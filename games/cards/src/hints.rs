//! What looks good at first sight.

use crate::action::Action;

/// Every card taken is a point (C-WIN-01).
pub(crate) fn promise(action: Action) -> i32 {
    action.taken.len() as i32
}
