//! What a board needs to show an action. The page knows no rules: it moves what this names.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use irrgarten_game::Seat;
use irrgarten_kit::Hand;
use serde::Serialize;

use crate::action::Action;
use crate::components::{Arrow, Magic, RUNE_STONE, Square};
use crate::moves;
use crate::public::{Public, Stage};
use crate::view::View;
use crate::walk::{Walks, Waypoint, walk};

/// How an action goes.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Motion {
    /// The line moves on by one tower; then the pawns stand here, seat by seat.
    Slide {
        pawns: String,
    },
    Walk(Way),
}

/// The way of a pawn.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Way {
    /// Both ends included.
    squares: String,
    /// The card that pays for each step, `-` where none is needed.
    cards: String,
}

/// What a walk has led to, if anything.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Effect {
    /// This treasure was found.
    Found(char),
    /// The pawn stays where it was.
    Stayed,
    /// The pawn stands on the rune stone.
    Rune,
    /// The pawn stands beside this treasure, which its seat does not look for.
    Reached(char),
    /// The pawn is back at its start.
    Home,
}

impl Effect {
    pub(crate) fn of(before: &Public, after: &Public, seat: Seat, goal: Square) -> Option<Effect> {
        if let Some(found) = after.found(seat).get(before.found(seat).len()) {
            return Some(Effect::Found(found.letter()));
        }
        if before.pawn(seat) == goal {
            return Some(Effect::Stayed);
        }
        if goal == RUNE_STONE {
            return Some(Effect::Rune);
        }
        match before.board.tower(goal).treasure() {
            Some(treasure) => Some(Effect::Reached(treasure.letter())),
            None => (goal == before.colour(seat).corner()).then_some(Effect::Home),
        }
    }
}

impl Motion {
    pub(crate) fn of(before: &View, seat: Seat, action: Action) -> Option<Motion> {
        match action {
            Action::Slide(arrow, _) => Some(Motion::Slide { pawns: carried(before, arrow) }),
            Action::Move(goal, cards) => {
                let way = walk(
                    &before.public.board,
                    before.public.pawn(seat),
                    goal,
                    cards,
                    before.public.is_kid(seat),
                )?;
                Some(Motion::Walk(Way::of(&way)))
            }
        }
    }
}

/// Where the pawns stand after a slide, seat by seat (T-SLIDE-05, T-SLIDE-07).
pub(crate) fn carried(before: &View, arrow: Arrow) -> String {
    Seat::all(before.public.seats()).map(|seat| arrow.carries(before.public.pawn(seat)).name()).collect()
}

impl Way {
    fn of(way: &[Waypoint]) -> Way {
        let paid = way.windows(2).map(|step| {
            let spent =
                Magic::ALL.into_iter().find(|&card| step[0].cards.count(card) != step[1].cards.count(card));
            spent.map_or('-', Magic::letter)
        });
        Way { squares: way.iter().map(|place| place.here.name()).collect(), cards: paid.collect() }
    }
}

/// The way of every move the seat on turn may choose, by its action, if its hand is in sight.
pub(crate) fn ways(view: &View) -> BTreeMap<String, Way> {
    let mut ways = BTreeMap::new();
    let Stage::Move(seat) = view.public.stage else { return ways };
    let &Hand::Open(hand) = view.hand(seat) else { return ways };
    let (pawn, kid) = (view.public.pawn(seat), view.public.is_kid(seat));
    let walks = Walks::explore(&view.public.board, pawn, hand, kid, |_| false);
    let _ = moves::moves(&view.public.board.steps(), pawn, hand, kid, &mut |goal: Square, cards| {
        let mut left = hand;
        cards.things().for_each(|card: Magic| {
            left.take(card);
        });
        ways.extend(walks.to(goal, left).map(|way| (Action::Move(goal, cards).to_string(), Way::of(&way))));
        ControlFlow::Continue(())
    });
    ways
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{ChanceRng, Game as _, SearchRng, Stream, Viewer, quick_ply};

    use super::*;
    use crate::{Kids, Options, Towers};

    /// The way on offer is the one that is shown when it is chosen.
    #[test]
    fn every_move_on_offer_has_the_way_that_everybody_is_shown() {
        let seed = "motion".parse().expect("a word is a seed");
        let options = Options { kids: Kids::each().nth(2).expect("red is a kid"), ..Options::default() };
        let mut state = Towers::new_game(3, options, &mut ChanceRng::new(&seed, Stream::Setup));
        let mut dice = SearchRng::new(1);
        let mut paid = 0;
        for _ in 0..600 {
            if let Stage::Move(seat) = state.public.stage {
                let (own, public) = (View::of(&state, Viewer::Seat(seat)), View::of(&state, Viewer::Public));
                let mut offered = ways(&own);
                assert!(ways(&public).is_empty());
                let _ = Towers::actions(&state, seat, &mut |action| {
                    let way = offered.remove(&action.to_string()).expect("a way");
                    let Some(Motion::Walk(shown)) = Motion::of(&public, seat, action) else {
                        panic!("a walk")
                    };
                    assert_eq!((&way.squares, &way.cards), (&shown.squares, &shown.cards), "{action}");
                    paid += usize::from(way.cards.contains(['U', 'D', 'J']));
                    ControlFlow::Continue(())
                });
                assert!(offered.is_empty());
            }
            if quick_ply::<Towers>(&mut state, &mut dice).is_none() {
                break;
            }
        }
        assert!(paid > 100, "{paid}");
    }
}
