//! The table in letters: towers with walls, heights and treasures, then the seats.

use std::fmt::Write as _;

use irrgarten_game::Seat;
use irrgarten_kit::{Canvas, Direction, Grid, Hand, Set, listed};

use super::words;
use crate::action::letters;
use crate::components::{ARROWS, Cards, Colour, EXTENT, RUNE_STONE, Square, Treasure};
use crate::state::Stage;
use crate::tower::Tower;
use crate::view::View;

/// A tower is this wide and high, with the wall to its neighbour.
const WIDTH: usize = 8;
const HEIGHT: usize = 4;
const TOP: usize = 2;
const GRID: Grid = Grid { left: 5, top: TOP, width: WIDTH, height: HEIGHT, gap: 2 };
/// Lines are no longer than this.
const PAGE: usize = 80;

pub(super) fn draw(view: &View) -> String {
    let mut canvas = Canvas::new();
    GRID.draw_edges(&mut canvas, &ARROWS, view.public.barred);
    for square in Square::all() {
        draw_tower(&mut canvas, view, square);
    }
    let right = GRID.left + EXTENT * WIDTH + 6;
    canvas.write(right, TOP, "Free tower:");
    let free = view.public.board.free();
    let treasure = free.treasure().map_or(String::new(), |treasure| format!(" {}", treasure.letter()));
    canvas.write(right, TOP + 1, &format!("{} {}{treasure}", free.openings().picture(), free.height()));
    canvas.write(right, TOP + 3, &format!("Draw pile: {}", view.deck()));
    let discard = view.public.discard.iter().map(|card| card.letter());
    canvas.write(right, TOP + 4, &format!("Discard: {}", listed(discard, "")));
    if let Some(barred) = view.public.barred {
        canvas.write(right, TOP + 5, &format!("Barred: {barred}"));
    }
    format!("{canvas}\n{}\n{}\n\n{}", seats(view), words::turn(view), legend(view))
}

/// Walls around, gaps where it is open; height, treasure and pawns inside.
fn draw_tower(canvas: &mut Canvas, view: &View, square: Square) {
    let (x, y) = GRID.corner(square);
    let (openings, tower) = (view.public.board.openings(square), view.public.board.tower(square));
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
    let pawns = view.public.pawns_on(square);
    let pawns: String = pawns.map(|seat| view.public.colour(seat).letter().to_ascii_lowercase()).collect();
    let steps: String = "▒".repeat(usize::from(tower.height()));
    canvas.write(x + 1, y + 2, &steps);
    canvas.write(x + WIDTH - 1 - pawns.len(), y + 2, &pawns);
}

fn seats(view: &View) -> String {
    let mut text = String::new();
    for seat in Seat::all(view.public.seats()) {
        let mark = match view.public.stage {
            Stage::Won(winners) if winners.has(seat) => '★',
            stage if stage.mover() == Some(seat) => '►',
            _ => ' ',
        };
        let found = view.public.found(seat).iter().map(|card| card.letter());
        let kid = if view.public.is_kid(seat) { ", children's rule" } else { "" };
        let _ = writeln!(
            text,
            "{mark} Seat {seat} ({} {}): found {}, {} to find{}; rune {}; magic {}{kid}",
            view.public.colour(seat).letter().to_ascii_lowercase(),
            view.public.colour(seat).name(),
            listed(found, ""),
            view.public.left(seat),
            target(view, seat),
            if view.public.rune_done(seat) { "done" } else { "open" },
            hand(view.hand(seat)),
        );
    }
    text
}

fn target(view: &View, seat: Seat) -> String {
    let target = view.target(seat);
    target.map_or(String::new(), |target| format!(" (now {} {})", target.letter(), target.name()))
}

fn hand(hand: &Hand<Cards>) -> String {
    match hand {
        Hand::Open(cards) => listed(letters(cards), ""),
        Hand::Closed(count) => format!("{count} hidden"),
    }
}

/// The treasures on towers, by letter.
fn legend(view: &View) -> String {
    const ENTRY: usize = 12;
    let mut canvas = Canvas::new();
    let treasures: Set<Treasure> = view.public.board.towers().filter_map(Tower::treasure).collect();
    for (nth, treasure) in treasures.iter().enumerate() {
        let (column, row) = (nth % (PAGE / ENTRY), nth / (PAGE / ENTRY));
        canvas.write(ENTRY * column, row, &format!("{} {}", treasure.letter(), treasure.name()));
    }
    format!("{canvas}* rune stone  ⌂ start  ▒ one level\n")
}
