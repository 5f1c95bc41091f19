//! What looks good at first sight.

use crate::action::Action;
use irrgarten_players::Hints;

/// Every card taken is a point (C-WIN-01).
pub(crate) fn promise(action: Action) -> i32 {
    action.taken.len() as i32
}

impl Hints for crate::Cards {}
