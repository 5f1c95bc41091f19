//! What the page draws with, in the same ink as every other picture: `web/art/sheet.txt`; and where pawns start.
//!
//! A line a drawing, its name before it. Tiles and fields are 100 wide, marks 42 around 0,0; what is printed on an
//! ability is only its lines, since the page has chips of its own.

use std::fmt::Write as _;

use irrgarten_kit::drawing::at;
use irrgarten_kit::{Indexed as _, Openings};
use irrgarten_laws::hold_equal;

use super::{art, seat, tile};
use crate::components::{Ability, CHALKS, Colour, Mark, Painting};
use crate::tiles::LOOSE;

/// The front of a loose tile of each shape, as it lies after no turn: a straight, a corner, a tee.
const SHAPES: [u8; 3] = [5, 3, 7];

fn one_line(drawing: &str) -> String {
    drawing.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

fn sheet() -> String {
    let mut sheet = String::new();
    let mut put = |name: String, drawing: &str| {
        let _ = writeln!(sheet, "{name} {}", one_line(drawing));
    };
    for shape in SHAPES.map(Openings::of_number) {
        put(format!("loose-{shape}"), &tile::front(shape, None, false));
        for turned in shape.turnings().filter(|_| shape.ways_to_stand() > 2) {
            put(format!("fixed-{turned}"), &tile::front(turned, None, true));
        }
    }
    put("back".to_owned(), &format!("<defs>{}</defs>{}", tile::definitions(), tile::back(None)));
    for painting in Painting::all() {
        let drawn = art::framed(painting, at(0.0, 0.0), 42.0);
        put(format!("mark-{}", painting.letter()), &format!("<defs>{}</defs>{drawn}", art::symbol(painting)));
    }
    put("poster".to_owned(), &art::poster());
    for chalk in (0..CHALKS).map(Mark::Chalk) {
        put(format!("mark-{}", chalk.letter()), &art::mark(chalk, at(0.0, 0.0), 42.0));
    }
    put("sign-S".to_owned(), seat::SLIDE);
    for ability in Ability::ALL {
        put(format!("sign-{}", ability.letter()), seat::sign(ability));
    }
    sheet
}

#[test]
fn page_sheet_is_up_to_date() {
    hold_equal(env!("CARGO_MANIFEST_DIR"), "web/art/sheet.txt", &sheet());
}

#[test]
fn page_corners_are_up_to_date() {
    let corners = Colour::ALL.map(|colour| {
        let corner: crate::Square = colour.corner();
        format!("  {}: '{}',\n", colour.letter(), corner.name())
    });
    let text = format!(
        "// Written from Rust; IRRGARTEN_BLESS=1 writes it anew.\n\n\
         /** Where the pawn of each colour starts. */\n\
         export const corners: Record<string, string> = {{\n{}}};\n",
        corners.concat()
    );
    hold_equal(env!("CARGO_MANIFEST_DIR"), "web/art/corners.ts", &text);
}

#[test]
fn every_field_of_the_board_is_on_the_sheet() {
    let sheet = sheet();
    for square in crate::Square::all().filter(|square| !LOOSE.contains(square)) {
        let openings = crate::tiles::fixed_openings(square).unwrap_or_default();
        assert!(sheet.contains(&format!("fixed-{openings} ")), "{square}");
    }
}
