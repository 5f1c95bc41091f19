//! T-STOP and T-END.

use irrgarten_game::{Game, Outcome, Seat, Turn};
use towers::{Refusal, Stage, State, Towers};

use crate::table::{GREEN, RED, TABLE, Table, actions, play, text};

fn moving(table: Table) -> State {
    Table { turn: "R.m", barred: "E2", ..table }.state()
}

fn letters(state: &State, seat: Seat) -> String {
    state.public().found(seat).iter().map(|treasure| treasure.letter()).collect()
}

#[test]
fn t_stop_01_on_the_target() {
    let state = play(moving(Table { pawns: "Rc1,Ge5", treasures: "-|JEBACH,-|GLKFDI", ..TABLE }), &["mb1"]);
    assert_eq!(letters(&state, RED), "J");
    assert_eq!(state.target(RED).unwrap().letter(), 'E', "the next card is the new target");
    assert_eq!(state.public().stage, Stage::Slide(GREEN), "no card is drawn");
}

#[test]
fn t_stop_01_staying_on_the_target_finds_it_unless_the_table_says_no() {
    let here = Table { pawns: "Rb1,Ge5", treasures: "-|JEBACH,-|GLKFDI", ..TABLE };
    assert_eq!(letters(&play(moving(here), &["mb1"]), RED), "J");
    let strict = Table { more: "stay_finds=no", ..here };
    let state = play(moving(strict), &["mb1"]);
    assert_eq!((letters(&state, RED), state.public().stage), (String::new(), Stage::Draw(RED)));
    let walked = Table { pawns: "Rc1,Ge5", ..strict };
    assert_eq!(letters(&play(moving(walked), &["mb1"]), RED), "J");
    assert!(text(&moving(strict)).ends_with(" R.m E2 stay_finds=no"));
}

#[test]
fn t_stop_02_the_rune_stone_for_the_first_time() {
    let state = play(moving(Table { pawns: "Rb3,Ge5", ..TABLE }), &["mc3+U"]);
    assert!(state.public().rune_done(RED) && !state.public().rune_done(GREEN));
    assert_eq!(state.public().stage, Stage::Slide(GREEN), "no card is drawn");
    let passed = play(moving(Table { pawns: "Rb3,Ge5", hands: "UD,J", ..TABLE }), &["mc2+UD"]);
    assert!(!passed.public().rune_done(RED), "passing by is not enough");
}

#[test]
fn t_stop_03_the_rune_stone_again() {
    let state = play(moving(Table { pawns: "Rb3,Ge5", runes: "+-", ..TABLE }), &["mc3+U"]);
    assert_eq!(state.public().stage, Stage::Draw(RED));
}

#[test]
fn t_stop_04_anywhere_else() {
    let state = play(moving(Table { pawns: "Rc1,Ge5", ..TABLE }), &["md1"]);
    assert_eq!(state.public().stage, Stage::Draw(RED), "a treasure that is not the target");
    let home = play(moving(TABLE), &["ma1"]);
    assert_eq!(home.public().stage, Stage::Draw(RED), "the start, with goals left");
    let done = Table { pawns: "Rc1,Ge5", treasures: "EJBACH|-,-|GLKFDI", runes: "+-", ..TABLE };
    let away = play(moving(done), &["md1"]);
    assert_eq!(away.public().stage, Stage::Draw(RED), "all goals met, but not on the start");
}

#[test]
fn t_stop_05_one_treasure_a_turn() {
    // J is on b1 and A on c1, side by side: the turn is over after the first.
    let state = play(moving(Table { pawns: "Rd1,Ge5", treasures: "-|AJBECH,-|GLKFDI", ..TABLE }), &["mc1"]);
    assert_eq!((letters(&state, RED).as_str(), state.public().stage), ("A", Stage::Slide(GREEN)));
    let passed = play(moving(Table { pawns: "Rd1,Ge5", treasures: "-|AJBECH,-|GLKFDI", ..TABLE }), &["mb1"]);
    assert_eq!(letters(&passed, RED), "", "passing by the target does not find it");
}

#[test]
fn t_stop_06_treasures_in_order_the_rune_at_any_time() {
    let state = play(moving(Table { pawns: "Rc1,Ge5", treasures: "-|EJBACH,-|GLKFDI", ..TABLE }), &["mb1"]);
    assert_eq!(letters(&state, RED), "", "J is the second card");
    for treasures in ["-|EJBACH,-|GLKFDI", "EJB|ACH,-|GLKFDI", "EJBACH|-,-|GLKFDI"] {
        let state = play(moving(Table { pawns: "Rb3,Ge5", treasures, ..TABLE }), &["mc3+U"]);
        assert!(state.public().rune_done(RED), "{treasures}");
    }
}

/// Red has met all goals and stands one big step from its start.
const NEARLY: Table =
    Table { pawns: "Rb1,Ge2", treasures: "EJBACH|-,GLKFDI|-", runes: "++", hands: "D,DD", ..TABLE };

#[test]
fn t_end_01_the_first_at_home_wins() {
    let state = play(moving(NEARLY), &["ma1+D"]);
    let Turn::Over(Outcome::Ranking(places)) = Towers::turn(&state) else { panic!("over") };
    assert_eq!(places.iter().copied().collect::<Vec<_>>(), [1, 2]);
    assert!(text(&state).contains(" R.won "), "{state:?}");
    assert_eq!(Towers::check(&state, GREEN, "sW2=3".parse().unwrap()), Err(Refusal::GameOver));
    let goal_left = Table { runes: "-+", ..NEARLY };
    assert_eq!(play(moving(goal_left), &["ma1+D"]).public().stage, Stage::Draw(RED));
    let treasure_left = Table { treasures: "EJBAC|H,GLKFDI|-", ..NEARLY };
    assert_eq!(play(moving(treasure_left), &["ma1+D"]).public().stage, Stage::Draw(RED));
}

#[test]
fn t_end_01_with_equal_turns_the_round_is_finished() {
    let equal = Table { more: "equal=R", ..NEARLY };
    let state = play(moving(equal), &["ma1+D"]);
    assert_eq!(state.public().stage, Stage::Slide(GREEN), "green may answer");
    // Green walks from e2 over e3 down to e4 and e5, its start.
    let shared = play(state, &["sSb=3", "me5+D"]);
    let Turn::Over(Outcome::Ranking(places)) = Towers::turn(&shared) else { panic!("over: {shared:?}") };
    assert_eq!(places.iter().copied().collect::<Vec<_>>(), [1, 1]);
    assert!(text(&shared).contains(" RG.won "), "{shared:?}");
    let alone = play(state, &["sSb=3", "me2", "!U"]);
    assert!(text(&alone).contains(" R.won "), "{alone:?}");
    // Whoever ends the round ends the game.
    let last = Table { more: "equal=G", ..NEARLY };
    assert!(matches!(play(moving(last), &["ma1+D"]).public().stage, Stage::Won(_)));
    assert!(actions(&state).iter().all(|action| action.starts_with('s')));
}
