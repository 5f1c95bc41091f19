//! How games end that nobody wins by coming home.

use irrgarten_game::{
    ChanceRng, Game as _, Outcome, SearchRng, Seat, Stream, Turn, TurnCount, draw, even_action,
};
use irrgarten_players::arena::{ArenaDeal, Contender, play};
use irrgarten_players::{Character, Level};
use towers::{Options, ROUNDS, Stage, State, Towers};

/// Plays at random for so many turns, or until somebody is home.
fn aimless(turns: u32) -> (State, TurnCount) {
    let seed = "aimless".parse().expect("a word is a seed");
    let mut state = Towers::new_game(2, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
    let (mut dice, mut count, mut begun) = (SearchRng::new(1), TurnCount::default(), 0);
    loop {
        match Towers::turn(&state) {
            Turn::Over(_) => return (state, count),
            Turn::Chance => {
                let card = draw::<Towers>(&state, &mut dice).expect("a card");
                Towers::chance(&mut state, card);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let begins = matches!(state.public().stage, Stage::Slide(_));
                if begins && begun == turns {
                    return (state, count);
                }
                begun += u32::from(begins);
                count.count::<Towers>(&state);
                let action = even_action::<Towers>(&state, seat, &mut dice).expect("something to do");
                Towers::act(&mut state, seat, action);
            }
        }
    }
}

#[test]
fn t_end_01_after_the_last_round_the_places_go_by_goals_met() {
    let (before, count) = aimless(2 * ROUNDS - 1);
    assert!(matches!(count.turn::<Towers>(&before), Turn::Decide(_)), "one turn is left");
    let (end, count) = aimless(2 * ROUNDS);
    let Turn::Over(Outcome::Ranking(places)) = count.turn::<Towers>(&end) else { panic!("{end:?}") };
    assert!(matches!(Towers::turn(&end), Turn::Decide(_)), "the rules know no last turn");
    let goals = |nth| {
        let (seat, public) = (Seat::at(nth), end.public());
        public.found(seat).len() + usize::from(public.rune_done(seat))
    };
    assert_eq!(goals(0).cmp(&goals(1)), places[Seat::at(1)].cmp(&places[Seat::at(0)]));
}

#[test]
fn players_tire_of_standing_still() {
    // Deal 75 was played for ever.
    for character in [Character::Mouse, Character::Hedgehog, Character::Fox] {
        let contenders = [Contender::of(Level::Character(character)); 2];
        for deal in 60..100 {
            let played = play::<Towers>(&contenders, Options::default(), &ArenaDeal::numbered(deal));
            let actions: u32 = played.actions.iter().sum();
            assert!(actions < 2 * 2 * ROUNDS, "{character:?}, deal {deal}: {actions} actions");
        }
    }
}
