//! Reading a position's text, field by field.

use irrgarten_game::{BadText, Game as _};
use irrgarten_kit::{Cursor, Fields, Openings, Pawns, Pile, read_rows};

use super::SET_B;
use crate::Paintings;
use crate::book::{PAGES, Page, PageNumber};
use crate::components::{ARROWS, Ability, Arrow, Colour, EXTENT, Mark, PAINTINGS, Painting};
use crate::options::Mode;
use crate::public::{Latest, Rulings, Stage, Tableau};
use crate::setup::{Laid, Place, Setup, Tiles};
use crate::tiles::{LOOSE_FIELDS, Tile, TileSet, fixed_openings};

/// What a field is called in complaints, in the order of the fields.
const NAMES: [&str; 11] = [
    "paintings/1",
    MODES,
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
const MODES: &str = "intro, basic or expert; intro-b, basic-b or expert-b with set B";

/// Everything the text says, not yet checked against the rest.
pub(super) fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let fields = Fields::of(text, &NAMES);
    fields.read_tag(&Paintings::META)?;
    let (mode, set) = fields.read(1, read_mode)?;
    let tiles = fields.read(2, |cursor| read_board(cursor, set))?;
    let spare = fields.read(3, |cursor| match cursor.peek() {
        Some('~') => Err(cursor.fail("the mark of the spare, which always lies face up (P-HSLD-03)")),
        _ => read_tile(cursor, set),
    })?;
    let pawns = fields.read(4, Pawns::read)?;
    let tableaus = fields.read(5, |cursor| cursor.each(pawns.seats(), read_tableau))?;
    let abilities = fields.read(6, |cursor| cursor.each(pawns.seats(), read_abilities))?;
    let stage = match fields.read(7, |cursor| read_stage(cursor, &pawns))? {
        // `^` on the board: the movement is made, and the tile is being laid.
        Stage::Act { seat, moves: 0, collected }
            if tiles.iter().any(|laid| matches!(laid, Laid::Turned(_))) =>
        {
            Stage::Orient { seat, collected }
        }
        stage => stage,
    };
    let latest = fields.read(8, read_latest)?;
    let pile = fields.read(9, read_pile)?;
    let book = fields.read(10, |cursor| read_book(cursor, set))?;
    let rulings = read_rulings(fields.rest())?;
    let places = pawns.0.into_iter().zip(tableaus).zip(abilities);
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

/// `expert`, and `expert-b` with set B.
fn read_mode(cursor: &mut Cursor<'_>) -> Result<(Mode, TileSet), BadText> {
    let start = cursor.clone();
    let word = cursor.while_char(|_| true);
    let (name, set) = match word.strip_suffix(SET_B) {
        Some(name) => (name, TileSet::B),
        None => (word, TileSet::A),
    };
    Mode::from_word(name).map(|mode| (mode, set)).ok_or_else(|| start.fail(MODES))
}

/// Rows of dots and tiles, each where it belongs.
fn read_board(cursor: &mut Cursor<'_>, set: TileSet) -> Result<Tiles, BadText> {
    let mut tiles = [Laid::Back; LOOSE_FIELDS];
    let mut free = tiles.iter_mut();
    read_rows::<EXTENT>(cursor, |cursor, square| {
        if fixed_openings(square).is_some() {
            return cursor.expect(".");
        }
        let laid = read_laid(cursor, set)?;
        free.next().into_iter().for_each(|tile| *tile = laid);
        Ok(())
    })?;
    Ok(tiles)
}

fn read_laid(cursor: &mut Cursor<'_>, set: TileSet) -> Result<Laid, BadText> {
    if cursor.eat("~?") {
        return Ok(Laid::Back);
    }
    if cursor.eat("~") {
        return read_tile(cursor, set).map(Laid::NamedBack);
    }
    if cursor.eat("^") {
        return read_tile(cursor, set).map(Laid::Turned);
    }
    let start = cursor.clone();
    let openings = Openings::read(cursor)?;
    let tile = read_tile(cursor, set)?;
    if set.fits(tile, openings) {
        Ok(Laid::Up(tile, openings))
    } else {
        Err(start.fail("a tile with its own passages"))
    }
}

/// The mark of a loose tile of the set.
fn read_tile(cursor: &mut Cursor<'_>, set: TileSet) -> Result<Tile, BadText> {
    let start = cursor.clone();
    let mark = Mark::read(cursor)?;
    set.tile(mark).ok_or_else(|| start.fail("a mark of this set's loose tiles"))
}

/// `AB`, `C-`, `--`
fn read_tableau(cursor: &mut Cursor<'_>) -> Result<Tableau, BadText> {
    let mut place = || if cursor.eat("-") { Ok(None) } else { Painting::read(cursor).map(Some) };
    Ok([place()?, place()?])
}

/// `SR`: the ability, and whether Slide and the ability are used.
fn read_abilities(cursor: &mut Cursor<'_>) -> Result<(Ability, bool, bool), BadText> {
    let start = cursor.clone();
    let fail = || start.fail("abilities such as SR, or sR with Slide used");
    let slide = cursor.next_char().filter(|letter| letter.eq_ignore_ascii_case(&'S')).ok_or_else(fail)?;
    let letter = cursor.next_char().ok_or_else(fail)?;
    let ability = Ability::from_letter(letter.to_ascii_uppercase()).ok_or_else(fail)?;
    Ok((ability, slide.is_ascii_lowercase(), letter.is_ascii_lowercase()))
}

/// `-`, `hNb`, `pNb`
fn read_latest(cursor: &mut Cursor<'_>) -> Result<Option<Latest>, BadText> {
    if cursor.eat("-") {
        return Ok(None);
    }
    let thief = cursor.eat("h");
    if !thief && !cursor.eat("p") {
        return Err(cursor.fail("the latest slide: -, hNb for the thief's, pNb for a player's"));
    }
    let start = cursor.clone();
    let arrow = Arrow::read(cursor)?;
    if ARROWS.contains(&arrow) {
        Ok(Some(Latest { arrow, thief }))
    } else {
        Err(start.fail("an arrow such as Nb or W4"))
    }
}

/// `-`, `?16`, `?ABC` or `ABC`
fn read_pile(cursor: &mut Cursor<'_>) -> Result<Pile<Painting>, BadText> {
    Pile::read(cursor, PAINTINGS, |cursor| {
        let mut cards = vec![Painting::read(cursor)?];
        while !cursor.rest().is_empty() {
            if cards.len() == PAINTINGS {
                return Err(cursor.fail(format!("at most {PAINTINGS} cards")));
            }
            cards.push(Painting::read(cursor)?);
        }
        Ok(cards)
    })
}

/// `-`, `?16`, `?Nb,A+O` or `Nb,A+O`
fn read_book(cursor: &mut Cursor<'_>, set: TileSet) -> Result<Pile<PageNumber>, BadText> {
    Pile::read(cursor, PAGES, |cursor| {
        cursor.list(|cursor| {
            let start = cursor.clone();
            let page = set.page_number(Page::read(cursor)?);
            page.ok_or_else(|| start.fail("a page of this set's book"))
        })
    })
}

/// `R.h`, `R.p`, `R.1.0`, `R.d.2`, `won` or `lost`.
fn read_stage(cursor: &mut Cursor<'_>, pawns: &Pawns<EXTENT>) -> Result<Stage, BadText> {
    let start = cursor.clone();
    if cursor.eat("won") {
        return Ok(Stage::Won);
    }
    if cursor.eat("lost") {
        return Ok(Stage::Lost);
    }
    let fail = || start.fail("a turn such as R.h, R.p, R.1.0, R.d.2, won or lost");
    if cursor.peek().is_none_or(|letter| Colour::from_letter(letter).is_none()) {
        return Err(fail());
    }
    let seat = pawns.read_seat(cursor)?;
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
