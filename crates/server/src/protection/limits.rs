//! Rate limits. A client that exceeds one is told how long to wait; nobody is banned.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use irrgarten_table::PersonId;
use tokio::time::Instant;

use super::bucket::Bucket;
use crate::error::ServerError;

/// A number of requests at once, refilled over a time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Allowance {
    /// How many at once, and how many in the time below.
    pub count: u32,
    /// The time in which `count` requests are allowed again.
    pub within: Duration,
}

impl Allowance {
    pub(crate) const fn new(count: u32, within: Duration) -> Allowance {
        Allowance { count, within }
    }
}

/// The limits of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Open sockets of one person.
    pub sockets_per_person: usize,
    /// Open sockets from one address; a school behind one address needs more.
    pub sockets_per_address: usize,
    /// New guests from one address.
    pub guests: Allowance,
    /// Tables one person opens.
    pub tables: Allowance,
    /// Chat messages of one person, at all tables.
    pub remarks: Allowance,
    /// Table codes tried from one address.
    pub codes: Allowance,
    /// Passphrases tried from one address, and for one name.
    pub passphrases: Allowance,
    /// Device links that one person makes, and link tokens tried from one address.
    pub links: Allowance,
}

impl Default for Limits {
    fn default() -> Limits {
        let hour = Duration::from_hours(1);
        Limits {
            sockets_per_person: 6,
            sockets_per_address: 200,
            guests: Allowance::new(200, hour),
            tables: Allowance::new(20, hour),
            remarks: Allowance::new(5, Duration::from_secs(10)),
            codes: Allowance::new(10, Duration::from_mins(1)),
            passphrases: Allowance::new(5, Duration::from_mins(1)),
            links: Allowance::new(10, Duration::from_mins(1)),
        }
    }
}

impl Limits {
    /// No limits: for a server that only its own machine can reach.
    pub fn none() -> Limits {
        let any = Allowance::new(u32::MAX, Duration::from_secs(1));
        Limits {
            sockets_per_person: usize::MAX,
            sockets_per_address: usize::MAX,
            guests: any,
            tables: any,
            remarks: any,
            codes: any,
            passphrases: any,
            links: any,
        }
    }
}

/// The network that limits apply to. An IPv6 machine has a whole /64 of addresses, so those count as one.
pub(crate) fn neighbourhood(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}")
        }
    }
}

/// Counts requests against the limits.
pub(crate) struct Counters {
    guests: Counter,
    tables: Counter,
    remarks: Counter,
    codes: Counter,
    passphrases: Counter,
    links: Counter,
    requests: Counter,
}

impl Counters {
    /// `requests` limits one bot over plain HTTP, where no connection does.
    pub(crate) fn new(limits: &Limits, requests: Allowance) -> Counters {
        Counters {
            guests: Counter::new(limits.guests),
            tables: Counter::new(limits.tables),
            remarks: Counter::new(limits.remarks),
            codes: Counter::new(limits.codes),
            passphrases: Counter::new(limits.passphrases),
            links: Counter::new(limits.links),
            requests: Counter::new(requests),
        }
    }

    pub(crate) fn request(&self, by: &PersonId) -> Result<(), ServerError> {
        self.requests.take(&by.0, "you have asked so often")
    }

    pub(crate) fn guest(&self, from: IpAddr) -> Result<(), ServerError> {
        self.guests.take(&neighbourhood(from), "so many new guests came from your network")
    }

    pub(crate) fn table(&self, host: &PersonId) -> Result<(), ServerError> {
        self.tables.take(&host.0, "you have opened so many tables")
    }

    pub(crate) fn remark(&self, by: &PersonId) -> Result<(), ServerError> {
        self.remarks.take(&by.0, "you have said so much")
    }

    pub(crate) fn code(&self, from: IpAddr) -> Result<(), ServerError> {
        self.codes.take(&neighbourhood(from), "so many codes were tried from your network")
    }

    pub(crate) fn passphrases_from(&self, from: IpAddr) -> Result<(), ServerError> {
        self.passphrases.take(&neighbourhood(from), "so many passphrases were tried from your network")
    }

    pub(crate) fn passphrases_of(&self, name: &str) -> Result<(), ServerError> {
        self.passphrases.take(&format!("of {name}"), "so many passphrases were tried for this name")
    }

    pub(crate) fn links_from(&self, from: IpAddr) -> Result<(), ServerError> {
        self.links.take(&neighbourhood(from), "so many links were tried from your network")
    }

    pub(crate) fn links_of(&self, owner: &PersonId) -> Result<(), ServerError> {
        self.links.take(&format!("of {}", owner.0), "you have made so many links")
    }
}

/// Above this many entries, those that are back at their full allowance are dropped.
const REMEMBERED: usize = 10_000;

struct Counter {
    allowed: Allowance,
    buckets: Mutex<HashMap<String, Bucket>>,
}

impl Counter {
    fn new(allowed: Allowance) -> Counter {
        Counter { allowed, buckets: Mutex::default() }
    }

    /// Counts one request, or returns how long to wait. A refused request does not count.
    fn take(&self, who: &str, because: &str) -> Result<(), ServerError> {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(who) {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let fresh = || {
            let burst = f64::from(self.allowed.count);
            Bucket::new(burst / self.allowed.within.as_secs_f64(), burst)
        };
        let bucket = buckets.entry(who.to_owned()).or_insert_with(fresh);
        match bucket.try_take(now) {
            Ok(()) => Ok(()),
            Err(wait) => Err(ServerError::slow_down(because, wait)),
        }
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_wire::Code;

    use super::*;

    #[test]
    fn one_visitor_waits_and_the_others_do_not() {
        let counter = Counter::new(Allowance::new(2, Duration::from_hours(1)));
        assert!(counter.take("a", "").is_ok() && counter.take("a", "").is_ok());
        let Err(ServerError(problem)) = counter.take("a", "so many") else {
            panic!("too many are let through")
        };
        assert_eq!(problem.code, Code::SlowDown);
        assert!(problem.retry_after.is_some_and(|wait| (1790..=1800).contains(&wait)), "{problem:?}");
        assert!(counter.take("b", "").is_ok());
    }

    #[test]
    fn neighbours_share_a_network() {
        let read = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(read("2001:db8:1:2:3:4:5:6"), read("2001:db8:1:2:ffff::1"));
        assert_ne!(read("2001:db8:1:2::1"), read("2001:db8:1:3::1"));
        assert_eq!(read("::ffff:192.0.2.7"), read("192.0.2.7"));
        assert_ne!(read("192.0.2.7"), read("192.0.2.8"));
    }
}
