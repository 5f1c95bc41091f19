//! The adapters with a toy game; the tests of the command line play the real games.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use irrgarten_faces::{Entry, GameError, Games, Happening, Level, Position, Reading, entry};
use irrgarten_game::record::{Record, RecordedOutcome};
use irrgarten_game::{Language, SearchRng, Seat, SeatSet, Turn, Viewer};

use irrgarten_toys::Lots;

const LOTS: &dyn Entry = entry::<Lots>();
const GAMES: Games = Games::new(&[LOTS]);

fn open(text: &str) -> Box<dyn Position> {
    match LOTS.read(text) {
        Ok(Reading::Open(position)) => position,
        Ok(Reading::View(_)) => panic!("{text} is a view"),
        Err(error) => panic!("{text}: {error}"),
    }
}

fn refused(text: &str) -> GameError {
    LOTS.read(text).err().unwrap_or_else(|| panic!("{text} was read"))
}

fn texts(happened: &[Happening], who: Viewer) -> Vec<&str> {
    happened.iter().map(|happening| happening.redacted_for(who)).collect()
}

#[test]
fn a_game_is_found_by_name() {
    assert_eq!(GAMES.find("lots").map(|game| game.meta().title), Ok("Lots"));
    let error = GAMES.find("lost").err().unwrap();
    assert_eq!(error.code(), "unknown_game");
    assert_eq!(LOTS.rulebook_source(Language::De), "Rufe.");
    assert_eq!(LOTS.settings()[0].key, "mood");
}

#[test]
fn a_deal_follows_from_its_seed_and_needs_valid_settings() {
    let seed = "7".parse().unwrap();
    let wild = [("mood".to_owned(), "wild".to_owned())];
    let dealt = LOTS.deal(3, &wild, &seed).ok().unwrap();
    assert_eq!(dealt.text(), LOTS.deal(3, &[], &seed).ok().unwrap().text());
    assert_eq!(dealt.record().options, wild);
    let error = LOTS.deal(4, &[], &seed).err().unwrap();
    assert_eq!(error.to_string(), "lots is for 2 to 3 seats, not 4");
    let bad = [("mood".to_owned(), "glum".to_owned())];
    let error = LOTS.deal(2, &bad, &seed).err().unwrap();
    assert_eq!(error.to_string(), "bad option: \"glum\" at column 6: expected calm|wild");
}

#[test]
fn a_text_is_a_position_a_view_or_an_error() {
    assert_eq!(open("lots/1 h=31 c=00 d=0").text(), "lots/1 h=31 c=00 d=0");
    let Ok(Reading::View(view)) = LOTS.read("lots/1 h=?1 c=00 d=0") else { panic!("not a view") };
    assert_eq!(view.text(), "lots/1 h=?1 c=00 d=0");
    assert_eq!(view.json().get(), r#"{"lots":[null,1],"called":[0,0],"draws_due":0}"#);
    assert_eq!(
        refused("lots/1 h=?1 c=00").to_string(),
        "bad position: the text ends at column 17: expected \" d=\""
    );
    let complain = |text| GAMES.read(text).err().unwrap().to_string();
    assert_eq!(complain("lotus/1 h=11"), "unknown game \"lotus\": expected lots; did you mean lots?");
    assert_eq!(
        complain("33e.13w"),
        "bad position: \"33e.13w\" at column 1: expected a position, which begins like lots/1"
    );
}

#[test]
fn when_several_may_act_one_must_be_named() {
    let mut position = open("lots/1 h=31 c=00 d=0");
    assert_eq!(position.turn(), Turn::Decide(SeatSet::all(2)));
    let error = position.word(None, "call3").unwrap_err();
    assert_eq!(error.to_string(), "several may act: name one of the seats 1, 2");
    assert!(position.word(Some(Seat::at(1)), "call3").is_ok());
}

#[test]
fn a_word_may_carry_its_chance_events() {
    let mut position = open("lots/1 h=31 c=00 d=0");
    let happened = position.word(Some(Seat::at(1)), "call1+a+b").unwrap();
    assert_eq!(texts(&happened, Viewer::Seat(Seat::at(0))), ["call1", "+a", "+b"]);
    assert_eq!(texts(&happened, Viewer::Seat(Seat::at(1))), ["call1", "+?", "+?"]);
    assert_eq!(texts(&happened, Viewer::Public), ["call1", "+?", "+?"]);
    assert_eq!(happened.iter().map(|it| it.opens_line).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!(position.text(), "lots/1 h=31 c=01 d=0");
    let happened = position.word(None, "call3").unwrap();
    assert_eq!(happened[0].seat, Some(Seat::at(0)));
    assert_eq!(position.word(None, "+b+b").unwrap().len(), 2);
    assert_eq!(
        position.record().lines.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["2 call1+a+b", "1 call3+b+b"]
    );
    assert_eq!(position.score().map(|score| score.outcome), Some(RecordedOutcome::Team { won: true }));
}

#[test]
fn a_refusal_says_why() {
    let mut position = open("lots/1 h=31 c=01 d=0");
    let second = Some(Seat::at(1));
    let cases = [
        (None, "call7", "illegal_action", "call7 is not allowed (L-CALL-02). Lots go from 1 to 3."),
        (second, "call1", "not_your_turn", "seat 2 is not on turn: expected seat 1 (L-CALL-01)"),
        (None, "cry", "bad_action", "bad action: \"cry\" at column 1: expected \"call\""),
        (None, "+a", "no_draw_pending", "no draw is pending: expected an action"),
    ];
    for (seat, word, code, sentence) in cases {
        let error = position.word(seat, word).unwrap_err();
        assert_eq!((error.code(), error.to_string().as_str()), (code, sentence));
    }
    assert_eq!(position.text(), "lots/1 h=31 c=01 d=0", "a refusal changes nothing");
    let error = position.word(None, "call3+a+9").unwrap_err();
    assert_eq!(error.to_string(), "bad chance event: \"+9\" at column 8: expected a letter such as +a");
    assert_eq!(position.word(None, "call3").unwrap_err(), GameError::DrawPending);
    assert_eq!(position.draw("+z").unwrap_err().to_string(), "+z cannot be drawn here: expected +a, +b");
    position.draw("+a").unwrap();
    assert_eq!(position.word(None, "call3").unwrap_err(), GameError::GameOver);
    assert_eq!(position.draw("+a").unwrap_err(), GameError::GameOver);
    assert!(position.actions(Seat::at(0)).is_empty() && position.chances().is_empty());
}

#[test]
fn an_ordered_pile_is_drawn_in_its_order() {
    let mut position = open("lots/1 h=31 c=01 d=2 p=ab");
    assert_eq!(position.chances(), [("+a".to_owned(), 1), ("+b".to_owned(), 3)]);
    assert_eq!(position.foretold().as_deref(), Some("+a"));
    let error = position.draw("+b").unwrap_err();
    assert_eq!(error.code(), "impossible_chance");
    assert_eq!(error.to_string(), "+b cannot be drawn here: +a lies on top of the pile");
    position.draw("+a").unwrap();
    assert_eq!(position.text(), "lots/1 h=31 c=01 d=1 p=b");
}

#[test]
fn every_draw_of_a_seed_can_be_repeated_alone() {
    let seed = "7".parse().unwrap();
    let draws: Vec<String> = (0..20)
        .map(|number| open("lots/1 h=31 c=01 d=2").draw_by_seed(&seed, number).unwrap().text)
        .collect();
    assert!(draws.contains(&"+a".to_owned()) && draws.contains(&"+b".to_owned()));
    let again = open("lots/1 h=22 c=10 d=1").draw_by_seed(&seed, 13).unwrap();
    assert_eq!(again.text, draws[13]);
    assert!(open("lots/1 h=22 c=00 d=0").draw_by_seed(&seed, 0).is_err());
}

#[test]
fn a_player_chooses_by_what_its_seat_sees() {
    let position = open("lots/1 h=31 c=00 d=0");
    let greedy = |seat| position.suggest(seat, Level::Greedy, &mut SearchRng::new(1));
    assert_eq!(greedy(Seat::at(0)).as_deref(), Some("call3"));
    assert_eq!(greedy(Seat::at(1)).as_deref(), Some("call1"));
    let mut dice = SearchRng::new(1);
    let mut random: Vec<_> =
        (0..50).filter_map(|_| position.suggest(Seat::at(0), Level::Random, &mut dice)).collect();
    random.sort();
    random.dedup();
    assert_eq!(random, ["call1", "call2", "call3"]);
}

#[test]
fn perft_follows_an_ordered_pile() {
    assert_eq!(open("lots/1 h=31 c=00 d=0").perft(1), 6);
    assert_eq!(open("lots/1 h=31 c=00 d=0").perft(2), 6 * 4 * 3);
    assert_eq!(open("lots/1 h=31 c=00 d=0 p=abba").perft(2), 6 * 3);
}

#[test]
fn a_record_with_its_seed_is_checked_draw_by_draw() {
    let seed = "7".parse().unwrap();
    let mut position = LOTS.deal(2, &[], &seed).ok().unwrap();
    let mut numbers = 0..;
    for seat in [1, 0].map(Seat::at) {
        position.act_in_text(seat, "call1").unwrap();
        for number in numbers.by_ref().take(2) {
            position.draw_by_seed(&seed, number).unwrap();
        }
    }
    let mut record = position.record();
    record.seed = Some(seed);
    assert!(LOTS.replay(&record).is_ok());
    let drawn = &mut record.lines[1].tokens[2];
    *drawn = if drawn == "+a" { "+b" } else { "+a" }.to_owned();
    let error = LOTS.replay(&record).err().unwrap();
    assert!(error.to_string().contains("is drawn where the seed gives"), "{error}");
    record.seed = None;
    assert!(LOTS.replay(&record).is_ok(), "without the seed nobody can tell");
}

#[test]
fn a_record_is_replayed_and_cut_into_tokens() {
    let text = "irrgarten record 1\ngame: lots/1\nseats: 2\nstart: lots/1 h=31 c=00 d=0\nresult: won\n\n\
                2 call1+a+b\n1 call3 +b +b\n";
    let record: Record = text.parse().unwrap();
    let replay = LOTS.replay(&record).ok().unwrap();
    assert_eq!(replay.record.lines[0].tokens, ["call1", "+a", "+b"]);
    assert_eq!(replay.record.to_string(), text.replace(" +b +b", "+b+b"));
    let mut position = replay.start;
    replay.plies.iter().for_each(|ply| drop(position.play(ply).unwrap()));
    assert_eq!(position.score(), replay.score);
    assert_eq!(position.text(), "lots/1 h=31 c=31 d=0");

    let wrong: Record = text.replace("call3", "call2").parse().unwrap();
    let error = LOTS.replay(&wrong).err().unwrap();
    assert_eq!(error.code(), "bad_record");
    let wrong: Record = text.replace("call3", "call9").parse().unwrap();
    let error = LOTS.replay(&wrong).err().unwrap();
    assert_eq!(error.clause(), Some("L-CALL-02"));
    assert!(error.to_string().contains("line 8"), "{error}");
}
