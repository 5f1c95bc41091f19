//! No viewer learns what it may not know.

use std::fmt;

use irrgarten_game::{Game, Language, Notation, Ply, PlyOf, Presentation, Seat, Viewer};

use crate::guesses::same_for_seat;
use crate::redaction::{redacted_alike, redacts_what_views_hide};
use crate::survey::positions;
use crate::words::viewer_name;
use crate::{Effort, Lawful, Report, StateOf, Violation};

/// Two states that differ only in what a viewer may not know are the same to that viewer: views, pictures,
/// refusals, choices, and the words for what happens next.
pub fn non_interference<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    const LAW: &str = "non_interference";
    let mut seats_compared = Power::default();
    let mut public_compared = Power::default();
    let report = positions::<L>(LAW, effort.costly(), |scene| {
        for viewer in Viewer::all(L::Game::seats(scene.state)) {
            let other = L::scramble(scene.state, viewer, &mut scene.dice);
            match viewer {
                // One seat alone may well know everything.
                Viewer::Seat(_) if L::Game::seats(scene.state) == 1 => {}
                Viewer::Seat(_) => seats_compared.count(other != *scene.state),
                Viewer::Public => public_compared.count(other != *scene.state),
            }
            if !L::Game::SECRETS
                && L::Game::view(scene.state, viewer) != L::Game::view(scene.state, Viewer::Public)
            {
                return Err(format!("SECRETS is false, but {} sees what others do not", viewer_name(viewer)));
            }
            if !L::Game::SECRETS
                && scene.next.is_some_and(|next| is_redacted::<L::Game>(scene.state, next, viewer))
            {
                return Err(format!("SECRETS is false, but {} is not told all of it", viewer_name(viewer)));
            }
            indistinguishable::<L>(scene.state, &other, viewer, scene.next).map_err(|problem| {
                let text = L::Game::position(&other, &<L::Game as Notation>::Order::default());
                format!("for {} this must be the same as {text}\nbut {problem}", viewer_name(viewer))
            })?;
            // A viewer that can work the whole state out from its view cannot be shown too much.
            if L::HIDDEN {
                redacts_what_views_hide::<L::Game>(scene.state, viewer, &mut scene.dice)
                    .map_err(|problem| format!("{} is shown too much: {problem}", viewer_name(viewer)))?;
            }
        }
        Ok(())
    })?;
    for (power, viewer) in [(&seats_compared, "a seat"), (&public_compared, "the public")] {
        power.judge(L::HIDDEN, viewer).map_err(|problem| Violation::general::<L::Game>(LAW, problem))?;
    }
    Ok(report
        .noting(format!("states scrambled: for seats {seats_compared}, for the public {public_compared}")))
}

/// How many states `scramble` made others of. If it never does, the law compares states with themselves.
#[derive(Default)]
struct Power {
    pairs: u64,
    differing: u64,
}

impl Power {
    fn count(&mut self, differs: bool) {
        self.pairs += 1;
        self.differing += u64::from(differs);
    }

    fn judge(&self, hidden: bool, who: &str) -> Result<(), String> {
        match (hidden, self.differing) {
            (true, 0) if self.pairs > 0 => {
                Err(format!("HIDDEN, but scramble never hid anything from {who}: the law proved nothing"))
            }
            (false, 1..) => Err(format!("not HIDDEN, but for {who} scramble changed {self} states")),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.differing, self.pairs)
    }
}

fn indistinguishable<L: Lawful>(
    state: &StateOf<L>,
    other: &StateOf<L>,
    viewer: Viewer,
    next: Option<&PlyOf<L::Game>>,
) -> Result<(), String> {
    let (one, two) = (L::Game::view(state, viewer), L::Game::view(other, viewer));
    if one != two {
        return Err(format!("the views differ:\n{one:?}\n{two:?}"));
    }
    for ((face, one), (_, two)) in faces::<L::Game>(&one).into_iter().zip(faces::<L::Game>(&two)) {
        if one != two {
            return Err(format!("the views' {face} differ:\n{one}\n{two}"));
        }
    }
    if L::Game::view(state, Viewer::Public) != L::Game::view(other, Viewer::Public) {
        return Err("the public sees a difference".to_owned());
    }
    same_for_seat::<L::Game>(state, other, viewer)?;
    if let Viewer::Seat(seat) = viewer {
        same_refusals::<L>(state, other, seat)?;
    }
    next.map_or(Ok(()), |event| redacted_alike::<L::Game>(state, other, event, viewer))
}

/// Is part of what happens next hidden from this viewer?
fn is_redacted<G: Notation>(before: &G::State, ply: &PlyOf<G>, viewer: Viewer) -> bool {
    let text = match ply {
        Ply::Act(_, action) => action.to_string(),
        Ply::Chance(drawn) => drawn.to_string(),
    };
    G::redacted_for(before, ply, viewer) != text
}

/// Everything of a view that leaves the process.
fn faces<G: Notation + Presentation>(view: &G::View) -> [(&'static str, String); 4] {
    let json = serde_json::to_string(view).unwrap_or_else(|bad| format!("no JSON: {bad}"));
    [
        ("texts", G::view_text(view)),
        ("text pictures", G::text_art(view, Language::En)),
        ("SVG pictures", G::svg(view, Language::En)),
        ("JSON texts", json),
    ]
}

fn same_refusals<L: Lawful>(state: &StateOf<L>, other: &StateOf<L>, seat: Seat) -> Result<(), String> {
    let mut problem = None;
    L::candidates(state, seat, &mut |action| {
        let (one, two) = (L::Game::check(state, seat, action), L::Game::check(other, seat, action));
        if one != two {
            problem = Some(format!("{action} is answered {one:?} here, {two:?} there"));
        }
    });
    problem.map_or(Ok(()), Err)
}
