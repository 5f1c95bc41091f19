//! What the page draws cards with, in the same ink as every other picture: `web/art`.
//!
//! A sheet has its shared definitions in the first line and one drawing in each line below. The lines of the paths go
//! along as numbers: on them the page lets the way shine.

use std::fmt::Write as _;

use irrgarten_kit::{Direction, Indexed as _};
use irrgarten_laws::{hold_equal, typescript};
use serde::Serialize;
use ts_rs::TS;

use super::{card, treasure};
use crate::components::Card;
use irrgarten_kit::drawing::{Point, at};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// What is printed on the cards; a card is 100 wide and lies with its top to the north.
#[derive(Serialize, TS)]
struct Faces {
    /// By the number of the card, from 1 on.
    cards: Vec<Printed>,
}

#[derive(Serialize, TS)]
struct Printed {
    /// From each gate to where all meet: x and y of the first point, of the next, and so on.
    arms: Vec<Vec<f64>>,
}

fn line(points: &[Point]) -> Vec<f64> {
    let round = |number: f64| (number * 10.0).round() / 10.0;
    points.iter().flat_map(|point| [round(point.x), round(point.y)]).collect()
}

fn one_line(drawing: &str) -> String {
    drawing.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

/// Shared definitions, then a card a line, the back last.
fn sheet() -> String {
    let mut sheet = one_line(&card::definitions());
    for number in Card::all() {
        let _ = write!(sheet, "\n{}", one_line(&card::front(number, Direction::North)));
    }
    sheet + "\n<use href=\"#d-back\"/>\n"
}

/// The treasure cards of one, two and three.
fn treasures() -> String {
    (1..=3).map(|value| one_line(&treasure::card(at(0.0, 0.0), 1.0, value)) + "\n").collect()
}

#[test]
fn page_sheets_are_up_to_date() {
    hold_equal(HERE, "web/art/paths30.txt", &sheet());
    hold_equal(HERE, "web/art/treasures.txt", &treasures());
}

#[test]
fn page_faces_are_up_to_date() {
    let arms = |card: Card| card::lines(card).iter().map(|points| line(points)).collect();
    let faces = Faces { cards: Card::all().map(|card| Printed { arms: arms(card) }).collect() };
    let text = serde_json::to_string(&faces).expect("numbers").replace("{\"arms", "\n{\"arms");
    hold_equal(HERE, "web/art/paths30.json", &(text + "\n"));
    hold_equal(HERE, "web/art/faces.ts", &typescript::<Faces>());
}

/// Light that leaves a card comes in at the gate of the next: lines begin where gates are, and meet inside.
#[test]
fn lines_of_a_card_lead_from_its_gates_to_one_place() {
    for number in Card::all() {
        let lines: Vec<Vec<f64>> = card::lines(number).iter().map(|points| line(points)).collect();
        assert_eq!(lines.len(), 3, "{number}");
        for arm in &lines {
            let on_edge = arm[..2].iter().filter(|&&at| !(0.05..=99.95).contains(&at)).count();
            assert_eq!(on_edge, 1, "{number}: {arm:?}");
            assert_eq!(arm[arm.len() - 2..], lines[0][lines[0].len() - 2..], "{number}");
        }
    }
}
