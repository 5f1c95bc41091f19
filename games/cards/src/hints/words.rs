//! What the players say, in English, German, French and Dutch.

use irrgarten_game::{Game as _, SearchRng};
use irrgarten_kit::{Cell, Direction, Set};
use irrgarten_players::{Hint, Knowledge, Words};

use super::plans::{Plan, hidden_from, others};
use super::prospects::Gains;
use crate::Cards;
use crate::action::Action;

/// How the five play.
pub(super) const CHARACTERS: [[&str; 4]; 5] = [
    [
        "Sees equal treasures on cards side by side",
        "Sieht gleiche Schätze auf Karten nebeneinander",
        "Voit les trésors pareils sur deux cartes voisines",
        "Ziet gelijke schatten op kaarten naast elkaar",
    ],
    [
        "Follows a way through one card in between",
        "Folgt einem Weg durch eine Karte dazwischen",
        "Suit un chemin à travers une carte de plus",
        "Volgt een weg door één kaart ertussen",
    ],
    [
        "Finds every way and takes the most cards",
        "Findet jeden Weg und nimmt die meisten Karten",
        "Trouve tous les chemins et prend le plus de cartes",
        "Vindt elke weg en pakt de meeste kaarten",
    ],
    [
        "Also sees what it leaves to the next player",
        "Sieht auch, was er dem Nächsten übrig lässt",
        "Voit aussi ce qu’il laisse au joueur suivant",
        "Ziet ook wat hij voor de volgende overlaat",
    ],
    [
        "Thinks a round ahead and keeps good cards",
        "Denkt eine Runde voraus und behält gute Karten",
        "Prévoit un tour de table et garde les bonnes cartes",
        "Denkt een ronde vooruit en bewaart goede kaarten",
    ],
];

const SIDES: [[&str; 4]; 4] = [
    ["north", "Norden", "au nord", "het noorden"],
    ["east", "Osten", "à l’est", "het oosten"],
    ["south", "Süden", "au sud", "het zuiden"],
    ["west", "Westen", "à l’ouest", "het westen"],
];

/// Advice in three steps. Cards of the hand are marked by their number, places of the labyrinth as `x,y`.
pub(super) fn hint(known: &Knowledge<'_, Cards>, action: Action) -> [Hint; 3] {
    let card = action.card.to_string();
    let place = |cell: &Cell| format!("{},{}", cell.x, cell.y);
    let taken: Vec<String> = action.taken.iter().map(place).collect();
    let mut some = vec![card.clone()];
    some.extend(taken.first().cloned());
    let mut all = vec![card, place(&action.cell)];
    all.extend(taken);
    [
        Hint { words: idea(action.taken.len()).map(str::to_owned), marks: Vec::new() },
        Hint { words: part(action), marks: some },
        Hint { words: exactly(known, action), marks: all },
    ]
}

fn idea(taken: usize) -> [&'static str; 4] {
    match taken {
        0 => [
            "Nothing good can be taken now: leave little to the others, and keep the better card",
            "Jetzt ist nichts Gutes zu holen: Lass den anderen wenig übrig und behalte die bessere Karte",
            "Rien de bon à prendre : laisse peu aux autres et garde la meilleure carte",
            "Er valt nu niets goeds te pakken: laat weinig over en houd de beste kaart",
        ],
        1 => [
            "One of your cards can reach an equal treasure. Which place leaves least to the others?",
            "Eine deiner Karten erreicht einen gleichen Schatz. Wo lässt sie den anderen am wenigsten übrig?",
            "Une de tes cartes atteint un trésor pareil. Où laisse-t-elle le moins aux autres ?",
            "Een van je kaarten bereikt een gelijke schat. Waar laat ze het minst over?",
        ],
        _ => [
            "One of your cards can take several cards at once",
            "Eine deiner Karten kann mehrere Karten auf einmal nehmen",
            "Une de tes cartes peut prendre plusieurs cartes d’un coup",
            "Een van je kaarten kan meer kaarten tegelijk pakken",
        ],
    }
}

fn part(action: Action) -> Words {
    let card = action.card;
    if action.taken.is_empty() {
        return [
            format!("Lay card {card} and keep the other one"),
            format!("Lege Karte {card} und behalte die andere"),
            format!("Pose la carte {card} et garde l’autre"),
            format!("Leg kaart {card} en houd de andere"),
        ];
    }
    [
        format!("Find a way from your card {card} to this one"),
        format!("Suche einen Weg von deiner Karte {card} zu dieser hier"),
        format!("Cherche un chemin de ta carte {card} à celle-ci"),
        format!("Zoek een weg van je kaart {card} naar deze hier"),
    ]
}

fn exactly(known: &Knowledge<'_, Cards>, action: Action) -> Words {
    let Action { card, top, cell: Cell { x, y }, taken } = action;
    let [en, de, fr, nl] = SIDES[Direction::index(top)];
    let lay = [
        format!("Lay card {card} in column {x}, row {y}, with its top to the {en}"),
        format!("Lege Karte {card} in Spalte {x}, Reihe {y}, mit der Oberseite nach {de}"),
        format!("Pose la carte {card} en colonne {x}, ligne {y}, le haut tourné {fr}"),
        format!("Leg kaart {card} in kolom {x}, rij {y}, met de bovenkant naar {nl}"),
    ];
    let take = match taken.len() {
        0 => [String::new(), String::new(), String::new(), String::new()],
        1 => [", and take one card", " und nimm eine Karte", " et prends une carte", " en pak één kaart"]
            .map(str::to_owned),
        n => [
            format!(", and take {n} cards"),
            format!(" und nimm {n} Karten"),
            format!(" et prends {n} cartes"),
            format!(" en pak {n} kaarten"),
        ],
    };
    let risk = risk(known, action);
    std::array::from_fn(|language| format!("{}{}.{}", lay[language], take[language], risk[language]))
}

/// How often the next player can take something then, as far as the seat can know.
fn risk(known: &Knowledge<'_, Cards>, action: Action) -> Words {
    let imagined = Cards::determinize(known.view, &mut SearchRng::new(0));
    let after = Plan::bare(&imagined, known.seat, action).after;
    let holds = |seat: &_| !after.hands[*seat].is_empty();
    let Some(next) = others(known.seat, after.seats()).find(holds) else {
        return Words::default();
    };
    let hidden = hidden_from(&after, known.seat);
    let chance = Gains::of(&after, hidden).chance(hidden, after.hands[next].len());
    let percent = (100.0 * chance).round();
    debug_assert!(hidden != Set::EMPTY, "who holds cards holds hidden ones");
    [
        format!(" The next player can then take something in {percent} of 100 cases."),
        format!(" Der Nächste kann dann in {percent} von 100 Fällen etwas nehmen."),
        format!(" Le suivant pourra alors prendre quelque chose {percent} fois sur 100."),
        format!(" De volgende kan dan in {percent} van de 100 gevallen iets pakken."),
    ]
}
