//! What a viewer sees: everything but cards before the start and choices within a tick.

use irrgarten_game::{Dice as _, SearchRng, Seat, Viewer};
use irrgarten_kit::{Cell, List, Set};
use serde::{Serialize, Serializer};

use crate::action::Action;
use crate::components::{Card, CardSet, Roll, Treasure};
use crate::setup::Impossible;
use crate::state::{Choice, Hand, Phase, Place, State, Status, Table};

/// A checked table in which hidden things are absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View(Table);

/// D-GO-01: before the start nobody sees a card, not even the owner. D-TICK-01: choices are made at the same time.
/// D-SW-01: whose race is not yours shows you nothing of it until all are done.
pub(crate) fn seen(table: &Table, who: Viewer) -> View {
    let mut seen = *table;
    for seat in Seat::all(table.seats()) {
        let place = &mut seen.places[seat];
        if table.phase == Phase::Deal && place.held() > 0 {
            place.hand = Hand::Hidden(place.held() as u8);
        }
        let alone = table.house.personal() && table.phase == Phase::Race;
        if alone && (!who.is(seat) || place.status == Status::Waiting) {
            *place = covered(place);
        }
        if !who.is(seat) && place.choice != Choice::Open {
            place.choice = Choice::Hidden;
        }
    }
    if table.house.personal() && table.phase == Phase::Race {
        let drawn = match who {
            Viewer::Seat(seat) => table.drawn(seat),
            Viewer::Public => 0,
        };
        seen.line = List::new();
        table.line.iter().take(drawn).for_each(|&card| seen.line.push(card));
    }
    View(seen)
}

fn covered(place: &Place) -> Place {
    let status = match place.status {
        Status::Claimed { .. } => Status::Claimed { value: None, time: None },
        status => status,
    };
    Place { points: place.points, hand: Hand::Hidden(place.held() as u8), status, ..Place::default() }
}

impl View {
    /// The view of someone who may see everything.
    pub(crate) fn open(table: &Table) -> View {
        View(*table)
    }

    pub(crate) fn checked(table: &Table) -> Result<View, Impossible> {
        table.check()?;
        Ok(View(*table))
    }

    pub fn table(&self) -> &Table {
        &self.0
    }

    /// Deals the unseen cards to the hidden hands, all ways equally likely; hidden choices are taken to be waiting, and
    /// who exchanges unseen to have been dealt what goes.
    pub(crate) fn guess(&self, dice: &mut SearchRng) -> State {
        let mut table = self.0;
        let line: CardSet = table.line.iter().copied().collect();
        let shown =
            table.places.iter().fold(line, |all: CardSet, place| all.or(place.cards()).or(place.lost));
        let mut unseen: Vec<Card> = Set::full().minus(shown).iter().collect();
        dice.shuffle(&mut unseen);
        let mut next = unseen.into_iter();
        let racing = table.phase == Phase::Race;
        let known = |seat: &Seat| matches!(table.places[*seat].hand, Hand::Shown(_));
        let mut first = Seat::all(table.seats()).find(known).filter(|_| racing).map(|seat| table.dealt(seat));
        let each = table.cards_each();
        for seat in Seat::all(table.seats()) {
            let place = &mut table.places[seat];
            if let Hand::Hidden(count) = place.hand {
                let hand: CardSet = match first {
                    Some(hand) if table.house.same => hand,
                    _ => next.by_ref().take(if racing { each } else { usize::from(count) }).collect(),
                };
                let kept: CardSet = hand.iter().take(usize::from(count)).collect();
                (place.hand, place.lost) = (Hand::Shown(kept), hand.minus(kept));
                first = first.or(Some(hand));
            }
            if place.choice == Choice::Hidden {
                place.choice = Choice::Made(Action::Wait);
            }
        }
        State(table)
    }
}

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
    /// Alone: so many milliseconds are worth three treasures, twice as many two, four times as many one.
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
    hand: HandJson,
    laid: Vec<LaidJson>,
    status: StatusJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    choice: Option<String>,
}

/// A hand in sight has its cards, any other only their number.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Hand"))]
enum HandJson {
    Cards(Vec<u8>),
    Hidden(usize),
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Laid"))]
struct LaidJson {
    x: i8,
    y: i8,
    card: u8,
    top: char,
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
        let table = &self.0;
        let lost =
            table.places.iter().fold(table.discard.or(table.put_down), |all, place| all.or(place.lost));
        Json {
            round: table.round,
            rounds: table.house.rounds,
            roller: table.roller.number(),
            phase: crate::notation::phase_word(table.phase),
            roll: table.roll.map(|roll: Roll| roll.to_string()),
            cards: table.cards_each(),
            cells: layout_cells(table),
            par: table.roll.filter(|_| table.seats() == 1).map(|roll| roll.par() * 1000),
            table: table.treasures.iter().map(Treasure::value).collect(),
            pile: table.pile_count(),
            discard: numbers(lost),
            seats: table.places.iter().map(seat_json).collect(),
        }
        .serialize(serializer)
    }
}

/// D-FIT-07: where cards must lie.
fn layout_cells(table: &Table) -> Vec<[i8; 2]> {
    let Some((Roll::Genie(layout), task)) = table.roll.zip(table.task()) else { return Vec::new() };
    let (width, height) = layout.size();
    let all = (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y)));
    all.filter(|&cell| task.has_cell(cell)).map(|cell| [cell.x, cell.y]).collect()
}

fn numbers(cards: CardSet) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

fn seat_json(place: &Place) -> SeatJson {
    let laid = place.laid.iter().map(|laid| LaidJson {
        x: laid.cell.x,
        y: laid.cell.y,
        card: laid.card.number(),
        top: laid.top.letter(),
    });
    SeatJson {
        points: place.points,
        hand: match place.hand {
            Hand::Shown(cards) => HandJson::Cards(numbers(cards)),
            Hand::Hidden(count) => HandJson::Hidden(usize::from(count)),
        },
        laid: laid.collect(),
        status: match place.status {
            Status::Working => StatusJson::Working,
            Status::Waiting => StatusJson::Waiting,
            Status::Passed => StatusJson::Passed,
            Status::Claimed { value, time } => {
                StatusJson::Claimed { treasures: value, milliseconds: time.map(|time| time.0) }
            }
            Status::GaveBack => StatusJson::GaveBack,
            Status::Chose(value) => StatusJson::Chose(value),
        },
        choice: match place.choice {
            Choice::Open => None,
            Choice::Hidden => Some("?".to_owned()),
            Choice::Made(action) => Some(action.to_string()),
        },
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json);
