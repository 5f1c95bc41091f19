//! The tiles in the maze and the spare beside it.

use irrgarten_kit::{Maze, Openings, Push, Ways};

use crate::components::{Arrow, EXTENT, Painting, Square, SquareSet};
use crate::tiles::{LOOSE, LOOSE_FIELDS, Tile, TileSet, fixed_openings};

/// What lies on a field. On a fixed field the tile means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Field {
    tile: Tile,
    /// None while the tile is face down: a back has no passages.
    openings: Openings,
}

/// The maze. Openings are kept as sets of squares as well: moves are found by them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    set: TileSet,
    fields: [Field; EXTENT * EXTENT],
    maze: Maze<EXTENT>,
    down: SquareSet,
    spare: Tile,
}

impl Board {
    /// These tiles lie on the fields without printed passages, row by row, each with its openings; a tile without
    /// openings lies face down.
    pub(crate) fn new(set: TileSet, spare: Tile, tiles: [(Tile, Openings); LOOSE_FIELDS]) -> Board {
        let mut board = Board {
            set,
            fields: [Field::default(); EXTENT * EXTENT],
            maze: Maze::closed(),
            down: SquareSet::EMPTY,
            spare,
        };
        for square in Square::all() {
            board.turn(square, fixed_openings(square).unwrap_or_default());
        }
        for (square, (tile, openings)) in LOOSE.into_iter().zip(tiles) {
            board.fields[square.index()].tile = tile;
            board.turn(square, openings);
        }
        board
    }

    /// The tiles on the fields without printed passages, row by row, each with its openings: what
    /// [`new`](Board::new) takes.
    pub(crate) fn tiles(&self) -> [(Tile, Openings); LOOSE_FIELDS] {
        LOOSE.map(|square| {
            let Field { tile, openings } = self.fields[square.index()];
            (tile, openings)
        })
    }

    pub fn set(&self) -> TileSet {
        self.set
    }

    /// The tile on a field, unless the field is fixed.
    pub fn tile(&self, square: Square) -> Option<Tile> {
        fixed_openings(square).is_none().then(|| self.fields[square.index()].tile)
    }

    /// The passages of a field; a face-down tile has none.
    #[inline]
    pub fn openings(&self, square: Square) -> Openings {
        self.fields[square.index()].openings
    }

    /// The squares with a face-down tile.
    pub fn down(&self) -> SquareSet {
        self.down
    }

    pub fn is_down(&self, square: Square) -> bool {
        self.down.has(square)
    }

    /// The tile beside the board, face up.
    pub fn spare(&self) -> Tile {
        self.spare
    }

    /// The spare's openings, turned so that their digit is smallest.
    #[inline]
    pub fn spare_openings(&self) -> Openings {
        self.set.openings(self.spare)
    }

    /// The openings of the front of the tile on this field, face up or not.
    pub fn front(&self, square: Square) -> Option<Openings> {
        self.tile(square).map(|tile| self.set.openings(tile))
    }

    /// The painting that can be seen on this field.
    pub fn painting(&self, square: Square) -> Option<Painting> {
        if self.is_down(square) {
            return None;
        }
        match self.tile(square) {
            Some(tile) => self.set.mark(tile).painting(),
            None => self.set.fixed_painting(square),
        }
    }

    /// Where this tile lies, unless it is the spare.
    pub fn find(&self, tile: Tile) -> Option<Square> {
        LOOSE.into_iter().find(|square| self.fields[square.index()].tile == tile)
    }

    pub(crate) fn maze(&self) -> &Maze<EXTENT> {
        &self.maze
    }

    #[inline]
    pub(crate) fn ways(&self) -> Ways<EXTENT> {
        self.maze.ways()
    }

    /// Lays the tile of this field so; without openings, face down.
    pub(crate) fn turn(&mut self, square: Square, openings: Openings) {
        self.fields[square.index()].openings = openings;
        self.maze.set(square, openings);
        self.down.set(square, openings == Openings::NONE);
    }

    /// Pushes the spare in, face down without openings; what drops out is the spare now, face up (P-HSLD-03).
    #[inline]
    pub(crate) fn slide(&mut self, arrow: Arrow, openings: Openings) {
        let push = Push::at(arrow);
        self.maze.slide(&push, openings);
        self.down = self.down.slide(&push, openings == Openings::NONE).0;
        let mut entering = Field { tile: self.spare, openings };
        for square in arrow.squares() {
            std::mem::swap(&mut self.fields[square.index()], &mut entering);
        }
        self.spare = entering.tile;
    }

    /// P-SWAP-03: two tiles change places, each as it lies.
    pub(crate) fn swap(&mut self, one: Square, two: Square) {
        let (first, second) = (self.fields[one.index()], self.fields[two.index()]);
        self.fields[one.index()].tile = second.tile;
        self.fields[two.index()].tile = first.tile;
        self.turn(one, second.openings);
        self.turn(two, first.openings);
    }
}
