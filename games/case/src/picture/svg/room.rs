//! Rooms: a floor, a picture of what it is, and who and what is in it.

use std::fmt::Write as _;

use irrgarten_kit::Indexed as _;
use irrgarten_kit::drawing::miniature::symbol;
use irrgarten_kit::drawing::{Num, Point, at, times, word};

use super::{ink, name, pawn};
use crate::board::{Room, Spot};
use crate::components::{Exhibit, Suspect};
use crate::public::Public;

macro_rules! art {
    ($($letter:literal = $file:literal;)*) => {
        &[$(($letter, include_str!(concat!("../../../art/", $file, ".svg")))),*]
    };
}

/// A picture for every room, every exhibit and every suspect.
const ART: &[(char, &str)] = art! {
    'A' = "training-ground";
    'B' = "home-end";
    'C' = "press-room";
    'D' = "dressing-room";
    'E' = "club-office";
    'F' = "town-square";
    'G' = "players-tunnel";
    'H' = "fan-shop";
    'I' = "club-museum";
    'X' = "incident-room";
    'a' = "historic-balls";
    'b' = "mascot";
    'c' = "ticket";
    'd' = "stadium-model";
    'e' = "cannon";
    'f' = "jersey";
    '1' = "coaching-team";
    '2' = "general-manager";
    '3' = "captain";
    '4' = "squad";
    '5' = "board";
    '6' = "fans";
};

pub(super) fn definitions() -> String {
    // Suspects are pawns on the plan.
    let laid = ART.iter().filter(|(letter, _)| letter.is_alphabetic());
    laid.map(|(letter, file)| symbol(format!("x-{letter}"), file) + "\n").collect()
}

/// The picture of a room, an exhibit or a suspect, for a card of its own.
pub(super) fn symbol_of(letter: char) -> Option<String> {
    let (_, file) = ART.iter().find(|(other, _)| *other == letter)?;
    let symbol = symbol("x", file);
    Some(format!(r##"<defs>{symbol}</defs><use href="#x" x="16" y="28" width="64" height="64"/>"##))
}

/// The floor of the room with this letter.
pub(super) fn floor_of(letter: char) -> Option<&'static str> {
    Room::all().find(|room| room.letter() == letter).map(floor)
}

/// The floor of a room.
fn floor(room: Room) -> &'static str {
    match room.letter() {
        'A' => "#7fae5a",
        'B' => "#c9a13f",
        'C' => "#8aa4b8",
        'D' => "#b9c7c4",
        'E' => "#b48a6a",
        'F' => "#c2b7a3",
        'G' => "#8d8f93",
        'H' => "#d2a7a0",
        'I' => "#a98fb0",
        _ => "#7d3b35",
    }
}

/// A room with its corner there, so wide and so high.
pub(super) fn draw(
    public: &Public,
    room: Room,
    named: &str,
    corner: Point,
    (wide, high): (f64, f64),
    lit: bool,
) -> String {
    let (frame, stroke) = if lit { (ink::REACH, 6.0) } else { (ink::WALL, 4.0) };
    let mut drawn = format!(
        r#"<g transform="translate({corner})" data-room="{letter}"><rect width="{w}" height="{h}" fill="{floor}"/>
<path d="{boards}" stroke="{line}" stroke-opacity=".13"/>
<path d="M4 4H{right}V{low}" fill="none" stroke="{cream}" stroke-opacity=".28" stroke-width="2"/>
<rect width="{w}" height="{h}" fill="none" stroke="{frame}" stroke-width="{stroke}"/>"#,
        letter = room.letter(),
        w = Num(wide),
        h = Num(high),
        right = Num(wide - 4.0),
        low = Num(high - 4.0),
        floor = floor(room),
        boards = boards(wide, high),
        line = ink::LINE,
        cream = ink::CREAM,
    );
    let (named, below) = name::block(named, at(wide / 2.0, 43.0), wide - 14.0);
    let side = (wide - 20.0).min(high - below - 42.0);
    let _ = write!(
        drawn,
        r##"<use href="#x-{letter}" x="{x}" y="{below}" width="{side}" height="{side}"/>
    <circle cx="19" cy="19" r="13" fill="{cream}" stroke="{line}" stroke-width="1.4"/><g stroke="{line}">{letter_sign}</g>
<g stroke="{ink}">{named}</g>"##,
        letter = room.letter(),
        below = Num(below),
        // The centre has a dark floor.
        ink = if room.place().is_some() { ink::LINE } else { ink::CREAM },
        x = Num((wide - side) / 2.0),
        side = Num(side),
        cream = ink::CREAM,
        line = ink::LINE,
        letter_sign = word(&room.letter().to_string(), at(19.0, 19.0), 13.0),
    );
    if let Some(other) = room.passage() {
        draw_stairs(&mut drawn, other.letter(), at(wide - 38.0, 10.0));
    }
    draw_guests(&mut drawn, public, room, (wide, high));
    drawn + "</g>"
}

/// The seams of the floor, as if it were laid with boards.
fn boards(wide: f64, high: f64) -> String {
    const BOARD: f64 = 22.0;
    let rows = (high / BOARD) as usize;
    let mut drawn = String::new();
    for row in 1..rows {
        let _ = write!(drawn, "M0 {}H{}", Num(times(row) * BOARD), Num(wide));
    }
    for row in 0..rows {
        // Every board begins somewhere else.
        let shift = times((row * 5) % 4 + 1) * wide / 5.0;
        let _ = write!(drawn, "M{} {}v{BOARD}", Num(shift), Num(times(row) * BOARD));
    }
    drawn
}

/// Stairs down to the secret passage, and where it leads.
fn draw_stairs(drawn: &mut String, other: char, corner: Point) {
    let _ = write!(
        drawn,
        r#"<g transform="translate({corner})" stroke="{line}"><rect width="28" height="24" rx="2" fill="{wall}"/>
<path d="M4 5H24M6 10H24M8 15H24M10 20H24" stroke="{tile}" stroke-width="2"/></g><g stroke="{cream}">{word}</g>"#,
        line = ink::LINE,
        wall = ink::WALL,
        tile = ink::GROUT,
        cream = ink::CREAM,
        word = word(&other.to_string(), corner.moved(-10.0, 12.0), 12.0),
    );
}

type Guests = (Vec<(Exhibit, Point)>, Vec<(Suspect, Point)>);

/// Exhibits above pawns, along the lower wall: the middles of the exhibits and the feet of the pawns.
pub(super) fn guests(public: &Public, room: Room, (wide, high): (f64, f64)) -> Guests {
    let here = Spot::Room(room);
    let pawns: Vec<Suspect> = Suspect::all().filter(|who| public.pawns[who.index()] == here).collect();
    let lies = |exhibit: &Exhibit| room.place().is_some() && public.exhibits[exhibit.index()] == room.place();
    let exhibits: Vec<Exhibit> = Exhibit::all().filter(lies).collect();
    let spread = |nth: usize, count: usize, step: f64| {
        let step = step.min((wide - 40.0) / times(count.max(2) - 1));
        wide / 2.0 + (times(nth) - times(count - 1) / 2.0) * step
    };
    let shelf = if pawns.is_empty() { high - 24.0 } else { high - 58.0 };
    let (laid, stand) = (exhibits.len(), pawns.len());
    let middle = |(nth, exhibit)| (exhibit, at(spread(nth, laid, 40.0), shelf));
    let feet = |(nth, suspect)| (suspect, at(spread(nth, stand, 30.0), high - 9.0));
    (
        exhibits.into_iter().enumerate().map(middle).collect(),
        pawns.into_iter().enumerate().map(feet).collect(),
    )
}

fn draw_guests(drawn: &mut String, public: &Public, room: Room, size: (f64, f64)) {
    let (exhibits, pawns) = guests(public, room, size);
    for (exhibit, middle) in exhibits {
        *drawn += &pawn::marker(exhibit, middle, 36.0);
    }
    for (suspect, feet) in pawns {
        *drawn += &pawn::draw(suspect, feet, 1.2);
    }
}
