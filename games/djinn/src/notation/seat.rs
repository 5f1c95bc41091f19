//! Reading what lies before a seat.

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Hand};

use super::read::{digit, number};
use crate::action::{Action, Think, read_list};
use crate::arrangement::Arrangement;
use crate::components::{CardSet, MOST, Roll};
use crate::public::Phase;
use crate::state::{Place, Status};
use crate::view::{Choice, Mat};

pub(super) struct ReadSeat {
    pub(super) mat: Mat,
    pub(super) choice: Option<Choice>,
}

/// `2:05,12,13,22:05w.12s/13w._:w`
pub(super) fn read_seat(cursor: &mut Cursor<'_>, phase: Phase) -> Result<ReadSeat, BadText> {
    let start = cursor.clone();
    let points = number(cursor, "points")?;
    cursor.expect(":")?;
    let hand = read_hand(cursor)?;
    cursor.expect(":")?;
    let laid = if cursor.eat("-") { Arrangement::default() } else { read_laid(cursor, phase)? };
    cursor.expect(":")?;
    let mut place = Place { points, laid, ..Place::default() };
    let choice = read_status(cursor, &mut place)?;
    let mat = match hand {
        Hand::Open(hand) => Mat::Open(Place { hand, ..place }),
        Hand::Closed(cards) => {
            let mat = Mat::Covered { points, cards: cards as u8, progress: place.status.progress() };
            // Nothing but what such a mat can show.
            if place != (Place { points, status: mat.status(), ..Place::default() }) {
                return Err(start.fail("nothing of a hidden mat"));
            }
            mat
        }
    };
    Ok(ReadSeat { mat, choice })
}

fn read_hand(cursor: &mut Cursor<'_>) -> Result<Hand<CardSet>, BadText> {
    if cursor.peek() != Some('?') {
        return read_list(cursor).map(Hand::Open);
    }
    if cursor.eat("?0") {
        return Ok(Hand::Closed(0));
    }
    let mut count = 0;
    loop {
        cursor.expect("?")?;
        count += 1;
        if !cursor.eat(",") {
            return Ok(Hand::Closed(count));
        }
        if count >= MOST {
            return Err(cursor.fail("at most five cards"));
        }
    }
}

/// On a layout in its box; else from the top left of what lies there.
fn read_laid(cursor: &mut Cursor<'_>, phase: Phase) -> Result<Arrangement, BadText> {
    let start = cursor.clone();
    let (laid, size) = Arrangement::read(cursor)?;
    match phase.roll() {
        Some(Roll::Genie(layout)) if layout.size() != size => {
            Err(start.fail(format!("rows in the box of {layout}")))
        }
        Some(Roll::Genie(_)) => Ok(laid),
        _ => Ok(laid.settled()),
    }
}

/// The status goes to the place; what the seat has chosen for the tick is told.
fn read_status(cursor: &mut Cursor<'_>, place: &mut Place) -> Result<Option<Choice>, BadText> {
    place.status = if cursor.eat("p") {
        Status::Passed
    } else if cursor.eat("c") {
        Status::Waiting
    } else if cursor.eat("x") {
        Status::GaveBack
    } else if cursor.eat("+-") {
        Status::Chose(None)
    } else if cursor.eat("+") {
        Status::Chose(Some(digit(cursor, 1, 3, "1, 2, 3 or -")?))
    } else if cursor.eat("!") {
        let value =
            if cursor.eat("?") { None } else { Some(digit(cursor, 0, 3, "the value claimed, or ?")?) };
        cursor.expect("@")?;
        let time = if cursor.eat("?") { None } else { Some(Think::read(cursor)?) };
        Status::Claimed { value, time }
    } else if cursor.eat("w") {
        return read_working(cursor, place);
    } else {
        return Err(cursor.fail("a status: w, c, p, !2@31.250, x or +2"));
    };
    Ok(None)
}

fn read_working(cursor: &mut Cursor<'_>, place: &mut Place) -> Result<Option<Choice>, BadText> {
    if cursor.eat("@") {
        place.time = Some(Think::read(cursor)?);
    }
    if cursor.eat("~") {
        place.busy = digit(cursor, 1, 3, "1 to 3 ticks")?;
    }
    if !cursor.eat(">") {
        return Ok(None);
    }
    let choice = if cursor.eat("?") { Choice::Hidden } else { Choice::Seen(Action::read(cursor)?) };
    Ok(Some(choice))
}
