//! When an arrangement is right.

use irrgarten_kit::{Cell, Direction, List};

use crate::arrangement::{Arrangement, Laid};
use crate::components::{CardSet, GATE_PLACES, Layout, MOST, Roll};
use crate::options::Fit;

/// What a round asks for: the roll, and how the table reads it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Task {
    pub roll: Roll,
    pub fit: Fit,
    /// D-FIT-08: may the layout be mirrored?
    pub mirror: bool,
}

/// Why an arrangement is wrong: the first fault that is found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// D-FIT-01.
    CardsLeft,
    /// D-FIT-07.
    OtherLayout,
    /// D-FIT-04, between these two cells.
    Clash(Cell, Cell),
    /// D-FIT-03.
    Apart,
}

impl Task {
    /// The rulebook's own reading of a roll.
    pub fn new(roll: Roll) -> Task {
        Task { roll, fit: Fit::Strict, mirror: false }
    }

    /// May a card be put here? On a number roll anywhere beside another.
    pub fn has_cell(&self, cell: Cell) -> bool {
        match self.roll {
            Roll::Number(_) => true,
            Roll::Genie(layout) => {
                layout.has(cell.x, cell.y) || self.mirror && layout.has_mirrored(cell.x, cell.y)
            }
        }
    }

    /// Is this arrangement of this hand right?
    pub fn check(&self, hand: CardSet, laid: &Arrangement) -> Result<(), Fault> {
        if laid.cards() != hand || laid.len() != self.roll.cards() {
            return Err(Fault::CardsLeft); // D-FIT-01
        }
        if let Roll::Genie(layout) = self.roll
            && !covers(layout, laid, self.mirror)
        {
            return Err(Fault::OtherLayout); // D-FIT-07, D-FIT-08
        }
        match laid.iter().find_map(|one| self.clash(laid, one)) {
            Some((one, two)) => Err(Fault::Clash(one, two)), // D-FIT-04
            None if hangs_together(laid) => Ok(()),          // D-FIT-03
            None => Err(Fault::Apart),
        }
    }

    /// The first neighbour to the east or south whose side does not agree with this card's.
    fn clash(self, laid: &Arrangement, one: Laid) -> Option<(Cell, Cell)> {
        let sides = [Direction::East, Direction::South].into_iter();
        let mut beyond = sides.filter_map(|side| Some((side, laid.at(one.cell.step(side))?)));
        let clash = beyond.find(|&(side, two)| !self.agree(meeting(one, side, two)));
        clash.map(|(_, two)| (one.cell, two.cell))
    }

    /// Does a laid card agree with all its neighbours?
    pub(crate) fn fits_beside(self, laid: &Arrangement, one: Laid) -> bool {
        let sides = Direction::ALL.into_iter();
        let mut beside = sides.filter_map(|side| Some(meeting(one, side, laid.at(one.cell.step(side))?)));
        beside.all(|gates| self.agree(gates))
    }

    /// Do two gates across a common side agree?
    pub(crate) fn agree(self, (mine, theirs): (u8, u8)) -> bool {
        match self.fit {
            Fit::Strict => is_joint(mine, theirs) || mine == 0 && theirs == 0,
            Fit::Full => is_joint(mine, theirs),
            Fit::Lenient => true,
        }
    }
}

/// The gates on both sides of a border.
pub(crate) fn meeting(one: Laid, side: Direction, two: Laid) -> (u8, u8) {
    (one.card.gate(one.top, side), two.card.gate(two.top, side.opposite()))
}

/// Gates are counted clockwise on both cards, so those that meet add up to six.
pub(crate) const fn is_joint(mine: u8, theirs: u8) -> bool {
    mine != 0 && theirs != 0 && mine + theirs == GATE_PLACES + 1
}

fn covers(layout: Layout, laid: &Arrangement, mirror: bool) -> bool {
    let plain = laid.iter().all(|laid| layout.has(laid.cell.x, laid.cell.y));
    plain || mirror && laid.iter().all(|laid| layout.has_mirrored(laid.cell.x, laid.cell.y))
}

/// D-FIT-03: do the joints make one network of all cards?
pub fn hangs_together(laid: &Arrangement) -> bool {
    let Some(first) = laid.iter().next() else { return true };
    let mut reached = List::<Laid, MOST>::new();
    reached.push(first);
    let mut next = 0;
    while next < reached.len() {
        let one = reached[next];
        next += 1;
        for side in Direction::ALL {
            if let Some(two) = laid.at(one.cell.step(side)) {
                let (mine, theirs) = meeting(one, side, two);
                if is_joint(mine, theirs) && !reached.contains(&two) {
                    reached.push(two);
                }
            }
        }
    }
    reached.len() == laid.len()
}
