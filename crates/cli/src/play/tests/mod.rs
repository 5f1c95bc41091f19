//! Games at a simulated terminal; `tests/play.rs` runs the binary.

mod helping;
mod mistyped;

use std::io::BufReader;

use irrgarten_catalogue::games;
use irrgarten_faces::{Entry, Level, Position};
use irrgarten_game::{Seat, SeatSet, Seed};

use super::people;
use super::screen::Screen;
use super::terminal_game::TerminalGame;
use crate::answer;
use crate::input::Lines;

type Typist<'a> = TerminalGame<BufReader<&'a [u8]>, &'a mut Vec<u8>>;

/// A table at which these lines are typed. Nothing waits for the clock unless it is live.
fn table<'a>(
    entry: &'static dyn Entry,
    position: Box<dyn Position>,
    people: SeatSet,
    lines: &'a str,
    shown: &'a mut Vec<u8>,
    live: bool,
) -> Typist<'a> {
    let seed: Seed = "7".parse().unwrap();
    let screen = Screen::new(Lines::new(BufReader::new(lines.as_bytes())), shown, live);
    TerminalGame::new(entry, position, people, Level::Greedy, seed, screen)
}

/// What two people at one screen see when this is typed.
fn typed(lines: &str) -> String {
    let seed: Seed = "7".parse().unwrap();
    let position = answer::deal("cards", None, &[("first".to_owned(), "1".to_owned())], &seed).ok().unwrap();
    let entry = games().find("cards").ok().unwrap();
    let mut shown = Vec::new();
    assert!(table(entry, position, people("1,2", 2).ok().unwrap(), lines, &mut shown, true).play().is_ok());
    String::from_utf8(shown).unwrap()
}

#[test]
fn the_screen_is_cleared_between_two_people() {
    let seed: Seed = "7".parse().unwrap();
    let position = answer::deal("cards", None, &[("first".to_owned(), "1".to_owned())], &seed).ok().unwrap();
    let action = &position.actions(Seat::at(0))[0];
    let shown = typed(&format!("\n{action}\n\nq\n"));
    let curtains: Vec<&str> = shown.split("Pass the screen to seat").collect();
    assert_eq!(curtains.len(), 3, "one for each seat: {shown}");
    for (nth, scene) in curtains.iter().enumerate() {
        let cleared = scene.matches("\x1b[2J").count();
        assert_eq!(cleared, [1, 2, 1][nth], "before and behind every curtain: {scene:?}");
    }
    let second = curtains[2];
    assert!(second.contains(&format!("seat 1: {action}+?")), "{second}");
}

#[test]
fn everybody_is_shown_what_happened_since_their_last_turn() {
    let seed: Seed = "7".parse().unwrap();
    let mut position =
        answer::deal("cards", None, &[("first".to_owned(), "1".to_owned())], &seed).ok().unwrap();
    let first = position.actions(Seat::at(0))[0].clone();
    position.act_in_text(Seat::at(0), &first).unwrap();
    let drawn = position.draw_by_seed(&seed, 0).unwrap().text;
    let second = position.actions(Seat::at(1))[0].clone();
    let shown = typed(&format!("\n{first}\n\n{second}\n\nq\n"));
    let again = shown.split("Pass the screen to seat").nth(3).unwrap();
    let news = format!("seat 1 (you): {first}{drawn}\nseat 2: {second}+?\n");
    assert!(again.contains(&news), "{news:?} in {again}");
}

#[test]
fn the_game_ends_if_the_next_person_does_not_come() {
    assert!(typed("").ends_with("The game is left unfinished.\n"));
}
