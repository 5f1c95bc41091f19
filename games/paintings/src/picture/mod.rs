//! Pictures of a table.

mod svg;
mod text;
mod words;

use irrgarten_game::{Place, Presentation, Rulebooks, Solver, WordsFiles};

pub use self::svg::painting_svg;
pub(crate) use self::words::painting;
use crate::book::PAGES;
use crate::components::{ARROWS, Ability, PAINTINGS, Painting};
use crate::deal;
use crate::moves::SWAPS;
use crate::options::Options;
use crate::state::State;
use crate::tiles::{LOOSE_FIELDS, TILES};
use crate::view::View;
use crate::{Paintings, Turns};

impl Presentation for Paintings {
    const RULEBOOKS: Rulebooks = irrgarten_game::rulebooks!();
    const EXAMPLES: &'static str = irrgarten_game::examples!();
    const FIGURES: &'static [(&'static str, u32)] = &[
        ("paintings", PAINTINGS as u32),
        ("pages", PAGES as u32),
        ("tiles", TILES as u32),
        ("laid", LOOSE_FIELDS as u32),
        ("arrows", ARROWS.len() as u32),
        ("pairs", SWAPS.len() as u32),
    ];
    const WORDS: WordsFiles = irrgarten_game::words_files!();

    const SOLVERS: &'static [&'static dyn Solver] = &[&Turns];

    fn colours(seats: u8, options: &Options) -> Option<String> {
        Some(deal::colours(seats, options).iter().map(|colour| colour.letter()).collect())
    }

    fn lay_open(state: &State) -> View {
        View::open(state)
    }

    fn text_art(view: &View) -> String {
        text::draw(view)
    }

    fn svg(view: &View) -> String {
        svg::draw(view)
    }

    fn place(view: &View, name: &str) -> Option<Place> {
        svg::place::find(view, name)
    }

    /// An ability by its name, or a painting by its letter.
    fn piece(name: &str) -> Option<String> {
        if name == "Slide" {
            return Some(svg::chip_svg(None));
        }
        if let Some(ability) = Ability::ALL.into_iter().find(|ability| ability.name() == name) {
            return Some(svg::chip_svg(Some(ability)));
        }
        let mut letters = name.chars();
        let (painting, None) = (Painting::from_letter(letters.next()?)?, letters.next()) else { return None };
        Some(painting_svg(painting))
    }
}
