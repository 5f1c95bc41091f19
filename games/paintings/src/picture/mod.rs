//! Pictures of a table.

mod svg;
mod text;
mod words;

use irrgarten_game::{Ending, Game as _, Outcome, PlyOf, Presentation, Solver};
use serde::Serialize;

pub use self::svg::painting_svg;
pub(crate) use self::words::painting;
use crate::book::PAGES;
use crate::components::{ARROWS, Ability, PAINTINGS, Painting};
use crate::deal;
use crate::effect::Effect;
use crate::ending;
use crate::moves::SWAPS;
use crate::options::Options;
use crate::state::State;
use crate::tiles::{FIXED, LOOSE_FIELDS, TILES};
use crate::view::View;
use crate::{Paintings, Turns};

impl Presentation for Paintings {
    irrgarten_game::texts!();

    const FIGURES: &'static [(&'static str, u32)] = &[
        ("age", 8),
        ("minutes", 35),
        ("printed", FIXED as u32),
        ("pool", Ability::ALL.len() as u32),
        ("chips", 2 * Paintings::META.max_seats as u32 + Ability::ALL.len() as u32 - 1),
        ("paintings", PAINTINGS as u32),
        ("pages", PAGES as u32),
        ("tiles", TILES as u32),
        ("laid", LOOSE_FIELDS as u32),
        ("arrows", ARROWS.len() as u32),
        ("pairs", SWAPS.len() as u32),
    ];

    const SOLVERS: &'static [&'static dyn Solver] = &[&Turns];

    const SECRETS: bool = false;

    fn colours(seats: u8, options: &Options) -> Option<String> {
        Some(deal::colours(seats, options).iter().map(|colour| colour.letter()).collect())
    }

    fn lay_open(state: &State) -> View {
        View::open(state)
    }

    irrgarten_game::drawn_by!(text::draw, svg::draw, svg::place::find);

    /// An ability by its name, a page of the book by its notation, or a painting by its letter.
    fn piece(name: &str) -> Option<String> {
        if name == "Slide" {
            return Some(svg::chip_svg(None));
        }
        if let Some(ability) = Ability::ALL.into_iter().find(|ability| ability.name() == name) {
            return Some(svg::chip_svg(Some(ability)));
        }
        if let Some(page) = svg::page_svg(name) {
            return Some(page);
        }
        let mut letters = name.chars();
        let (painting, None) = (Painting::from_letter(letters.next()?)?, letters.next()) else { return None };
        Some(painting_svg(painting))
    }

    fn effect(
        before: impl FnOnce() -> View,
        after: impl FnOnce() -> View,
        ply: &PlyOf<Paintings>,
    ) -> Option<impl Serialize> {
        Effect::of(&before(), &after(), *ply)
    }

    fn ending(view: &View, outcome: Outcome) -> Option<Ending> {
        Some(ending::ending(view, outcome))
    }
}
