//! What text art and SVG both say, in English.

use irrgarten_game::{Language, Seat};

use crate::components::Card;
use crate::log::{Entry, What};
use crate::notation::digit;
use crate::public::{Phase, Public};
use crate::theme;

pub(super) fn name(card: Card) -> &'static str {
    theme::name(card, Language::En)
}

/// What is going on.
pub(super) fn headline(public: &Public) -> String {
    let mover = player(public, public.mover);
    match public.phase {
        Phase::Take => format!("Seat {} takes a suspect", public.mover),
        Phase::Lay => format!("{mover} lays out an exhibit"),
        Phase::Start => format!("Turn {}: {mover} begins", public.turn),
        Phase::Dice => format!("Turn {}: {mover} rolls", public.turn),
        Phase::Walk(roll) => format!("Turn {}: {mover} walks {roll}", public.turn),
        Phase::Suspect => format!("Turn {}: {mover} voices a suspicion", public.turn),
        Phase::Answer { triple, asked, .. } => {
            format!("Turn {}: {mover} suspects {triple}, {} is asked", public.turn, digit(public, asked))
        }
        Phase::Accuse => format!("Turn {}: {mover} may accuse", public.turn),
        Phase::Verdict(triple) => format!("Turn {}: {mover} accuses {triple}", public.turn),
        Phase::Over(None) => "The case stays unsolved".to_owned(),
        Phase::Over(Some(seat)) => format!("{} has solved the case", player(public, seat)),
    }
}

/// `3 Captain`.
pub(super) fn player(public: &Public, seat: Seat) -> String {
    match public.players[seat] {
        Some(suspect) => format!("{} {}", suspect.letter(), name(suspect.card())),
        None => format!("Seat {seat}"),
    }
}

/// `1: s2eA 3- 5=A`, a line of the history, with the card that was shown if the viewer knows it.
pub(super) fn history(public: &Public, entry: Entry, card: Option<Card>) -> String {
    let asker = digit(public, entry.seat);
    let passes = match entry.what {
        What::Accusation => return format!("{asker}: a{}!", entry.triple),
        What::Suspicion { passes, .. } => usize::from(passes),
    };
    let before: String =
        public.answerers(entry.seat).take(passes).flat_map(|seat| [' ', digit(public, seat), '-']).collect();
    let shown = public
        .shower(entry)
        .map_or_else(String::new, |by| format!(" {}={}", digit(public, by), card.map_or('?', Card::letter)));
    format!("{asker}: s{}{before}{shown}", entry.triple)
}
