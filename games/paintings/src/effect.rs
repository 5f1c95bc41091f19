//! What an action or a draw has led to, for a sentence about it.

use irrgarten_game::{Ply, PlyOf, Seat};
use serde::Serialize;

use crate::Paintings;
use crate::action::{Action, Chance};
use crate::book::Page;
use crate::components::{Painting, Square};
use crate::view::{View, mark_on};

/// What an event has led to.
#[derive(Serialize, PartialEq, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Effect {
    /// What is seen on the squares that an action names.
    on: Vec<Option<char>>,
    /// The painting that was found.
    found: Option<char>,
    /// The pawn stays where it was.
    stayed: bool,
    /// The seats whose pawns the thief sent home.
    home: Vec<u8>,
}

impl Effect {
    /// None for an event of which there is nothing to say.
    pub(crate) fn of(before: &View, after: &View, ply: PlyOf<Paintings>) -> Option<Effect> {
        let effect = match ply {
            Ply::Act(seat, Action::Move(step)) => Effect {
                on: vec![mark(after, step.goal)],
                found: found(before, after),
                stayed: before.public.pawns[seat] == step.goal,
                home: Vec::new(),
            },
            Ply::Act(_, Action::Orient(_)) => Effect { found: found(before, after), ..Effect::default() },
            Ply::Act(_, Action::Rotate(square, _)) => {
                Effect { on: vec![mark(before, square)], ..Effect::default() }
            }
            Ply::Act(_, Action::Swap(one, two)) => {
                Effect { on: vec![mark(before, one), mark(before, two)], ..Effect::default() }
            }
            Ply::Chance(Chance::Page(page)) => {
                Effect { home: sent_home(before, after, page), ..Effect::default() }
            }
            Ply::Act(_, Action::Read | Action::Slide(..) | Action::End) | Ply::Chance(Chance::Card(_)) => {
                return None;
            }
        };
        (effect != Effect::default()).then_some(effect)
    }
}

fn mark(view: &View, square: Square) -> Option<char> {
    let (square, laid) = view.squares().find(|(at, _)| *at == square)?;
    mark_on(view, square, laid)
}

fn found(before: &View, after: &View) -> Option<char> {
    let already = before.public.found();
    after.public.found().iter().find(|&painting| !already.has(painting)).map(Painting::letter)
}

/// P-HSLD-04, P-HFLP-04. A pawn that is teleported is named by the page itself.
fn sent_home(before: &View, after: &View, page: Page) -> Vec<u8> {
    if matches!(page, Page::Teleport(..)) {
        return Vec::new();
    }
    let public = &after.public;
    let is_home = |&seat: &Seat| {
        let pawn = public.pawns[seat];
        pawn == public.colours[seat].corner() && pawn != before.public.pawns[seat]
    };
    Seat::all(public.seats()).filter(is_home).map(Seat::number).collect()
}
