//! K-COMP and K-SETUP.

use std::collections::HashSet;

use case::{
    Card, Cards, Case, Exhibit, Kind, Phase, Place, Room, SQUARES, Spot, Square, Suspect, hand_size,
    open_size,
};
use irrgarten_game::{
    ChanceRng, Game as _, Language, Presentation as _, Seat, Settings as _, Stream, Viewer,
};
use irrgarten_kit::{Hand, Indexed as _};
use irrgarten_words::Speaker;

use crate::START;
use crate::table::{at, dealt, seat};

#[test]
fn k_comp_01_six_suspects_six_exhibits_nine_places_and_a_centre() {
    assert_eq!((Suspect::COUNT, Exhibit::COUNT, Place::COUNT), (6, 6, 9));
    assert_eq!(Room::all().filter(|room| room.place().is_none()).count(), 1);
    assert_eq!(Square::all().count(), SQUARES);
}

#[test]
fn k_comp_02_twenty_one_cards() {
    let of = |wanted: fn(Kind) -> bool| Card::all().filter(|card| wanted(card.kind())).count();
    assert_eq!(of(|kind| matches!(kind, Kind::Suspect(_))), 6);
    assert_eq!(of(|kind| matches!(kind, Kind::Exhibit(_))), 6);
    assert_eq!(of(|kind| matches!(kind, Kind::Place(_))), 9);
    assert!(Card::from_letter('X').is_none());
}

#[test]
fn k_comp_03_two_dice_are_added() {
    let rolling = at(START).then("r");
    assert_eq!(rolling.draws().len(), 36);
    assert_eq!(rolling.then("r66").phase(), Phase::Walk(12));
    assert_eq!(rolling.then("r12").phase(), Phase::Walk(3));
}

#[test]
fn k_comp_04_the_sheet_is_a_setting_of_the_table() {
    for level in ["clerk", "paper", "logician", "analyst"] {
        let mut options = case::Options::default();
        options.read(&format!("sheet={level}")).expect("a level");
        assert_eq!(options.get("sheet").as_deref(), Some(level));
    }
}

#[test]
fn k_comp_05_for_two_to_six() {
    assert_eq!((Case::META.min_seats, Case::META.max_seats), (2, 6));
    assert_eq!(dealt(2, &[], 1).public().hand_size(), 9);
}

#[test]
fn k_comp_06_names_come_from_a_theme() {
    for language in Language::ALL {
        let speaker = Speaker::new(&Case::WORDS, language);
        let cards = Card::all().map(case::theme::name);
        let names: HashSet<String> = cards.map(|name| speaker.text(&name).unwrap()).collect();
        assert_eq!(names.len(), 21, "each card has a name of its own");
        assert!(Room::all().all(|room| speaker.text(&case::theme::room_name(room)).is_some()));
    }
    let colours: HashSet<&str> = Suspect::all().map(case::theme::colour).collect();
    assert_eq!(colours.len(), 6);
    let art = Case::text_art(&at(START).seen_by_all(), Language::En);
    assert!(art.contains("Town Square") && art.contains("Incident Room"));
}

#[test]
fn k_setup_01_everybody_has_a_suspect_on_its_start() {
    let choosing = dealt(3, &[], 1);
    assert_eq!((choosing.phase(), choosing.decider()), (Phase::Take, seat(1)));
    assert_eq!(choosing.choices(), ["t1", "t2", "t3", "t4", "t5", "t6"]);
    assert_eq!(choosing.then("t4").decider(), seat(2), "in seat order");
    assert_eq!(choosing.then("t4").refuses("t4"), "K-SETUP-01");
    let chosen = choosing.then("t4 t2 t6");
    assert_eq!((chosen.phase(), chosen.decider()), (Phase::Start, seat(2)));
    assert_eq!(chosen.refuses("t1"), "K-SETUP-01");
}

#[test]
fn k_setup_01_lots_always_draw_the_coaching_team() {
    let coach = Some(Suspect::at(0));
    let mut seen = HashSet::new();
    for number in 0..800 {
        let players = dealt(3, &["suspects=drawn"], number).public().players;
        assert!(players.iter().any(|&suspect| suspect == coach), "{players:?}");
        seen.insert(players.iter().copied().collect::<Vec<_>>());
    }
    // Two of the five others beside the coaching team, on three seats in any order.
    assert_eq!(seen.len(), 60);
}

#[test]
fn k_setup_02_pawns_nobody_plays_stand_on_their_starts() {
    let game = dealt(2, &[], 3);
    for suspect in Suspect::all() {
        assert_eq!(game.public().pawns[suspect.index()], Spot::Square(Square::start_of(suspect)));
    }
    let brought = at(START).then("r33 mA s2eA");
    assert_eq!(brought.public().pawns[1].to_string(), "A");
}

#[test]
fn k_setup_03_exhibits_lie_in_six_different_places() {
    for number in 0..50 {
        let places: HashSet<_> = dealt(3, &[], number).public().exhibits.iter().flatten().copied().collect();
        assert_eq!(places.len(), 6);
    }
    let laying = dealt(3, &["suspects=drawn", "exhibits=chosen"], 1);
    assert_eq!(laying.choices().len(), 9);
    assert_eq!(laying.then("aB").refuses("bB"), "K-SETUP-03");
    assert_eq!(laying.refuses("bB"), "K-SETUP-03");
}

#[test]
fn k_setup_04_at_random_or_in_seat_order() {
    let first: HashSet<_> = (0..60).map(|number| dealt(3, &[], number).public().exhibits[0]).collect();
    assert_eq!(first.len(), 9, "any place can be the first");
    let mut laying = dealt(4, &["suspects=drawn", "exhibits=chosen"], 1);
    for (nth, word) in ["aI", "bH", "cG", "dF", "eE", "fD"].into_iter().enumerate() {
        assert_eq!(laying.decider(), Seat::at(nth % 4));
        laying = laying.then(word);
    }
    assert_eq!((laying.phase(), laying.public().turn), (Phase::Start, 1));
}

#[test]
fn k_setup_05_the_file_is_no_place_of_the_board() {
    let exhibits = at(START).public().exhibits;
    assert!(exhibits.iter().flatten().all(|&place| Room::from(place) != Room::CENTRE));
    assert!(Room::CENTRE.place().is_none());
}

#[test]
fn k_setup_06_every_case_is_equally_likely() {
    let mut counts = [0u32; case::CASES];
    let seed = "cases".parse().unwrap();
    for number in 0..32_400 {
        let state =
            Case::new_game(3, case::Options::default(), &mut ChanceRng::new(&seed, Stream::Chance(number)));
        counts[state.file().index()] += 1;
    }
    // Chi-square with 323 degrees of freedom stays below 407 with probability 0.999.
    let chi: f64 = counts.iter().map(|&count| (f64::from(count) - 100.0).powi(2) / 100.0).sum();
    assert!(chi < 407.0, "chi-square {chi}");
}

#[test]
fn k_setup_07_the_same_number_for_everybody() {
    for seats in 2..=6 {
        let game = dealt(seats, &[], 7);
        let hands = Seat::all(seats).map(|seat| game.0.hand(seat).len());
        assert!(hands.into_iter().all(|cards| cards == 18 / usize::from(seats)));
    }
}

#[test]
fn k_setup_08_the_rest_lies_open() {
    let table = |seats| (hand_size(seats), open_size(seats));
    assert_eq!([2, 3, 4, 5, 6].map(table), [(9, 0), (6, 0), (4, 2), (3, 3), (3, 0)]);
    assert_eq!(dealt(4, &[], 1).public().open.len(), 2);
    assert_eq!(dealt(5, &[], 1).public().open.len(), 3);
}

#[test]
fn k_setup_09_only_the_own_hand_is_seen() {
    let game = at(START);
    let seen = game.seen_by(2);
    assert_eq!(seen.hand(seat(2)), Hand::Open(game.0.hand(seat(2))));
    assert_eq!([seat(1), seat(3)].map(|other| seen.hand(other)), [Hand::Closed(6); 2]);
    let public = game.seen_by_all();
    assert!([1, 2, 3].iter().all(|&number| public.hand(seat(number)) == Hand::Closed(6)));
    assert_eq!(seen.file(), None);
}

#[test]
fn k_setup_10_own_and_open_cards_are_not_in_the_file() {
    let game = dealt(4, &[], 5);
    let evidence = case::reason::Evidence::of(&game.seen_by(1));
    let facts = case::reason::Facts::of(&evidence).expect("a deal");
    let known: Cards = game.0.hand(seat(1)).or(game.public().open);
    assert!(known.iter().all(|card| !facts.possible(case::reason::Holder::File, card)));
    let others = Card::all().filter(|card| !known.has(*card));
    assert!(others.into_iter().all(|card| facts.possible(case::reason::Holder::File, card)));
}

#[test]
fn k_setup_11_hand_sizes_are_public() {
    let json = serde_json::to_value(dealt(4, &[], 5).seen_by_all()).expect("JSON");
    assert_eq!(json["hands"][2]["hidden"], 4);
}

#[test]
fn k_setup_12_the_seed_makes_the_deal() {
    let seed: irrgarten_game::Seed = "audit".parse().unwrap();
    let deal = || Case::new_game(5, case::Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
    assert_eq!(deal(), deal());
    assert_eq!(Case::view(&deal(), Viewer::Public), Case::view(&deal(), Viewer::Public));
}
