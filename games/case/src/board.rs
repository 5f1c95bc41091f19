//! The board as data, read and counted while the program is compiled: a wrong square does not build.

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Indexed as _, Scribble};

use crate::components::{PLACES, Place, SUSPECTS, Suspect};

pub const ROWS: usize = 16;
pub const COLUMNS: usize = 18;
/// Corridor squares.
pub const SQUARES: usize = 120;
/// Places and the centre.
pub(crate) const ROOMS: usize = PLACES + 1;
const DOORS: usize = 18;
/// The most doors a room has.
const MOST_DOORS: usize = 4;
const NONE: u8 = u8::MAX;

const TEXT: &[u8] = include_bytes!("../boards/club.board");

/// Everything that follows from the file.
struct Plan {
    /// The letter of every cell.
    cells: [[u8; COLUMNS]; ROWS],
    /// The square of every cell, if it is one.
    square: [[u8; COLUMNS]; ROWS],
    /// Row and column of every square, from 0.
    at: [(u8, u8); SQUARES],
    beside: [[u8; 4]; SQUARES],
    starts: [u8; SUSPECTS],
    doorsteps: [[u8; MOST_DOORS]; ROOMS],
    /// By room: the one its secret passage leads to.
    passages: [u8; ROOMS],
}

static PLAN: Plan = read();

const fn read() -> Plan {
    let cells = read_cells();
    let mut plan = Plan {
        cells,
        square: [[NONE; COLUMNS]; ROWS],
        at: [(0, 0); SQUARES],
        beside: [[NONE; 4]; SQUARES],
        starts: [NONE; SUSPECTS],
        doorsteps: [[NONE; MOST_DOORS]; ROOMS],
        passages: read_passages(),
    };
    let (mut squares, mut cell) = (0, 0);
    while cell < ROWS * COLUMNS {
        let (row, column) = (cell / COLUMNS, cell % COLUMNS);
        let letter = cells[row][column];
        if letter == b'.' || letter.is_ascii_digit() {
            assert!(squares < SQUARES, "too many squares");
            plan.square[row][column] = squares as u8;
            plan.at[squares] = (row as u8, column as u8);
            if letter != b'.' {
                plan.starts[(letter - b'1') as usize] = squares as u8;
            }
            squares += 1;
        }
        cell += 1;
    }
    assert!(squares == SQUARES, "there are 120 squares");
    join(&mut plan);
    plan
}

const fn read_cells() -> [[u8; COLUMNS]; ROWS] {
    let mut cells = [[0; COLUMNS]; ROWS];
    let (mut at, mut row) = (0, 0);
    while at < TEXT.len() {
        let mut end = at;
        while TEXT[end] != b'\n' {
            end += 1;
        }
        if TEXT[at] != b'#' && TEXT[at] != b'=' {
            assert!(end - at == COLUMNS, "a row has 18 columns");
            let mut column = 0;
            while column < COLUMNS {
                cells[row][column] = TEXT[at + column];
                column += 1;
            }
            row += 1;
        }
        at = end + 1;
    }
    assert!(row == ROWS, "the board has 16 rows");
    cells
}

/// `=AI` joins two places (K-PASS-01).
const fn read_passages() -> [u8; ROOMS] {
    let mut passages = [NONE; ROOMS];
    let mut at = 0;
    while at < TEXT.len() {
        if TEXT[at] == b'=' && (at == 0 || TEXT[at - 1] == b'\n') {
            let (one, other) = (TEXT[at + 1] - b'A', TEXT[at + 2] - b'A');
            (passages[one as usize], passages[other as usize]) = (other, one);
        }
        at += 1;
    }
    passages
}

/// Neighbours of squares, and the doorsteps of doors (K-DOOR-02).
const fn join(plan: &mut Plan) {
    let (mut doors, mut cell) = (0, 0);
    while cell < ROWS * COLUMNS {
        let (row, column) = (cell / COLUMNS, cell % COLUMNS);
        let letter = plan.cells[row][column];
        let (mut steps, mut side) = (0, 0);
        while side < 4 {
            let here = match side {
                0 if row > 0 => plan.square[row - 1][column],
                1 if column + 1 < COLUMNS => plan.square[row][column + 1],
                2 if row + 1 < ROWS => plan.square[row + 1][column],
                3 if column > 0 => plan.square[row][column - 1],
                _ => NONE,
            };
            if plan.square[row][column] != NONE {
                plan.beside[plan.square[row][column] as usize][side] = here;
            } else if here != NONE && letter.is_ascii_lowercase() {
                let room = if letter == b'x' { PLACES } else { (letter - b'a') as usize };
                let mut nth = 0;
                while plan.doorsteps[room][nth] != NONE {
                    nth += 1;
                }
                plan.doorsteps[room][nth] = here;
                doors += 1;
                steps += 1;
            }
            side += 1;
        }
        assert!(steps == letter.is_ascii_lowercase() as u8, "a door has one doorstep");
        cell += 1;
    }
    assert!(doors == DOORS, "there are 18 doors");
    let mut suspect = 0;
    while suspect < SUSPECTS {
        assert!(plan.starts[suspect] != NONE, "every suspect has a start square");
        suspect += 1;
    }
}

/// A corridor square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES).map(Square::at)
    }

    pub(crate) const fn at(index: usize) -> Square {
        Square(index as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 1, row 1 at the top.
    pub fn row(self) -> u8 {
        PLAN.at[self.index()].0 + 1
    }

    /// From 1.
    pub fn column(self) -> u8 {
        PLAN.at[self.index()].1 + 1
    }

    /// The square in this row and column, from 1, if there is one.
    pub fn in_row(row: usize, column: usize) -> Option<Square> {
        let row = PLAN.square.get(row.checked_sub(1)?)?;
        Some(*row.get(column.checked_sub(1)?)?).filter(|&square| square != NONE).map(Square)
    }

    /// Squares one step away (K-ROLL-02).
    pub fn beside(self) -> impl Iterator<Item = Square> {
        PLAN.beside[self.index()].into_iter().filter(|&square| square != NONE).map(Square)
    }

    fn scribble<const N: usize>(self, text: &mut Scribble<N>) {
        text.number(self.row(), false);
        text.letter('.');
        text.number(self.column(), false);
    }

    /// Where this suspect starts (K-SETUP-01).
    pub fn start_of(suspect: Suspect) -> Square {
        Square(PLAN.starts[suspect.index()])
    }
}

impl std::fmt::Display for Square {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = Scribble::<5>::default();
        self.scribble(&mut text);
        f.write_str(text.as_str())
    }
}

/// A place or the centre.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Room(u8);

impl Room {
    /// Where accusations are made.
    pub const CENTRE: Room = Room(PLACES as u8);

    pub fn all() -> impl Iterator<Item = Room> {
        (0..ROOMS).map(|index| Room(index as u8))
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place, unless it is the centre.
    pub fn place(self) -> Option<Place> {
        (self != Room::CENTRE).then(|| Place::at(self.index()))
    }

    /// `A` to `I` or `X`.
    pub fn letter(self) -> char {
        self.place().map_or('X', Place::letter)
    }

    /// The squares in front of its doors.
    pub fn doorsteps(self) -> impl Iterator<Item = Square> {
        PLAN.doorsteps[self.index()].into_iter().filter(|&square| square != NONE).map(Square)
    }

    /// Where its secret passage leads, if it has one (K-PASS-01).
    pub fn passage(self) -> Option<Place> {
        let other = PLAN.passages[self.index()];
        (other != NONE).then(|| Place::at(usize::from(other)))
    }
}

impl From<Place> for Room {
    fn from(place: Place) -> Room {
        Room(place.index() as u8)
    }
}

/// Where a pawn can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    Square(Square),
    Room(Room),
}

impl Spot {
    pub const CENTRE: Spot = Spot::Room(Room::CENTRE);

    pub fn all() -> impl Iterator<Item = Spot> {
        Square::all().map(Spot::Square).chain(Room::all().map(Spot::Room))
    }

    /// The place, if it is one.
    pub fn place(self) -> Option<Place> {
        match self {
            Spot::Room(room) => room.place(),
            Spot::Square(_) => None,
        }
    }

    pub(crate) fn scribble<const N: usize>(self, text: &mut Scribble<N>) {
        match self {
            Spot::Square(square) => square.scribble(text),
            Spot::Room(room) => text.letter(room.letter()),
        }
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Spot, BadText> {
        let start = cursor.clone();
        let room = cursor.peek().and_then(|letter| Room::all().find(|room| room.letter() == letter));
        if let Some(room) = room {
            cursor.next_char();
            return Ok(Spot::Room(room));
        }
        let expected = "a square such as 7.5, a place from A to I, or X";
        let row = cursor.while_char(|letter| letter.is_ascii_digit());
        cursor.expect(".").map_err(|_| start.fail(expected))?;
        let column = cursor.while_char(|letter| letter.is_ascii_digit());
        let square = row.parse().ok().zip(column.parse().ok());
        let square = square.and_then(|(row, column)| Square::in_row(row, column));
        // One spelling for one square: no zeros in front.
        let square = square.filter(|square| square.to_string() == format!("{row}.{column}"));
        let square = square.ok_or_else(|| start.fail("a square of the board"))?;
        Ok(Spot::Square(square))
    }
}

impl From<Place> for Spot {
    fn from(place: Place) -> Spot {
        Spot::Room(place.into())
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = Scribble::<5>::default();
        self.scribble(&mut text);
        f.write_str(text.as_str())
    }
}

/// Steps between squares on the empty board: no path is shorter.
pub(crate) static STEPS: [[u8; SQUARES]; SQUARES] = steps();

const fn steps() -> [[u8; SQUARES]; SQUARES] {
    let beside = read().beside;
    let mut steps = [[NONE; SQUARES]; SQUARES];
    let mut from = 0;
    while from < SQUARES {
        let mut queue = [0; SQUARES];
        let (mut next, mut end) = (0, 1);
        queue[0] = from;
        steps[from][from] = 0;
        while next < end {
            let here = queue[next];
            let mut side = 0;
            while side < 4 {
                let there = beside[here][side];
                if there != NONE && steps[from][there as usize] == NONE {
                    steps[from][there as usize] = steps[from][here] + 1;
                    queue[end] = there as usize;
                    end += 1;
                }
                side += 1;
            }
            next += 1;
        }
        assert!(end == SQUARES, "all squares hang together");
        from += 1;
    }
    steps
}

/// The letter of a cell of the plan, from row and column 0: what the pictures are drawn from.
pub(crate) fn cell(row: usize, column: usize) -> char {
    PLAN.cells[row][column] as char
}
