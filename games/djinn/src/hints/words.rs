//! What the players of the house say about a race; English, German, French, Dutch.

use irrgarten_game::Seat;
use irrgarten_players::Hint;

use crate::action::{Action, list};
use crate::arrangement::Laid;
use crate::view::View;

/// How the five race.
pub(super) const CHARACTERS: [[&str; 4]; 5] = [
    [
        "Tries and tries, and gives you plenty of time",
        "Probiert und probiert und lässt dir viel Zeit",
        "Essaie, essaie encore, et te laisse tout ton temps",
        "Probeert en probeert, en geeft je alle tijd",
    ],
    [
        "Lays one card after the other without hurry",
        "Legt ohne Eile eine Karte nach der anderen",
        "Pose une carte après l’autre, sans se presser",
        "Legt zonder haast de ene kaart na de andere",
    ],
    [
        "As quick as somebody who plays often",
        "So schnell wie jemand, der oft spielt",
        "Aussi rapide que quelqu’un qui joue souvent",
        "Zo snel als iemand die vaak speelt",
    ],
    [
        "Sees at a glance what fits",
        "Sieht auf einen Blick, was passt",
        "Voit d’un coup d’œil ce qui va ensemble",
        "Ziet in één oogopslag wat past",
    ],
    [
        "Hardly anybody is faster",
        "Kaum jemand ist schneller",
        "Presque personne n’est plus rapide",
        "Bijna niemand is sneller",
    ],
];

fn say(words: [&str; 4], marks: Vec<String>) -> Hint {
    Hint { message: bridge(words.map(str::to_owned)), marks }
}

/// A sentence with a card or two in it.
fn with(words: [&str; 4], cards: &str) -> [String; 4] {
    words.map(|words| words.replace("{}", cards))
}

/// What to look for, where, and what exactly.
pub(super) fn hint(view: &View, seat: Seat, action: Action) -> [Hint; 3] {
    let marks = vec![action.to_string()];
    match action {
        Action::Claim => plain(
            [
                "Look at your paths: does anything end in nothing?",
                "Sieh dir deine Wege an: Endet noch einer im Nichts?",
                "Regarde tes chemins : l’un d’eux finit-il dans le vide ?",
                "Kijk naar je paden: eindigt er nog een in het niets?",
            ],
            [
                "Everything is joined. Be quick!",
                "Alles ist verbunden. Schnell!",
                "Tout est relié. Vite !",
                "Alles is verbonden. Snel!",
            ],
            [
                "You are done: claim!",
                "Du bist fertig: Melde dich!",
                "C’est fini : annonce-le !",
                "Je bent klaar: meld het!",
            ],
        ),
        Action::Put(laid) => put(view, seat, laid),
        Action::Lift(card) => lifted(&card.to_string(), marks),
        Action::Exchange(cards) => exchanged(&list(cards), marks),
        Action::Pass => plain(
            [
                "Is there still a way to join these cards?",
                "Lassen sich diese Karten noch verbinden?",
                "Peut-on encore relier ces cartes ?",
                "Zijn deze kaarten nog te verbinden?",
            ],
            [
                "These cards cannot be joined, and none can be exchanged",
                "Diese Karten passen nicht zusammen, und tauschen geht nicht mehr",
                "Ces cartes ne vont pas ensemble, et l’échange n’est plus possible",
                "Deze kaarten passen niet samen, en ruilen kan niet meer",
            ],
            ["Give this round up", "Gib diese Runde auf", "Abandonne cette manche", "Geef deze ronde op"],
        ),
        Action::Take(_) => plain(
            [
                "Which treasure is worth the most?",
                "Welcher Schatz ist am meisten wert?",
                "Quel trésor vaut le plus ?",
                "Welke schat is het meest waard?",
            ],
            [
                "Points win the game",
                "Punkte gewinnen das Spiel",
                "Ce sont les points qui font gagner",
                "Met punten win je het spel",
            ],
            [
                "Take the highest card",
                "Nimm die höchste Karte",
                "Prends la carte la plus haute",
                "Neem de hoogste kaart",
            ],
        ),
        Action::Roll | Action::Go | Action::Wait | Action::At(_) => plain(
            [
                "There is nothing to think about yet",
                "Noch gibt es nichts zu überlegen",
                "Il n’y a pas encore à réfléchir",
                "Er valt nog niets te bedenken",
            ],
            [
                "The race comes next",
                "Gleich kommt das Rennen",
                "La course vient ensuite",
                "Zo meteen komt de race",
            ],
            ["Go on", "Mach weiter", "Continue", "Ga verder"],
        ),
    }
}

fn plain(idea: [&str; 4], place: [&str; 4], exactly: [&str; 4]) -> [Hint; 3] {
    [idea, place, exactly].map(|words| say(words, Vec::new()))
}

/// The next card and where it goes.
fn put(view: &View, seat: Seat, laid: Laid) -> [Hint; 3] {
    let card = laid.card.to_string();
    let next = [
        "Take card {} next",
        "Nimm als Nächstes Karte {}",
        "Prends maintenant la carte {}",
        "Neem nu kaart {}",
    ];
    let exactly = [
        "Lay card {} where it shines, turned like this",
        "Lege Karte {} dorthin, wo es leuchtet, so gedreht",
        "Pose la carte {} là où ça brille, tournée ainsi",
        "Leg kaart {} waar het oplicht, zo gedraaid",
    ];
    [
        say(going_on(view, seat), Vec::new()),
        Hint { message: bridge(with(next, &card)), marks: vec![card.clone()] },
        Hint {
            message: bridge(with(exactly, &card)),
            marks: vec![Action::Put(laid).to_string(), laid.cell.to_string()],
        },
    ]
}

/// An idea that depends on how far one is.
fn going_on(view: &View, seat: Seat) -> [&'static str; 4] {
    if view.mat(seat).open().is_none_or(|place| place.laid.is_empty()) {
        [
            "These cards can be joined. Where do most paths meet?",
            "Diese Karten lassen sich verbinden. Wo treffen sich die meisten Wege?",
            "Ces cartes peuvent être reliées. Où se croisent le plus de chemins ?",
            "Deze kaarten zijn te verbinden. Waar komen de meeste paden samen?",
        ]
    } else {
        [
            "You are on the right way: what lies can stay",
            "Du bist auf dem richtigen Weg: Was liegt, kann bleiben",
            "Tu es sur la bonne voie : ce qui est posé peut rester",
            "Je bent op de goede weg: wat er ligt kan blijven",
        ]
    }
}

fn lifted(card: &str, marks: Vec<String>) -> [Hint; 3] {
    [
        say(
            [
                "Something lies wrong",
                "Etwas liegt falsch",
                "Quelque chose est mal posé",
                "Er ligt iets verkeerd",
            ],
            Vec::new(),
        ),
        Hint {
            message: bridge(with(
                ["Look at card {}", "Sieh dir Karte {} an", "Regarde la carte {}", "Kijk naar kaart {}"],
                card,
            )),
            marks: marks.clone(),
        },
        Hint {
            message: bridge(with(
                [
                    "Take card {} back to your hand",
                    "Nimm Karte {} zurück auf die Hand",
                    "Reprends la carte {} en main",
                    "Neem kaart {} terug in je hand",
                ],
                card,
            )),
            marks,
        },
    ]
}

fn exchanged(cards: &str, marks: Vec<String>) -> [Hint; 3] {
    [
        say(
            [
                "These cards cannot be joined, however you lay them",
                "Diese Karten passen nicht zusammen, wie man sie auch legt",
                "Ces cartes ne vont pas ensemble, quoi qu’on fasse",
                "Deze kaarten passen niet samen, hoe je ze ook legt",
            ],
            Vec::new(),
        ),
        say(
            [
                "One exchange will probably help",
                "Ein Tausch hilft wahrscheinlich",
                "Un échange aidera sans doute",
                "Eén ruil helpt waarschijnlijk",
            ],
            Vec::new(),
        ),
        Hint { message: bridge(with(["Exchange {}", "Tausche {}", "Échange {}", "Ruil {}"], cards)), marks },
    ]
}

/// Until the sentences are in the words files.
fn bridge(words: [String; 4]) -> irrgarten_game::Message {
    let mut message = irrgarten_game::Message::new("advice-bridge").with("nothing", 0_usize);
    for (language, words) in ["en", "de", "fr", "nl"].into_iter().zip(words) {
        message = message.with(language, words);
    }
    message
}
