//! Measures the round trip of a connection: the shortest of the last ones.

use axum::body::Bytes;
use tokio::time::Instant;

/// How many round trips are remembered.
const SAMPLES: usize = 16;

#[derive(Default)]
pub(super) struct RoundTrips {
    /// The ping that is under way, by its number.
    asked: Option<(u64, Instant)>,
    pings: u64,
    trips: [Option<u32>; SAMPLES],
}

impl RoundTrips {
    /// The payload of the next ping. Only its own echo counts as an answer.
    pub(super) fn ping(&mut self, now: Instant) -> Bytes {
        self.pings += 1;
        self.asked = Some((self.pings, now));
        Bytes::copy_from_slice(&self.pings.to_be_bytes())
    }

    pub(super) fn pong(&mut self, echo: &[u8], now: Instant) {
        if let Some((number, asked)) = self.asked
            && echo == number.to_be_bytes()
        {
            self.asked = None;
            let trip = u32::try_from(now.saturating_duration_since(asked).as_millis()).unwrap_or(u32::MAX);
            self.trips[number as usize % SAMPLES] = Some(trip);
        }
    }

    /// In milliseconds. A connection that was never measured counts as instantaneous.
    pub(super) fn round_trip(&self) -> u32 {
        self.trips.iter().flatten().min().copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_shortest_of_the_last_sixteen_counts_and_only_echoes_do() {
        let (mut round_trips, start) = (RoundTrips::default(), Instant::now());
        assert_eq!(round_trips.round_trip(), 0);
        round_trips.pong(&1u64.to_be_bytes(), start);
        round_trips.ping(start);
        round_trips.pong(b"", start);
        round_trips.pong(&2u64.to_be_bytes(), start);
        assert_eq!(round_trips.round_trip(), 0, "nothing of this was asked for");
        let mut trip = |millis: u64| {
            let ping = round_trips.ping(start);
            round_trips.pong(&ping, start + Duration::from_millis(millis));
            round_trips.pong(&ping, start);
            round_trips.round_trip()
        };
        assert_eq!((trip(80), trip(30), trip(50)), (80, 30, 30));
        let later: Vec<u32> = (0..15).map(|_| trip(60)).collect();
        assert_eq!((later[13], later[14]), (30, 50));
    }
}
