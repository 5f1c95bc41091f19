//! P-PEEK-01 as a law: two worlds with other fronts under the same backs are played alike, and nothing that leaves the
//! rules differs in any byte before one of these tiles is turned up. What a table sends is made of what is compared here.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use irrgarten_faces::{Character, Entry, Position, Reading, entry};
use irrgarten_game::{Dice as _, Language, SearchRng, Seat, Turn, Viewer};
use paintings::Paintings;

/// Settings with every kind of ability, all of them with `memory=strict`.
const TABLES: [&[(&str, &str)]; 4] = [
    &[],
    &[("mode", "basic"), ("ability1", "Cross"), ("ability2", "Break-out")],
    &[("mode", "basic"), ("ability1", "Teleport"), ("ability2", "Swap"), ("turn_back", "must")],
    &[("mode", "expert"), ("set", "B"), ("stay_collects", "no")],
];
/// Games at each of them.
const GAMES: u64 = 3;
/// Pictures and advice are compared once in so many positions, everything else in all of them.
const SELDOM: usize = 12;

static GAME: &dyn Entry = entry::<Paintings>();

fn read(text: &str) -> Box<dyn Position> {
    match GAME.read(text) {
        Ok(Reading::Open(position)) => position,
        _ => panic!("{text} is no position"),
    }
}

/// The same position with two face-down tiles in each other's place, if there are two.
fn other_world(text: &str, dice: &mut SearchRng) -> Option<String> {
    let backs: Vec<usize> = text.match_indices('~').map(|(at, _)| at + 1).collect();
    let mut letters: Vec<u8> = text.bytes().collect();
    let one = backs.len().checked_sub(2).map(|_| dice.below(backs.len() as u32) as usize)?;
    let two = (one + 1 + dice.below(backs.len() as u32 - 1) as usize) % backs.len();
    letters.swap(backs[one], backs[two]);
    String::from_utf8(letters).ok()
}

/// Everything that anybody is told or shown here: views and pictures, offered actions, refusals and motions, advice.
fn told(position: &dyn Position, in_full: bool) -> Vec<String> {
    let mut told = Vec::new();
    for viewer in Viewer::all(position.seats()) {
        let view = position.seen_by(viewer);
        told.extend([view.text(), view.json().get().to_owned()]);
        if in_full {
            told.extend([view.art(Language::En), view.svg(Language::En)]);
        }
    }
    for seat in Seat::all(position.seats()) {
        let actions = position.actions(seat);
        for action in ["ma4^", "ma4~", "ma4", "=3", "=5", "=7", "rd2=3", "wd3-d4", "end"] {
            told.push(format!("{:?}", position.check_action(seat, action).err()));
        }
        for action in &actions {
            let checked = position.check_action(seat, action).unwrap();
            told.extend(position.motion(&checked).map(|motion| motion.get().to_owned()));
        }
        told.extend(actions);
        if in_full && let Some(advice) = advice(position, seat) {
            told.push(advice);
        }
    }
    told
}

/// Advice in full, as people hear it.
fn advice(position: &dyn Position, seat: Seat) -> Option<String> {
    let asked = std::cell::Cell::new(0);
    let stop = || asked.replace(asked.get() + 1) > 400;
    let advice = position.mind(seat).advise(Character::Owl, &stop, &mut SearchRng::new(3))?;
    let words = advice.hints.iter().map(|hint| GAME.say(Language::En, &hint.message));
    Some(format!("{advice:?} {:?}", words.collect::<Vec<_>>()))
}

/// Something that can happen in both worlds, by the dice.
fn next(position: &dyn Position, dice: &mut SearchRng) -> Option<(Option<Seat>, String)> {
    let any = |dice: &mut SearchRng, all: Vec<String>| {
        // Ways onto a back come up often enough to be played.
        let onto: Vec<String> = all.iter().filter(|word| word.ends_with(['^', '~'])).cloned().collect();
        let from = if !onto.is_empty() && dice.below(3) == 0 { onto } else { all };
        from[dice.below(from.len() as u32) as usize].clone()
    };
    match position.turn() {
        Turn::Over(_) => None,
        Turn::Chance => {
            let all = position.chances().into_iter().map(|(drawn, _)| drawn).collect();
            Some((None, any(dice, all)))
        }
        Turn::Decide(seats) => {
            let seat = seats.iter().next()?;
            Some((Some(seat), any(dice, position.actions(seat))))
        }
    }
}

fn happen(position: &mut dyn Position, (seat, word): &(Option<Seat>, String)) -> Vec<String> {
    let happened = match seat {
        Some(seat) => position.act_in_text(*seat, word).unwrap(),
        None => position.draw(word).unwrap(),
    };
    let told = Viewer::all(position.seats()).map(|viewer| happened.redacted_for(viewer).to_owned());
    told.chain([happened.can_be_undone.to_string()]).collect()
}

/// Is the tile on one of the exchanged places face up now, or beside the board?
fn is_seen(one: &dyn Position, other: &dyn Position) -> bool {
    let view = |position: &dyn Position| position.seen_by(Viewer::Public).text();
    view(one) != view(other)
}

#[test]
fn p_peek_01_nothing_tells_of_a_front_before_it_is_turned() {
    let (mut compared, mut advised, mut turned) = (0, 0, 0);
    for (nth, settings) in TABLES.iter().enumerate() {
        for number in 0..GAMES {
            let seed = format!("worlds {nth} {number}").parse().unwrap();
            let options: Vec<(String, String)> =
                settings.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
            let mut real = GAME.deal(2 + (number % 2) as u8, &options, &seed).unwrap();
            let mut dice = SearchRng::new(number);
            let mut worlds: Option<Box<dyn Position>> = None;
            while let Some(event) = next(real.as_ref(), &mut dice) {
                let text = real.text();
                if worlds.is_none()
                    && let Some(other) = other_world(&text, &mut dice)
                {
                    // Both know what the text tells, and nothing from before.
                    real = read(&text);
                    worlds = Some(read(&other));
                }
                let heard = happen(real.as_mut(), &event);
                let Some(other) = &mut worlds else { continue };
                assert_eq!(heard, happen(other.as_mut(), &event), "{event:?} in {text}");
                if is_seen(real.as_ref(), other.as_ref()) {
                    // Turned up by a movement, or pushed out by the thief: there is nothing left to hide.
                    let word = &event.1;
                    assert!(
                        word.ends_with('^') || word.starts_with("read="),
                        "{word} shows a front in {text}"
                    );
                    turned += usize::from(word.ends_with('^'));
                    worlds = None;
                    continue;
                }
                compared += 1;
                let in_full = compared % SELDOM == 0;
                advised += usize::from(in_full);
                let (one, two) = (told(real.as_ref(), in_full), told(other.as_ref(), in_full));
                for (one, two) in one.iter().zip(&two) {
                    assert_eq!(one, two, "{}\n{}", real.text(), other.text());
                }
                assert_eq!(one.len(), two.len());
            }
        }
    }
    assert!(compared > 200 && advised > 15 && turned > 8, "{compared} {advised} {turned}");
}
