//! Tells other nodes what this one has done. What happens while a message is on its way goes together with the next.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;

use super::{Line, Member};
use crate::postgres::columns::{self, Damaged};
use crate::postgres::failure::Trouble;
use crate::postgres::session::Session;
use crate::{StoreError, TableId};

/// The channel of NOTIFY.
pub(super) const CHANNEL: &str = "irrgarten";
/// PostgreSQL takes 8,000 bytes.
const LONGEST: usize = 7_900;
/// The pause after a failure.
const PAUSE: Duration = Duration::from_millis(200);

const NOTIFY: &str = "SELECT pg_notify('irrgarten', w.message) FROM unnest($1::text[]) w(message)";
const SAY: &str = "INSERT INTO notices (topic, node, notice)
    SELECT w.topic, $1, w.notice FROM unnest($2::text[], $3::text[]) w(topic, notice)
    ON CONFLICT (topic, node) DO UPDATE SET notice = excluded.notice";
const UNSAY: &str = "DELETE FROM notices WHERE node = $1 AND topic = ANY($2::text[])";
const POSTED: &str = "SELECT s.notice FROM notices s JOIN nodes n ON n.id = s.node
    WHERE s.topic = $1 AND s.node <> $2 AND n.expires > clock_timestamp()";

pub(super) const STATEMENTS: &[&str] = &[NOTIFY, SAY, UNSAY, POSTED];

enum Announcement {
    Appended(TableId),
    Released(TableId),
    Notice(String, Option<String>),
    Message(String),
    Gone,
}

/// The queue of what other nodes are to hear.
#[derive(Clone)]
pub(in crate::postgres) struct Announcer {
    queue: mpsc::UnboundedSender<Announcement>,
    member: Arc<Member>,
}

/// What is told together, each once.
#[derive(Default)]
struct Together {
    appended: BTreeSet<TableId>,
    released: BTreeSet<TableId>,
    notices: BTreeMap<String, Option<String>>,
    messages: Vec<String>,
    gone: bool,
    missed: bool,
}

impl Announcer {
    /// Works until every sender is dropped.
    pub(super) fn begin(member: Arc<Member>, line: Arc<Line>) -> Self {
        let (queue, waiting) = mpsc::unbounded_channel();
        tokio::spawn(work(Arc::clone(&member), line, waiting));
        Self { queue, member }
    }

    /// While there is no other node, nobody has to hear of it.
    fn send(&self, announcement: Announcement) {
        if self.member.others.load(Ordering::Relaxed) {
            let _ = self.queue.send(announcement);
        }
    }

    pub(in crate::postgres) fn appended(&self, table: TableId) {
        self.send(Announcement::Appended(table));
    }

    pub(super) fn released(&self, table: TableId) {
        self.send(Announcement::Released(table));
    }

    pub(super) fn notice(&self, topic: String, notice: Option<String>) {
        match notice {
            Some(_) => self.send(Announcement::Notice(topic, notice)),
            // It may have been said while there were others.
            None => drop(self.queue.send(Announcement::Notice(topic, None))),
        }
    }

    pub(super) fn message(&self, message: String) {
        self.send(Announcement::Message(message));
    }

    pub(super) fn gone(&self) {
        self.send(Announcement::Gone);
    }
}

async fn work(member: Arc<Member>, line: Arc<Line>, mut waiting: mpsc::UnboundedReceiver<Announcement>) {
    let mut together = Together::default();
    loop {
        if together.is_empty() {
            match waiting.recv().await {
                Some(first) => together.add(first),
                None => return,
            }
        }
        while let Ok(next) = waiting.try_recv() {
            together.add(next);
        }
        if told(&member, &line, &together).await.is_ok() {
            together = Together::default();
            continue;
        }
        together.give_up();
        tokio::time::sleep(PAUSE).await;
        if waiting.is_closed() {
            return;
        }
    }
}

async fn told(member: &Member, line: &Line, together: &Together) -> Result<(), StoreError> {
    let session = line.session(Instant::now() + PAUSE).await?;
    match together.tell(&session, member.id()).await {
        Ok(()) => Ok(()),
        Err(Trouble::Failed(error)) => Err(error),
        Err(Trouble::Contended) => Err(line.unreachable("others were in the way")),
        Err(Trouble::Lost(why)) => {
            line.let_go(&session).await;
            Err(line.unreachable(&why))
        }
    }
}

impl Together {
    fn is_empty(&self) -> bool {
        let Self { appended, released, notices, messages, gone, missed } = self;
        let nothing = appended.is_empty() && released.is_empty() && notices.is_empty() && messages.is_empty();
        nothing && !gone && !missed
    }

    fn add(&mut self, announcement: Announcement) {
        match announcement {
            Announcement::Appended(table) => drop(self.appended.insert(table)),
            Announcement::Released(table) => drop(self.released.insert(table)),
            Announcement::Notice(topic, notice) => drop(self.notices.insert(topic, notice)),
            Announcement::Message(message) if message.len() + 32 > LONGEST => self.missed = true,
            Announcement::Message(message) => self.messages.push(message),
            Announcement::Gone => self.gone = true,
        }
    }

    /// The others have not heard of all this. They will hear that they have missed something.
    fn give_up(&mut self) {
        *self = Self { notices: std::mem::take(&mut self.notices), missed: true, ..Self::default() };
    }

    async fn tell(&self, session: &Session, id: i64) -> Result<(), Trouble> {
        let (mut topics, mut notices, mut taken_back) = (Vec::new(), Vec::new(), Vec::new());
        for (topic, notice) in &self.notices {
            match notice {
                Some(notice) => {
                    topics.push(topic.as_str());
                    notices.push(notice.as_str());
                }
                None => taken_back.push(topic.as_str()),
            }
        }
        if !topics.is_empty() {
            session.rows(SAY, &[&id, &topics, &notices]).await?;
        }
        if !taken_back.is_empty() {
            session.rows(UNSAY, &[&id, &taken_back]).await?;
        }
        session.rows(NOTIFY, &[&self.payloads(id)]).await.map(drop)
    }

    /// A line for each, in as few messages as they fit in. The first line says who speaks.
    fn payloads(&self, id: i64) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        lines.extend(self.appended.iter().map(|table| format!("a{table}")));
        lines.extend(self.released.iter().map(|table| format!("r{table}")));
        lines.extend(self.notices.keys().map(|topic| format!("n{topic}")));
        lines.extend(self.messages.iter().map(|message| format!("m{message}")));
        lines.extend(self.gone.then(|| "g".to_owned()));
        lines.extend(self.missed.then(|| "!".to_owned()));
        let mut payloads: Vec<String> = Vec::new();
        for line in lines {
            match payloads.last_mut() {
                Some(last) if last.len() + 1 + line.len() <= LONGEST => {
                    last.push('\n');
                    last.push_str(&line);
                }
                _ => payloads.push(format!("{id}\n{line}")),
            }
        }
        payloads
    }
}

/// What other nodes that live say under a topic.
pub(super) async fn posted(session: &Session, id: i64, topic: &str) -> Result<Vec<String>, Trouble> {
    let damaged = |Damaged| StoreError::Corrupt { place: "the notices of nodes".to_owned() };
    let rows = session.rows(POSTED, &[&topic, &id]).await?;
    rows.iter().map(|row| columns::get(row, 0).map_err(|found| damaged(found).into())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_meanwhile_is_told_once_and_in_messages_of_a_size() {
        let mut together = Together::default();
        assert!(together.is_empty());
        for number in 0..=255_u8 {
            for _ in 0..3 {
                together.add(Announcement::Appended(TableId::from_bytes([number; 16])));
            }
            together.add(Announcement::Message(format!("{{\"number\":{number},\"long\":\"{:0>200}\"}}", "")));
        }
        together.add(Announcement::Notice("bots".to_owned(), None));
        let payloads = together.payloads(7);
        assert!(payloads.iter().all(|payload| payload.len() <= LONGEST && payload.starts_with("7\n")));
        let lines = payloads.iter().flat_map(|payload| payload.lines().skip(1)).count();
        assert_eq!(lines, 256 + 256 + 1);
        together.give_up();
        assert_eq!(together.payloads(7), ["7\nnbots\n!"]);
    }

    #[test]
    fn a_message_that_does_not_fit_is_told_as_missed() {
        let mut together = Together::default();
        together.add(Announcement::Message("x".repeat(LONGEST)));
        assert_eq!(together.payloads(1), ["1\n!"]);
    }
}
