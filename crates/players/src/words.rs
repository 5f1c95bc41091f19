//! Words for games that have no own.

use std::fmt::Display;

use irrgarten_game::Message;

use crate::Hint;

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
    let say = |key| Hint { message: Message::new(key), marks: Vec::new() };
    let action = action.to_string();
    let exactly = Message::new("advice-try").with("action", action.clone());
    [say("advice-compare"), say("advice-better"), Hint { message: exactly, marks: vec![action] }]
}
