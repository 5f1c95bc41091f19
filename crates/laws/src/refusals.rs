//! What happens when the answer is no.

use std::collections::BTreeSet;

use irrgarten_game::{Game, Language, Presentation, Refusal as _};

use crate::clauses::clauses;
use crate::survey::positions;
use crate::{Effort, Lawful, Report, Violation};

/// `try_act` says what `check` says, changes nothing if that is no, and does what `act` does if it is yes.
pub fn refusals_leave_the_state_alone<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    const LAW: &str = "refusals_leave_the_state_alone";
    let mut refused = 0u64;
    let report = positions::<L>(LAW, effort.costly(), |scene| {
        let mut problem = None;
        for seat in scene.seats() {
            L::candidates(scene.state, seat, &mut |action| {
                if problem.is_some() {
                    return;
                }
                let checked = L::Game::check(scene.state, seat, action);
                let mut tried = *scene.state;
                let answer = L::Game::try_act(&mut tried, seat, action);
                let mut expected = *scene.state;
                match checked {
                    Ok(()) => L::Game::act(&mut expected, seat, action),
                    Err(_) => refused += 1,
                }
                if answer != checked {
                    problem = Some(format!(
                        "seat {seat}, {action}: check says {checked:?}, try_act says {answer:?}"
                    ));
                } else if tried != expected {
                    let how = if checked.is_ok() {
                        "and act of it change the state differently"
                    } else {
                        "is refused, but changes the state"
                    };
                    problem = Some(format!("seat {seat}: try_act of {action} {how}"));
                }
            });
        }
        problem.map_or(Ok(()), Err)
    })?;
    if refused == 0 {
        return Err(Violation::general::<L::Game>(
            LAW,
            "no candidate was ever refused: the law proved nothing",
        ));
    }
    Ok(report.noting(format!("{refused} refusals")))
}

/// Every refusal names a clause, and every clause is in the four rulebooks.
pub fn refusals_name_a_clause<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    const LAW: &str = "refusals_name_a_clause";
    let books = Language::ALL.map(|language| clauses(L::Game::RULEBOOKS.get(language)));
    for (language, book) in Language::ALL.into_iter().zip(&books) {
        if let Some(clause) = books[0].symmetric_difference(book).next() {
            let problem = format!("**{clause}** stands in only one of the rulebooks en and {language}");
            return Err(Violation::general::<L::Game>(LAW, problem));
        }
    }
    let mut named = BTreeSet::new();
    let report = positions::<L>(LAW, effort.costly(), |scene| {
        let mut problem = None;
        for seat in scene.seats() {
            L::candidates(scene.state, seat, &mut |action| {
                let Err(refusal) = L::Game::check(scene.state, seat, action) else { return };
                let clause = refusal.clause();
                // Each clause is looked up once: this visits millions.
                if named.insert(clause) && !books[0].contains(clause) {
                    problem = Some(format!(
                        "seat {seat}: {action} is refused with {refusal:?}, but the rulebooks have \
                         no **{clause}**"
                    ));
                }
            });
        }
        problem.map_or(Ok(()), Err)
    })?;
    let named: Vec<&str> = named.into_iter().collect();
    Ok(report.noting(format!("refused by {}", named.join(", "))))
}
