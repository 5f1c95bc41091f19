//! Every error code, with its HTTP status and a sentence.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One line for each code: its name, the HTTP status, and a sentence for people where nothing more specific can be
/// said.
macro_rules! codes {
    ($($code:ident $status:literal $sentence:literal,)+) => {
        /// What is wrong, for programs. A code never changes its meaning.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(rename_all = "snake_case")]
        pub enum Code {
            $(#[doc = $sentence] $code,)+
            /// A code of another program or of a newer version.
            Unknown,
        }

        impl Code {
            /// Every code that this program gives.
            pub const ALL: &[Code] = &[$(Code::$code,)+];

            /// The HTTP status it is answered with.
            pub const fn status(self) -> u16 {
                match self {
                    $(Code::$code => $status,)+
                    Code::Unknown => 500,
                }
            }

            /// What is wrong, for people.
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(Code::$code => $sentence,)+
                    Code::Unknown => "this code is not known here",
                }
            }
        }
    };
}

codes! {
    // The request cannot be understood, or asks for something that is not there.
    BadRequest 400 "this request cannot be understood",
    NotFound 404 "there is nothing at this address",
    NotAllowed 405 "this address does not take this method",
    TooSlow 408 "the rest of the request did not come in time",
    TooBig 413 "this is too long",

    // The person or program that asks.
    WhoAreYou 401 "choose a name first",
    BadToken 401 "this token is not known here, or it was revoked",
    WrongPassphrase 401 "this name and this passphrase do not belong together",
    NotForBots 403 "this is for people: use the cookie, not the token",
    ForeignOrigin 403 "pages of other sites may not do this",
    ForeignHost 421 "this server is not called that: use its address, or start it with --host-name",
    NoSuchPerson 404 "nobody here is called that",
    NoSuchLink 404 "this link has been used, or is too old: make a new one on the other device",
    NotInvited 404 "nobody has asked you to this table",
    NameTaken 409 "somebody else signs in with this name",
    BadName 422 "expected a name of 1 to 24 visible characters",
    BadPassphrase 422 "expected a passphrase of 8 to 200 characters",
    BadUrl 422 "this address cannot be called",
    TooMany 422 "there are too many of these already",

    // The server itself.
    SlowDown 429 "that was too much at once: try again later",
    Internal 500 "this is a fault of the server; it has been logged",
    Draining 503 "the server restarts in a moment",
    Busy 422 "others were faster, again and again: please try once more",
    DiskFull 507 "the server has no room left on its disk: nothing was changed",
    ReadOnly 503 "the server can only be read for now: nothing was changed",
    Damaged 503 "what is stored of this is damaged and not served",
    Store 503 "the server cannot store this now: nothing was changed",

    // Tables.
    NoSuchTable 404 "there is no such table",
    NoSuchCode 404 "no table has this code, or its game is over",
    AlreadyStarted 422 "the game has started",
    NotPlaying 422 "no game is being played",
    NotOver 422 "the game has not ended",
    NoSuchSeat 422 "this table has no such seat",
    SeatTaken 422 "somebody sits there",
    SeatEmpty 422 "nobody sits there",
    SeatNeeded 422 "several seats may be meant: name one",
    NotYourSeat 422 "this is not your seat",
    HostOnly 422 "only the person who opened the table may do this",
    NotOffered 422 "only the table itself may say this",
    Stale 422 "others were faster: look at the table again",
    Paused 422 "the game is paused",
    Learning 422 "somebody still learns how the game is played",
    Racing 422 "not while a race is on",
    Held 422 "this seat has to wait",
    Claimed 422 "this seat has claimed already",
    BadShare 422 "this share was not promised, or the promise was another",
    NothingToUndo 422 "there is nothing to take back",
    UndoTooLate 422 "something hidden has been revealed since",
    NothingAsked 422 "nobody asks for this",
    AlreadyAsked 422 "another seat is asking for something: answer that first",
    NotAway 422 "the person on that seat is there",
    ByTheClock 422 "this game is played by a clock: it decides what happens to a person who is away",
    OwnClock 422 "at a rated table nobody stops their own clock",
    Rated 422 "a rated game is played to its end or given up",
    Resigned 422 "this seat has given up",
    BadText 422 "expected some text of at most 300 characters",
    BadClock 422 "expected 5 seconds to a day for a move, 30 seconds to a day for a game, or 1 to 30 days",
    OneSeatOnly 422 "at a rated table everybody has one seat",
    NobodyElse 422 "a rated table needs two seats or more",
    NoRatings 422 "all win or lose this game together: it is not rated",
    Full 422 "too much has happened at this table: only playing on is left",
    NoHints 422 "at a rated table there are no hints",

    // Games and puzzles.
    UnknownGame 404 "there is no such game",
    BadSeats 422 "the game is for another number of seats",
    BadSeat 422 "the position has no such seat",
    BadOption 422 "the game has no such setting or value",
    BadSeed 422 "this is no seed",
    BadPosition 422 "this is no position",
    Hidden 422 "this is what one viewer sees, where the whole position is needed",
    BadAction 422 "this is no action",
    IllegalAction 422 "the rules forbid this action",
    NotYourTurn 422 "this seat is not on turn",
    DrawPending 422 "something is to be drawn first",
    NoDrawPending 422 "nothing is to be drawn now",
    BadChance 422 "this is no draw",
    ImpossibleChance 422 "this cannot be drawn here",
    GameOver 422 "the game has ended",
    BadRecord 422 "this is no record",
    BadQuestion 422 "this is no question to a solver",
    BadPuzzle 422 "this is no puzzle",
    NoSuchPuzzle 422 "this seed makes no such puzzle: try another",

    // Lines of the engine protocol.
    LineTooLong 422 "this line is too long",
    NotText 422 "this is no text",
    Io 500 "a file cannot be read or written",
}

// By hand: what serde derives for so many names is larger than all the rest that reads messages.
impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Code, D::Error> {
        let name = String::deserialize(from)?;
        Ok(Code::ALL.iter().copied().find(|code| code.to_string() == name).unwrap_or(Code::Unknown))
    }
}

impl std::fmt::Display for Code {
    /// As it goes over the wire.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.serialize(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_spelling_a_status_and_a_sentence() {
        for &code in Code::ALL {
            let spelled = serde_json::to_string(&code).unwrap();
            assert_eq!(spelled, format!("\"{code}\""));
            assert_eq!(serde_json::from_str::<Code>(&spelled).unwrap(), code);
            assert!(spelled.trim_matches('"').bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'));
            assert!((400..=599).contains(&code.status()), "{code}");
            assert!(code.sentence().len() > 10, "{code}");
        }
    }

    #[test]
    fn the_protocol_describes_every_code() {
        let protocol = include_str!("../../../docs/protocol.md");
        let missing = Code::ALL.iter().filter(|code| !protocol.contains(&format!("`{code}`")));
        assert_eq!(missing.collect::<Vec<_>>(), Vec::<&Code>::new());
    }

    #[test]
    fn a_code_of_a_newer_version_can_be_read() {
        assert_eq!(serde_json::from_str::<Code>("\"never_heard_of\"").unwrap(), Code::Unknown);
    }
}
