//! `irrgarten solve`

use std::io::{IsTerminal as _, Write as _, stderr};
use std::path::Path;
use std::time::{Duration, Instant};

use clap::Args;
use irrgarten_catalogue::games;
use irrgarten_game::{Fact, Solution};

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
    /// What it needs to know; a word that is the path of a file stands for what is in it, - for standard input
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
    /// Stop after about so long with what is known by then, where a search can be long
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
        let named = [("seat", self.seat), ("language", self.language)];
        let named = named.into_iter().filter_map(|(key, value)| Some(format!("{key}={}", value?)));
        let given: Result<Vec<String>, Stop> = self.words.into_iter().map(read).collect();
        let given: Vec<String> = given?.into_iter().chain(named).collect();
        let solution = match self.budget {
            None => ask(&what, &given)?,
            Some(seconds) => ask_within(&what, &given, Duration::from_secs(seconds))?,
        };
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

fn ask(what: &str, given: &[String]) -> Result<Solution, Stop> {
    let words: Vec<&str> = given.iter().map(String::as_str).collect();
    Ok(games().solve(what, &words)?)
}

/// How a solver says that it can be told how far to look.
const LIMIT: &str = "positions=";
/// How far it looks at first, and how much farther each time.
const FIRST: u64 = 5_000;
const FARTHER: u32 = 4;

/// Looks farther and farther until the answer is complete or another look would take longer than there is time.
fn ask_within(what: &str, given: &[String], budget: Duration) -> Result<Solution, Stop> {
    let known = games().solvers().find(|solver| solver.name() == what);
    if known.is_some_and(|solver| !solver.usage().contains(LIMIT)) {
        return Err(Stop::Fault(format!("--budget: {what} is answered at once and needs none")));
    }
    if given.iter().any(|word| word.starts_with(LIMIT)) {
        return Err(Stop::Fault(format!("--budget and {LIMIT}: only one of them can say how far to look")));
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

/// The word itself, or what is in the file of this name; `-` is standard input.
fn read(word: String) -> Result<String, Stop> {
    let path = Path::new(&word);
    if word == "-" || path.is_file() { Ok(file(path)?) } else { Ok(word) }
}
