//! Records as `.play` text.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::BadText;

use super::{BadRecord, Line, Record, RecordedOutcome, Score, StatedPosition};
use crate::quote;

const FIRST_LINE: &str = "irrgarten record 1";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game: {}/{}", self.game, self.version)?;
        writeln!(f, "seats: {}", self.seats)?;
        if !self.options.is_empty() {
            let options: Vec<String> =
                self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
            writeln!(f, "options: {}", options.join(" "))?;
        }
        if !self.names.is_empty() {
            writeln!(f, "names: {}", self.names.join(" | "))?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment: {commitment}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed: {seed}")?;
        }
        if let Some(deal) = &self.deal {
            writeln!(f, "deal: {deal}")?;
        }
        if let Some(seal) = &self.seal {
            writeln!(f, "seal: {seal}")?;
        }
        if let Some(start) = &self.start {
            writeln!(f, "start: {start}")?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result: {result}")?;
        }
        writeln!(f)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// A chance event that begins with `+` or `!` is written right behind the action that caused it; a lone `!` is an
/// action.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            None => f.write_char('-')?,
            Some(seat) => write!(f, "{}", seat.number())?,
        }
        for (nth, token) in self.tokens.iter().enumerate() {
            if nth == 0 || token == "!" || !token.starts_with(['+', '!']) {
                f.write_char(' ')?;
            }
            f.write_str(token)?;
        }
        Ok(())
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.outcome {
            RecordedOutcome::Places(places) => f.write_str(&joined(places))?,
            RecordedOutcome::Team { won } => f.write_str(if *won { "won" } else { "lost" })?,
        }
        self.points.iter().try_for_each(|points| write!(f, " points {}", joined(points)))
    }
}

fn joined<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

impl FromStr for Record {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Record, BadRecord> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        match lines.find(|(_, line)| !without_comment(line).is_empty()) {
            Some((_, line)) if without_comment(line) == FIRST_LINE => {}
            Some((number, _)) => return Err(BadRecord::at(Some(number), format!("expected {FIRST_LINE:?}"))),
            None => {
                return Err(BadRecord::at(Some(1), format!("the record is empty: expected {FIRST_LINE:?}")));
            }
        }
        let mut record = Record::default();
        let mut last = 1;
        // A blank line ends the header; one that holds a comment does not.
        for (number, line) in lines.by_ref().take_while(|(_, line)| !line.trim().is_empty()) {
            last = number;
            let line = without_comment(line);
            if !line.is_empty() {
                read_header(&mut record, line).map_err(|problem| BadRecord::at(Some(number), problem))?;
            }
        }
        if record.game.is_empty() || record.seats == 0 {
            return Err(BadRecord::at(Some(last), "the header needs a game and a number of seats"));
        }
        if record.seed.is_none() && record.start.is_none() {
            return Err(BadRecord::at(Some(last), "the header needs a seed or a start position"));
        }
        let tag = format!("{}/{} ", record.game, record.version);
        for (number, text) in lines {
            let line = without_comment(text);
            if !line.is_empty() {
                let line = read_line(line, number, record.seats)
                    .map_err(|problem| BadRecord::at(Some(number), problem))?;
                record.lines.push(line);
            }
            if let Some(position) = comment(text).filter(|comment| comment.starts_with(&tag)) {
                let (after, text) = (record.lines.len(), position.to_owned());
                record.positions.push(StatedPosition { after, text, number });
            }
        }
        Ok(record)
    }
}

/// A line without its comment: `#` begins one at the beginning of a line or behind a blank; a name may contain one.
pub fn without_comment(line: &str) -> &str {
    if line.starts_with("names:") {
        return line.trim();
    }
    line[..comment_start(line).unwrap_or(line.len())].trim()
}

/// What the comment of a line says.
fn comment(line: &str) -> Option<&str> {
    comment_start(line).map(|at| line[at + 1..].trim())
}

fn comment_start(line: &str) -> Option<usize> {
    let mut starts = line.match_indices('#').map(|(at, _)| at);
    starts.find(|&at| line[..at].chars().next_back().is_none_or(char::is_whitespace))
}

fn read_header(record: &mut Record, line: &str) -> Result<(), String> {
    let (key, value) =
        line.split_once(':').ok_or_else(|| format!("{}: expected a header line key: value", quote(line)))?;
    let value = value.trim();
    match key {
        "game" => {
            let (game, version) = value.split_once('/').ok_or("expected game/version, such as cards/1")?;
            game.clone_into(&mut record.game);
            record.version = version.parse().map_err(|_| "expected a rules version, such as cards/1")?;
        }
        "seats" => {
            record.seats =
                value.parse().map_err(|_| format!("{}: expected a number of seats", quote(value)))?;
        }
        "options" => {
            let pairs = value.split_whitespace().map(|pair| pair.split_once('='));
            let read = pairs.map(|pair| pair.map(|(key, value)| (key.to_owned(), value.to_owned())));
            record.options = read.collect::<Option<_>>().ok_or("expected settings key=value")?;
        }
        "names" => record.names = value.split('|').map(|name| name.trim().to_owned()).collect(),
        "commitment" => record.commitment = Some(value.to_owned()),
        "seed" => record.seed = Some(value.parse().map_err(|_| "expected a seed")?),
        "deal" => record.deal = Some(value.parse().map_err(|bad: BadText| bad.to_string())?),
        "seal" => record.seal = Some(value.to_owned()),
        "start" => record.start = Some(value.to_owned()),
        "result" => {
            record.result = Some(value.parse().map_err(|bad: BadText| bad.to_string())?);
        }
        _ => {
            return Err(format!(
                "{}: expected game, seats, options, names, commitment, seed, deal, seal, start or result",
                quote(key)
            ));
        }
    }
    Ok(())
}

/// `1 2 points 19 17`, `won`, or `lost`.
impl FromStr for Score {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Score, BadText> {
        read_score(text).ok_or_else(|| BadText::new(text, 0, "a result such as 1 2 points 19 17"))
    }
}

fn read_score(text: &str) -> Option<Score> {
    let (outcome, points) = match text.split_once(" points ") {
        Some((outcome, points)) => (outcome, Some(numbers(points)?)),
        None => (text, None),
    };
    let outcome = match outcome {
        "won" => RecordedOutcome::Team { won: true },
        "lost" => RecordedOutcome::Team { won: false },
        places => RecordedOutcome::Places(numbers(places)?),
    };
    Some(Score { outcome, points })
}

fn numbers<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_whitespace().map(|number| number.parse().ok()).collect()
}

fn read_line(line: &str, number: usize, seats: u8) -> Result<Line, String> {
    let mut words = line.split_whitespace();
    let who = words.next().unwrap_or_default();
    let seat = match who {
        "-" => None,
        who => Some(crate::Seat::read(who, seats).map_err(|bad| format!("{bad}, or -"))?),
    };
    Ok(Line { seat, tokens: words.map(str::to_owned).collect(), number: Some(number) })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "irrgarten record 1
game: hands/1
seats: 2
options: edges=strict equal_turns=true
names: Ada | Ben #2
commitment: abc
start: hands/1 n=2
result: 1 2 points 19 17

1 44n@0,-1x0,1x1,1+19
- read=A+O
2 slide turn+3
";

    #[test]
    fn a_record_comes_back_as_it_was_written() {
        let record: Record = SAMPLE.parse().unwrap();
        assert_eq!(record.to_string(), SAMPLE);
        assert_eq!(record.lines[1].tokens, ["read=A+O"]);
        assert_eq!((record.lines[2].seat, record.lines[2].number), (Some(crate::Seat::at(1)), Some(12)));
        assert_eq!(record.names, ["Ada", "Ben #2"]);
    }

    #[test]
    fn a_deal_stands_behind_the_seed() {
        let (seed, server) = ("5".repeat(64), crate::Secret([9; 32]));
        let promised = String::from(server.commitment("t1"));
        let deal = format!("deal: table=t1 server={promised}:{} 1=- 2={promised}:-\n", String::from(server));
        let with = SAMPLE.replace("start: ", &format!("seed: {seed}\n{deal}start: "));
        let record: Record = with.parse().unwrap();
        assert_eq!(record.to_string(), with);
        assert_eq!(record.deal.as_ref().unwrap().seats.len(), 2);
        let sealed = Record { seal: Some(record.sealed()), ..record };
        assert_eq!(sealed.to_string().parse(), Ok(sealed.clone()));
        assert_eq!(
            sealed.seal,
            Some(Record { names: vec![], ..sealed.clone() }.sealed()),
            "names do not count"
        );
        assert_ne!(sealed.seal, Some(Record { lines: vec![], ..sealed.clone() }.sealed()));
        let bad = with.replace("1=- ", "").parse::<Record>().unwrap_err().to_string();
        assert!(bad.contains("line 8") && bad.contains("expected 1="), "{bad}");
    }

    #[test]
    fn chance_is_written_right_behind_its_action() {
        let line = Line {
            seat: Some(crate::Seat::at(2)),
            tokens: ["go", "+19", "!D", "r34"].map(String::from).to_vec(),
            number: None,
        };
        assert_eq!(line.to_string(), "3 go+19!D r34");
        let claim = Line {
            seat: Some(crate::Seat::at(2)),
            tokens: ["put", "!"].map(String::from).to_vec(),
            number: None,
        };
        assert_eq!(claim.to_string(), "3 put !");
    }

    #[test]
    fn comments_may_stand_anywhere() {
        let with = SAMPLE
            .replace("seats: 2", "# who plays\nseats: 2 # a pair")
            .replace("2 slide", "\n# second turn\n2 slide");
        assert_eq!(with.parse::<Record>().unwrap(), SAMPLE.parse().unwrap());
    }

    #[test]
    fn a_comment_that_begins_with_the_tag_is_a_position() {
        let with = SAMPLE
            .replace("result:", "# hands/1 above the turns\nresult:")
            .replace("- read", "# hands/1 n=2 t=2\n- read")
            .replace("turn+3", "turn+3 # hands/1 n=2 t=-")
            .replace("2 slide", "# hands are fun\n2 slide");
        let found: Vec<(usize, String)> = with
            .parse::<Record>()
            .unwrap()
            .positions
            .into_iter()
            .map(|stated| (stated.after, stated.text))
            .collect();
        assert_eq!(found, [(1, "hands/1 n=2 t=2".to_owned()), (3, "hands/1 n=2 t=-".to_owned())]);
    }

    #[test]
    fn errors_are_reported_with_their_line() {
        let cases = [
            ("", "line 1"),
            ("PGN", "line 1"),
            (&SAMPLE.replace("seats: 2", "seats: two"), "line 3"),
            (&SAMPLE.replace("seats: 2", "chairs: 2"), "line 3"),
            (&SAMPLE.replace("start: hands/1 n=2\n", ""), "seed or a start"),
            (&SAMPLE.replace("2 slide", "3 slide"), "line 12"),
            (&SAMPLE.replace("result: 1 2", "result: first"), "line 8"),
        ];
        for (text, expected) in cases {
            let bad = text.parse::<Record>().unwrap_err().to_string();
            assert!(bad.contains(expected), "{bad:?} should say {expected:?}");
        }
    }
}
