//! `irrgarten solve`

use std::path::Path;

use clap::Args;
use irrgarten_catalogue::{solve, solvers};

use super::maze;
use crate::input::file;
use crate::output::Out;
use crate::picture::Drawing;
use crate::stop::Stop;

/// Work something out: what can be asked is listed by `irrgarten solve` alone
#[derive(Args)]
pub(crate) struct Solve {
    /// What to solve
    what: Option<String>,
    /// What it needs to know; a word that is the path of a file stands for what is in it
    words: Vec<String>,
    /// Whose eyes, where seats see different things
    #[arg(long, value_name = "N")]
    seat: Option<String>,
    /// The language of the answer: en, de, fr or nl
    #[arg(long)]
    language: Option<String>,
    /// Answer in JSON
    #[arg(long, conflicts_with_all = ["svg", "png", "output"])]
    json: bool,
    /// Stop after so long with what is known by then (`maze` only)
    #[arg(long, value_name = "SECONDS")]
    budget: Option<u64>,
    #[command(flatten)]
    drawing: Drawing,
}

impl Solve {
    pub(crate) fn run(self) -> Result<(), Stop> {
        let mut out = Out::new();
        let Some(what) = self.what else {
            out.text(maze::USAGE)?;
            return solvers().try_for_each(|solver| {
                out.text(&format!(
                    "irrgarten solve {} {}\n  {}",
                    solver.name(),
                    solver.usage(),
                    solver.about()
                ))
            });
        };
        if what == "maze" {
            drop(out);
            return maze::run(&self.words, self.budget, self.json);
        }
        if self.budget.is_some() {
            return Err(Stop::Fault(format!("--budget: {what} is answered at once and needs none")));
        }
        let named = [("seat", self.seat), ("language", self.language)];
        let named = named.into_iter().filter_map(|(key, value)| Some(format!("{key}={}", value?)));
        let given: Result<Vec<String>, Stop> = self.words.into_iter().map(read).collect();
        let given: Vec<String> = given?.into_iter().chain(named).collect();
        let words: Vec<&str> = given.iter().map(String::as_str).collect();
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

/// The word itself, or what is in the file of this name.
fn read(word: String) -> Result<String, Stop> {
    let path = Path::new(&word);
    if path.is_file() { Ok(file(path)?) } else { Ok(word) }
}
