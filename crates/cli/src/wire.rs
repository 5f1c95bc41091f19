//! Every message of the engine, and with them everything `--json` prints (`docs/protocol.md`).

use std::fmt;

use irrgarten_faces::GameError;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What can be asked. The `id` has been taken off before.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Request {
    Hello {},
    Games {},
    New {
        game: String,
        seats: Option<u8>,
        seed: Option<String>,
        #[serde(default)]
        options: serde_json::Map<String, serde_json::Value>,
    },
    Actions {
        position: String,
        seat: Option<u8>,
    },
    Do {
        position: String,
        action: Option<String>,
        seat: Option<u8>,
        chance: Option<String>,
        seed: Option<String>,
        #[serde(default)]
        drawn: u32,
    },
    Chances {
        position: String,
    },
    View {
        position: String,
        seat: Option<u8>,
        #[serde(default)]
        public: bool,
    },
    Outcome {
        position: String,
    },
    Go {
        position: String,
        seat: Option<u8>,
        #[serde(default)]
        level: Level,
        seed: Option<String>,
        actions: Option<Vec<String>>,
        left: Option<u64>,
        #[expect(dead_code, reason = "for engines that race against a clock; ours does not")]
        race: Option<u64>,
    },
    Perft {
        position: String,
        depth: u32,
    },
    Show {
        position: String,
        seat: Option<u8>,
        #[serde(default)]
        public: bool,
        #[serde(default)]
        format: Format,
    },
}

/// How well to play; as well as the house can unless something is said.
#[derive(Deserialize, Clone, Copy)]
#[serde(try_from = "String")]
pub(crate) struct Level(pub(crate) irrgarten_faces::Level);

impl Default for Level {
    fn default() -> Level {
        Level(irrgarten_faces::Level::House(irrgarten_faces::Character::Owl))
    }
}

impl TryFrom<String> for Level {
    type Error = String;

    fn try_from(name: String) -> Result<Level, String> {
        name.parse().map(Level).map_err(|bad: irrgarten_game::BadText| bad.to_string())
    }
}

#[derive(Deserialize, Clone, Copy, Default)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Format {
    #[default]
    Text,
    Svg,
}

/// One line of the engine's output.
#[derive(Serialize)]
pub(crate) struct Reply<'a> {
    pub(crate) id: &'a RawValue,
    #[serde(flatten)]
    pub(crate) result: Verdict,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Verdict {
    Ok(Answer),
    Error(Fault),
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    Hello(Hello),
    Games(Games),
    Dealt(Dealt),
    Actions(Actions),
    Done(Done),
    Chances(Chances),
    View(View),
    Standing(Standing),
    Best(Best),
    Perft(Perft),
    Picture(Picture),
}

#[derive(Serialize)]
pub(crate) struct Fault {
    code: &'static str,
    message: String,
    clause: Option<&'static str>,
}

impl From<&GameError> for Fault {
    fn from(trouble: &GameError) -> Fault {
        Fault { code: trouble.code(), message: trouble.to_string(), clause: trouble.clause() }
    }
}

#[derive(Serialize)]
pub(crate) struct Hello {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    pub(crate) protocol: u32,
    pub(crate) games: Vec<String>,
}

#[derive(Serialize)]
pub(crate) struct Games {
    pub(crate) games: Vec<About>,
}

#[derive(Serialize)]
pub(crate) struct About {
    pub(crate) game: &'static str,
    pub(crate) version: u16,
    pub(crate) title: &'static str,
    pub(crate) after: &'static str,
    pub(crate) min_seats: u8,
    pub(crate) max_seats: u8,
    pub(crate) settings: Vec<Setting>,
}

#[derive(Serialize)]
pub(crate) struct Setting {
    pub(crate) key: &'static str,
    /// The first is the default.
    pub(crate) values: &'static [&'static str],
    /// Smallest and largest number, where a number may stand instead of a word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) numbers: Option<[u16; 2]>,
    pub(crate) about: &'static str,
}

#[derive(Serialize)]
pub(crate) struct Dealt {
    pub(crate) position: String,
    pub(crate) seed: String,
    pub(crate) turn: Standing,
}

#[derive(Serialize)]
pub(crate) struct Actions {
    /// Nobody while a draw is pending and when the game is over.
    pub(crate) seat: Option<u8>,
    pub(crate) actions: Vec<String>,
}

#[derive(Serialize)]
pub(crate) struct Done {
    pub(crate) position: String,
    /// Actions and chance events, in the order in which they happened.
    pub(crate) happened: Vec<String>,
    pub(crate) turn: Standing,
}

#[derive(Serialize)]
pub(crate) struct Chances {
    pub(crate) chances: Vec<Chance>,
    /// What the ordered pile will give.
    pub(crate) foretold: Option<String>,
}

#[derive(Serialize)]
pub(crate) struct Chance {
    pub(crate) chance: String,
    pub(crate) weight: u32,
}

#[derive(Serialize)]
pub(crate) struct View {
    pub(crate) text: String,
    pub(crate) view: Box<RawValue>,
}

#[derive(Serialize)]
#[expect(clippy::struct_field_names, reason = "the protocol names what is best")]
pub(crate) struct Best {
    /// For whom; nobody while a draw is pending and when the game is over.
    pub(crate) seat: Option<u8>,
    /// What to do; nothing if the seat cannot act.
    pub(crate) best: Option<String>,
    /// The share of the victory a player of the house expects of it, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) value: Option<f32>,
}

#[derive(Serialize)]
pub(crate) struct Perft {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Picture {
    Text(String),
    Svg(String),
}

/// Who is to act, or how it ended.
#[derive(Serialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub(crate) enum Standing {
    Decide {
        seats: Vec<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    Draw {
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    Over(Ended),
}

/// How a game ended: places (and points, where the game counts them), or the fate of all together.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(crate) enum Ended {
    Ranking {
        places: Vec<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    Team {
        won: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
}

/// The same for people.
impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = match self {
            Standing::Decide { seats, points } => {
                let noun = if seats.len() == 1 { "seat" } else { "seats" };
                write!(f, "running: {noun} {} to act", spaced(seats))?;
                points
            }
            Standing::Draw { points } => {
                f.write_str("running: a draw is pending")?;
                points
            }
            Standing::Over(Ended::Ranking { places, points }) => {
                write!(f, "over: places {}", spaced(places))?;
                points
            }
            Standing::Over(Ended::Team { won, points }) => {
                f.write_str(if *won { "over: won" } else { "over: lost" })?;
                points
            }
        };
        points.iter().try_for_each(|points| write!(f, ", points {}", spaced(points)))
    }
}

fn spaced<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
