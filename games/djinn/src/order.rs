//! The order of claims, from what was measured of clocks and connections. The table keeps the time (D-TIME).

use irrgarten_game::{Seat, Stamp};
use irrgarten_kit::List;

use crate::action::Think;

/// The most seats of the game.
const SEATS: usize = 4;

/// D-TIME-02, D-TIME-06: the time a claim took without the delay between table and seat, of which no more than the cap
/// is made up for, whether the cards came late or the connection is slow.
pub fn think(stamp: Stamp, cap_ms: u16) -> Think {
    let ways = stamp.revealed.saturating_add(stamp.round_trip).min(u32::from(cap_ms));
    Think(stamp.arrived.saturating_sub(ways))
}

/// D-TIME-03: from then on, in milliseconds since the start, nothing can come before a claim with this time or tie with
/// it: a seat that claims later has thought longer by more than that.
pub fn settles(shortest: Think, cap_ms: u16, tie_ms: u16) -> u32 {
    shortest.0.saturating_add(u32::from(cap_ms)).saturating_add(u32::from(tie_ms))
}

/// A claim to be put in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    pub seat: Seat,
    pub think: Think,
    /// Treasures of the rounds before.
    pub treasures: u16,
}

impl Default for Claim {
    fn default() -> Claim {
        Claim { seat: Seat::at(0), think: Think(0), treasures: 0 }
    }
}

/// D-TIME-03, D-TIME-04: the claims from first to last, whatever order they are given in.
///
/// Among those within `tie_ms` of the shortest time the one with the fewest treasures goes first, of equals the one
/// next clockwise from the roller's left, the roller last; then the same for the rest.
pub fn in_order(claims: &[Claim], tie_ms: u16, roller: Seat, seats: u8) -> List<Claim, SEATS> {
    let mut left: List<Claim, SEATS> = List::new();
    claims.iter().take(SEATS).for_each(|&claim| left.push(claim));
    let mut order = List::new();
    while let Some(shortest) = left.iter().map(|claim| claim.think.0).min() {
        let tied = left.iter().filter(|claim| claim.think.0 - shortest <= u32::from(tie_ms));
        let first = tied.min_by_key(|claim| precedence(claim.treasures, claim.seat, roller, seats)).copied();
        let Some(first) = first else { break };
        left.retain(|claim| claim.seat != first.seat);
        order.push(first);
    }
    order
}

/// The smaller goes first of two claims that were equally fast.
pub(crate) fn precedence(treasures: u16, seat: Seat, roller: Seat, seats: u8) -> (u16, u8) {
    (treasures, (seats + seat.number() - roller.left(seats).number()) % seats)
}
