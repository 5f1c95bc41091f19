//! The table everything lies on.

use std::fmt::Write as _;

use irrgarten_game::{Dice as _, SearchRng};

use super::ink;
use super::pen::{Num, at};

const PLANK: f64 = 58.0;

/// Wooden planks.
pub(super) fn draw(width: f64, height: f64) -> String {
    let mut dice = SearchRng::new(1);
    let (mut seams, mut grain) = (String::new(), String::new());
    let mut top = 0.0;
    while top < height {
        let _ = write!(seams, "M0 {}H{}", Num(top), Num(width));
        let mut left = -f64::from(dice.below(300));
        while left < width {
            let _ = write!(seams, "M{}v{PLANK}", at(left, top));
            let length = 240.0 + f64::from(dice.below(160));
            for nth in 1..5 {
                let start = at(left + 8.0 + f64::from(dice.below(80)), top + f64::from(nth) * PLANK / 5.0);
                let half = f64::from(30 + dice.below(50));
                let bend = f64::from(dice.below(9)) - 4.0;
                let _ =
                    write!(grain, "M{start}q{} {bend} {half} 0t{half} 0", Num(half / 2.0), half = Num(half));
            }
            left += length;
        }
        top += PLANK;
    }
    format!(
        r#"<path d="M0 0H{w}V{h}H0Z" fill="{wood}"/><g fill="none" stroke-linecap="round">
<path d="{grain}" stroke="{dark}" stroke-width="1.1"/><path d="{seams}" stroke="{seam}" stroke-width="1.6"/></g>
"#,
        w = Num(width),
        h = Num(height),
        wood = ink::WOOD,
        dark = ink::WOOD_DARK,
        seam = ink::WOOD_SEAM,
    )
}
