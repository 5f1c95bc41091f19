//! How the players of the house put it: English, German, French, Dutch.

use irrgarten_game::{Game as _, SearchRng};
use irrgarten_kit::{Direction, Openings};
use irrgarten_players::{Hint, Knowledge, Thought, Words};

use super::turn::Gain;
use crate::Towers;
use crate::action::Action;
use crate::components::{Arrow, Cards, Magic, Square};
use crate::state::State;

pub(super) const CHARACTERS: [[&str; 4]; 5] = [
    [
        "Pushes towers in as they lie, and saves its magic",
        "Schiebt Türme ein, wie sie liegen, spart Magie",
        "Pousse les tours telles quelles, garde sa magie",
        "Schuift torens zoals ze liggen, spaart magie",
    ],
    [
        "Turns the tower first, and saves its magic",
        "Dreht den Turm vorher und spart sich die Magie",
        "Tourne la tour d’abord et garde sa magie",
        "Draait de toren eerst en spaart zijn magie",
    ],
    [
        "Finds every goal in reach, with magic if need be",
        "Findet jedes Ziel, zur Not mit Magie",
        "Trouve chaque but à portée, magie comprise",
        "Vindt elk doel in de buurt, desnoods met magie",
    ],
    [
        "Stops where its next goal will be near",
        "Bleibt da stehen, wo das nächste Ziel nah sein wird",
        "S’arrête là où son prochain but sera proche",
        "Stopt waar het volgende doel dichtbij zal zijn",
    ],
    [
        "Guesses what you seek, and pushes against it",
        "Errät, was du suchst, und schiebt dagegen",
        "Devine ce que tu cherches et pousse contre",
        "Raadt wat je zoekt en schuift ertegenin",
    ],
];

/// What to look for, where to begin, and what to do.
pub(super) fn hint(known: &Knowledge<'_, Towers>, thought: &Thought<Action>) -> [Hint; 3] {
    let plan = Plan::of(known, thought);
    let marks = plan.marks();
    let first = marks.iter().take(1).cloned().collect();
    [
        Hint { words: plan.idea().map(str::to_owned), marks: Vec::new() },
        Hint { words: plan.place().map(str::to_owned), marks: first },
        Hint { words: plan.exactly(), marks },
    ]
}

/// A turn, or the rest of one, with what it brings.
struct Plan {
    slide: Option<(Arrow, Openings)>,
    stop: Option<(Square, Cards)>,
    stays: bool,
    gain: Gain,
}

impl Plan {
    fn of(known: &Knowledge<'_, Towers>, thought: &Thought<Action>) -> Plan {
        // Nothing of what is made up here matters for the own turn.
        let mut state: State = Towers::determinize(known.view, &mut SearchRng::new(0));
        let seat = known.seat;
        let (found, rune) = (state.found(seat).len(), state.rune_done(seat));
        let mut plan = Plan { slide: None, stop: None, stays: false, gain: Gain::Nothing };
        for action in [thought.action].into_iter().chain(thought.then.iter().copied()) {
            if Towers::check(&state, seat, action).is_err() {
                break;
            }
            match action {
                Action::Slide(arrow, openings) => plan.slide = Some((arrow, openings)),
                Action::Move(square, cards) => {
                    plan.stop = Some((square, cards));
                    plan.stays = state.pawn(seat) == square;
                }
            }
            Towers::act(&mut state, seat, action);
        }
        plan.gain = if state.is_home(seat) {
            Gain::Home
        } else if state.found(seat).len() > found {
            Gain::Target
        } else if state.rune_done(seat) != rune {
            Gain::Rune
        } else {
            Gain::Nothing
        };
        plan
    }

    /// The arrow and the goal, as in the notation.
    fn marks(&self) -> Vec<String> {
        let arrow = self.slide.map(|(arrow, _)| arrow.to_string());
        arrow.into_iter().chain(self.stop.map(|(square, _)| square.to_string())).collect()
    }

    fn idea(&self) -> [&'static str; 4] {
        let magic = self.stop.is_some_and(|(_, cards)| cards.total() > 0);
        match (self.gain, magic) {
            (Gain::Home, _) => [
                "You can come home this turn",
                "Du kannst in diesem Zug heimkommen",
                "Tu peux rentrer chez toi à ce tour",
                "Je kunt deze beurt thuiskomen",
            ],
            (Gain::Target, false) => [
                "Your treasure is in reach, without any magic",
                "Dein Schatz ist erreichbar, ganz ohne Magie",
                "Ton trésor est à portée, sans aucune magie",
                "Je schat is bereikbaar, zonder magie",
            ],
            (Gain::Target, true) => [
                "With magic your treasure is in reach",
                "Mit Magie ist dein Schatz erreichbar",
                "Avec de la magie, ton trésor est à portée",
                "Met magie is je schat bereikbaar",
            ],
            (Gain::Rune, _) => [
                "The rune stone is in reach this turn",
                "Der Runenstein ist in diesem Zug erreichbar",
                "La pierre runique est à portée à ce tour",
                "De runensteen is deze beurt bereikbaar",
            ],
            (Gain::Nothing, _) => [
                "Think of your next turn: come near a goal, and keep your magic",
                "Denk an deinen nächsten Zug: Komm einem Ziel näher und spare Magie",
                "Pense à ton prochain tour : approche-toi d’un but et garde ta magie",
                "Denk aan je volgende beurt: kom dicht bij een doel en spaar je magie",
            ],
        }
    }

    fn place(&self) -> [&'static str; 4] {
        match (self.slide, self.stays) {
            (Some(_), _) => [
                "Begin at this arrow",
                "Beginne an diesem Pfeil",
                "Commence par cette flèche",
                "Begin bij deze pijl",
            ],
            (None, true) => {
                ["You stand well already", "Du stehst schon gut", "Tu es déjà bien placé", "Je staat al goed"]
            }
            (None, false) => [
                "Look at this tower",
                "Sieh dir diesen Turm an",
                "Regarde cette tour",
                "Kijk naar deze toren",
            ],
        }
    }

    fn exactly(&self) -> Words {
        std::array::from_fn(|language| {
            let slide = self.slide.map(|(arrow, openings)| slide_words(language, arrow, openings));
            let stop = self.stop.map(|(square, cards)| stop_words(language, square, cards, self.stays));
            let parts: Vec<String> = slide.into_iter().chain(stop).collect();
            parts.join(". ")
        })
    }
}

fn slide_words(language: usize, arrow: Arrow, openings: Openings) -> String {
    let sides: Vec<&str> = openings.iter().map(|side| side_word(side)[language]).collect();
    let sides = sides.join(", ");
    match language {
        0 => format!("Push the free tower in at {arrow}, open to the {sides}"),
        1 => format!("Schiebe den freien Turm bei {arrow} ein, offen nach {sides}"),
        2 => format!("Pousse la tour libre en {arrow}, ouverte vers : {sides}"),
        _ => format!("Schuif de vrije toren bij {arrow} in, open naar het {sides}"),
    }
}

fn stop_words(language: usize, square: Square, cards: Cards, stays: bool) -> String {
    let stop = match (language, stays) {
        (0, true) => format!("Stay on {square}"),
        (0, false) => format!("Go to {square}"),
        (1, true) => format!("Bleib auf {square}"),
        (1, false) => format!("Geh nach {square}"),
        (2, true) => format!("Reste en {square}"),
        (2, false) => format!("Va en {square}"),
        (_, true) => format!("Blijf op {square}"),
        (_, false) => format!("Ga naar {square}"),
    };
    let price = cards.iter::<Magic>().map(|(card, count)| format!("{count} × {}", card_word(card)[language]));
    let price: Vec<String> = price.collect();
    let with = ["for", "für", "pour", "voor"][language];
    if price.is_empty() { stop } else { format!("{stop} {with} {}", price.join(", ")) }
}

fn side_word(side: Direction) -> [&'static str; 4] {
    match side {
        Direction::North => ["north", "Norden", "le nord", "noorden"],
        Direction::East => ["east", "Osten", "l’est", "oosten"],
        Direction::South => ["south", "Süden", "le sud", "zuiden"],
        Direction::West => ["west", "Westen", "l’ouest", "westen"],
    }
}

fn card_word(card: Magic) -> [&'static str; 4] {
    match card {
        Magic::Up => ["up", "Hinauf", "montée", "omhoog"],
        Magic::Down => ["down", "Hinab", "descente", "omlaag"],
        Magic::Joker => ["joker", "Joker", "joker", "joker"],
    }
}
