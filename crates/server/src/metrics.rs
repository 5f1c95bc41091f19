//! Counters in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::thinking::Purpose;

/// Upper bounds of the histogram of acknowledgements, in milliseconds.
const BOUNDS: [u32; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/// What is counted, for `/metrics`.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) commands_done: AtomicU64,
    pub(crate) commands_refused: AtomicU64,
    pub(crate) commands_repeated: AtomicU64,
    pub(crate) store_errors: AtomicU64,
    pub(crate) events: AtomicU64,
    pub(crate) conflicts: AtomicU64,
    pub(crate) leases_lost: AtomicU64,
    pub(crate) bot_actions: AtomicU64,
    pub(crate) slow_readers: AtomicU64,
    pub(crate) bad_frames: AtomicU64,
    pub(crate) slowed_down: AtomicU64,
    pub(crate) hooks_called: AtomicU64,
    pub(crate) hooks_failed: AtomicU64,
    pub(crate) hooks_dropped: AtomicU64,
    ack_buckets: [AtomicU64; BOUNDS.len()],
    ack_count: AtomicU64,
    ack_micros: AtomicU64,
}

/// What is so at this moment, for `/metrics`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gauges {
    /// Open sockets and streams.
    pub(crate) connections: usize,
    /// People with a socket.
    pub(crate) people: usize,
    /// Tables in memory.
    pub(crate) tables: usize,
    /// Does another node live?
    pub(crate) has_others: bool,
}

/// The memory of this process in bytes, where the system tells it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
}

pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// A command was durable after so long.
    pub(crate) fn acknowledged(&self, after: Duration) {
        if let Some(bucket) = BOUNDS.iter().position(|&bound| after <= Duration::from_millis(bound.into())) {
            count(&self.ack_buckets[bucket]);
        }
        count(&self.ack_count);
        self.ack_micros.fetch_add(after.as_micros() as u64, Ordering::Relaxed);
    }

    /// The text format of Prometheus.
    pub(crate) fn text(&self, now: Gauges, thoughts: impl Fn(Purpose) -> usize) -> String {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = writeln!(text, "# HELP irrgarten_{name} {help}\n# TYPE irrgarten_{name} {kind}");
            let _ = writeln!(text, "irrgarten_{name} {value}");
        };
        one("connections", "gauge", "Open sockets.", now.connections as u64);
        one("people", "gauge", "People with an open socket.", now.people as u64);
        one("tables_awake", "gauge", "Tables in memory.", now.tables as u64);
        one(
            "has_other_nodes",
            "gauge",
            "Whether another server on the database lives.",
            now.has_others.into(),
        );
        if let Some(bytes) = resident() {
            one("memory_bytes", "gauge", "Memory of the process.", bytes);
        }
        one("commands_done_total", "counter", "Commands carried out and durable.", read(&self.commands_done));
        one(
            "commands_refused_total",
            "counter",
            "Commands that changed nothing.",
            read(&self.commands_refused),
        );
        one("commands_repeated_total", "counter", "Commands sent again.", read(&self.commands_repeated));
        one("store_errors_total", "counter", "Commands the store did not take.", read(&self.store_errors));
        one("events_total", "counter", "Events appended.", read(&self.events));
        one("conflicts_total", "counter", "Times another node was faster.", read(&self.conflicts));
        one(
            "leases_lost_total",
            "counter",
            "Actions refused because the lease was over.",
            read(&self.leases_lost),
        );
        one("bot_actions_total", "counter", "Actions of built-in bots.", read(&self.bot_actions));
        one("slow_readers_total", "counter", "Sockets closed for not reading.", read(&self.slow_readers));
        one("bad_frames_total", "counter", "Sockets closed for what they sent.", read(&self.bad_frames));
        one("webhooks_called_total", "counter", "Turns told at an address.", read(&self.hooks_called));
        one("webhooks_failed_total", "counter", "Turns that could not be told.", read(&self.hooks_failed));
        one("webhooks_dropped_total", "counter", "Turns there was no room for.", read(&self.hooks_dropped));
        one("slowed_down_total", "counter", "Times a client was slowed down.", read(&self.slowed_down));
        let (name, version) = ("irrgarten_build_info", env!("CARGO_PKG_VERSION"));
        let _ = writeln!(text, "# HELP {name} The version of the program.\n# TYPE {name} gauge");
        let _ = writeln!(text, "{name}{{version=\"{version}\"}} 1");
        let name = "irrgarten_thoughts_waiting";
        let _ = writeln!(text, "# HELP {name} What built-in bots are to think about.\n# TYPE {name} gauge");
        for purpose in Purpose::ALL {
            let _ = writeln!(text, "{name}{{purpose=\"{}\"}} {}", purpose.name(), thoughts(purpose));
        }
        let name = "irrgarten_ack_seconds";
        let _ = writeln!(text, "# HELP {name} From command to durable.\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.ack_buckets) {
            sum += read(bucket);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {sum}", f64::from(*bound) / 1000.0);
        }
        let all = read(&self.ack_count);
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_count {all}");
        let _ = writeln!(text, "{name}_sum {}", Duration::from_micros(read(&self.ack_micros)).as_secs_f64());
        text
    }
}
