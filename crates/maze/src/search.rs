//! The search for a board of one extent.
//!
//! All that matters of a sequence of turns is its pushes: after each, the player can be on any square of a set, and
//! the set alone decides where the player can be after the next. So the search carries sets and never a single
//! square.
//!
//! Most pushes differ only in how the tile is turned. They are tried together first, with a tile that is open on all
//! sides: more openings never lead to fewer squares, so what is impossible with it is impossible. Only what is
//! possible is then tried tile by tile.

use std::ops::ControlFlow;

use irrgarten_kit::{Arrow, Direction, Extent, Maze, Openings, Push, Square, SquareSet, Supported};

use crate::{MazeTurn, Puzzle};

/// Open on all sides.
const ANY: Openings = Openings::of_number(15);

/// The position after some pushes.
#[derive(Clone, Copy)]
pub(crate) struct Node<const N: usize>
where
    Extent<N>: Supported,
{
    maze: Maze<N>,
    spare: Openings,
    /// Where the player can be.
    reach: SquareSet<N>,
    objective: Option<Square<N>>,
}

/// An arrow, and what its pushes have in common.
struct Way<const N: usize>
where
    Extent<N>: Supported,
{
    arrow: Arrow<N>,
    push: Push<N>,
    /// The line and its neighbours: passages elsewhere do not change.
    band: SquareSet<N>,
}

pub(crate) struct Search<'a, const N: usize>
where
    Extent<N>: Supported,
{
    ways: Vec<Way<N>>,
    /// The arrows tried, as numbers of ways.
    path: Vec<usize>,
    nodes: u64,
    go_on: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

/// How a search of one depth ends early.
pub(crate) enum Stop {
    Found(Vec<MazeTurn>),
    Budget,
}

impl<const N: usize> Node<N>
where
    Extent<N>: Supported,
{
    pub(crate) fn new(puzzle: &Puzzle) -> Node<N> {
        let mut maze = Maze::closed();
        for (square, &openings) in puzzle.tiles().iter().enumerate() {
            maze.set(Square::at(square), openings);
        }
        let reach = SquareSet::only(Square::at(puzzle.player()));
        Node { maze, spare: puzzle.spare(), reach, objective: puzzle.objective().map(Square::at) }
    }

    /// After a push, before the walk.
    #[inline]
    fn pushed(&self, way: &Way<N>, enters: Openings) -> Node<N> {
        let mut maze = self.maze;
        let spare = maze.slide(&way.push, enters);
        let falls_off = self.reach.has(way.arrow.exit());
        let objective = match self.objective {
            None => Some(way.arrow.entry()),
            Some(square) if square == way.arrow.exit() => None,
            Some(square) => Some(way.arrow.carries(square)),
        };
        Node { maze, spare, reach: self.reach.slide(&way.push, falls_off).0, objective }
    }

    #[inline]
    fn walked(mut self) -> Node<N> {
        self.reach = self.maze.ways().reachable(self.reach);
        self
    }

    /// Is the objective within reach?
    fn reaches(&self) -> bool {
        self.objective.is_some_and(|objective| self.reach.has(objective))
    }
}

impl<'a, const N: usize> Search<'a, N>
where
    Extent<N>: Supported,
{
    /// `go_on` is called now and then with the number of positions visited.
    pub(crate) fn new(go_on: &'a mut dyn FnMut(u64) -> ControlFlow<()>) -> Search<'a, N> {
        let lines = (1..N).step_by(2);
        let arrows = lines.flat_map(|line| Direction::ALL.map(|side| Arrow::new(side, line)));
        let way = |arrow: Arrow<N>| {
            let line: SquareSet<N> = arrow.squares().collect();
            let across = if matches!(arrow.side(), Direction::North | Direction::South) {
                [Direction::East, Direction::West]
            } else {
                [Direction::North, Direction::South]
            };
            let band = across.iter().fold(line, |band, &side| band.or(line.step(side)));
            Way { arrow, push: Push::at(arrow), band }
        };
        Search { ways: arrows.map(way).collect(), path: Vec::new(), nodes: 0, go_on }
    }

    /// Searches all sequences of this many turns; shorter ones are known to fail.
    pub(crate) fn depth(&mut self, start: &Node<N>, turns: usize) -> ControlFlow<Stop> {
        self.try_arrows(start, start, turns)
    }

    /// The number of positions visited.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    fn barred(&self) -> Option<usize> {
        // The arrows of a line follow each other clockwise from the north: opposite ones are two apart.
        self.path.last().map(|last| last ^ 2)
    }

    fn try_arrows(&mut self, start: &Node<N>, node: &Node<N>, left: usize) -> ControlFlow<Stop> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && (self.go_on)(self.nodes).is_break() {
            return ControlFlow::Break(Stop::Budget);
        }
        let barred = self.barred();
        // The last push must change something both for the player and around the objective. This holds for a player
        // who has walked as far as possible, so not before the first turn.
        let last = left == 1 && !self.path.is_empty();
        let around = node.objective.filter(|_| last);
        let around = around.map(|square| node.maze.ways().reachable(SquareSet::only(square)));
        for nth in 0..self.ways.len() {
            let way = &self.ways[nth];
            let changes = |squares: SquareSet<N>| squares.meets(way.band);
            if Some(nth) == barred || last && !(changes(node.reach) && around.is_none_or(changes)) {
                continue;
            }
            let after = node.pushed(way, ANY).walked();
            self.path.push(nth);
            if left > 1 {
                self.try_arrows(start, &after, left - 1)?;
            } else if after.reaches()
                && let Some(line) = self.try_tiles(start)
            {
                return ControlFlow::Break(Stop::Found(line));
            }
            self.path.pop();
        }
        ControlFlow::Continue(())
    }

    /// How to turn the tiles for the arrows on the path, if some way leads to the objective.
    fn try_tiles(&self, start: &Node<N>) -> Option<Vec<MazeTurn>> {
        let mut nodes = vec![*start];
        let mut enters = Vec::new();
        self.try_tile(&mut nodes, &mut enters).then(|| self.tell(&nodes, &enters))
    }

    fn try_tile(&self, nodes: &mut Vec<Node<N>>, enters: &mut Vec<Openings>) -> bool {
        let node = nodes[nodes.len() - 1];
        let Some((&next, rest)) = self.path[enters.len()..].split_first() else {
            return node.reaches();
        };
        for openings in node.spare.turnings() {
            let after = node.pushed(&self.ways[next], openings).walked();
            let hoped = rest.iter().fold(after, |node, &way| node.pushed(&self.ways[way], ANY).walked());
            if hoped.reaches() {
                nodes.push(after);
                enters.push(openings);
                if self.try_tile(nodes, enters) {
                    return true;
                }
                nodes.pop();
                enters.pop();
            }
        }
        false
    }

    /// The turns, with the squares to walk to: from the objective backwards.
    fn tell(&self, nodes: &[Node<N>], enters: &[Openings]) -> Vec<MazeTurn> {
        let mut turns = Vec::new();
        let mut goal = nodes[nodes.len() - 1].objective;
        for nth in (0..enters.len()).rev() {
            let Some(to) = goal else { break };
            let arrow = self.ways[self.path[nth]].arrow;
            turns.push(MazeTurn {
                side: arrow.side(),
                line: arrow.line(),
                enters: enters[nth],
                to: (to.column(), to.row()),
            });
            let towards = nodes[nth + 1].maze.ways().reachable(SquareSet::only(to));
            goal = nodes[nth].reach.iter().find(|&from| towards.has(arrow.carries(from)));
        }
        turns.reverse();
        turns
    }
}
