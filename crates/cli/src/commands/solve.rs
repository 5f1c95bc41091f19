//! `irrgarten solve`

use clap::Args;
use irrgarten_catalogue::{solve, solvers};

use crate::output::Out;
use crate::picture::Drawing;
use crate::stop::Stop;

/// Work something out: what can be asked is listed by `irrgarten solve` alone
#[derive(Args)]
pub(crate) struct Solve {
    /// What to solve
    what: Option<String>,
    /// What it needs to know
    words: Vec<String>,
    /// Answer in JSON
    #[arg(long, conflicts_with_all = ["svg", "png", "output"])]
    json: bool,
    #[command(flatten)]
    drawing: Drawing,
}

impl Solve {
    pub(crate) fn run(self) -> Result<(), Stop> {
        let mut out = Out::new();
        let Some(what) = self.what else {
            return solvers().try_for_each(|solver| {
                out.text(&format!(
                    "irrgarten solve {} {}\n  {}",
                    solver.name(),
                    solver.usage(),
                    solver.about()
                ))
            });
        };
        let words: Vec<&str> = self.words.iter().map(String::as_str).collect();
        let solution = solve(&what, &words)?;
        if self.json {
            return out.json(&solution.facts);
        }
        if !self.drawing.wanted() {
            return out.text(&solution.text);
        }
        let svg = solution
            .svg
            .ok_or_else(|| Stop::Fault("there is nothing to draw: ".to_owned() + solution.text.trim()))?;
        self.drawing.write(&svg)
    }
}
