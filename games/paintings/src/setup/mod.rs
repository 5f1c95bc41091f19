//! Positions as they can be written down, and the one checked door to a `State` or a `View`.

mod check;

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::{Openings, Pile, Set};

use crate::board::Board;
use crate::book::PageNumber;
use crate::components::{Ability, Colour, Painting, Square};
use crate::options::Mode;
use crate::public::{Latest, Public, Rulings, Stage, Tableau};
use crate::state::State;
use crate::tiles::{LOOSE_FIELDS, Tile, TileSet};
use crate::view::View;

/// A tile in the maze, as far as it can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// Face up, with these openings.
    Up(Tile, Openings),
    /// Just turned up: how it lies is being chosen.
    Turned(Tile),
    /// Face down, and nothing tells which tile it is.
    Back,
    /// Face down, and it is told which tile it is.
    NamedBack(Tile),
}

impl Laid {
    /// The tile, if it can be seen which it is.
    pub fn tile(self) -> Option<Tile> {
        match self {
            Laid::Up(tile, _) | Laid::Turned(tile) | Laid::NamedBack(tile) => Some(tile),
            Laid::Back => None,
        }
    }

    /// The passages; a back has none, nor has a tile before it is laid.
    pub fn openings(self) -> Openings {
        match self {
            Laid::Up(_, openings) => openings,
            Laid::Turned(_) | Laid::Back | Laid::NamedBack(_) => Openings::NONE,
        }
    }

    pub fn is_down(self) -> bool {
        matches!(self, Laid::Back | Laid::NamedBack(_))
    }
}

/// The tiles on the fields without printed passages, row by row.
pub type Tiles = [Laid; LOOSE_FIELDS];

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

impl Place {
    /// Is Slide or the other ability used?
    fn has_used(&self) -> bool {
        self.slide_used || self.ability_used
    }
}

/// A position as it is written, possible or not, with or without the names of face-down tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub set: TileSet,
    pub mode: Mode,
    pub tiles: Tiles,
    pub spare: Tile,
    /// By seat.
    pub places: Vec<Place>,
    pub stage: Stage,
    pub latest: Option<Latest>,
    pub pile: Pile<Painting>,
    pub book: Pile<PageNumber>,
    pub rulings: Rulings,
}

/// A part of a position's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Board = 2,
    Spare,
    Pawns,
    Tableaus,
    Abilities,
    Turn,
    Latest,
    Pile,
    Book,
}

impl irrgarten_kit::Part for Part {
    fn field(self) -> usize {
        self as usize
    }
}

/// Why a setup is no position.
pub type Impossible = irrgarten_kit::Impossible<Part>;

impl TryFrom<Setup> for State {
    type Error = Impossible;

    /// The state this describes, if it describes one completely.
    fn try_from(setup: Setup) -> Result<State, Impossible> {
        let public = setup.check()?;
        let mut tiles = [(setup.spare, Openings::NONE); LOOSE_FIELDS];
        for (tile, laid) in tiles.iter_mut().zip(setup.tiles) {
            let expected = "a maze in which every face-down tile has a name; with ~? it is only a view";
            let name = laid.tile().ok_or_else(|| Impossible::new(Part::Board, expected))?;
            *tile = (name, laid.openings());
        }
        Ok(State { board: Board::new(setup.set, setup.spare, tiles), public })
    }
}

impl TryFrom<Setup> for View {
    type Error = Impossible;

    /// The view of somebody who has not seen any tile before it was turned.
    fn try_from(setup: Setup) -> Result<View, Impossible> {
        let public = setup.check()?;
        let Setup { set, tiles, spare, .. } = setup;
        Ok(View { set, tiles, spare, public, remembered: Vec::new() })
    }
}

impl Setup {
    pub fn seats(&self) -> u8 {
        self.places.len() as u8
    }

    /// The painting cards that lie on no tableau.
    fn hidden_cards(&self) -> Set<Painting> {
        Set::full().minus(self.places.iter().flat_map(|place| place.tableau).flatten().collect())
    }

    /// Everything but the maze, with these cards in the piles. It has been checked.
    fn public(&self, pile: Set<Painting>, book: Set<PageNumber>) -> Public {
        let seats = self.seats();
        let place = |seat: Seat| &self.places[seat.index()];
        let used = Seat::all(seats).find(|&seat| place(seat).has_used());
        Public {
            mode: self.mode,
            colours: PerSeat::from_fn(seats, |seat| place(seat).colour),
            pawns: PerSeat::from_fn(seats, |seat| place(seat).pawn),
            tableaus: PerSeat::from_fn(seats, |seat| place(seat).tableau),
            abilities: PerSeat::from_fn(seats, |seat| place(seat).ability),
            stage: self.stage,
            slide_used: used.is_some_and(|seat| place(seat).slide_used),
            ability_used: used.is_some_and(|seat| place(seat).ability_used),
            won_after_using: used.filter(|_| self.stage == Stage::Won),
            latest: self.latest,
            pile,
            book,
            rulings: self.rulings,
        }
    }
}
