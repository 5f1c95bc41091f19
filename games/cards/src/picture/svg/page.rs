//! What the page draws cards with, in the same ink as every other picture: `web/art`.
//!
//! A sheet has its shared definitions in the first line and one drawing in each line below, so that a page can cut it
//! with scissors. Lines of the paths go along as numbers: on them the page lets a way shine.

use std::fmt::Write as _;

use irrgarten_kit::{Direction, Indexed as _};
use irrgarten_laws::{hold_equal, typescript};
use serde::Serialize;
use ts_rs::TS;

use irrgarten_kit::drawing::{Point, at};

use super::CARD;
use super::track::{self, MIDDLE};
use super::{art, back, card};
use crate::components::{Card, Deck, DeckName, Face, Kind};
use crate::gates::Gates;
use crate::picture::turned::Turned;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// What is printed on the cards of a deck; a card is 100 wide and lies with its top to the north.
#[derive(Serialize, TS)]
struct Faces {
    /// How wide a treasure is.
    medallion: f64,
    /// By the number of the card, from 1 on.
    cards: Vec<Printed>,
}

#[derive(Serialize, TS)]
struct Printed {
    treasures: Vec<Spot>,
    /// The lines of each corridor: x and y of its first point, of the next, and so on.
    corridors: Vec<Vec<Vec<f64>>>,
}

#[derive(Serialize, TS)]
struct Spot {
    kind: &'static str,
    x: f64,
    y: f64,
    /// Which corridor passes it.
    corridor: u8,
}

fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

fn line(points: &[Point]) -> Vec<f64> {
    points.iter().flat_map(|point| [round(point.x), round(point.y)]).collect()
}

fn printed(deck: &'static Deck, number: Card) -> Printed {
    let (face, card) = (deck.face(number), Turned::new(deck, number, Direction::North));
    let spot = |treasure: &crate::Treasure| {
        let place = track::room(&card, usize::from(treasure.room));
        Spot { kind: treasure.kind.name(), x: round(place.x), y: round(place.y), corridor: treasure.corridor }
    };
    let corridors = face.corridors.iter().filter(|gates| !gates.is_empty());
    Printed {
        treasures: face.treasures.iter().map(spot).collect(),
        corridors: corridors
            .map(|&gates| if card.lanes { lanes(&card, gates) } else { garden(&card, gates) })
            .collect(),
    }
}

/// The rooms these gates lead to, and all that can be reached from them without leaving the card.
fn rooms(card: &Turned, gates: Gates) -> [bool; 4] {
    let open = |room: usize| {
        let places = if card.lanes { [2 * room, 2 * room + 1] } else { [(2 * room + 7) % 8, 2 * room] };
        places.iter().any(|&place| gates.has(place as u8 + 1))
    };
    let mut inside = [0, 1, 2, 3].map(open);
    for _ in 0..3 {
        inside = [0, 1, 2, 3].map(|room| {
            inside[room] || (0..4).any(|other| inside[other] && other != room && card.joins(room, other))
        });
    }
    inside
}

/// From every gate into its room, and from room to room.
fn garden(card: &Turned, gates: Gates) -> Vec<Vec<f64>> {
    let (inside, middle) = (rooms(card, gates), |room: usize| track::room(card, room % 4));
    let mut lines = Vec::new();
    for side in Direction::ALL {
        for (place, room, edge) in [(1, 0, at(25.0, 0.0)), (2, 1, at(75.0, 0.0))] {
            if gates.has(2 * side.index() as u8 + place) {
                lines.push(line(&[edge.turned(CARD, side), middle(side.index() + room)]));
            }
        }
    }
    for room in (0..4).filter(|&room| inside[room] && card.joins(room, (room + 1) % 4)) {
        lines.push(line(&[middle(room), middle(room + 1)]));
    }
    lines
}

/// From every gate through its lane to the middle, or around the corner into another lane.
fn lanes(card: &Turned, gates: Gates) -> Vec<Vec<f64>> {
    let mut lines = Vec::new();
    for side in Direction::ALL.into_iter().filter(|&side| gates.meets(Gates::of_side(side))) {
        let (here, next, last) = (side.index(), (side.index() + 1) % 4, (side.index() + 3) % 4);
        let gate = |room: usize| at(CARD / 2.0, 0.0).turned(CARD, Direction::at(room));
        if track::bends(card, here, next) {
            // Halfway on a quarter of a circle around the corner between them.
            let bend = CARD / 2.0 * std::f64::consts::FRAC_1_SQRT_2;
            let corner = at(CARD - bend, bend).turned(CARD, side);
            let rooms = [here, next].map(|room| track::room(card, room));
            lines.push(line(&[gate(here), rooms[0], corner, rooms[1], gate(next)]));
        } else if !track::bends(card, last, here) {
            lines.push(line(&[gate(here), track::room(card, here), MIDDLE]));
        }
    }
    lines
}

/// Shared definitions, then a card a line, the back last.
fn sheet(deck: &'static Deck) -> String {
    let mut sheet = one_line(&(card::definitions() + &back::definitions()));
    for number in Card::all() {
        let ground = one_line(&card::ground(deck, number, Direction::North));
        let _ = write!(sheet, "\n{ground}");
    }
    sheet + "\n<use href=\"#c-back\"/>\n"
}

/// Shared definitions, then a treasure a line in the order of their letters, 40 wide around 0,0.
fn treasures() -> String {
    let mut sheet = one_line(&card::plate());
    for kind in Kind::all() {
        let symbol = art::symbol(kind);
        let _ = write!(sheet, "\n<defs>{symbol}</defs>{}", one_line(&card::treasure(kind)));
    }
    sheet + "\n"
}

fn one_line(drawing: &str) -> String {
    drawing.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

#[test]
fn page_sheets_are_up_to_date() {
    for name in DeckName::ALL {
        hold_equal(HERE, &format!("web/art/{name}.txt"), &sheet(name.deck()));
    }
    hold_equal(HERE, "web/art/treasures.txt", &treasures());
}

#[test]
fn page_faces_are_up_to_date() {
    for name in DeckName::ALL {
        let deck = name.deck();
        let medallion = card::medallion(deck.gates_per_side == 1);
        let faces = Faces { medallion, cards: Card::all().map(|card| printed(deck, card)).collect() };
        let text = serde_json::to_string(&faces).expect("numbers and words").replace("{\"tr", "\n{\"tr");
        hold_equal(HERE, &format!("web/art/{name}.json"), &(text + "\n"));
    }
    hold_equal(HERE, "web/art/faces.ts", &typescript::<Faces>());
}

/// A line for every gate and every passage, and every treasure at the end of one or along it.
#[test]
fn lines_of_a_card_pass_its_gates_and_treasures() {
    for (deck, number) in DeckName::ALL.iter().flat_map(|name| Card::all().map(|card| (name.deck(), card))) {
        let (face, drawn): (&Face, Printed) = (deck.face(number), printed(deck, number));
        for (which, lines) in drawn.corridors.iter().enumerate() {
            let points = || lines.iter().flat_map(|line| line.chunks(2));
            let on_edge = points().filter(|point| point.iter().any(|&at| at == 0.0 || at == CARD)).count();
            let places = (1..=8).filter(|&place| face.corridors[which].has(place)).count();
            assert_eq!(on_edge, places / usize::from(3 - deck.gates_per_side), "{} {number}", deck.name);
            let spots = drawn.treasures.iter().filter(|spot| usize::from(spot.corridor) == which);
            for spot in spots {
                assert!(points().any(|point| point == [spot.x, spot.y]), "{} {number}", deck.name);
            }
        }
    }
}
