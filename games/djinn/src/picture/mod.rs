//! Pictures of a table.

mod svg;
mod text;

use irrgarten_game::{Place, Presentation, Rulebooks, Solver, WordsFiles};

use irrgarten_kit::Cursor;

use crate::Djinn;
use crate::arrangement::read_top;
use crate::components::{CARDS, Card, LAYOUT_PARS, LAYOUTS, PARS, ROUNDS};
use crate::options::{CAP_MS, TIE_MS};
use crate::race::MOST_MOVES;
use crate::solve::Hands;
use crate::state::State;
use crate::ticks::MOST_TICKS;
use crate::view::View;

pub use svg::arrangements as arrangements_svg;
pub use text::arrangement as arrangement_art;

impl Presentation for Djinn {
    const RULEBOOKS: Rulebooks = irrgarten_game::rulebooks!();
    const EXAMPLES: &'static str = irrgarten_game::examples!();
    const FIGURES: &'static [(&'static str, u32)] = &[
        ("paths", CARDS as u32),
        ("layouts", LAYOUTS as u32),
        ("treasure_cards", 3 * ROUNDS as u32),
        ("of_a_value", ROUNDS as u32),
        ("rounds", ROUNDS as u32),
        ("actions", MOST_MOVES as u32),
        ("ticks", MOST_TICKS as u32),
        ("tie", TIE_MS as u32),
        ("cap", CAP_MS as u32),
        ("par_three", PARS[0]),
        ("par_four", PARS[1]),
        ("par_five", PARS[2]),
        ("layout_par_three", LAYOUT_PARS[0]),
        ("layout_par_four", LAYOUT_PARS[1]),
        ("layout_par_five", LAYOUT_PARS[2]),
    ];
    const WORDS: WordsFiles = irrgarten_game::words_files!();

    const SOLVERS: &'static [&'static dyn Solver] = &[&Hands];

    // On a shared device the seats race one after the other, each with the stopwatch.
    const PASSING: &'static [(&'static str, &'static str)] = &[("clock", "stopwatch")];

    fn lay_open(state: &State) -> View {
        View::open(state)
    }

    fn text_art(view: &View) -> String {
        text::table(view)
    }

    fn svg(view: &View) -> String {
        svg::table(view)
    }

    fn place(view: &View, name: &str) -> Option<Place> {
        svg::find(view, name)
    }

    /// A path card and the direction of its printed top: `12n`.
    fn piece(name: &str) -> Option<String> {
        let (card, top) = Cursor::whole(name, |cursor| Ok((Card::read(cursor)?, read_top(cursor)?))).ok()?;
        Some(svg::piece(card, top))
    }
}
