//! How records put words together: `roll=G:O4`, `deal s1=05,12 s2=…`, `x12,13+09,26`.

use irrgarten_game::Seat;
use irrgarten_kit::{Cell, List};

use crate::action::Action;
use crate::arrangement::{Arrangement, Laid};
use crate::components::{MOST, Roll};
use crate::public::Phase;
use crate::state::State;

/// The roll takes the place of the action, a deal is one word, and cards drawn together stand together.
pub(crate) fn fold(last: &str, next: &str) -> Option<String> {
    if last == "roll" && next.starts_with("roll=") {
        return Some(next.to_owned());
    }
    if let (Some(_), Some(card)) = (last.strip_prefix('+'), next.strip_prefix('+')) {
        return Some(format!("{last},{card}"));
    }
    let (seat, card) = next.split_once('=').filter(|(seat, _)| seat.starts_with('s'))?;
    // The first card of a deal stands alone until the second comes.
    let deal = last.strip_prefix("deal ").or_else(|| Some(last).filter(|last| last.starts_with('s')))?;
    let same = deal.rsplit(' ').next()?.starts_with(&format!("{seat}="));
    Some(if same { format!("deal {deal},{card}") } else { format!("deal {deal} {next}") })
}

/// The words that a word of a record stands for.
pub(crate) fn unfold(state: &State, seat: Option<Seat>, word: &str) -> Vec<String> {
    if word.is_empty() {
        return vec![String::new()];
    }
    let words = word.split_whitespace();
    words.flat_map(|word| unfold_one(state, seat, word)).collect()
}

fn unfold_one(state: &State, seat: Option<Seat>, word: &str) -> Vec<String> {
    // The think time in front of what it is about, and the shuffle, are words that a reader may skip.
    if word == "deal" || word == "reshuffle" {
        return Vec::new();
    }
    if word.starts_with("roll=") && state.public.phase == Phase::Roll {
        return vec!["roll".to_owned(), word.to_owned()];
    }
    if let Some((dealt, cards)) = word.split_once('=').filter(|(dealt, _)| dealt.starts_with('s')) {
        return cards.split(',').map(|card| format!("{dealt}={card}")).collect();
    }
    if let Some((action, cards)) = word.split_once('+') {
        let action = (!action.is_empty()).then(|| action.to_owned());
        return action.into_iter().chain(cards.split(',').map(|card| format!("+{card}"))).collect();
    }
    let shorthand = word.strip_prefix('!').and_then(|rows| claim_as(state, seat?, rows));
    shorthand.unwrap_or_else(|| vec![word.to_owned()])
}

/// `!05w.12s/13w.22n`: what must be done to lay it like this, then the claim.
fn claim_as(state: &State, seat: Seat, rows: &str) -> Option<Vec<String>> {
    let Phase::Race(roll) = state.public.phase else { return None };
    let wanted: Arrangement = rows.parse().ok().filter(|wanted: &Arrangement| !wanted.is_empty())?;
    let place = &state.places[seat];
    let mut actions = Vec::new();
    if place.laid != wanted.settled_on(roll) {
        actions.extend(place.laid.iter().map(|laid| Action::Lift(laid.card)));
        actions.extend(puts(&wanted, roll)?);
    }
    // The puts are not what was timed.
    actions.extend(place.time.filter(|_| !actions.is_empty()).map(Action::At));
    actions.push(Action::Claim);
    Some(actions.iter().map(ToString::to_string).collect())
}

/// Puts in an order in which each goes beside one that lies, on cells as they are counted then.
fn puts(wanted: &Arrangement, roll: Roll) -> Option<Vec<Action>> {
    let (mut laid, mut puts) = (Arrangement::default(), Vec::new());
    let mut left: List<Laid, MOST> = List::new();
    wanted.iter().for_each(|one| left.push(one));
    while !left.is_empty() {
        let free = matches!(roll, Roll::Number(_));
        let beside = |one: &&Laid| one.cell.neighbours().iter().any(|&cell| laid.at(cell).is_some());
        let next = *left.iter().find(|one| !free || laid.is_empty() || beside(one))?;
        let corner = match laid.bounds() {
            Some((corner, _)) if free => corner,
            None if free => next.cell,
            _ => Cell::default(),
        };
        let cell = Cell::new(next.cell.x - corner.x, next.cell.y - corner.y);
        puts.push(Action::Put(Laid { cell, ..next }));
        laid.put(next);
        left.retain(|one| one.card != next.card);
    }
    Some(puts)
}
