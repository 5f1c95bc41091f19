//! Replays a record, and writes one while a game is played.

use std::error::Error;
use std::fmt;

use super::{Line, Record, Score, StatedPosition};
use crate::{
    ChanceRng, Game, Message, Notation, Ply, PlyOf, Refusal as _, Seat, Seed, Settings as _, Stream, Turn,
    TurnCount, Viewer, difference, draw, quote,
};

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord {
    /// From 1, if it is about one line.
    pub line: Option<usize>,
    /// The header line it is about, if it is about one.
    pub key: Option<&'static str>,
    /// What is wrong.
    pub problem: String,
    /// The clause of the rulebook, if a move broke one.
    pub clause: Option<&'static str>,
    /// Why the move was refused, if one was.
    pub refusal: Option<Message>,
}

impl BadRecord {
    pub(super) fn at(line: Option<usize>, problem: impl Into<String>) -> BadRecord {
        BadRecord { line, key: None, problem: problem.into(), clause: None, refusal: None }
    }

    pub(super) fn in_header(key: &'static str, problem: impl Into<String>) -> BadRecord {
        BadRecord { key: Some(key), ..BadRecord::at(None, problem) }
    }
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            None => write!(f, "{}", self.problem),
            Some(line) => write!(f, "line {line}: {}", self.problem),
        }
    }
}

impl Error for BadRecord {}

/// A record that has been replayed.
pub struct Replayed<G: Game> {
    /// The start.
    pub start: G::State,
    /// Everything that happened.
    pub plies: Vec<PlyOf<G>>,
    /// The end.
    pub end: G::State,
    /// The result, if the game is over.
    pub score: Option<Score>,
}

/// Replays a record from its start, checking every move, every draw, the positions in comments and the result.
pub fn replay<G: Notation>(record: &Record) -> Result<Replayed<G>, BadRecord> {
    let start = start_of::<G>(record)?;
    let mut player = Player::<G> {
        state: start,
        plies: Vec::new(),
        turns: TurnCount::default(),
        seed: record.seed,
        drawn: 0,
    };
    let stated = |after| record.positions.iter().filter(move |stated| stated.after == after);
    for (index, line) in record.lines.iter().enumerate() {
        stated(index).try_for_each(|stated| player.is_at(stated))?;
        for token in &line.tokens {
            player.folded(line, token)?;
        }
    }
    stated(record.lines.len()).try_for_each(|stated| player.is_at(stated))?;
    let Player { state: end, plies, turns, .. } = player;
    let score = Score::of::<G>(turns.turn::<G>(&end), &end);
    match &record.result {
        Some(said) if Some(said) != score.as_ref() => {
            let found = score.as_ref().map_or("a running game".to_owned(), ToString::to_string);
            Err(BadRecord::in_header(
                "result",
                format!("the record's result is {said}, its moves lead to {found}"),
            ))
        }
        _ => Ok(()),
    }?;
    // Last of all: the other errors say more precisely where the record is wrong.
    let seal = record.seal.as_ref().and_then(|seal| difference(seal, &record.sealed()));
    match seal {
        Some(difference) => Err(BadRecord::in_header("seal", format!("the seal is broken: {difference}"))),
        None => Ok(Replayed { start, plies, end, score }),
    }
}

fn start_of<G: Notation>(record: &Record) -> Result<G::State, BadRecord> {
    let meta = &G::META;
    if record.game != meta.slug {
        return Err(BadRecord::in_header(
            "game",
            format!("a record of {}, not of {:?}", quote(&record.game), meta.slug),
        ));
    }
    if record.version != meta.version {
        let (old, new) = (record.version, meta.version);
        return Err(BadRecord::in_header(
            "game",
            format!("a record of rules version {old}; this program plays version {new}"),
        ));
    }
    if !(meta.min_seats..=meta.max_seats).contains(&record.seats) {
        let (low, high, seats) = (meta.min_seats, meta.max_seats, record.seats);
        return Err(BadRecord::in_header(
            "seats",
            format!("{} is for {low} to {high} seats, not {seats}", meta.slug),
        ));
    }
    if !record.names.is_empty() && record.names.len() != usize::from(record.seats) {
        return Err(BadRecord::in_header(
            "names",
            format!("{} names for {} seats", record.names.len(), record.seats),
        ));
    }
    let mut options = G::Options::default();
    for (key, value) in &record.options {
        options
            .change(key, value)
            .map_err(|bad| BadRecord::in_header("options", format!("options: {bad}")))?;
    }
    options.suits(record.seats).map_err(|bad| BadRecord::in_header("options", format!("options: {bad}")))?;
    if let (Some(seed), Some(commitment)) = (&record.seed, &record.commitment)
        && let Some(difference) = difference(commitment, &seed.commitment())
    {
        let problem = format!("the seed does not fit the commitment: {difference}");
        return Err(BadRecord::in_header("commitment", problem));
    }
    if let Some(deal) = &record.deal {
        let said = record.seed.map_or(String::new(), |seed| seed.to_string());
        if let Some(difference) = difference(&said, &deal.seed(record.seats)?.to_string()) {
            let problem = format!("the shares of the deal give another seed: {difference}");
            return Err(BadRecord::in_header("seed", problem));
        }
    }
    let dealt = record.seed.map(|seed| deal::<G>(record.seats, options, &seed));
    let Some(text) = &record.start else {
        return dealt.ok_or_else(|| BadRecord::at(None, "neither a seed nor a start position"));
    };
    let (start, _) =
        G::read_position(text).map_err(|bad| BadRecord::in_header("start", format!("start: {bad}")))?;
    if G::seats(&start) != record.seats {
        return Err(BadRecord::in_header("start", "the start position has another number of seats"));
    }
    if let Some(dealt) = dealt.filter(|dealt| *dealt != start) {
        let written = |state| G::position(state, &G::Order::default());
        let difference = difference(&written(&start), &written(&dealt)).unwrap_or_default();
        let problem = format!("the seed deals another start position: {difference}");
        return Err(BadRecord::in_header("start", problem));
    }
    Ok(start)
}

/// The position a seed deals.
fn deal<G: Game>(seats: u8, options: G::Options, seed: &Seed) -> G::State {
    G::new_game(seats, options, &mut ChanceRng::new(seed, Stream::Setup))
}

struct Player<G: Game> {
    state: G::State,
    plies: Vec<PlyOf<G>>,
    turns: TurnCount,
    // Once the seed is revealed, every draw can be checked.
    seed: Option<Seed>,
    drawn: u32,
}

impl<G: Notation> Player<G> {
    /// Whose line it is, if the game has that seat.
    fn seat_of(&self, line: &Line) -> Option<Seat> {
        line.seat.filter(|seat| seat.number() <= G::seats(&self.state))
    }

    /// Has the game come to this position? It may be spelled in another way, or tell the order of a pile.
    fn is_at(&self, stated: &StatedPosition) -> Result<(), BadRecord> {
        let played = G::position(&self.state, &G::Order::default());
        let Some(difference) = difference(&stated.text, &played) else { return Ok(()) };
        match G::read_position(&stated.text) {
            Ok((state, _)) if state == self.state => Ok(()),
            _ => {
                let problem = format!("the position in the comment is not the one played: {difference}");
                Err(BadRecord::at(Some(stated.number), problem))
            }
        }
    }

    /// Plays a word of the record that may stand for several.
    fn folded(&mut self, line: &Line, token: &str) -> Result<(), BadRecord> {
        let words = G::unfold(&self.state, self.seat_of(line), token);
        words.iter().try_for_each(|word| self.token(line, word))
    }

    /// Plays a word of the record: an action, a chance event, or an action with its chance events behind it.
    fn token(&mut self, line: &Line, token: &str) -> Result<(), BadRecord> {
        let fail = |problem: String| BadRecord::at(line.number, problem);
        match self.turns.turn::<G>(&self.state) {
            Turn::Over(_) => Err(fail(format!("{} after the end of the game", quote(token)))),
            Turn::Chance => self.chances(line, token),
            Turn::Decide(_) => {
                let Some(seat) = self.seat_of(line) else {
                    return Err(fail(format!("{}: expected the number of the seat that acts", quote(token))));
                };
                let (action, rest) = leading::<G::Action>(token).map_err(|bad| fail(bad.to_string()))?;
                let before = self.state;
                G::try_act(&mut self.state, seat, action).map_err(|refusal| BadRecord {
                    clause: Some(refusal.clause()),
                    refusal: Some(refusal.message()),
                    ..fail(format!("{action} is not allowed ({})", refusal.clause()))
                })?;
                self.turns.count::<G>(&before);
                self.plies.push(Ply::Act(seat, action));
                if rest.is_empty() { Ok(()) } else { self.chances(line, rest) }
            }
        }
    }

    fn chances(&mut self, line: &Line, mut rest: &str) -> Result<(), BadRecord> {
        while !rest.is_empty() {
            let fail = |problem: String| BadRecord::at(line.number, problem);
            let (drawn, behind) = leading::<G::Chance>(rest).map_err(|bad| fail(bad.to_string()))?;
            let mut possible = false;
            G::chances(&self.state, &mut |chance, _| possible |= chance == drawn);
            if !possible {
                return Err(fail(format!("{drawn} cannot be drawn here")));
            }
            let number = self.drawn;
            let by_seed = |seed| draw::<G>(&self.state, &mut ChanceRng::new(&seed, Stream::Chance(number)));
            if let Some(other) = self.seed.and_then(by_seed).filter(|other| *other != drawn) {
                return Err(fail(format!("{drawn} is drawn where the seed gives {other}")));
            }
            self.drawn += 1;
            G::chance(&mut self.state, drawn);
            self.plies.push(Ply::Chance(drawn));
            rest = behind;
        }
        Ok(())
    }
}

/// The longest beginning of a word that can be read, cut only where a chance event could begin, and the rest.
pub fn leading<T: crate::Token>(word: &str) -> Result<(T, &str), crate::BadText> {
    let whole = word.parse().map(|token| (token, ""));
    whole.or_else(|bad| {
        let mut cuts = word.rmatch_indices(['+', '!']).map(|(at, _)| at).filter(|&at| at > 0);
        cuts.find_map(|at| word[..at].parse().ok().map(|token| (token, &word[at..]))).ok_or(bad)
    })
}

/// Does a ply that is about to happen in this state begin a line of the record, behind a line of this seat? The first ply does
/// in any case.
pub fn opens_line<G: Notation>(before: &G::State, ply: &PlyOf<G>, last: Option<Seat>) -> bool {
    match ply {
        Ply::Act(seat, action) => last != Some(*seat) || !G::within_turn(before) || G::opens_line(action),
        Ply::Chance(_) => false,
    }
}

/// Writes a record while a game is played.
pub struct RecordWriter<G> {
    record: Record,
    viewer: Option<Viewer>,
    of: std::marker::PhantomData<fn() -> G>,
}

impl<G: Notation> RecordWriter<G> {
    /// A full record that can be replayed.
    pub fn new(seats: u8, options: G::Options) -> RecordWriter<G> {
        let record = Record {
            game: G::META.slug.to_owned(),
            version: G::META.version,
            seats,
            options: options.changed().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            ..Record::default()
        };
        RecordWriter { record, viewer: None, of: std::marker::PhantomData }
    }

    /// Only what this viewer may see.
    #[must_use]
    pub fn seen_by(mut self, viewer: Viewer) -> RecordWriter<G> {
        self.viewer = Some(viewer);
        self
    }

    /// Records a ply that is about to happen in this state.
    pub fn ply(&mut self, before: &G::State, ply: &PlyOf<G>) {
        let token = match (self.viewer, ply) {
            (Some(viewer), ply) => G::redacted_for(before, ply, viewer),
            (None, Ply::Act(_, action)) => action.to_string(),
            (None, Ply::Chance(drawn)) => drawn.to_string(),
        };
        let last = self.record.lines.last_mut();
        let opens = last.as_ref().is_none_or(|last| opens_line::<G>(before, ply, last.seat));
        match (ply, last) {
            (Ply::Act(..), Some(line)) if !opens => line.tokens.push(token),
            (Ply::Chance(_), Some(line)) => {
                match line.tokens.last_mut().and_then(|last| Some((G::fold(last, &token)?, last))) {
                    Some((folded, last)) => *last = folded,
                    None => line.tokens.push(token),
                }
            }
            (Ply::Act(seat, _), _) => {
                self.record.lines.push(Line { seat: Some(*seat), tokens: vec![token], number: None });
            }
            (Ply::Chance(_), None) => {
                self.record.lines.push(Line { seat: None, tokens: vec![token], number: None });
            }
        }
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record so far, to fill in header lines that the game does not know: names, seed, start, result.
    pub fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The finished record.
    pub fn into_record(self) -> Record {
        self.record
    }
}
