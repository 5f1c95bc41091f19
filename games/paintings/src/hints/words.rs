//! Advice as messages: what to look for, where to begin, and what to do first.

use irrgarten_game::{Game as _, Message, SearchRng};
use irrgarten_players::{Hint, Knowledge, Thought};

use crate::Paintings;
use crate::action::{Action, Move, Turned};
use crate::public::Stage;
use crate::state::State;

pub(super) fn hint(known: &Knowledge<'_, Paintings>, thought: &Thought<Action>) -> [Hint; 3] {
    let marks = marks(known, thought.action);
    let some = marks.iter().take(1).cloned().collect();
    [
        step(idea(known, thought), Vec::new()),
        step(Message::new(place(thought.action)), some),
        step(exactly(thought.action), marks),
    ]
}

/// Squares and arrows of an action, as in the notation.
fn marks(known: &Knowledge<'_, Paintings>, action: Action) -> Vec<String> {
    match action {
        Action::Read | Action::End => Vec::new(),
        Action::Orient(_) => known.view.public.turned_up().iter().map(ToString::to_string).collect(),
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
        let guess = matches!(action, Action::Move(Move { turned: Turned::Up, .. }))
            && !known.view.unknown().is_empty();
        let acts = matches!(state.public.stage, Stage::Act { .. } | Stage::Orient { .. });
        let goes_on = acts && action != Action::End && !guess;
        if !goes_on || Paintings::check(&state, known.seat, action).is_err() {
            break;
        }
        Paintings::act(&mut state, known.seat, action);
    }
    state.found() - before
}

fn idea(known: &Knowledge<'_, Paintings>, thought: &Thought<Action>) -> Message {
    match (thought.action, finds(known, thought)) {
        (Action::Read, _) => Message::new("advice-read-idea"),
        (Action::End, 0) => Message::new("advice-end-idea"),
        (_, 0) => Message::new("advice-prepare"),
        (_, paintings) => Message::new("advice-finds").with("n", paintings),
    }
}

fn place(action: Action) -> &'static str {
    match action {
        Action::Read => "advice-read-part",
        Action::Slide(..) => "advice-slide-part",
        Action::Rotate(..) => "advice-rotate-part",
        Action::Swap(..) => "advice-swap-part",
        Action::Move(_) => "advice-walk-part",
        Action::Orient(_) => "advice-orient-part",
        Action::End => "advice-end-part",
    }
}

fn exactly(action: Action) -> Message {
    match action {
        Action::Read => Message::new("advice-read"),
        Action::End => Message::new("advice-end"),
        Action::Slide(arrow, openings) => Message::new("advice-slide")
            .with("arrow", arrow.to_string())
            .with("tile", openings.picture().to_string()),
        Action::Rotate(square, openings) => Message::new("advice-rotate")
            .with("square", square.to_string())
            .with("tile", openings.picture().to_string()),
        Action::Swap(one, two) => {
            Message::new("advice-swap").with("one", one.to_string()).with("two", two.to_string())
        }
        Action::Move(movement) => walk(movement),
        Action::Orient(openings) => {
            Message::new("advice-orient").with("tile", openings.picture().to_string())
        }
    }
}

fn walk(Move { by, turned, .. }: Move) -> Message {
    let walk = match turned {
        Turned::Nothing => Message::new("advice-walk"),
        Turned::Left => Message::new("advice-walk-leave"),
        Turned::Up => Message::new("advice-walk-turn"),
    };
    match by {
        None => walk,
        Some(ability) => Message::new("advice-by").with("ability", ability.message()).with("walk", walk),
    }
}

/// One step of advice: a sentence, and what lights up on the board.
fn step(message: Message, marks: Vec<String>) -> Hint {
    Hint { message, marks }
}
