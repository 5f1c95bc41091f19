//! Depth first, the most constrained cell first, with one bit for every way a card can lie.

use std::ops::ControlFlow;

use irrgarten_kit::{Cell, Direction, List};

use super::shape::{shape, turnings};
use crate::arrangement::{Arrangement, Laid};
use crate::components::{Card, CardSet, Gates, MOST, Roll};
use crate::fit::Task;
use crate::options::Fit;

/// Side of the squared paper: nine cells, and room for four cards and a border around them.
const SIDE: usize = 20;
const MIDDLE: i8 = 5;
const STEPS: [isize; 4] = [-(SIDE as isize), 1, SIDE as isize, -1];

/// Ways to lie: four bits for each card of the hand.
type Ways = u32;

/// The cards of a hand, with what is printed on each.
pub(super) type Printed = List<(Card, Gates), MOST>;

/// The cards of the box, as they are printed.
pub(super) fn printed(hand: CardSet) -> Printed {
    hand.iter().take(MOST).fold(List::new(), |cards, card| pushed(cards, (card, card.gates())))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    Open,
    /// Nothing may lie here.
    Empty,
    /// The way the card lies, by the number of its bit.
    Taken(u8),
}

pub(super) struct Search<'a> {
    cards: Printed,
    /// For every side: which ways have no gate there, or one at each of the five places.
    with_gate: [[Ways; 6]; 4],
    full: bool,
    /// On a layout all open cells must be filled.
    bound: bool,
    paper: [Spot; SIDE * SIDE],
    laid: List<u16, MOST>,
    visit: &'a mut dyn FnMut(&Arrangement) -> ControlFlow<()>,
}

impl<'a> Search<'a> {
    /// Every solution with the first card pointing north.
    pub(super) fn all(
        cards: Printed,
        task: Task,
        visit: &'a mut dyn FnMut(&Arrangement) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut search = Search::new(cards, task, visit);
        let Roll::Genie(layout) = task.roll else {
            return search.from(Cell::new(0, 0));
        };
        for shape in turnings(layout, task.mirror).iter() {
            for &start in shape.iter() {
                search.paper = [Spot::Empty; SIDE * SIDE];
                for &cell in shape.iter() {
                    search.paper[index(Cell::new(cell.x - start.x, cell.y - start.y))] = Spot::Open;
                }
                search.from(Cell::new(0, 0))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Can the rest of the hand be laid around these, which agree and hang together?
    pub(super) fn completes(hand: CardSet, task: Task, laid: &Arrangement) -> bool {
        let mut found = |_: &Arrangement| ControlFlow::Break(());
        let mut search = Search::new(printed(hand), task, &mut found);
        [false, true].into_iter().take(1 + usize::from(task.mirror)).any(|mirrored| {
            if let Roll::Genie(layout) = task.roll {
                search.paper = [Spot::Empty; SIDE * SIDE];
                shape(layout, mirrored).iter().for_each(|&cell| search.paper[index(cell)] = Spot::Open);
            }
            search.continues(laid)
        })
    }

    fn continues(&mut self, laid: &Arrangement) -> bool {
        if laid.is_empty() {
            let starts: List<Cell, MOST> =
                if self.bound { open_cells(&self.paper) } else { pushed(List::new(), Cell::new(0, 0)) };
            let ways = self.all_ways();
            return starts.iter().any(|&cell| self.try_ways(index(cell), ways, ways).is_break());
        }
        let mut free = self.all_ways();
        self.laid.clear();
        for one in laid.iter() {
            let Some(nth) = self.cards.iter().position(|&(card, _)| card == one.card) else { return false };
            let at = index(one.cell);
            if self.paper[at] == Spot::Empty {
                return false;
            }
            self.paper[at] = Spot::Taken((4 * nth + one.top.index()) as u8);
            self.laid.push(at as u16);
            free &= !(0b1111 << (4 * nth));
        }
        self.go_on(free).is_break()
    }

    fn new(
        cards: Printed,
        task: Task,
        visit: &'a mut dyn FnMut(&Arrangement) -> ControlFlow<()>,
    ) -> Search<'a> {
        let mut with_gate = [[0; 6]; 4];
        for (nth, (_, gates)) in cards.iter().enumerate() {
            for top in Direction::ALL {
                for side in Direction::ALL {
                    let gate = gates.at(top, side);
                    with_gate[side.index()][usize::from(gate)] |= 1 << (4 * nth + top.index());
                }
            }
        }
        Search {
            cards,
            with_gate,
            full: task.fit == Fit::Full,
            bound: matches!(task.roll, Roll::Genie(_)),
            paper: [Spot::Open; SIDE * SIDE],
            laid: List::new(),
            visit,
        }
    }

    fn all_ways(&self) -> Ways {
        (1 << (4 * self.cards.len())) - 1
    }

    /// From the first card on this cell, its top to the north.
    fn from(&mut self, cell: Cell) -> ControlFlow<()> {
        self.laid.clear();
        let all = self.all_ways();
        self.try_ways(index(cell), 1, all)
    }

    fn try_ways(&mut self, at: usize, mut ways: Ways, free: Ways) -> ControlFlow<()> {
        while ways != 0 {
            let way = ways.trailing_zeros();
            ways &= ways - 1;
            self.paper[at] = Spot::Taken(way as u8);
            self.laid.push(at as u16);
            let flow = self.go_on(free & !(0b1111 << (way & !3)));
            self.laid.pop();
            self.paper[at] = Spot::Open;
            flow?;
        }
        ControlFlow::Continue(())
    }

    fn go_on(&mut self, free: Ways) -> ControlFlow<()> {
        if free == 0 {
            let solution: Arrangement = self.laid.iter().map(|&at| self.lying(usize::from(at))).collect();
            return (self.visit)(&solution);
        }
        let Some((at, ways)) = self.tightest(free) else { return ControlFlow::Continue(()) };
        self.try_ways(at, ways, free)?;
        if self.bound {
            return ControlFlow::Continue(());
        }
        // Off a layout the gate may stay open instead.
        self.paper[at] = Spot::Empty;
        let flow = self.go_on(free);
        self.paper[at] = Spot::Open;
        flow
    }

    /// The open cell behind a gate that the fewest ways fit.
    fn tightest(&self, free: Ways) -> Option<(usize, Ways)> {
        let mut best: Option<(usize, Ways)> = None;
        for &from in self.laid.iter() {
            for (side, step) in Direction::ALL.into_iter().zip(STEPS) {
                let at = (from as isize + step) as usize;
                if self.paper[at] != Spot::Open || self.gate(usize::from(from), side) == 0 {
                    continue;
                }
                let ways = self.fitting(at, free);
                if best.is_none_or(|(_, fewest)| ways.count_ones() < fewest.count_ones()) {
                    best = Some((at, ways));
                }
            }
        }
        best
    }

    /// D-FIT-04: the ways that agree with all that lies around.
    fn fitting(&self, at: usize, free: Ways) -> Ways {
        let mut ways = free;
        for (side, step) in Direction::ALL.into_iter().zip(STEPS) {
            let beyond = (at as isize + step) as usize;
            if matches!(self.paper[beyond], Spot::Taken(_)) {
                ways &= match self.gate(beyond, side.opposite()) {
                    0 if self.full => 0,
                    0 => self.with_gate[side.index()][0],
                    gate => self.with_gate[side.index()][usize::from(6 - gate)],
                };
            }
        }
        ways
    }

    fn gate(&self, at: usize, side: Direction) -> u8 {
        let Spot::Taken(way) = self.paper[at] else { return 0 };
        self.cards[usize::from(way / 4)].1.at(Direction::at(usize::from(way % 4)), side)
    }

    fn lying(&self, at: usize) -> Laid {
        let Spot::Taken(way) = self.paper[at] else { return Laid::default() };
        let cell = Cell::new((at % SIDE) as i8 - MIDDLE, (at / SIDE) as i8 - MIDDLE);
        Laid { cell, card: self.cards[usize::from(way / 4)].0, top: Direction::at(usize::from(way % 4)) }
    }
}

fn index(cell: Cell) -> usize {
    (cell.y + MIDDLE) as usize * SIDE + (cell.x + MIDDLE) as usize
}

fn open_cells(paper: &[Spot; SIDE * SIDE]) -> List<Cell, MOST> {
    let open = (0..SIDE * SIDE).filter(|&at| paper[at] == Spot::Open);
    let cells = open.map(|at| Cell::new((at % SIDE) as i8 - MIDDLE, (at / SIDE) as i8 - MIDDLE));
    cells.take(MOST).fold(List::new(), pushed)
}

pub(super) fn pushed<T: Copy + Default, const N: usize>(mut list: List<T, N>, thing: T) -> List<T, N> {
    list.push(thing);
    list
}
