//! How the five built-in bots play, in the order of `Character::ALL`; English, German, French, Dutch.

pub(super) const CHARACTERS: [[&str; 4]; 5] = [
    [
        "Uses one chip a turn and soon forgets tiles",
        "Nutzt einen Chip im Zug und vergisst schnell",
        "Joue un seul jeton par tour et oublie vite",
        "Gebruikt één fiche per beurt en vergeet snel",
    ],
    [
        "One chip for each painting, and a fair memory",
        "Ein Chip für jedes Gemälde, merkt sich manches",
        "Un jeton par tableau et une assez bonne mémoire",
        "Eén fiche per schilderij, onthoudt best veel",
    ],
    [
        "Gets the most out of its own turn",
        "Holt alles aus dem eigenen Zug heraus",
        "Tire le maximum de son propre tour",
        "Haalt alles uit de eigen beurt",
    ],
    [
        "Also prepares the maze for the others",
        "Bereitet den Irrgarten auch für andere vor",
        "Prépare aussi le labyrinthe pour les autres",
        "Maakt het doolhof ook klaar voor de anderen",
    ],
    [
        "Thinks of everybody and of the thief’s next page",
        "Denkt an alle und an die nächste Seite des Diebs",
        "Pense à tous et à la prochaine page du voleur",
        "Denkt aan allen en aan de volgende bladzijde",
    ],
];
