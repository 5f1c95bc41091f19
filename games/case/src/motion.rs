//! What a board needs to show an action. The page knows no rules: it moves what this names.

use std::collections::BTreeMap;

use irrgarten_game::Seat;
use irrgarten_kit::Scribble;
use serde::Serialize;

use crate::action::Action;
use crate::board::Spot;
use crate::options::AccusationMoves;
use crate::public::{Phase, Public};
use crate::view::View;
use crate::walk::Ways;

/// How an action goes.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Motion {
    /// The spots a pawn walks over to where it goes, with blanks between them; nothing for one that is put there.
    way: String,
    /// Suspects and exhibits, and where they are put.
    moved: BTreeMap<char, String>,
}

impl Motion {
    pub(crate) fn of(before: &View, seat: Seat, action: Action) -> Option<Motion> {
        let public = before.public();
        let (own, pawn) = public.players[seat].zip(public.pawn(seat))?;
        let put = |spot: Spot| (own.letter(), spot);
        let (way, moved) = match action {
            Action::Go(spot) => (way(public, spot), vec![put(spot)]),
            Action::Passage => (None, passage(pawn).map(put).into_iter().collect()),
            // K-SUSPECT-05 to K-SUSPECT-07.
            Action::Suspect(triple) => {
                let place = Spot::from(triple.place);
                (None, vec![(triple.suspect.letter(), place), (triple.exhibit.letter(), place)])
            }
            // K-ACCUSE-04.
            Action::Accuse(_) if public.rulings.accusation_moves == AccusationMoves::No => {
                (None, vec![put(Spot::CENTRE)])
            }
            // K-ACCUSE-08. A player who accuses his own suspect is brought along last.
            Action::Accuse(triple) => {
                let place = Spot::from(triple.place);
                let brought = [(triple.suspect.letter(), place), (triple.exhibit.letter(), place)];
                (None, [put(Spot::CENTRE)].into_iter().chain(brought).collect())
            }
            Action::Lay(exhibit, place) => (None, vec![(exhibit.letter(), place.into())]),
            // K-LEAVE-03.
            Action::Leave(_) if matches!(pawn, Spot::Square(_)) => (None, vec![put(Spot::CENTRE)]),
            Action::Leave(_)
            | Action::Take(_)
            | Action::Roll
            | Action::Stuck
            | Action::End
            | Action::Show(..) => return None,
        };
        let moved = moved.into_iter().map(|(thing, spot)| (thing, spot.to_string()));
        Some(Motion { way: way.unwrap_or_default(), moved: moved.collect() })
    }
}

/// The way of the mover to a spot its roll leads to.
fn way(public: &Public, goal: Spot) -> Option<String> {
    let Phase::Walk(roll) = public.phase else { return None };
    public.ways(roll)?.to(goal).map(|way| written(&way))
}

/// The spots with blanks between them.
fn written(way: &[Spot]) -> String {
    let mut text = String::with_capacity(6 * way.len());
    for spot in way {
        let mut word = Scribble::<6>::default();
        if !text.is_empty() {
            word.letter(' ');
        }
        spot.scribble(&mut word);
        text.push_str(word.as_str());
    }
    text
}

fn passage(pawn: Spot) -> Option<Spot> {
    let Spot::Room(room) = pawn else { return None };
    room.passage().map(Spot::from)
}

/// The way to every spot the mover may choose, by its action, if its hand is in sight.
pub(crate) fn ways(view: &View) -> Vec<(String, String)> {
    let public = view.public();
    match public.phase {
        Phase::Walk(roll) if view.hand(public.mover).open().is_some() => {
            let told = |(goal, way): (Spot, Vec<Spot>)| (Action::Go(goal).to_string(), written(&way));
            public.ways(roll).iter().flat_map(Ways::all).map(told).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{ChanceRng, Game as _, Ply, SearchRng, Stream, Viewer, quick_ply};
    use irrgarten_kit::Indexed as _;

    use super::*;
    use crate::components::{Exhibit, Suspect};
    use crate::{Case, Options};

    /// Where everything is that can be moved.
    fn places(public: &Public) -> BTreeMap<char, Option<String>> {
        let pawns = Suspect::all().map(|one| (one.letter(), Some(public.pawns[one.index()].to_string())));
        let place = |one: Exhibit| public.exhibits[one.index()].map(|place| place.letter().to_string());
        pawns.chain(Exhibit::all().map(|one| (one.letter(), place(one)))).collect()
    }

    #[test]
    fn what_an_action_moves_is_all_that_is_elsewhere_afterwards() {
        let mut dice = SearchRng::new(1);
        let (mut walks, mut others) = (0, 0);
        for seed in ["one", "two", "three", "four"] {
            let seed = seed.parse().expect("a word is a seed");
            let mut state = Case::new_game(4, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
            for _ in 0..400 {
                let before = Case::view(&state, Viewer::Public);
                let Some(step) = quick_ply::<Case>(&mut state, &mut dice) else { break };
                let Ply::Act(seat, action) = step else { continue };
                let mut expected = places(before.public());
                if let Some(motion) = Motion::of(&before, seat, action) {
                    let last = motion.way.split(' ').next_back().unwrap_or_default();
                    assert!(motion.way.is_empty() || motion.moved.values().eq([last]), "{action}");
                    walks += usize::from(!motion.way.is_empty());
                    others += usize::from(motion.way.is_empty());
                    expected.extend(motion.moved.into_iter().map(|(thing, spot)| (thing, Some(spot))));
                }
                assert_eq!(expected, places(&state.public), "{action}");
            }
        }
        assert!(walks > 50 && others > 20, "{walks} {others}");
    }
}
