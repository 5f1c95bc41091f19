//! The checked door between anything one can write down and a position that can be played on.

mod check;

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::{Indexed, Openings, Set};

use crate::board::Board;
use crate::book::PageNumber;
use crate::components::{Ability, Colour, Painting, Square};
use crate::options::Mode;
use crate::state::{Latest, Rulings, Stage, State, Tableau};
use crate::tiles::{LOOSE, Tile, TileSet};

/// How a tile lies in the maze.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    Up(Tile, Openings),
    /// Face down; `None` if one does not see which it is.
    Down(Option<Tile>),
}

/// What is known of a pile of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stack<T> {
    Count(usize),
    /// Which cards, not in which order.
    Known(Vec<T>),
    /// The next card first.
    Ordered(Vec<T>),
}

impl<T: Indexed> Stack<T> {
    pub fn len(&self) -> usize {
        match self {
            Stack::Count(count) => *count,
            Stack::Known(cards) | Stack::Ordered(cards) => cards.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards in it, if they can be only these: a count says so when it is all that can be there.
    pub(crate) fn cards(&self, all: Set<T>) -> Option<Set<T>> {
        match self {
            Stack::Count(0) => Some(Set::EMPTY),
            Stack::Count(count) => (*count == all.len()).then_some(all),
            Stack::Known(cards) | Stack::Ordered(cards) => Some(cards.iter().copied().collect()),
        }
    }
}

/// What belongs to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub colour: Colour,
    pub pawn: Square,
    pub tableau: Tableau,
    pub ability: Ability,
    pub slide_used: bool,
    pub ability_used: bool,
}

/// A position as it is written, possible or not, with or without what is to be remembered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub set: TileSet,
    pub mode: Mode,
    /// What lies on the fields without printed passages, row by row.
    pub tiles: Vec<Laid>,
    pub spare: Tile,
    /// By seat.
    pub places: Vec<Place>,
    pub stage: Stage,
    pub latest: Option<Latest>,
    pub pile: Stack<Painting>,
    pub book: Stack<PageNumber>,
    pub rulings: Rulings,
}

/// The part of a position that cannot be, in the order in which they are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    Board,
    Spare,
    Pawns,
    Tableaus,
    Abilities,
    Turn,
    Latest,
    Pile,
    Book,
}

/// Why a setup is no position: which part, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible {
    pub part: Part,
    pub expected: String,
}

pub(crate) fn impossible<T>(part: Part, expected: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible { part, expected: expected.into() })
}

impl Setup {
    pub fn seats(&self) -> u8 {
        self.places.len() as u8
    }

    /// The state this describes, if it describes one completely.
    pub fn to_state(&self) -> Result<State, Impossible> {
        self.check()?;
        if self.tiles.contains(&Laid::Down(None)) {
            return impossible(Part::Board, "all face-down tiles named: a position with ~? is only a view");
        }
        Ok(self.state_with(&mut std::iter::empty()))
    }

    /// The tiles one does not see.
    pub(crate) fn unseen(&self) -> Set<Tile> {
        let seen = self.tiles.iter().filter_map(|laid| match laid {
            Laid::Up(tile, _) => Some(*tile),
            Laid::Down(tile) => *tile,
        });
        Set::full().minus(seen.chain([self.spare]).collect())
    }

    /// The painting cards that lie on no tableau.
    pub(crate) fn hidden_cards(&self) -> Set<Painting> {
        Set::full().minus(self.places.iter().flat_map(|place| place.tableau).flatten().collect())
    }

    /// The board; face-down tiles that are not named are these, one after the other.
    pub(crate) fn board(&self, unseen: &mut dyn Iterator<Item = Tile>) -> Board {
        let mut tiles = self.tiles.iter();
        Board::new(self.set, self.spare, |_| match tiles.next() {
            Some(Laid::Up(tile, openings)) => (*tile, *openings),
            Some(Laid::Down(Some(tile))) => (*tile, Openings::NONE),
            _ => (unseen.next().unwrap_or(self.spare), Openings::NONE),
        })
    }

    /// The state with these tiles where none is named. The rest has been checked.
    pub(crate) fn state_with(&self, unseen: &mut dyn Iterator<Item = Tile>) -> State {
        let place = |seat: Seat| &self.places[seat.index()];
        let mover = self.stage.mover();
        State {
            mode: self.mode,
            board: self.board(unseen),
            colours: PerSeat::from_fn(self.seats(), |seat| place(seat).colour),
            pawns: PerSeat::from_fn(self.seats(), |seat| place(seat).pawn),
            tableaus: PerSeat::from_fn(self.seats(), |seat| place(seat).tableau),
            abilities: PerSeat::from_fn(self.seats(), |seat| place(seat).ability),
            stage: self.stage,
            slide_used: mover.is_some_and(|seat| place(seat).slide_used),
            ability_used: mover.is_some_and(|seat| place(seat).ability_used),
            latest: self.latest,
            pile: self.pile.cards(self.hidden_cards()).unwrap_or_default(),
            book: self.book.cards(Set::full()).unwrap_or_default(),
            rulings: self.rulings,
        }
    }

    /// The setup of a state, with or without the names of face-down tiles.
    pub(crate) fn of(state: &State, names: bool) -> Setup {
        let board = state.board();
        let lies = |square: Square| {
            let tile = board.tile(square).unwrap_or_default();
            if board.is_down(square) {
                Laid::Down(names.then_some(tile))
            } else {
                Laid::Up(tile, board.openings(square))
            }
        };
        let place = |seat: Seat| {
            let acts = state.stage.mover() == Some(seat);
            Place {
                colour: state.colour(seat),
                pawn: state.pawn(seat),
                tableau: state.tableau(seat),
                ability: state.ability(seat),
                slide_used: acts && state.slide_used,
                ability_used: acts && state.ability_used,
            }
        };
        Setup {
            set: board.set(),
            mode: state.mode,
            tiles: LOOSE.into_iter().map(lies).collect(),
            spare: board.spare(),
            places: Seat::all(state.seats()).map(place).collect(),
            stage: state.stage,
            latest: state.latest,
            pile: Stack::Known(state.pile.iter().collect()),
            book: Stack::Known(state.book.iter().collect()),
            rulings: state.rulings,
        }
    }

    /// The same setup in its one canonical form: piles are sets.
    pub(crate) fn canonical(mut self) -> Setup {
        let pile = self.pile.cards(self.hidden_cards()).unwrap_or_default();
        self.pile = Stack::Known(pile.iter().collect());
        self.book = Stack::Known(self.book.cards(Set::full()).unwrap_or_default().iter().collect());
        self
    }
}
