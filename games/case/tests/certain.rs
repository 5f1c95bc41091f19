//! A player that is certain is right. `IRRGARTEN_CASE_GAMES=100000` asks for a campaign.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measurement says what it found")]

use case::reason::{Evidence, Facts};
use case::{Action, Case};
use irrgarten_game::{Game as _, Seat, Viewer};
use irrgarten_players::{Character, Level};

#[path = "support/games.rs"]
mod games;

/// What was accused in a game.
#[derive(Default)]
struct Accusations {
    certain: u32,
    likely: u32,
    likely_wrong: u32,
}

/// Which bot sits where: mostly fast ones, now and then a raven, more rarely an owl.
fn who(game: u64, seat: Seat) -> Character {
    let nth = game + seat.index() as u64;
    match seat.index() {
        0 if game.is_multiple_of(100) => Character::Owl,
        0 if game.is_multiple_of(10) => Character::Raven,
        _ => [Character::Mouse, Character::Hedgehog, Character::Fox][(nth % 3) as usize],
    }
}

fn judge(game: u64, seats: u8, found: &mut Accusations) {
    let level = |seat| Level::Character(who(game, seat));
    games::play(("certain", game), seats, level, |state, seat, action| {
        let Action::Accuse(triple) = action else { return };
        let view = Case::view(state, Viewer::Seat(seat));
        let follows = Facts::of(&Evidence::of(&view)).unwrap().solved() == Some(triple);
        let right = triple == state.file();
        let gambles = who(game, seat) == Character::Owl && !follows;
        assert!(follows || gambles, "game {game}: {seat:?} accuses without being certain");
        assert!(right || gambles, "game {game}: {seat:?} was certain and wrong");
        found.count(gambles, right);
    });
}

impl Accusations {
    fn count(&mut self, gambles: bool, right: bool) {
        self.certain += u32::from(!gambles);
        self.likely += u32::from(gambles);
        self.likely_wrong += u32::from(gambles && !right);
    }
}

#[test]
fn a_player_that_is_certain_is_right() {
    let games = std::env::var("IRRGARTEN_CASE_GAMES").map_or(60, |games| games.parse().unwrap());
    let mut found = Accusations::default();
    for game in 0..games {
        judge(game, 2 + (game / 3 % 5) as u8, &mut found);
        if (game + 1) % 10_000 == 0 || game + 1 == games {
            let Accusations { certain, likely, likely_wrong } = found;
            println!(
                "{} games: {certain} certain accusations, all right; {likely} likely ones, {likely_wrong} wrong",
                game + 1
            );
        }
    }
}
