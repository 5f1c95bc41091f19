//! Everything that can be wrong with what somebody asks of the house.

use std::{error::Error, fmt};

use irrgarten_game::record::BadRecord;
use irrgarten_game::{BadText, Seat, SeatSet, quote};

/// What was wrong, where, and what was expected. Programs go by the [code](Trouble::code), people read the sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// No game has this name.
    UnknownGame {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The game is for another number of seats.
    BadSeats {
        /// The game.
        game: &'static str,
        /// Fewest seats.
        low: u8,
        /// Most seats.
        high: u8,
        /// What was asked for.
        found: u8,
    },
    /// The table has no such seat.
    BadSeat {
        /// What was asked for.
        found: u8,
        /// How many there are.
        seats: u8,
    },
    /// Several seats may act; one must be named.
    SeatNeeded(SeatSet),
    /// No such setting or value.
    BadOption(BadText),
    /// No seed.
    BadSeed(BadText),
    /// No position.
    BadPosition(BadText),
    /// A position as one viewer sees it, where all of it is needed.
    Hidden,
    /// No action at all.
    BadAction(BadText),
    /// An action the rules forbid.
    IllegalAction {
        /// The action.
        action: String,
        /// Why not.
        sentence: String,
        /// The clause of the rulebook.
        clause: &'static str,
    },
    /// An action of a seat that is not on turn.
    NotYourTurn {
        /// Who acted.
        seat: Seat,
        /// Who may.
        turn: SeatSet,
        /// The clause of the rulebook.
        clause: &'static str,
    },
    /// An action while the dealer is to draw.
    DrawPending,
    /// A draw while a seat is to act.
    NoDrawPending,
    /// No chance event at all.
    BadChance(BadText),
    /// A chance event that cannot be drawn here.
    ImpossibleChance {
        /// What should be drawn.
        drawn: String,
        /// What can be drawn.
        possible: Vec<String>,
    },
    /// A chance event other than the one the ordered pile tells.
    AgainstTheOrder {
        /// What should be drawn.
        drawn: String,
        /// What lies on top.
        foretold: String,
    },
    /// The game has ended.
    GameOver,
    /// A record that cannot be read or played through.
    BadRecord(BadRecord),
    /// A request that cannot be understood.
    BadRequest(String),
    /// A line too long to be anything sensible.
    LineTooLong {
        /// The longest line that is read, in bytes.
        limit: usize,
    },
    /// Bytes that are no text.
    NotText {
        /// The first bad byte of the line, from 1.
        at: usize,
    },
    /// A file or stream that cannot be read or written.
    Io(String),
    /// The house broke one of its own rules.
    Internal,
}

impl Trouble {
    /// The name of the fault for programs; it never changes.
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::UnknownGame { .. } => "unknown_game",
            Trouble::BadSeats { .. } => "bad_seats",
            Trouble::BadSeat { .. } => "bad_seat",
            Trouble::SeatNeeded(_) => "seat_needed",
            Trouble::BadOption(_) => "bad_option",
            Trouble::BadSeed(_) => "bad_seed",
            Trouble::BadPosition(_) => "bad_position",
            Trouble::Hidden => "hidden",
            Trouble::BadAction(_) => "bad_action",
            Trouble::IllegalAction { .. } => "illegal_action",
            Trouble::NotYourTurn { .. } => "not_your_turn",
            Trouble::DrawPending => "draw_pending",
            Trouble::NoDrawPending => "no_draw_pending",
            Trouble::BadChance(_) => "bad_chance",
            Trouble::ImpossibleChance { .. } | Trouble::AgainstTheOrder { .. } => "impossible_chance",
            Trouble::GameOver => "game_over",
            Trouble::BadRecord(_) => "bad_record",
            Trouble::BadRequest(_) => "bad_request",
            Trouble::LineTooLong { .. } => "line_too_long",
            Trouble::NotText { .. } => "not_text",
            Trouble::Io(_) => "io",
            Trouble::Internal => "internal",
        }
    }

    /// The clause of the rulebook that forbids it, if one does.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Trouble::IllegalAction { clause, .. } | Trouble::NotYourTurn { clause, .. } => Some(clause),
            Trouble::BadRecord(bad) => bad.clause,
            _ => None,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::UnknownGame { name, known } => {
                write!(f, "unknown game {}: expected {}", quote(name), known.join(", "))?;
                match nearest(name, known) {
                    Some(near) => write!(f, "; did you mean {near}?"),
                    None => Ok(()),
                }
            }
            Trouble::BadSeats { game, low, high, found } if low == high => {
                write!(f, "{game} is for {low} seats, not {found}")
            }
            Trouble::BadSeats { game, low, high, found } => {
                write!(f, "{game} is for {low} to {high} seats, not {found}")
            }
            Trouble::BadSeat { found, seats } => write!(f, "no seat {found}: expected 1 to {seats}"),
            Trouble::SeatNeeded(seats) => write!(f, "several may act: name one of the {}", Seats(*seats)),
            Trouble::BadOption(bad) => write!(f, "bad option: {bad}"),
            Trouble::BadSeed(bad) => write!(f, "bad seed: {bad}"),
            Trouble::BadPosition(bad) => write!(f, "bad position: {bad}"),
            Trouble::Hidden => {
                f.write_str("this position hides something (?): expected one with all its secrets")
            }
            Trouble::BadAction(bad) => write!(f, "bad action: {bad}"),
            Trouble::IllegalAction { action, sentence, clause } => {
                write!(f, "{action} is not allowed: {sentence} ({clause})")
            }
            Trouble::NotYourTurn { seat, turn, clause } => {
                write!(f, "seat {seat} is not on turn: expected {} ({clause})", Seats(*turn))
            }
            Trouble::DrawPending => {
                f.write_str("a draw is pending: expected a chance event before any action")
            }
            Trouble::NoDrawPending => f.write_str("no draw is pending: expected an action"),
            Trouble::BadChance(bad) => write!(f, "bad chance event: {bad}"),
            Trouble::ImpossibleChance { drawn, possible } => {
                write!(f, "{drawn} cannot be drawn here: expected {}", some_of(possible))
            }
            Trouble::AgainstTheOrder { drawn, foretold } => {
                write!(f, "{drawn} cannot be drawn here: {foretold} lies on top of the pile")
            }
            Trouble::GameOver => f.write_str("the game is over: nothing more can be played"),
            Trouble::BadRecord(bad) => write!(f, "bad record: {bad}"),
            Trouble::BadRequest(problem) => write!(f, "bad request: {problem}"),
            Trouble::LineTooLong { limit } => {
                write!(f, "the line is too long: expected at most {limit} bytes")
            }
            Trouble::NotText { at } => write!(f, "byte {at} of the line is no text: expected UTF-8"),
            Trouble::Io(problem) => f.write_str(problem),
            Trouble::Internal => f.write_str("this is a fault of the program: please report what you asked"),
        }
    }
}

impl Error for Trouble {}

impl From<BadRecord> for Trouble {
    fn from(bad: BadRecord) -> Trouble {
        Trouble::BadRecord(bad)
    }
}

/// `seat 1` or `seats 1, 3`.
struct Seats(SeatSet);

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(|seat| seat.to_string()).collect();
        write!(f, "{} {}", if numbers.len() == 1 { "seat" } else { "seats" }, numbers.join(", "))
    }
}

fn some_of(things: &[String]) -> String {
    const SHOWN: usize = 8;
    let shown = things[..things.len().min(SHOWN)].join(", ");
    match things.len().saturating_sub(SHOWN) {
        0 => shown,
        more => format!("{shown} or {more} others"),
    }
}

/// The known name that takes the fewest typing slips to become this one, if it is not a different word altogether.
fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let name: String = name.chars().take(24).collect();
    let (slips, near) = known.iter().map(|known| (slips(&name, known), *known)).min()?;
    (slips <= 1 + near.len() / 3).then_some(near)
}

/// Letters to insert, drop or change (Levenshtein), swapped neighbours counting as one.
fn slips(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=to.len()).collect()];
    for (i, &mine) in from.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &theirs) in to.iter().enumerate() {
            let mut least =
                (rows[i][j] + usize::from(mine != theirs)).min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && mine == to[j - 1] && from[i - 1] == theirs {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[from.len()][to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_game_is_guessed() {
        let known = ["cards", "case", "towers"];
        assert_eq!(nearest("crads", &known), Some("cards"));
        assert_eq!(nearest("tower", &known), Some("towers"));
        assert_eq!(nearest("backgammon", &known), None);
        let trouble = Trouble::UnknownGame { name: "crads".to_owned(), known: known.to_vec() };
        let said = "unknown game \"crads\": expected cards, case, towers; did you mean cards?";
        assert_eq!(trouble.to_string(), said);
    }

    #[test]
    fn no_sentence_grows_beyond_a_line() {
        let trouble = Trouble::UnknownGame { name: "x\n".repeat(1_000_000), known: vec!["cards"] };
        let said = trouble.to_string();
        assert!(said.len() < 200 && !said.contains('\n'), "{said}");
        let possible = (1..=40).map(|card| format!("+{card:02}")).collect();
        let said = Trouble::ImpossibleChance { drawn: "+44".to_owned(), possible }.to_string();
        assert!(said.ends_with("+08 or 32 others"), "{said}");
    }
}
