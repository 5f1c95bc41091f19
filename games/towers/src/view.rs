//! What a viewer sees: everything but other hands, other targets and the piles.

use std::ops::ControlFlow;

use irrgarten_game::{Dice as _, SearchRng, Seat, Viewer};
use irrgarten_kit::{Direction, Openings, Ways};
use serde::{Serialize, Serializer};

use crate::action::{Action, letters};
use crate::board::{Board, Steps};
use crate::components::{EXTENT, Magic, RUNE_STONE, Square, SquareSet, Treasure};
use crate::moves;
use crate::setup::{Hand, Impossible, Place, Setup};
use crate::state::{Stage, State};

/// A checked setup in which hidden cards are absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View(Setup);

/// The view of this viewer, or of someone who sees everything.
pub(crate) fn seen(state: &State, who: Option<Viewer>) -> View {
    View(Setup::of(state, who))
}

impl View {
    pub(crate) fn checked(setup: Setup) -> Result<View, Impossible> {
        setup.check()?;
        Ok(View(setup.canonical()))
    }

    pub fn setup(&self) -> &Setup {
        &self.0
    }

    /// Deals the unseen cards to the hidden places; all ways to do so are equally likely.
    pub(crate) fn guess(&self, dice: &mut SearchRng) -> State {
        let mut treasures: Vec<Treasure> = self.0.unseen_treasures().iter().collect();
        dice.shuffle(&mut treasures);
        let unseen = self.0.unseen_magic();
        let cards = unseen.iter::<Magic>().flat_map(|(card, count)| (0..count).map(move |_| card));
        let mut magic: Vec<Magic> = cards.collect();
        dice.shuffle(&mut magic);
        self.0.state_with(&mut treasures.into_iter(), &mut magic.into_iter())
    }
}

/// How a view looks in JSON. Squares, arrows and cards are texts as in the notation, seats count from 1.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
struct Json {
    board: Vec<TowerJson>,
    free: FreeJson,
    seats: Vec<SeatJson>,
    deck: usize,
    discard: String,
    turn: Option<u8>,
    stage: &'static str,
    won: Vec<u8>,
    barred: Option<String>,
    stay_finds: bool,
    round: Option<u8>,
    /// Where the rune stone stands.
    rune_stone: String,
    /// What each slide would open, for who sees the hand of the seat that slides.
    slides: Vec<SlideJson>,
}

/// Squares that the pawn could reach after a slide, one after the other: without magic, and with the cards in hand.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Slide"))]
struct SlideJson {
    action: String,
    free: String,
    magic: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Tower"))]
struct TowerJson {
    square: &'static str,
    openings: char,
    height: u8,
    treasure: Option<char>,
    fixed: bool,
    /// The sides over which a step leads: without magic, far up, and far down.
    steps: char,
    up: char,
    down: char,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Free"))]
struct FreeJson {
    openings: char,
    height: u8,
    treasure: Option<char>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Seat"))]
struct SeatJson {
    colour: char,
    /// The square of its start.
    home: &'static str,
    pawn: &'static str,
    found: String,
    /// The own target, for who may see it.
    target: Option<char>,
    left: usize,
    rune: bool,
    hand: HandJson,
    kid: bool,
}

/// A hand in sight has its cards, any other only their number.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Hand"))]
enum HandJson {
    Cards(String),
    Hidden(usize),
}

fn tower(square: Square, board: &Board, steps: &Steps) -> TowerJson {
    let tower = board.tower(square);
    let sides = |ways: &Ways<EXTENT>| {
        let sides = Direction::ALL.into_iter().filter(|&side| ways.lead(square, side));
        sides.fold(Openings::NONE, Openings::with).digit()
    };
    TowerJson {
        square: square.name(),
        openings: board.openings(square).digit(),
        height: tower.height(),
        treasure: tower.treasure().map(Treasure::letter),
        fixed: !tower.is_movable(),
        steps: sides(&steps.small),
        up: sides(&steps.up),
        down: sides(&steps.down),
    }
}

/// Every slide of the seat on turn, if its hand is in sight.
fn slides(setup: &Setup, board: &Board) -> Vec<SlideJson> {
    let mut opened = Vec::new();
    let Stage::Slide(seat) = setup.stage else { return opened };
    let place = &setup.places[seat.index()];
    let Hand::Open(hand) = place.hand else { return opened };
    let _ = moves::slides(board, setup.barred, &mut |action| {
        if let Action::Slide(arrow, openings) = action {
            let mut after = *board;
            after.slide(arrow, openings);
            let (mut free, mut magic) = (SquareSet::EMPTY, SquareSet::EMPTY);
            let pawn = arrow.carries(place.pawn);
            let _ = moves::moves(&after.steps(), pawn, hand, place.kid, &mut |goal, cards| {
                if cards.total() == 0 { &mut free } else { &mut magic }.add(goal);
                ControlFlow::Continue(())
            });
            let text = |squares: SquareSet| squares.iter().map(Square::name).collect();
            opened.push(SlideJson { action: action.to_string(), free: text(free), magic: text(magic) });
        }
        ControlFlow::Continue(())
    });
    opened
}

fn seat(place: &Place) -> SeatJson {
    SeatJson {
        colour: place.colour.letter(),
        home: place.colour.corner::<EXTENT>().name(),
        pawn: place.pawn.name(),
        found: place.found.iter().map(|treasure| treasure.letter()).collect(),
        target: place.pile.first().copied().flatten().map(Treasure::letter),
        left: place.pile.len(),
        rune: place.rune_done,
        hand: match &place.hand {
            Hand::Open(cards) => HandJson::Cards(letters(cards).collect()),
            Hand::Closed(count) => HandJson::Hidden(*count),
        },
        kid: place.kid,
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let setup = &self.0;
        let board = setup.board();
        let steps = board.steps();
        let (stage, won) = match setup.stage {
            Stage::Slide(_) => ("slide", Vec::new()),
            Stage::Move(_) => ("move", Vec::new()),
            Stage::Draw(_) => ("draw", Vec::new()),
            Stage::Won(winners) => ("won", winners.iter().map(Seat::number).collect()),
        };
        Json {
            board: Square::all().map(|square| tower(square, &board, &steps)).collect(),
            free: FreeJson {
                openings: setup.free.openings().digit(),
                height: setup.free.height(),
                treasure: setup.free.treasure().map(Treasure::letter),
            },
            seats: setup.places.iter().map(seat).collect(),
            deck: setup.deck.len(),
            discard: setup.discard.iter().map(|card| card.letter()).collect(),
            turn: setup.stage.mover().map(Seat::number),
            stage,
            won,
            barred: setup.barred.map(|arrow| arrow.to_string()),
            stay_finds: setup.stay_finds,
            round: setup.round.map(Seat::number),
            rune_stone: RUNE_STONE.to_string(),
            slides: slides(setup, &board),
        }
        .serialize(serializer)
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json);
