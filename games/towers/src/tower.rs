//! The 26 towers of the box as a table, counted when the program is compiled.

use irrgarten_kit::{Indexed, Openings};

use crate::components::{
    CARDS_OF_A_KIND, EXTENT, FIXED, MAGIC, MOVABLE, Magic, Square, TALLEST, TREASURES, Treasure,
};

/// One of the 26 towers: first the movable ones, then the fixed ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tower(u8);

/// What a tower is like. Openings are those with the smallest digit; fixed towers stand like that.
struct Make {
    openings: u8,
    height: u8,
    treasure: Option<Treasure>,
}

const STRAIGHT: u8 = 5;
const CORNER: u8 = 3;
const TEE: u8 = 7;

const fn make(openings: u8, height: u8, letter: Option<char>) -> Make {
    let treasure = match letter {
        Some(letter) => Some(Treasure::lettered(letter)),
        None => None,
    };
    Make { openings, height, treasure }
}

const MAKES: [Make; MOVABLE + FIXED] = [
    make(CORNER, 1, Some('E')),
    make(STRAIGHT, 1, Some('F')),
    make(CORNER, 1, None),
    make(STRAIGHT, 1, None),
    make(CORNER, 2, Some('G')),
    make(STRAIGHT, 2, Some('H')),
    make(CORNER, 2, None),
    make(STRAIGHT, 2, None),
    make(TEE, 2, None),
    make(CORNER, 3, Some('I')),
    make(STRAIGHT, 3, Some('J')),
    make(CORNER, 3, None),
    make(STRAIGHT, 3, None),
    make(TEE, 3, None),
    make(CORNER, 4, Some('K')),
    make(STRAIGHT, 4, Some('L')),
    make(TEE, 4, None),
    // The fixed ones, row by row.
    make(6, 1, None),
    make(14, 2, Some('A')),
    make(12, 1, None),
    make(7, 3, Some('D')),
    make(15, 5, None),
    make(13, 3, Some('B')),
    make(3, 1, None),
    make(11, 2, Some('C')),
    make(9, 1, None),
];

/// The squares on which no tower is fixed, row by row.
pub fn movable_squares() -> impl Iterator<Item = Square> {
    Square::all().filter(|&square| Tower::fixed_on(square).is_none())
}

/// How many towers are like this.
const fn count(from: usize, to: usize, openings: u8, height: u8) -> usize {
    let (mut nth, mut found) = (from, 0);
    while nth < to {
        let made = &MAKES[nth];
        if (openings == 0 || made.openings == openings) && (height == 0 || made.height == height) {
            found += 1;
        }
        nth += 1;
    }
    found
}

/// Is every treasure on one tower, and on no other?
const fn treasures_are_on_one_tower_each() -> bool {
    let mut seen = [0; TREASURES];
    let mut nth = 0;
    while nth < MAKES.len() {
        if let Some(treasure) = MAKES[nth].treasure {
            seen[treasure.number()] += 1;
        }
        nth += 1;
    }
    let mut treasure = 0;
    while treasure < TREASURES {
        if seen[treasure] != 1 {
            return false;
        }
        treasure += 1;
    }
    true
}

const _: () = {
    assert!(MOVABLE + FIXED == EXTENT * EXTENT + 1, "a tower for every square, and a free one");
    assert!(count(0, MOVABLE, STRAIGHT, 0) == 7 && count(0, MOVABLE, CORNER, 0) == 7, "the shapes");
    assert!(count(0, MOVABLE, TEE, 0) == 3, "the shapes");
    assert!(count(0, MOVABLE, 0, 1) == 4 && count(0, MOVABLE, 0, 2) == 5, "the heights");
    assert!(count(0, MOVABLE, 0, 3) == 5 && count(0, MOVABLE, 0, 4) == 3, "the heights");
    assert!(count(MOVABLE, MAKES.len(), 0, 1) == 4, "four low starts");
    assert!(MAKES[MOVABLE + FIXED / 2].height as usize == TALLEST, "the rune stone is the highest");
    assert!(treasures_are_on_one_tower_each(), "every treasure is on one tower");
    assert!(CARDS_OF_A_KIND as usize * Magic::ALL.len() == MAGIC, "24 magic cards");
};

impl Tower {
    fn made(self) -> &'static Make {
        &MAKES[self.index()]
    }

    /// How many layers of stone.
    pub fn height(self) -> u8 {
        self.made().height
    }

    pub fn treasure(self) -> Option<Treasure> {
        self.made().treasure
    }

    /// As it stands with the smallest digit; a fixed tower as it always stands.
    pub fn openings(self) -> Openings {
        Openings::of_number(self.made().openings)
    }

    /// Can it slide?
    pub fn is_movable(self) -> bool {
        self.index() < MOVABLE
    }

    /// The movable towers.
    pub fn movable() -> impl Iterator<Item = Tower> {
        Tower::all().take(MOVABLE)
    }

    /// The tower fixed on this square, if it is one of the nine.
    pub fn fixed_on(square: Square) -> Option<Tower> {
        let (column, row) = (square.column(), square.row());
        let fixed = column.is_multiple_of(2) && row.is_multiple_of(2);
        fixed.then(|| Tower((MOVABLE + row / 2 * 3 + column / 2) as u8))
    }

    /// The movable tower that looks like this, however it is turned.
    pub fn looking_like(openings: Openings, height: u8, treasure: Option<Treasure>) -> Option<Tower> {
        Tower::movable().find(|tower| {
            (tower.height(), tower.treasure()) == (height, treasure)
                && tower.openings().turnings().any(|turned| turned == openings)
        })
    }
}

impl Indexed for Tower {
    const COUNT: usize = MOVABLE + FIXED;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Tower {
        debug_assert!(index < Tower::COUNT, "no tower {index}");
        Tower(index as u8)
    }
}
