//! Reading a position's text, field by field.

use irrgarten_game::{BadText, Seat};
use irrgarten_kit::{Cursor, Fields, Misplaced};

use crate::components::{Colour, Square};
use crate::notation::{TAG, TAG_B};
use crate::options::Mode;
use crate::pieces::{read_abilities, read_board, read_book, read_latest, read_pile, read_tableau, read_tile};
use crate::setup::{Impossible, Part, Place, Setup};
use crate::state::{Rulings, Stage};
use crate::tiles::TileSet;

/// What a field is called in complaints, in the order of the fields.
const NAMES: [&str; 11] = [
    "paint1 or paint1b",
    "intro, basic or expert",
    "the board",
    "the spare",
    "the pawns",
    "the tableaus",
    "the abilities",
    "the turn",
    "the latest slide",
    "the pile",
    "the book",
];

impl From<Impossible> for Misplaced {
    fn from(problem: Impossible) -> Misplaced {
        let field = match problem.part {
            Part::Board => 2,
            Part::Spare => 3,
            Part::Pawns => 4,
            Part::Tableaus => 5,
            Part::Abilities => 6,
            Part::Turn => 7,
            Part::Latest => 8,
            Part::Pile => 9,
            Part::Book => 10,
        };
        Misplaced { field, expected: problem.expected }
    }
}

/// Everything the text says, not yet checked against the rest.
pub(crate) fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let fields = Fields::of(text, &NAMES);
    let set = fields.read(0, |cursor| match cursor.while_char(|_| true) {
        TAG => Ok(TileSet::A),
        TAG_B => Ok(TileSet::B),
        tag => Err(BadText::new(tag, 0, format!("a position: {TAG}, or {TAG_B} with set B"))),
    })?;
    let mode = fields.read(1, |cursor| {
        let start = cursor.clone();
        let word = cursor.while_char(|_| true);
        Mode::named(word).ok_or_else(|| start.fail("intro, basic or expert"))
    })?;
    let tiles = fields.read(2, |cursor| read_board(cursor, set))?;
    let spare = fields.read(3, |cursor| match cursor.peek() {
        Some('~') => Err(cursor.fail("the mark of the spare, which always lies face up (P-HSLD-03)")),
        _ => read_tile(cursor, set),
    })?;
    let pawns = fields.read(4, |cursor| {
        let mut pawns = vec![(Colour::read(cursor)?, Square::read(cursor)?)];
        while cursor.eat(",") {
            pawns.push((Colour::read(cursor)?, Square::read(cursor)?));
        }
        Ok(pawns)
    })?;
    if !(2..=Colour::ALL.len()).contains(&pawns.len()) {
        return Err(fields.complain(Impossible { part: Part::Pawns, expected: "2 to 4 pawns".to_owned() }));
    }
    let seats = pawns.len();
    let tableaus = fields.read(5, |cursor| each(cursor, seats, read_tableau))?;
    let abilities = fields.read(6, |cursor| each(cursor, seats, read_abilities))?;
    let stage = fields.read(7, |cursor| read_stage(cursor, &pawns))?;
    let latest = fields.read(8, read_latest)?;
    let pile = fields.read(9, read_pile)?;
    let book = fields.read(10, |cursor| read_book(cursor, set))?;
    let rulings = read_rulings(fields.rest())?;
    let places = pawns.into_iter().zip(tableaus).zip(abilities);
    let place = |(((colour, pawn), tableau), (ability, slide_used, ability_used))| Place {
        colour,
        pawn,
        tableau,
        ability,
        slide_used,
        ability_used,
    };
    let places = places.map(place).collect();
    Ok((Setup { set, mode, tiles, spare, places, stage, latest, pile, book, rulings }, fields))
}

/// A thing for every seat, with commas between.
fn each<T>(
    cursor: &mut Cursor<'_>,
    seats: usize,
    mut read: impl FnMut(&mut Cursor<'_>) -> Result<T, BadText>,
) -> Result<Vec<T>, BadText> {
    let mut things = Vec::new();
    for nth in 0..seats {
        if nth > 0 {
            cursor.expect(",")?;
        }
        things.push(read(cursor)?);
    }
    Ok(things)
}

/// `R.h`, `R.p`, `R.1.0`, `R.d.2`, `won` or `lost`.
fn read_stage(cursor: &mut Cursor<'_>, pawns: &[(Colour, Square)]) -> Result<Stage, BadText> {
    let start = cursor.clone();
    if cursor.eat("won") {
        return Ok(Stage::Won);
    }
    if cursor.eat("lost") {
        return Ok(Stage::Lost);
    }
    let fail = || start.fail("a turn such as R.h, R.p, R.1.0, R.d.2, won or lost");
    let colour = Colour::read(cursor).map_err(|_| fail())?;
    let nth = pawns.iter().position(|(other, _)| *other == colour);
    let seat = nth.map(Seat::at).ok_or_else(|| start.fail("a colour that has a pawn"))?;
    cursor.expect(".").map_err(|_| fail())?;
    let word = cursor.while_char(|_| true);
    let count = |text: &str| text.parse().ok().filter(|_| text.len() == 1).ok_or_else(fail);
    match word.split_once('.') {
        None if word == "h" => Ok(Stage::Read(seat)),
        None if word == "p" => Ok(Stage::Page(seat)),
        Some(("d", left)) => Ok(Stage::Draw { seat, left: count(left)? }),
        Some((moves, collected)) => {
            Ok(Stage::Act { seat, moves: count(moves)?, collected: count(collected)? })
        }
        None => Err(fail()),
    }
}

/// What differs from the usual rulings, each once.
fn read_rulings(words: &[(usize, &str)]) -> Result<Rulings, BadText> {
    let mut rulings = Rulings::default();
    for &(at, word) in words {
        match word {
            "turn_back=must" if !rulings.must_turn => rulings.must_turn = true,
            "stay_collects=no" if !rulings.stay_is_no_stop => rulings.stay_is_no_stop = true,
            "memory=aid" if !rulings.aid => rulings.aid = true,
            _ => {
                let expected = "the end, turn_back=must, stay_collects=no or memory=aid";
                return Err(BadText::new(word, at, expected));
            }
        }
    }
    Ok(rulings)
}
