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
use crate::state::OwnPiles;
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
        moves: PerSeat::new(seats),
        tick: 0,
    };
    let mut setup = Setup {
        public,
        mats: PerSeat::new(seats),
        choices: PerSeat::new(seats),
        line: List::new(),
        pile: Pile::Count(0),
    };
    let renewed = read_rest(&fields, options, &mut setup)?;
    let own = fields.read_key(8, |cursor| read_discard(cursor, &mut setup))?;
    for seat in Seat::all(seats) {
        let ReadSeat { mut mat, choice } =
            fields.read_key(FIRST_SEAT + seat.index(), |cursor| read_seat(cursor, setup.public.phase))?;
        match &mut mat {
            Mat::Open(place) => place.own = OwnPiles { renewed: renewed[seat], ..own[seat] },
            Mat::Covered { .. } if own[seat].all().or(renewed[seat]).is_empty() => {}
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

/// What stands behind the seats: the order of the pile, used layouts, counters and settings. Returns the discards that
/// seats have shuffled in again.
fn read_rest(
    fields: &Fields<'_>,
    mut options: Options,
    setup: &mut Setup,
) -> Result<PerSeat<CardSet>, BadText> {
    const SETTINGS: [&str; 8] =
        ["clock", "check", "fit", "exchange", "deal", "die", "tie_ms", "mirror_layout"];
    let Public { used, moves, tick, phase, .. } = &mut setup.public;
    let mut renewed = PerSeat::new(moves.seats());
    for &(at, word) in fields.rest() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let mut cursor = Cursor::new(value);
        let read = match key {
            "line" => read_line(&mut cursor).map(|line| setup.line = line),
            "used" => cursor.list(Layout::read).map(|layouts| *used = layouts.into_iter().collect()),
            "renewed" => by_seat(&mut cursor, "|", &mut renewed, read_list),
            "moves" => by_seat(&mut cursor, ",", moves, |cursor| number(cursor, "a number of actions")),
            "tick" => read_tick(&mut cursor).map(|number| *tick = number),
            key if SETTINGS.contains(&key) => {
                options.read(word).map_err(|bad| bad.shifted(at))?;
                continue;
            }
            _ => return Err(BadText::new(word, at, "line=, renewed=, used=, moves=, tick= or a setting")),
        };
        read.and_then(|()| cursor.end()).map_err(|bad| bad.shifted(at + key.len() + 1))?;
    }
    if let Some(Roll::Genie(layout)) = phase.roll() {
        used.add(layout);
    }
    setup.public.rulings = options.rulings;
    Ok(renewed)
}

/// One thing for every seat.
fn by_seat<T>(
    cursor: &mut Cursor<'_>,
    between: &str,
    things: &mut PerSeat<T>,
    mut read: impl FnMut(&mut Cursor<'_>) -> Result<T, BadText>,
) -> Result<(), BadText> {
    for seat in Seat::all(things.seats()) {
        if seat != Seat::at(0) {
            cursor.expect(between)?;
        }
        things[seat] = read(cursor)?;
    }
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

/// One pile for all, or one a seat; what was just put down stands behind a slash.
fn read_discard(cursor: &mut Cursor<'_>, setup: &mut Setup) -> Result<PerSeat<OwnPiles>, BadText> {
    let mut piles = PerSeat::new(setup.mats.seats());
    if !setup.public.rulings.personal() {
        OwnPiles { discard: setup.public.discard, put_down: setup.public.put_down, .. } =
            read_discards(cursor)?;
    } else if cursor.rest() == "-" {
        cursor.expect("-")?;
    } else {
        by_seat(cursor, "|", &mut piles, read_discards)?;
    }
    Ok(piles)
}

fn read_discards(cursor: &mut Cursor<'_>) -> Result<OwnPiles, BadText> {
    let discard = read_list(cursor)?;
    let put_down = if cursor.eat("/") { read_list(cursor)? } else { Set::EMPTY };
    Ok(OwnPiles { discard, put_down, renewed: Set::EMPTY })
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
