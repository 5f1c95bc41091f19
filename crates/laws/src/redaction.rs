//! The text of an event for a viewer keeps the secrets that the views keep.

use irrgarten_game::{Dice as _, Game, Notation, Ply, PlyOf, SearchRng, Turn, Viewer};

use crate::legality::{actions, chances};
use crate::words::event_name;

/// An event that is possible in both states has the same text.
pub(crate) fn redacted_alike<G: Notation>(
    state: &G::State,
    other: &G::State,
    event: &PlyOf<G>,
    viewer: Viewer,
) -> Result<(), String> {
    let possible = match *event {
        Ply::Act(seat, action) => G::check(other, seat, action).is_ok(),
        Ply::Chance(drawn) => chances::<G>(other).iter().any(|&(chance, _)| chance == drawn),
    };
    if !possible {
        return Ok(());
    }
    let (one, two) = (G::redacted_for(state, event, viewer), G::redacted_for(other, event, viewer));
    if one != two {
        return Err(format!("{} is written as {one} here, {two} there", event_name::<G>(event)));
    }
    Ok(())
}

/// Two events whose difference a viewer cannot see afterwards have the same text for that viewer.
///
/// This catches a secret in the event itself, such as the card another seat draws, which no comparison of
/// two states shows. Events that lead to one and the same state have no secret to keep.
pub(crate) fn redacts_what_views_hide<G: Notation>(
    state: &G::State,
    viewer: Viewer,
    dice: &mut SearchRng,
) -> Result<(), String> {
    let mut seen: Vec<(G::State, G::View, String)> = Vec::new();
    for event in some_events::<G>(state, dice) {
        let mut after = *state;
        event.apply::<G>(&mut after);
        let (view, told) = (G::view(&after, viewer), G::redacted_for(state, &event, viewer));
        let alike =
            |(other, other_view, _): &&(G::State, G::View, String)| *other != after && *other_view == view;
        if let Some((_, _, words)) = seen.iter().filter(alike).find(|(_, _, words)| *words != told) {
            return Err(format!("{words} and {told} name what the views behind them keep secret"));
        }
        seen.push((after, view, told));
    }
    Ok(())
}

fn some_events<G: Game>(state: &G::State, dice: &mut SearchRng) -> Vec<PlyOf<G>> {
    // Every pair is compared: a few at each of many positions find as much as all of them at one.
    const FEW: usize = 12;
    let mut events: Vec<PlyOf<G>> = match G::turn(state) {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => chances::<G>(state).into_iter().map(|(drawn, _)| Ply::Chance(drawn)).collect(),
        Turn::Decide(seats) => {
            let each = seats.iter().map(|seat| (seat, actions::<G>(state, seat)));
            each.flat_map(|(seat, all)| all.into_iter().map(move |action| Ply::Act(seat, action))).collect()
        }
    };
    dice.shuffle(&mut events);
    events.truncate(FEW);
    events
}
