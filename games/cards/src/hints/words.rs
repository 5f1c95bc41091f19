//! What the built-in bots say.

use irrgarten_game::{Game as _, Message, SearchRng};
use irrgarten_kit::{Cell, Direction, Set};
use irrgarten_players::{Hint, Knowledge};

use super::plans::{Plan, hidden_from, others};
use super::prospects::Gains;
use crate::Cards;
use crate::action::Action;

/// In the order of [`Direction::index`].
const SIDES: [&str; 4] = ["side-n", "side-e", "side-s", "side-w"];

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
        Hint { message: idea(action.taken.len()), marks: Vec::new() },
        Hint { message: part(action), marks: some },
        Hint { message: exactly(known, action), marks: all },
    ]
}

fn idea(taken: usize) -> Message {
    Message::new(match taken {
        0 => "advice-nothing",
        1 => "advice-one",
        _ => "advice-several",
    })
}

fn part(action: Action) -> Message {
    let key = if action.taken.is_empty() { "advice-keep" } else { "advice-way" };
    Message::new(key).with("card", action.card.to_string())
}

fn exactly(known: &Knowledge<'_, Cards>, action: Action) -> Message {
    let Action { card, top, cell: Cell { x, y }, taken } = action;
    let lay = Message::new("advice-lay")
        .with("card", card.to_string())
        .with("x", x.to_string())
        .with("y", y.to_string())
        .with("top", Message::new(SIDES[Direction::index(top)]))
        .with("taken", taken.len());
    match risk(known, action) {
        Some(percent) => Message::new("advice-risk").with("lay", lay).with("percent", percent),
        None => lay,
    }
}

/// In how many of 100 cases the next player can take something then, as far as the seat can know.
fn risk(known: &Knowledge<'_, Cards>, action: Action) -> Option<usize> {
    let imagined = Cards::determinize(known.view, &mut SearchRng::new(0));
    let after = Plan::bare(&imagined, known.seat, action).after;
    let holds = |seat: &_| !after.hands[*seat].is_empty();
    let next = others(known.seat, after.seats()).find(holds)?;
    let hidden = hidden_from(&after, known.seat);
    debug_assert!(hidden != Set::EMPTY, "a player with cards has hidden ones");
    let chance = Gains::of(&after, hidden).chance(hidden, after.hands[next].len());
    Some((100.0 * chance).round() as usize)
}
