//! How many cards a plain searcher puts down before everything fits.
//!
//! The searcher tries cards and directions in any order, keeps what fits what already lies, and takes the last card
//! back when nothing fits. A layout is filled cell by cell, and whether the path hangs together is seen in the end;
//! without one every card is joined to another, anywhere. Every card put down is a try. This is how bots play, slowed
//! down, and `E`, the difficulty of a hand, is the mean over many such searches.

use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_kit::{Cell, Direction, List};

use super::search::pushed;
use super::shape::shape;
use crate::arrangement::{Arrangement, Laid};
use crate::components::{CardSet, Roll};
use crate::fit::{Task, is_joint, meeting};
use crate::options::Fit;

/// Searches for one figure: the mean moves by a few percent between two such lots.
const SEARCHES: u32 = 64;
/// The most ways to go on: four cards, four directions, twelve cells around the first four.
const MOST_WAYS: usize = 160;

/// `E`: the mean number of tries to the first solution; nothing if there is none.
pub fn difficulty(hand: CardSet, task: &Task) -> Option<u32> {
    if !super::exists(hand, task) {
        return None;
    }
    let mut dice = SearchRng::new(1);
    let tries: u32 = (0..SEARCHES).map(|_| Plain::new(hand, task, Some(&mut dice)).run().1).sum();
    Some(tries.div_ceil(SEARCHES))
}

/// The tries of one such search; nothing if there is no solution.
pub fn tries(hand: CardSet, task: &Task, dice: &mut SearchRng) -> Option<u32> {
    super::exists(hand, task).then(|| Plain::new(hand, task, Some(dice)).run().1)
}

/// Is there a solution? The same search without dice.
pub(super) fn exists(hand: CardSet, task: Task) -> bool {
    hand.len() == task.roll.cards() && Plain::new(hand, &task, None).run().0
}

struct Plain<'a> {
    hand: CardSet,
    task: &'a Task,
    dice: Option<&'a mut SearchRng>,
    /// One cell after the other. Where anything may lie beside anything, or on either of two images, the path leads.
    by_cell: bool,
    tries: u32,
}

impl<'a> Plain<'a> {
    fn new(hand: CardSet, task: &'a Task, dice: Option<&'a mut SearchRng>) -> Plain<'a> {
        let bound = matches!(task.roll, Roll::Genie(_));
        let by_cell = bound && task.fit != Fit::Lenient && !task.mirror;
        Plain { hand, task, dice, by_cell, tries: 0 }
    }

    fn run(mut self) -> (bool, u32) {
        (self.go_on(&Arrangement::default()), self.tries)
    }

    fn go_on(&mut self, laid: &Arrangement) -> bool {
        if laid.len() == self.task.roll.cards() {
            return self.task.check(self.hand, laid).is_ok();
        }
        let mut ways = self.ways(laid);
        if let Some(dice) = &mut self.dice {
            dice.shuffle(&mut ways);
        }
        ways.iter().any(|&one| {
            self.tries += 1;
            if !self.holds(laid, one) {
                return false;
            }
            let mut more = *laid;
            more.put(one);
            self.go_on(&more)
        })
    }

    /// Everything that could be put down next.
    fn ways(&self, laid: &Arrangement) -> List<Laid, MOST_WAYS> {
        let cells = self.cells(laid);
        let cards: CardSet = self.hand.minus(laid.cards());
        let mut ways = List::new();
        for card in cards.iter() {
            for &cell in cells.iter() {
                // On a number roll it does not matter how the first card is turned.
                let tops = if laid.is_empty() && matches!(self.task.roll, Roll::Number(_)) { 1 } else { 4 };
                for top in Direction::ALL.into_iter().take(tops) {
                    ways.push(Laid { cell, card, top });
                }
            }
        }
        ways
    }

    fn cells(&self, laid: &Arrangement) -> List<Cell, 12> {
        let mut cells = List::new();
        if laid.is_empty() {
            match self.task.roll {
                Roll::Number(_) => cells.push(Cell::new(0, 0)),
                Roll::Genie(layout) => shape(layout, false).iter().for_each(|&cell| cells.push(cell)),
            }
        }
        for cell in laid.iter().flat_map(|one| one.cell.neighbours()) {
            if self.task.has_cell(cell) && laid.at(cell).is_none() && !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        if self.by_cell {
            return cells.iter().copied().min().into_iter().fold(List::new(), pushed);
        }
        cells
    }

    /// Would it agree with all its neighbours, and join one of them where the path leads?
    fn holds(&self, laid: &Arrangement, one: Laid) -> bool {
        let beside = || {
            let sides = Direction::ALL.into_iter();
            sides.filter_map(move |side| Some(meeting(one, side, laid.at(one.cell.step(side))?)))
        };
        let joined = self.by_cell || laid.is_empty() || beside().any(|(mine, theirs)| is_joint(mine, theirs));
        joined && beside().all(|gates| self.task.agree(gates))
    }
}
