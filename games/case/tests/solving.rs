//! What somebody can know, from records, positions and notes.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use case::Card;
use case::reason::Holder;
use case::solve::{Puzzle, Show, Unsolvable};
use irrgarten_game::Language;
use irrgarten_kit::Indexed as _;

const NOTES: &str = include_str!("examples/real_table.notes");
const RECORD: &str = include_str!("examples/four_turns.play");

fn refused(text: &str) -> String {
    Puzzle::read(text, Some(1)).err().unwrap_or_else(|| panic!("{text} is accepted")).to_string()
}

#[test]
fn notes_and_record_tell_the_same() {
    let (notes, record) = (Puzzle::read(NOTES, None).unwrap(), Puzzle::read(RECORD, Some(1)).unwrap());
    assert_eq!(notes.evidence, record.evidence);
    assert_eq!(notes.order, record.order);
    assert_eq!(record.here.map(case::Place::letter), Some('I'));
    let view = "case/1 135 I/I/D/6.18/H/16.13 ABCDIG - 3 T - turn=5 log=1:12eA-=A,2:32dD=?,3:52eH-=?,4:12eI-=I | \
                ???:3afBCD/?/?";
    assert_eq!(Puzzle::read(view, None).unwrap().evidence, notes.evidence);
}

#[test]
fn the_report_has_odds_facts_and_advice() {
    let report = Puzzle::read(RECORD, Some(1)).unwrap().report(Language::En, Show::All).unwrap();
    let text = report.text();
    assert!(text.contains("Captain has Fan Shop, because of turns 1 and 3"), "{text}");
    assert!(
        text.contains("Best suspicions here") && text.contains("Best suspicion of every place"),
        "{text}"
    );
    let advice = report.advice.as_ref().unwrap();
    assert_eq!((advice.here.len(), advice.places.len()), (5, 9), "{text}");
    assert!(advice.here[0].bits > 0.5, "{text}");
    let german = Puzzle::read(RECORD, Some(1)).unwrap().report(Language::De, Show::All).unwrap();
    assert!(german.text().contains("Kapitän hat Fanshop, wegen der Züge 1 und 3"), "{}", german.text());
}

#[test]
fn a_part_of_the_report_says_what_the_whole_says_of_it() {
    let puzzle = Puzzle::read(RECORD, Some(1)).unwrap();
    let [all, odds, facts, advice] = [Show::All, Show::Odds, Show::Facts, Show::Advice]
        .map(|show| puzzle.report(Language::En, show).unwrap().text().to_owned());
    assert_eq!(all, [odds.as_str(), &facts, &advice].join("\n"));
    assert!(odds.contains("Possible cases") && !odds.contains("bit"), "{odds}");
    assert!(facts.contains("because") && !facts.contains("bit"), "{facts}");
    assert!(advice.contains("bit") && !advice.contains("because"), "{advice}");
}

#[test]
fn where_nothing_is_certain_and_nothing_is_left_to_ask_the_report_says_so() {
    let start = "players: 135\nme: 1\nhand: 3afBCD\n";
    let facts = Puzzle::read(start, None).unwrap().report(Language::En, Show::Facts).unwrap();
    assert_eq!(facts.text(), "Nothing is certain yet beyond what you have seen.\n");
    let solved = NOTES.to_owned() + "1: s1bG 3- 5-\n";
    let advice = Puzzle::read(&solved, None).unwrap().report(Language::En, Show::Advice).unwrap();
    assert_eq!(advice.text(), "There is nothing left to ask.\n");
}

#[test]
fn every_seat_of_a_record_sees_its_own() {
    let second = Puzzle::read(RECORD, Some(2)).unwrap();
    assert_ne!(second.evidence, Puzzle::read(RECORD, Some(1)).unwrap().evidence);
    assert_eq!(Puzzle::read(RECORD, None).err(), Some(Unsolvable::NoSeat(3)));
    assert_eq!(Puzzle::read(RECORD, Some(4)).err(), Some(Unsolvable::NoSeat(3)));
}

#[test]
fn a_contradiction_is_told_by_its_first_line() {
    let twice = NOTES.to_owned() + "1: s2eA 3=A\n1: s4bC 3- 5-\n";
    assert!(refused(&twice).starts_with("line 9: 3=A cannot be"), "{}", refused(&twice));
    // A and I, one of 2 and d, and three more: that is a full hand.
    let too_many = NOTES.to_owned() + "1: s4dE 5=4\n1: s5fE 5=5\n1: s6bE 5=6\n1: s1bG 5=1\n";
    assert!(refused(&too_many).starts_with("line 12: 5=1 cannot be"), "{}", refused(&too_many));
}

#[test]
fn hands_of_other_editions_can_be_uneven() {
    let notes = "players: 1356\nme: 1\nsizes: 5544\nhand: 3afBC\n1: s2eA 3- 5=A\n";
    let puzzle = Puzzle::read(notes, None).unwrap();
    let report = puzzle.report(Language::En, Show::Odds).unwrap();
    let odds = report.odds.as_ref().unwrap();
    for (seat, size) in puzzle.evidence.sizes.each() {
        let held: f64 = Card::all().map(|card| odds.odds(Holder::Seat(seat), card)).sum();
        assert!((held - f64::from(*size)).abs() < 1e-9, "{seat} has {held} cards");
    }
    for (from, to, expected) in [
        ("sizes: 5544", "sizes: 554", "sizes: a digit for each player"),
        ("sizes: 5544", "sizes: 5644", "sizes: a digit for each player, at most 18 cards in all"),
        ("sizes: 5544", "sizes: 5940", "sizes: a digit for each player"),
        ("sizes: 5544", "sizes: 4554", "hand: 4 different cards"),
        ("sizes: 5544", "sizes: 5543", "open: 1 different cards"),
    ] {
        let problem = refused(&notes.replacen(from, to, 1));
        assert!(problem.contains(expected), "{to}: {problem}");
    }
}

#[test]
fn bad_notes_are_refused_with_line_and_reason() {
    let wrong = [
        (("players: 135", "players: 137"), "2 to 6 players"),
        (("me: 1", "me: 2"), "me: one of the players"),
        (("hand: 3afBCD", "hand: 3afBC"), "hand: 6 different cards"),
        (("hand: 3afBCD\n", ""), "a line hand: 3afBCD"),
        (("s2dD 5=?", "s2dD 5=e"), "line 6: \"e\" at column 3: expected a card of the suspicion 2dD"),
        (
            ("s2dD 5=?", "5=?"),
            "line 6: \"5=?\" at column 1: expected a suspicion such as s2eA before answers",
        ),
        (("s2dD 5=?", "s2dD 3=?"), "another player to answer"),
        (("s2dD 5=?", "s2dD 4=?"), "one of the players"),
        (("3: s2dD", "s2dD"), "line 6:"),
        (("me: 1", "you: 1"), "players, me, hand, open"),
    ];
    for ((from, to), expected) in wrong {
        let problem = refused(&NOTES.replacen(from, to, 1));
        assert!(problem.contains(expected), "{to}: {problem}");
    }
}
