//! A game that was begun in a tab moves to a server: its log is checked and put into the name of the person who brings it.

use irrgarten_faces::Games;
use irrgarten_table::{Logged, Millis, Occupant, Person, PersonId, Phase, Table, TableEvent};
use irrgarten_wire::{Code, Problem};

use crate::text;

/// More events than any game has.
const MOST: usize = 20_000;

/// The table of a log as a tab has it, now played by this person. `Err` says what is wrong with the log.
///
/// Nobody but the person in front of the tab can have played there. The id of the table stays: the deal depends on it.
pub fn moved_table(
    games: Games,
    events: &[String],
    person: &Person,
    now: Millis,
) -> Result<(Table, Vec<Logged>), Problem> {
    let bad = |why: String| Problem::new(Code::BadRecord, why);
    if events.len() > MOST {
        return Err(Problem::new(Code::TooBig, "no game has so many events"));
    }
    let mut logged = Vec::with_capacity(events.len());
    let mut player: Option<PersonId> = None;
    for (text, version) in events.iter().zip(1u64..) {
        let mut event: Logged =
            serde_json::from_str(text).map_err(|_| bad(format!("event {version} is none")))?;
        if let TableEvent::Opened { host, .. } = &event.event {
            player.get_or_insert_with(|| host.id.clone());
        }
        let known = player.as_ref().is_some_and(|player| hand_over(&mut event.event, player, person));
        if !known {
            return Err(bad(format!("event {version} is about somebody else")));
        }
        logged.push(event);
    }
    let cannot = |version| bad(format!("event {version} cannot have happened"));
    let table = Table::load(games, logged.iter().cloned(), now).map_err(cannot)?;
    if table.config().rated {
        return Err(Problem::new(Code::Rated, "a rated game is played on a server from the beginning"));
    }
    if matches!(table.phase(), Phase::Gathering | Phase::Dealing) || table.position().is_none() {
        return Err(Code::NotPlaying.into());
    }
    Ok((table, logged))
}

/// Puts this person in the place of the player of the tab; `false` if there is anybody else.
fn hand_over(event: &mut TableEvent, player: &PersonId, person: &Person) -> bool {
    let replace = |known: &mut Person| {
        let same = known.id == *player;
        known.clone_from(person);
        same
    };
    match event {
        TableEvent::Opened { host, .. } => replace(host),
        TableEvent::Seated { occupant, .. } => match occupant.as_mut() {
            Occupant::Person { person } => replace(person),
            Occupant::Empty | Occupant::Bot { .. } => true,
        },
        TableEvent::Said { by, text } => {
            *text = text::one_line(text);
            replace(by)
        }
        TableEvent::Ended { by: Some(by), .. } => {
            let same = *by == *player;
            by.clone_from(&person.id);
            same
        }
        // Nobody looks on from elsewhere and asks for a seat, and a rematch is at another table of the tab.
        TableEvent::SeatAsked { .. } | TableEvent::SeatDeclined { .. } | TableEvent::Rematch { .. } => false,
        TableEvent::Configured { .. }
        | TableEvent::Ready { .. }
        | TableEvent::Learning { .. }
        | TableEvent::Committed { .. }
        | TableEvent::Dealing
        | TableEvent::Revealed { .. }
        | TableEvent::Started
        | TableEvent::Acted { .. }
        | TableEvent::Held { .. }
        | TableEvent::Claimed { .. }
        | TableEvent::Drew { .. }
        | TableEvent::Proposed { .. }
        | TableEvent::Answered { .. }
        | TableEvent::Undone
        | TableEvent::Paused { .. }
        | TableEvent::Resumed
        | TableEvent::Guardian { .. }
        | TableEvent::Resigned { .. }
        | TableEvent::Ended { .. } => true,
    }
}
