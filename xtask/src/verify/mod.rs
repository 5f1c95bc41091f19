//! `cargo verify`: the whole check, step by step, with a table of what happened at the end.

mod steps;

use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::workspace::Workspace;

/// One step of the check. A new kind of test becomes a new line in `steps::ALL`.
struct Step {
    name: &'static str,
    about: &'static str,
    run: fn(&Workspace) -> Verdict,
}

/// How a step ended.
enum Verdict {
    Passed,
    Failed(String),
    /// Said openly, never counted as passed.
    NotRun(String),
}

impl From<Result<(), Failure>> for Verdict {
    fn from(result: Result<(), Failure>) -> Verdict {
        match result {
            Ok(()) => Verdict::Passed,
            Err(failure) => Verdict::Failed(failure.line().unwrap_or("failed").to_owned()),
        }
    }
}

/// A line of the table.
struct Row {
    step: &'static str,
    verdict: Verdict,
    time: Duration,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let wishes = Wishes::read(arguments)?;
    if wishes.list {
        for step in steps::ALL {
            println!("{:<10} {}", step.name, step.about);
        }
        return Ok(());
    }
    let workspace = Workspace::find()?;
    let mut rows: Vec<Row> = Vec::new();
    for step in wishes.steps {
        let failed = rows.iter().find(|row| matches!(row.verdict, Verdict::Failed(_)));
        let (verdict, time) = match failed.filter(|_| !wishes.keep_going) {
            Some(row) => (Verdict::NotRun(format!("{} failed before", row.step)), Duration::ZERO),
            None => take(step, &workspace),
        };
        rows.push(Row { step: step.name, verdict, time });
    }
    println!("\n{}", table(&rows));
    let (passed, failed, not_run) = count(&rows);
    println!("{passed} passed, {failed} failed, {not_run} not run");
    // The table has said it all; the counts stay the last line.
    if failed == 0 { Ok(()) } else { Err(Failure::Child(1)) }
}

fn take(step: &Step, workspace: &Workspace) -> (Verdict, Duration) {
    println!("\n== {}: {}", step.name, step.about);
    let start = Instant::now();
    let verdict = (step.run)(workspace);
    let time = if let Verdict::NotRun(_) = verdict { Duration::ZERO } else { start.elapsed() };
    match &verdict {
        Verdict::NotRun(why) => println!("-- {}: not run, {why}", step.name),
        ran => println!("-- {}: {} after {}", step.name, word(ran), seconds(time)),
    }
    (verdict, time)
}

/// What was asked for on the command line.
struct Wishes {
    steps: Vec<&'static Step>,
    keep_going: bool,
    list: bool,
}

impl Wishes {
    fn read(arguments: &[String]) -> Result<Wishes, Failure> {
        let mut wishes = Wishes { steps: Vec::new(), keep_going: false, list: false };
        for argument in arguments {
            match argument.as_str() {
                "--keep-going" => wishes.keep_going = true,
                "--list" => wishes.list = true,
                name => {
                    let step = steps::ALL.iter().find(|step| step.name == name);
                    wishes.steps.push(step.ok_or_else(|| {
                        let names: Vec<_> = steps::ALL.iter().map(|step| step.name).collect();
                        Failure::usage(format!("verify: {name:?} is none of the steps {}", names.join(", ")))
                    })?);
                }
            }
        }
        if wishes.steps.is_empty() {
            wishes.steps = steps::ALL.iter().collect();
        }
        Ok(wishes)
    }
}

fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Passed => "passed",
        Verdict::Failed(_) => "FAILED",
        Verdict::NotRun(_) => "not run",
    }
}

fn count(rows: &[Row]) -> (usize, usize, usize) {
    let of = |wanted: &str| rows.iter().filter(|row| word(&row.verdict) == wanted).count();
    (of("passed"), of("FAILED"), of("not run"))
}

fn table(rows: &[Row]) -> String {
    let line = |row: &Row| {
        let why = match &row.verdict {
            Verdict::Passed => "",
            Verdict::Failed(why) | Verdict::NotRun(why) => why,
        };
        let line = format!("{:<10} {:<8} {:>8}  {why}", row.step, word(&row.verdict), seconds(row.time));
        format!("{}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}

fn seconds(time: Duration) -> String {
    if time.is_zero() { "-".to_owned() } else { format!("{:.1} s", time.as_secs_f64()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_says_what_passed_and_why_not() {
        let rows = [
            Row { step: "format", verdict: Verdict::Passed, time: Duration::from_millis(840) },
            Row {
                step: "lint",
                verdict: Verdict::Failed("three lints".into()),
                time: Duration::from_secs(75),
            },
            Row { step: "test", verdict: Verdict::NotRun("lint failed before".into()), time: Duration::ZERO },
        ];
        assert_eq!(
            table(&rows),
            "\
format     passed      0.8 s
lint       FAILED     75.0 s  three lints
test       not run         -  lint failed before
"
        );
        assert_eq!(count(&rows), (1, 1, 1));
    }

    #[test]
    fn steps_are_picked_by_name() {
        let names = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            Wishes::read(&words).map(|wishes| wishes.steps.iter().map(|step| step.name).collect::<Vec<_>>())
        };
        assert_eq!(names(&[]).unwrap().len(), steps::ALL.len());
        assert_eq!(names(&["--keep-going"]).unwrap().len(), steps::ALL.len());
        assert_eq!(names(&["lint", "format"]).unwrap(), ["lint", "format"]);
        assert_eq!(names(&["--fast"]).unwrap_err().code(), 2);
    }
}
