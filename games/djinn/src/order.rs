//! Who was first: from clocks and lines to an order of claims. Pure; the table keeps the time (D-TIME).

use irrgarten_game::Seat;
use irrgarten_kit::List;

use crate::action::Think;

/// The most seats of the game.
const SEATS: usize = 4;

/// What the table measured of one claim, in milliseconds of its own clock (D-TIME-01, D-TIME-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stamp {
    /// When the seat's cards were sent.
    pub revealed: u64,
    /// When its claim was read.
    pub arrived: u64,
    /// The shortest of the last round trips.
    pub round_trip: u32,
}

impl Stamp {
    /// D-TIME-02, D-TIME-06: the time from the reveal to the claim without the way there and back, of which no more
    /// than the cap is made up for.
    pub fn think(&self, cap_ms: u16) -> Think {
        let way = u64::from(self.round_trip.min(u32::from(cap_ms)));
        let think = self.arrived.saturating_sub(self.revealed).saturating_sub(way);
        Think(u32::try_from(think).unwrap_or(u32::MAX))
    }

    /// D-TIME-03: until then a claim already under way could still overtake this one.
    pub fn settles(&self, cap_ms: u16) -> u64 {
        self.arrived + u64::from(cap_ms)
    }
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

/// Who goes first of two that were equally fast.
pub(crate) fn precedence(treasures: u16, seat: Seat, roller: Seat, seats: u8) -> (u16, u8) {
    (treasures, (seats + seat.number() - roller.left(seats).number()) % seats)
}
