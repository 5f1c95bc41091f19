//! A view as JSON, for the page and for programs.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use irrgarten_game::Seat;
use irrgarten_kit::{Hand, HandJson, Indexed as _};
use serde::{Serialize, Serializer};

use super::View;
use crate::action::{Action, letters};
use crate::board::Board;
use crate::components::{EXTENT, RUNE_STONE, Square, SquareSet, Treasure};
use crate::motion::{Way, carried, ways};
use crate::moves;
use crate::public::Stage;

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
    /// What each slide would open, for a viewer who sees the hand of the seat that slides.
    slides: Vec<SlideJson>,
    /// The way of each move, by its action, for a viewer who sees the hand of the seat that moves.
    ways: BTreeMap<String, Way>,
}

/// Where the pawns stand after a slide, seat by seat, and the squares the own one could reach then: without magic, and
/// with the cards in hand.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Slide"))]
struct SlideJson {
    action: String,
    pawns: String,
    free: String,
    magic: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Tower"))]
struct TowerJson {
    square: &'static str,
    /// Which of the box it is, wherever it stands.
    id: usize,
    openings: char,
    height: u8,
    treasure: Option<char>,
    fixed: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Free"))]
struct FreeJson {
    id: usize,
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
    /// What the seat looks for, if the viewer may know it.
    target: Option<char>,
    left: usize,
    rune: bool,
    hand: HandJson<String>,
    kid: bool,
}

fn tower(square: Square, board: &Board) -> TowerJson {
    let tower = board.tower(square);
    TowerJson {
        square: square.name(),
        id: tower.index(),
        openings: board.openings(square).digit(),
        height: tower.height(),
        treasure: tower.treasure().map(Treasure::letter),
        fixed: !tower.is_movable(),
    }
}

/// Every slide of the seat on turn, if its hand is in sight.
fn slides(view: &View) -> Vec<SlideJson> {
    let mut opened = Vec::new();
    let Stage::Slide(seat) = view.public.stage else { return opened };
    let &Hand::Open(hand) = view.hand(seat) else { return opened };
    let (pawn, kid) = (view.public.pawn(seat), view.public.is_kid(seat));
    let _ = moves::slides(&view.public.board, view.public.barred, &mut |action| {
        if let Action::Slide(arrow, openings) = action {
            let mut after = view.public.board;
            after.slide(arrow, openings);
            let (mut free, mut magic) = (SquareSet::EMPTY, SquareSet::EMPTY);
            let _ = moves::moves(&after.steps(), arrow.carries(pawn), hand, kid, &mut |goal, cards| {
                if cards.total() == 0 { &mut free } else { &mut magic }.add(goal);
                ControlFlow::Continue(())
            });
            let text = |squares: SquareSet| squares.iter().map(Square::name).collect();
            let pawns = carried(view, arrow);
            opened.push(SlideJson {
                action: action.to_string(),
                pawns,
                free: text(free),
                magic: text(magic),
            });
        }
        ControlFlow::Continue(())
    });
    opened
}

fn seat(view: &View, seat: Seat) -> SeatJson {
    SeatJson {
        colour: view.public.colour(seat).letter(),
        home: view.public.colour(seat).corner::<EXTENT>().name(),
        pawn: view.public.pawn(seat).name(),
        found: view.public.found(seat).iter().map(|treasure| treasure.letter()).collect(),
        target: view.target(seat).map(Treasure::letter),
        left: view.public.left(seat),
        rune: view.public.rune_done(seat),
        hand: view.hand(seat).json(|cards| letters(cards).collect()),
        kid: view.public.is_kid(seat),
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let free = self.public.board.free();
        let (stage, won) = match self.public.stage {
            Stage::Slide(_) => ("slide", Vec::new()),
            Stage::Move(_) => ("move", Vec::new()),
            Stage::Draw(_) => ("draw", Vec::new()),
            Stage::Won(winners) => ("won", winners.iter().map(Seat::number).collect()),
        };
        Json {
            board: Square::all().map(|square| tower(square, &self.public.board)).collect(),
            free: FreeJson {
                id: free.index(),
                openings: free.openings().digit(),
                height: free.height(),
                treasure: free.treasure().map(Treasure::letter),
            },
            seats: Seat::all(self.public.seats()).map(|nth| seat(self, nth)).collect(),
            deck: self.deck(),
            discard: self.public.discard.iter().map(|card| card.letter()).collect(),
            turn: self.public.stage.mover().map(Seat::number),
            stage,
            won,
            barred: self.public.barred.map(|arrow| arrow.to_string()),
            stay_finds: self.public.stay_finds,
            round: self.public.round.map(Seat::number),
            rune_stone: RUNE_STONE.to_string(),
            slides: slides(self),
            ways: ways(self),
        }
        .serialize(serializer)
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json, crate::motion::Motion, crate::motion::Effect);
