//! `irrgarten review`

use std::path::PathBuf;

use clap::Args;
use irrgarten_faces::{Class, Decision, Grade, Review};
use irrgarten_game::Seat;
use serde::Serialize;

use crate::answer;
use crate::error::CliError;
use crate::output::Out;
use crate::record_file;

/// Grade the moves of a record, each on what its seat knew when it was made
///
/// The owl thinks about every decision with what the seat could see. A move is best, good, an inaccuracy, a mistake
/// or a blunder by the share of the victory it gave away; the effect of chance and of others is counted apart, as
/// luck.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten review game.play
  irrgarten review game.play --seat 2 --json")]
pub(crate) struct ReviewCommand {
    /// A record, as .play text or in JSON; - is standard input
    file: PathBuf,
    /// Whose moves, counted from 1 [default: everybody's]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Other dice for what is imagined: a grade that is sure stays the same
    #[arg(long, value_name = "N", default_value_t = Decision::DICE)]
    dice: u64,
    /// Answer in JSON, one seat a line
    #[arg(long)]
    json: bool,
}

/// The output for a seat.
#[derive(Serialize)]
struct SeatReview {
    seat: u8,
    /// Nothing if no choice made a difference.
    accuracy: Option<f32>,
    luck: f32,
    moves: Vec<Move>,
}

/// The output for a move.
#[derive(Serialize)]
struct Move {
    played: String,
    best: String,
    class: &'static str,
    /// Expected shares of the victory: with the best move, and with this one.
    before: f32,
    after: f32,
}

impl ReviewCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let at_file = |trouble| CliError::at(self.file.display(), trouble);
        let replay = record_file::check_file(&self.file).map_err(at_file)?;
        let entry = irrgarten_catalogue::games().find(&replay.record.game)?;
        let seats = replay.start.seats();
        let wanted = self.seat.map(|number| answer::seat(number, seats)).transpose()?;
        let mut grades: Vec<Vec<Grade<String>>> = vec![Vec::new(); seats.into()];
        for decision in replay.decisions(wanted) {
            let decision = decision?;
            grades[decision.seat.index()].extend(decision.grade(self.dice));
        }
        let mut out = Out::new();
        for (seat, grades) in Seat::all(seats).zip(grades) {
            if wanted.is_none_or(|wanted| wanted == seat) {
                print(&mut out, seat, entry.review(grades), self.json)?;
            }
        }
        Ok(())
    }
}

fn print(out: &mut Out, seat: Seat, review: Review<String>, json: bool) -> Result<(), CliError> {
    if json {
        let moves = review.grades.into_iter().map(|grade| Move {
            class: grade.class.name(),
            before: grade.before,
            after: grade.after.min(grade.before),
            played: grade.played,
            best: grade.best,
        });
        let (accuracy, luck) = (review.accuracy, review.luck);
        return out.json(&SeatReview { seat: seat.number(), accuracy, luck, moves: moves.collect() });
    }
    let count = |class| review.count(class);
    let accuracy = review.accuracy.map_or("-".to_owned(), |accuracy| format!("{accuracy:.0}"));
    out.text(&format!(
        "seat {seat}: accuracy {accuracy}, luck {:+.0} points; best {}, good {}, inaccuracies {}, mistakes {}, blunders {}",
        100.0 * review.luck,
        count(Class::Best),
        count(Class::Good),
        count(Class::Inaccuracy),
        count(Class::Mistake),
        count(Class::Blunder),
    ))?;
    for (number, grade) in (1..).zip(&review.grades) {
        if grade.class >= Class::Inaccuracy {
            let (name, points) = (grade.class.name(), 100.0 * grade.loss());
            out.text(&format!(
                "  move {number}: {} {name}, {points:.0} points; better {}",
                grade.played, grade.best
            ))?;
        }
    }
    Ok(())
}
