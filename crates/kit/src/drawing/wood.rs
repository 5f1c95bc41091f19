//! The wooden table below everything.

use std::fmt::Write as _;

use irrgarten_game::{Dice as _, SearchRng};

use super::ink;
use super::pen::{Num, at};

const PLANK: f64 = 58.0;

/// Wooden planks, so wide and so high in all.
pub fn planks(width: f64, height: f64) -> String {
    let mut dice = SearchRng::new(1);
    let (mut seams, mut grain) = (String::new(), [String::new(), String::new()]);
    let mut top = 0.0;
    while top < height {
        let _ = write!(seams, "M0 {}H{}", Num(top), Num(width));
        let mut left = -f64::from(dice.below(300));
        while left < width {
            let _ = write!(seams, "M{}v{PLANK}", at(left, top));
            let length = 240.0 + f64::from(dice.below(160));
            for nth in 1..6 {
                let y = top + f64::from(nth) * PLANK / 6.0 + f64::from(dice.below(5)) - 2.0;
                let skipped = 6.0 + f64::from(dice.below(90));
                let half = (length - 12.0 - skipped) * f64::from(4 + dice.below(6)) / 20.0;
                let wave = at(half / 2.0, f64::from(dice.below(9)) - 4.0);
                let line = &mut grain[dice.below(2) as usize];
                let _ = write!(line, "M{}q{wave} {half} 0t{half} 0", at(left + skipped, y), half = Num(half));
            }
            left += length;
        }
        top += PLANK;
    }
    let [dark, light] = grain;
    format!(
        r#"<path d="M0 0H{w}V{h}H0Z" fill="{wood}"/>
<g fill="none" stroke-linecap="round"><path d="{dark}" stroke="{deep}"/>
<path d="{light}" stroke="{bright}" stroke-width="1.2"/>
<path d="{seams}" stroke="{seam}" stroke-width="1.6"/></g>
"#,
        w = Num(width),
        h = Num(height),
        wood = ink::WOOD,
        deep = ink::WOOD_DARK,
        bright = ink::WOOD_LIGHT,
        seam = ink::WOOD_SEAM,
    )
}
