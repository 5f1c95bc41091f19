//! Players against players: the same deals for everybody, the measured player on every seat in turn.

mod game;
mod ladder;
mod sprt;
mod tally;

use std::ops::Range;

use irrgarten_game::{Seat, Seed};

pub use game::{Contender, Played, play};
pub use ladder::{Meeting, Rung, ladder};
pub use sprt::{Sprt, Verdict};
pub use tally::{Interval, Tally, elo, wilson};

use crate::Hints;
pub use crate::share;

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

/// Who sits where in the games of one deal, and on which seat somebody is measured. Where all play together, one kind
/// takes all seats, once.
pub fn seatings(
    one: Contender,
    others: Contender,
    seats: u8,
    together: bool,
) -> impl Iterator<Item = (Seat, Vec<Contender>)> {
    let measured = Seat::all(if together { 1 } else { seats });
    measured.map(move |measured| {
        let on = |seat| if together || seat == measured { one } else { others };
        (measured, Seat::all(seats).map(on).collect())
    })
}

/// What a deal is dealt from, and what its players think with: both follow from its number.
pub fn dealt(deal: u64) -> (Seed, u64) {
    let seed = format!("arena {deal}").parse().expect("any text but none is a seed");
    (seed, deal.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// Plays one deal with the measured player on every seat in turn, and gives its shares of the victory.
pub fn mirrored<G: Hints>(game: &Match<G>, deal: u64) -> Vec<f32> {
    let (seed, thinking) = dealt(deal);
    let games = seatings(game.one, game.others, game.seats, G::META.together);
    let shares = games.map(|(measured, contenders)| {
        share(&play::<G>(&contenders, game.options, &seed, thinking).outcome, measured)
    });
    shares.collect()
}

/// Plays the deals with these numbers, one after the other.
pub fn measure<G: Hints>(game: &Match<G>, deals: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    deals.for_each(|deal| tally.add(&mirrored(game, deal)));
    tally
}
