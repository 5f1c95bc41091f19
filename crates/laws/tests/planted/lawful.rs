//! What Nine Cards declares about itself for the laws.

use irrgarten_game::{Dice as _, SearchRng, Seat, Viewer};
use irrgarten_kit::Indexed as _;
use irrgarten_laws::Lawful;

use crate::bug::Bug;
use crate::game::{NineCards, State};
use crate::parts::{Action, Card, Options};
use crate::view::open;

pub(crate) struct Laws<const BUG: u8>;

impl<const BUG: u8> Lawful for Laws<BUG> {
    type Game = NineCards<BUG>;

    const HIDDEN: bool = true;

    fn modes() -> Vec<Options> {
        vec![Options { strict: false }, Options { strict: true }]
    }

    fn candidates(_: &State, _: Seat, visit: &mut dyn FnMut(Action)) {
        for card in Card::all() {
            visit(Action::Play(card));
            visit(Action::Bury(card));
        }
    }

    fn scramble(state: &State, viewer: Viewer, dice: &mut SearchRng) -> State {
        let mut other = *state;
        if NineCards::<BUG>::has(Bug::LazyScramble) {
            return other;
        }
        // Cards in another hand, buried by another seat or in the pile could be any of these.
        let seats = state.hands.seats();
        let mut unknown: Vec<Card> = state.pile().iter().collect();
        for seat in Seat::all(seats).filter(|&seat| !viewer.is(seat)) {
            unknown.extend(state.hands[seat].iter().chain(state.buried[seat].iter()));
        }
        dice.shuffle(&mut unknown);
        for seat in Seat::all(seats).filter(|&seat| !viewer.is(seat)) {
            for cards in [&mut other.hands[seat], &mut other.buried[seat]] {
                *cards = unknown.split_off(unknown.len() - cards.len()).into_iter().collect();
            }
        }
        other
    }

    fn invariants(state: &State) -> Result<(), String> {
        open(state, |_, _| true).sound()
    }

    fn folder() -> &'static str {
        if NineCards::<BUG>::has(Bug::NoFiles) {
            concat!(env!("CARGO_TARGET_TMPDIR"), "/nine")
        } else {
            concat!(env!("CARGO_MANIFEST_DIR"), "/tests/planted")
        }
    }
}
