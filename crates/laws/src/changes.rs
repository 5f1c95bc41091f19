//! What clients are sent when something changes.

use irrgarten_changes::{Tape, apply};
use irrgarten_game::{Game, Ply, PlyOf, Viewer};
use serde_json::Value;

use crate::legality::chances;
use crate::survey::positions;
use crate::words::viewer_name;
use crate::{Effort, Lawful, Report, StateOf, Violation};

/// The change from one view to another as it is sent; empty if they are equal.
pub(crate) fn change<G: Game>(before: &G::View, after: &G::View) -> Result<String, String> {
    let tape = |view: &G::View| Tape::of(view, 0).map_err(|bad| bad.to_string());
    let mut buffer = Vec::new();
    tape(after)?.write_change(&tape(before)?, &mut buffer);
    String::from_utf8(buffer).map_err(|bad| bad.to_string())
}

/// A viewer who applies the change to the view it had gets the new view, after every ply and when it is taken back.
pub fn changes_lead_to_the_view<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    positions::<L>("changes_lead_to_the_view", effort.costly(), |scene| {
        let Some(after) = follow::<L>(scene.state, scene.next) else { return Ok(()) };
        for viewer in Viewer::all(L::Game::seats(scene.state)) {
            let view = |state| L::Game::view(state, viewer);
            let (before, after) = (view(scene.state), view(&after));
            leads_to::<L::Game>(&before, &after)
                .and_then(|()| leads_to::<L::Game>(&after, &before))
                .map_err(|problem| format!("for {} {problem}", viewer_name(viewer)))?;
        }
        Ok(())
    })
}

fn leads_to<G: Game>(before: &G::View, after: &G::View) -> Result<(), String> {
    let value = |view: &G::View| {
        let text = serde_json::to_string(view).map_err(|bad| bad.to_string())?;
        serde_json::from_str::<Value>(&text).map_err(|bad| bad.to_string())
    };
    let written = change::<G>(before, after)?;
    let mut reached = value(before)?;
    if !written.is_empty() {
        let change = serde_json::from_str(&written).map_err(|bad| format!("{written}: {bad}"))?;
        apply(&mut reached, &change).map_err(|bad| format!("{written}: {bad}"))?;
    }
    let expected = value(after)?;
    if reached == expected {
        return Ok(());
    }
    Err(format!("the change {written} leads to\n{reached}\nand not to\n{expected}"))
}

/// Two games in which a viewer sees the same before and after send that viewer the same bytes in between.
pub fn changes_keep_secrets<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    positions::<L>("changes_keep_secrets", effort.costly(), |scene| {
        let Some(after) = follow::<L>(scene.state, scene.next) else { return Ok(()) };
        for viewer in Viewer::all(L::Game::seats(scene.state)) {
            let other = L::scramble(scene.state, viewer, &mut scene.dice);
            let Some(other_after) = follow::<L>(&other, scene.next) else { continue };
            let view = |state| L::Game::view(state, viewer);
            let (one, two) = ([view(scene.state), view(&after)], [view(&other), view(&other_after)]);
            // What was hidden may show by what happened.
            if one != two {
                continue;
            }
            let (one, two) = (change::<L::Game>(&one[0], &one[1])?, change::<L::Game>(&two[0], &two[1])?);
            if one != two {
                return Err(format!("{} is sent {one} here, {two} there", viewer_name(viewer)));
            }
        }
        Ok(())
    })
}

/// The state behind a ply, if it is possible here.
fn follow<L: Lawful>(state: &StateOf<L>, ply: Option<&PlyOf<L::Game>>) -> Option<StateOf<L>> {
    let ply = ply?;
    let possible = match *ply {
        Ply::Act(seat, action) => L::Game::check(state, seat, action).is_ok(),
        Ply::Chance(drawn) => chances::<L::Game>(state).iter().any(|&(chance, _)| chance == drawn),
    };
    let mut after = *state;
    possible.then(|| ply.apply::<L::Game>(&mut after))?;
    Some(after)
}
