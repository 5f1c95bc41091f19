//! Reading a position's text, field by field.

use irrgarten_game::{BadText, Game as _, Seat, SeatSet};
use irrgarten_kit::{Cursor, Fields, Hand, Openings, Pile, read_rows};

use crate::Towers;
use crate::action::read_card;
use crate::board::Board;
use crate::components::{Arrow, Cards, EXTENT, MAGIC, Magic, TREASURES, Treasure};
use crate::public::Stage;
use crate::setup::{Place, Setup};
use crate::tower::Tower;

type Pawns = irrgarten_kit::Pawns<EXTENT>;

/// What a field is called in complaints, in the order of the fields.
const NAMES: [&str; 12] = [
    "the game",
    "std or kids",
    "the board",
    "the free tower",
    "the pawns",
    "the treasures",
    "the rune cards",
    "the hands",
    "the draw pile",
    "the discard pile",
    "the turn",
    "the barred arrow",
];

/// Everything the text says, not yet checked against the rest.
pub(super) fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let fields = Fields::of(text, &NAMES);
    fields.read_tag(&Towers::META)?;
    let towers = fields.read(2, read_board)?;
    let free = fields.read(3, |cursor| read_tower(cursor).map(|(tower, _)| tower))?;
    let pawns = fields.read(4, Pawns::read)?;
    let kids = fields.read(1, |cursor| read_kids(cursor, &pawns))?;
    let treasures = fields.read(5, |cursor| cursor.each(pawns.seats(), read_treasures))?;
    let runes =
        fields.read(6, |cursor| pawns.0.iter().map(|_| read_rune(cursor)).collect::<Result<Vec<_>, _>>())?;
    let hands = fields.read(7, |cursor| cursor.each(pawns.seats(), read_hand))?;
    let deck = fields.read(8, |cursor| Pile::read(cursor, MAGIC, read_cards))?;
    let discard =
        fields.read(9, |cursor| if cursor.eat("-") { Ok(Vec::new()) } else { read_cards(cursor) })?;
    let stage = fields.read(10, |cursor| read_stage(cursor, &pawns))?;
    let barred =
        fields.read(11, |cursor| if cursor.eat("-") { Ok(None) } else { Arrow::read(cursor).map(Some) })?;
    let (stay_finds, round) = read_rulings(&fields, &pawns)?;
    let seats = Seat::all(pawns.seats()).zip(pawns.0).zip(treasures).zip(runes.into_iter().zip(hands));
    let places = seats.map(|(((seat, (colour, pawn)), treasures), (rune_done, hand))| {
        let TreasureCards { found, pile, hidden } = treasures;
        Place { colour, pawn, found, pile, hidden, rune_done, hand, kid: kids.has(seat) }
    });
    let places = places.collect();
    Ok((Setup { towers, free, places, deck, discard, stage, barred, stay_finds, round }, fields))
}

/// `stay_finds=no` and `equal=R`, in any order, each at most once.
fn read_rulings(fields: &Fields<'_>, pawns: &Pawns) -> Result<(bool, Option<Seat>), BadText> {
    let (mut stay_finds, mut round) = (true, None);
    for &(at, word) in fields.rest() {
        match word.split_once('=') {
            Some(("stay_finds", "no")) if stay_finds => stay_finds = false,
            Some(("equal", colour)) if round.is_none() => {
                let mut cursor = Cursor::new(colour);
                let seat = pawns.read_seat(&mut cursor).and_then(|seat| cursor.end().map(|()| seat));
                round = Some(seat.map_err(|bad| bad.shifted(at + "equal=".len()))?);
            }
            _ => return Err(BadText::new(word, at, "the end, stay_finds=no or equal=R")),
        }
    }
    Ok((stay_finds, round))
}

/// A maze on its own: the board and the free tower, every tower once (`maze=`, T-SETUP-09).
pub(crate) fn read_maze(text: &str) -> Option<Board> {
    let mut cursor = Cursor::new(text);
    let towers = read_board(&mut cursor).ok()?;
    cursor.expect(":").ok()?;
    let (free, _) = read_tower(&mut cursor).ok()?;
    cursor.end().ok()?;
    let board = Board::new(free, towers);
    Tower::movable().all(|tower| board.towers().any(|other| other == tower)).then_some(board)
}

/// Rows of dots and movable towers, each where it belongs.
fn read_board(cursor: &mut Cursor<'_>) -> Result<Vec<(Tower, Openings)>, BadText> {
    let mut towers = Vec::new();
    read_rows(cursor, |cursor, square| {
        if Tower::fixed_on(square).is_some() {
            cursor.expect(".")
        } else {
            read_tower(cursor).map(|tower| towers.push(tower))
        }
    })?;
    Ok(towers)
}

/// `31E`, `52-`
fn read_tower(cursor: &mut Cursor<'_>) -> Result<(Tower, Openings), BadText> {
    let start = cursor.clone();
    let openings = Openings::read(cursor)?;
    let height = cursor.next_char().and_then(|height| height.to_digit(10)).unwrap_or_default();
    let treasure = match cursor.next_char() {
        Some('-') => Some(None),
        letter => letter.and_then(Treasure::from_letter).map(Some),
    };
    let tower = treasure.and_then(|treasure| Tower::looking_like(openings, height as u8, treasure));
    let tower = tower.ok_or_else(|| start.fail("one of the 17 movable towers, such as 31E or 52-"))?;
    Ok((tower, openings))
}

/// The treasure cards of a seat.
struct TreasureCards {
    found: Vec<Treasure>,
    pile: Vec<Treasure>,
    hidden: usize,
}

/// `E|JBACH`, or `E|J????` where only the target is known.
fn read_treasures(cursor: &mut Cursor<'_>) -> Result<TreasureCards, BadText> {
    let start = cursor.clone();
    let missing = |cursor: &Cursor<'_>| cursor.fail("treasures from A to L, or - for none");
    let found = read_letters(cursor);
    if found.is_empty() && !cursor.eat("-") {
        return Err(missing(cursor));
    }
    cursor.expect("|")?;
    let pile = read_letters(cursor);
    let hidden = cursor.while_char(|letter| letter == '?').len();
    if pile.is_empty() && hidden == 0 && !cursor.eat("-") {
        return Err(missing(cursor));
    }
    if found.len() + pile.len() + hidden > TREASURES {
        return Err(start.fail(format!("at most {TREASURES} treasure cards")));
    }
    Ok(TreasureCards { found, pile, hidden })
}

fn read_letters(cursor: &mut Cursor<'_>) -> Vec<Treasure> {
    let letters = cursor.while_char(|letter| Treasure::from_letter(letter).is_some());
    letters.chars().filter_map(Treasure::from_letter).collect()
}

fn read_rune(cursor: &mut Cursor<'_>) -> Result<bool, BadText> {
    if cursor.eat("+") {
        Ok(true)
    } else {
        cursor.expect("-").map(|()| false).map_err(|_| cursor.fail("+ or - for every seat"))
    }
}

fn read_hand(cursor: &mut Cursor<'_>) -> Result<Hand<Cards>, BadText> {
    if cursor.eat("-") {
        Ok(Hand::default())
    } else if cursor.eat("?") {
        cursor.count(MAGIC).map(Hand::Closed)
    } else {
        Ok(Hand::Open(read_cards(cursor)?.into_iter().collect()))
    }
}

/// One letter or more, up to the next mark.
fn read_cards(cursor: &mut Cursor<'_>) -> Result<Vec<Magic>, BadText> {
    let mut cards = vec![read_card(cursor)?];
    while cursor.peek().is_some_and(|letter| letter.is_ascii_uppercase()) {
        if cards.len() == MAGIC {
            return Err(cursor.fail(format!("at most {MAGIC} cards")));
        }
        cards.push(read_card(cursor)?);
    }
    Ok(cards)
}

/// One colour or more, each once.
fn read_seats(cursor: &mut Cursor<'_>, pawns: &Pawns) -> Result<SeatSet, BadText> {
    let mut seats = SeatSet::only(pawns.read_seat(cursor)?);
    while cursor.peek().is_some_and(|letter| letter.is_ascii_uppercase()) {
        let start = cursor.clone();
        let seat = pawns.read_seat(cursor)?;
        if seats.has(seat) {
            return Err(start.fail("every colour once"));
        }
        seats = seats.with(seat);
    }
    Ok(seats)
}

fn read_kids(cursor: &mut Cursor<'_>, pawns: &Pawns) -> Result<SeatSet, BadText> {
    if cursor.eat("std") {
        Ok(SeatSet::EMPTY)
    } else if cursor.eat("kids:") {
        read_seats(cursor, pawns)
    } else if cursor.eat("kids") {
        Ok(SeatSet::all(pawns.seats()))
    } else {
        Err(cursor.fail("std, kids, or kids: and colours"))
    }
}

/// `R.s`, `R.m`, `R.d` or `R.won`
fn read_stage(cursor: &mut Cursor<'_>, pawns: &Pawns) -> Result<Stage, BadText> {
    let start = cursor.clone();
    let seats = read_seats(cursor, pawns)?;
    cursor.expect(".")?;
    if cursor.eat("won") {
        return Ok(Stage::Won(seats));
    }
    let one = seats.iter().next().filter(|_| seats.len() == 1);
    let one = one.ok_or_else(|| start.fail("one colour on turn"))?;
    match cursor.next_char() {
        Some('s') => Ok(Stage::Slide(one)),
        Some('m') => Ok(Stage::Move(one)),
        Some('d') => Ok(Stage::Draw(one)),
        _ => Err(start.fail("a turn such as R.s, R.m, R.d or R.won")),
    }
}
