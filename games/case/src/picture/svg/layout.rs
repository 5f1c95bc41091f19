//! Where everything lies in the drawing: the plan on the left, the seats, the case file and the history on the right.

use irrgarten_game::Seat;
use irrgarten_kit::drawing::{Point, at, times};

use super::{card, history, plan, seat};
use crate::public::Public;

const MARGIN: f64 = 24.0;
const GAP: f64 = 12.0;
/// The space above the case file.
const BESIDE: f64 = 20.0;

pub(super) struct Layout {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) board: Point,
    first_mat: Point,
    pub(super) beside: Point,
    pub(super) history: Point,
    /// Lines of the history that fit.
    pub(super) lines: usize,
}

impl Layout {
    pub(super) fn of(public: &Public) -> Layout {
        let (wide, high) = plan::size();
        let mats = times(usize::from(public.seats())) * (seat::HEIGHT + GAP);
        let fixed = mats + card::HEIGHT + BESIDE;
        let lines = ((high - fixed - GAP) / history::LINE) as usize;
        let lines = lines.saturating_sub(1).min(public.log.len());
        let panel = fixed + if lines > 0 { GAP + history::height(lines) } else { 0.0 };
        let height = high.max(panel) + 2.0 * MARGIN;
        let first_mat = at(wide + 2.0 * MARGIN, (height - panel) / 2.0);
        let beside = first_mat.moved(0.0, mats + BESIDE - 7.0);
        Layout {
            width: wide + seat::WIDTH + 3.0 * MARGIN,
            height,
            board: at(MARGIN, (height - high) / 2.0),
            first_mat,
            beside,
            history: beside.moved(0.0, card::HEIGHT + 7.0 + GAP),
            lines,
        }
    }

    pub(super) fn mat(&self, seat: Seat) -> Point {
        self.first_mat.moved(0.0, times(seat.index()) * (seat::HEIGHT + GAP))
    }
}
