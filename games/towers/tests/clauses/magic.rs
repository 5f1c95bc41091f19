//! T-MAGIC and T-KIDS.

use irrgarten_game::Game;
use irrgarten_kit::Indexed as _;
use towers::{Kids, Magic, Options, Stage, Towers};

use crate::table::{GREEN, RED, TABLE, Table, actions, dealt, forbidden, play, prices, text};

fn moving(pawns: &'static str, hands: &'static str) -> towers::State {
    Table { pawns, hands, turn: "R.m", barred: "E2", ..TABLE }.state()
}

#[test]
fn t_magic_01_a_card_pays_for_one_step_of_any_height() {
    let state = moving("Ra1,Ge5", "U,J");
    assert_eq!(forbidden(&state, "mb1+U"), None, "1 to 3");
    assert_eq!(forbidden(&state, "ma2+U"), None, "1 to 4");
    assert_eq!(forbidden(&state, "me3+U"), None, "and on from there");
    assert_eq!(forbidden(&state, "me4+U"), Some("T-MAGIC-02"), "a second big step");
}

#[test]
fn t_magic_02_up_down_and_joker() {
    assert_eq!(forbidden(&moving("Ra1,Ge5", "D,J"), "mb1+D"), Some("T-MAGIC-02"));
    assert_eq!(forbidden(&moving("Ra1,Ge5", "J,J"), "mb1+J"), None);
    assert_eq!(forbidden(&moving("Re3,Ge5", "U,J"), "me4+U"), Some("T-MAGIC-02"));
    assert_eq!(forbidden(&moving("Re3,Ge5", "D,J"), "me4+D"), None);
    assert_eq!(forbidden(&moving("Re3,Ge5", "J,J"), "me4+J"), None);
}

#[test]
fn t_magic_03_walls_stay_walls() {
    assert_eq!(forbidden(&moving("Rc1,Ge5", "UDJ,J"), "mc2+U"), Some("T-MOVE-04"));
    assert_eq!(forbidden(&moving("Rb2,Ge5", "UDJ,J"), "mb1+J"), Some("T-MOVE-04"));
}

#[test]
fn t_magic_04_several_cards_in_one_turn() {
    // From b3 up to c3 and down to c2: two big steps.
    let state = moving("Rb3,Ge5", "UDJJ,J");
    assert_eq!(prices(&state, "c3"), ["+J", "+U"]);
    assert_eq!(prices(&state, "c2"), ["+DJ", "+JJ", "+UD", "+UJ"]);
    assert_eq!(prices(&state, "b2"), ["+DJ", "+JJ", "+UD", "+UJ"]);
    assert_eq!(forbidden(&state, "mc2+UU"), Some("T-MAGIC-04"), "only one in hand");
    assert_eq!("mb2+JU".parse::<towers::Action>().unwrap().to_string(), "mb2+UJ");
}

#[test]
fn t_magic_05_played_cards_are_discarded() {
    let state = play(
        Table { pawns: "Rb3,Ge5", hands: "UDJ,J", discard: "JD", turn: "R.m", barred: "E2", ..TABLE }.state(),
        &["mc2+DJ"],
    );
    assert_eq!(state.hand(RED).counts(), [1, 0, 0]);
    assert_eq!(
        state.public().discard[..],
        [Magic::Joker, Magic::Down, Magic::Down, Magic::Joker],
        "in playing order"
    );
}

#[test]
fn t_magic_06_the_discard_pile_becomes_the_draw_pile() {
    let empty = Table { hands: "UUUUUUDDDDD,DDDJJJJJJ", discard: "UUJJ", turn: "R.m", barred: "E2", ..TABLE };
    let state = play(empty.state(), &["ma1"]);
    assert_eq!(state.public().stage, Stage::Draw(RED));
    let mut weights = Vec::new();
    Towers::chances(&state, &mut |drawn, weight| weights.push(format!("{drawn} {weight}")));
    assert_eq!(weights, ["!U 2", "!J 2"]);
    let after = play(state, &["!J"]);
    assert_eq!(after.deck().counts(), [2, 0, 1]);
    assert!(after.public().discard.is_empty());

    let last = Table { hands: "UUUUUUUU,-", discard: "JJJJJJJJDDDDDDDD", ..empty };
    let spent = play(last.state(), &["mb1+U"]);
    assert_eq!(
        spent.public().discard.len(),
        17,
        "reshuffled when a card must be drawn, with the one just played"
    );
    let mut all = 0;
    Towers::chances(&spent, &mut |_, weight| all += weight);
    assert_eq!(all, 17);
}

#[test]
fn t_magic_06_nothing_is_drawn_when_both_piles_are_empty() {
    let none = Table { hands: "UUUUUUUUDDDDDDDD,JJJJJJJJ", turn: "R.m", barred: "E2", ..TABLE };
    let state = play(none.state(), &["ma1"]);
    assert_eq!(state.public().stage, Stage::Slide(GREEN));
}

#[test]
fn t_magic_07_no_card_without_need_and_no_limit() {
    let state = moving("Rb1,Ge5", "UDJ,J");
    assert_eq!(forbidden(&state, "mc1+U"), Some("T-MAGIC-07"));
    assert_eq!(forbidden(&state, "mb1+J"), Some("T-MAGIC-07"), "not for staying either");
    assert_eq!(forbidden(&state, "ma1+DJ"), Some("T-MAGIC-07"), "one is enough");
    let many = play(
        Table { hands: "UUUUUUUUDDDDDDDD,J", turn: "R.m", barred: "E2", ..TABLE }.state(),
        &["ma1", "!J"],
    );
    assert_eq!(many.hand(RED).total(), 17);
}

#[test]
fn t_kids_01_every_card_is_a_joker() {
    let table = Table { rule: "kids", pawns: "Rb3,Ge5", hands: "UUD,J", turn: "R.m", barred: "E2", ..TABLE };
    let state = table.state();
    assert_eq!(prices(&state, "c3"), ["+D", "+U"]);
    assert_eq!(prices(&state, "c2"), ["+UD", "+UU"], "the letters are kept");
    let after = play(state, &["mc2+UU"]);
    assert_eq!(after.public().discard[..], [Magic::Up, Magic::Up]);
}

#[test]
fn t_kids_02_for_single_players_or_for_all() {
    let table = Table { rule: "kids:R", pawns: "Ra1,Ga1", hands: "D,D", turn: "R.m", barred: "E2", ..TABLE };
    assert_eq!(forbidden(&table.state(), "mb1+D"), None);
    let green = Table { turn: "G.m", ..table };
    assert_eq!(forbidden(&green.state(), "mb1+D"), Some("T-MAGIC-02"));
    assert_eq!(actions(&green.state()), ["ma1"]);
    assert!(text(&table.state()).starts_with("towers/1 kids:R "));
    let everybody = Table { rule: "kids:GR", ..table };
    assert!(text(&everybody.state()).starts_with("towers/1 kids "), "all of them is kids");
    for (nth, kids) in Kids::each().enumerate() {
        let state = dealt(4, Options { kids, ..Options::default() }, nth as u32);
        let count = irrgarten_game::Seat::all(4).filter(|&seat| state.public().is_kid(seat)).count();
        assert_eq!(count, [0, 4, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3][nth]);
    }
    assert_eq!(Magic::COUNT, 3);
}
