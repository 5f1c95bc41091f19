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

    const fn times(self, factor: u32) -> Allowance {
        Allowance { count: self.count.saturating_mul(factor), within: self.within }
    }
}

/// The limits of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Open sockets of one person.
    pub sockets_per_person: usize,
    /// Open sockets from one address; a school behind one address needs more.
    pub sockets_per_address: usize,
    /// Sockets opened from one address: twice as many as may be open, so that all can come back after a restart.
    pub new_sockets: Allowance,
    /// New guests from one address.
    pub guests: Allowance,
    /// Tables one person opens.
    pub tables: Allowance,
    /// Chat messages of one person, at all tables.
    pub remarks: Allowance,
    /// Table codes tried from one address. Three times as many may be tried from a wider network, and a hundred times
    /// as many wrong ones from everywhere; the first try of a network in an hour is let in all the same.
    pub codes: Allowance,
    /// Passphrases tried for one name from one address. Twenty times as many may be tried for one name from everywhere,
    /// and for all names from one address.
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
            new_sockets: Allowance::new(400, Duration::from_mins(1)),
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
            new_sockets: any,
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

/// A provider gives a customer a whole /48 of IPv6, which has 65,536 neighbourhoods.
fn wide_network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}")
        }
    }
}

/// Counts requests against the limits.
pub(crate) struct Counters {
    new_sockets: Counter,
    guests: Counter,
    tables: Counter,
    remarks: Counter,
    codes: Counter,
    codes_widely: Counter,
    first_codes: Counter,
    wrong_codes: Counter,
    passphrases: Counter,
    passphrases_widely: Counter,
    links: Counter,
    requests: Counter,
}

impl Counters {
    /// `requests` limits one bot over plain HTTP, where no connection does.
    pub(crate) fn new(limits: &Limits, requests: Allowance) -> Counters {
        Counters {
            new_sockets: Counter::new(limits.new_sockets),
            guests: Counter::new(limits.guests),
            tables: Counter::new(limits.tables),
            remarks: Counter::new(limits.remarks),
            codes: Counter::new(limits.codes),
            codes_widely: Counter::new(limits.codes.times(3)),
            first_codes: Counter::new(Allowance::new(1, Duration::from_hours(1))),
            wrong_codes: Counter::new(limits.codes.times(100)),
            passphrases: Counter::new(limits.passphrases),
            passphrases_widely: Counter::new(limits.passphrases.times(20)),
            links: Counter::new(limits.links),
            requests: Counter::new(requests),
        }
    }

    pub(crate) fn request(&self, by: &PersonId) -> Result<(), ServerError> {
        self.requests.take(&by.0, "you have asked so often")
    }

    pub(crate) fn socket(&self, from: IpAddr) -> Result<(), ServerError> {
        self.new_sockets.take(&neighbourhood(from), "your network has opened so many sockets")
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
        let wide = wide_network(from);
        // While the whole space of codes is being searched, a network that has not tried any for long still has one try.
        if self.first_codes.take(&wide, "").is_err() {
            self.wrong_codes.check(EVERYWHERE, "so many wrong codes were tried")?;
        }
        self.codes_widely.take(&wide, "so many codes were tried from your network")?;
        self.codes.take(&neighbourhood(from), "so many codes were tried from your network")
    }

    /// A code that no table has was tried.
    pub(crate) fn wrong_code(&self) {
        let _ = self.wrong_codes.take(EVERYWHERE, "");
    }

    /// A stranger who tries passphrases for a name uses up the stranger's own tries, not those of its owner.
    pub(crate) fn passphrase(&self, name: &str, from: IpAddr) -> Result<(), ServerError> {
        let network = neighbourhood(from);
        let key = format!("{name} from {network}");
        self.passphrases.take(&key, "so many passphrases were tried for this name from your network")?;
        self.passphrases_widely
            .take(&format!("from {network}"), "so many passphrases were tried from your network")?;
        self.passphrases_widely.take(&format!("of {name}"), "so many passphrases were tried for this name")
    }

    /// A device that was this person before has tries of its own, which no stranger can use up.
    pub(crate) fn passphrase_of_known_device(&self, person: &PersonId) -> Result<(), ServerError> {
        self.passphrases.take(&format!("known {}", person.0), "you have tried so many passphrases")
    }

    /// A person tries their present passphrase to set another.
    pub(crate) fn own_passphrase(&self, person: &PersonId) -> Result<(), ServerError> {
        self.passphrases.take(&format!("by {}", person.0), "you have tried so many passphrases")
    }

    pub(crate) fn links_from(&self, from: IpAddr) -> Result<(), ServerError> {
        self.links.take(&neighbourhood(from), "so many links were tried from your network")
    }

    pub(crate) fn links_of(&self, owner: &PersonId) -> Result<(), ServerError> {
        self.links.take(&format!("of {}", owner.0), "you have made so many links")
    }
}

/// The key of a counter that counts all networks together.
const EVERYWHERE: &str = "everywhere";

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

    /// Refuses if the next request would be refused. Counts nothing.
    fn check(&self, key: &str, because: &str) -> Result<(), ServerError> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = buckets.get_mut(key).and_then(|bucket| bucket.wait(Instant::now()));
        wait.map_or(Ok(()), |wait| Err(ServerError::slow_down(because, wait)))
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
    fn a_search_of_all_codes_is_slowed_down_and_others_still_find_their_table() {
        let limits = Limits { codes: Allowance::new(2, Duration::from_hours(1)), ..Limits::default() };
        let counters = Counters::new(&limits, Allowance::new(1, Duration::from_secs(1)));
        let mut tried = 0;
        for network in 0..1000_u16 {
            for neighbour in 0..4_u16 {
                let from = std::net::Ipv6Addr::new(0x2001, 0xdb8, network, neighbour, 0, 0, 0, 1).into();
                while counters.code(from).is_ok() {
                    counters.wrong_code();
                    tried += 1;
                }
            }
        }
        assert!(tried < 1_300, "{tried} of 6,000 that these networks may try if each is counted alone");
        assert!(counters.code("192.0.2.7".parse().unwrap()).is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn a_patient_search_of_all_codes_is_stopped_and_others_still_find_their_table() {
        let counters = Counters::new(&Limits::default(), Allowance::new(1, Duration::from_secs(1)));
        let (mut tried, mut of_one_network) = (0, 0);
        let (minutes, networks) = (30, 100);
        for step in 0..minutes * 30 {
            for number in 0..networks {
                let network = (number + step) % networks;
                let from = std::net::Ipv6Addr::new(0x2001, 0xdb8, network, step, 0, 0, 0, 1).into();
                if counters.code(from).is_ok() {
                    counters.wrong_code();
                    tried += 1;
                    of_one_network += u32::from(network == 0);
                }
            }
            // As fast as one network may try.
            tokio::time::advance(Duration::from_secs(2)).await;
        }
        let most = u32::from(networks) + 1000 * (u32::from(minutes) + 1);
        assert!(tried <= most, "{tried}, and {most} wrong codes from everywhere are allowed");
        assert!(
            of_one_network < 450,
            "{of_one_network} from one /48, of 900 that it may try if nobody else does"
        );
        assert!(counters.code("192.0.2.7".parse().unwrap()).is_ok());
    }

    #[test]
    fn wrong_passphrases_of_a_stranger_do_not_lock_the_owner_out() {
        let counters = Counters::new(&Limits::default(), Allowance::new(1, Duration::from_secs(1)));
        let (stranger, owner) = ("203.0.113.9".parse().unwrap(), "192.0.2.7".parse().unwrap());
        assert!((0..100).any(|_| counters.passphrase("ada", stranger).is_err()));
        assert!((0..5).all(|_| counters.passphrase("ada", owner).is_ok()));
        // From many networks at once the name itself is protected.
        let mut many = (0..=255).map(|last| IpAddr::from([198, 51, 100, last]));
        assert!(many.any(|from| counters.passphrase("ada", from).is_err()));
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
