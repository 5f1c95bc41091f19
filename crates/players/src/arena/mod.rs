//! Bots against bots: the same deals for everybody, the measured bot on every seat in turn.

mod game;
mod ladder;
mod sprt;
mod tally;

use std::ops::Range;

use irrgarten_game::Seat;

pub use game::{ArenaDeal, Clock, Contender, FinishedGame, play, play_graded, play_timed};
pub use ladder::{LadderEntry, Meeting, ladder};
pub use sprt::{Sprt, Verdict};
pub use tally::{Interval, Tally, elo, wilson};

use crate::Hints;
pub use crate::share;

/// One bot against others of another kind, at a table of this many seats.
pub struct Match<G: Hints> {
    /// The measured bot.
    pub one: Contender,
    /// The bot on all other seats.
    pub others: Contender,
    /// How many seats.
    pub seats: u8,
    /// The settings of the game.
    pub options: G::Options,
}

/// The bots on the seats in the games of one deal, and the measured seat. Where all play together, one kind takes all
/// seats, once.
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

/// Plays one deal with the measured bot on every seat in turn, and returns its shares of the victory.
pub fn mirrored<G: Hints>(game: &Match<G>, deal: u64) -> Vec<f32> {
    let deal = ArenaDeal::numbered(deal);
    let games = seatings(game.one, game.others, game.seats, G::META.together);
    let shares = games
        .map(|(measured, contenders)| share(&play::<G>(&contenders, game.options, &deal).outcome, measured));
    shares.collect()
}

/// Plays the deals with these numbers, one after the other.
pub fn measure<G: Hints>(game: &Match<G>, deals: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    deals.for_each(|deal| tally.add(&mirrored(game, deal)));
    tally
}
