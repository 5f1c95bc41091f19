//! Text from outside may be anything: it is refused, or it is as good as what the game wrote itself.

use irrgarten_game::record::{Record, replay};
use irrgarten_game::{
    Dice as _, Game, Language, Notation, Presentation as _, SearchRng, Seat, Viewer, random_ply,
};

use crate::legality::{actions, chances};
use crate::mangle::mangle;
use crate::records::record_of;
use crate::survey::{Fault, SamplePosition, calmly, games, positions};
use crate::{ActionOf, Effort, Lawful, Report, StateOf, Violation};

/// How often each text is mangled.
const TIMES: usize = 8;

/// Mangled positions, views, actions and draws end no process; those that are accepted can be worked with.
pub fn mangled_text_does_no_harm<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let (mut texts, mut accepted) = (0u64, 0u64);
    let report = positions::<L>("mangled_text_does_no_harm", effort.costly(), |scene| {
        let whole = some_texts(scene);
        let dice = &mut scene.dice;
        for (kind, text) in whole.iter().flat_map(|text| std::iter::repeat_n(text, TIMES)) {
            let mangled = mangle(text, dice);
            let verdict = calmly(|| match kind {
                Kind::Position => play_on::<L>(&mangled, dice),
                Kind::View => look_on::<L>(&mangled, dice),
                Kind::Word => answer::<L>(scene.state, &mangled),
            });
            texts += 1;
            accepted += in_context(verdict, &mangled)?;
        }
        Ok(())
    })?;
    Ok(report.noting(format!("{accepted} of {texts} mangled texts accepted")))
}

/// Mangled records are refused or replayed, and end no process.
pub fn mangled_records_do_no_harm<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let mut accepted = 0;
    let report = games::<L>("mangled_records_do_no_harm", effort.costly(), |played| {
        let text = record_of(played).to_string();
        let mut dice = SearchRng::new(u64::from(played.number));
        for _ in 0..TIMES {
            let mangled = mangle(&text, &mut dice);
            let replays = |record: Record| replay::<L::Game>(&record).is_ok();
            let verdict = calmly(|| Ok(mangled.parse().is_ok_and(replays)));
            accepted += in_context(verdict, &mangled).map_err(|problem| Fault { ply: 0, problem })?;
        }
        Ok(())
    })?;
    Ok(report.noting(format!("{accepted} mangled records accepted")))
}

enum Kind {
    Position,
    View,
    Word,
}

/// The position, one view of it, an action and a draw, as far as there are any.
fn some_texts<G: Notation>(scene: &mut SamplePosition<'_, G>) -> Vec<(Kind, String)> {
    let state = scene.state;
    let seats = G::seats(state);
    let nth = scene.dice.below(u32::from(seats) + 1) as usize;
    let views = Viewer::all(seats).skip(nth).take(1).map(|viewer| G::view_text(&G::view(state, viewer)));
    let acted =
        Seat::all(seats).find_map(|seat| actions::<G>(state, seat).pop()).map(|action| action.to_string());
    let drawn = chances::<G>(state).pop().map(|(drawn, _)| drawn.to_string());
    let mut texts = vec![(Kind::Position, G::position(state, &G::Order::default()))];
    texts.extend(views.map(|text| (Kind::View, text)));
    texts.extend(acted.into_iter().chain(drawn).map(|text| (Kind::Word, text)));
    texts
}

/// 1 if the text was accepted. An error is reported together with the text.
fn in_context(verdict: Result<Result<bool, String>, String>, text: &str) -> Result<u64, String> {
    let verdict = verdict.unwrap_or_else(Err);
    verdict.map(u64::from).map_err(|problem| format!("{problem}\nwith the text {text:?}"))
}

/// Nothing lasts for ever: a position that cannot be played on shows it soon.
const FEW_EVENTS: u32 = 100;

fn play_on<L: Lawful>(text: &str, dice: &mut SearchRng) -> Result<bool, String> {
    let Ok((mut state, order)) = L::Game::read_position(text) else { return Ok(false) };
    L::invariants(&state).map_err(|problem| format!("an unsound position is accepted: {problem}"))?;
    let again = L::Game::position(&state, &order);
    if !L::Game::read_position(&again).is_ok_and(|(read, behind)| read == state && behind == order) {
        return Err(format!("an accepted position is written as {again}, which is read as another"));
    }
    let mut buffer = Vec::new();
    for _ in 0..L::Game::META.longest.min(FEW_EVENTS) {
        if random_ply::<L::Game>(&mut state, dice, &mut buffer).is_none() {
            break;
        }
    }
    Viewer::all(L::Game::seats(&state)).for_each(|viewer| drop(L::Game::view(&state, viewer)));
    Ok(true)
}

fn look_on<L: Lawful>(text: &str, dice: &mut SearchRng) -> Result<bool, String> {
    let Ok(view) = L::Game::read_view(text) else { return Ok(false) };
    let again = L::Game::view_text(&view);
    if !L::Game::read_view(&again).is_ok_and(|read| read == view) {
        return Err(format!("an accepted view is written as {again}, which is read as another"));
    }
    drop((L::Game::text_art(&view, Language::En), L::Game::svg(&view, Language::En)));
    let guess = L::Game::determinize(&view, dice);
    L::invariants(&guess)
        .map_err(|problem| format!("the guess from an accepted view is unsound: {problem}"))?;
    Ok(true)
}

fn answer<L: Lawful>(state: &StateOf<L>, text: &str) -> Result<bool, String> {
    // It is only parsed: nothing but a panic can go wrong.
    let drawn = text.parse::<<L::Game as Game>::Chance>().is_ok();
    let Ok(action) = text.parse::<ActionOf<L>>() else { return Ok(drawn) };
    for seat in Seat::all(L::Game::seats(state)) {
        let _ = L::Game::check(state, seat, action);
    }
    let again = action.to_string();
    if again.parse() != Ok(action) {
        return Err(format!("an accepted action is written as {again:?}, which is read as another"));
    }
    Ok(true)
}
