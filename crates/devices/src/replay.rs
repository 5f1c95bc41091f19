//! Replays the log of a table, and computes what every viewer must have been sent.

use irrgarten_faces::Games;
use irrgarten_game::{MAX_SEATS, Seat, Viewer};
use irrgarten_store::{DoneCommand, Seq, Store, StoreError};
use irrgarten_table::{ChosenBy, Logged, Secret, Sent, Table, TableEvent, Updates, ViewRequest};

use crate::MessageDigest;
use crate::TableHistory;
use crate::digest::timeless;

/// The log of one table.
pub struct LogReplay {
    /// The list of games.
    pub games: Games,
    /// Every event.
    pub log: Vec<Logged>,
}

/// A difference between what clients were sent and what the log says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference(pub String);

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

fn differs(sentence: String) -> Result<(), Difference> {
    Err(Difference(sentence))
}

impl LogReplay {
    /// Reads a log.
    pub async fn of(games: Games, store: &dyn Store, table: &str) -> Result<LogReplay, StoreError> {
        let unreadable = || StoreError::Corrupt { place: format!("table {table}") };
        let id = table.parse().map_err(|_| unreadable())?;
        let stored = store.read(id, Seq::FIRST).await?;
        let log: Result<Vec<Logged>, _> =
            stored.iter().map(|event| serde_json::from_slice(&event.bytes)).collect();
        Ok(LogReplay { games, log: log.map_err(|_| unreadable())? })
    }

    /// The server's share of the deal.
    pub fn secret(&self) -> Option<Secret> {
        match &self.log.first()?.event {
            TableEvent::Opened { secret, .. } => Some(**secret),
            _ => None,
        }
    }

    /// The table after a version.
    pub fn at(&self, version: u64) -> Option<Table> {
        Table::load(self.games, self.log.get(..version as usize)?.iter().cloned(), 0).ok()
    }

    /// Compares everything that devices were sent with what this log gives their viewers: every byte, and no event
    /// missing or sent twice. Returns the number of messages compared.
    pub fn compare(&self, received: &[Vec<MessageDigest>]) -> Result<usize, Difference> {
        let mut waiting: Vec<_> =
            received.iter().map(|kept| (kept.iter().peekable(), Known::default())).collect();
        let mut compared = 0;
        let mut table: Option<Table> = None;
        for logged in &self.log {
            let version = logged.version;
            let followed = match table.as_mut() {
                None => Table::peek(self.games, [logged.clone()], 0).map(|begun| table = Some(begun)),
                Some(table) => table.follow(logged.clone(), 0),
            };
            followed.map_err(|version| Difference(format!("version {version} cannot have happened")))?;
            let Some(table) = &table else { continue };
            for (device, (kept, known)) in waiting.iter_mut().enumerate() {
                while let Some(kept) = kept.next_if(|kept| kept.version <= version) {
                    check(table, version, kept, known)
                        .map_err(|Difference(what)| Difference(format!("device {device}: {what}")))?;
                    compared += 1;
                }
            }
        }
        for (device, (kept, _)) in waiting.iter_mut().enumerate() {
            if let Some(kept) = kept.peek() {
                differs(format!("device {device} was sent version {}, which is not there", kept.version))?;
            }
        }
        Ok(compared)
    }

    /// Compares the acknowledged actions with those in the log: the same actions in the same order, each once, at the
    /// versions that were acknowledged. Returns their number.
    pub fn compare_actions(&self, history: &TableHistory) -> Result<usize, Difference> {
        let bots: Vec<u8> = self.log.iter().filter_map(|logged| bot_on(&logged.event)).collect();
        let chosen = self.chosen()?;
        let mut in_log = chosen.into_iter().filter(|(_, seat, _)| !bots.contains(seat));
        let mut count = 0;
        for known in &history.acknowledged {
            let Some((seat, action)) = &known.acted else { continue };
            let Some((version, seat_there, action_there)) = in_log.next() else {
                return Err(Difference(format!("lost: seat {seat}'s {action} of version {}", known.version)));
            };
            if (seat_there, action_there) != (*seat, action.as_str()) || version > known.version {
                return Err(Difference(format!(
                    "seat {seat}'s {action} was acknowledged at {}; the log has seat {seat_there}'s {action_there} \
                     at {version}",
                    known.version
                )));
            }
            count += 1;
        }
        match in_log.next() {
            Some((version, seat, action)) => Err(Difference(format!(
                "doubled or never acknowledged: seat {seat}'s {action} at version {version}"
            ))),
            None => Ok(count),
        }
    }

    /// Compares the acknowledged commands with those that the store has: each is there once, where it was acknowledged,
    /// and none before one that was acknowledged earlier. Whoever plays a table by a plan sends a command only once the one
    /// before is acknowledged. Returns their number.
    pub fn compare_commands(
        &self,
        history: &TableHistory,
        commands: &[DoneCommand],
    ) -> Result<usize, Difference> {
        let mut latest = 0;
        for known in &history.acknowledged {
            let mut done = commands.iter().filter(|done| done.command.id.as_str() == known.id);
            let (first, others) = (done.next(), done.count());
            let wrong = match first {
                // It changed nothing, so there is nothing of it: what it asked for was so already.
                None if known.version <= latest => None,
                None => Some(format!("lost: {} of version {}", known.id, known.version)),
                Some(_) if others > 0 => Some(format!("done twice: {}", known.id)),
                Some(done) if done.last.get() != known.version => Some(format!(
                    "{} was acknowledged at {}, and stands at {}",
                    known.id, known.version, done.last
                )),
                Some(done) if done.first.get() <= latest => {
                    Some(format!("{} stands before what was acknowledged at {latest}", known.id))
                }
                Some(_) => None,
            };
            if let Some(wrong) = wrong {
                return Err(Difference(wrong));
            }
            latest = latest.max(known.version);
        }
        Ok(history.acknowledged.len())
    }

    /// Every action that a seat has chosen: the version, the seat and the action. Delayed actions and claims happen
    /// later, but are chosen once.
    fn chosen(&self) -> Result<Vec<(u64, u8, &str)>, Difference> {
        let mut chosen = Vec::new();
        let mut table: Option<Table> = None;
        for logged in &self.log {
            let decided = |seat: Seat| table.as_ref().is_some_and(|table| table.has_decided(seat));
            match &logged.event {
                TableEvent::Acted { seat, action, chosen_by: ChosenBy::Seat, .. } if !decided(*seat) => {
                    chosen.push((logged.version, seat.number(), action.as_str()));
                }
                TableEvent::Held { seat, action, chosen_by: ChosenBy::Seat, .. }
                | TableEvent::Claimed { seat, action, chosen_by: ChosenBy::Seat, .. } => {
                    chosen.push((logged.version, seat.number(), action.as_str()));
                }
                _ => {}
            }
            let followed = match table.as_mut() {
                None => Table::peek(self.games, [logged.clone()], 0).map(|begun| table = Some(begun)),
                Some(table) => table.follow(logged.clone(), 0),
            };
            followed.map_err(|version| Difference(format!("version {version} cannot have happened")))?;
        }
        Ok(chosen)
    }
}

fn bot_on(event: &TableEvent) -> Option<u8> {
    match event {
        TableEvent::Seated { seat, occupant } => {
            matches!(**occupant, irrgarten_table::Occupant::Bot { .. }).then(|| seat.number())
        }
        _ => None,
    }
}

/// By viewer of one device: the last version, and what it was sent then.
type Known = [Option<(u64, Sent)>; MAX_SEATS + 1];

/// Writes the message anew. What was sent before decides what a message with changes has to contain.
fn check(table: &Table, version: u64, kept: &MessageDigest, known: &mut Known) -> Result<(), Difference> {
    if kept.version != version {
        return differs(format!("version {} after {version}", kept.version));
    }
    let viewer = kept.seat.and_then(|number| Seat::numbered(number, MAX_SEATS as u8));
    let viewer = viewer.map_or(Viewer::Public, Viewer::Seat);
    let known = &mut known[usize::from(kept.seat.unwrap_or(0)).min(MAX_SEATS)];
    let (last, sent) = known.take().map_or((None, Sent::default()), |(last, sent)| (Some(last), sent));
    if let (Some(first), Some(last)) = (kept.first, last)
        && last + 1 != first
    {
        return differs(format!("event {first} was sent after {last}"));
    }
    let since = kept.first.map(|first| first - 1);
    let request = |changes| ViewRequest { viewer, since, with_text: kept.has_text, changes };
    let mut updates = Updates::new(table, 0, sent);
    let mut expected = Vec::new();
    updates.write(request(true), &mut expected);
    if !kept.is_change {
        expected.clear();
        updates.write(request(false), &mut expected);
    }
    *known = Some((version, updates.sent()));
    let expected = String::from_utf8_lossy(&expected);
    if timeless(&expected) == kept.hash {
        return Ok(());
    }
    differs(format!("at version {version} seat {:?} got other bytes than {expected}", kept.seat))
}
