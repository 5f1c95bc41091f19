//! `irrgarten solve towers 'towers/1 std …'`

use irrgarten_game::{BadText, Notation as _, Seat, Solution, Solver};
use irrgarten_kit::{Hand, SolverInput, journeys};

use super::{Goal, Quest};
use crate::Towers;
use crate::public::Stage;
use crate::view::View;

/// The fewest own turns to every goal of a seat.
pub struct Turns;

/// This many slides are tried for each goal if nothing else is said: a few seconds.
const MOST: u64 = 1_000_000;

struct Question {
    view: View,
    seat: Seat,
    most: u64,
}

impl Solver for Turns {
    fn name(&self) -> &'static str {
        "towers"
    }

    fn usage(&self) -> &'static str {
        "POSITION [seat=N] [positions=MOST]"
    }

    fn about(&self) -> &'static str {
        "the fewest own turns to the target, the rune stone or home if nobody else moved, proved, with a line of play; \
         only with the magic in hand"
    }

    fn solve(&self, words: &[&str]) -> Result<Solution, (usize, BadText)> {
        let Question { view, seat, most } = read(words)?;
        let &Hand::Open(hand) = view.hand(seat) else {
            let expected = format!("a position in which the hand of seat {seat} is in sight");
            return Err((0, BadText::new(words.first().unwrap_or(&""), 0, expected)));
        };
        let quest = Quest {
            board: view.public.board,
            barred: view.public.barred,
            pawn: view.public.pawn(seat),
            hand,
            kid: view.public.is_kid(seat),
            slid: view.public.stage == Stage::Move(seat),
            stay_counts: true,
        };
        let target = view.target(seat).map(Goal::Target);
        let rune = (!view.public.rune_done(seat)).then_some(Goal::Rune);
        let home = view.public.goals_met(seat).then(|| Goal::Home(view.public.colour(seat).corner()));
        let mut all = Vec::new();
        for goal in target.into_iter().chain(rune).chain(home) {
            let stay_counts = view.public.stay_finds || !matches!(goal, Goal::Target(_));
            all.push((name(goal), Quest { stay_counts, ..quest }.fewest(goal, most)));
        }
        Ok(journeys(seat, all))
    }
}

fn name(goal: Goal) -> String {
    match goal {
        Goal::Target(treasure) => treasure.name().to_owned(),
        Goal::Rune => "rune stone".to_owned(),
        Goal::Home(_) => "home".to_owned(),
    }
}

fn read(words: &[&str]) -> Result<Question, (usize, BadText)> {
    let asked = SolverInput::read(words, "a position of towers")?;
    let view = Towers::read_view(&asked.text).map_err(|bad| (asked.first, bad))?;
    let mover = view.public.stage.mover().unwrap_or(Seat::at(0));
    let (seat, most) = asked.limits(mover, view.public.seats(), MOST)?;
    Ok(Question { view, seat, most })
}
