//! What the built-in bots know, each on its own level.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use irrgarten_game::{
    ChanceRng, Game, Language, Notation, Presentation as _, SearchRng, Seat, Stream, Turn, Viewer, draw,
    random_ply,
};
use irrgarten_players::{Budget, Character, Hint, Hints, Knowledge, Past, Thought, whole_turns};
use paintings::{Ability, Action, Mode, Options, Paintings, State};

const BOARD: &str =
    ".3N.aL.3K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.c0.5X.";
const BOOK: &str = "W6,W4,E6,Nf,E2,Sb,B+3,I+W,R+6,Nd,L+0,T+9,Q+G,A+O,RB>G,YR>B,E4,GY>R,W2,Nb,BG>Y,Sf,Sd";
const RED: Seat = Seat::at(0);

fn position(tableaus: &str, book: &str) -> State {
    let pile: String = ('A'..='X').filter(|&card| !tableaus.contains(card)).collect();
    let text = format!("paintings/1 intro {BOARD} O Ra1,Gg7 {tableaus} SR,SR R.1.0 - {pile} {book}");
    Paintings::read_position(&text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

fn think(state: &State, seat: Seat, who: Character, nodes: u64) -> Thought<Action> {
    let view = Paintings::view(state, Viewer::Seat(seat));
    let known = Knowledge { view: &view, seat, past: &[] };
    Paintings::think(&known, who, &mut Budget::nodes(nodes), &mut SearchRng::new(7)).unwrap()
}

/// Plays the rest of a turn; gives what it found.
fn play_turn(state: &State, seat: Seat, who: Character) -> usize {
    let mut now = *state;
    while Paintings::turn(&now) == Turn::Decide(irrgarten_game::SeatSet::only(seat)) {
        let thought = think(&now, seat, who, Paintings::NODES[who.index()]);
        Paintings::try_act(&mut now, seat, thought.action)
            .unwrap_or_else(|no| panic!("{}: {no:?}", thought.action));
    }
    now.found() - state.found()
}

/// Positions in the middle of games, in which somebody acts.
fn moments(mode: Mode, ability: Option<Ability>, games: u32) -> Vec<(State, Seat)> {
    let mut moments = Vec::new();
    for number in 0..games {
        let seats = 2 + (number % 3) as u8;
        let options = Options { mode, abilities: [ability, None, None, None], ..Options::default() };
        let seed = format!("moment {number}").parse().unwrap();
        let mut state = Paintings::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Setup));
        let mut dice = SearchRng::new(u64::from(number));
        for _ in 0..30 + number {
            random_ply::<Paintings>(&mut state, &mut dice, &mut Vec::new());
        }
        // On to the beginning of the first seat's next turn.
        while !matches!(state.public().stage, paintings::Stage::Act { seat: RED, moves: 1, collected: 0 })
            || state.public().slide_used
            || state.public().ability_used
        {
            match Paintings::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let drawn = draw::<Paintings>(&state, &mut dice).unwrap();
                    Paintings::chance(&mut state, drawn);
                }
                Turn::Decide(deciding) => {
                    let seat = deciding.iter().next().unwrap();
                    let action = match state.public().stage {
                        paintings::Stage::Read(_) => Action::Read,
                        // A tile was turned up and must be laid first.
                        paintings::Stage::Orient { .. } => {
                            Paintings::any_action(&state, seat, &mut dice).unwrap()
                        }
                        _ => Action::End,
                    };
                    Paintings::try_act(&mut state, seat, action).unwrap();
                }
            }
        }
        if let Turn::Decide(_) = Paintings::turn(&state) {
            moments.push((state, RED));
        }
    }
    moments
}

/// I on a2 is where red can walk to.
#[test]
fn nobody_misses_a_painting_within_reach() {
    let state = position("IL,JW", BOOK);
    for who in Character::ALL {
        assert!(play_turn(&state, RED, who) >= 1, "{who:?}");
    }
}

/// V1 of the notation: both abilities are needed, one before each movement.
#[test]
fn two_paintings_are_found_by_bots_that_see_the_whole_turn() {
    let state = position("LQ,JW", BOOK);
    for who in [Character::Fox, Character::Raven, Character::Owl] {
        assert_eq!(play_turn(&state, RED, who), 2, "{who:?}");
    }
}

/// Nothing that the rules allow in a turn collects more.
#[test]
fn the_best_turn_is_found_whatever_the_ability() {
    let mut different = [0; 3];
    for ability in Ability::ALL {
        let games = if ability == Ability::Rotate { 2 } else { 5 };
        for (state, seat) in moments(Mode::Basic, Some(ability), games) {
            let all = whole_turns::<Paintings>(&state, seat, &mut Budget::nodes(10_000_000));
            let most = all.iter().map(|turn| turn.end.found() - state.found()).max().unwrap();
            assert_eq!(play_turn(&state, seat, Character::Fox), most, "{ability:?} {state:?}");
            assert_eq!(play_turn(&state, seat, Character::Owl), most, "{ability:?} {state:?}");
            different[most] += 1;
        }
    }
    assert!(different.iter().all(|&count| count > 0), "{different:?}");
}

/// J lies face down next to red. It was turned long ago, or just now.
#[test]
fn a_bot_that_forgets_does_so_after_some_turns() {
    let late: String = BOOK.split(',').skip(8).collect::<Vec<_>>().join(",");
    let (then, now) = (position("JL,QW", BOOK), position("JL,QW", &late));
    let view = Paintings::view(&now, Viewer::Seat(RED));
    let before = |state: &State| Past::<Paintings> {
        view: Paintings::view(state, Viewer::Seat(RED)),
        by: RED,
        action: None,
    };
    let value = |past: &[Past<Paintings>], who: Character| {
        let known = Knowledge { view: &view, seat: RED, past };
        let thought =
            Paintings::think(&known, who, &mut Budget::nodes(20_000), &mut SearchRng::new(7)).unwrap();
        thought.value
    };
    for who in Character::ALL {
        let (fresh, old) = (value(&[], who), value(&[before(&then)], who));
        if matches!(who, Character::Mouse | Character::Hedgehog) {
            assert!(fresh > old, "{who:?} forgets: {fresh} {old}");
        } else {
            assert!((fresh - old).abs() < f32::EPSILON, "{who:?} remembers: {fresh} {old}");
        }
    }
}

#[test]
fn what_is_chosen_depends_on_what_is_seen_alone() {
    for (state, seat) in moments(Mode::Expert, None, 12) {
        let view = Paintings::view(&state, Viewer::Seat(seat));
        for (nth, who) in Character::ALL.into_iter().enumerate() {
            let imagined = Paintings::determinize(&view, &mut SearchRng::new(nth as u64));
            let nodes = Paintings::NODES[who.index()];
            assert_eq!(think(&state, seat, who, nodes), think(&imagined, seat, who, nodes), "{who:?}");
        }
    }
}

#[test]
fn there_is_an_answer_however_small_the_budget_is() {
    for (state, seat) in moments(Mode::Expert, None, 12) {
        for who in Character::ALL {
            for nodes in [0, 1, 10, 100, 1000] {
                let thought = think(&state, seat, who, nodes);
                assert!(
                    Paintings::check(&state, seat, thought.action).is_ok(),
                    "{who:?}: {}",
                    thought.action
                );
                assert!((0.0..=1.0).contains(&thought.value));
                assert_eq!(thought.compared[0].action, thought.action);
            }
        }
    }
}

#[test]
fn a_hint_goes_from_an_idea_to_the_action() {
    let state = position("LQ,JW", BOOK);
    let view = Paintings::view(&state, Viewer::Seat(RED));
    let known = Knowledge { view: &view, seat: RED, past: &[] };
    let thought = think(&state, RED, Character::Owl, 20_000);
    let [idea, place, exactly] = Paintings::hint(&known, &thought);
    let said = |hint: &Hint, language| irrgarten_words::say(&Paintings::WORDS, language, &hint.message);
    assert_eq!(said(&idea, Language::En), "You can find two paintings in this turn.");
    assert!(idea.marks.is_empty());
    assert_eq!(place.marks.len(), 1);
    assert_eq!(exactly.marks[0], place.marks[0]);
    for language in Language::ALL {
        let said = said(&exactly, language);
        // The board lights up what is meant: a sentence names no square.
        assert!(!said.contains(&exactly.marks[0]) && said.contains(' '), "{said}");
    }
}
