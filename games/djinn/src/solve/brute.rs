//! All arrangements one after the other: slow, and plain enough to be believed.

use irrgarten_kit::{Cell, Direction};

use super::shape::turnings;
use crate::arrangement::{Arrangement, Laid};
use crate::components::{Card, CardSet, Roll};
use crate::fit::Task;

/// Every right arrangement, each up to turning the whole.
pub fn brute_force(hand: CardSet, task: &Task) -> Vec<Arrangement> {
    let cards: Vec<Card> = hand.iter().collect();
    let shapes: Vec<Vec<Cell>> = match task.roll {
        Roll::Genie(layout) => turnings(layout, task.mirror).iter().map(|shape| shape.to_vec()).collect(),
        Roll::Number(number) => outlines(usize::from(number)),
    };
    // The cells are right by construction; what is left to check is how the sides meet.
    let free = Task { roll: Roll::Number(task.roll.cards() as u8), ..*task };
    let mut found = Vec::new();
    for shape in &shapes {
        lay(&cards, shape, Arrangement::default(), &mut |whole| {
            if free.check(hand, whole).is_ok() {
                found.push(*whole);
            }
        });
    }
    found
}

/// The cards in order on any free cells, the first pointing north, the others anywhere.
fn lay(cards: &[Card], shape: &[Cell], laid: Arrangement, visit: &mut impl FnMut(&Arrangement)) {
    let Some((&card, rest)) = cards.split_first() else { return visit(&laid) };
    let tops = if laid.is_empty() { 1 } else { 4 };
    for &cell in shape.iter().filter(|&&cell| laid.at(cell).is_none()) {
        for top in Direction::ALL.into_iter().take(tops) {
            let mut more = laid;
            more.put(Laid { cell, card, top });
            lay(rest, shape, more, visit);
        }
    }
}

/// All outlines of this many cells that hang together by their sides, with the top left of their box at 0,0.
pub(super) fn outlines(cells: usize) -> Vec<Vec<Cell>> {
    let mut all = vec![vec![Cell::new(0, 0)]];
    for _ in 1..cells {
        let mut larger: Vec<Vec<Cell>> = Vec::new();
        for outline in &all {
            for beside in outline.iter().flat_map(|cell| cell.neighbours()) {
                if !outline.contains(&beside) {
                    larger.push(settled(outline.iter().copied().chain([beside])));
                }
            }
        }
        larger.sort();
        larger.dedup();
        all = larger;
    }
    all
}

fn settled(cells: impl Iterator<Item = Cell> + Clone) -> Vec<Cell> {
    let left = cells.clone().map(|cell| cell.x).min().unwrap_or(0);
    let top = cells.clone().map(|cell| cell.y).min().unwrap_or(0);
    let mut settled: Vec<Cell> = cells.map(|cell| Cell::new(cell.x - left, cell.y - top)).collect();
    settled.sort();
    settled
}
