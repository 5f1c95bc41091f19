//! The towers as text art and as drawings.

mod svg;
mod text;
mod words;

use irrgarten_game::{Ending, Language, Outcome, Ply, PlyOf, Presentation, Seat, Solver};
use serde::Serialize;

use crate::action::Action;
use crate::components::{
    ARROWS, CARDS_OF_A_KIND, FIXED, LOWEST, MAGIC, MOVABLE, TALLEST, TREASURES, colours_of_table,
};
use crate::ending;
use crate::motion::{Effect, Motion};
use crate::notation::maze_text;
use crate::options::Options;
use crate::rules::ROUNDS;
use crate::state::State;
use crate::view::View;
use crate::{Towers, Turns};

impl Presentation for Towers {
    irrgarten_game::texts!();

    const FIGURES: &'static [(&'static str, u32)] = &[
        ("age", 7),
        ("minutes", 25),
        ("fixed", FIXED as u32),
        ("movable", MOVABLE as u32),
        ("arrows", ARROWS.len() as u32),
        ("lowest", LOWEST as u32),
        ("tallest", TALLEST as u32),
        ("treasures", TREASURES as u32),
        ("magic", MAGIC as u32),
        ("of_a_kind", CARDS_OF_A_KIND as u32),
        ("two", TREASURES as u32 / 2),
        ("three", TREASURES as u32 / 3),
        ("four", TREASURES as u32 / 4),
        ("rounds", ROUNDS),
    ];

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

    irrgarten_game::drawn_by!(text::draw, svg::draw, svg::find);

    fn motion(before: impl FnOnce() -> View, seat: Seat, action: Action) -> Option<impl Serialize> {
        Motion::of(&before(), seat, action)
    }

    fn effect(
        before: impl FnOnce() -> View,
        after: impl FnOnce() -> View,
        ply: &PlyOf<Towers>,
    ) -> Option<impl Serialize> {
        let &Ply::Act(seat, Action::Move(goal, _)) = ply else { return None };
        Effect::of(&before().public, &after().public, seat, goal)
    }

    fn ending(view: &View, outcome: Outcome) -> Option<Ending> {
        Some(ending::ending(view, outcome))
    }
}

/// The position from above as an SVG document: heights are numbers and colours, and nothing is hidden behind them.
pub fn plan_svg(view: &View, language: Language) -> String {
    svg::draw_plan(view, language)
}
