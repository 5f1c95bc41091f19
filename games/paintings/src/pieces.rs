//! Reading the pieces of a position's fields: tiles, cards, pages.

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Indexed, Openings};

use crate::book::{PAGES, Page, PageNumber};
use crate::components::{ARROWS, Ability, Arrow, Mark, PAINTINGS, Painting, Square};
use crate::setup::{Laid, Stack};
use crate::state::{Latest, Tableau};
use crate::tiles::{Tile, TileSet, fixed_openings};

/// Rows of dots and tiles, each where it belongs.
pub(crate) fn read_board(cursor: &mut Cursor<'_>, set: TileSet) -> Result<Vec<Laid>, BadText> {
    let mut tiles = Vec::new();
    for square in Square::all() {
        if square.column() == 0 && square.row() > 0 {
            cursor.expect("/")?;
        }
        if fixed_openings(square).is_some() {
            cursor.expect(".")?;
        } else {
            tiles.push(read_laid(cursor, set)?);
        }
    }
    Ok(tiles)
}

fn read_laid(cursor: &mut Cursor<'_>, set: TileSet) -> Result<Laid, BadText> {
    if cursor.eat("~?") {
        return Ok(Laid::Down(None));
    }
    if cursor.eat("~") {
        return read_tile(cursor, set).map(|tile| Laid::Down(Some(tile)));
    }
    let start = cursor.clone();
    let openings = Openings::read(cursor)?;
    let tile = read_tile(cursor, set)?;
    if set.openings(tile).turnings().all(|turned| turned != openings) {
        return Err(start.fail("a tile with its own passages"));
    }
    Ok(Laid::Up(tile, openings))
}

/// The mark of a loose tile of the set.
pub(crate) fn read_tile(cursor: &mut Cursor<'_>, set: TileSet) -> Result<Tile, BadText> {
    let start = cursor.clone();
    let mark = Mark::read(cursor)?;
    set.tile(mark).ok_or_else(|| start.fail("a mark of this set's loose tiles"))
}

/// `AB`, `C-`, `--`
pub(crate) fn read_tableau(cursor: &mut Cursor<'_>) -> Result<Tableau, BadText> {
    let mut place = || if cursor.eat("-") { Ok(None) } else { Painting::read(cursor).map(Some) };
    Ok([place()?, place()?])
}

/// `SR`: the ability, and whether Slide and the ability are used.
pub(crate) fn read_abilities(cursor: &mut Cursor<'_>) -> Result<(Ability, bool, bool), BadText> {
    let start = cursor.clone();
    let fail = || start.fail("abilities such as SR, or sR with Slide used");
    let slide = cursor.next_char().filter(|letter| letter.eq_ignore_ascii_case(&'S')).ok_or_else(fail)?;
    let letter = cursor.next_char().ok_or_else(fail)?;
    let ability = Ability::from_letter(letter.to_ascii_uppercase()).ok_or_else(fail)?;
    Ok((ability, slide.is_ascii_lowercase(), letter.is_ascii_lowercase()))
}

/// `-`, `hNb`, `pNb`
pub(crate) fn read_latest(cursor: &mut Cursor<'_>) -> Result<Option<Latest>, BadText> {
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
pub(crate) fn read_pile(cursor: &mut Cursor<'_>) -> Result<Stack<Painting>, BadText> {
    read_stack(cursor, PAINTINGS, |cursor| {
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
pub(crate) fn read_book(cursor: &mut Cursor<'_>, set: TileSet) -> Result<Stack<PageNumber>, BadText> {
    read_stack(cursor, PAGES, |cursor| {
        let mut pages = Vec::new();
        loop {
            let start = cursor.clone();
            let page = set.page_number(Page::read(cursor)?);
            pages.push(page.ok_or_else(|| start.fail("a page of this set's book"))?);
            if !cursor.eat(",") {
                return Ok(pages);
            }
            if pages.len() == PAGES {
                return Err(cursor.fail(format!("at most {PAGES} pages")));
            }
        }
    })
}

fn read_stack<T: Indexed>(
    cursor: &mut Cursor<'_>,
    most: usize,
    read: impl FnOnce(&mut Cursor<'_>) -> Result<Vec<T>, BadText>,
) -> Result<Stack<T>, BadText> {
    if cursor.eat("-") {
        return Ok(Stack::Count(0));
    }
    if !cursor.eat("?") {
        return read(cursor).map(Stack::Ordered);
    }
    if cursor.peek().is_some_and(|letter| letter.is_ascii_digit()) {
        let expected = format!("a number from 1 to {most}");
        let start = cursor.clone();
        let count = usize::try_from(cursor.number(&expected)?).ok();
        let count = count.filter(|count| (1..=most).contains(count)).ok_or_else(|| start.fail(expected))?;
        return Ok(Stack::Count(count));
    }
    read(cursor).map(Stack::Known)
}
