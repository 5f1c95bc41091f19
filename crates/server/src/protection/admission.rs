//! Limits open connections per person and per network, and closes those whose session has ended.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use irrgarten_table::PersonId;
use tokio::sync::Notify;

use crate::error::ServerError;
use crate::people::SessionKey;
use crate::protection::limits::{Limits, neighbourhood};

/// How long a person with too many sockets should wait before trying again.
const AGAIN: Duration = Duration::from_secs(10);

/// Counts open sockets, and closes those whose session has ended.
#[derive(Clone)]
pub(crate) struct Admission {
    per_person: usize,
    per_address: usize,
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    addresses: HashMap<String, usize>,
    people: HashMap<PersonId, Vec<(SessionKey, Arc<Notify>)>>,
}

/// A socket that has been admitted. Dropping this takes it off the count.
pub(crate) struct Admitted {
    admission: Admission,
    address: String,
    session: Option<SessionKey>,
    out: Arc<Notify>,
}

impl Admission {
    pub(crate) fn new(limits: &Limits) -> Admission {
        Admission {
            per_person: limits.sockets_per_person,
            per_address: limits.sockets_per_address,
            open: Arc::default(),
        }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits a socket, or says why not.
    pub(crate) fn admit(&self, from: IpAddr, session: Option<SessionKey>) -> Result<Admitted, ServerError> {
        let address = neighbourhood(from);
        let out = Arc::new(Notify::new());
        let mut open = self.open();
        let Open { addresses, people } = &mut *open;
        if addresses.get(&address).is_some_and(|&count| count >= self.per_address) {
            return Err(ServerError::slow_down("your network has so many sockets open", AGAIN));
        }
        if let Some(session) = &session {
            let sockets = people.entry(session.person().clone()).or_default();
            if sockets.len() >= self.per_person {
                return Err(ServerError::slow_down("you have so many tables and devices open", AGAIN));
            }
            sockets.push((session.clone(), Arc::clone(&out)));
        }
        *addresses.entry(address.clone()).or_default() += 1;
        drop(open);
        Ok(Admitted { admission: self.clone(), address, session, out })
    }

    /// How many people have sockets open.
    pub(crate) fn people(&self) -> usize {
        self.open().people.len()
    }

    /// The sessions that have sockets open, each once.
    pub(crate) fn sessions(&self) -> Vec<SessionKey> {
        let mut sessions: Vec<SessionKey> = Vec::new();
        for sockets in self.open().people.values() {
            let first = sessions.len();
            for (session, _) in sockets {
                if !sessions[first..].contains(session) {
                    sessions.push(session.clone());
                }
            }
        }
        sessions
    }

    /// Closes every socket whose session has ended.
    pub(crate) fn close_sessions(&self, ended: impl Fn(&SessionKey) -> bool) {
        for (session, out) in self.open().people.values().flatten() {
            if ended(session) {
                out.notify_one();
            }
        }
    }
}

impl Admitted {
    /// Completes when the session has ended.
    pub(crate) fn ended(&self) -> impl Future<Output = ()> + Send + use<> {
        Arc::clone(&self.out).notified_owned()
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.admission.open();
        if let Some(count) = open.addresses.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.addresses.remove(&self.address);
            }
        }
        if let Some(session) = &self.session
            && let Some(sockets) = open.people.get_mut(session.person())
        {
            sockets.retain(|(_, out)| !Arc::ptr_eq(out, &self.out));
            if sockets.is_empty() {
                open.people.remove(session.person());
            }
        }
    }
}
