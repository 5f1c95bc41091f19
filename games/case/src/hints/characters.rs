//! How the five built-in bots play, in the order of `Character::ALL`; English, German, French, Dutch.

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
