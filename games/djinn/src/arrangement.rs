//! Cards on the squares before a seat.

use std::fmt;

use irrgarten_game::BadText;
use irrgarten_kit::{Cell, Cursor, Direction, List};

use crate::components::{Card, CardSet, MOST, Roll};

/// A card, where it lies, and where its printed top points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Laid {
    pub cell: Cell,
    pub card: Card,
    pub top: Direction,
}

impl Default for Laid {
    fn default() -> Laid {
        Laid { cell: Cell::default(), card: Card::default(), top: Direction::North }
    }
}

/// D-FIT-02: up to five cards on one square grid, read by row, then column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Arrangement(List<Laid, MOST>);

/// Loose cards could wander off over the table: no box of an arrangement is larger than this.
pub const WIDEST: i8 = 9;

impl Arrangement {
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Laid> + '_ {
        self.0.iter().copied()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn cards(&self) -> CardSet {
        self.iter().map(|laid| laid.card).collect()
    }

    /// What lies here.
    pub fn at(&self, cell: Cell) -> Option<Laid> {
        self.iter().find(|laid| laid.cell == cell)
    }

    /// Where this card lies.
    pub fn spot(&self, card: Card) -> Option<Laid> {
        self.iter().find(|laid| laid.card == card)
    }

    /// Lays a card, wherever it lay before; false if there is no room for it.
    pub(crate) fn put(&mut self, laid: Laid) -> bool {
        self.lift(laid.card);
        let room = self.0.len() < MOST && self.at(laid.cell).is_none();
        if room {
            self.0.insert_in_order(laid);
        }
        room
    }

    pub(crate) fn lift(&mut self, card: Card) {
        self.0.retain(|laid| laid.card != card);
    }

    /// The smallest column and row, and the size of the box around everything.
    pub fn bounds(&self) -> Option<(Cell, (i8, i8))> {
        let (xs, ys) = (|| self.iter().map(|laid| laid.cell.x), || self.iter().map(|laid| laid.cell.y));
        let (left, top) = (xs().min()?, ys().min()?);
        Some((Cell::new(left, top), (xs().max()? - left + 1, ys().max()? - top + 1)))
    }

    /// The same with its top left corner at 0,0.
    #[must_use]
    pub fn settled(&self) -> Arrangement {
        let Some((corner, _)) = self.bounds() else { return *self };
        self.mapped(|laid| Laid { cell: Cell::new(laid.cell.x - corner.x, laid.cell.y - corner.y), ..laid })
    }

    /// The same as it is written for a roll: in the layout's box, else from its own top left corner.
    #[must_use]
    pub(crate) fn settled_on(&self, roll: Roll) -> Arrangement {
        match roll {
            Roll::Number(_) => self.settled(),
            Roll::Genie(_) => *self,
        }
    }

    /// The same, the whole turned clockwise by a quarter.
    #[must_use]
    pub fn quarter_turned(&self) -> Arrangement {
        let turn = |laid: Laid| Laid {
            cell: Cell::new(-laid.cell.y, laid.cell.x),
            top: Direction::at(laid.top.index() + 1),
            ..laid
        };
        self.mapped(turn).settled()
    }

    /// As solutions are compared: in that one of its four turnings whose text is smallest.
    #[must_use]
    pub fn canonical(&self) -> Arrangement {
        let turnings = std::iter::successors(Some(self.settled()), |whole| Some(whole.quarter_turned()));
        turnings.take(4).min_by_key(ToString::to_string).unwrap_or(*self)
    }

    fn mapped(&self, change: impl Fn(Laid) -> Laid) -> Arrangement {
        let mut changed = List::new();
        self.iter().for_each(|laid| changed.insert_in_order(change(laid)));
        Arrangement(changed)
    }

    /// Rows from north to south in a box of this size, from 0,0.
    pub(crate) fn rows(&self, (width, height): (i8, i8)) -> String {
        let cell = |x, y| match self.at(Cell::new(x, y)) {
            Some(laid) => format!("{}{}", laid.card, laid.top.letter()),
            None => "_".to_owned(),
        };
        let row = |y| (0..width).map(|x| cell(x, y)).collect::<Vec<_>>().join(".");
        (0..height).map(row).collect::<Vec<_>>().join("/")
    }

    /// Reads rows; the corner is 0,0 even if nothing lies there.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<(Arrangement, (i8, i8)), BadText> {
        let mut read = Arrangement::default();
        let (mut x, mut y, mut width) = (0, 0, None);
        loop {
            if !cursor.eat("_") {
                let start = cursor.clone();
                let card = Card::read(cursor)?;
                let top = read_top(cursor)?;
                let new = read.spot(card).is_none();
                if !new || !read.put(Laid { cell: Cell::new(x, y), card, top }) {
                    return Err(start.fail("up to five cards, each once"));
                }
            }
            if cursor.eat(".") {
                x += 1;
            } else if *width.get_or_insert(x) != x {
                return Err(cursor.fail("rows of equal length"));
            } else if cursor.eat("/") {
                (x, y) = (0, y + 1);
            } else {
                return Ok((read, (x + 1, y + 1)));
            }
            if x >= WIDEST || y >= WIDEST {
                return Err(cursor.fail("at most nine columns and nine rows"));
            }
        }
    }
}

pub(crate) fn read_top(cursor: &mut Cursor<'_>) -> Result<Direction, BadText> {
    let top = cursor.peek().and_then(Direction::from_letter);
    let top = top.ok_or_else(|| cursor.fail("where its top points: n, e, s or w"))?;
    cursor.next_char();
    Ok(top)
}

/// In its own box; nothing is `-`.
impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bounds() {
            Some((_, size)) => f.write_str(&self.settled_rows(size)),
            None => f.write_str("-"),
        }
    }
}

impl Arrangement {
    fn settled_rows(&self, size: (i8, i8)) -> String {
        self.settled().rows(size)
    }
}

impl std::str::FromStr for Arrangement {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Arrangement, BadText> {
        let mut cursor = Cursor::new(text);
        if cursor.eat("-") {
            return cursor.end().map(|()| Arrangement::default());
        }
        let (read, _) = Arrangement::read(&mut cursor)?;
        cursor.end()?;
        Ok(read.settled())
    }
}

impl FromIterator<Laid> for Arrangement {
    /// As many as fit, the first to come.
    fn from_iter<I: IntoIterator<Item = Laid>>(all: I) -> Arrangement {
        let mut arrangement = Arrangement::default();
        for laid in all {
            arrangement.put(laid);
        }
        arrangement
    }
}
