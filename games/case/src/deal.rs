//! How a game begins (K-SETUP).

use irrgarten_game::{ChanceRng, Dice as _, PerSeat, Seat, SeatSet};
use irrgarten_kit::{Indexed as _, List, Set};

use crate::board::{Spot, Square};
use crate::components::{Card, Cards, Exhibit, Place, Suspect, Triple, hand_size};
use crate::log::Log;
use crate::options::{Casting, ExhibitLayout, Options};
use crate::public::{Phase, Public};
use crate::state::State;

/// All things of one sort, in random order.
fn shuffled<T: irrgarten_kit::Indexed + Default, const N: usize>(dealer: &mut ChanceRng) -> List<T, N> {
    let mut all = List::new();
    T::all().for_each(|thing| all.push(thing));
    dealer.shuffle(&mut all);
    all
}

pub(crate) fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
    let places: List<Place, { Place::COUNT }> = shuffled(dealer);
    // K-SETUP-06: three piles, the top card of each.
    let who: List<Suspect, { Suspect::COUNT }> = shuffled(dealer);
    let what: List<Exhibit, { Exhibit::COUNT }> = shuffled(dealer);
    let place: List<Place, { Place::COUNT }> = shuffled(dealer);
    let file = Triple { suspect: who[0], exhibit: what[0], place: place[0] };
    // K-SETUP-07: the rest is shuffled together.
    let mut deck: List<Card, { Card::COUNT }> = List::new();
    Set::full().minus(file.cards()).iter().for_each(|card| deck.push(card));
    dealer.shuffle(&mut deck);
    let mut cards = deck.iter().copied();
    let hands = PerSeat::from_fn(seats, |_| cards.by_ref().take(hand_size(seats)).collect::<Cards>());
    let drawn = (options.suspects == Casting::Drawn).then(|| lots(seats, dealer));
    let random = options.exhibits == ExhibitLayout::Random;
    let mut public = Public {
        players: PerSeat::from_fn(seats, |seat| drawn.as_ref().map(|lots| lots[seat.index()])),
        pawns: std::array::from_fn(|nth| Spot::Square(Square::start_of(Suspect::at(nth)))),
        exhibits: std::array::from_fn(|nth| random.then(|| places[nth])),
        open: cards.collect(),
        mover: Seat::at(0),
        phase: Phase::Take,
        turn: 0,
        summoned: SeatSet::EMPTY,
        accused: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        log: Log::new(),
        rulings: options.rulings,
    };
    public.begin();
    State { public, hands, file, shown: List::new() }
}

/// K-SETUP-01: lots for the seats, suspect `1` among them.
fn lots(seats: u8, dealer: &mut ChanceRng) -> List<Suspect, { Suspect::COUNT }> {
    let mut suspects: List<Suspect, { Suspect::COUNT }> = List::new();
    Suspect::all().for_each(|suspect| suspects.push(suspect));
    dealer.shuffle(&mut suspects[1..]);
    dealer.shuffle(&mut suspects[..usize::from(seats)]);
    suspects
}

impl Public {
    /// What comes first: suspects, exhibits, then the first turn.
    pub(crate) fn begin(&mut self) {
        if let Some(seat) = Seat::all(self.seats()).find(|&seat| self.players[seat].is_none()) {
            (self.mover, self.phase) = (seat, Phase::Take);
        } else if let Some(exhibit) = self.next_exhibit() {
            // In seat order, one exhibit each, as often as it takes.
            self.mover = Seat::at(exhibit.index() % usize::from(self.seats()));
            self.phase = Phase::Lay;
        } else {
            // K-TURN-01 and K-TURN-02: the lowest suspect begins.
            let first = Seat::all(self.seats()).min_by_key(|&seat| self.players[seat]);
            self.mover = first.unwrap_or(Seat::at(0));
            (self.phase, self.turn) = (Phase::Start, 1);
        }
    }
}
