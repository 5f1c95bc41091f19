//! A position in notation: whose turn it is, what can be done, and what it leads to.

use irrgarten_faces::{GameError, Games, Position, Reading};
use irrgarten_game::{Language, Seat, Seed, Turn, Viewer};
use irrgarten_table::problem_of;
use irrgarten_wire::{
    AskPosition, AskSolver, Code, GameJson, PositionInfo, PossibleDraw, Problem, SolverAnswer, SolverInfo,
    Solvers,
};

/// Longer than any position, short enough to cost little.
const MOST: usize = 4096;
/// Deeper trees take long, and more nodes than this take too long to count.
const DEEPEST: u32 = 3;
/// The most words a solver is given, and how long all of them together are.
const MOST_WORDS: usize = 200;

/// Everything there is to say of a position.
pub fn look_at_position(games: Games, asked: &AskPosition) -> Result<PositionInfo, Problem> {
    let AskPosition { position: text, deal, seat, language, play, perft } = asked;
    let language = language.as_deref().map_or(Ok(Language::En), str::parse);
    let language = language.map_err(|_| Problem::new(Code::BadRequest, "expected en, de, fr or nl"))?;
    if text.len() > MOST || play.len() > MOST_WORDS {
        return Err(Problem::new(Code::TooBig, "no position is that long"));
    }
    let game = text.split('/').next().unwrap_or_default().to_owned();
    let wrong = |error| problem_of(&error);
    let read = match deal {
        Some(number) => games.find(text).and_then(|entry| {
            let seed: Seed = number.to_string().parse().map_err(GameError::BadSeed)?;
            Ok(Reading::Open(entry.deal(entry.usual_seats(), &[], &seed)?))
        }),
        None => games.read(text),
    };
    let mut position = match read.map_err(wrong)? {
        Reading::Open(position) => position,
        Reading::View(view) => {
            let view_json = GameJson::from(Box::from(view.json()));
            return Ok(PositionInfo {
                game,
                text: view.text(),
                complete: false,
                art: view.art(language),
                svg: view.svg(language),
                view: view_json,
                ..PositionInfo::default()
            });
        }
    };
    for word in play {
        position.word(None, word).map_err(wrong)?;
    }
    if perft.is_some_and(|depth| depth > DEEPEST) {
        return Err(Problem::new(Code::TooBig, "trees are counted to depth 3"));
    }
    let viewer = match seat {
        None => None,
        Some(number) => Some(Seat::numbered(*number, position.seats()).ok_or(Code::BadSeat)?),
    };
    let view = viewer.map_or_else(|| position.laid_open(), |seat| position.seen_by(Viewer::Seat(seat)));
    let turn = match position.turn() {
        Turn::Decide(seats) => seats.iter().map(Seat::number).collect(),
        Turn::Chance | Turn::Over(_) => Vec::new(),
    };
    Ok(PositionInfo {
        game,
        text: position.text(),
        complete: true,
        seats: position.seats(),
        actions: actions(&*position),
        chances: if turn.is_empty() {
            position.chances().into_iter().map(|(word, weight)| PossibleDraw { word, weight }).collect()
        } else {
            Vec::new()
        },
        turn,
        score: position.score().map(|score| score.to_string()),
        nodes: perft.map(|depth| position.perft(depth)),
        art: view.art(language),
        svg: view.svg(language),
        view: GameJson::from(Box::from(view.json())),
    })
}

/// What the seats that are to act may do.
fn actions(position: &dyn Position) -> Vec<String> {
    let Turn::Decide(seats) = position.turn() else { return Vec::new() };
    seats.iter().next().map(|seat| position.actions(seat)).unwrap_or_default()
}

/// The solvers of all games.
pub fn list_solvers(games: Games) -> Solvers {
    let solvers = games.solvers().map(|solver| SolverInfo {
        name: solver.name().to_owned(),
        usage: solver.usage().to_owned(),
        about: solver.about().to_owned(),
        positions: solver.takes_positions(),
    });
    Solvers { solvers: solvers.collect() }
}

/// Runs a solver.
pub fn ask_solver(games: Games, asked: &AskSolver) -> Result<SolverAnswer, Problem> {
    let words: Vec<&str> = asked.words.iter().map(String::as_str).collect();
    if words.len() > MOST_WORDS {
        return Err(Problem::new(Code::TooBig, "expected at most 200 words"));
    }
    let solution = games.solve(&asked.solver, &words).map_err(|error| problem_of(&error))?;
    let facts = serde_json::value::to_raw_value(&solution.facts).map_err(|_| Code::Internal)?;
    Ok(SolverAnswer { text: solution.text, facts: GameJson::from(facts), svg: solution.svg })
}
