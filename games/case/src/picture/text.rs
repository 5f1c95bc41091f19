//! The plan in letters, four by two for every cell, and what lies around it.

use irrgarten_game::{Language, Message, Seat};
use irrgarten_kit::{Canvas, Hand, Indexed as _};

use super::words::{Words, history};
use crate::board::{COLUMNS, ROWS, Room, Spot, Square, cell};
use crate::components::{Card, Exhibit, Suspect, letters};
use crate::notation::digit;
use crate::public::Public;
use crate::theme;
use crate::view::View;

const WIDE: usize = 4;
const HIGH: usize = 2;
/// Room for the numbers of rows in the west and those of columns in the north.
const LEFT: usize = 4;
const TOP: usize = 1;
/// How wide lines of names may be.
const WIDTH: usize = 78;
/// Lines of the history that are shown.
const LINES: usize = 12;

pub(super) fn draw(view: &View, language: Language) -> String {
    let public = view.public();
    let words = Words::new(public, language);
    let mut canvas = Canvas::new();
    draw_numbers(&mut canvas);
    Square::all().for_each(|square| canvas.put(at(square).0, at(square).1, '·'));
    Room::all().for_each(|room| draw_room(&mut canvas, public, room, &words));
    for suspect in Suspect::all() {
        if let Spot::Square(square) = public.pawns[suspect.index()] {
            let (x, y) = at(square);
            canvas.put(x, y, suspect.letter());
        }
    }
    let below = TOP + ROWS * HIGH + 1;
    canvas.write(0, below, &words.headline());
    for seat in Seat::all(public.seats()) {
        canvas.write(0, below + 2 + seat.index(), &seat_line(view, seat, &words));
    }
    let after = below + 3 + usize::from(public.seats());
    let beside = |key, cards: String| format!("  {:<20} {cards}", words.say(&Message::new(key)));
    let mut free = after - 1;
    if !public.open.is_empty() {
        canvas.write(0, after - 1, &beside("open-cards", letters(public.open)));
        free = after;
    }
    if let Some(file) = view.file() {
        canvas.write(0, after, &beside("file", file.to_string()));
        free = after + 1;
    }
    let told = public.log.len().min(LINES);
    let skipped = public.log.len() - told;
    for (row, (entry, card)) in view.history().skip(skipped).enumerate() {
        let (asker, said) = (digit(public, entry.seat), history(public, entry, card));
        canvas.write(42, below + 2 + row, &format!("{:>3}  {asker}: {said}", entry.turn));
    }
    canvas.write(0, (below + 2 + told).max(free) + 1, &names(&words));
    canvas.to_string()
}

/// What the letters and digits of the cards stand for, and that of the centre.
fn names(words: &Words<'_>) -> String {
    let named = |letter: char, name: &Message| format!("{letter} {}", words.say(name));
    let card = |card: Card| named(card.letter(), &theme::name(card));
    let suspects = Suspect::all().map(|suspect| card(suspect.card()));
    let exhibits = Exhibit::all().map(|exhibit| card(exhibit.card()));
    let rooms = Room::all().map(|room| named(room.letter(), &theme::room_name(room)));
    [in_lines(suspects), in_lines(exhibits), in_lines(rooms)].concat()
}

fn in_lines(names: impl Iterator<Item = String>) -> String {
    let (mut text, mut used) = (String::new(), 0);
    for name in names {
        let length = name.chars().count();
        let between = match used {
            0 => "",
            _ if used + 3 + length > WIDTH => "\n",
            _ => "   ",
        };
        used = if between == "   " { used + 3 + length } else { length };
        text.extend([between, &name]);
    }
    text + "\n"
}

/// The numbers by which squares are named.
fn draw_numbers(canvas: &mut Canvas) {
    for column in 0..COLUMNS {
        canvas.write(LEFT + column * WIDE + 1, 0, &(column + 1).to_string());
    }
    for row in 0..ROWS {
        canvas.write(0, TOP + row * HIGH, &format!("{:>2}", row + 1));
    }
}

/// Where a square's letter stands.
fn at(square: Square) -> (usize, usize) {
    (LEFT + (usize::from(square.column()) - 1) * WIDE + 1, TOP + (usize::from(square.row()) - 1) * HIGH)
}

fn seat_line(view: &View, seat: Seat, words: &Words<'_>) -> String {
    let public = view.public();
    let mark = if public.mover == seat { '>' } else { ' ' };
    let hand = match view.hand(seat) {
        Hand::Open(cards) => letters(cards),
        Hand::Closed(size) => "?".repeat(size),
    };
    let state = match () {
        () if public.left.has(seat) => Some("left"),
        () if public.accused.has(seat) => Some("out"),
        () if public.summoned.has(seat) => Some("summoned"),
        () => None,
    };
    let state = state.map_or_else(String::new, |key| format!("  {}", words.say(&Message::new(key))));
    format!("{mark} {:<20} {hand}{state}", words.player(seat))
}

/// All rooms are rectangles: first and last row and column, from 0.
pub(super) fn extent(room: Room) -> ((usize, usize), (usize, usize)) {
    let inside = |row: usize, column: usize| cell(row, column).to_ascii_uppercase() == room.letter();
    let cells = || (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    let mine = || cells().filter(|&(row, column)| inside(row, column));
    (mine().next().unwrap_or_default(), mine().next_back().unwrap_or_default())
}

fn draw_room(canvas: &mut Canvas, public: &Public, room: Room, words: &Words<'_>) {
    let ((top, left), (bottom, right)) = extent(room);
    let (x0, y0) = (LEFT + left * WIDE, TOP + top * HIGH);
    let (x1, y1) = (LEFT + right * WIDE + WIDE - 2, TOP + bottom * HIGH + HIGH - 1);
    for x in x0..=x1 {
        canvas.put(x, y0, '─');
        canvas.put(x, y1, '─');
    }
    for y in y0..=y1 {
        canvas.put(x0, y, '│');
        canvas.put(x1, y, '│');
    }
    let corners = [(x0, y0, '┌'), (x1, y0, '┐'), (x0, y1, '└'), (x1, y1, '┘')];
    for (x, y, corner) in corners {
        canvas.put(x, y, corner);
    }
    for (row, column) in (top..=bottom).flat_map(|row| (left..=right).map(move |column| (row, column))) {
        if cell(row, column).is_ascii_lowercase() {
            draw_door(canvas, room, (row, column), (x0, y0, x1, y1));
        }
    }
    let width = x1 - x0 - 1;
    let mut lines = vec![format!("{} {}", room.letter(), words.say(&theme::room_name(room)))];
    if let Some(other) = room.passage() {
        lines.push(words.say(&Message::new("picture-passage").with("place", other.letter().to_string())));
    }
    let here = Spot::Room(room);
    let spaced = |letters: Vec<char>| letters.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
    lines.push(spaced(
        Suspect::all().filter(|who| public.pawns[who.index()] == here).map(Suspect::letter).collect(),
    ));
    let here_lies =
        |exhibit: &Exhibit| room.place().is_some() && public.exhibits[exhibit.index()] == room.place();
    lines.push(spaced(Exhibit::all().filter(here_lies).map(Exhibit::letter).collect()));
    for (row, line) in lines.iter().filter(|line| !line.is_empty()).enumerate() {
        let short: String = line.chars().take(width).collect();
        canvas.write(x0 + 1, y0 + 1 + row, short.trim_end());
    }
}

/// A gap in the wall towards the doorstep.
fn draw_door(
    canvas: &mut Canvas,
    room: Room,
    (row, column): (usize, usize),
    walls: (usize, usize, usize, usize),
) {
    let (x0, y0, x1, y1) = walls;
    let beside = |square: &Square| {
        let (there, across) = (usize::from(square.row()) - 1, usize::from(square.column()) - 1);
        there.abs_diff(row) + across.abs_diff(column) == 1
    };
    let Some(step) = room.doorsteps().find(beside) else { return };
    let (there, across) = (usize::from(step.row()) - 1, usize::from(step.column()) - 1);
    let (x, y) = (LEFT + column * WIDE, TOP + row * HIGH);
    if there == row {
        canvas.put(if across < column { x0 } else { x1 }, y, ' ');
    } else {
        let wall = if there < row { y0 } else { y1 };
        (x..x + WIDE - 1).for_each(|x| canvas.put(x, wall, ' '));
    }
}
