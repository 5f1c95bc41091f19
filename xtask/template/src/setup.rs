//! A position as anybody can write it down, and the one checked door to a position that can be played on.

use irrgarten_game::{Game as _, PerSeat, Seat};
use irrgarten_kit::{Hand, Impossible, List, Pile};

use crate::Rules;
use crate::components::{HAND, OF_EACH, Pebble, Pebbles, full_bag};
use crate::options::{Options, Pairs};
use crate::state::{Phase, State};
use crate::view::View;

/// A position as it is written: possible or not, complete or with hidden hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub options: Options,
    /// From the bottom to the top.
    pub heap: Vec<Pebble>,
    /// The seat that laid the top of the heap.
    pub last: Option<Seat>,
    /// By seat.
    pub hands: Vec<Hand<Vec<Pebble>>>,
    /// What each seat has taken.
    pub taken: Vec<Vec<Pebble>>,
    pub bag: Pile<Pebble>,
    pub phase: Phase,
}

/// The part of a position that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Seats,
    Heap,
    Hands,
    Taken,
    Bag,
    Turn,
}

impl irrgarten_kit::Part for Part {
    fn field(self) -> usize {
        self as usize + 1
    }
}

impl TryFrom<Setup> for State {
    type Error = Impossible<Part>;

    fn try_from(setup: Setup) -> Result<State, Impossible<Part>> {
        let expected = "all hands in sight: a position with ? is only a view";
        View::try_from(setup)?.complete().ok_or_else(|| Impossible::new(Part::Hands, expected))
    }
}

impl Setup {
    fn check_seats(&self) -> Result<u8, Impossible<Part>> {
        let (least, most) = (Rules::META.min_seats, Rules::META.max_seats);
        let seats = self.hands.len() as u8;
        let possible = (least..=most).contains(&seats) && self.taken.len() == self.hands.len();
        Impossible::unless(possible, Part::Seats, format_args!("{least} to {most} seats"))?;
        Ok(seats)
    }

    /// X-COMP-01: there are four of each value. Gives the pebbles that are not in sight.
    fn check_pebbles(&self) -> Result<Pebbles, Impossible<Part>> {
        let heap = self.heap.iter().map(|&pebble| (Part::Heap, pebble));
        let open = self.hands.iter().filter_map(Hand::open).flatten();
        let taken = self.taken.iter().flatten().map(|&pebble| (Part::Taken, pebble));
        let mut unseen = full_bag();
        for (part, pebble) in heap.chain(open.map(|&pebble| (Part::Hands, pebble))).chain(taken) {
            let expected = format_args!("at most {OF_EACH} pebbles of each value");
            Impossible::unless(unseen.take(pebble), part, expected)?;
        }
        Ok(unseen)
    }

    fn check_heap(&self) -> Result<(), Impossible<Part>> {
        let equal = self.options.pairs == Pairs::Climb;
        let rises = |pair: &[Pebble]| pair[0] < pair[1] || (equal && pair[0] == pair[1]);
        let rising = self.heap.windows(2).all(rises);
        Impossible::unless(rising, Part::Heap, "a heap that rises from the bottom to the top")?;
        let laid = match self.last {
            Some(seat) => !self.heap.is_empty() && seat.index() < self.hands.len(),
            None => self.heap.is_empty(),
        };
        Impossible::unless(laid, Part::Heap, "the seat that laid the top of the heap, if there is a heap")
    }

    /// Everything that is nowhere else is in the bag.
    fn check_bag(&self, unseen: Pebbles) -> Result<(), Impossible<Part>> {
        let closed = self.hands.iter().filter(|hand| hand.open().is_none());
        let count = unseen.total().checked_sub(closed.map(Hand::len).sum());
        let count = count.ok_or_else(|| Impossible::new(Part::Hands, "fewer pebbles"))?;
        let expected = format_args!("{count} pebbles in the bag");
        Impossible::unless(self.bag.len() == count, Part::Bag, expected)?;
        if let Pile::Known(pebbles) | Pile::Ordered(pebbles) = &self.bag {
            let exactly = pebbles.iter().copied().collect::<Pebbles>() == unseen;
            Impossible::unless(exactly, Part::Bag, "an order of exactly the pebbles in the bag")?;
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Impossible<Part>> {
        for (nth, hand) in self.hands.iter().enumerate() {
            let held = hand.len() + usize::from(self.phase == Phase::Draw(Seat::at(nth)));
            let full = held == HAND || (held < HAND && self.bag.is_empty());
            let expected = "three pebbles in each hand, fewer only while drawing or when the bag is empty";
            Impossible::unless(full, Part::Hands, expected)?;
        }
        let due = match self.phase {
            Phase::Lay(seat) => self.hands.get(seat.index()).is_some_and(|hand| !hand.is_empty()),
            Phase::Draw(seat) => seat.index() < self.hands.len() && !self.bag.is_empty(),
            Phase::Over => {
                self.bag.is_empty() && self.heap.is_empty() && self.hands.iter().all(Hand::is_empty)
            }
        };
        let expected = "a seat that has something to lay or to draw, or an end with all pebbles taken";
        Impossible::unless(due, Part::Turn, expected)
    }
}

impl TryFrom<Setup> for View {
    type Error = Impossible<Part>;

    /// Can this be, whatever the hidden pebbles are?
    fn try_from(setup: Setup) -> Result<View, Impossible<Part>> {
        let seats = setup.check_seats()?;
        let unseen = setup.check_pebbles()?;
        setup.check_heap()?;
        setup.check_bag(unseen)?;
        setup.check_turn()?;
        let bag = |pebbles: &Vec<Pebble>| pebbles.iter().copied().collect::<Pebbles>();
        let mut heap = List::new();
        setup.heap.iter().for_each(|&pebble| heap.push(pebble));
        Ok(View {
            options: setup.options,
            heap,
            last: setup.last,
            hands: PerSeat::from_fn(seats, |seat| setup.hands[seat.index()].map(bag)),
            taken: PerSeat::from_fn(seats, |seat| bag(&setup.taken[seat.index()])),
            bag: setup.bag.len(),
            phase: setup.phase,
        })
    }
}

/// The way back, for programs that want to change a position.
impl From<&State> for Setup {
    fn from(state: &State) -> Setup {
        Setup {
            options: state.options,
            heap: state.heap.to_vec(),
            last: state.last,
            hands: state.hands.iter().map(|hand| Hand::Open(hand.things().collect())).collect(),
            taken: state.taken.iter().map(|taken| taken.things().collect()).collect(),
            bag: Pile::Count(state.bag.total()),
            phase: state.phase,
        }
    }
}
