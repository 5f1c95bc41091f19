//! What a viewer sees: everything but what lies face down and the order of piles.

mod outlook;

use std::fmt;

use irrgarten_game::{Dice as _, SearchRng, Seat};
use irrgarten_kit::{Openings, Set};
use serde::{Serialize, Serializer};

use self::outlook::Outlook;
use crate::book::PageNumber;
use crate::components::{Painting, Square};
use crate::setup::{Impossible, Laid, Place, Setup, Stack};
use crate::state::{Stage, State};
use crate::tiles::{Tile, fixed_openings};

/// A checked setup in which face-down tiles have no name unless `memory=aid`, and what has been seen of them.
///
/// Every tile that lies face down lay open before everybody: it is to be remembered, and it is no secret. Who thinks
/// remembers; texts, pictures and JSON show backs. Two views are equal if they show the same.
#[derive(Clone)]
pub struct View {
    shown: Setup,
    /// The tiles that lie face down, row by row, if they have been seen.
    seen: Vec<Tile>,
}

pub(crate) fn seen(state: &State) -> View {
    View { shown: Setup::of(state, state.rulings.aid), seen: face_down(state) }
}

/// The view of someone who turns every tile over to look.
pub(crate) fn laid_open(state: &State) -> View {
    View { shown: Setup::of(state, true), seen: face_down(state) }
}

fn face_down(state: &State) -> Vec<Tile> {
    state.board.down().iter().filter_map(|square| state.board.tile(square)).collect()
}

impl View {
    pub(crate) fn checked(setup: Setup) -> Result<View, Impossible> {
        setup.check()?;
        Ok(View { shown: setup.canonical(), seen: Vec::new() })
    }

    pub fn setup(&self) -> &Setup {
        &self.shown
    }

    /// The tiles that lie face down and have been seen before.
    pub(crate) fn remembered(&self) -> Set<Tile> {
        self.seen.iter().copied().collect()
    }

    /// The tiles that lie face down and that neither the view shows nor anybody has seen.
    pub(crate) fn unknown(&self) -> Set<Tile> {
        if self.shown.tiles.contains(&Laid::Down(None)) {
            self.shown.unseen().minus(self.remembered())
        } else {
            Set::EMPTY
        }
    }

    /// The state as it is remembered. Who has seen nothing puts the unseen tiles at random.
    pub(crate) fn guess(&self, dice: &mut SearchRng) -> State {
        let unnamed = self.shown.tiles.iter().filter(|laid| **laid == Laid::Down(None)).count();
        let mut tiles = self.seen.clone();
        if tiles.len() != unnamed {
            tiles = self.shown.unseen().iter().collect();
            dice.shuffle(&mut tiles);
        }
        self.shown.state_with(&mut tiles.into_iter())
    }
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.shown == other.shown
    }
}

impl Eq for View {}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shown.fmt(f)
    }
}

/// How a view looks in JSON. Squares, arrows, marks and pages are texts as in the notation, seats count from 1.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
struct Json {
    mode: &'static str,
    set: char,
    board: Vec<FieldJson>,
    spare: SpareJson,
    seats: Vec<SeatJson>,
    turn: Option<u8>,
    stage: &'static str,
    moves: u8,
    collected: u8,
    latest: Option<LatestJson>,
    pile: String,
    book: Vec<String>,
    found: String,
    turn_back: &'static str,
    stay_collects: &'static str,
    memory: &'static str,
    /// Where the seat on turn can go, while it has a movement left.
    outlook: Option<Outlook>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Field"))]
struct FieldJson {
    square: &'static str,
    openings: Option<char>,
    mark: Option<char>,
    fixed: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Spare"))]
struct SpareJson {
    openings: char,
    mark: char,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Seat"))]
struct SeatJson {
    colour: char,
    pawn: &'static str,
    tableau: Vec<Option<char>>,
    ability: char,
    slide_used: bool,
    ability_used: bool,
    /// The paintings its movements would collect now.
    collects: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Latest"))]
struct LatestJson {
    arrow: String,
    thief: bool,
}

fn fields(setup: &Setup) -> Vec<FieldJson> {
    let mut tiles = setup.tiles.iter();
    let mark = |tile: Tile| setup.set.mark(tile).letter();
    let field = |square: Square| {
        let (openings, mark, fixed) = match fixed_openings(square) {
            Some(openings) => (Some(openings), setup.set.fixed_painting(square).map(Painting::letter), true),
            None => match tiles.next() {
                Some(Laid::Up(tile, openings)) => (Some(*openings), Some(mark(*tile)), false),
                Some(Laid::Down(tile)) => (None, tile.map(mark), false),
                None => (None, None, false),
            },
        };
        FieldJson { square: square.name(), openings: openings.map(Openings::digit), mark, fixed }
    };
    Square::all().map(field).collect()
}

fn seat(state: &State, seat: Seat, place: &Place) -> SeatJson {
    SeatJson {
        colour: place.colour.letter(),
        pawn: place.pawn.name(),
        tableau: place.tableau.iter().map(|card| card.map(Painting::letter)).collect(),
        ability: place.ability.letter(),
        slide_used: place.slide_used,
        ability_used: place.ability_used,
        collects: outlook::collects(state, seat),
    }
}

/// The cards of a pile in a view, which is always known as a set.
fn known<T: Copy>(stack: &Stack<T>) -> &[T] {
    match stack {
        Stack::Known(cards) | Stack::Ordered(cards) => cards,
        Stack::Count(_) => &[],
    }
}

impl Setup {
    /// The paintings that have been found.
    pub(crate) fn found(&self) -> Vec<Painting> {
        let pile = known(&self.pile);
        self.hidden_cards().iter().filter(|card| !pile.contains(card)).collect()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let setup = &self.shown;
        let (stage, moves, collected) = match setup.stage {
            Stage::Read(_) => ("read", 0, 0),
            Stage::Page(_) => ("page", 0, 0),
            Stage::Act { moves, collected, .. } => ("act", moves, collected),
            Stage::Draw { left, .. } => ("draw", 0, left),
            Stage::Won => ("won", 0, 0),
            Stage::Lost => ("lost", 0, 0),
        };
        let page = |&number: &PageNumber| setup.set.page(number).to_string();
        let mut book: Vec<String> = known(&setup.book).iter().map(page).collect();
        book.sort();
        let rulings = &setup.rulings;
        // What lies face down has no passages: whichever tiles are imagined there, nothing below depends on them.
        let imagined = setup.state_with(&mut setup.unseen().iter());
        let seats = Seat::all(setup.seats()).zip(&setup.places);
        Json {
            mode: setup.mode.name(),
            set: if setup.set == crate::TileSet::A { 'A' } else { 'B' },
            board: fields(setup),
            spare: SpareJson {
                openings: setup.set.openings(setup.spare).digit(),
                mark: setup.set.mark(setup.spare).letter(),
            },
            seats: seats.map(|(nth, place)| seat(&imagined, nth, place)).collect(),
            turn: setup.stage.mover().map(Seat::number),
            stage,
            moves,
            collected,
            latest: setup
                .latest
                .map(|latest| LatestJson { arrow: latest.arrow.to_string(), thief: latest.thief }),
            pile: known(&setup.pile).iter().map(|card| card.letter()).collect(),
            book,
            found: setup.found().iter().map(|card| card.letter()).collect(),
            turn_back: if rulings.must_turn { "must" } else { "may" },
            stay_collects: if rulings.stay_is_no_stop { "no" } else { "yes" },
            memory: if rulings.aid { "aid" } else { "strict" },
            outlook: outlook::outlook(&imagined),
        }
        .serialize(serializer)
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json);
