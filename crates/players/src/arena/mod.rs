//! Players against players.

mod game;
mod tally;

pub use game::{Contender, Played, play};
pub use tally::{Interval, Tally, wilson};

use irrgarten_game::{Seat, Seed};

use crate::{Hints, share};

/// One player against others of another kind, at a table of so many seats.
pub struct Match<G: Hints> {
    /// Who is measured.
    pub one: Contender,
    /// Who sits on all other seats.
    pub others: Contender,
    /// How many seats.
    pub seats: u8,
    /// The settings of the game.
    pub options: G::Options,
}

/// Plays one deal with the measured player on every seat in turn, and gives its shares of the victory. Where all play
/// together the others are left out: a team of one kind plays the deal once.
pub fn mirrored<G: Hints>(game: &Match<G>, deal: u64) -> Vec<f32> {
    let seed: Seed = format!("arena {deal}").parse().expect("any text but none is a seed");
    let together = G::META.together;
    let seats = Seat::all(if together { 1 } else { game.seats });
    let games = seats.map(|measured| {
        let on = |seat| if together || seat == measured { game.one } else { game.others };
        let contenders: Vec<_> = Seat::all(game.seats).map(on).collect();
        let played = play::<G>(&contenders, game.options, &seed, deal.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        share(&played.outcome, measured)
    });
    games.collect()
}

/// Plays the deals with these numbers, one after the other.
pub fn measure<G: Hints>(game: &Match<G>, deals: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    deals.for_each(|deal| tally.add(&mirrored(game, deal)));
    tally
}
