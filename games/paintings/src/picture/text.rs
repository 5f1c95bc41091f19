//! The table in letters: tiles with walls, marks and pawns, then the seats.

use std::fmt::Write as _;

use irrgarten_game::{Language, Message};
use irrgarten_kit::{Canvas, Direction, Grid};

use super::words::{self, Words};
use crate::components::{ARROWS, Colour, EXTENT, Mark, Painting, Square, is_start};
use crate::setup::Laid;
use crate::tiles::fixed_openings;
use crate::view::View;

/// A field is this wide and high.
const WIDTH: usize = 7;
const HEIGHT: usize = 3;
const TOP: usize = 2;
const GRID: Grid = Grid { left: 4, top: TOP, width: WIDTH, height: HEIGHT, gap: 1 };

pub(super) fn draw(view: &View, language: Language) -> String {
    let mut canvas = Canvas::new();
    GRID.draw_edges(&mut canvas, &ARROWS, view.public.barred());
    for (square, laid) in view.squares() {
        draw_field(&mut canvas, view, square, laid);
    }
    let right = GRID.left + EXTENT * WIDTH + 4;
    let spare = view.set.openings(view.spare);
    let words = Words::new(view, language);
    let label = |key| words.say(&Message::new(key));
    let count = |key, count: usize| format!("{:<6} {count:>2}", label(key));
    canvas.write(right, TOP, &label("picture-spare"));
    canvas.write(right, TOP + 1, &format!("{} {}", spare.picture(), view.set.mark(view.spare).letter()));
    canvas.write(right, TOP + 3, &count("picture-pile", view.public.pile.len()));
    canvas.write(right, TOP + 4, &count("picture-book", view.public.book.len()));
    canvas.write(right, TOP + 5, &count("picture-found", view.public.found().len()));
    if let Some(latest) = view.public.latest {
        let pusher = if latest.thief { "picture-thief" } else { "picture-player" };
        let arrow = Message::new("picture-latest").with("arrow", latest.arrow.to_string());
        canvas.write(right, TOP + 7, &words.say(&arrow));
        canvas.write(right, TOP + 8, &format!("({})", label(pusher)));
    }
    format!("{canvas}\n{}\n{}\n\n{}", seats(view, &words), words.turn(), legend(view, &words))
}

/// Walls around, gaps where it is open; mark and pawns inside. A face-down tile has neither.
fn draw_field(canvas: &mut Canvas, view: &View, square: Square, laid: Option<Laid>) {
    let (x, y) = GRID.corner(square);
    let (openings, mark) = match laid {
        None => {
            (fixed_openings(square).unwrap_or_default(), view.set.fixed_painting(square).map(Mark::Painting))
        }
        Some(laid) => (laid.openings(), laid.tile().map(|tile| view.set.mark(tile))),
    };
    let turned = matches!(laid, Some(Laid::Turned(_)));
    let down = laid.is_some_and(Laid::is_down);
    for (row, side) in [(0, Direction::North), (HEIGHT - 1, Direction::South)] {
        let wall = if openings.has(side) { "─╴ ╶─" } else { "─────" };
        let (left, right) = if row == 0 { ('┌', '┐') } else { ('└', '┘') };
        canvas.write(x, y + row, &format!("{left}{wall}{right}"));
    }
    for (column, side) in [(0, Direction::West), (WIDTH - 1, Direction::East)] {
        canvas.put(x + column, y + 1, if openings.has(side) { ' ' } else { '│' });
    }
    if down {
        canvas.write(x + 1, y + 1, "▒▒▒▒▒");
    }
    if turned {
        canvas.write(x + 1, y + 1, "^");
    }
    let letter = mark.map(Mark::letter).or_else(|| is_start(square).then_some('⌂'));
    if let Some(letter) = letter {
        canvas.put(x + 2, y + 1, letter);
    }
    for (nth, seat) in view.public.standing_on(square).enumerate() {
        canvas.put(x + 3 + nth % 3, y + 1 + nth / 3, pawn(view.public.colours[seat]));
    }
}

/// Pawns are small letters in circles: marks are letters, too.
fn pawn(colour: Colour) -> char {
    ['ⓡ', 'ⓑ', 'ⓖ', 'ⓨ'][colour as usize]
}

fn seats(view: &View, words: &Words<'_>) -> String {
    let mut text = String::new();
    let public = &view.public;
    for (seat, colour) in public.colours.each() {
        let mark = if public.stage.mover() == Some(seat) { '►' } else { ' ' };
        let (slide_used, ability_used) = public.used(seat);
        let painting = |card| words.say(&words::painting(card));
        let cards = public.tableaus[seat].map(|card| card.map_or("-".to_owned(), painting));
        let ready = |name: &Message, used: bool| {
            let name = words.say(name);
            if used { format!("({name})") } else { name }
        };
        let named = Message::new("picture-seat")
            .with("seat", seat.to_string())
            .with("colour", format!("{} {}", pawn(*colour), words.say(&words::colour(*colour))));
        let _ = writeln!(
            text,
            "{mark} {}: {} | {}; {}, {}",
            words.say(&named),
            cards[0],
            cards[1],
            ready(&Message::new("abilities-S"), slide_used),
            ready(&public.abilities[seat].message(), ability_used),
        );
    }
    text
}

/// The names of the paintings that have been found.
fn legend(view: &View, words: &Words<'_>) -> String {
    let found = view.public.found();
    if found.is_empty() {
        return words.say(&Message::new("picture-none-found")) + "\n";
    }
    let names: Vec<String> = found.iter().map(|card| words.say(&words::painting(card))).collect();
    let mut text = words.say(&Message::new("picture-found"));
    let mut width = text.len();
    for name in names {
        if width + name.len() + 2 > 78 {
            text.push_str("\n      ");
            width = 6;
        }
        let _ = write!(text, " {name},");
        width += name.len() + 2;
    }
    text.pop();
    text + "\n"
}

const _: () = assert!(Painting::numbered(0).letter() == 'A', "marks are letters");
