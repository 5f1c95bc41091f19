//! What happens in [`Dash`](super::Dash), and what is refused.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::Cursor;

use super::HIGHEST;

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Starts: `go`.
    Go,
    /// Has enough: `!`.
    Claim,
    /// Wants another number: `x`.
    Exchange,
    /// Gives up: `pass`.
    Pass,
    /// The time a claim took, in milliseconds: `4.940`.
    Time(u32),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Go => f.write_str("go"),
            Action::Claim => f.write_str("!"),
            Action::Exchange => f.write_str("x"),
            Action::Pass => f.write_str("pass"),
            Action::Time(millis) => write!(f, "{}", Seconds(*millis)),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        match text {
            "go" => Ok(Action::Go),
            "!" => Ok(Action::Claim),
            "x" => Ok(Action::Exchange),
            "pass" => Ok(Action::Pass),
            _ => Cursor::whole(text, Seconds::read).map(|Seconds(millis)| Action::Time(millis)),
        }
    }
}

/// Milliseconds as seconds: `4.940`.
pub(super) struct Seconds(pub(super) u32);

impl Seconds {
    pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Seconds, BadText> {
        let start = cursor.clone();
        let digits = |cursor: &mut Cursor<'_>| cursor.while_char(|letter| letter.is_ascii_digit()).to_owned();
        let seconds = digits(cursor);
        let thousandths = if cursor.eat(".") { digits(cursor) } else { String::new() };
        // One spelling for each time.
        let well_written = (1..=6).contains(&seconds.len())
            && (seconds == "0" || !seconds.starts_with('0'))
            && thousandths.len() == 3;
        let millis = (seconds + &thousandths).parse().ok().filter(|_| well_written);
        millis.map(Seconds).ok_or_else(|| start.fail("go, !, x, pass or a time such as 4.940"))
    }
}

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

/// A seat is dealt this number: `+7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dealt(pub(super) u8);

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

impl FromStr for Dealt {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Dealt, BadText> {
        Cursor::whole(text, |cursor| {
            cursor.expect("+")?;
            cursor.count(usize::from(HIGHEST)).map(|number| Dealt(number as u8))
        })
    }
}

irrgarten_game::refusals! {
    NotYourTurn: "D-TURN-01",
    GoFirst: "D-GO-01",
    UnderWay: "D-GO-01",
    NothingLeft: "D-RACE-01",
    SaidAlready: "D-RACE-01",
    Wrong: "D-RACE-01",
}
