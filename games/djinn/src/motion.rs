//! What a board needs to show the check in common. The page knows no rules: it shows what this names.

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::LaidJson;
use serde::Serialize;

use crate::action::Action;
use crate::public::Table as _;
use crate::race::{is_right, take_for_claim};
use crate::state::{Place, Status};
use crate::view::View;

/// The check of all claims, sent with the action that ends the race (D-CHECK-01).
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Motion {
    /// The fastest first.
    verdicts: Vec<Verdict>,
}

/// What becomes of one claim.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Verdict {
    seat: u8,
    right: bool,
    /// The card it took.
    treasures: Option<u8>,
    milliseconds: Option<u32>,
    laid: Vec<LaidJson>,
}

impl Motion {
    /// None while the race goes on, and where the public does not see it: in ticks, and where every seat races for
    /// itself.
    pub(crate) fn of(before: &View, seat: Seat, action: Action) -> Option<Motion> {
        let roll = before.public.phase.roll().filter(|_| before.public.phase.is_race())?;
        let mut places = open_places(before).filter(|_| !before.public.in_ticks())?;
        let mut public = before.public;
        let time = places[seat].time;
        places[seat].status = match action {
            Action::Claim => {
                Status::Claimed { value: take_for_claim(&mut public, before.seats(), roll, time), time }
            }
            Action::Pass => Status::Passed,
            _ => return None,
        };
        let goes_on = before.racing().iter().any(|other| other != seat) && !public.treasures.is_empty();
        if goes_on {
            return None;
        }
        let task = public.rulings.task(roll);
        let verdict = |seat: Seat| {
            let place = &places[seat];
            let Status::Claimed { value, time } = place.status else { return None };
            let laid = place.laid.iter().map(|laid| LaidJson::new(laid.card.number(), laid.cell, laid.top));
            Some(Verdict {
                seat: seat.number(),
                right: is_right(task, place),
                treasures: value,
                milliseconds: time.map(|time| time.0),
                laid: laid.collect(),
            })
        };
        let mut verdicts: Vec<_> = Seat::all(before.seats()).filter_map(verdict).collect();
        verdicts.sort_by_key(|verdict| verdict.milliseconds.unwrap_or(u32::MAX));
        Some(Motion { verdicts })
    }
}

fn open_places(view: &View) -> Option<PerSeat<Place>> {
    let mut places = PerSeat::new(view.seats());
    for seat in Seat::all(view.seats()) {
        places[seat] = *view.mat(seat).open()?;
    }
    Some(places)
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{ChanceRng, Dice as _, Game as _, SearchRng, Stream, Turn, Viewer, quick_ply};

    use super::*;
    use crate::public::Phase;
    use crate::{Djinn, Options};

    /// Plays random races; checks the motion of each action that ends one, with the states before and after it.
    fn check_races(seats: u8, mut check: impl FnMut(&Motion, &crate::State, &crate::State)) {
        let seed = "motion".parse().expect("a word is a seed");
        let mut dice = SearchRng::new(1);
        let mut state = Djinn::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
        for _ in 0..4000 {
            let racing = state.public.phase.is_race();
            let action = if dice.below(3) == 0 { Action::Pass } else { Action::Claim };
            if let (true, Turn::Decide(deciding)) = (racing, Djinn::turn(&state))
                && dice.below(8) == 0
                && let Some(seat) = deciding.iter().next()
                && Djinn::check(&state, seat, action).is_ok()
            {
                // Random cards are hardly ever right: half of the claims get help.
                if let (Some(roll), 0) = (state.public.phase.roll(), dice.below(2)) {
                    let (place, task) = (&mut state.places[seat], state.public.rulings.task(roll));
                    place.laid = crate::solve::first(place.hand, &task).unwrap_or(place.laid);
                }
                let before = state;
                let motion = Motion::of(&Djinn::view(&state, Viewer::Public), seat, action);
                Djinn::act(&mut state, seat, action);
                assert_eq!(motion.is_none(), state.public.phase.is_race());
                if let Some(motion) = motion {
                    check(&motion, &before, &state);
                }
            } else if quick_ply::<Djinn>(&mut state, &mut dice).is_none() {
                break;
            }
        }
    }

    #[test]
    fn the_action_that_ends_a_race_says_who_was_right_and_keeps_what() {
        let (mut kept, mut given_back) = (0, 0);
        for seats in 1..=4 {
            check_races(seats, |motion, before, after| {
                for verdict in &motion.verdicts {
                    let seat = Seat::at(usize::from(verdict.seat - 1));
                    let (was, is) = (&before.places[seat], &after.places[seat]);
                    if matches!(after.public.phase, Phase::Last(_)) {
                        assert_eq!(verdict.right, is.status != Status::GaveBack);
                    } else {
                        let won = if verdict.right { verdict.treasures.unwrap_or(0) } else { 0 };
                        assert_eq!(is.points, was.points + u16::from(won));
                    }
                    *(if verdict.right { &mut kept } else { &mut given_back }) += 1;
                }
            });
        }
        assert!(kept > 0 && given_back > 0, "{kept} kept, {given_back} given back");
    }
}
