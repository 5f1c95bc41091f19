//! C-COMP and C-SETUP.

use std::collections::BTreeSet;

use cards::{Card, CardSet, Cards, DeckName, Kind, Options};
use irrgarten_game::{Game, Notation, Seat, Settings as _, Viewer};
use irrgarten_kit::{Cell, Direction, FirstSeat, Indexed, Set};

use crate::table::{SECOND, dealt, play_on, position};

#[test]
fn c_comp_01_fifty_cards_and_every_kind_on_four() {
    for deck in DeckName::ALL.map(DeckName::deck) {
        assert_eq!(Card::all().count(), 50);
        for kind in Kind::all() {
            let cards: CardSet = deck.of_kind(kind).iter().map(|corridor| corridor.card).collect();
            let showing: CardSet =
                Card::all().filter(|&card| deck.face(card).kinds().contains(&kind)).collect();
            assert_eq!((cards, cards.len()), (showing, 4), "{}", kind.name());
        }
        for card in Card::all() {
            let face = deck.face(card);
            for treasure in face.treasures {
                let corridor = face.corridors[usize::from(treasure.corridor)];
                assert!(!corridor.is_empty(), "{card}: the pictures lie on the ways");
            }
        }
    }
}

#[test]
fn c_comp_01_the_garden_has_the_families_and_gates_it_should() {
    let deck = DeckName::Garden50.deck();
    let count = |family| Card::all().filter(|&card| deck.face(card).family == family).count();
    assert_eq!(['B', 'S', 'H'].map(count), [26, 14, 10]);
    let gates = |card: Card| (1..=8).filter(|&place| deck.face(card).gates().has(place)).count();
    assert!(Card::all().all(|card| (4..=5).contains(&gates(card))));
    assert_eq!(Card::all().map(gates).sum::<usize>(), 225, "4.5 gates on average");
    let apart =
        |card: &Card| deck.face(*card).treasures[0].corridor != deck.face(*card).treasures[1].corridor;
    assert_eq!(Card::all().filter(apart).count(), 24);
}

#[test]
fn c_comp_01_the_lanes_have_one_gate_in_the_middle_of_a_side() {
    let deck = DeckName::Lanes50.deck();
    let count = |family| Card::all().filter(|&card| deck.face(card).family == family).count();
    assert_eq!(['T', 'X', 'D', 'L', 'I'].map(count), [20, 5, 15, 5, 5]);
    for card in Card::all() {
        for left in [1, 3, 5, 7] {
            let gates = deck.face(card).gates();
            assert_eq!(gates.has(left), gates.has(left + 1), "{card}: both places of a side open together");
        }
    }
}

#[test]
fn c_comp_02_two_different_treasures_and_no_pair_twice() {
    for deck in DeckName::ALL.map(DeckName::deck) {
        let pairs: BTreeSet<[Kind; 2]> = Card::all()
            .map(|card| {
                let mut kinds = deck.face(card).kinds();
                kinds.sort();
                assert_ne!(kinds[0], kinds[1], "{card}");
                kinds
            })
            .collect();
        assert_eq!(pairs.len(), 50);
    }
}

#[test]
fn c_setup_01_two_to_six_seats_and_solo() {
    for seats in 1..=6 {
        assert_eq!(dealt(seats, Options::default(), 0).seats(), seats);
    }
    assert_eq!((Cards::META.min_seats, Cards::META.max_seats), (1, 6));
    for wrong in ["n=0", "n=7"] {
        let text = format!("cards/1 {wrong} @0,0:33e.13w/26e.23e h=03,44|08,34 c=-|- p=42 t=1");
        assert!(Cards::read_position(&text).is_err());
    }
}

#[test]
fn c_setup_02_every_card_is_equally_likely_everywhere() {
    let mut seen = [0u32; 50];
    for number in 0..3000 {
        dealt(2, Options::default(), number).hand(SECOND).iter().for_each(|card| seen[card.index()] += 1);
    }
    // Chi-square with 49 degrees of freedom stays below 85.4 with probability 0.999.
    let chi: f64 = seen.iter().map(|&count| (f64::from(count) - 120.0).powi(2) / 120.0).sum();
    assert!(chi < 85.4, "{chi}: {seen:?}");
}

#[test]
fn c_setup_03_two_hidden_cards_each() {
    let state = dealt(6, Options::default(), 3);
    for seat in Seat::all(6) {
        assert_eq!(state.hand(seat).len(), 2);
        let text = Cards::view_text(&Cards::view(&state, Viewer::Seat(seat)));
        let hands = text.split(' ').find_map(|field| field.strip_prefix("h=")).unwrap();
        for (other, hand) in hands.split('|').enumerate() {
            assert_eq!(hand == "?,?", other != seat.index(), "{hands} seen by {seat}");
        }
    }
    assert!(Cards::view_text(&Cards::view(&state, Viewer::Public)).contains("h=?,?|?,?|?,?|?,?|?,?|?,?"));
}

#[test]
fn c_setup_04_four_cards_in_a_square_face_up_and_turned_at_random() {
    let mut tops = [0; 4];
    for number in 0..1000 {
        let state = dealt(2, Options::default(), number);
        let cells: BTreeSet<Cell> = state.labyrinth().iter().map(|(_, laid)| laid.cell).collect();
        let square = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Cell::new(x, y));
        assert_eq!(cells, square.into_iter().collect());
        state.labyrinth().iter().for_each(|(_, laid)| tops[laid.top.index()] += 1);
    }
    assert!(tops.iter().all(|count| (850..1150).contains(count)), "{tops:?}");
    // No connection is required between them: these four close themselves off from each other.
    position("cards/1 n=2 @0,0:50n.49n/47e.46e h=01,02|03,04 c=-|- p=42 t=1 deck=lanes50");
}

#[test]
fn c_setup_05_the_rest_is_the_pile() {
    let piles = (1..=6).map(|seats| dealt(seats, Options::default(), 1).pile());
    assert_eq!(piles.collect::<Vec<_>>(), [44, 42, 40, 38, 36, 34]);
}

#[test]
fn c_setup_06_who_begins() {
    let begins = |first: &str, number| {
        let mut options = Options::default();
        options.change("first", first).unwrap();
        dealt(4, options, number).mover().unwrap().number()
    };
    let random: BTreeSet<u8> = (0..60).map(|number| begins("random", number)).collect();
    assert_eq!(random, (1..=4).collect());
    for number in 0..20 {
        assert_eq!(begins("youngest", number), 1);
        assert_eq!(begins("3", number), 3);
    }
    let late = Options { first: FirstSeat::Seat(Seat::at(4)), ..Options::default() };
    assert!(late.suits(4).is_err() && late.suits(5).is_ok());
}

#[test]
fn c_setup_07_clockwise() {
    let mut order = Vec::new();
    play_on(dealt(3, Options { first: FirstSeat::Seat(SECOND), ..Options::default() }, 8), |state| {
        if state.drawing().is_none() {
            order.extend(state.mover());
        }
    });
    assert_eq!(order.len(), 46);
    assert_eq!(order[0], SECOND);
    assert!(order.windows(2).all(|pair| pair[1] == pair[0].left(3)));
}

#[test]
fn turning_a_card_moves_gates_and_facing_is_mutual() {
    // C-PLACE-03 rests on these tables: N1 faces 6, N2 5, E3 8, E4 7.
    let deck = DeckName::Garden50.deck();
    for card in Card::all() {
        let gates = deck.face(card).gates();
        let turned = gates.turned(Direction::East);
        for place in 1..=8 {
            assert_eq!(gates.has(place), turned.has((place + 1) % 8 + 1), "{card}: g becomes g + 2");
        }
        assert_eq!(gates.facing().facing(), gates);
        for (mine, theirs) in [(1, 6), (2, 5), (3, 8), (4, 7)] {
            assert_eq!(gates.has(mine), gates.facing().has(theirs));
            assert_eq!(gates.has(theirs), gates.facing().has(mine));
        }
    }
    assert_eq!(Set::<Card>::full().len(), 50);
}
