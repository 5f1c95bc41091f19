//! Tells people and bots of invitations, games that start and end, and turns, over the streams they have open.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use irrgarten_table::{Person, PersonId};
use irrgarten_wire::Notification;
use tokio::sync::{broadcast, mpsc};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many lines may wait for a slow subscriber.
const WAITING: usize = 256;
/// One more stream of the same person replaces the oldest.
const MOST_SUBSCRIBERS: usize = 6;

/// One open notification stream.
struct Subscriber {
    person: Person,
    out: mpsc::Sender<Utf8Bytes>,
}

/// All open notification streams, by person. The lock is held only to read or change the map, never across an await.
pub(crate) struct Notifications {
    subscribers: Mutex<HashMap<PersonId, Vec<Subscriber>>>,
    /// Whose connections close; `None` for all bots.
    disconnected: broadcast::Sender<Option<PersonId>>,
}

/// A notification as one line of JSON.
pub(crate) fn line(event: &Notification) -> Utf8Bytes {
    serde_json::to_string(event).expect("plain data can be written as JSON").into()
}

fn send(own: &mut Vec<Subscriber>, line: &Utf8Bytes) {
    own.retain(|subscriber| subscriber.out.try_send(line.clone()).is_ok());
}

impl Notifications {
    pub(crate) fn new() -> Notifications {
        Notifications { subscribers: Mutex::default(), disconnected: broadcast::Sender::new(64) }
    }

    fn subscribers(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Subscriber>>> {
        self.subscribers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Subscribes to the notifications of a person. The queue ends if it is not read.
    pub(crate) fn subscribe(&self, person: &Person) -> mpsc::Receiver<Utf8Bytes> {
        let (out, receiver) = mpsc::channel(WAITING);
        let mut subscribers = self.subscribers();
        let own = subscribers.entry(person.id.clone()).or_default();
        own.retain(|subscriber| !subscriber.out.is_closed());
        if own.len() >= MOST_SUBSCRIBERS {
            own.remove(0);
        }
        own.push(Subscriber { person: person.clone(), out });
        receiver
    }

    /// Forgets the subscribers of a person whose connections have closed.
    pub(crate) fn sweep(&self, who: &PersonId) {
        let mut subscribers = self.subscribers();
        if let Some(own) = subscribers.get_mut(who) {
            own.retain(|subscriber| !subscriber.out.is_closed());
            if own.is_empty() {
                subscribers.remove(who);
            }
        }
    }

    /// Sends a notification to a person, on all their open streams.
    pub(crate) fn notify(&self, who: &PersonId, event: impl FnOnce() -> Notification) {
        let mut subscribers = self.subscribers();
        if let Some(own) = subscribers.get_mut(who) {
            send(own, &line(&event()));
        }
    }

    /// The same with a line that was written before.
    pub(crate) fn deliver(&self, who: &PersonId, line: &Utf8Bytes) {
        if let Some(own) = self.subscribers().get_mut(who) {
            send(own, line);
        }
    }

    /// Ends all streams: something may be missing in them. Readers subscribe again, and are told how things stand.
    pub(crate) fn end_all(&self) {
        self.subscribers().clear();
    }

    /// Bots with an open stream, by name.
    pub(crate) fn bots(&self) -> Vec<Person> {
        let subscribers = self.subscribers();
        let listening =
            subscribers.values().filter_map(|own| own.iter().find(|subscriber| !subscriber.out.is_closed()));
        let mut bots: Vec<Person> = listening
            .filter(|subscriber| subscriber.person.bot)
            .map(|subscriber| subscriber.person.clone())
            .collect();
        bots.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        bots
    }

    /// Closes every connection of a bot whose token was revoked.
    pub(crate) fn disconnect(&self, who: &PersonId) {
        self.subscribers().remove(who);
        // Nobody may be connected.
        let _ = self.disconnected.send(Some(who.clone()));
    }

    /// Closes every connection of every bot: it is not certain which tokens are still good.
    pub(crate) fn disconnect_bots(&self) {
        let _ = self.disconnected.send(None);
    }

    pub(crate) fn disconnections(&self) -> broadcast::Receiver<Option<PersonId>> {
        self.disconnected.subscribe()
    }
}

/// Completes when this bot's token has been revoked. People are never disconnected.
pub(crate) async fn disconnected(
    who: Option<&Person>,
    disconnections: &mut broadcast::Receiver<Option<PersonId>>,
) {
    let Some(bot) = who.filter(|person| person.bot) else { return std::future::pending().await };
    loop {
        match disconnections.recv().await {
            Ok(Some(disconnected)) if disconnected != bot.id => {}
            // A message was missed, and it may have been this one: the bot has to authenticate again.
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over() -> Notification {
        Notification::GameOver { table: "t".to_owned(), game: "hands".to_owned(), score: None }
    }

    #[tokio::test]
    async fn only_the_person_meant_is_notified() {
        let notifications = Notifications::new();
        let (ada, ben) = (Person::program("a", "Ada"), Person::new("b", "Ben"));
        let (mut hers, mut his) = (notifications.subscribe(&ada), notifications.subscribe(&ben));
        notifications.notify(&ada.id, over);
        assert!(hers.recv().await.is_some_and(|line| line.contains("game_over")));
        assert!(his.try_recv().is_err());
        assert_eq!(notifications.bots(), std::slice::from_ref(&ada));
        drop(hers);
        assert_eq!(notifications.bots(), []);
        notifications.sweep(&ada.id);
        assert_eq!(notifications.subscribers().len(), 1);
    }

    #[tokio::test]
    async fn a_subscriber_that_does_not_read_is_dropped() {
        let notifications = Notifications::new();
        let ada = Person::new("a", "Ada");
        let mut receiver = notifications.subscribe(&ada);
        for _ in 0..=WAITING {
            notifications.notify(&ada.id, over);
        }
        for _ in 0..WAITING {
            assert!(receiver.recv().await.is_some());
        }
        assert!(receiver.recv().await.is_none());
    }

    #[tokio::test]
    async fn the_oldest_of_too_many_subscribers_makes_room() {
        let notifications = Notifications::new();
        let ada = Person::new("a", "Ada");
        let mut all: Vec<_> = (0..=MOST_SUBSCRIBERS).map(|_| notifications.subscribe(&ada)).collect();
        assert!(all.remove(0).recv().await.is_none());
        notifications.notify(&ada.id, over);
        for receiver in &mut all {
            assert!(receiver.recv().await.is_some());
        }
    }
}
