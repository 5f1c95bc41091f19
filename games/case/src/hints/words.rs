//! What the players say about themselves, and advice in words.

use irrgarten_game::{Language, Seat};
use irrgarten_players::Hint;

use crate::action::Action;
use crate::board::{Room, Spot};
use crate::components::{Card, Triple};
use crate::public::Public;
use crate::theme;

pub(super) const CHARACTERS: [[&str; 4]; 5] = [
    [
        "Asks for what it has not seen lately",
        "Fragt nach dem, was sie lange nicht sah",
        "Demande ce qu’elle n’a pas vu récemment",
        "Vraagt naar wat ze lang niet zag",
    ],
    [
        "Crosses off every card it was shown",
        "Streicht jede Karte, die man ihm zeigt",
        "Raye chaque carte qu’on lui montre",
        "Streept elke getoonde kaart weg",
    ],
    [
        "Puts two and two together",
        "Zählt eins und eins zusammen",
        "Fait le lien entre deux indices",
        "Telt een en een bij elkaar op",
    ],
    [
        "Counts every deal that fits",
        "Zählt jede Verteilung, die passt",
        "Compte chaque donne possible",
        "Telt elke verdeling die past",
    ],
    [
        "Also hears why you ask",
        "Hört auch, warum du fragst",
        "Entend aussi pourquoi tu demandes",
        "Hoort ook waarom je vraagt",
    ],
];

/// A sentence in every language.
fn say(sentence: impl Fn(Language) -> String) -> [String; 4] {
    Language::ALL.map(sentence)
}

fn plain(words: [&str; 4]) -> Hint {
    Hint { message: bridge(words.map(str::to_owned)), marks: Vec::new() }
}

/// What to look for, where, and what exactly.
pub(super) fn hint(public: &Public, seat: Seat, action: Action) -> [Hint; 3] {
    let exactly = Hint { message: bridge(say(|language| told(action, language))), marks: marks(action) };
    let pawn = public.pawn(seat);
    [idea(action), part(action, pawn), exactly]
}

/// The idea, without any place or card.
fn idea(action: Action) -> Hint {
    plain(match action {
        Action::Accuse(_) => [
            "It is time to close the case",
            "Es ist Zeit, den Fall zu schließen",
            "Il est temps de clore l’affaire",
            "Het is tijd om de zaak te sluiten",
        ],
        Action::Suspect(_) => [
            "Ask for what you do not know, and keep the answer clear",
            "Frage nach dem, was du nicht weißt, und so, dass die Antwort klar ist",
            "Demande ce que tu ignores, de façon que la réponse soit claire",
            "Vraag naar wat je niet weet, en zo dat het antwoord duidelijk is",
        ],
        Action::Show(..) => [
            "Show what tells the least",
            "Zeige, was am wenigsten verrät",
            "Montre ce qui en dit le moins",
            "Toon wat het minst verraadt",
        ],
        Action::Go(_) | Action::Roll | Action::Passage | Action::Stuck => [
            "Every turn in a place is a question: which place helps most and is near?",
            "Jeder Zug in einen Ort ist eine Frage: Welcher hilft viel und liegt nah?",
            "Chaque entrée dans un lieu est une question : lequel est utile et proche ?",
            "Elke beurt in een plaats is een vraag: welke helpt veel en is dichtbij?",
        ],
        Action::End | Action::Take(_) | Action::Lay(..) | Action::Leave(_) => {
            ["There is no hurry here", "Hier eilt nichts", "Rien ne presse ici", "Hier is geen haast bij"]
        }
    })
}

/// A part of it: one mark.
fn part(action: Action, pawn: Spot) -> Hint {
    let here = match pawn {
        Spot::Room(room) => room.letter().to_string(),
        Spot::Square(square) => square.to_string(),
    };
    let (mark, words): (String, [&str; 4]) = match action {
        Action::Go(spot) => {
            (spot.to_string(), ["Look at this", "Sieh dir das an", "Regarde ceci", "Kijk hier"])
        }
        Action::Passage | Action::Roll | Action::Stuck | Action::End => {
            (here, ["Look where you stand", "Sieh, wo du stehst", "Regarde où tu es", "Kijk waar je staat"])
        }
        Action::Suspect(triple) | Action::Accuse(triple) => (
            triple.suspect.letter().to_string(),
            ["Name this one", "Nenne diese Figur", "Nomme ce personnage", "Noem deze figuur"],
        ),
        Action::Show(_, card) => (
            card.letter().to_string(),
            [
                "One card is better than the others",
                "Eine Karte ist besser als die anderen",
                "Une carte vaut mieux que les autres",
                "Eén kaart is beter dan de andere",
            ],
        ),
        Action::Take(suspect) | Action::Leave(suspect) => {
            (suspect.letter().to_string(), ["This one", "Diese Figur", "Celui-ci", "Deze"])
        }
        Action::Lay(exhibit, _) => {
            (exhibit.letter().to_string(), ["This piece", "Dieses Stück", "Cette pièce", "Dit stuk"])
        }
    };
    Hint { message: bridge(words.map(str::to_owned)), marks: vec![mark] }
}

/// All of it.
fn told(action: Action, language: Language) -> String {
    let pick = |words: [&str; 4]| words[language as usize].to_owned();
    let name = |card: Card| theme::name(card, language);
    let three = |Triple { suspect, exhibit, place }| {
        [name(suspect.card()), name(exhibit.card()), name(place.card())].join(", ")
    };
    let spot = |spot: Spot| match spot {
        Spot::Room(room) => theme::room_name(room, language).to_owned(),
        Spot::Square(square) => square.to_string(),
    };
    let verb = |words: [&str; 4], what: String| format!("{}: {what}", pick(words));
    match action {
        Action::Roll => pick(["Roll the dice", "Würfle", "Lance les dés", "Gooi de dobbelstenen"]),
        Action::Passage => {
            pick(["Take the passage", "Nimm den Geheimgang", "Prends le passage", "Neem de geheime gang"])
        }
        Action::Stuck => {
            pick(["You cannot move", "Du kannst nicht ziehen", "Tu es bloqué", "Je kunt niet weg"])
        }
        Action::End => pick(["End your turn", "Beende deinen Zug", "Termine ton tour", "Eindig je beurt"]),
        Action::Go(goal) => verb(["Walk", "Gehe", "Va", "Loop"], spot(goal)),
        Action::Suspect(triple) => verb(["Suspect", "Verdächtige", "Soupçonne", "Verdenk"], three(triple)),
        Action::Accuse(triple) => verb(["Accuse", "Klage an", "Accuse", "Beschuldig"], three(triple)),
        Action::Show(_, card) => verb(["Show", "Zeige", "Montre", "Toon"], name(card).to_owned()),
        Action::Take(suspect) => verb(["Play", "Spiele", "Joue", "Speel"], name(suspect.card()).to_owned()),
        Action::Lay(exhibit, place) => verb(
            ["Lay", "Lege", "Pose", "Leg"],
            format!("{}, {}", name(exhibit.card()), theme::room_name(Room::from(place), language)),
        ),
        Action::Leave(_) => pick(["Leave", "Verlasse den Tisch", "Quitte la table", "Verlaat de tafel"]),
    }
}

fn marks(action: Action) -> Vec<String> {
    match action {
        Action::Suspect(triple) | Action::Accuse(triple) => {
            triple.cards().iter().map(|card| card.letter().to_string()).collect()
        }
        Action::Go(spot) => vec![spot.to_string()],
        Action::Show(_, card) => vec![card.letter().to_string()],
        Action::Take(suspect) | Action::Leave(suspect) => vec![suspect.letter().to_string()],
        Action::Lay(exhibit, place) => vec![exhibit.letter().to_string(), place.letter().to_string()],
        Action::Roll | Action::Passage | Action::Stuck | Action::End => Vec::new(),
    }
}

/// Until the sentences are in the words files.
fn bridge(words: [String; 4]) -> irrgarten_game::Message {
    let mut message = irrgarten_game::Message::new("advice-bridge").with("nothing", 0_usize);
    for (language, words) in ["en", "de", "fr", "nl"].into_iter().zip(words) {
        message = message.with(language, words);
    }
    message
}
