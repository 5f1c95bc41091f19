//! A puzzle and its file.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::quote;
use irrgarten_kit::{Direction, Openings};

use crate::EXTENTS;

/// A board, a spare tile, a player and an objective that make sense together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    name: String,
    pub(crate) extent: usize,
    pub(crate) tiles: Vec<Openings>,
    pub(crate) spare: Openings,
    pub(crate) player: usize,
    pub(crate) objective: Option<usize>,
}

/// A file that is not a puzzle: the line, counted from 1, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPuzzle {
    line: usize,
    found: Option<String>,
    expected: String,
}

impl fmt::Display for BadPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found.as_deref().map_or("the end".to_owned(), quote);
        write!(f, "{found} in line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for BadPuzzle {}

impl Puzzle {
    pub(crate) fn new(
        name: String,
        tiles: Vec<Openings>,
        spare: Openings,
        player: usize,
        objective: usize,
    ) -> Puzzle {
        Puzzle { name, extent: tiles.len().isqrt(), tiles, spare, player, objective: Some(objective) }
    }

    /// Its name, as the file has it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Squares in a row.
    pub fn extent(&self) -> usize {
        self.extent
    }

    /// The openings of every tile, row by row.
    pub fn tiles(&self) -> &[Openings] {
        &self.tiles
    }

    /// The spare tile beside the board.
    pub fn spare(&self) -> Openings {
        self.spare
    }

    /// Where the player stands, counted row by row.
    pub fn player(&self) -> usize {
        self.player
    }

    /// Where the objective lies; `None` if it is on the spare tile.
    pub fn objective(&self) -> Option<usize> {
        self.objective
    }
}

/// The lines of a file, numbered.
struct Lines<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self, expected: &str) -> Result<&'a str, BadPuzzle> {
        self.number += 1;
        self.lines.next().map(str::trim_end).ok_or_else(|| self.fail(None, expected))
    }

    fn fail(&self, found: Option<&str>, expected: impl Into<String>) -> BadPuzzle {
        BadPuzzle { line: self.number, found: found.map(str::to_owned), expected: expected.into() }
    }

    fn numbers<T: FromStr>(&mut self, expected: &str) -> Result<(T, T), BadPuzzle> {
        let line = self.next(expected)?;
        let pair = line.split_once(' ').and_then(|(one, two)| Some((one.parse().ok()?, two.parse().ok()?)));
        pair.ok_or_else(|| self.fail(Some(line), expected))
    }

    fn square(&mut self, extent: usize) -> Result<usize, BadPuzzle> {
        let expected = format!("row and column of a square, both from 0 to {}", extent - 1);
        let (row, column) = self.numbers::<usize>(&expected)?;
        if row >= extent || column >= extent {
            return Err(self.fail(Some(&format!("{row} {column}")), expected));
        }
        Ok(row * extent + column)
    }
}

impl FromStr for Puzzle {
    type Err = BadPuzzle;

    fn from_str(text: &str) -> Result<Puzzle, BadPuzzle> {
        let mut lines = Lines { lines: text.lines(), number: 0 };
        let name = lines.next("a name")?.to_owned();
        let head = "an odd extent from 5 to 13 and the number of players, 1 to 4";
        let (extent, players) = lines.numbers::<usize>(head)?;
        if !EXTENTS.contains(&extent) || !(1..=4).contains(&players) {
            return Err(lines.fail(Some(&format!("{extent} {players}")), head));
        }
        let mut tiles = Vec::with_capacity(extent * extent);
        for _ in 0..extent {
            tiles.extend(read_row(&mut lines, extent)?);
        }
        let sides = lines.next("the openings of the spare tile")?;
        let spare = sides.chars().try_fold(Openings::NONE, |openings, side| {
            Some(openings.with(Direction::from_letter(side.to_ascii_lowercase())?))
        });
        let spare = spare.filter(|&spare| spare != Openings::NONE);
        let spare = spare.ok_or_else(|| lines.fail(Some(sides), "openings such as NES"))?;
        let player = lines.square(extent)?;
        for _ in 1..players {
            lines.square(extent)?;
        }
        let objective = match lines.lines.clone().next().map(str::trim_end) {
            Some("-1 -1") => None,
            _ => Some(lines.square(extent)?),
        };
        Ok(Puzzle { name, extent, tiles, spare, player, objective })
    }
}

/// Four lines of a file: the tiles of a row, three lines high, and a ruler below.
fn read_row(lines: &mut Lines<'_>, extent: usize) -> Result<Vec<Openings>, BadPuzzle> {
    let expected = format!("{extent} tiles of three signs, # or ., each followed by |");
    let mut row = vec![Openings::NONE; extent];
    for part in 0..3 {
        let line = lines.next(&expected)?;
        let pieces: Vec<&str> = line.split_terminator('|').collect();
        let fits = |piece: &&str| piece.len() == 3 && piece.chars().all(|sign| matches!(sign, '#' | '.'));
        if pieces.len() != extent || !pieces.iter().all(fits) {
            return Err(lines.fail(Some(line), expected));
        }
        for (openings, piece) in row.iter_mut().zip(pieces) {
            let sides = match part {
                0 => [(1, Direction::North)].as_slice(),
                1 => &[(2, Direction::East), (0, Direction::West)],
                _ => &[(1, Direction::South)],
            };
            let open = sides.iter().filter(|(at, _)| piece.as_bytes()[*at] == b'.');
            *openings = open.fold(*openings, |openings, &(_, side)| openings.with(side));
        }
    }
    lines.next("a line of dashes")?;
    Ok(row)
}

/// The file.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{} 1", self.name, self.extent)?;
        for row in self.tiles.chunks(self.extent) {
            let sign = |tile: &Openings, side| if tile.has(side) { '.' } else { '#' };
            for side in [Direction::North, Direction::East, Direction::South] {
                for tile in row {
                    match side {
                        Direction::East => {
                            write!(f, "{}.{}|", sign(tile, Direction::West), sign(tile, side))?;
                        }
                        _ => write!(f, "#{}#|", sign(tile, side))?,
                    }
                }
                writeln!(f)?;
            }
            writeln!(f, "{}|", "-".repeat(4 * self.extent - 1))?;
        }
        let sides: String = self.spare.iter().map(|side| side.letter().to_ascii_uppercase()).collect();
        writeln!(f, "{sides}")?;
        let square = |square: usize| format!("{} {}", square / self.extent, square % self.extent);
        writeln!(f, "{}", square(self.player))?;
        writeln!(f, "{}", self.objective.map_or("-1 -1".to_owned(), square))
    }
}
