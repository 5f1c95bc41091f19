//! What a board needs to show a card laid and others taken. The page knows no rules: it moves what this names.

use irrgarten_kit::LaidJson;
use serde::Serialize;

use crate::action::Action;
use crate::components::Card;
use crate::view::View;

/// How an action goes.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Motion {
    laid: LaidJson,
}

/// What an action has led to.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Effect {
    /// The cards it took.
    taken: Vec<u8>,
}

impl Motion {
    pub(crate) fn of(action: Action) -> Motion {
        Motion { laid: LaidJson::new(action.card.number(), action.cell, action.top) }
    }
}

impl Effect {
    pub(crate) fn of(before: &View, action: Action) -> Effect {
        let taken = action.taken.iter().filter_map(|&cell| before.labyrinth.at(cell));
        Effect { taken: taken.map(Card::number).collect() }
    }
}
