//! Reading positions.

use irrgarten_game::{BadText, PerSeat, Seat, Settings as _};
use irrgarten_kit::{Cursor, List, Set};

use super::fields::Fields;
use super::seat::read_place;
use crate::action::read_list;
use crate::components::{CARDS, Card, CardSet, Layout, Roll, Treasure};
use crate::options::Options;
use crate::state::{Hand, Phase, Place, Table};

/// The fields every position has before those of the seats.
pub(super) const KEYS: [&str; 9] =
    ["djinn/1", "n=", "round=", "roller=", "roll=", "phase=", "table=", "pile=", "discard="];

/// Everything the text says, its hands and counts not yet checked against each other, and the order of the pile.
pub(crate) fn read(text: &str) -> Result<(Table, Vec<Card>, Fields<'_>), BadText> {
    let fields = Fields::of(text);
    fields.read(0, KEYS[0], |_| Ok(()))?;
    let seats = fields.read(1, KEYS[1], |cursor| digit(cursor, 1, 4, "1 to 4 seats"))?;
    let (round, rounds) = fields.read(2, KEYS[2], |cursor| {
        let round = digit(cursor, 1, 4, "a round from 1 to 4")?;
        cursor.expect("/")?;
        Ok((round, digit(cursor, 1, 4, "1 to 4 rounds")?))
    })?;
    let roller = fields.read(3, KEYS[3], |cursor| read_seat(cursor, seats))?;
    let (roll, in_the_air) = fields.read(4, KEYS[4], |cursor| match (cursor.eat("-"), cursor.eat("?")) {
        (false, false) => Roll::read(cursor).map(|roll| (Some(roll), false)),
        (_, in_the_air) => Ok((None, in_the_air)),
    })?;
    let phase = fields.read(5, KEYS[5], read_phase)?;
    let treasures = fields.read(6, KEYS[6], read_treasures)?;
    let mut table = Table {
        house: Options::default().house,
        round,
        roller,
        phase: if in_the_air && phase == Phase::Roll { Phase::Rolling } else { phase },
        roll,
        used: Set::EMPTY,
        treasures,
        discard: Set::EMPTY,
        put_down: Set::EMPTY,
        line: List::new(),
        moves: 0,
        tick: 0,
        places: PerSeat::new(seats),
    };
    if in_the_air && phase != Phase::Roll {
        return fields.read(4, KEYS[4], |cursor| Err(cursor.fail("a roll")));
    }
    table.house.rounds = rounds;
    read_more(&fields, &mut table)?;
    fields.read(8, KEYS[8], |cursor| read_discard(cursor, &mut table))?;
    for seat in Seat::all(seats) {
        let key = format!("s{seat}=");
        let place = fields.read(KEYS.len() + seat.index(), &key, |cursor| read_place(cursor, &table))?;
        table.places[seat] = Place { lost: table.places[seat].lost, ..place };
    }
    let order = fields.read(7, KEYS[7], |cursor| read_pile(cursor, &table))?;
    Ok((table, order, fields))
}

pub(super) fn digit(cursor: &mut Cursor<'_>, low: u8, high: u8, expected: &str) -> Result<u8, BadText> {
    let found = (low..=high).find(|digit| cursor.eat(&digit.to_string()));
    found.ok_or_else(|| cursor.fail(expected))
}

fn read_seat(cursor: &mut Cursor<'_>, seats: u8) -> Result<Seat, BadText> {
    let number = digit(cursor, 1, seats, "a seat of this table")?;
    Seat::numbered(number, seats).ok_or_else(|| cursor.fail("a seat of this table"))
}

fn read_phase(cursor: &mut Cursor<'_>) -> Result<Phase, BadText> {
    let words = [
        ("roll", Phase::Roll),
        ("deal", Phase::Deal),
        ("race", Phase::Race),
        ("last", Phase::Last),
        ("over", Phase::Over),
    ];
    let found = words.into_iter().find(|(word, _)| cursor.eat(word)).map(|(_, phase)| phase);
    found.ok_or_else(|| cursor.fail("roll, deal, race, last or over"))
}

fn read_treasures(cursor: &mut Cursor<'_>) -> Result<Set<Treasure>, BadText> {
    let mut treasures = Set::EMPTY;
    if cursor.eat("-") {
        return Ok(treasures);
    }
    loop {
        let here = cursor.clone();
        let value = digit(cursor, 1, 3, "treasure cards of 1, 2 and 3")?;
        let new = Treasure::worth(value).is_some_and(|card| treasures.add(card));
        if !new {
            return Err(here.fail("every treasure card once"));
        }
        if !cursor.eat(",") {
            return Ok(treasures);
        }
    }
}

/// What stands behind the seats: the line, used layouts, counters and settings.
fn read_more(fields: &Fields<'_>, table: &mut Table) -> Result<(), BadText> {
    const SETTINGS: [&str; 8] =
        ["clock", "check", "fit", "exchange", "deal", "die", "tie_ms", "mirror_layout"];
    let mut options = Options { house: table.house, ..Options::default() };
    for nth in KEYS.len() + usize::from(table.seats())..fields.words.len() {
        let (at, word) = fields.words[nth];
        let (key, _) = word.split_once('=').unwrap_or((word, ""));
        match key {
            "line" => table.line = fields.read(nth, "line=", read_line)?,
            "used" => table.used = fields.read(nth, "used=", read_layouts)?,
            "moves" => {
                table.moves = fields.read(nth, "moves=", |cursor| number(cursor, "a number of actions"))?;
            }
            "tick" => table.tick = fields.read(nth, "tick=", read_tick)?,
            key if SETTINGS.contains(&key) => options.read(word).map_err(|bad| bad.shifted(at))?,
            _ => return Err(BadText::new(word, at, "line=, used=, moves=, tick= or a setting")),
        }
    }
    table.house = options.house;
    if let Some(Roll::Genie(layout)) = table.roll {
        table.used.add(layout);
    }
    Ok(())
}

fn read_tick(cursor: &mut Cursor<'_>) -> Result<u8, BadText> {
    let tick = number(cursor, "a number of ticks")?;
    u8::try_from(tick).map_err(|_| cursor.fail("fewer ticks"))
}

pub(super) fn number(cursor: &mut Cursor<'_>, expected: &str) -> Result<u16, BadText> {
    let start = cursor.clone();
    let number = cursor.number(expected)?;
    (0..=1000).contains(&number).then_some(number as u16).ok_or_else(|| start.fail(expected))
}

fn read_line(cursor: &mut Cursor<'_>) -> Result<List<Card, CARDS>, BadText> {
    let mut line = List::new();
    loop {
        line.try_push(Card::read(cursor)?).ok_or_else(|| cursor.fail("thirty cards at most"))?;
        if !cursor.eat(",") {
            return Ok(line);
        }
    }
}

fn read_layouts(cursor: &mut Cursor<'_>) -> Result<Set<Layout>, BadText> {
    let mut used = Set::EMPTY;
    loop {
        used.add(Layout::read(cursor)?);
        if !cursor.eat(",") {
            return Ok(used);
        }
    }
}

fn read_discard(cursor: &mut Cursor<'_>, table: &mut Table) -> Result<(), BadText> {
    let first = read_list(cursor)?;
    if !table.house.personal() {
        table.discard = first;
        if cursor.eat("/") {
            table.put_down = read_list(cursor)?;
        }
        return Ok(());
    }
    if first.is_empty() && cursor.rest().is_empty() {
        return Ok(());
    }
    let mut lost = first;
    for seat in Seat::all(table.seats()) {
        if seat.index() > 0 {
            cursor.expect("|")?;
            lost = read_list(cursor)?;
        }
        table.places[seat].lost = lost;
    }
    Ok(())
}

/// A count, an ordered list, or a `?` and a list. Two digits alone are a card only where one card is left.
fn read_pile(cursor: &mut Cursor<'_>, table: &Table) -> Result<Vec<Card>, BadText> {
    let (start, count) = (cursor.clone(), table.pile_count());
    let wrong = || start.fail(format!("{count} cards, so that there are {CARDS} in all"));
    let known = cursor.eat("?");
    let rest = cursor.rest();
    let one_card = count == 1 && rest.len() == 2;
    if !known && !rest.contains(',') && !one_card {
        let said = cursor.number("a number of cards, or a list of cards")?;
        return if usize::try_from(said) == Ok(count) { Ok(Vec::new()) } else { Err(wrong()) };
    }
    let order = if count == 0 && known { Vec::new() } else { read_line(cursor)?.to_vec() };
    let set: CardSet = order.iter().copied().collect();
    if set.len() != order.len() || order.len() != count {
        return Err(wrong());
    }
    let hidden = table.places.iter().any(|place| matches!(place.hand, Hand::Hidden(_)));
    if hidden || set != table.pile() {
        return Err(start.fail("the cards that lie nowhere else"));
    }
    Ok(if known { Vec::new() } else { order })
}
