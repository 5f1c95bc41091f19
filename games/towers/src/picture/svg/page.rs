//! What the page draws with, in the same ink as every other picture: `web/art`. A sheet has one drawing in each line,
//! so that a page can cut it with scissors.

use irrgarten_kit::drawing::at;
use irrgarten_kit::{Indexed as _, Openings};
use irrgarten_laws::{hold_equal, typescript};
use serde::Serialize;
use ts_rs::TS;

use super::{art, card, ink, plan, top, tower};
use crate::components::{LOWEST, Magic, TALLEST, Treasure};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The measures and colours of towers.
#[derive(Serialize, TS)]
struct Masonry {
    /// Half the width and half the depth of a square seen from the side, and the height of a layer.
    wide: f64,
    deep: f64,
    layer: f64,
    /// By height, from 1 on.
    stones: Vec<&'static ink::Stone>,
}

fn one_line(drawing: &str) -> String {
    drawing.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

fn sheet(drawings: impl IntoIterator<Item = String>) -> String {
    drawings.into_iter().map(|drawing| one_line(&drawing) + "\n").collect()
}

fn heights() -> impl Iterator<Item = u8> {
    LOWEST as u8..=TALLEST as u8
}

/// By height the sides and the two plates with its number, from the side and from above; then tops by the number of
/// their openings, with walls in the colour of the text; the rune last. The middle of a foot is at 0,0, tops are 100 wide.
fn towers() -> String {
    let sides = heights().map(|height| tower::sides(height, at(0.0, 0.0)));
    let plates = heights().map(|height| tower::plate(height, at(0.0, -tower::LAYER * f64::from(height))));
    let tops = (0..16).map(|number| top::passages(Openings::of_number(number), "currentColor"));
    sheet(sides.chain(plates).chain(heights().map(plan::plate)).chain(tops).chain([top::rune()]))
}

/// Treasures on their plates in the order of their letters, 40 wide around 0,0.
fn treasures() -> String {
    let plate = art::plate();
    sheet(Treasure::all().map(|treasure| {
        let symbol = art::symbol(treasure);
        format!("<defs>{plate}{symbol}</defs>{}", art::medallion(treasure, at(0.0, 0.0), 40.0))
    }))
}

/// Magic by kind, the back, and the rune card while it is open and once it is turned over.
fn cards() -> String {
    let corner = at(0.0, 0.0);
    let magic = Magic::ALL.map(|magic| card::magic(corner, magic));
    sheet(magic.into_iter().chain([
        card::back(corner, 1),
        card::rune(corner, false),
        card::rune(corner, true),
    ]))
}

#[test]
fn page_sheets_are_up_to_date() {
    hold_equal(HERE, "web/art/towers.txt", &towers());
    hold_equal(HERE, "web/art/treasures.txt", &treasures());
    hold_equal(HERE, "web/art/cards.txt", &cards());
}

#[test]
fn page_masonry_is_up_to_date() {
    let stones = heights().map(ink::stone_of).collect();
    let masonry = Masonry { wide: tower::WIDE, deep: tower::DEEP, layer: tower::LAYER, stones };
    let text = serde_json::to_string(&masonry).expect("numbers and words") + "\n";
    hold_equal(HERE, "web/art/masonry.json", &text);
    hold_equal(HERE, "web/art/masonry.ts", &typescript::<Masonry>());
}
