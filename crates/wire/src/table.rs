use irrgarten_table as table;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, Hold, Occupant, Person, Phase};

/// The whole table as one viewer sees it now.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct Table {
    /// Its version.
    pub version: u64,
    /// How it is set.
    pub config: Config,
    /// Who opened it.
    pub host: Person,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// Who is ready.
    pub ready: Vec<bool>,
    /// For whom the guardian plays.
    pub guarded: Vec<bool>,
    /// Where the game stands.
    pub phase: Phase,
    /// Who may act, by number.
    pub turn: Vec<u8>,
    /// Points as the rulebook counts them, if it does.
    pub points: Option<Vec<u16>>,
    /// Milliseconds left by seat, if time is kept.
    pub left: Option<Vec<u64>>,
    /// Whose time runs.
    pub running: Vec<u8>,
    /// The position in notation, `?` for what is hidden.
    pub text: Option<String>,
    /// The same as the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Option<Box<RawValue>>,
    /// Everything the viewer may do in the game now.
    pub actions: Vec<String>,
    /// The seat that asks to take its last action back, if one does.
    pub undo: Option<u8>,
    /// The table where the same people play again, if they do.
    pub rematch: Option<String>,
    /// Whose race clock runs, and what it shows.
    pub race: Vec<RaceClock>,
    /// Who has to wait; everybody, if it is for a countdown.
    pub held: Vec<HeldSeat>,
    /// Who has claimed and waits for claims of others that may be under way.
    pub claimed: Vec<u8>,
}

/// A race clock that runs.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct RaceClock {
    /// Whose.
    pub seat: u8,
    /// What it shows, in milliseconds.
    pub millis: u64,
}

/// A seat that has to wait.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
pub struct HeldSeat {
    /// Which.
    pub seat: u8,
    /// What for.
    pub hold: Hold,
    /// For how many milliseconds more.
    pub left: u64,
}

impl From<table::Snapshot> for Table {
    fn from(snapshot: table::Snapshot) -> Table {
        Table {
            version: snapshot.version,
            config: snapshot.config.into(),
            host: snapshot.host.into(),
            seats: snapshot.seats.into_iter().map(Occupant::from).collect(),
            ready: snapshot.ready,
            guarded: snapshot.guarded,
            phase: snapshot.phase.into(),
            turn: snapshot.turn,
            points: snapshot.points,
            left: snapshot.left,
            running: snapshot.running,
            text: snapshot.text,
            view: snapshot.view.map(Into::into),
            actions: snapshot.actions,
            undo: snapshot.undo,
            rematch: snapshot.rematch,
            race: snapshot.race.into_iter().map(RaceClock::from).collect(),
            held: snapshot.held.into_iter().map(HeldSeat::from).collect(),
            claimed: snapshot.claimed,
        }
    }
}

impl From<table::RaceClock> for RaceClock {
    fn from(table::RaceClock { seat, millis }: table::RaceClock) -> RaceClock {
        RaceClock { seat, millis }
    }
}

impl From<table::HeldSeat> for HeldSeat {
    fn from(table::HeldSeat { seat, hold, left }: table::HeldSeat) -> HeldSeat {
        HeldSeat { seat, hold: hold.into(), left }
    }
}
