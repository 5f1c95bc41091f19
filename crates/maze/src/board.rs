//! The rules tile by tile: slow, and plain enough to be right.

use std::fmt;
use std::ops::Deref;

use irrgarten_kit::{Direction, Openings};

use crate::{MazeTurn, Puzzle};

/// A puzzle that is being played. Its current state is a puzzle again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    now: Puzzle,
    before: Option<(Direction, usize)>,
}

impl Deref for Board {
    type Target = Puzzle;

    fn deref(&self) -> &Puzzle {
        &self.now
    }
}

/// Why a turn is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// That line cannot be pushed.
    Fixed,
    /// It would undo the push before.
    Barred,
    /// The spare tile cannot be turned like that.
    Tile,
    /// No way leads there.
    Walk,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wrong::Fixed => "this line cannot be pushed",
            Wrong::Barred => "this would undo the push before",
            Wrong::Tile => "the spare tile cannot stand like that",
            Wrong::Walk => "no way leads there",
        })
    }
}

impl Board {
    /// As the puzzle begins.
    pub fn new(puzzle: &Puzzle) -> Board {
        Board { now: puzzle.clone(), before: None }
    }

    /// Does the player stand on the objective?
    pub fn solved(&self) -> bool {
        self.objective == Some(self.player)
    }

    /// Every push: where, and how the tile is turned.
    pub fn pushes(&self) -> Vec<(Direction, usize, Openings)> {
        let lines = (1..self.extent).step_by(2);
        let arrows = lines.flat_map(|line| Direction::ALL.map(|side| (side, line)));
        let free = arrows.filter(|&(side, line)| self.before != Some((side.opposite(), line)));
        free.flat_map(|(side, line)| self.spare.turnings().map(move |enters| (side, line, enters))).collect()
    }

    /// Pushes, without a walk.
    pub fn push(&mut self, side: Direction, line: usize, enters: Openings) -> Result<(), Wrong> {
        if line.is_multiple_of(2) || line >= self.extent {
            return Err(Wrong::Fixed);
        }
        if self.before == Some((side.opposite(), line)) {
            return Err(Wrong::Barred);
        }
        if !self.spare.turnings().any(|stands| stands == enters) {
            return Err(Wrong::Tile);
        }
        let squares = self.line(side, line);
        let carried = |from: usize| match squares.iter().position(|&square| square == from) {
            Some(nth) => squares.get(nth + 1).copied(),
            None => Some(from),
        };
        self.now.player = carried(self.player).unwrap_or(squares[0]);
        self.now.objective = match self.objective {
            Some(square) => carried(square),
            None => Some(squares[0]),
        };
        let mut comes = enters;
        for &square in &squares {
            comes = std::mem::replace(&mut self.now.tiles[square], comes);
        }
        self.now.spare = comes;
        self.before = Some((side, line));
        Ok(())
    }

    /// The squares the player can walk to.
    pub fn reachable(&self) -> Vec<usize> {
        let mut reached = vec![self.player];
        let mut next = 0;
        while let Some(&square) = reached.get(next) {
            next += 1;
            for side in self.tiles[square].iter() {
                let Some(neighbour) = self.neighbour(square, side) else { continue };
                if self.tiles[neighbour].has(side.opposite()) && !reached.contains(&neighbour) {
                    reached.push(neighbour);
                }
            }
        }
        reached
    }

    /// A walk to one of the [reachable](Self::reachable) squares.
    pub fn walk(&mut self, to: usize) -> Result<(), Wrong> {
        if !self.reachable().contains(&to) {
            return Err(Wrong::Walk);
        }
        self.now.player = to;
        Ok(())
    }

    /// A whole turn.
    pub fn play(&mut self, turn: MazeTurn) -> Result<(), Wrong> {
        self.push(turn.side, turn.line, turn.enters)?;
        self.walk(turn.to.1 * self.extent + turn.to.0)
    }

    fn line(&self, side: Direction, line: usize) -> Vec<usize> {
        let along = |nth: usize| match side {
            Direction::North => nth * self.extent + line,
            Direction::South => (self.extent - 1 - nth) * self.extent + line,
            Direction::West => line * self.extent + nth,
            Direction::East => line * self.extent + self.extent - 1 - nth,
        };
        (0..self.extent).map(along).collect()
    }

    fn neighbour(&self, square: usize, side: Direction) -> Option<usize> {
        let (column, row) = (square % self.extent, square / self.extent);
        match side {
            Direction::North if row > 0 => Some(square - self.extent),
            Direction::East if column + 1 < self.extent => Some(square + 1),
            Direction::South if row + 1 < self.extent => Some(square + self.extent),
            Direction::West if column > 0 => Some(square - 1),
            _ => None,
        }
    }
}
