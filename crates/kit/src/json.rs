//! How things that several games have look in JSON.

use serde::Serialize;

use crate::{Cell, Direction, Hand};

/// An open hand has its cards, any other only their number.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Hand"))]
pub enum HandJson<C> {
    /// What the viewer sees.
    Cards(C),
    /// How many there are.
    Hidden(usize),
}

impl<C> Hand<C> {
    /// This hand as JSON, its cards written like this if it is open.
    pub fn json<J>(&self, write: impl FnOnce(&C) -> J) -> HandJson<J> {
        match self {
            Hand::Open(cards) => HandJson::Cards(write(cards)),
            Hand::Closed(count) => HandJson::Hidden(*count),
        }
    }
}

/// A card on the table: its cell, its number, and the direction in which its printed top points.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Laid"))]
pub struct LaidJson {
    x: i8,
    y: i8,
    card: u8,
    top: char,
}

impl LaidJson {
    /// The card with this number, on this cell, with its top like this.
    pub fn new(card: u8, cell: Cell, top: Direction) -> LaidJson {
        LaidJson { x: cell.x, y: cell.y, card, top: top.letter() }
    }
}
