//! K-REFUTE.

use case::{Case, Phase};
use irrgarten_game::{Game as _, Turn};

use crate::START;
use crate::table::{Play, at, seat};

fn asked() -> Play {
    at(START).then("r33 mA s2eA")
}

#[test]
fn k_refute_01_one_by_one_from_the_next_player() {
    assert!(matches!(asked().phase(), Phase::Answer { asked, .. } if asked == seat(2)));
    assert_eq!(asked().public().answerers(seat(2)).collect::<Vec<_>>(), [seat(3), seat(1)]);
    let reverse = at(&START.replace(" | ", " answer_direction=reverse | ")).then("r33 mA s2eA");
    assert!(matches!(reverse.phase(), Phase::Answer { asked, .. } if asked == seat(3)));
    assert_eq!(asked().then("3-").refuses_to(2, "3=A"), "K-REFUTE-01");
    assert_eq!(asked().then("3-").refuses_to(3, "3=A"), "K-REFUTE-01");
}

#[test]
fn k_refute_02_a_player_that_has_none_passes() {
    assert_eq!(asked().draws(), ["3-"]);
    assert_eq!(asked().refuses_to(2, "3=A"), "K-REFUTE-02");
    assert!(
        matches!(asked().then("3-").phase(), Phase::Answer { asked, shows: true, .. } if asked == seat(3))
    );
}

#[test]
fn k_refute_03_the_first_player_that_can_shows_one() {
    let showing = asked().then("3-");
    assert_eq!(showing.choices(), ["5=A"]);
    assert_eq!(showing.refuses("5=e"), "K-REFUTE-03");
    assert_eq!(showing.refuses("5=d"), "K-REFUTE-03");
    assert_eq!(showing.refuses("r"), "K-REFUTE-03");
}

#[test]
fn k_refute_04_a_player_that_has_several_chooses() {
    let several = at(START).then("r33 mA s4dA 3-");
    assert_eq!(several.choices(), ["5=4", "5=d", "5=A"]);
}

#[test]
fn k_refute_05_two_see_the_card_and_all_see_who() {
    let showing = asked().then("3-");
    assert_eq!([1, 2, 3].map(|number| showing.told(number, "5=A")), ["5=A", "5=?", "5=A"]);
    let after = showing.then("5=A");
    let card = |number: u8| {
        let (entry, card) = after.seen_by(number).history().next().unwrap();
        assert!(entry.is_shown());
        card.map(case::Card::letter)
    };
    assert_eq!([1, 2, 3].map(card), [Some('A'), None, Some('A')]);
    assert_eq!(after.public().shower(after.public().log[0]), Some(seat(3)));
}

#[test]
fn k_refute_06_a_card_ends_the_turn() {
    let after = asked().then("3- 5=A");
    assert_eq!((after.phase(), after.decider()), (Phase::Start, seat(2)));
}

#[test]
fn k_refute_07_the_card_shown_is_not_in_the_file() {
    let after = asked().then("3- 5=A");
    let facts = case::reason::Facts::of(&case::reason::Evidence::of(&after.seen_by(1))).expect("a deal");
    let card = case::Card::from_letter('A').expect("a card");
    assert!(facts.certain(case::reason::Holder::Seat(seat(3)), card));
    assert!(!facts.possible(case::reason::Holder::File, card));
}

#[test]
fn k_refute_08_unrefuted_one_ends_or_accuses() {
    let nobody =
        at("case/1 135 F/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 SF - turn=7 | 2eF:3afBCD/16bcGH/45dAEI");
    let nobody = nobody.then("s2eF 3- 5-");
    assert_eq!(nobody.phase(), Phase::Accuse);
    assert_eq!(nobody.choices().len(), 325);
    assert_eq!(nobody.then(".").decider(), seat(2));
}

#[test]
fn k_refute_09_passing_is_automatic_and_one_card_is_still_shown() {
    assert_eq!(Case::turn(&asked().0), Turn::Chance);
    let showing = asked().then("3-");
    assert_eq!((showing.decider(), showing.choices().len()), (seat(3), 1));
}
