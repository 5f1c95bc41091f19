//! The lid of the box, for the page: `web/cover.svg`, 320 by 180.

use std::fmt::Write as _;

use irrgarten_kit::Cursor;
use irrgarten_kit::drawing::{at, planks};
use irrgarten_laws::hold_equal;

use super::layout::STEP;
use super::{art, back, card};
use crate::components::{CardSet, DeckName, Kind};
use crate::notation::read_rows;

/// The helmets of the first vector of the tests, joined by the card laid last.
const LAID: &str = "0,-1:44n._/33e.13w/26e.23e";
const WAY: &str = "M25.5-8V178.500H76.500V127.500H110";
const ENDS: [(f64, f64); 2] = [(25.5, -25.5), (127.5, 127.5)];

fn cover() -> String {
    let deck = DeckName::Garden50.deck();
    let laid = read_rows(&mut Cursor::new(LAID)).expect("a labyrinth");
    let cards: CardSet = laid.iter().map(|(card, _)| *card).collect();
    let mut kinds: Vec<Kind> = cards.iter().flat_map(|card| deck.face(card).kinds()).collect();
    kinds.sort();
    kinds.dedup();
    let mut drawn = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 320 180\" width=\"320\" height=\"180\">\n<defs>",
    );
    drawn += &card::definitions();
    drawn += &back::definitions();
    drawn.extend(kinds.into_iter().map(art::symbol));
    drawn += "</defs>\n";
    drawn += &planks(320.0, 180.0);
    for (x, y, turn) in [(24.0, 104.0, -14), (38.0, 92.0, 6), (262.0, 24.0, 19)] {
        let place = at(x, y);
        let _ = writeln!(
            drawn,
            r##"<use href="#c-back" transform="translate({place}) rotate({turn}) scale(.56)"/>"##
        );
    }
    drawn += "<g transform=\"translate(160 90) rotate(-7) scale(.74) translate(-101 -51)\">\n";
    for (number, spot) in laid {
        let place = at(f64::from(spot.cell.x) * STEP, f64::from(spot.cell.y) * STEP);
        let front = card::front(deck, number, spot.top);
        let _ = writeln!(drawn, r#"<g transform="translate({place})">{front}</g>"#);
    }
    for (ink, width, opacity) in [("#ffc845", 22, 0.4), ("#ffc845", 11, 0.95), ("#fffbe8", 5, 1.0)] {
        let _ = write!(
            drawn,
            r#"<g fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round" opacity="{opacity}"><path d="{WAY}" stroke-width="{width}"/>"#
        );
        for (x, y) in ENDS {
            let _ = write!(drawn, r#"<circle cx="{x}" cy="{y}" r="19.5" stroke-width="{}"/>"#, width / 2);
        }
        drawn += "</g>\n";
    }
    drawn + "</g></svg>\n"
}

#[test]
fn page_cover_is_up_to_date() {
    hold_equal(env!("CARGO_MANIFEST_DIR"), "web/cover.svg", &cover());
}
