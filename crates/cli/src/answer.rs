//! Answers to requests about a position, shared by the commands and the engine.

use std::collections::VecDeque;

use std::time::{Duration, Instant};

use irrgarten_catalogue::games;
use irrgarten_faces::{AnyView, Entry, GameError, Happening, Level, Position, Reading};
use irrgarten_game::{BadText, Language, MAX_SEATS, SearchRng, Seat, Seed, Turn, Viewer};

use irrgarten_wire::{GameJson, Setting, engine as wire};

pub(crate) fn hello() -> wire::HelloReply {
    let tag = |entry: &&dyn Entry| format!("{}/{}", entry.meta().slug, entry.meta().version);
    wire::HelloReply {
        name: "irrgarten".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: 1,
        games: games().all().iter().map(tag).collect(),
    }
}

pub(crate) fn about(entry: &dyn Entry) -> wire::GameFacts {
    let meta = entry.meta();
    let speaker = entry.speaker(Language::En);
    let settings = entry.settings().iter().map(|setting| Setting {
        key: setting.key.to_owned(),
        values: setting.values.words().iter().map(|&value| value.to_owned()).collect(),
        numbers: setting.values.numbers(),
        form: setting.values.form().map(str::to_owned),
        by_seat: setting.by_seat,
        about: speaker.setting(setting.key).unwrap_or_default(),
    });
    wire::GameFacts {
        game: meta.slug.to_owned(),
        version: meta.version,
        title: meta.title.to_owned(),
        after: meta.after.to_owned(),
        min_seats: meta.min_seats,
        max_seats: meta.max_seats,
        settings: settings.collect(),
    }
}

/// A new game, by default for as many as usually play it.
pub(crate) fn deal(
    slug: &str,
    seats: Option<u8>,
    options: &[(String, String)],
    seed: &Seed,
) -> Result<Box<dyn Position>, GameError> {
    let entry = games().find(slug)?;
    entry.deal(seats.unwrap_or(entry.usual_seats()), options, seed)
}

/// The seed given, or one from the operating system.
pub(crate) fn seed(text: Option<&str>) -> Result<Seed, GameError> {
    if let Some(text) = text {
        return text.parse().map_err(GameError::BadSeed);
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| GameError::Io(format!("no randomness: {error}")))?;
    Ok(Seed(bytes))
}

/// `key=value`
pub(crate) fn option(text: &str) -> Result<(String, String), GameError> {
    let parts = text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    parts.ok_or_else(|| GameError::BadOption(BadText::new(text, 0, "a setting key=value")))
}

/// The seat with this number.
pub(crate) fn seat(number: u8, seats: u8) -> Result<Seat, GameError> {
    Seat::numbered(number, seats).ok_or(GameError::BadSeat { found: number, seats })
}

pub(crate) fn standing(position: &dyn Position) -> wire::TurnState {
    let points = || position.points().map(|points| points.iter().copied().collect());
    match (position.turn(), position.score()) {
        (Turn::Decide(seats), _) => {
            wire::TurnState::Decide { seats: seats.iter().map(Seat::number).collect(), points: points() }
        }
        (_, Some(score)) => wire::TurnState::Over(irrgarten_api::ended(&score)),
        _ => wire::TurnState::Draw { points: points() },
    }
}

/// The actions of a seat; by default, of the seat whose turn it is.
pub(crate) fn actions(position: &dyn Position, number: Option<u8>) -> Result<wire::ActionsReply, GameError> {
    let seat = match (number, position.turn()) {
        (Some(number), _) => Some(seat(number, position.seats())?),
        (None, Turn::Decide(seats)) if seats.len() > 1 => return Err(GameError::SeatNeeded(seats)),
        (None, Turn::Decide(seats)) => seats.iter().next(),
        (None, Turn::Chance | Turn::Over(_)) => None,
    };
    let actions = seat.map(|seat| position.actions(seat)).unwrap_or_default();
    Ok(wire::ActionsReply { seat: seat.map(Seat::number), actions })
}

/// Dice to think with: repeatable with a seed.
pub(crate) fn dice(seed: Option<&str>) -> Result<SearchRng, GameError> {
    let bytes = self::seed(seed)?.0;
    Ok(SearchRng::new(bytes.first_chunk().map_or(0, |first| u64::from_le_bytes(*first))))
}

/// One action takes at most this part of the time that is left, in milliseconds.
const PART_OF_TIME: u32 = 20;

/// What a bot does on a seat, in a complete position or as that seat sees it. From a complete one the bot gets what
/// the seat may know, no more. If actions are `offered`, it takes one of those.
pub(crate) fn best(
    text: &str,
    number: Option<u8>,
    level: Level,
    offered: Option<&[String]>,
    left: Option<u64>,
    mut dice: SearchRng,
) -> Result<wire::BestReply, GameError> {
    let (seat, mind) = match games().read(text)? {
        Reading::Open(position) => {
            let seat = match (number, position.turn()) {
                (Some(number), _) => seat(number, position.seats())?,
                (None, Turn::Decide(seats)) if seats.len() > 1 => return Err(GameError::SeatNeeded(seats)),
                (None, Turn::Decide(seats)) => seats.iter().next().ok_or(GameError::GameOver)?,
                (None, Turn::Chance | Turn::Over(_)) => {
                    return Ok(wire::BestReply { seat: None, best: None, value: None });
                }
            };
            (seat, position.mind(seat))
        }
        Reading::View(view) => {
            let number = number
                .ok_or_else(|| GameError::BadRequest("expected \"seat\": whose view it is".to_owned()))?;
            let seat = seat(number, MAX_SEATS as u8)?;
            (seat, view.mind(seat))
        }
    };
    let began = Instant::now();
    let stop = || left.is_some_and(|left| began.elapsed() >= Duration::from_millis(left) / PART_OF_TIME);
    let thought = match level {
        Level::Character(who) => mind.think(who, &stop, &mut dice),
        Level::Random | Level::Greedy => None,
    };
    let (mut best, mut value) = match thought {
        Some((action, value)) => (Some(action), Some(value)),
        None => (mind.choose(level, &stop, &mut dice).map(|thought| thought.action), None),
    };
    if let Some(offered) = offered
        && !best.as_ref().is_some_and(|best| offered.contains(best))
    {
        (best, value) = (offered.first().cloned(), None);
    }
    Ok(wire::BestReply { seat: Some(seat.number()), best, value })
}

pub(crate) fn chances(position: &dyn Position) -> wire::ChancesReply {
    let chances =
        position.chances().into_iter().map(|(chance, weight)| wire::PossibleDraw { chance, weight });
    wire::ChancesReply { chances: chances.collect(), foretold: position.foretold() }
}

/// A position as a viewer sees it, or complete.
pub(crate) fn viewed(
    text: &str,
    seat_number: Option<u8>,
    public: bool,
) -> Result<Box<dyn AnyView>, GameError> {
    match (games().read(text)?, seat_number) {
        (Reading::View(view), None) if !public => Ok(view),
        (Reading::View(_), _) => Err(GameError::Hidden),
        (Reading::Open(position), Some(number)) => {
            Ok(position.seen_by(Viewer::Seat(seat(number, position.seats())?)))
        }
        (Reading::Open(position), None) if public => Ok(position.seen_by(Viewer::Public)),
        (Reading::Open(position), None) => Ok(position.laid_open()),
    }
}

pub(crate) fn view(view: &dyn AnyView) -> wire::ViewReply {
    wire::ViewReply { text: view.text(), view: GameJson::from(Box::from(view.json())) }
}

/// Where draws come from: given events, then the ordered pile of the position, then a seed.
#[derive(Default)]
pub(crate) struct Draws {
    pub(crate) given: VecDeque<String>,
    pub(crate) seed: Option<Seed>,
    /// How many draws the game has seen: the seed has a stream for each.
    pub(crate) seen: u32,
}

impl Draws {
    /// Plays actions and draws as records write them, and every draw that is due; stops at a draw that nothing
    /// decides.
    pub(crate) fn play(
        &mut self,
        position: &mut dyn Position,
        number: Option<u8>,
        words: &[String],
    ) -> Result<Vec<Happening>, GameError> {
        let seat = number.map(|number| seat(number, position.seats())).transpose()?;
        let mut happened = Vec::new();
        for word in words {
            let mut played = position.word(seat, word);
            if played == Err(GameError::DrawPending) {
                self.settle(position, &mut happened)?;
                played = position.word(seat, word);
            }
            self.note(&mut happened, played?);
        }
        self.settle(position, &mut happened)?;
        match self.given.front() {
            Some(_) => Err(GameError::NoDrawPending),
            None => Ok(happened),
        }
    }

    fn settle(
        &mut self,
        position: &mut dyn Position,
        happened: &mut Vec<Happening>,
    ) -> Result<(), GameError> {
        while position.turn() == Turn::Chance {
            let drawn = if let Some(given) = self.given.pop_front() {
                position.word(None, &given)?
            } else if let Some(foretold) = position.foretold() {
                vec![position.draw(&foretold)?]
            } else if let Some(seed) = &self.seed {
                vec![position.draw_by_seed(seed, self.seen)?]
            } else {
                return Ok(());
            };
            self.note(happened, drawn);
        }
        Ok(())
    }

    fn note(&mut self, happened: &mut Vec<Happening>, more: Vec<Happening>) {
        self.seen += more.iter().filter(|happening| happening.seat.is_none()).count() as u32;
        happened.extend(more);
    }
}

pub(crate) fn done(position: &dyn Position, happened: Vec<Happening>) -> wire::DoneReply {
    let happened = happened.into_iter().map(|happening| happening.text).collect();
    wire::DoneReply { position: position.text(), happened, turn: standing(position) }
}

/// Whose turn it is, or how the game ended, for people.
pub(crate) fn in_words(standing: &wire::TurnState) -> String {
    let (sentence, points) = match standing {
        wire::TurnState::Decide { seats, points } => {
            let noun = if seats.len() == 1 { "seat" } else { "seats" };
            (format!("running: {noun} {} to act", spaced(seats)), points)
        }
        wire::TurnState::Draw { points } => ("running: a draw is pending".to_owned(), points),
        wire::TurnState::Over(wire::FinalResult::Ranking { places, points }) => {
            (format!("over: places {}", spaced(places)), points)
        }
        wire::TurnState::Over(wire::FinalResult::Team { won, points }) => {
            (if *won { "over: won" } else { "over: lost" }.to_owned(), points)
        }
    };
    let points = points.as_ref().map(|points| format!(", points {}", spaced(points)));
    sentence + &points.unwrap_or_default()
}

fn spaced<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
