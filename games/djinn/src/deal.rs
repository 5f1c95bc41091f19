//! The first table, the die, and the deal.

use irrgarten_game::{ChanceRng, PerSeat, Seat};
use irrgarten_kit::{List, Set};

use crate::action::Chance;
use crate::components::{Card, Layout, Roll, Treasure};
use crate::options::Options;
use crate::public::{Phase, Public, Table as _};
use crate::state::{State, Status};

/// The table before the first roll.
pub(crate) fn first(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
    let public = Public {
        rulings: options.rulings,
        round: 1,
        roller: options.first.draw(seats, dealer), // D-SETUP-05
        phase: Phase::Roll,
        used: Set::EMPTY,                  // D-SETUP-03
        treasures: Treasure::table(seats), // D-SETUP-04
        discard: Set::EMPTY,               // D-SETUP-02
        put_down: Set::EMPTY,
        moves: PerSeat::new(seats),
        tick: 0,
    };
    State { public, places: PerSeat::new(seats), choices: PerSeat::new(seats), line: List::new() }
}

/// Every face of the die is equally likely, and so is every assignment card behind the genie.
pub(crate) fn rolls(public: &Public, visit: &mut impl FnMut(Chance, u32)) {
    let left = Set::<Layout>::full().minus(public.used);
    let faces = public.rulings.die.faces();
    let shown = |face: u8| faces.iter().map(|&shown| u32::from(shown == face)).sum::<u32>();
    for number in (3..=5).filter(|&number| shown(number) > 0) {
        visit(Chance::Roll(Roll::Number(number)), shown(number) * left.len() as u32);
    }
    if shown(0) > 0 {
        left.iter().for_each(|layout| visit(Chance::Roll(Roll::Genie(layout)), shown(0)));
    }
}

/// The die shows this, and the genie's assignment card is turned up.
pub(crate) fn roll(public: &mut Public, roll: Roll) {
    if let Roll::Genie(layout) = roll {
        public.used.add(layout); // D-ROLL-04
    }
    public.phase = Phase::Deal(roll); // D-ROLL-02, D-ROLL-03
}

/// D-DEAL-01: a card for this seat, or for all if everybody is dealt the same.
pub(crate) fn deal(state: &mut State, seat: Seat, card: Card) {
    let same = state.public.rulings.same;
    for other in Seat::all(state.seats()).filter(|&other| same || other == seat) {
        state.places[other].hand.add(card);
    }
    if state.public.rulings.personal() && state.dealing().is_none() {
        wait_for_each(state);
    }
}

/// D-SW-01: the cards are dealt, and each seat turns its own up when it likes.
fn wait_for_each(state: &mut State) {
    if let Phase::Deal(roll) = state.public.phase {
        state.public.phase = Phase::Race(roll);
    }
    for seat in Seat::all(state.seats()) {
        state.places[seat].status = Status::Waiting;
    }
}
