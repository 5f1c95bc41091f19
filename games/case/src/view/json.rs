//! How a view looks in JSON. Cards, squares and rooms are texts as in the notation, seats count from 1.

use irrgarten_game::{Seat, SeatSet};
use irrgarten_kit::{HandJson, Indexed as _};
use serde::{Serialize, Serializer};

use crate::components::{Card, Place, Suspect, Triple, letters};
use crate::log::{Entry, What};
use crate::motion::ways;
use crate::public::{Phase, Public};
use crate::sheet::{Cell, Sheet};
use crate::view::View;

/// How a view looks in JSON.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
struct Json {
    /// By seat: the suspect it plays.
    players: Vec<Option<char>>,
    /// By suspect: a square such as `7.5`, a place or `X`.
    pawns: Vec<String>,
    /// By exhibit: its place.
    exhibits: Vec<Option<char>>,
    open: String,
    /// By seat.
    hands: Vec<HandJson<String>>,
    /// The case file, for a viewer who may know it.
    file: Option<String>,
    turn: u8,
    count: u8,
    phase: PhaseJson,
    /// The way to every spot the roll leads to, by its action, for a viewer who sees the hand of the seat that walks.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(test, ts(type = "Record<string, string>"))]
    ways: Vec<(String, String)>,
    summoned: Vec<u8>,
    accused: Vec<u8>,
    left: Vec<u8>,
    log: Vec<EntryJson>,
    settings: SettingsJson,
    /// The notes of the viewer, for nobody else.
    sheet: Option<SheetJson>,
}

/// The notes of one player: for every card a cell for every seat, and one for the case file. A cell has only what is
/// written in it: most are empty, and a sheet is sent with every event.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Sheet"))]
struct SheetJson {
    level: &'static str,
    rows: Vec<RowJson>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Row"))]
struct RowJson {
    card: char,
    cells: Vec<CellJson>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Cell"))]
struct CellJson {
    /// Has it or has it not, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    held: Option<bool>,
    /// Turns in which this player showed one of three cards, this one among them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    brackets: Option<Vec<u16>>,
    /// Why, if nobody has said it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    because: Option<BecauseJson>,
    /// How likely, from 0 to 1, at the level of the analyst.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    odds: Option<f64>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Because"))]
struct BecauseJson {
    turns: Vec<u16>,
    /// Does it take the number of cards in the hands?
    sizes: bool,
}

#[derive(Serialize)]
#[serde(tag = "name", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Phase"))]
enum PhaseJson {
    Take,
    Lay,
    Start,
    Dice,
    Walk {
        roll: u8,
    },
    Suspect,
    Answer {
        triple: String,
        /// The players who have none of the cards.
        passed: Vec<u8>,
        asked: u8,
        shows: bool,
    },
    Accuse,
    Verdict {
        triple: String,
    },
    Over {
        winner: Option<u8>,
        /// The winner has named the case, and is not just the last at the table.
        solved: bool,
    },
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Entry"))]
struct EntryJson {
    turn: u8,
    seat: u8,
    triple: String,
    /// A wrong accusation, and no suspicion.
    accusation: bool,
    passed: Vec<u8>,
    shower: Option<u8>,
    /// The card that was shown, for the two players who know it.
    card: Option<char>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Settings"))]
struct SettingsJson {
    accuse_after_unrefuted: &'static str,
    last_player: &'static str,
    answer_direction: &'static str,
    accusation_moves: &'static str,
    centre_entry: &'static str,
    sheet: &'static str,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let public = self.public();
        let rulings = public.rulings;
        let hand = |seat| self.hand(seat).json(|&cards| letters(cards));
        Json {
            players: public.players.iter().map(|player| player.map(Suspect::letter)).collect(),
            pawns: public.pawns.iter().map(ToString::to_string).collect(),
            exhibits: public.exhibits.iter().map(|place| place.map(Place::letter)).collect(),
            open: letters(public.open),
            hands: Seat::all(public.seats()).map(hand).collect(),
            file: self.file().map(|file| file.to_string()),
            turn: public.mover.number(),
            count: public.turn,
            phase: phase(public),
            ways: ways(self),
            summoned: numbers(public.summoned),
            accused: numbers(public.accused),
            left: numbers(public.left),
            log: self.history().map(|(line, card)| entry(public, line, card)).collect(),
            settings: SettingsJson {
                accuse_after_unrefuted: rulings.unrefuted.word(),
                last_player: rulings.last_player.word(),
                answer_direction: rulings.answers.word(),
                accusation_moves: rulings.accusation_moves.word(),
                centre_entry: rulings.entry.word(),
                sheet: rulings.sheet.word(),
            },
            sheet: Sheet::of(self).map(|sheet| notes(&sheet)),
        }
        .serialize(serializer)
    }
}

fn notes(sheet: &Sheet) -> SheetJson {
    let cell = |cell: &Cell| CellJson {
        held: cell.held,
        brackets: Some(cell.brackets.clone()).filter(|turns| !turns.is_empty()),
        because: cell.because.clone().map(|(turns, sizes)| BecauseJson { turns, sizes }),
        odds: cell.odds,
    };
    let row = |card: Card| RowJson {
        card: card.letter(),
        cells: sheet.holders().map(|holder| cell(sheet.cell(holder, card))).collect(),
    };
    SheetJson { level: sheet.level.word(), rows: Card::all().map(row).collect() }
}

fn as_map<S: Serializer>(pairs: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn phase(public: &Public) -> PhaseJson {
    let text = |triple: Triple| triple.to_string();
    match public.phase {
        Phase::Take => PhaseJson::Take,
        Phase::Lay => PhaseJson::Lay,
        Phase::Start => PhaseJson::Start,
        Phase::Dice => PhaseJson::Dice,
        Phase::Walk(roll) => PhaseJson::Walk { roll },
        Phase::Suspect => PhaseJson::Suspect,
        Phase::Answer { triple, asked, shows } => {
            let passed = public.answerers(public.mover).take_while(|&seat| seat != asked);
            let passed = passed.map(Seat::number).collect();
            PhaseJson::Answer { triple: text(triple), passed, asked: asked.number(), shows }
        }
        Phase::Accuse => PhaseJson::Accuse,
        Phase::Verdict(triple) => PhaseJson::Verdict { triple: text(triple) },
        Phase::Over(winner) => {
            let solved = winner.is_some() && public.ending().is_none();
            PhaseJson::Over { winner: winner.map(Seat::number), solved }
        }
    }
}

fn entry(public: &Public, entry: Entry, card: Option<Card>) -> EntryJson {
    let passes = match entry.what {
        What::Accusation => 0,
        What::Suspicion { passes, .. } => usize::from(passes),
    };
    EntryJson {
        turn: entry.turn,
        seat: entry.seat.number(),
        triple: entry.triple.to_string(),
        accusation: entry.what == What::Accusation,
        passed: public.answerers(entry.seat).take(passes).map(Seat::number).collect(),
        shower: public.shower(entry).map(Seat::number),
        card: card.map(Card::letter),
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json, crate::motion::Motion);
