//! Verifies a record: the deal, every draw and every move are made again and compared.

use irrgarten_faces::{Entry, GameError, Games, Replay};
use irrgarten_game::record::{Record, without_comment};
use irrgarten_game::{Ply, Seat, difference, quote};
use irrgarten_table::problem_of;
use irrgarten_wire::{Code, Place, Problem, RecordedPly, VerifiedRecord};

use crate::RecordJson;

/// Longer than any record.
const MOST: usize = 400_000;

/// Reads a record, as `.play` text or in JSON.
pub fn parse_record(text: &str) -> Result<Record, Problem> {
    if text.len() > MOST {
        return Err(Problem::new(Code::TooBig, "no record is that long"));
    }
    if !is_json(text) {
        return text.parse().map_err(|error| problem_of(&GameError::BadRecord(error)));
    }
    let bad = |problem| Problem::new(Code::BadRecord, format!("bad record: {problem}"));
    let twin: RecordJson = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
    twin.into_record().map_err(bad)
}

/// Reads a record and replays it.
pub(crate) fn read_record(games: Games, text: &str) -> Result<(&'static dyn Entry, Record, Replay), Problem> {
    let record = parse_record(text)?;
    let wrong = |error| problem_of(&error);
    let entry = games.find(&record.game).map_err(wrong)?;
    let replay = entry.replay(&record).map_err(wrong)?;
    Ok((entry, record, replay))
}

fn is_json(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// A record that is as it says, ply by ply.
pub fn look_at_record(games: Games, text: &str) -> Result<VerifiedRecord, Problem> {
    let (_, record, replay) = read_record(games, text)?;
    // Without a seed there is less to hold it against, and the answer says so.
    compare(&record, Some(text).filter(|text| !is_json(text)), &replay)?;
    let mut position = replay.start;
    let start = position.text();
    let mut plies = Vec::with_capacity(replay.plies.len());
    for ply in &replay.plies {
        position.play(ply).map_err(|error| problem_of(&error))?;
        let (seat, word) = match ply {
            Ply::Act(seat, action) => (Some(seat.number()), action.clone()),
            Ply::Chance(drawn) => (None, drawn.clone()),
        };
        plies.push(RecordedPly { seat, word, position: position.text() });
    }
    let deal = record.deal.as_ref();
    let shares = deal.into_iter().flat_map(|deal| (1..).zip(&deal.seats));
    let shares = shares.filter(|(_, promise)| promise.is_some_and(|promise| promise.share.is_some()));
    Ok(VerifiedRecord {
        game: record.game.clone(),
        version: record.version,
        seats: record.seats,
        names: record.names.clone(),
        result: replay.score.as_ref().map(ToString::to_string),
        table: deal.map(|deal| deal.table.clone()),
        shares: shares.map(|(seat, _)| seat).collect(),
        seeded: record.seed.is_some(),
        seal: deal.map(|_| record.sealed()),
        start,
        plies,
    })
}

/// Is there anything in the record that a deal could be held against?
pub fn can_be_verified(record: &Record) -> Result<(), String> {
    if record.seed.is_none() && record.deal.is_none() {
        return Err("nothing can be verified: the record has neither a deal nor a seed".to_owned());
    }
    Ok(())
}

/// Holds a record that was replayed against its replay: start, words, result, header. `text` is the file it was read from,
/// unless that was JSON.
pub fn verify_record(record: &Record, text: Option<&str>, replay: &Replay) -> Result<(), String> {
    can_be_verified(record)?;
    compare(record, text, replay).map_err(|Mismatch { message, .. }| message)
}

/// Something in a record that does not follow from the rest of it.
struct Mismatch {
    message: String,
    line: Option<usize>,
    key: Option<&'static str>,
}

impl Mismatch {
    fn header(key: &'static str, message: String) -> Mismatch {
        Mismatch { message, line: None, key: Some(key) }
    }

    fn line(line: Option<usize>, message: String) -> Mismatch {
        Mismatch { message, line, key: None }
    }
}

impl From<Mismatch> for Problem {
    fn from(Mismatch { message, line, key }: Mismatch) -> Problem {
        let line = line.and_then(|line| u32::try_from(line).ok());
        let place = Place { line, key: key.map(str::to_owned), column: None };
        Problem { place: Some(Box::new(place)), ..Problem::new(Code::BadRecord, message) }
    }
}

fn compare(record: &Record, text: Option<&str>, replay: &Replay) -> Result<(), Mismatch> {
    let filed = Filed { record, text };
    if record.deal.is_some() && record.seal.is_none() {
        let message = format!("found no seal beside the deal, expected {}", record.sealed());
        return Err(Mismatch::header("seal", message));
    }
    filed.same_start(replay)?;
    filed.same_words(replay)?;
    let score = replay.score.as_ref().map(ToString::to_string);
    if let (None, Some(score)) = (&record.result, score) {
        return Err(Mismatch::header("result", format!("found no result, expected {score}")));
    }
    filed.same_header()
}

/// The place of a header line of a record, as the beginning of an error message.
pub fn header_place(text: Option<&str>, key: &str) -> String {
    let Some(text) = text else { return format!("\"{key}\": ") };
    let is_key = |line: &str| line.trim().strip_prefix(key).is_some_and(|rest| rest.starts_with(':'));
    text.lines().position(is_key).map_or(String::new(), |at| format!("line {}: ", at + 1))
}

/// A record and the text it was read from.
struct Filed<'a> {
    record: &'a Record,
    text: Option<&'a str>,
}

impl Filed<'_> {
    /// A start has one spelling, and a deal determines it.
    fn same_start(&self, replay: &Replay) -> Result<(), Mismatch> {
        let dealt = replay.start.text();
        let wrong = match &self.record.start {
            None => self.record.deal.as_ref().map(|_| "found no start position beside the deal".to_owned()),
            Some(start) => difference(start, &dealt)
                .map(|difference| format!("{}start: {difference}", header_place(self.text, "start"))),
        };
        wrong.map_or(Ok(()), |message| Err(Mismatch::header("start", message)))
    }

    /// Every action and every draw must be in its canonical spelling, behind its own seat. Where blanks and line ends stand
    /// does not matter.
    fn same_words(&self, replay: &Replay) -> Result<(), Mismatch> {
        let bare = |word: &str| word.split_whitespace().collect::<String>();
        let canonical = replay.record.lines.iter();
        let mut words = canonical.flat_map(|line| line.tokens.iter().map(|word| (line.seat, bare(word))));
        for line in &self.record.lines {
            let unit = if self.text.is_some() { "line" } else { "turn" };
            let place = || line.number.map_or_else(String::new, |number| format!("{unit} {number}: "));
            let written = bare(&line.tokens.concat());
            let mut rest = written.as_str();
            while !rest.is_empty() {
                let found = |expected| {
                    let message = format!("{}found {}, expected {expected}", place(), quote(rest));
                    Mismatch::line(line.number, message)
                };
                let (seat, word) = words.next().ok_or_else(|| found("nothing more".to_owned()))?;
                if seat != line.seat {
                    let named = |seat: Option<Seat>| seat.map_or("-".to_owned(), |seat| seat.to_string());
                    let (found, expected) = (named(line.seat), named(seat));
                    let message = format!("{}found seat {found}, expected {expected}", place());
                    return Err(Mismatch::line(line.number, message));
                }
                rest = rest.strip_prefix(&word).ok_or_else(|| found(quote(&word)))?;
            }
        }
        Ok(())
    }

    /// Every header line must say what was read from it, once.
    fn same_header(&self) -> Result<(), Mismatch> {
        let Some(text) = self.text else { return Ok(()) };
        let said = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let canonical = self.record.to_string();
        let mut expected = canonical.lines().take_while(|line| !line.is_empty()).map(said);
        let numbered = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        let begun = numbered.skip_while(|(_, line)| without_comment(line).is_empty());
        for (number, line) in begun.take_while(|(_, line)| !line.trim().is_empty()) {
            let line = said(without_comment(line));
            if line.is_empty() {
                continue;
            }
            let expected = expected.next().unwrap_or_default();
            // A seed may be given by a name, which stands for its hash.
            if line.starts_with("seed: ") && line.len() != expected.len() {
                continue;
            }
            if let Some(difference) = difference(&line, &expected) {
                return Err(Mismatch::line(Some(number), format!("line {number}: {difference}")));
            }
        }
        Ok(())
    }
}
