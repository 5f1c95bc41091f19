//! A game for programs that learn: every action has an index, and every view becomes a list of numbers of one length.

use crate::{Game, Seat, Viewer};

/// What a program that learns needs of a game beside its rules.
///
/// Indexes and features mean the same in every game in progress with the same [`NUMBERING`](Learnable::NUMBERING). An index
/// may be relative to what the seat sees, such as "the first card of the hand".
pub trait Learnable: Game {
    /// Raised whenever an index or a feature comes to mean something else.
    const NUMBERING: u16;

    /// Every index is below this.
    const ACTIONS: u32;

    /// The index of an action that this seat may take here. No two of them share one. `None` for what no seat decides.
    fn index(state: &Self::State, seat: Seat, action: Self::Action) -> Option<u32>;

    /// The action that this index stands for here, whether or not the seat may take it. `None` if it stands for none.
    fn indexed(state: &Self::State, seat: Seat, index: u32) -> Option<Self::Action>;

    /// What is seen, told to the features one by one; always as many for the same number of seats. Seats are listed
    /// clockwise from `first`, which is the viewer if that is a seat.
    fn features(view: &Self::View, first: Seat, features: &mut Features<'_>);

    /// The features of what this viewer sees.
    fn observe(state: &Self::State, viewer: Viewer, features: &mut Features<'_>) {
        let first = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public => Seat::at(0),
        };
        Self::features(&Self::view(state, viewer), first, features);
    }
}

/// Takes the features of a view, each a number from 0 to 1, and writes as many as there is room for.
pub struct Features<'a> {
    room: &'a mut [f32],
    count: usize,
}

impl<'a> Features<'a> {
    /// Writes into this room, which is cleared.
    pub fn new(room: &'a mut [f32]) -> Features<'a> {
        room.fill(0.0);
        Features { room, count: 0 }
    }

    /// How many features there have been, written or not.
    pub fn count(&self) -> usize {
        self.count
    }

    fn write(&mut self, at: usize, value: f32) {
        if let Some(place) = self.room.get_mut(at) {
            *place = value;
        }
    }

    /// One feature: yes or no.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        self.write(self.count, f32::from(u8::from(yes)));
        self.count += 1;
    }

    /// One feature: how many of at most so many.
    #[inline]
    pub fn share(&mut self, of: usize, most: usize) {
        self.write(self.count, (of as f32 / most as f32).min(1.0));
        self.count += 1;
    }

    /// As many features as there are choices: yes for the one that was chosen, if there is one.
    #[inline]
    pub fn one_of(&mut self, chosen: Option<usize>, choices: usize) {
        self.some_of(chosen, choices);
    }

    /// As many features as there are choices: yes for each that was chosen.
    #[inline]
    pub fn some_of(&mut self, chosen: impl IntoIterator<Item = usize>, choices: usize) {
        for nth in chosen.into_iter().filter(|&nth| nth < choices) {
            self.write(self.count + nth, 1.0);
        }
        self.count += choices;
    }
}

/// How many features the view of a seat has in this state.
pub fn count_features<G: Learnable>(state: &G::State) -> usize {
    let mut counted = Features::new(&mut []);
    G::observe(state, Viewer::Seat(Seat::at(0)), &mut counted);
    counted.count()
}

/// All seats, clockwise from this one.
pub fn clockwise(first: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(first), move |seat| Some(seat.left(seats))).take(usize::from(seats))
}

/// How many steps clockwise from one seat to another.
pub fn steps_clockwise(from: Seat, to: Seat, seats: u8) -> usize {
    let seats = usize::from(seats);
    (to.index() + seats - from.index()) % seats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_written_one_behind_the_other() {
        let mut room = [9.0; 8];
        let mut features = Features::new(&mut room);
        features.flag(true);
        features.share(1, 4);
        features.one_of(None, 2);
        features.one_of(Some(1), 2);
        features.some_of([0, 1, 7], 2);
        assert_eq!(features.count(), 8);
        assert_eq!(room.map(|feature: f32| (feature * 4.0) as u8), [4, 1, 0, 0, 0, 4, 4, 4]);
    }

    #[test]
    fn features_without_room_are_counted() {
        let mut room = [0.0; 2];
        let mut features = Features::new(&mut room);
        features.some_of([0, 2], 3);
        features.share(9, 3);
        assert_eq!((features.count(), room), (4, [1.0, 0.0]));
    }

    #[test]
    fn seats_are_counted_clockwise() {
        let order: Vec<usize> = clockwise(Seat::at(2), 3).map(Seat::index).collect();
        assert_eq!(order, [2, 0, 1]);
        assert_eq!(
            order.iter().map(|&to| steps_clockwise(Seat::at(2), Seat::at(to), 3)).collect::<Vec<_>>(),
            [0, 1, 2]
        );
    }
}
