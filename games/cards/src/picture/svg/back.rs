//! The back of a card, and cards in stacks.

use std::fmt::Write as _;

use super::CARD;
use super::ink;
use irrgarten_kit::drawing::Point;

/// The sign of Irrgarten, a maze: four hedges around a treasure, each with one way in.
const EMBLEM: &str =
    "M45 82H18V18H82V82H55M55 27H73V73H27V27H45M64 55V64H36V36H64V45M45 55H55V45H45M18 50H27M50 64V73";

/// What backs share, for the definitions of a document.
pub(super) fn definitions() -> String {
    format!(
        r#"<g id="c-back"><rect width="100" height="100" rx="5" fill="{ground}"/>
<g fill="none" stroke="{gold}" stroke-width="1.6"><rect x="4.5" y="4.5" width="91" height="91" rx="3"/>
<path d="M10 16V10H16M84 10H90V16M90 84V90H84M16 90H10V84"/></g>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="{EMBLEM}" stroke="{dark}" stroke-width="7"/>
<path d="{EMBLEM}" stroke="{cream}" stroke-width="3.4"/></g>
<path d="M50 45.6L54.4 50L50 54.4L45.6 50Z" fill="{gold}"/>
<rect x=".6" y=".6" width="98.8" height="98.8" rx="4.6" fill="none" stroke="{dark}" stroke-width="1.2"/></g>
"#,
        ground = ink::BACK,
        dark = ink::BACK_DEEP,
        gold = ink::GOLD,
        cream = ink::PARCHMENT,
    )
}

/// Face-down cards one on the other, the lowest with its corner here; only their place if there are none.
pub(super) fn stack(corner: Point, side: f64, cards: usize, lift: f64) -> String {
    let scale = side / CARD;
    if cards == 0 {
        return format!(
            r#"<rect transform="translate({corner}) scale({scale})" width="100" height="100" rx="5" fill="{line}"
fill-opacity=".12" stroke="{line}" stroke-opacity=".45" stroke-width="2.4" stroke-dasharray="8 7"/>"#,
            line = ink::LINE,
        );
    }
    (0..cards).fold(String::new(), |mut drawn, nth| {
        let up = f64::from(nth as u32) * lift;
        let place = corner.moved(up / 2.0, -up);
        let _ = write!(drawn, r##"<use href="#c-back" transform="translate({place}) scale({scale})"/>"##);
        drawn
    })
}
