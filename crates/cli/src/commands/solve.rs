//! `irrgarten solve`

use std::io::{IsTerminal as _, Write as _, stderr};
use std::path::Path;
use std::time::{Duration, Instant};

use clap::Args;
use irrgarten_catalogue::games;
use irrgarten_game::{Fact, Solution};

use super::maze;
use crate::error::CliError;
use crate::input::file;
use crate::output::Out;
use crate::picture::Drawing;

/// Run a solver; `irrgarten solve` alone lists them
#[derive(Args)]
pub(crate) struct SolveCommand {
    /// What to solve
    what: Option<String>,
    /// Its input; a word that is the path of a file stands for the content of that file, - for standard input
    words: Vec<String>,
    /// The viewer, where seats see different things
    #[arg(long, value_name = "N")]
    seat: Option<String>,
    /// The language of the answer: en, de, fr or nl
    #[arg(long, alias = "language")]
    lang: Option<String>,
    /// Answer in JSON
    #[arg(long, conflicts_with_all = ["svg", "png", "output"])]
    json: bool,
    /// Stop after about this long with what is known by then, where a search can be long
    #[arg(long, value_name = "SECONDS")]
    budget: Option<u64>,
    #[command(flatten)]
    drawing: Drawing,
}

impl SolveCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let mut out = Out::new();
        let Some(what) = self.what else {
            out.text(maze::USAGE)?;
            return games().solvers().try_for_each(|solver| {
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
        let named = [("seat", self.seat), ("language", self.lang)];
        let named = named.into_iter().filter_map(|(key, value)| Some(format!("{key}={}", value?)));
        let nothing_given = self.words.is_empty();
        let given: Result<Vec<String>, CliError> = self.words.into_iter().map(read).collect();
        let given: Vec<String> = given?.into_iter().chain(named).collect();
        let solution = match self.budget {
            None => ask(&what, &given),
            Some(seconds) => ask_within(&what, &given, Duration::from_secs(seconds)),
        };
        let solution = solution.map_err(|error| match error {
            CliError::Message(sentence) if nothing_given => {
                CliError::Message(format!("{sentence} (irrgarten solve tells more)"))
            }
            other => other,
        })?;
        if self.json {
            return out.json(&solution.facts);
        }
        if !self.drawing.wanted() {
            return out.text(&solution.text);
        }
        let svg = solution.svg.ok_or_else(|| {
            CliError::Message("there is nothing to draw: ".to_owned() + solution.text.trim())
        })?;
        self.drawing.write(&svg)
    }
}

fn ask(what: &str, given: &[String]) -> Result<Solution, CliError> {
    let words: Vec<&str> = given.iter().map(String::as_str).collect();
    Ok(games().solve(what, &words)?)
}

/// The setting of a solver that limits how far it searches.
const LIMIT: &str = "positions=";
/// The first limit, and the factor by which it grows.
const FIRST: u64 = 5_000;
const FARTHER: u32 = 4;

/// Searches farther and farther until the result is complete or another search would take longer than there is time.
fn ask_within(what: &str, given: &[String], budget: Duration) -> Result<Solution, CliError> {
    let known = games().solvers().find(|solver| solver.name() == what);
    if known.is_some_and(|solver| !solver.usage().contains(LIMIT)) {
        return Err(CliError::Message(format!("--budget: {what} is answered at once and needs none")));
    }
    if given.iter().any(|word| word.starts_with(LIMIT)) {
        return Err(CliError::Message(format!(
            "--budget and {LIMIT}: only one of them can say how far to look"
        )));
    }
    let start = Instant::now();
    let watched = stderr().is_terminal();
    let mut most = FIRST;
    loop {
        let asked = Instant::now();
        let words: Vec<String> = given.iter().cloned().chain([format!("{LIMIT}{most}")]).collect();
        let solution = ask(what, &words)?;
        let complete = solution.facts.get("complete") == Some(&Fact::Flag(true));
        let next = asked.elapsed() * FARTHER;
        if complete || start.elapsed() + next > budget {
            return Ok(solution);
        }
        most *= u64::from(FARTHER);
        if watched && next > Duration::from_secs(1) {
            let _ = writeln!(stderr(), "{what}: looking at {most} positions");
        }
    }
}

/// The word itself, or the content of the file of this name; `-` is standard input.
fn read(word: String) -> Result<String, CliError> {
    let path = Path::new(&word);
    if word == "-" || path.is_file() { Ok(file(path)?) } else { Ok(word) }
}
