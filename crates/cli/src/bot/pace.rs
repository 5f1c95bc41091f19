//! When a seat may act in a race.

use std::time::Duration;

use irrgarten_wire::{HeldSeat, Hold, TableSnapshot};
use tokio::time::Instant;

/// When a seat may act.
pub(super) enum Pace {
    Now,
    After(Duration),
    /// The seat has acted, or everybody waits: an event will come.
    WhenTold,
}

impl Pace {
    /// When this seat may act at this table.
    pub(super) fn of(table: &TableSnapshot, seat: u8) -> Pace {
        if table.claimed.contains(&seat) {
            return Pace::WhenTold;
        }
        let concerns = |held: &&HeldSeat| held.seat == seat || held.hold == Hold::Countdown;
        match table.held.iter().find(concerns) {
            None => Pace::Now,
            Some(HeldSeat { hold: Hold::Penalty, left, .. }) => Pace::After(Duration::from_millis(*left)),
            Some(HeldSeat { hold: Hold::Countdown | Hold::Delay, .. }) => Pace::WhenTold,
        }
    }
}

/// When the race of this seat began, if the table was received at this time.
pub(super) fn race_began(table: &TableSnapshot, seat: u8, then: Instant) -> Option<Instant> {
    let clock = table.race.iter().find(|clock| clock.seat == seat)?;
    then.checked_sub(Duration::from_millis(clock.millis))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(held: &str, race: &str, claimed: &str) -> TableSnapshot {
        let text = format!(
            r#"{{"version":1,"config":{{"game":"maze","seats":3}},"host":{{"id":"a","name":"Ada","avatar":"badger"}},"seats":[],"ready":[],"guarded":[],"phase":"playing","turn":[],"points":null,"left":null,"running":[],"proposal":null,"rematch":null,"race":[{race}],"held":[{held}],"claimed":[{claimed}],"actions":[],"view":null}}"#
        );
        serde_json::from_str(&text).expect("a table")
    }

    #[test]
    fn a_seat_waits_for_its_own_race_clock() {
        assert!(matches!(Pace::of(&table("", "", ""), 1), Pace::Now));
        let pause = table(r#"{"seat":2,"hold":"delay","left":900}"#, "", "3");
        assert!(matches!(Pace::of(&pause, 1), Pace::Now));
        assert!(matches!(Pace::of(&pause, 2), Pace::WhenTold));
        assert!(matches!(Pace::of(&pause, 3), Pace::WhenTold));
        let countdown = table(r#"{"seat":2,"hold":"countdown","left":900}"#, "", "");
        assert!(matches!(Pace::of(&countdown, 1), Pace::WhenTold));
        let penalty = table(r#"{"seat":1,"hold":"penalty","left":900}"#, "", "");
        assert!(matches!(Pace::of(&penalty, 1), Pace::After(wait) if wait.as_millis() == 900));
    }

    #[test]
    fn a_race_clock_goes_on_after_it_was_received() {
        let race = table("", r#"{"seat":2,"millis":1200}"#, "");
        let now = Instant::now();
        assert_eq!(race_began(&race, 2, now).map(|began| now - began), Some(Duration::from_millis(1200)));
        assert_eq!(race_began(&race, 1, now), None, "the clocks of other seats do not matter");
    }
}
