//! What a viewer sees: the board and what was said, the own cards, and the cards one was shown.

mod guess;
mod json;

use irrgarten_game::{Seat, Viewer};

use crate::state::{Answer, Phase, Table, What};

pub(crate) use guess::guess;

/// A checked table in which hidden things are absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View(pub(crate) Table);

impl View {
    pub fn table(&self) -> &Table {
        &self.0
    }

    /// Whose eyes these are: of one seat, of the public, or of somebody who sees everything.
    pub fn owner(&self) -> Option<Viewer> {
        owner(&self.0)
    }
}

/// Who would see the hands that are seen here; `None` for somebody who sees them all.
pub(crate) fn owner(table: &Table) -> Option<Viewer> {
    let mut seen = Seat::all(table.seats()).filter(|&seat| table.hands[seat].is_some());
    match (seen.next(), seen.next()) {
        (None, _) => Some(Viewer::Public),
        (Some(seat), None) => Some(Viewer::Seat(seat)),
        _ => None,
    }
}

pub(crate) fn seen(table: &Table, who: Viewer) -> View {
    let mut seen = *table;
    // K-END-04: in the end all is laid open.
    if matches!(table.phase, Phase::Over(_)) {
        return View(seen);
    }
    for seat in Seat::all(table.seats()).filter(|&seat| !who.is(seat)) {
        // K-SETUP-09.
        seen.hands[seat] = None;
    }
    // K-ACCUSE-05: only who accused has looked into the file.
    if !table.accused.iter().any(|seat| who.is(seat)) {
        seen.file = None;
    }
    for nth in 0..seen.log.len() {
        let entry = seen.log[nth];
        let shower = table.shower(&entry);
        // K-REFUTE-05.
        let knows = who.is(entry.seat) || shower.is_some_and(|shower| who.is(shower));
        if let What::Suspicion { answer: Answer::Shown(card), .. } = &mut seen.log[nth].what
            && !knows
        {
            *card = None;
        }
    }
    View(seen)
}
