//! Reading positions and views.

use irrgarten_game::{BadText, Game as _, PerSeat, Seat, Settings as _};
use irrgarten_kit::{Cursor, Fields, List, Pile, Set};

use super::seat::{ReadSeat, read_seat};
use crate::Djinn;
use crate::action::read_list;
use crate::components::{CARDS, Card, CardSet, Layout, Roll, Treasure};
use crate::options::Options;
use crate::public::{Phase, Public, Table as _};
use crate::setup::Setup;
use crate::view::Mat;

/// What every field begins with; those of seats that do not play are left out.
const KEYS: [&str; 13] = [
    "djinn/1", "n=", "round=", "roller=", "roll=", "phase=", "table=", "pile=", "discard=", "s1=", "s2=",
    "s3=", "s4=",
];
/// The field of the first seat.
const FIRST_SEAT: usize = 9;

/// Everything the text says, not yet checked.
pub(super) fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let start = Fields::of(text, &KEYS);
    start.read_tag(&Djinn::META)?;
    let seats = start.read_key(1, |cursor| digit(cursor, 1, 4, "1 to 4 seats"))?;
    let fields = Fields::of(text, &KEYS[..FIRST_SEAT + usize::from(seats)]);
    let (round, rounds) = fields.read_key(2, |cursor| {
        let round = digit(cursor, 1, 4, "a round from 1 to 4")?;
        cursor.expect("/")?;
        Ok((round, digit(cursor, 1, 4, "1 to 4 rounds")?))
    })?;
    let mut options = Options::default();
    options.rulings.rounds = rounds;
    let public = Public {
        rulings: options.rulings,
        round,
        roller: fields.read_key(3, |cursor| cursor.seat(seats))?,
        phase: read_phase(&fields)?,
        used: Set::EMPTY,
        treasures: fields.read_key(6, read_treasures)?,
        discard: Set::EMPTY,
        put_down: Set::EMPTY,
        moves: 0,
        tick: 0,
    };
    let mut setup = Setup {
        public,
        mats: PerSeat::new(seats),
        choices: PerSeat::new(seats),
        line: List::new(),
        pile: Pile::Count(0),
    };
    read_rest(&fields, options, &mut setup)?;
    let discarded = fields.read_key(8, |cursor| read_discard(cursor, &mut setup))?;
    for seat in Seat::all(seats) {
        let ReadSeat { mut mat, choice } =
            fields.read_key(FIRST_SEAT + seat.index(), |cursor| read_seat(cursor, setup.public.phase))?;
        match &mut mat {
            Mat::Open(place) => place.discarded = discarded[seat],
            Mat::Covered { .. } if discarded[seat].is_empty() => {}
            Mat::Covered { .. } => {
                return fields.read_key(8, |cursor| Err(cursor.fail("nothing of a hidden mat")));
            }
        }
        (setup.mats[seat], setup.choices[seat]) = (mat, choice);
    }
    setup.pile = fields.read_key(7, |cursor| read_pile(cursor, setup.unchecked().pile_count()))?;
    Ok((setup, fields))
}

pub(super) fn digit(cursor: &mut Cursor<'_>, low: u8, high: u8, expected: &str) -> Result<u8, BadText> {
    let found = (low..=high).find(|digit| cursor.eat(&digit.to_string()));
    found.ok_or_else(|| cursor.fail(expected))
}

pub(super) fn number(cursor: &mut Cursor<'_>, expected: &str) -> Result<u16, BadText> {
    let start = cursor.clone();
    let number = cursor.number(expected)?;
    (0..=1000).contains(&number).then_some(number as u16).ok_or_else(|| start.fail(expected))
}

/// What was rolled, and the phase: while there are cards there is a roll.
fn read_phase(fields: &Fields<'_>) -> Result<Phase, BadText> {
    let (roll, in_the_air) = fields.read_key(4, |cursor| match (cursor.eat("-"), cursor.eat("?")) {
        (false, false) => Roll::read(cursor).map(|roll| (Some(roll), false)),
        (_, in_the_air) => Ok((None, in_the_air)),
    })?;
    let word = fields.read_key(5, |cursor| {
        let words = ["roll", "deal", "race", "last", "over"];
        let found = words.into_iter().find(|word| cursor.eat(word));
        found.ok_or_else(|| cursor.fail("roll, deal, race, last or over"))
    })?;
    match (word, roll, in_the_air) {
        ("roll", None, false) => Ok(Phase::Roll),
        ("roll", None, true) => Ok(Phase::Rolling),
        ("deal", Some(roll), _) => Ok(Phase::Deal(roll)),
        ("race", Some(roll), _) => Ok(Phase::Race(roll)),
        ("last", Some(roll), _) => Ok(Phase::Last(roll)),
        ("over", None, false) => Ok(Phase::Over),
        _ => fields.read_key(4, |cursor| Err(cursor.fail("a roll while there are cards, else none"))),
    }
}

fn read_treasures(cursor: &mut Cursor<'_>) -> Result<Set<Treasure>, BadText> {
    let mut treasures = Set::EMPTY;
    if cursor.eat("-") {
        return Ok(treasures);
    }
    cursor.list(|cursor| {
        let here = cursor.clone();
        let value = digit(cursor, 1, 3, "treasure cards of 1, 2 and 3")?;
        let new = Treasure::worth(value).is_some_and(|card| treasures.add(card));
        new.then_some(()).ok_or_else(|| here.fail("every treasure card once"))
    })?;
    Ok(treasures)
}

/// What stands behind the seats: the order of the pile, used layouts, counters and settings.
fn read_rest(fields: &Fields<'_>, mut options: Options, setup: &mut Setup) -> Result<(), BadText> {
    const SETTINGS: [&str; 8] =
        ["clock", "check", "fit", "exchange", "deal", "die", "tie_ms", "mirror_layout"];
    let Public { used, moves, tick, phase, .. } = &mut setup.public;
    for &(at, word) in fields.rest() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let mut cursor = Cursor::new(value);
        let read = match key {
            "line" => read_line(&mut cursor).map(|line| setup.line = line),
            "used" => cursor.list(Layout::read).map(|layouts| *used = layouts.into_iter().collect()),
            "moves" => number(&mut cursor, "a number of actions").map(|number| *moves = number),
            "tick" => read_tick(&mut cursor).map(|number| *tick = number),
            key if SETTINGS.contains(&key) => {
                options.read(word).map_err(|bad| bad.shifted(at))?;
                continue;
            }
            _ => return Err(BadText::new(word, at, "line=, used=, moves=, tick= or a setting")),
        };
        read.and_then(|()| cursor.end()).map_err(|bad| bad.shifted(at + key.len() + 1))?;
    }
    if let Some(Roll::Genie(layout)) = phase.roll() {
        used.add(layout);
    }
    setup.public.rulings = options.rulings;
    Ok(())
}

fn read_tick(cursor: &mut Cursor<'_>) -> Result<u8, BadText> {
    let tick = number(cursor, "a number of ticks")?;
    u8::try_from(tick).map_err(|_| cursor.fail("fewer ticks"))
}

fn read_line(cursor: &mut Cursor<'_>) -> Result<List<Card, CARDS>, BadText> {
    let mut line = List::new();
    cursor.list(|cursor| {
        line.try_push(Card::read(cursor)?).ok_or_else(|| cursor.fail("thirty cards at most"))
    })?;
    Ok(line)
}

/// One pile for all, what was just put down behind a slash; or one pile a seat.
fn read_discard(cursor: &mut Cursor<'_>, setup: &mut Setup) -> Result<PerSeat<CardSet>, BadText> {
    let mut discarded = PerSeat::new(setup.mats.seats());
    let first = read_list(cursor)?;
    if !setup.public.rulings.personal() {
        setup.public.discard = first;
        if cursor.eat("/") {
            setup.public.put_down = read_list(cursor)?;
        }
    } else if !first.is_empty() || !cursor.rest().is_empty() {
        discarded[Seat::at(0)] = first;
        for seat in Seat::all(setup.mats.seats()).skip(1) {
            cursor.expect("|")?;
            discarded[seat] = read_list(cursor)?;
        }
    }
    Ok(discarded)
}

/// A count, an ordered list, or a `?` and a list. Two digits alone are a card only where one card is left.
fn read_pile(cursor: &mut Cursor<'_>, count: usize) -> Result<Pile<Card>, BadText> {
    let start = cursor.clone();
    if cursor.eat("?") {
        let empty = cursor.rest().is_empty();
        return Ok(Pile::Known(if empty { Vec::new() } else { cursor.list(Card::read)? }));
    }
    let one_card = count == 1 && cursor.rest().len() == 2;
    if one_card || cursor.rest().contains(',') {
        return cursor.list(Card::read).map(Pile::Ordered);
    }
    let expected = "a number of cards, or a list of cards";
    let said = cursor.number(expected)?;
    usize::try_from(said).map(Pile::Count).map_err(|_| start.fail(expected))
}
