//! What a bot sees of a table, as far as a player needs it.

use std::time::Duration;

use irrgarten_wire::Phase;
use serde::Deserialize;
use tokio::time::Instant;

/// A line of a table's stream.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Line {
    Snapshot {
        seat: Option<u8>,
        table: Seen,
    },
    Events {
        seat: Option<u8>,
        #[serde(default)]
        events: Vec<Happened>,
        table: Seen,
    },
    Draining {
        seconds: u32,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
pub(super) struct Happened {
    pub(super) event: Event,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Event {
    Ended {
        score: Option<String>,
    },
    #[serde(other)]
    Other,
}

/// A table as one seat sees it.
#[derive(Deserialize)]
pub(super) struct Seen {
    pub(super) version: u64,
    pub(super) phase: Phase,
    pub(super) ready: Vec<bool>,
    pub(super) guarded: Vec<bool>,
    pub(super) text: Option<String>,
    pub(super) actions: Vec<String>,
    pub(super) left: Option<Vec<u64>>,
    pub(super) undo: Option<u8>,
    #[serde(default)]
    held: Vec<Held>,
    #[serde(default)]
    race: Vec<RaceClock>,
    /// Whose claim is on its way through the table.
    #[serde(default)]
    claimed: Vec<u8>,
}

/// What the clock of a seat's race shows.
#[derive(Deserialize)]
struct RaceClock {
    seat: u8,
    millis: u64,
}

/// A seat that has to wait, in milliseconds.
#[derive(Deserialize)]
struct Held {
    seat: u8,
    hold: Hold,
    left: u64,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Hold {
    Countdown,
    Pause,
    Penalty,
}

/// What the clock of a race lets a seat do.
pub(super) enum Pace {
    Now,
    After(Duration),
    /// What it has done, or what everybody waits for, is told when it happens.
    WhenTold,
}

impl Seen {
    pub(super) fn pace(&self, seat: u8) -> Pace {
        if self.claimed.contains(&seat) {
            return Pace::WhenTold;
        }
        let concerns = |held: &&Held| held.seat == seat || matches!(held.hold, Hold::Countdown);
        match self.held.iter().find(concerns) {
            None => Pace::Now,
            Some(Held { hold: Hold::Penalty, left, .. }) => Pace::After(Duration::from_millis(*left)),
            Some(_) => Pace::WhenTold,
        }
    }

    /// When the race of this seat began, if the table was seen like this then.
    pub(super) fn race_began(&self, seat: u8, then: Instant) -> Option<Instant> {
        let clock = self.race.iter().find(|clock| clock.seat == seat)?;
        then.checked_sub(Duration::from_millis(clock.millis))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(more: &str) -> Seen {
        let text = format!(
            r#"{{"version":1,"phase":"playing","ready":[],"guarded":[],"text":null,"actions":[],"left":null,"undo":null{more}}}"#
        );
        serde_json::from_str(&text).expect("a table")
    }

    #[test]
    fn a_seat_waits_for_the_clock_of_a_race_and_for_nobody_elses() {
        assert!(matches!(seen("").pace(1), Pace::Now));
        let pause = r#","held":[{"seat":2,"hold":"pause","left":900}],"claimed":[3]"#;
        assert!(matches!(seen(pause).pace(1), Pace::Now));
        assert!(matches!(seen(pause).pace(2), Pace::WhenTold));
        assert!(matches!(seen(pause).pace(3), Pace::WhenTold));
        let countdown = r#","held":[{"seat":2,"hold":"countdown","left":900}]"#;
        assert!(matches!(seen(countdown).pace(1), Pace::WhenTold));
        let penalty = r#","held":[{"seat":1,"hold":"penalty","left":900}]"#;
        assert!(matches!(seen(penalty).pace(1), Pace::After(wait) if wait.as_millis() == 900));
    }

    #[test]
    fn the_clock_of_a_race_goes_on_after_it_was_seen() {
        let race = seen(r#","race":[{"seat":2,"millis":1200}]"#);
        let now = Instant::now();
        assert_eq!(race.race_began(2, now).map(|began| now - began), Some(Duration::from_millis(1200)));
        assert_eq!(race.race_began(1, now), None, "another's clock is nobody's business");
    }
}
