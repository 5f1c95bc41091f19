//! Facts and reasons in the languages of the house.

use irrgarten_game::{Language, Seat};

use super::evidence::Evidence;
use super::explain::{Fact, Reason};
use super::places::Holder;
use crate::theme;

/// `Captain has Fans`, `Mascot is not in the case file`.
pub fn fact(fact: Fact, player: impl Fn(Seat) -> String, language: Language) -> String {
    let card = theme::name(fact.card, language);
    match (fact.holder, fact.held) {
        (Holder::Seat(seat), true) => {
            let has = ["has", "hat", "a", "heeft"][language as usize];
            format!("{} {has} {card}", player(seat))
        }
        (Holder::Seat(seat), false) => {
            let player = player(seat);
            match language {
                Language::En => format!("{player} does not have {card}"),
                Language::De => format!("{player} hat {card} nicht"),
                Language::Fr => format!("{player} n'a pas {card}"),
                Language::Nl => format!("{player} heeft {card} niet"),
            }
        }
        (Holder::File, held) => {
            let file = match (language, held) {
                (Language::En, true) => "is in the case file",
                (Language::En, false) => "is not in the case file",
                (Language::De, true) => "ist in der Akte",
                (Language::De, false) => "ist nicht in der Akte",
                (Language::Fr, true) => "est dans le dossier",
                (Language::Fr, false) => "n'est pas dans le dossier",
                (Language::Nl, true) => "zit in het dossier",
                (Language::Nl, false) => "zit niet in het dossier",
            };
            format!("{card} {file}")
        }
    }
}

/// `because of turns 3 and 7 and the number of cards in the hands`.
pub fn reason(reason: &Reason, evidence: &Evidence, language: Language) -> String {
    let turns: Vec<String> = reason.turns(evidence).iter().map(u16::to_string).collect();
    let (one, many, sizes, dealt) = match language {
        Language::En => {
            ("because of turn", "because of turns", "the number of cards in the hands", "because of the deal")
        }
        Language::De => ("wegen Zug", "wegen der Züge", "der Zahl der Handkarten", "wegen der Verteilung"),
        Language::Fr => {
            ("à cause du tour", "à cause des tours", "du nombre de cartes en main", "à cause de la donne")
        }
        Language::Nl => {
            ("vanwege beurt", "vanwege de beurten", "het aantal handkaarten", "vanwege het delen")
        }
    };
    let because = match turns.len() {
        0 => dealt.to_owned(),
        1 => format!("{one} {}", turns[0]),
        _ => format!("{many} {}", listed(&turns, language)),
    };
    if reason.sizes { format!("{because} {} {sizes}", and(language)) } else { because }
}

fn and(language: Language) -> &'static str {
    ["and", "und", "et", "en"][language as usize]
}

/// `3, 7 and 9`.
fn listed(words: &[String], language: Language) -> String {
    match words.split_last() {
        Some((last, before)) if !before.is_empty() => {
            format!("{} {} {last}", before.join(", "), and(language))
        }
        _ => words.concat(),
    }
}
