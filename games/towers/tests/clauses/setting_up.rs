//! T-COMP, T-SETUP and T-TURN.

use std::collections::BTreeSet;

use irrgarten_game::{Game, Notation, Presentation as _, Seat, Settings as _, Turn, Viewer};
use irrgarten_kit::Indexed as _;
use towers::{
    ARROWS, Action, Cards, Colour, FirstSeat, MAGIC, MOVABLE, Magic, Options, RUNE_STONE, Square, Stage,
    Tower, Towers, Treasure,
};

use crate::table::{GREEN, RED, TABLE, Table, actions, dealer, dealt, forbidden, forbidden_to, play};

#[test]
fn t_comp_01_two_to_four_players() {
    assert_eq!((Towers::META.min_seats, Towers::META.max_seats), (2, 4));
    for text in ["Ra1", "Ra1,Be1,Ge5,Ya5,Ra1"] {
        assert!(Towers::read_position(&TABLE.text().replace("Ra1,Ge5", text)).is_err(), "{text}");
    }
}

#[test]
fn t_comp_02_what_is_in_the_box() {
    let fixed = Square::all().filter_map(Tower::fixed_on).count();
    assert_eq!((fixed, MOVABLE, Treasure::COUNT, MAGIC, Colour::ALL.len()), (9, 17, 12, 24, 4));
    let shapes: BTreeSet<_> =
        Tower::movable().map(|tower| (tower.openings().number(), tower.height(), tower.treasure())).collect();
    assert_eq!(shapes.len(), MOVABLE, "all can be told apart");
    let state = dealt(2, Options::default(), 1);
    assert!(Tower::all().all(|tower| state.public().board.towers().any(|other| other == tower)));
}

#[test]
fn t_comp_03_starts_in_the_corners_and_the_rune_stone_in_the_centre() {
    let starts: Vec<String> = Colour::ALL.iter().map(|colour| colour.corner::<5>().to_string()).collect();
    assert_eq!(starts, ["a1", "e1", "e5", "a5"]);
    assert_eq!(RUNE_STONE.to_string(), "c3");
}

#[test]
fn t_comp_04_eight_arrows_and_no_slide_elsewhere() {
    let arrows: Vec<String> = ARROWS.iter().map(ToString::to_string).collect();
    assert_eq!(arrows, ["Nb", "Nd", "Sb", "Sd", "W2", "W4", "E2", "E4"]);
    for arrow in ["Na", "Nc", "Se", "W1", "E3", "E5"] {
        assert_eq!(forbidden(&TABLE.state(), &format!("s{arrow}=3")), Some("T-COMP-04"));
    }
}

#[test]
fn t_comp_05_three_kinds_of_magic() {
    let letters: String = Magic::ALL.iter().map(|card| card.letter()).collect();
    assert_eq!(letters, "UDJ");
    let state = dealt(2, Options::default(), 1);
    for card in Magic::ALL {
        let held = state.hand(RED).count(card) + state.hand(GREEN).count(card);
        assert_eq!(held + state.deck().count(card), 8);
    }
}

#[test]
fn t_setup_01_another_maze_every_time() {
    let boards: BTreeSet<String> =
        (0..50).map(|number| format!("{:?}", dealt(2, Options::default(), number).public().board)).collect();
    assert_eq!(boards.len(), 50);
    let mut ways = BTreeSet::new();
    for number in 0..400 {
        let board = dealt(2, Options::default(), number).public().board;
        ways.insert((board.tower(Square::new(1, 0)), board.openings(Square::new(1, 0)).number()));
    }
    let all: usize = Tower::movable().map(|tower| tower.openings().ways_to_stand()).sum();
    assert_eq!(ways.len(), all, "every tower can stand there in each of its ways");
}

#[test]
fn t_setup_02_the_tower_left_over_is_free() {
    let frees: BTreeSet<Tower> =
        (0..400).map(|number| dealt(3, Options::default(), number).public().board.free()).collect();
    assert_eq!(frees.len(), MOVABLE);
}

#[test]
fn t_setup_03_pawns_begin_on_their_start() {
    for seats in 2..=4 {
        let state = dealt(seats, Options::default(), 3);
        assert!(
            Seat::all(seats).all(|seat| state.public().pawn(seat) == state.public().colour(seat).corner())
        );
    }
}

#[test]
fn t_setup_04_rune_cards_lie_face_up() {
    let state = dealt(4, Options::default(), 3);
    assert!(Seat::all(4).all(|seat| !state.public().rune_done(seat)));
    let seen = Towers::view(&state, Viewer::Public);
    assert!(Seat::all(4).all(|seat| !seen.public().rune_done(seat)));
}

#[test]
fn t_setup_05_equal_piles_face_down() {
    for (seats, each) in [(2, 6), (3, 4), (4, 3)] {
        let state = dealt(seats, Options::default(), 4);
        assert!(Seat::all(seats).all(|seat| state.pile(seat).len() == each));
        let seen = Towers::view(&state, Viewer::Public);
        assert!(Seat::all(seats).all(|seat| seen.public().left(seat) == each && seen.known(seat).is_empty()));
    }
}

#[test]
fn t_setup_06_one_secret_magic_card_each() {
    let state = dealt(3, Options::default(), 5);
    assert!(Seat::all(3).all(|seat| state.hand(seat).total() == 1));
    assert_eq!(state.deck().total(), 21);
    let seen = Towers::view_text(&Towers::view(&state, Viewer::Seat(GREEN)));
    assert!(seen.contains(" ?1,") && seen.contains(",?1 ?21 - "), "{seen}");
}

#[test]
fn t_setup_07_only_the_own_target_is_known() {
    let state = TABLE.state();
    let seen = Towers::view_text(&Towers::view(&state, Viewer::Seat(GREEN)));
    assert!(seen.contains(" -|??????,-|G????? "), "{seen}");
    let mut guesses = BTreeSet::new();
    for number in 0..200 {
        let view = Towers::view(&state, Viewer::Seat(GREEN));
        let guess = Towers::determinize(&view, &mut irrgarten_game::SearchRng::new(number));
        guesses.insert(guess.target(RED));
        assert_eq!(guess.target(GREEN), state.target(GREEN));
    }
    assert_eq!(guesses.len(), 11, "every other treasure could be red's target");
}

#[test]
fn t_setup_08_who_begins_and_then_clockwise() {
    let firsts: BTreeSet<u8> = (0..50)
        .map(|number| dealt(3, Options::default(), number).public().stage.mover().unwrap().number())
        .collect();
    assert_eq!(firsts.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
    let mut youngest = Options::default();
    assert_eq!(youngest.set("first", "youngest"), Some(()), "in doubt the youngest, who sits on seat 1");
    assert!((0..20).all(|number| dealt(2, youngest, number).public().stage == Stage::Slide(RED)));
    let second = Options { first: FirstSeat::Seat(GREEN), ..Options::default() };
    assert_eq!(dealt(2, second, 1).public().stage, Stage::Slide(GREEN));
    assert!(Options { first: FirstSeat::Seat(Seat::at(3)), ..second }.suits(3).is_err());

    let state = TABLE.state();
    assert_eq!(forbidden_to(&state, GREEN, "sW2=3"), Some("T-SETUP-08"));
    let after = play(state, &["sNd=3", "ma1", "!D"]);
    assert_eq!(after.public().stage, Stage::Slide(GREEN));
    let then = play(after, &["sNb=3", "me5", "!U"]);
    assert_eq!(then.public().stage, Stage::Slide(RED));
}

#[test]
fn t_setup_09_the_next_game_in_the_same_maze() {
    let last = TABLE.state();
    let kept = Towers::kept(&last).unwrap();
    let mut options = Options::default();
    options.read(&format!("maze={kept}")).unwrap();
    assert_eq!(options.get("maze"), Some(kept.clone()), "written as it was read");
    let next = Towers::new_game(3, options, &mut dealer(1));
    assert!(Seat::all(3).all(|seat| next.public().pawn(seat) == next.public().colour(seat).corner()));
    assert_eq!(next.public().board.free(), last.public().board.free());
    let moved = Square::all()
        .filter(|&square| next.public().board.tower(square) != last.public().board.tower(square));
    assert!((2..=6).contains(&moved.count()), "a few towers are exchanged");
    for wrong in ["", "new", &kept.replace("54L", "34K"), &kept.replace(":32G", ""), &format!("{kept} ")] {
        assert!(options.change("maze", wrong).is_err(), "{wrong}");
    }
}

#[test]
fn t_turn_01_a_turn_begins_with_a_slide() {
    let state = TABLE.state();
    assert_eq!(forbidden(&state, "ma1"), Some("T-TURN-01"));
    assert!(actions(&state).iter().all(|action| action.starts_with('s')));
}

#[test]
fn t_turn_02_then_the_pawn_may_move() {
    let state = play(TABLE.state(), &["sW2=3"]);
    assert_eq!(state.public().stage, Stage::Move(RED));
    assert_eq!(forbidden(&state, "sW4=7"), Some("T-TURN-02"));
    assert!(actions(&state).iter().all(|action| action.starts_with('m')));
}

#[test]
fn t_turn_03_the_stop_ends_the_turn() {
    let state = play(TABLE.state(), &["sW2=3", "ma1"]);
    assert_eq!(Towers::turn(&state), Turn::Chance);
    assert_eq!(forbidden(&state, "ma1"), Some("T-STOP-04"), "the card comes first");
    let after = play(state, &["!J"]);
    assert_eq!(after.public().stage, Stage::Slide(GREEN));
    assert_eq!(after.hand(RED).counts(), [1, 0, 1]);
}

#[test]
fn settings_have_the_rulebooks_defaults() {
    let defaults = Options::LIST.iter().map(|setting| Options::default().get(setting.key).unwrap());
    assert_eq!(defaults.collect::<Vec<_>>(), ["none", "yes", "false", "random", "random"]);
    assert!(Options::default().change("kids", "GR").is_err());
}

#[test]
fn nonsense_is_refused_with_its_field() {
    let wrong = |table: Table| Towers::read_position(&table.text()).unwrap_err().to_string();
    let text = |from: &str, to: &str| {
        Towers::read_position(&TABLE.text().replace(from, to)).unwrap_err().to_string()
    };
    assert!(text("54L", "34K").contains("every tower once"));
    assert!(text("Ra1", "Rf1").contains("a square from a1 to e5"));
    assert!(text("?22", "?23").contains("22 cards, so that there are 24 in all"));
    assert!(text(" 32G ", " 51- ").contains("not on the board"));
    assert!(text("31E", "35E").contains("one of the 17 movable towers"));
    assert!(text("towers/1", "towers/2").contains("towers/1"));
    assert!(wrong(Table { hands: "UUUUUUUUU,J", ..TABLE }).contains("8 cards U in all"));
    assert!(wrong(Table { treasures: "-|EJBACH,-|GLKFDE", ..TABLE }).contains("not E twice"));
    assert!(wrong(Table { treasures: "-|EJBAC,-|GLKFDI", ..TABLE }).contains("6 treasure cards"));
    assert!(wrong(Table { turn: "B.s", ..TABLE }).contains("a colour that has a pawn"));
    assert!(wrong(Table { turn: "R.won", ..TABLE }).contains("the winner"));
    assert!(wrong(Table { barred: "Na", ..TABLE }).contains("one of the arrows"));
    assert!(wrong(Table { rule: "kids:Y", ..TABLE }).contains("a colour that has a pawn"));
    assert!(wrong(Table { treasures: "-|E?????,-|GLKFDI", ..TABLE }).contains("only a view"));
    assert!(wrong(Table { more: "equal=Q", ..TABLE }).contains("a colour"));
    assert!(wrong(Table { more: "equal=R equal=R", ..TABLE }).contains("the end"));
    let nothing = Action::Move(Square::new(0, 0), Cards::EMPTY);
    assert_eq!(nothing.to_string(), "ma1");
}
