//! The table in letters: towers with walls, heights and treasures, then the seats.

use std::fmt::Write as _;

use irrgarten_game::{Argument, Language, Message, Seat};
use irrgarten_kit::{Canvas, Direction, Grid, Hand, Set, listed};

use super::words::{Words, or_nothing};
use crate::action::letters;
use crate::components::{ARROWS, Cards, Colour, EXTENT, RUNE_STONE, Square, Treasure};
use crate::public::Stage;
use crate::tower::Tower;
use crate::view::View;

/// A tower is this wide and high, with the wall to its neighbour.
const WIDTH: usize = 8;
const HEIGHT: usize = 4;
const TOP: usize = 2;
const GRID: Grid = Grid { left: 5, top: TOP, width: WIDTH, height: HEIGHT, gap: 2 };
/// Lines are no longer than this.
const PAGE: usize = 80;

pub(super) fn draw(view: &View, language: Language) -> String {
    let words = Words::new(view, language);
    let say = |message: Message| words.say(&message);
    let mut canvas = Canvas::new();
    GRID.draw_edges(&mut canvas, &ARROWS, view.public.barred);
    for square in Square::all() {
        draw_tower(&mut canvas, view, square);
    }
    let right = GRID.left + EXTENT * WIDTH + 6;
    canvas.write(right, TOP, &say(Message::new("picture-free")));
    let free = view.public.board.free();
    let treasure = free.treasure().map_or(String::new(), |treasure| format!(" {}", treasure.letter()));
    canvas.write(right, TOP + 1, &format!("{} {}{treasure}", free.openings().picture(), free.height()));
    canvas.write(right, TOP + 3, &say(Message::new("picture-pile").with("n", view.deck().to_string())));
    let discard = view.public.discard.iter().map(|card| card.letter());
    canvas.write(right, TOP + 4, &say(Message::new("picture-discard").with("cards", listed(discard, ""))));
    if let Some(barred) = view.public.barred {
        canvas.write(right, TOP + 5, &say(Message::new("picture-barred").with("arrow", barred.to_string())));
    }
    format!("{canvas}\n{}\n{}\n\n{}", seats(&words), words.turn(), legend(&words))
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
    let pawns: String = pawns.map(|seat| pawn(view, seat)).collect();
    let steps: String = "▒".repeat(usize::from(tower.height()));
    canvas.write(x + 1, y + 2, &steps);
    canvas.write(x + WIDTH - 1 - pawns.len(), y + 2, &pawns);
}

/// The letter of a pawn on the board.
fn pawn(view: &View, seat: Seat) -> char {
    view.public.colour(seat).letter().to_ascii_lowercase()
}

fn seats(words: &Words<'_>) -> String {
    let view = words.view;
    let mut text = String::new();
    for seat in Seat::all(view.public.seats()) {
        let mark = match view.public.stage {
            Stage::Won(winners) if winners.has(seat) => '★',
            stage if stage.mover() == Some(seat) => '►',
            _ => ' ',
        };
        let found = view.public.found(seat).iter().map(|card| card.letter());
        let now = view.target(seat).map(|target| {
            let now = Message::new("picture-now").with("letter", target.letter().to_string());
            now.with("treasure", words.treasure(target))
        });
        let kid = view.public.is_kid(seat).then(|| Message::new("picture-kid"));
        let line = words
            .seat("picture-seat", seat)
            .with("pawn", pawn(view, seat).to_string())
            .with("found", listed(found, ""))
            .with("target", or_nothing(now))
            .with("magic", hand(view.hand(seat)))
            .with("kid", or_nothing(kid));
        let _ = writeln!(text, "{mark} {}", words.say(&line));
    }
    text
}

fn hand(hand: &Hand<Cards>) -> Argument {
    match hand {
        Hand::Open(cards) => listed(letters(cards), "").into(),
        Hand::Closed(count) => Message::new("picture-hidden").with("n", *count).into(),
    }
}

/// The treasures on towers, by letter.
fn legend(words: &Words<'_>) -> String {
    const ENTRY: usize = 16;
    let mut canvas = Canvas::new();
    let treasures: Set<Treasure> = words.view.public.board.towers().filter_map(Tower::treasure).collect();
    for (nth, treasure) in treasures.iter().enumerate() {
        let (column, row) = (nth % (PAGE / ENTRY), nth / (PAGE / ENTRY));
        canvas.write(ENTRY * column, row, &format!("{} {}", treasure.letter(), words.treasure(treasure)));
    }
    format!("{canvas}{}\n", words.say(&Message::new("picture-legend")))
}
