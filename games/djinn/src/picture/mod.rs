//! Pictures of a table.

mod svg;
mod text;

use irrgarten_game::{
    Ending, Outcome, PRIVATE_RACE_MINUTES, PUBLIC_RACE_MINUTES, Presentation, Seat, Solver,
};
use irrgarten_kit::Cursor;
use serde::Serialize;

use crate::Djinn;
use crate::action::Action;
use crate::arrangement::read_top;
use crate::components::{CARDS, Card, GATE_PLACES, LAYOUT_PARS, LAYOUTS, PARS, ROUNDS};
use crate::ending;
use crate::motion::Motion;
use crate::options::{CAP_MS, PENALTY_MS, TIE_MS};
use crate::race::MOST_MOVES;
use crate::solve::Hands;
use crate::state::State;
use crate::ticks::{EXCHANGE, MOST_TICKS};
use crate::view::View;

pub use svg::arrangements as arrangements_svg;
pub(crate) use svg::drawn_arrangements as drawn_arrangements_svg;
pub use text::arrangement as arrangement_art;
pub(crate) use text::drawn_arrangement as drawn_arrangement_art;

impl Presentation for Djinn {
    irrgarten_game::texts!();

    const FIGURES: &'static [(&'static str, u32)] = &[
        ("age", 6),
        ("minutes", 15),
        ("gate_places", GATE_PLACES as u32),
        ("gates_meet", GATE_PLACES as u32 + 1),
        ("paths", CARDS as u32),
        ("layouts", LAYOUTS as u32),
        ("treasure_cards", 3 * ROUNDS as u32),
        ("of_a_value", ROUNDS as u32),
        ("rounds", ROUNDS as u32),
        ("actions", MOST_MOVES as u32),
        ("public_minutes", PUBLIC_RACE_MINUTES),
        ("private_minutes", PRIVATE_RACE_MINUTES),
        ("penalty_seconds", PENALTY_MS as u32 / 1000),
        ("ticks", MOST_TICKS as u32),
        ("exchange_ticks", EXCHANGE as u32),
        ("tie", TIE_MS as u32),
        ("cap", CAP_MS as u32),
        ("par_three", PARS[0]),
        ("par_four", PARS[1]),
        ("par_five", PARS[2]),
        ("layout_par_three", LAYOUT_PARS[0]),
        ("layout_par_four", LAYOUT_PARS[1]),
        ("layout_par_five", LAYOUT_PARS[2]),
    ];

    const SOLVERS: &'static [&'static dyn Solver] = &[&Hands];

    // On a shared device the seats race one after the other, each with the stopwatch.
    const PASSING: &'static [(&'static str, &'static str)] = &[("clock", "stopwatch")];

    fn lay_open(state: &State) -> View {
        View::open(state)
    }

    irrgarten_game::drawn_by!(text::table, svg::table, svg::find);

    /// A path card and the direction of its printed top: `12n`.
    fn piece(name: &str) -> Option<String> {
        let (card, top) = Cursor::whole(name, |cursor| Ok((Card::read(cursor)?, read_top(cursor)?))).ok()?;
        Some(svg::piece(card, top))
    }

    fn motion(before: impl FnOnce() -> View, seat: Seat, action: Action) -> Option<impl Serialize> {
        matches!(action, Action::Claim | Action::Pass).then(|| Motion::of(&before(), seat, action)).flatten()
    }

    fn ending(view: &View, outcome: Outcome) -> Option<Ending> {
        Some(ending::ending(view, outcome))
    }
}
