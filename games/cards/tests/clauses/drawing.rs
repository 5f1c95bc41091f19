//! C-DRAW, C-END, C-WIN and C-MODE.

use cards::{Action, Cards, Options, State};
use irrgarten_game::{Game, Notation, Outcome, PerSeat, Ply, Seat, Settings as _, Turn, Viewer};
use irrgarten_kit::Order;

use crate::table::{FIRST, SECOND, act, actions, dealt, draw, late, play_on, position, table};

#[test]
fn c_draw_01_back_to_two_cards() {
    let state = act(&table("@0,0:33e.13w/26e.23e", "03,44|08,34", ""), "44n@0,-1");
    assert_eq!(state.hand(FIRST).len(), 1);
    let mut chances = 0;
    Cards::chances(&state, &mut |_, weight| chances += weight);
    assert_eq!(chances, 42);
    let drawn = draw(&state, "19");
    assert_eq!((drawn.hand(FIRST).len(), drawn.pile()), (2, 41));
    let event = Ply::Chance("+19".parse().unwrap());
    assert_eq!(Cards::redacted_for(&state, &event, Viewer::Seat(FIRST)), "+19");
    assert_eq!(Cards::redacted_for(&state, &event, Viewer::Seat(SECOND)), "+?");
    assert_eq!(Cards::redacted_for(&state, &event, Viewer::Public), "+?");
}

#[test]
fn c_draw_02_without_a_pile_play_goes_on_and_empty_hands_are_skipped() {
    let state = late(&["44", "-", "03,08"], "1");
    let after = act(&state, "44n@0,-1");
    assert_eq!(after.mover(), Some(Seat::at(2)), "seat 2 has no card");
    let then = act(&after, &actions(&after)[0].to_string());
    assert_eq!(then.mover(), Some(Seat::at(2)), "and seat 1 has none any more");
    assert!(matches!(Cards::turn(&then), Turn::Decide(_)), "nothing is drawn");
}

#[test]
fn c_end_01_exactly_46_turns() {
    for seats in 1..=6 {
        let mut turns = 0;
        let end = play_on(dealt(seats, Options::default(), 5), |state| {
            turns += u32::from(matches!(Cards::turn(state), Turn::Decide(_)));
        });
        assert_eq!(turns, 46, "{seats} seats");
        assert_eq!(end.pile(), 0);
        assert!(Seat::all(seats).all(|seat| end.hand(seat).is_empty()));
        assert!(Cards::position(&end, &Order::default()).contains(" t=-"));
        let last: Action = "44n@0,-1".parse().unwrap();
        assert_eq!(Cards::check(&end, FIRST, last), Err(cards::Refusal::GameOver));
    }
}

#[test]
fn c_win_01_most_cards_win() {
    let state = act(&late(&["-", "44"], "2"), "44n@0,-1x0,1x1,1");
    let points: Vec<u16> = Cards::points(&state).unwrap().iter().copied().collect();
    assert_eq!(points, [23, 24]);
    let Turn::Over(Outcome::Ranking(places)) = Cards::turn(&state) else { panic!("over") };
    assert_eq!(places.iter().copied().collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn c_win_02_equal_cards_share_the_win() {
    let state = act(&late(&["-", "44"], "2"), "44n@0,-1x0,1");
    let shared = PerSeat::from_fn(2, |_| 1);
    assert_eq!(Cards::turn(&state), Turn::Over(Outcome::Ranking(shared)));
}

#[test]
fn c_mode_01_settings_have_the_rulebooks_defaults() {
    let defaults = Options::LIST.iter().map(|setting| Options::default().get(setting.key).unwrap());
    assert_eq!(defaults.collect::<Vec<_>>(), ["free", "false", "random", "choose", "garden50"]);
    for setting in Options::LIST {
        for value in setting.values.describe().split('|').filter(|value| !value.contains("..")) {
            let mut options = Options::default();
            options.change(setting.key, value).unwrap();
            assert_eq!(options.get(setting.key).as_deref(), Some(value));
        }
        assert!(Options::default().change(setting.key, "nonsense").is_err());
    }
    assert!(Options::default().change("colour", "red").is_err());
}

#[test]
fn c_mode_01_equal_turns_lay_cards_aside_unseen() {
    let mut options = Options::default();
    options.change("equal_turns", "true").unwrap();
    for (seats, aside) in [(1, 0), (2, 0), (3, 1), (4, 2), (5, 1), (6, 4)] {
        let state = dealt(seats, options, 2);
        assert_eq!(state.pile(), 46 - 2 * usize::from(seats) - aside);
        let mut turns = vec![0; usize::from(seats)];
        play_on(state, |state| {
            if matches!(Cards::turn(state), Turn::Decide(_)) {
                turns[state.mover().unwrap().index()] += 1;
            }
        });
        assert!(
            turns.iter().all(|&count| count == (46 - aside) / usize::from(seats)),
            "{seats} seats: {turns:?}"
        );
    }
}

#[test]
fn c_mode_01_a_listed_pile_tells_which_cards_lie_aside() {
    let mut options = Options::default();
    options.change("equal_turns", "true").unwrap();
    let mut texts = Vec::new();
    play_on(dealt(4, options, 2), |state| {
        if Cards::turn(state) == Turn::Chance && state.pile() == 2 {
            texts.push(Cards::position(state, &Order::default()));
        }
    });
    let draws = |state: &State| {
        let mut draws = Vec::new();
        Cards::chances(state, &mut |draw, weight| draws.push((draw.to_string()[1..].to_owned(), weight)));
        draws
    };
    let text = texts[0].as_str();
    let [(first, _), (second, _), ..] = &draws(&position(text))[..] else { panic!("{text}") };
    assert_eq!(draws(&position(text)).len(), 4, "two of these lie aside");
    let listed = text.replace(" p=2 ", &format!(" p=?{first},{second} "));
    let state = position(&listed);
    assert_eq!(draws(&state), [(first.clone(), 1), (second.clone(), 1)]);
    assert_eq!((state.pile(), Cards::position(&state, &Order::default())), (2, listed.clone()));
    assert_eq!(Cards::view(&state, Viewer::Public), Cards::view(&position(text), Viewer::Public));
    let ordered = position(&listed.replace('?', ""));
    assert_eq!(ordered, state);
    // The last card of the pile leaves nothing to be told.
    let end = play_on(state, |state| {
        let text = Cards::position(state, &Order::default());
        assert_eq!(position(&text), *state, "{text}");
    });
    assert!(!Cards::position(&end, &Order::default()).contains('?'));
}

#[test]
fn c_mode_01_a_time_out_plays_the_first_placement_and_takes_nothing() {
    let state = table("@0,0:33e.13w/26e.23e", "03,44|08,34", "");
    let key = |action: &Action| (action.card, action.cell, action.top);
    let all = actions(&state);
    assert!(all.is_sorted_by_key(key), "the canonical order: card, row, column, orientation");
    assert!(all[0].taken.is_empty());
    let smallest = all.iter().min_by_key(|action| key(action)).unwrap();
    assert_eq!(key(smallest), key(&all[0]));
}
