//! In how few own turns can a seat be where it wants to be, if nobody else moved?
//!
//! Cards that would be drawn on the way are unknown and not counted on: a line uses the cards in hand. The search tries
//! one turn, then two, and so on, so that what it finds first is the fewest. All places where the pawn can be are carried
//! along together; which of them a line needs is found out when it is told.

mod command;

pub use command::Turns;

use std::ops::ControlFlow;

use irrgarten_kit::{Journey, Openings};

use crate::action::Action;
use crate::board::Board;
use crate::components::{Arrow, Cards, Magic, RUNE_STONE, Square, Treasure};
use crate::moves;

/// Where a seat wants to end a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    Target(Treasure),
    Rune,
    Home(Square),
}

impl Goal {
    /// Where that is now; a treasure can be on the free tower.
    fn square(self, board: &Board) -> Option<Square> {
        match self {
            Goal::Target(treasure) => board.find(treasure),
            Goal::Rune => Some(RUNE_STONE),
            Goal::Home(corner) => Some(corner),
        }
    }
}

/// Where a pawn can be, and with which cards still in hand.
type Stand = (Square, Cards);
type Slide = (Arrow, Openings);

/// A seat on its own.
#[derive(Clone, Copy)]
struct Quest {
    board: Board,
    barred: Option<Arrow>,
    pawn: Square,
    hand: Cards,
    kid: bool,
    /// The slide of the first turn has been made.
    slid: bool,
    /// Does it count to stay where one is?
    stay_counts: bool,
}

impl Quest {
    /// Looks at no more than this many slides.
    fn fewest(&self, goal: Goal, most: u64) -> Journey<Action> {
        let mut search = Search { quest: *self, goal, slides: Vec::new(), looked: 0, most };
        for turns in 1.. {
            match search.begin(turns) {
                ControlFlow::Break(true) => {
                    return Journey { line: search.line(), at_least: turns, looked: search.looked };
                }
                ControlFlow::Break(false) => {
                    return Journey { line: None, at_least: turns, looked: search.looked };
                }
                ControlFlow::Continue(()) => {}
            }
        }
        unreachable!("a search ends when it has looked at enough")
    }
}

struct Search {
    quest: Quest,
    goal: Goal,
    /// Made so far.
    slides: Vec<Slide>,
    looked: u64,
    most: u64,
}

impl Search {
    /// True if this many turns are enough, false if it has looked at enough; else it goes on.
    fn begin(&mut self, turns: usize) -> ControlFlow<bool> {
        let Quest { board, barred, pawn, hand, slid, .. } = self.quest;
        if !slid {
            return self.turn(&board, barred, &[(pawn, hand)], turns);
        }
        if turns > 1 {
            let stands = self.walk(&board, &[(pawn, hand)]);
            return self.turn(&board, barred, &stands, turns - 1);
        }
        if self.arrives(&board, &[(pawn, hand)]) {
            ControlFlow::Break(true)
        } else {
            ControlFlow::Continue(())
        }
    }

    fn turn(
        &mut self,
        board: &Board,
        barred: Option<Arrow>,
        stands: &[Stand],
        turns: usize,
    ) -> ControlFlow<bool> {
        for (arrow, openings) in slides(board, barred) {
            if self.looked == self.most {
                return ControlFlow::Break(false);
            }
            self.looked += 1;
            let mut after = *board;
            after.slide(arrow, openings);
            let carried: Vec<Stand> =
                stands.iter().map(|&(square, cards)| (arrow.carries(square), cards)).collect();
            self.slides.push((arrow, openings));
            if turns > 1 {
                let stands = self.walk(&after, &carried);
                self.turn(&after, Some(arrow.opposite()), &stands, turns - 1)?;
            } else if self.arrives(&after, &carried) {
                return ControlFlow::Break(true);
            }
            self.slides.pop();
        }
        ControlFlow::Continue(())
    }

    /// Everywhere a move leads; of two ways to the same square that leave some cards and fewer, only the better.
    fn walk(&self, board: &Board, stands: &[Stand]) -> Vec<Stand> {
        let mut reached: Vec<Stand> = Vec::new();
        for &(from, hand) in stands {
            for (goal, cards) in goals(board, from, hand, self.quest.kid) {
                let left = minus(hand, cards);
                if !reached.iter().any(|&(square, better)| square == goal && has_all(better, left)) {
                    reached.retain(|&(square, worse)| square != goal || !has_all(left, worse));
                    reached.push((goal, left));
                }
            }
        }
        reached
    }

    fn arrives(&self, board: &Board, stands: &[Stand]) -> bool {
        stands.iter().any(|&stand| self.last_move(board, stand).is_some())
    }

    /// The cheapest move from here to the goal.
    fn last_move(&self, board: &Board, (from, hand): Stand) -> Option<Action> {
        let wanted = self.goal.square(board)?;
        let counts = from != wanted || self.quest.stay_counts;
        let mut all = goals(board, from, hand, self.quest.kid).into_iter().filter(|_| counts);
        all.find(|&(goal, _)| goal == wanted).map(|(goal, cards)| Action::Move(goal, cards))
    }

    /// The turns that make the slides found: which moves go with them.
    fn line(&self) -> Option<Vec<Vec<Action>>> {
        let Quest { board, pawn, hand, slid, .. } = self.quest;
        let mut turns: Vec<Option<Slide>> = self.slides.iter().copied().map(Some).collect();
        if slid {
            turns.insert(0, None);
        }
        self.trace(board, (pawn, hand), &turns)
    }

    fn trace(
        &self,
        mut board: Board,
        (mut from, hand): Stand,
        turns: &[Option<Slide>],
    ) -> Option<Vec<Vec<Action>>> {
        let (&slide, later) = turns.split_first()?;
        let mut actions = Vec::new();
        if let Some((arrow, openings)) = slide {
            board.slide(arrow, openings);
            from = arrow.carries(from);
            actions.push(Action::Slide(arrow, openings));
        }
        if later.is_empty() {
            actions.push(self.last_move(&board, (from, hand))?);
            return Some(vec![actions]);
        }
        goals(&board, from, hand, self.quest.kid).into_iter().find_map(|(goal, cards)| {
            let rest = self.trace(board, (goal, minus(hand, cards)), later)?;
            let first = actions.iter().copied().chain([Action::Move(goal, cards)]).collect();
            Some([vec![first], rest].concat())
        })
    }
}

pub(crate) fn slides(board: &Board, barred: Option<Arrow>) -> Vec<Slide> {
    let mut all = Vec::new();
    let _ = moves::slides(board, barred, &mut |action| {
        if let Action::Slide(arrow, openings) = action {
            all.push((arrow, openings));
        }
        ControlFlow::Continue(())
    });
    all
}

/// Where a move leads, and what it costs; cheap ones first.
pub(crate) fn goals(board: &Board, from: Square, hand: Cards, kid: bool) -> Vec<(Square, Cards)> {
    let mut all = Vec::new();
    let _ = moves::moves(&board.steps(), from, hand, kid, &mut |goal, cards| {
        all.push((goal, cards));
        ControlFlow::Continue(())
    });
    all
}

fn has_all(cards: Cards, wanted: Cards) -> bool {
    Magic::ALL.into_iter().all(|card| cards.count(card) >= wanted.count(card))
}

pub(crate) fn minus(cards: Cards, spent: Cards) -> Cards {
    let mut left = cards;
    for (card, count) in spent.iter::<Magic>() {
        for _ in 0..count {
            left.take(card);
        }
    }
    left
}
