//! What text art and SVG both say, in English.

use irrgarten_game::{Language, Seat};

use crate::components::Card;
use crate::notation::digit;
use crate::state::{Answer, Entry, Phase, Table, What};
use crate::theme;

pub(super) fn name(card: Card) -> &'static str {
    theme::name(card, Language::En)
}

/// What is going on.
pub(super) fn headline(table: &Table) -> String {
    let mover = player(table, table.mover);
    match table.phase {
        Phase::Take => format!("Seat {} takes a suspect", table.mover),
        Phase::Lay => format!("{mover} lays out an exhibit"),
        Phase::Start => format!("Turn {}: {mover} begins", table.turn),
        Phase::Dice => format!("Turn {}: {mover} rolls", table.turn),
        Phase::Walk(roll) => format!("Turn {}: {mover} walks {roll}", table.turn),
        Phase::Suspect => format!("Turn {}: {mover} voices a suspicion", table.turn),
        Phase::Answer { triple, asked, .. } => {
            format!("Turn {}: {mover} suspects {triple}, {} is asked", table.turn, digit(table, asked))
        }
        Phase::Accuse => format!("Turn {}: {mover} may accuse", table.turn),
        Phase::Verdict(triple) => format!("Turn {}: {mover} accuses {triple}", table.turn),
        Phase::Over(None) => "The case stays unsolved".to_owned(),
        Phase::Over(Some(seat)) => format!("{} has solved the case", player(table, seat)),
    }
}

/// `3 Captain`.
pub(super) fn player(table: &Table, seat: Seat) -> String {
    match table.players[seat] {
        Some(suspect) => format!("{} {}", suspect.letter(), name(suspect.card())),
        None => format!("Seat {seat}"),
    }
}

/// `s2eA 3- 5=A`, a line of the history.
pub(super) fn history(table: &Table, entry: Entry) -> String {
    let asker = digit(table, entry.seat);
    let (passes, answer) = match entry.what {
        What::Accusation => return format!("{asker}: a{}!", entry.triple),
        What::Suspicion { passes, answer } => (usize::from(passes), answer),
    };
    let before: String =
        table.answerers(entry.seat).take(passes).flat_map(|seat| [' ', digit(table, seat), '-']).collect();
    let shown = match (answer, table.shower(&entry)) {
        (Answer::Shown(card), Some(by)) => {
            format!(" {}={}", digit(table, by), card.map_or('?', Card::letter))
        }
        _ => String::new(),
    };
    format!("{asker}: s{}{before}{shown}", entry.triple)
}
