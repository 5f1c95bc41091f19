//! The view as JSON for the page.

use irrgarten_game::Seat;
use irrgarten_kit::{Cell, HandJson, LaidJson};
use serde::{Serialize, Serializer};

use super::{Choice, Mat, View};
use crate::components::{Card, CardSet, Roll, Treasure};
use crate::public::{Public, Table as _};
use crate::state::Status;

/// How a view looks in JSON. Cards are numbers, seats count from 1.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
struct Json {
    round: u8,
    rounds: u8,
    roller: u8,
    phase: &'static str,
    roll: Option<String>,
    cards: usize,
    /// The cells of the layout as columns and rows, none if any outline is allowed.
    cells: Vec<[i8; 2]>,
    /// Alone: this many milliseconds are worth three treasures, twice as many two, four times as many one.
    par: Option<u32>,
    table: Vec<u8>,
    pile: usize,
    discard: Vec<u8>,
    seats: Vec<SeatJson>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Seat"))]
struct SeatJson {
    points: u16,
    hand: HandJson<Vec<u8>>,
    laid: Vec<LaidJson>,
    status: StatusJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    choice: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Status"))]
enum StatusJson {
    Working,
    Waiting,
    Passed,
    Claimed { treasures: Option<u8>, milliseconds: Option<u32> },
    GaveBack,
    Chose(Option<u8>),
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let View { public, mats, .. } = self;
        let open = mats.iter().filter_map(Mat::open);
        let discard = open.fold(public.discard.or(public.put_down), |all, place| {
            all.or(place.own.discard).or(place.own.put_down)
        });
        // With a pile of one's own, the viewer's.
        let own = mats.iter().filter_map(Mat::open).filter(|_| public.is_personal_race());
        let renewed: usize = own.map(|place| place.own.renewed.len()).sum();
        let roll = public.phase.roll();
        Json {
            round: public.round,
            rounds: public.rulings.rounds,
            roller: public.roller.number(),
            phase: crate::notation::phase_word(public.phase),
            roll: roll.map(|roll| roll.to_string()),
            cards: public.cards_each(),
            cells: layout_cells(public),
            par: roll.filter(|_| self.seats() == 1).map(|roll| roll.par() * 1000),
            table: public.treasures.iter().map(Treasure::value).collect(),
            pile: self.pile_count() + renewed,
            discard: numbers(discard),
            seats: Seat::all(self.seats()).map(|seat| seat_json(self, seat)).collect(),
        }
        .serialize(serializer)
    }
}

/// D-FIT-07: where cards must lie.
fn layout_cells(public: &Public) -> Vec<[i8; 2]> {
    let Some(Roll::Genie(layout)) = public.phase.roll() else { return Vec::new() };
    let task = public.rulings.task(Roll::Genie(layout));
    let (width, height) = layout.size();
    let all = (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y)));
    all.filter(|&cell| task.has_cell(cell)).map(|cell| [cell.x, cell.y]).collect()
}

fn numbers(cards: CardSet) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

fn seat_json(view: &View, seat: Seat) -> SeatJson {
    let mat = view.mat(seat);
    let laid = mat
        .open()
        .into_iter()
        .flat_map(|place| place.laid.iter())
        .map(|laid| LaidJson::new(laid.card.number(), laid.cell, laid.top));
    SeatJson {
        points: mat.points(),
        hand: mat.hand().json(|&cards| numbers(cards)),
        laid: laid.collect(),
        status: status_json(mat.status()),
        choice: view.choice(seat).map(|choice| match choice {
            Choice::Hidden => "?".to_owned(),
            Choice::Seen(action) => action.to_string(),
        }),
    }
}

fn status_json(status: Status) -> StatusJson {
    match status {
        Status::Working => StatusJson::Working,
        Status::Waiting => StatusJson::Waiting,
        Status::Passed => StatusJson::Passed,
        Status::Claimed { value, time } => {
            StatusJson::Claimed { treasures: value, milliseconds: time.map(|time| time.0) }
        }
        Status::GaveBack => StatusJson::GaveBack,
        Status::Chose(value) => StatusJson::Chose(value),
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json, crate::motion::Motion);
