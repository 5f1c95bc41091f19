//! The notes of one player (K-COMP-04): what was said, what follows from it, and how likely the rest is.

use std::cell::RefCell;

use irrgarten_game::{Seat, Viewer};
use irrgarten_kit::Indexed as _;

use crate::components::{CARDS, Card, Cards};
use crate::options::SheetLevel;
use crate::reason::{Event, Evidence, Fact, Facts, Holder, Posterior, Seen, Weighing, explain, odds};
use crate::view::View;

/// What is written in one box of the sheet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cell {
    /// Has it, has it not, or nobody knows.
    pub held: Option<bool>,
    /// Turns in which this player showed one of three cards, this one among them.
    pub brackets: Vec<u16>,
    /// Why, if nobody has said it: the turns it follows from, and whether it takes the sizes of hands.
    pub because: Option<(Vec<u16>, bool)>,
    /// How likely it is, for the analyst.
    pub odds: Option<f64>,
}

/// Sheets that took thought, by what they follow from. A table asks for every seat's sheet after each event, and most
/// events, such as a roll or a walk, tell nobody anything about cards.
const REMEMBERED: usize = 16;

thread_local! {
    static THOUGHT: RefCell<Vec<(Evidence, Sheet)>> = const { RefCell::new(Vec::new()) };
}

/// The sheet of one player: 21 cards by seats and the file.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    pub owner: Seat,
    pub level: SheetLevel,
    seats: u8,
    cells: Vec<Cell>,
}

impl Sheet {
    /// The sheet that belongs to a view. The public has none, and after the end nobody needs one.
    pub fn of(view: &View) -> Option<Sheet> {
        match view.owner() {
            Some(Viewer::Seat(owner)) => Some(Sheet::kept(view, owner, view.public().rulings.sheet)),
            Some(Viewer::Public) | None => None,
        }
    }

    /// What a clerk, a logician or an analyst writes for this seat.
    fn kept(view: &View, owner: Seat, level: SheetLevel) -> Sheet {
        let evidence = Evidence::of(view);
        if matches!(level, SheetLevel::Paper | SheetLevel::Clerk) {
            return Sheet::written(&evidence, owner, level);
        }
        THOUGHT.with_borrow_mut(|thought| {
            let same = |(known, sheet): &(Evidence, Sheet)| {
                (sheet.owner, sheet.level) == (owner, level) && *known == evidence
            };
            let found = thought.iter().position(same).map(|at| thought.remove(at));
            let found = found.unwrap_or_else(|| (evidence.clone(), Sheet::written(&evidence, owner, level)));
            // The sheet that was asked for last is forgotten last.
            thought.insert(0, found);
            thought.truncate(REMEMBERED);
            thought[0].1.clone()
        })
    }

    fn written(evidence: &Evidence, owner: Seat, level: SheetLevel) -> Sheet {
        let seats = evidence.seats();
        let cells = vec![Cell::default(); CARDS * (usize::from(seats) + 1)];
        let mut sheet = Sheet { owner, level, seats, cells };
        if level == SheetLevel::Paper {
            return sheet;
        }
        sheet.write_said(evidence);
        if level != SheetLevel::Clerk
            && let Some(facts) = Facts::of(evidence)
        {
            sheet.write_facts(&facts, evidence);
        }
        if level == SheetLevel::Analyst
            && let Ok(odds) = odds(evidence, Weighing::ByChoice)
        {
            sheet.write_odds(&odds);
        }
        sheet
    }

    /// Seats in order, then the file.
    pub fn holders(&self) -> impl Iterator<Item = Holder> + use<> {
        Seat::all(self.seats).map(Holder::Seat).chain([Holder::File])
    }

    pub fn cell(&self, holder: Holder, card: Card) -> &Cell {
        &self.cells[self.place(holder, card)]
    }

    fn place(&self, holder: Holder, card: Card) -> usize {
        let column = match holder {
            Holder::Seat(seat) => seat.index(),
            Holder::File => usize::from(self.seats),
        };
        card.index() * (usize::from(self.seats) + 1) + column
    }

    fn cell_mut(&mut self, holder: Holder, card: Card) -> &mut Cell {
        let place = self.place(holder, card);
        &mut self.cells[place]
    }

    /// This card is there and nowhere else.
    fn settle(&mut self, holder: Option<Holder>, card: Card) {
        for other in self.holders() {
            self.cell_mut(other, card).held = Some(Some(other) == holder);
        }
    }

    /// K-SETUP-10 and K-REFUTE-07: own cards, open cards, passes, and cards shown to the owner.
    fn write_said(&mut self, evidence: &Evidence) {
        evidence.open.iter().for_each(|card| self.settle(None, card));
        for (seat, hand) in evidence.hands.each() {
            let Some(hand) = hand else { continue };
            for card in Card::all() {
                if hand.has(card) {
                    self.settle(Some(Holder::Seat(seat)), card);
                } else {
                    self.cell_mut(Holder::Seat(seat), card).held = Some(false);
                }
            }
        }
        if let Some(file) = evidence.file {
            file.cards().iter().for_each(|card| self.settle(Some(Holder::File), card));
        }
        for &Event { turn, seen } in &evidence.events {
            match seen {
                Seen::Passed { by, triple } => {
                    for card in triple.cards().iter() {
                        self.cell_mut(Holder::Seat(by), card).held = Some(false);
                    }
                }
                Seen::Showed { by, card: Some(card), .. } => self.settle(Some(Holder::Seat(by)), card),
                Seen::Showed { by, triple, card: None } => self.bracket(by, triple.cards(), turn),
                Seen::NotTheCase(_) => {}
            }
        }
    }

    fn bracket(&mut self, by: Seat, cards: Cards, turn: u16) {
        for card in cards.iter() {
            self.cell_mut(Holder::Seat(by), card).brackets.push(turn);
        }
    }

    /// Everything that follows, with the reason for what nobody has said.
    fn write_facts(&mut self, facts: &Facts, evidence: &Evidence) {
        for fact in facts.all(evidence) {
            if self.cell(fact.holder, fact.card).held.is_some() {
                continue;
            }
            let because = explain(evidence, fact).map(|reason| (reason.turns(evidence), reason.sizes));
            let others = self.holders().filter(|&other| fact.held && other != fact.holder);
            for other in others {
                let cell = self.cell_mut(other, fact.card);
                if cell.held.is_none() {
                    cell.held = Some(false);
                    cell.because.clone_from(&because);
                }
            }
            let cell = self.cell_mut(fact.holder, fact.card);
            cell.held = Some(fact.held);
            cell.because = because;
        }
    }

    fn write_odds(&mut self, odds: &Posterior) {
        for card in Card::all() {
            for holder in self.holders() {
                self.cell_mut(holder, card).odds = Some(odds.odds(holder, card));
            }
        }
    }

    /// Everything certain on the sheet.
    pub fn facts(&self) -> impl Iterator<Item = Fact> + '_ {
        Card::all().flat_map(move |card| {
            let cells = self.holders().map(move |holder| (holder, self.cell(holder, card).held));
            cells.filter_map(move |(holder, held)| Some(Fact { holder, card, held: held? }))
        })
    }
}
