//! What lies before a seat.

use irrgarten_game::BadText;
use irrgarten_kit::Cursor;

use super::read::{digit, number};
use crate::action::{Action, Think, read_list};
use crate::arrangement::Arrangement;
use crate::components::Roll;
use crate::state::{Choice, Hand, Place, Status, Table};

/// `2:05,12,13,22:05w.12s/13w._:w`
pub(super) fn read_place(cursor: &mut Cursor<'_>, table: &Table) -> Result<Place, BadText> {
    let points = number(cursor, "points")?;
    cursor.expect(":")?;
    let hand = read_hand(cursor)?;
    cursor.expect(":")?;
    let laid = if cursor.eat("-") { Arrangement::default() } else { read_laid(cursor, table)? };
    cursor.expect(":")?;
    let mut place = Place { points, hand, laid, ..Place::default() };
    place.status = read_status(cursor, &mut place)?;
    Ok(place)
}

fn read_hand(cursor: &mut Cursor<'_>) -> Result<Hand, BadText> {
    if cursor.peek() != Some('?') {
        return read_list(cursor).map(Hand::Shown);
    }
    let mut count = 0;
    loop {
        cursor.expect("?")?;
        count += 1;
        if !cursor.eat(",") {
            return Ok(Hand::Hidden(count));
        }
        if count >= 5 {
            return Err(cursor.fail("at most five cards"));
        }
    }
}

/// On a layout in its box; else from the top left of what lies there.
fn read_laid(cursor: &mut Cursor<'_>, table: &Table) -> Result<Arrangement, BadText> {
    let start = cursor.clone();
    let (laid, size) = Arrangement::read(cursor)?;
    match table.roll {
        Some(Roll::Genie(layout)) if layout.size() != size => {
            Err(start.fail(format!("rows in the box of {layout}")))
        }
        Some(Roll::Genie(_)) => Ok(laid),
        _ => Ok(laid.settled()),
    }
}

fn read_status(cursor: &mut Cursor<'_>, place: &mut Place) -> Result<Status, BadText> {
    if cursor.eat("p") {
        return Ok(Status::Passed);
    }
    if cursor.eat("c") {
        return Ok(Status::Waiting);
    }
    if cursor.eat("x") {
        return Ok(Status::GaveBack);
    }
    if cursor.eat("+-") {
        return Ok(Status::Chose(None));
    }
    if cursor.eat("+") {
        return digit(cursor, 1, 3, "1, 2, 3 or -").map(|value| Status::Chose(Some(value)));
    }
    if cursor.eat("!") {
        let value =
            if cursor.eat("?") { None } else { Some(digit(cursor, 0, 3, "the value claimed, or ?")?) };
        cursor.expect("@")?;
        let time = if cursor.eat("?") { None } else { Some(Think::read(cursor)?) };
        return Ok(Status::Claimed { value, time });
    }
    if !cursor.eat("w") {
        return Err(cursor.fail("a status: w, c, p, !2@31.250, x or +2"));
    }
    if cursor.eat("@") {
        place.time = Some(Think::read(cursor)?);
    }
    if cursor.eat("~") {
        place.busy = digit(cursor, 1, 3, "1 to 3 ticks")?;
    }
    if cursor.eat(">") {
        place.choice = if cursor.eat("?") { Choice::Hidden } else { Choice::Made(Action::read(cursor)?) };
    }
    Ok(Status::Working)
}
