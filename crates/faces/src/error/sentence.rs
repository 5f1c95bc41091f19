//! Errors as sentences for people.

use std::fmt;

use irrgarten_game::{SeatSet, quote};

use super::GameError;

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::UnknownGame { name, known } => {
                write!(f, "unknown game {}: expected {}", quote(name), known.join(", "))?;
                match nearest(name, known) {
                    Some(near) => write!(f, "; did you mean {near}?"),
                    None => Ok(()),
                }
            }
            GameError::SeveralGames { name, found } => {
                let each: Vec<_> =
                    found.iter().map(|(slug, after)| format!("{slug}, rules after {after}")).collect();
                write!(f, "{} may be one of several games: {}", quote(name), each.join("; "))
            }
            GameError::BadSeats { game, low, high, found } if low == high => {
                write!(f, "{game} is for {low} seats, not {found}")
            }
            GameError::BadSeats { game, low, high, found } => {
                write!(f, "{game} is for {low} to {high} seats, not {found}")
            }
            GameError::BadSeat { found, seats } => write!(f, "no seat {found}: expected 1 to {seats}"),
            GameError::SeatNeeded(seats) => write!(f, "several may act: name one of the {}", Seats(*seats)),
            GameError::BadOption(bad) => write!(f, "bad option: {bad}"),
            GameError::BadSeed(bad) => write!(f, "bad seed: {bad}"),
            GameError::BadPosition(bad) => write!(f, "bad position: {bad}"),
            GameError::Hidden => {
                f.write_str("this position hides something (?): expected one with all its secrets")
            }
            GameError::BadAction(bad) => write!(f, "bad action: {bad}"),
            GameError::IllegalAction { action, sentence, clause, .. } => {
                write!(f, "{action} is not allowed ({clause}). {sentence}")
            }
            GameError::NotYourTurn { seat, turn, clause } => {
                write!(f, "seat {seat} is not on turn: expected {} ({clause})", Seats(*turn))
            }
            GameError::DrawPending => {
                f.write_str("a draw is pending: expected a chance event before any action")
            }
            GameError::NoDrawPending => f.write_str("no draw is pending: expected an action"),
            GameError::BadChance(bad) => write!(f, "bad chance event: {bad}"),
            GameError::ImpossibleChance { drawn, possible } => {
                write!(f, "{drawn} cannot be drawn here: expected {}", some_of(possible))
            }
            GameError::AgainstTheOrder { drawn, foretold } => {
                write!(f, "{drawn} cannot be drawn here: {foretold} lies on top of the pile")
            }
            GameError::GameOver => f.write_str("the game is over: nothing more can be played"),
            GameError::BadRecord(bad) => write!(f, "bad record: {bad}"),
            GameError::BadQuestion { word: 0, bad } => write!(f, "solve: {bad}"),
            GameError::BadQuestion { word, bad } => write!(f, "word {word} of the question: {bad}"),
            GameError::BadRequest(problem) => write!(f, "bad request: {problem}"),
            GameError::LineTooLong { limit } => {
                write!(f, "the line is too long: expected at most {limit} bytes")
            }
            GameError::NotText { at } => write!(f, "byte {at} of the line is no text: expected UTF-8"),
            GameError::Io(problem) => f.write_str(problem),
            GameError::Internal => {
                f.write_str("this is a fault of the program: please report what you asked")
            }
        }
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

/// The known name that takes the fewest typing errors to become this one, unless it is too different.
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
        let known = ["dash", "hands", "lots"];
        assert_eq!(nearest("hnads", &known), Some("hands"));
        assert_eq!(nearest("lot", &known), Some("lots"));
        assert_eq!(nearest("backgammon", &known), None);
        let error = GameError::UnknownGame { name: "hnads".to_owned(), known: known.to_vec() };
        let said = "unknown game \"hnads\": expected dash, hands, lots; did you mean hands?";
        assert_eq!(error.to_string(), said);
    }

    #[test]
    fn no_sentence_grows_beyond_a_line() {
        let error = GameError::UnknownGame { name: "x\n".repeat(1_000_000), known: vec!["hands"] };
        let said = error.to_string();
        assert!(said.len() < 200 && !said.contains('\n'), "{said}");
        let possible = (1..=40).map(|card| format!("+{card:02}")).collect();
        let said = GameError::ImpossibleChance { drawn: "+44".to_owned(), possible }.to_string();
        assert!(said.ends_with("+08 or 32 others"), "{said}");
    }
}
