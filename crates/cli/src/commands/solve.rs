//! `irrgarten solve`

use std::io::{IsTerminal as _, Write as _, stderr};
use std::path::Path;
use std::time::{Duration, Instant};

use clap::Args;
use irrgarten_catalogue::games;
use irrgarten_game::{BadText, Fact, Language, Solution, Solver};
use serde::Serialize;

use super::maze;
use crate::error::CliError;
use crate::input::{file, names_a_file};
use crate::output::Out;
use crate::picture::Drawing;

/// Run a solver; `irrgarten solve` alone lists them
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten solve
  irrgarten solve djinn 05,12,13,22 O4
  irrgarten solve djinn 09,16,17,22 T4 show=all -o all.svg
  irrgarten puzzle maze --depth 2 > puzzle.txt && irrgarten solve maze puzzle.txt --json")]
pub(crate) struct SolveCommand {
    /// What to solve
    what: Option<String>,
    /// Its input; a word that is the path of a file stands for the content of that file, - for standard input
    words: Vec<String>,
    /// The seat it is solved for, counted from 1, where seats see different things
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// The language of the answer: en, de, fr or nl
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
    /// Answer in JSON
    #[arg(long, conflicts_with_all = ["svg", "png", "output"])]
    json: bool,
    /// Stop after about this long with what is known by then, where a search can be long
    #[arg(long, value_name = "SECONDS")]
    budget: Option<u64>,
    #[command(flatten)]
    drawing: Drawing,
}

/// Solvers take the seat and the language as words; here they are options, as in every other command.
const SEAT: &str = "seat=N";
const LANGUAGE: &str = "language=en|de|fr|nl";

impl SolveCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let Some(what) = &self.what else { return list(self.json) };
        self.drawing.check()?;
        if what == maze::NAME {
            self.has_no("--seat", self.seat.is_some())?;
            self.has_no("--lang", self.lang.is_some())?;
            self.has_no("--svg", self.drawing.wanted() || self.drawing.file().is_some())?;
            return maze::run(&self.words, self.budget, self.json);
        }
        let Some(solver) = games().solvers().find(|solver| solver.name() == what) else {
            let known: Vec<&str> = games().solvers().map(Solver::name).chain([maze::NAME]).collect();
            let bad = BadText::new(what, 0, format!("something that can be solved: {}", known.join(", ")));
            return Err(CliError::at("solve", bad));
        };
        self.has_no("--seat", self.seat.is_some() && !solver.usage().contains(SEAT))?;
        self.has_no("--lang", self.lang.is_some() && !solver.usage().contains(LANGUAGE))?;
        let named = [
            self.seat.map(|seat| format!("seat={seat}")),
            self.lang.map(|language| format!("language={language}")),
        ];
        let given: Result<Vec<String>, CliError> = self.words.iter().map(|word| read(word)).collect();
        let given: Vec<String> = given?.into_iter().chain(named.into_iter().flatten()).collect();
        let solution = match self.budget {
            None => ask(solver, &given),
            Some(seconds) => ask_within(solver, &given, Duration::from_secs(seconds)),
        };
        let solution = solution.map_err(|error| match error {
            CliError::Message(sentence) if self.words.is_empty() => {
                CliError::Message(format!("{sentence} (irrgarten solve tells more)"))
            }
            other => other,
        })?;
        let mut out = Out::new();
        if self.json {
            return out.json(&solution.facts);
        }
        if self.drawing.wanted() {
            let nothing =
                "there is nothing to draw: expected no picture to be asked for, and the answer is text";
            return self.drawing.write(&solution.svg.ok_or_else(|| CliError::at(what, nothing))?);
        }
        match self.drawing.file() {
            Some(path) => {
                std::fs::write(path, &solution.text).map_err(|error| CliError::at(path.display(), error))
            }
            None => out.text(&solution.text),
        }
    }

    /// What this solver does not ask for would be ignored.
    fn has_no(&self, option: &str, given: bool) -> Result<(), CliError> {
        match (&self.what, given) {
            (Some(what), true) => Err(CliError::at(
                option,
                format_args!("{what} has no use for it (irrgarten solve tells more)"),
            )),
            _ => Ok(()),
        }
    }
}

/// A solver as it is listed.
#[derive(Serialize)]
struct Listed {
    name: &'static str,
    usage: String,
    about: &'static str,
}

fn list(json: bool) -> Result<(), CliError> {
    let spelled = |usage: &str| usage.replace(SEAT, "--seat N").replace(LANGUAGE, "--lang en|de|fr|nl");
    let of_games = games().solvers().map(|solver| Listed {
        name: solver.name(),
        usage: spelled(solver.usage()),
        about: solver.about(),
    });
    let maze = Listed { name: maze::NAME, usage: maze::USAGE.to_owned(), about: maze::ABOUT };
    let all: Vec<Listed> = [maze].into_iter().chain(of_games).collect();
    let mut out = Out::new();
    if json {
        return out.json(&all);
    }
    all.iter().try_for_each(|Listed { name, usage, about }| {
        out.text(&format!("irrgarten solve {name} {usage}\n  {about}"))
    })
}

fn ask(solver: &dyn Solver, given: &[String]) -> Result<Solution, CliError> {
    let words: Vec<&str> = given.iter().map(String::as_str).collect();
    Ok(games().solve(solver.name(), &words)?)
}

/// The setting of a solver that limits how far it searches.
const LIMIT: &str = "positions=";
/// The first limit, and the factor by which it grows.
const FIRST: u64 = 5_000;
const FARTHER: u32 = 4;

/// Searches farther and farther until the result is complete or another search would take longer than there is time.
fn ask_within(solver: &dyn Solver, given: &[String], budget: Duration) -> Result<Solution, CliError> {
    let what = solver.name();
    if !solver.usage().contains(LIMIT) {
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
        let solution = ask(solver, &words)?;
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
fn read(word: &str) -> Result<String, CliError> {
    let path = Path::new(word);
    if word == "-" || path.is_file() || names_a_file(word) {
        return file(path).map_err(|error| CliError::at(word, error));
    }
    Ok(word.to_owned())
}
