//! The table in letters: towers with walls, heights and treasures, then the seats.

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::{Canvas, Direction, Set};

use super::words;
use crate::action::letters;
use crate::board::Board;
use crate::components::{ARROWS, Colour, EXTENT, RUNE_STONE, Square, Treasure};
use crate::setup::{Hand, Place, Setup};
use crate::state::Stage;
use crate::tower::Tower;

/// A tower is this wide and high, with the wall to its neighbour.
const WIDTH: usize = 8;
const HEIGHT: usize = 4;
/// Room for the arrows and numbers around the board.
const LEFT: usize = 5;
const TOP: usize = 2;
/// Lines are no longer than this.
const PAGE: usize = 80;

pub(super) fn draw(setup: &Setup) -> String {
    let mut canvas = Canvas::new();
    let board = setup.board();
    draw_arrows(&mut canvas, setup);
    for square in Square::all() {
        draw_tower(&mut canvas, setup, &board, square);
    }
    let right = LEFT + EXTENT * WIDTH + 6;
    canvas.write(right, TOP, "Free tower:");
    let free = setup.free;
    let treasure = free.treasure().map_or(String::new(), |treasure| format!(" {}", treasure.letter()));
    canvas.write(right, TOP + 1, &format!("{} {}{treasure}", free.openings().picture(), free.height()));
    canvas.write(right, TOP + 3, &format!("Draw pile: {}", setup.deck.len()));
    let discard: String = setup.discard.iter().map(|card| card.letter()).collect();
    canvas.write(right, TOP + 4, &format!("Discard: {}", if discard.is_empty() { "-" } else { &discard }));
    if let Some(barred) = setup.barred {
        canvas.write(right, TOP + 5, &format!("Barred: {barred}"));
    }
    format!("{canvas}\n{}\n{}\n\n{}", seats(setup), words::turn(setup), legend(setup))
}

/// The names of columns and rows, and an arrow where a line can be pushed; a cross where it may not.
fn draw_arrows(canvas: &mut Canvas, setup: &Setup) {
    for nth in 0..EXTENT {
        let (x, y) = (LEFT + nth * WIDTH + WIDTH / 2, TOP + nth * HEIGHT + 1);
        canvas.put(x, 0, char::from(b'a' + nth as u8));
        canvas.write(0, y, &(nth + 1).to_string());
    }
    for arrow in ARROWS {
        let (x, y) = (LEFT + arrow.line() * WIDTH + WIDTH / 2, TOP + arrow.line() * HEIGHT + 1);
        let (x, y, sign) = match arrow.side() {
            Direction::North => (x, 1, '▼'),
            Direction::South => (x, TOP + EXTENT * HEIGHT, '▲'),
            Direction::West => (LEFT - 2, y, '►'),
            Direction::East => (LEFT + EXTENT * WIDTH + 2, y, '◄'),
        };
        canvas.put(x, y, if setup.barred == Some(arrow) { '×' } else { sign });
    }
}

/// Walls around, gaps where it is open; height, treasure and pawns inside.
fn draw_tower(canvas: &mut Canvas, setup: &Setup, board: &Board, square: Square) {
    let (x, y) = (LEFT + square.column() * WIDTH, TOP + square.row() * HEIGHT);
    let (openings, tower) = (board.openings(square), board.tower(square));
    for (row, side) in [(0, Direction::North), (HEIGHT - 1, Direction::South)] {
        let wall = if openings.has(side) { "──  ──" } else { "──────" };
        let (left, right) = if row == 0 { ('┌', '┐') } else { ('└', '┘') };
        canvas.write(x, y + row, &format!("{left}{wall}{right}"));
    }
    for row in 1..HEIGHT - 1 {
        for (column, side) in [(0, Direction::West), (WIDTH - 1, Direction::East)] {
            let open = openings.has(side) && row == 1;
            canvas.put(x + column, y + row, if open { ' ' } else { '│' });
        }
    }
    let mark = match tower.treasure() {
        Some(treasure) => treasure.letter(),
        None if square == RUNE_STONE => '*',
        None if Colour::ALL.iter().any(|colour| colour.corner() == square) => '⌂',
        None => ' ',
    };
    canvas.write(x + 2, y + 1, &format!("{} {mark}", tower.height()));
    let pawns = setup.places.iter().filter(|place| place.pawn == square);
    let pawns: String = pawns.map(|place| place.colour.letter().to_ascii_lowercase()).collect();
    let steps: String = "▒".repeat(usize::from(tower.height()));
    canvas.write(x + 1, y + 2, &steps);
    canvas.write(x + WIDTH - 1 - pawns.len(), y + 2, &pawns);
}

fn seats(setup: &Setup) -> String {
    let mut text = String::new();
    for (seat, place) in Seat::all(setup.seats()).zip(&setup.places) {
        let mark = match setup.stage {
            Stage::Won(winners) if winners.has(seat) => '★',
            stage if stage.mover() == Some(seat) => '►',
            _ => ' ',
        };
        let found: String = place.found.iter().map(|card| card.letter()).collect();
        let kid = if place.kid { ", children's rule" } else { "" };
        let _ = writeln!(
            text,
            "{mark} Seat {seat} ({} {}): found {}, {} to find{}; rune {}; magic {}{kid}",
            place.colour.letter().to_ascii_lowercase(),
            place.colour.name(),
            if found.is_empty() { "-" } else { &found },
            place.pile.len(),
            target(place),
            if place.rune_done { "done" } else { "open" },
            hand(&place.hand),
        );
    }
    text
}

fn target(place: &Place) -> String {
    match place.pile.first() {
        Some(Some(target)) => format!(" (now {} {})", target.letter(), target.name()),
        _ => String::new(),
    }
}

fn hand(hand: &Hand) -> String {
    match hand {
        Hand::Open(cards) if cards.total() == 0 => "-".to_owned(),
        Hand::Open(cards) => letters(cards).collect(),
        Hand::Closed(count) => format!("{count} hidden"),
    }
}

/// The treasures on towers, by letter.
fn legend(setup: &Setup) -> String {
    const ENTRY: usize = 12;
    let mut canvas = Canvas::new();
    let treasures: Set<Treasure> = setup.board().towers().filter_map(Tower::treasure).collect();
    for (nth, treasure) in treasures.iter().enumerate() {
        let (column, row) = (nth % (PAGE / ENTRY), nth / (PAGE / ENTRY));
        canvas.write(ENTRY * column, row, &format!("{} {}", treasure.letter(), treasure.name()));
    }
    format!("{canvas}* rune stone  ⌂ start  ▒ one level\n")
}
