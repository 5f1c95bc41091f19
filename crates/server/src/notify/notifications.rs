//! Who listens to the house as a whole: invitations, games that start and end, turns.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use irrgarten_table::{Person, PersonId};
use irrgarten_wire::HouseEvent;
use tokio::sync::{broadcast, mpsc};

/// How many lines may wait for a slow listener.
const WAITING: usize = 256;
/// A device that comes back takes the place of the one that has been silent the longest.
const MOST_EARS: usize = 6;

struct Ear {
    person: Person,
    out: mpsc::Sender<Utf8Bytes>,
}

/// The lock is held for a look at the map and never while anything is awaited.
pub(crate) struct Bells {
    ears: Mutex<HashMap<PersonId, Vec<Ear>>>,
    dismissed: broadcast::Sender<PersonId>,
}

/// A message of the house as one line of JSON.
pub(crate) fn line(event: &HouseEvent) -> Utf8Bytes {
    // Numbers, texts and lists: writing them cannot fail.
    serde_json::to_string(event).unwrap_or_default().into()
}

impl Bells {
    pub(crate) fn new() -> Bells {
        Bells { ears: Mutex::default(), dismissed: broadcast::Sender::new(64) }
    }

    fn ears(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Ear>>> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everything that is rung for somebody from now on. The queue ends for who does not read it.
    pub(crate) fn listen(&self, person: &Person) -> mpsc::Receiver<Utf8Bytes> {
        let (out, told) = mpsc::channel(WAITING);
        let mut ears = self.ears();
        let own = ears.entry(person.id.clone()).or_default();
        own.retain(|ear| !ear.out.is_closed());
        if own.len() >= MOST_EARS {
            own.remove(0);
        }
        own.push(Ear { person: person.clone(), out });
        told
    }

    /// Forgets the ears of somebody that have gone.
    pub(crate) fn sweep(&self, who: &PersonId) {
        let mut ears = self.ears();
        if let Some(own) = ears.get_mut(who) {
            own.retain(|ear| !ear.out.is_closed());
            if own.is_empty() {
                ears.remove(who);
            }
        }
    }

    pub(crate) fn ring(&self, who: &PersonId, event: impl FnOnce() -> HouseEvent) {
        if let Some(own) = self.ears().get_mut(who) {
            let line = line(&event());
            own.retain(|ear| ear.out.try_send(line.clone()).is_ok());
        }
    }

    /// Bots that listen now, by name.
    pub(crate) fn programs(&self) -> Vec<Person> {
        let ears = self.ears();
        let listening = ears.values().filter_map(|own| own.iter().find(|ear| !ear.out.is_closed()));
        let mut programs: Vec<Person> =
            listening.filter(|ear| ear.person.bot).map(|ear| ear.person.clone()).collect();
        programs.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        programs
    }

    /// A token has been revoked: whatever it opened ends.
    pub(crate) fn dismiss(&self, who: &PersonId) {
        self.ears().remove(who);
        // Nobody may be listening.
        let _ = self.dismissed.send(who.clone());
    }

    pub(crate) fn dismissals(&self) -> broadcast::Receiver<PersonId> {
        self.dismissed.subscribe()
    }
}

/// Ready when this bot's token has been revoked. People are never dismissed.
pub(crate) async fn dismissal(who: Option<&Person>, dismissals: &mut broadcast::Receiver<PersonId>) {
    let Some(bot) = who.filter(|person| person.bot) else { return std::future::pending().await };
    loop {
        match dismissals.recv().await {
            Ok(dismissed) if dismissed != bot.id => {}
            // Who missed a message may have missed this one: it has to show its token again.
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over() -> HouseEvent {
        HouseEvent::GameOver { table: "t".to_owned(), game: "cards".to_owned(), score: None }
    }

    #[tokio::test]
    async fn only_who_is_meant_hears_it() {
        let bells = Bells::new();
        let (ada, ben) = (Person::program("a", "Ada"), Person::new("b", "Ben"));
        let (mut hers, mut his) = (bells.listen(&ada), bells.listen(&ben));
        bells.ring(&ada.id, over);
        assert!(hers.recv().await.is_some_and(|line| line.contains("game_over")));
        assert!(his.try_recv().is_err());
        assert_eq!(bells.programs(), std::slice::from_ref(&ada));
        drop(hers);
        assert_eq!(bells.programs(), []);
        bells.sweep(&ada.id);
        assert_eq!(bells.ears().len(), 1);
    }

    #[tokio::test]
    async fn who_does_not_read_is_let_go() {
        let bells = Bells::new();
        let ada = Person::new("a", "Ada");
        let mut told = bells.listen(&ada);
        for _ in 0..=WAITING {
            bells.ring(&ada.id, over);
        }
        for _ in 0..WAITING {
            assert!(told.recv().await.is_some());
        }
        assert!(told.recv().await.is_none());
    }

    #[tokio::test]
    async fn the_oldest_of_too_many_ears_makes_room() {
        let bells = Bells::new();
        let ada = Person::new("a", "Ada");
        let mut all: Vec<_> = (0..=MOST_EARS).map(|_| bells.listen(&ada)).collect();
        assert!(all.remove(0).recv().await.is_none());
        bells.ring(&ada.id, over);
        for told in &mut all {
            assert!(told.recv().await.is_some());
        }
    }
}
