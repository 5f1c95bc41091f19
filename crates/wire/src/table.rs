use std::sync::Arc;

use irrgarten_table as table;
use serde::{Serialize, Serializer};
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
    #[ts(as = "Config")]
    #[schema(value_type = Config)]
    pub config: Written,
    /// Who opened it.
    #[ts(as = "Person")]
    #[schema(value_type = Person)]
    pub host: Written,
    /// Who sits where.
    #[ts(as = "Vec<Occupant>")]
    #[schema(value_type = Vec<Occupant>)]
    pub seats: Written,
    /// Who is ready.
    #[ts(as = "Vec<bool>")]
    #[schema(value_type = Vec<bool>)]
    pub ready: Written,
    /// For whom the guardian plays.
    #[ts(as = "Vec<bool>")]
    #[schema(value_type = Vec<bool>)]
    pub guarded: Written,
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
    /// The position in notation, `?` for what is hidden. On a socket for who asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Everything the viewer may do in the game now.
    // News has the game write this and the view itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub actions: Option<Box<RawValue>>,
    /// The position as the game's own JSON; nothing before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Option<Box<RawValue>>,
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

/// JSON that has been written before and is passed on as often as it is needed.
#[derive(Clone, Debug)]
pub struct Written(Arc<RawValue>);

impl Written {
    fn of(value: &impl Serialize) -> Written {
        let text = serde_json::value::to_raw_value(value);
        Written(text.expect("messages are numbers, texts, lists and named fields").into())
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// What a table has beside its game, written once for all viewers and for all events that leave it as it is.
#[derive(Clone, Debug)]
pub struct Company {
    of: Arc<table::Company>,
    config: Written,
    host: Written,
    seats: Written,
    ready: Written,
    guarded: Written,
}

impl Company {
    /// Writes it.
    pub fn new(of: Arc<table::Company>) -> Company {
        let table::Company { config, host, seats, ready, guarded } = &*of;
        let seats: Vec<Occupant> = seats.iter().cloned().map(Occupant::from).collect();
        Company {
            config: Written::of(&Config::from(config.clone())),
            host: Written::of(&Person::from(host.clone())),
            seats: Written::of(&seats),
            ready: Written::of(ready),
            guarded: Written::of(guarded),
            of,
        }
    }

    /// Is this what was written?
    pub fn is_of(&self, company: &Arc<table::Company>) -> bool {
        Arc::ptr_eq(&self.of, company)
    }
}

impl From<table::Snapshot> for Table {
    fn from(snapshot: table::Snapshot) -> Table {
        let company = Company::new(Arc::clone(&snapshot.company));
        let table = Table::new(snapshot, &company);
        let plain = |text: &str| RawValue::from_string(text.to_owned()).ok();
        let (actions, view) = (table.actions.or_else(|| plain("[]")), table.view.or_else(|| plain("null")));
        Table { actions, view, ..table }
    }
}

impl Table {
    /// The table in a snapshot, whose company has been written before.
    pub fn new(snapshot: table::Snapshot, company: &Company) -> Table {
        let Company { config, host, seats, ready, guarded, of: _ } = company.clone();
        Table {
            version: snapshot.version,
            config,
            host,
            seats,
            ready,
            guarded,
            phase: snapshot.phase.into(),
            turn: snapshot.turn,
            points: snapshot.points,
            left: snapshot.left,
            running: snapshot.running,
            undo: snapshot.undo,
            rematch: snapshot.rematch,
            race: snapshot.race.into_iter().map(RaceClock::from).collect(),
            held: snapshot.held.into_iter().map(HeldSeat::from).collect(),
            claimed: snapshot.claimed,
            text: snapshot.text,
            actions: snapshot.actions.map(Into::into),
            view: snapshot.view.map(Into::into),
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
