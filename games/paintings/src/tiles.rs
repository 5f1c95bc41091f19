//! The 34 tiles of both sets and the 16 fields printed on the board, counted when the program is compiled.

use irrgarten_kit::{Indexed, Openings};

use crate::components::{EXTENT, Mark, PAINTINGS, Painting, Square};

/// Loose tiles (P-COMP-02).
pub(crate) const TILES: usize = 34;
/// Tiles in the maze; the other one is the spare.
pub(crate) const LOOSE_FIELDS: usize = TILES - 1;
/// Fields printed on the board.
pub(crate) const FIXED: usize = 16;

/// A loose tile. Which mark it shows depends on the set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tile(u8);

impl Indexed for Tile {
    const COUNT: usize = TILES;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Tile {
        debug_assert!(index < TILES, "no tile {index}");
        Tile(index as u8)
    }
}

/// Which tiles are played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum TileSet {
    /// All 24 paintings on loose tiles, 10 chalk drawings.
    #[default]
    A,
    /// 12 paintings on the fixed fields with three openings, 12 on loose tiles, 22 chalk drawings.
    B,
}

const STRAIGHT: u8 = 5;
const CORNER: u8 = 3;
const TEE: u8 = 7;

/// Openings with the smallest digit, by tile.
const SHAPES: [[u8; TILES]; 2] = [shapes_of_a(), shapes_of_b()];

/// Paintings one after the other: a tee, two corners, a straight, and again; then chalk on corners and straights.
const fn shapes_of_a() -> [u8; TILES] {
    let mut shapes = [STRAIGHT; TILES];
    let mut nth = 0;
    while nth < TILES {
        shapes[nth] = match nth {
            0..PAINTINGS => [TEE, CORNER, CORNER, STRAIGHT][nth % 4],
            PAINTINGS..27 => CORNER,
            _ => STRAIGHT,
        };
        nth += 1;
    }
    shapes
}

/// Six paintings on tees and six on corners, then chalk on nine corners and on straights.
const fn shapes_of_b() -> [u8; TILES] {
    let mut shapes = [STRAIGHT; TILES];
    let mut nth = 0;
    while nth < TILES {
        shapes[nth] = match nth {
            0..6 => TEE,
            6..21 => CORNER,
            _ => STRAIGHT,
        };
        nth += 1;
    }
    shapes
}

/// The fixed fields row by row; their openings never change.
const FIXED_OPENINGS: [u8; FIXED] = [6, 14, 14, 12, 7, 7, 14, 13, 7, 11, 13, 13, 3, 11, 11, 9];

const fn count(shapes: &[u8], shape: u8) -> usize {
    let (mut nth, mut found) = (0, 0);
    while nth < shapes.len() {
        if shapes[nth] == shape {
            found += 1;
        }
        nth += 1;
    }
    found
}

const _: () = {
    let mut set = 0;
    while set < SHAPES.len() {
        assert!(count(&SHAPES[set], TEE) == 6, "6 tees");
        assert!(count(&SHAPES[set], CORNER) == 15, "15 corners");
        assert!(count(&SHAPES[set], STRAIGHT) == 13, "13 straights");
        set += 1;
    }
    assert!(EXTENT * EXTENT == FIXED + LOOSE_FIELDS, "a field for every tile but the spare");
    let set = TileSet::B;
    assert!(set.loose_paintings() + (FIXED - 4) == PAINTINGS, "in set B every fixed tee shows a painting");
};

impl TileSet {
    pub const ALL: [TileSet; 2] = [TileSet::A, TileSet::B];

    /// How many tiles show a painting.
    const fn loose_paintings(self) -> usize {
        match self {
            TileSet::A => PAINTINGS,
            TileSet::B => PAINTINGS / 2,
        }
    }

    /// What the front of a tile shows (P-COMP-03).
    pub fn mark(self, tile: Tile) -> Mark {
        let loose = self.loose_paintings();
        match tile.index().checked_sub(loose) {
            None => Mark::Painting(Painting::numbered(PAINTINGS - loose + tile.index())),
            Some(nth) => Mark::Chalk(nth as u8),
        }
    }

    /// The openings of a tile's front, turned so that their digit is smallest.
    #[inline]
    pub fn openings(self, tile: Tile) -> Openings {
        Openings::of_number(SHAPES[self as usize][tile.index()])
    }

    /// Can this tile be turned so that it has these openings?
    pub(crate) fn fits(self, tile: Tile, openings: Openings) -> bool {
        self.openings(tile).turnings().any(|turned| turned == openings)
    }

    /// The loose tile with this mark, if there is one.
    pub fn tile(self, mark: Mark) -> Option<Tile> {
        let loose = self.loose_paintings();
        let index = match mark {
            Mark::Painting(painting) => (painting.index() + loose).checked_sub(PAINTINGS)?,
            Mark::Chalk(nth) => loose + usize::from(nth),
        };
        (index < TILES).then(|| Tile::at(index))
    }

    /// The painting on a fixed field.
    pub fn fixed_painting(self, square: Square) -> Option<Painting> {
        let nth = TEES.iter().position(|&tee| tee == square)?;
        (self == TileSet::B).then(|| Painting::numbered(nth))
    }

    /// The fixed field that shows a painting, if one does.
    pub fn fixed_square(self, painting: Painting) -> Option<Square> {
        if self == TileSet::B { TEES.get(painting.index()).copied() } else { None }
    }
}

/// The openings of a field printed on the board.
#[inline]
pub(crate) fn fixed_openings(square: Square) -> Option<Openings> {
    let openings = PRINTED[square.index()];
    (openings != Openings::NONE).then_some(openings)
}

/// By field: the openings printed there, none where tiles lie.
const PRINTED: [Openings; EXTENT * EXTENT] = {
    let mut printed = [Openings::NONE; EXTENT * EXTENT];
    let mut nth = 0;
    while nth < FIXED {
        printed[nth / 4 * 2 * EXTENT + nth % 4 * 2] = Openings::of_number(FIXED_OPENINGS[nth]);
        nth += 1;
    }
    printed
};

/// The fixed fields with three openings, row by row.
const TEES: [Square; FIXED - 4] = {
    let mut squares = [Square::new(0, 0); FIXED - 4];
    let (mut nth, mut found) = (0, 0);
    while nth < PRINTED.len() {
        if PRINTED[nth].number().count_ones() == 3 {
            squares[found] = Square::at(nth);
            found += 1;
        }
        nth += 1;
    }
    assert!(found == squares.len(), "all fixed fields but the corners");
    squares
};

/// The fields on which tiles lie, row by row.
pub(crate) const LOOSE: [Square; LOOSE_FIELDS] = {
    let mut squares = [Square::new(0, 0); LOOSE_FIELDS];
    let (mut nth, mut found) = (0, 0);
    while nth < PRINTED.len() {
        if PRINTED[nth].number() == 0 {
            squares[found] = Square::at(nth);
            found += 1;
        }
        nth += 1;
    }
    assert!(found == squares.len(), "16 fields are fixed");
    squares
};
