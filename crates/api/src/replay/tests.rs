use irrgarten_changes::apply;
use irrgarten_faces::{Entry, Reading};
use irrgarten_game::record::Record;
use irrgarten_game::{Dice as _, SearchRng, Seat, Seed, Turn, Viewer};
use irrgarten_wire::{AskAdvice, AskMoment, AskReplay, Code, Event, Eyes, Replayed, Tried};
use serde_json::Value;

use crate::RecordJson;

use super::{advise_at, look_at_moment, replay_record};

/// The record of a game in which everybody does anything.
fn played(entry: &dyn Entry, seed: u64) -> String {
    let seed: Seed = seed.to_string().parse().unwrap();
    let mut position = entry.deal(entry.usual_seats(), &[], &seed).unwrap();
    let mut dice = SearchRng::new(7);
    let mut drawn = 0;
    for _ in 0..300 {
        match position.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                position.draw_by_seed(&seed, drawn).unwrap();
                drawn += 1;
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().nth(dice.below(seats.len() as u32) as usize).unwrap();
                let actions = position.actions(seat);
                let action = &actions[dice.below(actions.len() as u32) as usize];
                position.act_in_text(seat, action).unwrap();
            }
        }
    }
    position.record().to_string()
}

fn games() -> impl Iterator<Item = (&'static dyn Entry, String)> {
    irrgarten_toys::games().all().iter().map(|entry| (*entry, played(*entry, 3)))
}

fn all_eyes(seats: u8) -> Vec<Eyes> {
    let seats = (1..=seats).map(Eyes::Seat);
    [Eyes::Open, Eyes::Public].into_iter().chain(seats).collect()
}

fn replay(record: &str, eyes: Eyes, from: u32) -> Replayed {
    let asked = AskReplay { record: record.to_owned(), eyes, from };
    replay_record(irrgarten_toys::games(), &asked).unwrap()
}

fn ask(record: &str, at: u32, eyes: Eyes) -> AskMoment {
    AskMoment { record: record.to_owned(), at, eyes, ..AskMoment::default() }
}

/// The views of an answer, in full.
fn views(replayed: &Replayed) -> Vec<Value> {
    let mut now = Value::Null;
    let changes = replayed.moments.iter().map(|moment| serde_json::from_str(moment.change.get()).unwrap());
    changes
        .map(|change: Value| {
            if !change.is_null() {
                apply(&mut now, &change).unwrap();
            }
            now.clone()
        })
        .collect()
}

#[test]
fn the_changes_lead_to_what_these_eyes_see_at_every_moment() {
    for (entry, record) in games() {
        for eyes in all_eyes(entry.usual_seats()) {
            let replayed = replay(&record, eyes, 0);
            assert_eq!(replayed.moments.len(), replayed.turns.len(), "{record}");
            for (at, view) in (0..).zip(views(&replayed)) {
                let info = look_at_moment(irrgarten_toys::games(), &ask(&record, at, eyes)).unwrap();
                assert_eq!(serde_json::from_str::<Value>(info.view.get()).unwrap(), view, "{record}");
                assert_eq!(info.events, replayed.moments[at as usize].events, "{record}");
            }
        }
    }
}

#[test]
fn moments_can_be_asked_for_from_anywhere() {
    for (_, record) in games() {
        let whole = replay(&record, Eyes::Public, 0);
        let from = whole.moments.len() / 2;
        let rest = replay(&record, Eyes::Public, from as u32);
        assert_eq!(views(&rest), views(&whole)[from..]);
        assert_eq!(rest.moments[1..], whole.moments[from + 1..]);
        assert_eq!(replay(&record, Eyes::Public, 9_999).moments, []);
    }
}

#[test]
fn eyes_see_no_more_than_at_the_table() {
    let hidden = |replayed: &Replayed| {
        let events = replayed.moments.iter().flat_map(|moment| &moment.events);
        let is_hidden = |event: &Event| match event {
            Event::Acted { action, motion, effect, .. } => {
                let hides = action.contains('?');
                assert!(!hides || (motion.is_none() && effect.is_none()));
                hides
            }
            Event::Drew { chance, .. } => chance.contains('?'),
            _ => false,
        };
        events.filter(|seen| is_hidden(&seen.event)).count()
    };
    let hands = irrgarten_toys::games().find("hands").unwrap();
    let record = played(hands, 3);
    assert_eq!(hidden(&replay(&record, Eyes::Open, 0)), 0);
    let public = hidden(&replay(&record, Eyes::Public, 0));
    let own = hidden(&replay(&record, Eyes::Seat(1), 0));
    assert!(0 < own && own < public, "{own} of {public}: {record}");
}

#[test]
fn what_a_seat_does_not_see_is_dealt_anew_and_it_sees_the_same() {
    let games = irrgarten_toys::games();
    for (entry, record) in self::games() {
        let middle = replay(&record, Eyes::Open, 0).moments.len() as u32 / 2;
        let eyes = Eyes::Seat(1);
        let before = look_at_moment(games, &ask(&record, middle, eyes)).unwrap();
        let dealt = (0..20).map(|dice| {
            let anew = AskMoment { dice: Some(dice), ..ask(&record, middle, eyes) };
            look_at_moment(games, &anew).unwrap().position
        });
        let mut others = 0;
        for position in dealt {
            let Reading::Open(position) = entry.read(&position).unwrap() else { panic!("{position}") };
            let view = position.seen_by(Viewer::Seat(Seat::at(0)));
            let seen: Value = serde_json::from_str(view.json().get()).unwrap();
            assert_eq!(seen, serde_json::from_str::<Value>(before.view.get()).unwrap());
            others += u32::from(position.text() != before.position);
        }
        assert_eq!(others > 0, entry.has_secrets(), "{record}");
        let open = AskMoment { dice: Some(1), ..ask(&record, middle, Eyes::Open) };
        assert_eq!(look_at_moment(games, &open).unwrap().position, before.position);
    }
}

#[test]
fn other_moves_can_be_tried() {
    let games = irrgarten_toys::games();
    for (_, record) in self::games() {
        let moments = replay(&record, Eyes::Open, 0).moments;
        let at = moments.iter().position(|moment| !moment.turn.is_empty()).unwrap() as u32;
        let try_out = |seat, word: &str| {
            let play = vec![Tried { seat: Some(seat), word: word.to_owned() }];
            look_at_moment(games, &AskMoment { play, ..ask(&record, at, Eyes::Open) })
        };
        let before = look_at_moment(games, &ask(&record, at, Eyes::Open)).unwrap();
        let offer = before.offers.first().unwrap();
        let word = offer.actions.last().unwrap();
        let after = try_out(offer.seat, word).unwrap();
        assert_ne!(after.position, before.position);
        let Event::Acted { seat, action, .. } = &after.events[0].event else { panic!("{after:?}") };
        assert_eq!((*seat, action), (offer.seat, word));
        assert!(try_out(offer.seat, "nonsense").is_err());
    }
}

#[test]
fn advice_is_one_of_the_moves_there_are() {
    let games = irrgarten_toys::games();
    for (_, record) in self::games() {
        let moments = replay(&record, Eyes::Open, 0).moments;
        let at = moments.iter().position(|moment| !moment.turn.is_empty()).unwrap() as u32;
        let offer = look_at_moment(games, &ask(&record, at, Eyes::Open)).unwrap().offers.remove(0);
        let asked = AskAdvice { record: record.clone(), at, play: Vec::new(), seat: offer.seat };
        let advised = advise_at(games, &asked, &|| false).unwrap();
        assert!(offer.actions.contains(&advised.advice.action), "{advised:?}");
        assert_eq!(advise_at(games, &asked, &|| false).unwrap(), advised, "the same every time");
        let last = AskAdvice { at: moments.len() as u32 - 1, ..asked };
        assert!(moments.last().unwrap().turn.is_empty());
        assert_eq!(advise_at(games, &last, &|| false).unwrap_err().code, Code::NotYourTurn);
    }
}

#[test]
fn a_record_in_json_is_the_same_game() {
    for (_, record) in games() {
        let twin = RecordJson::from(&record.parse::<Record>().unwrap());
        let json = serde_json::to_string(&twin).unwrap();
        assert_eq!(replay(&json, Eyes::Public, 0), replay(&record, Eyes::Public, 0));
        let verified = |text| crate::look_at_record(irrgarten_toys::games(), text).unwrap();
        assert_eq!(verified(&json), verified(&record));
        let wrong = json.replacen("\"seats\"", "\"chairs\"", 1);
        let asked = AskReplay { record: wrong, ..AskReplay::default() };
        assert_eq!(replay_record(irrgarten_toys::games(), &asked).unwrap_err().code, Code::BadRecord);
    }
}

#[test]
fn what_is_not_there_is_refused() {
    let games = irrgarten_toys::games();
    let (_, record) = self::games().next().unwrap();
    let code = |asked: AskMoment| look_at_moment(games, &asked).unwrap_err().code;
    assert_eq!(code(ask(&record, 9_999, Eyes::Open)), Code::BadRequest);
    assert_eq!(code(ask(&record, 0, Eyes::Seat(9))), Code::NoSuchSeat);
    assert_eq!(code(ask("nonsense", 0, Eyes::Open)), Code::BadRecord);
    let language = Some("xx".to_owned());
    assert_eq!(code(AskMoment { language, ..ask(&record, 0, Eyes::Open) }), Code::BadRequest);
    let missing = AskReplay { record: record.replace("game: ", "game: x"), ..AskReplay::default() };
    assert_eq!(replay_record(games, &missing).unwrap_err().code, Code::UnknownGame);
}
