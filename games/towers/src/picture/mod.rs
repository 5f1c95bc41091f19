//! The towers as text art and as drawings.

mod svg;
mod text;
mod words;

use irrgarten_game::{Place, Presentation, Rulebooks, Seat, Solver, WordsFiles};
use serde::Serialize;

use crate::action::Action;
use crate::components::{
    ARROWS, CARDS_OF_A_KIND, FIXED, MAGIC, MOVABLE, TALLEST, TREASURES, colours_of_table,
};
use crate::motion::Motion;
use crate::notation::maze_text;
use crate::options::Options;
use crate::rules::ROUNDS;
use crate::state::State;
use crate::view::View;
use crate::{Towers, Turns};

impl Presentation for Towers {
    const RULEBOOKS: Rulebooks = irrgarten_game::rulebooks!();
    const EXAMPLES: &'static str = irrgarten_game::examples!();
    const FIGURES: &'static [(&'static str, u32)] = &[
        ("fixed", FIXED as u32),
        ("movable", MOVABLE as u32),
        ("arrows", ARROWS.len() as u32),
        ("tallest", TALLEST as u32),
        ("treasures", TREASURES as u32),
        ("magic", MAGIC as u32),
        ("of_a_kind", CARDS_OF_A_KIND as u32),
        ("two", TREASURES as u32 / 2),
        ("three", TREASURES as u32 / 3),
        ("four", TREASURES as u32 / 4),
        ("rounds", ROUNDS),
    ];
    const WORDS: WordsFiles = irrgarten_game::words_files!();

    const SOLVERS: &'static [&'static dyn Solver] = &[&Turns];

    const KEEPS: Option<&'static str> = Some("maze");

    /// T-SETUP-09: the maze as it stands.
    fn kept(state: &State) -> Option<String> {
        Some(maze_text(&state.public().board))
    }

    fn colours(seats: u8, _: &Options) -> Option<String> {
        Some(colours_of_table(seats).iter().map(|colour| colour.letter()).collect())
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
        svg::find(view, name)
    }

    fn motion(before: impl FnOnce() -> View, seat: Seat, action: Action) -> Option<impl Serialize> {
        Motion::of(&before(), seat, action)
    }
}

/// The position from above as an SVG document: heights are numbers and colours, and nothing is hidden behind them.
pub fn plan_svg(view: &View) -> String {
    svg::draw_plan(view)
}
