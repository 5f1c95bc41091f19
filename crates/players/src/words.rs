//! Words for games that have no own.

use std::fmt::Display;

use crate::{Hint, Words};

/// How the five play, in the order of `Character::ALL`; English, German, French, Dutch.
pub(crate) const CHARACTERS: [[&str; 4]; 5] = [
    [
        "Plays what it sees at once",
        "Spielt, was sie sofort sieht",
        "Joue ce qu’elle voit tout de suite",
        "Speelt wat ze meteen ziet",
    ],
    [
        "Knows its way about",
        "Kennt sich schon ein wenig aus",
        "Commence à s’y connaître",
        "Kent de weg al een beetje",
    ],
    [
        "Makes the best of its own turn",
        "Macht das Beste aus seinem Zug",
        "Tire le meilleur de son tour",
        "Haalt het beste uit zijn beurt",
    ],
    [
        "Thinks of what comes after its turn",
        "Denkt daran, was nach seinem Zug kommt",
        "Pense à ce qui vient après son tour",
        "Denkt aan wat er na zijn beurt komt",
    ],
    [
        "Knows everything the house knows",
        "Weiß alles, was das Haus weiß",
        "Sait tout ce que la maison sait",
        "Weet alles wat het huis weet",
    ],
];

/// Three steps that every game can say.
pub(crate) fn plain_hint(action: impl Display) -> [Hint; 3] {
    let say = |words: [&str; 4]| Hint { words: words.map(str::to_owned), marks: Vec::new() };
    let exactly: Words = ["Try", "Versuche", "Essaie", "Probeer"].map(|verb| format!("{verb} {action}"));
    [
        say([
            "Compare what you can do before you choose",
            "Vergleiche, was du tun kannst, bevor du wählst",
            "Compare ce que tu peux faire avant de choisir",
            "Vergelijk wat je kunt doen voor je kiest",
        ]),
        say([
            "One of your moves is clearly better than the first that comes to mind",
            "Einer deiner Züge ist besser als der erste, der dir einfällt",
            "Un de tes coups vaut mieux que le premier qui vient à l’esprit",
            "Een van je zetten is beter dan de eerste die je te binnen schiet",
        ]),
        Hint { words: exactly, marks: vec![action.to_string()] },
    ]
}
