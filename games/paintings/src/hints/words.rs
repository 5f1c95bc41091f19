//! How the players of the house put it: English, German, French, Dutch.

use irrgarten_game::{Game as _, SearchRng};
use irrgarten_players::{Hint, Knowledge, Thought};

use crate::Paintings;
use crate::action::{Action, Move, Turned};
use crate::components::Ability;
use crate::state::{Stage, State};

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

/// What to look for, where to begin, and what to do first.
pub(super) fn hint(known: &Knowledge<'_, Paintings>, thought: &Thought<Action>) -> [Hint; 3] {
    let marks = marks(thought.action);
    let some = marks.iter().take(1).cloned().collect();
    [
        Hint { message: bridge(idea(known, thought).map(str::to_owned)), marks: Vec::new() },
        Hint { message: bridge(place(thought.action).map(str::to_owned)), marks: some },
        Hint { message: bridge(exactly(thought.action)), marks },
    ]
}

/// Squares and arrows of an action, as in the notation.
fn marks(action: Action) -> Vec<String> {
    match action {
        Action::Read | Action::End => Vec::new(),
        Action::Slide(arrow, _) => vec![arrow.to_string()],
        Action::Rotate(square, _) | Action::Move(Move { goal: square, .. }) => vec![square.to_string()],
        Action::Swap(one, two) => vec![one.to_string(), two.to_string()],
    }
}

/// How many paintings the plan finds, as far as the seat can know.
fn finds(known: &Knowledge<'_, Paintings>, thought: &Thought<Action>) -> usize {
    let mut state: State = Paintings::determinize(known.view, &mut SearchRng::new(0));
    let before = state.found();
    for action in [thought.action].into_iter().chain(thought.then.iter().copied()) {
        // What comes up where nobody has seen the tile cannot be told before.
        let guess = matches!(action, Action::Move(Move { turned: Turned::Up(_), .. }))
            && !known.view.unknown().is_empty();
        let goes_on = matches!(state.public.stage, Stage::Act { .. }) && action != Action::End && !guess;
        if !goes_on || Paintings::check(&state, known.seat, action).is_err() {
            break;
        }
        Paintings::act(&mut state, known.seat, action);
    }
    state.found() - before
}

fn idea(known: &Knowledge<'_, Paintings>, thought: &Thought<Action>) -> [&'static str; 4] {
    match (thought.action, finds(known, thought)) {
        (Action::Read, _) => [
            "See first what the thief is up to",
            "Sieh erst nach, was der Dieb im Schilde führt",
            "Regarde d’abord ce que prépare le voleur",
            "Kijk eerst wat de dief van plan is",
        ],
        (_, 2..) => [
            "You can find two paintings in this turn",
            "Du kannst in diesem Zug zwei Gemälde finden",
            "Tu peux trouver deux tableaux dans ce tour",
            "Je kunt in deze beurt twee schilderijen vinden",
        ],
        (_, 1) => [
            "You can find a painting in this turn",
            "Du kannst in diesem Zug ein Gemälde finden",
            "Tu peux trouver un tableau dans ce tour",
            "Je kunt in deze beurt een schilderij vinden",
        ],
        (Action::End, 0) => [
            "There is nothing left that helps you or the others",
            "Es gibt nichts mehr, was dir oder den anderen hilft",
            "Plus rien ne peut t’aider, ni toi ni les autres",
            "Er is niets meer dat jou of de anderen helpt",
        ],
        _ => [
            "Prepare the maze for those who come next",
            "Bereite den Irrgarten für die Nächsten vor",
            "Prépare le labyrinthe pour les suivants",
            "Maak het doolhof klaar voor wie nu komt",
        ],
    }
}

fn place(action: Action) -> [&'static str; 4] {
    match action {
        Action::Read => [
            "The book lies open before you",
            "Das Buch liegt vor dir",
            "Le livre est devant toi",
            "Het boek ligt voor je",
        ],
        Action::Slide(..) => [
            "Push a line, at this arrow",
            "Schiebe eine Reihe, an diesem Pfeil",
            "Pousse une ligne, à cette flèche",
            "Schuif een rij, bij deze pijl",
        ],
        Action::Rotate(..) => [
            "Turn a tile, this one",
            "Drehe ein Plättchen, dieses hier",
            "Tourne une tuile, celle-ci",
            "Draai een tegel, deze hier",
        ],
        Action::Swap(..) => [
            "Swap this tile with a neighbour",
            "Tausche dieses Plättchen mit einem Nachbarn",
            "Échange cette tuile avec une voisine",
            "Ruil deze tegel met een buur",
        ],
        Action::Move(_) => {
            ["Walk, to this field", "Geh, auf dieses Feld", "Marche vers cette case", "Loop, naar dit veld"]
        }
        Action::End => ["Your turn is done", "Dein Zug ist getan", "Ton tour est fait", "Je beurt is klaar"],
    }
}

fn exactly(action: Action) -> [String; 4] {
    match action {
        Action::Read => ["Read the book", "Lies im Buch", "Lis le livre", "Lees het boek"].map(str::to_owned),
        Action::End => {
            ["End your turn", "Beende deinen Zug", "Finis ton tour", "Beëindig je beurt"].map(str::to_owned)
        }
        Action::Slide(arrow, openings) => {
            let tile = openings.picture();
            [
                format!("Push the spare tile in at {arrow}, lying like {tile}"),
                format!("Schiebe das freie Plättchen bei {arrow} ein, und zwar so: {tile}"),
                format!("Pousse la tuile libre en {arrow}, tournée ainsi : {tile}"),
                format!("Schuif de vrije tegel in bij {arrow}, zo gedraaid: {tile}"),
            ]
        }
        Action::Rotate(square, openings) => {
            let tile = openings.picture();
            [
                format!("Turn the tile on {square} until it lies like {tile}"),
                format!("Drehe das Plättchen auf {square}, bis es so liegt: {tile}"),
                format!("Tourne la tuile en {square} ainsi : {tile}"),
                format!("Draai de tegel op {square} tot hij zo ligt: {tile}"),
            ]
        }
        Action::Swap(one, two) => [
            format!("Swap the tiles on {one} and {two}"),
            format!("Tausche die Plättchen auf {one} und {two}"),
            format!("Échange les tuiles en {one} et {two}"),
            format!("Ruil de tegels op {one} en {two}"),
        ],
        Action::Move(movement) => walk(movement),
    }
}

fn walk(Move { goal, by, turned }: Move) -> [String; 4] {
    let mut words = [
        format!("Walk to {goal}"),
        format!("Geh nach {goal}"),
        format!("Marche vers {goal}"),
        format!("Loop naar {goal}"),
    ];
    let with = by.map(|ability| match ability {
        Ability::Cross => ["Cross", "Queren", "Traverser", "Doorsteken"],
        Ability::Teleport => ["Teleport", "Teleport", "Téléporter", "Teleporteren"],
        _ => ["Break-out", "Ausbrechen", "Sortir", "Uitbreken"],
    });
    for (text, name) in words.iter_mut().zip(with.into_iter().flatten()) {
        text.extend([" (", name, ")"]);
    }
    let then: Option<[String; 4]> = match turned {
        Turned::Nothing => None,
        Turned::Left => Some(
            [
                " and leave the tile face down",
                " und lass das Plättchen verdeckt",
                " et laisse la tuile cachée",
                " en laat de tegel dicht",
            ]
            .map(str::to_owned),
        ),
        Turned::Up(openings) => {
            let tile = openings.picture();
            Some([
                format!(" and turn the tile up like {tile}"),
                format!(" und decke das Plättchen so auf: {tile}"),
                format!(" et retourne la tuile ainsi : {tile}"),
                format!(" en draai de tegel zo om: {tile}"),
            ])
        }
    };
    for (text, more) in words.iter_mut().zip(then.into_iter().flatten()) {
        *text += &more;
    }
    words
}

/// Until the sentences are in the words files.
fn bridge(words: [String; 4]) -> irrgarten_game::Message {
    let mut message = irrgarten_game::Message::new("advice-bridge").with("nothing", 0_usize);
    for (language, words) in ["en", "de", "fr", "nl"].into_iter().zip(words) {
        message = message.with(language, words);
    }
    message
}
