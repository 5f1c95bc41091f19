//! How a view looks in JSON, for the page.

use irrgarten_game::Seat;
use irrgarten_kit::{Indexed as _, Openings, Set};
use serde::{Serialize, Serializer};

use super::View;
use super::outlook::{Outlook, outlook};
use crate::components::{Painting, Square};
use crate::public::{Public, Stage};
use crate::setup::Laid;
use crate::tiles::{TileSet, fixed_openings};

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
    /// Its passages; none on a back. A tile that was just turned up (stage `orient`) is shown in its first orientation.
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

fn letters(paintings: Set<Painting>) -> String {
    paintings.iter().map(Painting::letter).collect()
}

/// What is seen on a square, as a letter.
pub(crate) fn mark_on(view: &View, square: Square, laid: Option<Laid>) -> Option<char> {
    match laid {
        None => view.set.fixed_painting(square).map(Painting::letter),
        Some(laid) => laid.tile().map(|tile| view.set.mark(tile).letter()),
    }
}

fn fields(view: &View) -> Vec<FieldJson> {
    let field = |(square, laid): (Square, Option<Laid>)| {
        let openings = match laid {
            None => fixed_openings(square),
            Some(Laid::Up(_, openings)) => Some(openings),
            Some(Laid::Turned(tile)) => Some(view.set.openings(tile)),
            Some(Laid::Back | Laid::NamedBack(_)) => None,
        };
        FieldJson {
            square: square.name(),
            openings: openings.map(Openings::digit),
            mark: mark_on(view, square, laid),
            fixed: laid.is_none(),
        }
    };
    view.squares().map(field).collect()
}

fn seat(public: &Public, seat: Seat) -> SeatJson {
    let (slide_used, ability_used) = public.used(seat);
    let collects = Painting::all().filter(|&painting| public.collects(seat, painting).is_some());
    SeatJson {
        colour: public.colours[seat].letter(),
        pawn: public.pawns[seat].name(),
        tableau: public.tableaus[seat].iter().map(|card| card.map(Painting::letter)).collect(),
        ability: public.abilities[seat].letter(),
        slide_used,
        ability_used,
        collects: letters(collects.collect()),
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let public = &self.public;
        let (stage, moves, collected) = match public.stage {
            Stage::Read(_) => ("read", 0, 0),
            Stage::Page(_) => ("page", 0, 0),
            Stage::Act { moves, collected, .. } => ("act", moves, collected),
            Stage::Orient { collected, .. } => ("orient", 0, collected),
            Stage::Draw { left, .. } => ("draw", 0, left),
            Stage::Won => ("won", 0, 0),
            Stage::Lost => ("lost", 0, 0),
        };
        let mut book: Vec<String> =
            public.book.iter().map(|number| self.set.page(number).to_string()).collect();
        book.sort_unstable();
        let rulings = &public.rulings;
        // What lies face down has no passages: whichever tiles are imagined there, nothing here depends on them.
        let imagined = self.state_with(self.unnamed().iter());
        Json {
            mode: public.mode.word(),
            set: if self.set == TileSet::A { 'A' } else { 'B' },
            board: fields(self),
            spare: SpareJson {
                openings: self.set.openings(self.spare).digit(),
                mark: self.set.mark(self.spare).letter(),
            },
            seats: Seat::all(public.seats()).map(|nth| seat(public, nth)).collect(),
            turn: public.stage.mover().map(Seat::number),
            stage,
            moves,
            collected,
            latest: public
                .latest
                .map(|latest| LatestJson { arrow: latest.arrow.to_string(), thief: latest.thief }),
            pile: letters(public.pile),
            book,
            found: letters(public.found()),
            turn_back: if rulings.must_turn { "must" } else { "may" },
            stay_collects: if rulings.stay_is_no_stop { "no" } else { "yes" },
            memory: if rulings.aid { "aid" } else { "strict" },
            outlook: outlook(&imagined),
        }
        .serialize(serializer)
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json, crate::effect::Effect);
