//! What a viewer sees: everything but what lies face down and the order of piles.

mod json;
mod outlook;

pub(crate) use self::json::mark_on;

use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_kit::{Openings, Set};

use crate::board::Board;
use crate::components::Square;
use crate::public::Public;
use crate::setup::{Laid, Tiles};
use crate::state::State;
use crate::tiles::{Tile, TileSet, fixed_openings};

/// What is public, and the maze with backs where tiles lie face down; `memory=aid` names them.
///
/// Every tile that lies face down lay open before everybody: it is to be remembered, and it is no secret. A player that
/// thinks remembers; texts, pictures and JSON show backs. Two views are equal if they show the same.
#[derive(Clone, Debug)]
pub struct View {
    pub(crate) set: TileSet,
    pub(crate) tiles: Tiles,
    pub(crate) spare: Tile,
    pub(crate) public: Public,
    /// The tiles that lie face down, row by row; none if the viewer has not seen them before.
    pub(crate) remembered: Vec<Tile>,
}

/// What every viewer sees.
pub(crate) fn view(state: &State) -> View {
    View::of(state, state.public.rulings.aid)
}

impl View {
    /// The view of somebody who turns every tile over to look.
    pub(crate) fn open(state: &State) -> View {
        View::of(state, true)
    }

    fn of(state: &State, names_backs: bool) -> View {
        let (board, public) = (&state.board, state.public);
        let tiles = board.tiles();
        let turned = public.turned_up().and_then(|square| board.tile(square));
        let tiles = tiles.map(|(tile, openings)| match openings {
            Openings::NONE if turned == Some(tile) => (tile, Laid::Turned(tile)),
            Openings::NONE if names_backs => (tile, Laid::NamedBack(tile)),
            Openings::NONE => (tile, Laid::Back),
            openings => (tile, Laid::Up(tile, openings)),
        });
        View {
            set: board.set(),
            tiles: tiles.map(|(_, laid)| laid),
            spare: board.spare(),
            public,
            remembered: tiles.iter().filter(|(_, laid)| laid.is_down()).map(|(tile, _)| *tile).collect(),
        }
    }

    /// The view without what was seen before: what somebody who is told from it may know (P-PEEK-01).
    pub(crate) fn shown(&self) -> View {
        View { remembered: Vec::new(), ..self.clone() }
    }

    pub fn public(&self) -> &Public {
        &self.public
    }

    /// Every square, row by row, with the tile on it; none on a square that is printed on the board.
    pub(crate) fn squares(&self) -> impl Iterator<Item = (Square, Option<Laid>)> {
        let mut tiles = self.tiles.into_iter();
        Square::all().map(move |square| {
            let printed = fixed_openings(square).is_some();
            (square, if printed { None } else { tiles.next() })
        })
    }

    /// The tiles that lie face down and have been seen before.
    pub(crate) fn remembered(&self) -> Set<Tile> {
        self.remembered.iter().copied().collect()
    }

    /// The tiles that lie face down and that neither the view shows nor anybody has seen.
    pub(crate) fn unknown(&self) -> Set<Tile> {
        self.unnamed().minus(self.remembered())
    }

    /// The tiles that are neither shown nor named: as many as there are backs without a name.
    fn unnamed(&self) -> Set<Tile> {
        let named = self.tiles.iter().filter_map(|laid| laid.tile());
        Set::full().minus(named.chain([self.spare]).collect())
    }

    /// The state as it is remembered. A viewer who has seen nothing lays the unnamed tiles at random.
    pub(crate) fn determinize(&self, dice: &mut SearchRng) -> State {
        if self.unknown().is_empty() {
            return self.state_with(self.remembered.iter().copied());
        }
        let mut tiles: Vec<Tile> = self.unnamed().iter().collect();
        dice.shuffle(&mut tiles);
        self.state_with(tiles)
    }

    /// The state with these tiles where backs have no name.
    fn state_with(&self, unnamed: impl IntoIterator<Item = Tile>) -> State {
        let mut unnamed = unnamed.into_iter();
        let tiles = self.tiles.map(|laid| {
            let tile = laid.tile().or_else(|| unnamed.next());
            (tile.expect("a tile for every back"), laid.openings())
        });
        State { board: Board::new(self.set, self.spare, tiles), public: self.public }
    }
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        let shown = |view: &View| (view.set, view.tiles, view.spare, view.public);
        shown(self) == shown(other)
    }
}

impl Eq for View {}
