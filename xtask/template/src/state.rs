//! A position: anything that can be written down, and what is left of it after checking.

use irrgarten_game::{PerSeat, Seat, Setting, Settings, Values};
use irrgarten_kit::List;

use crate::Pebble;
use crate::components::{HAND, PEBBLES, Pebbles, full_bag};

/// The settings of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// X-PAIR-01.
    pub pairs: Pairs,
}

/// What happens when equal lies on equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pairs {
    /// Whoever lays it takes the heap.
    #[default]
    Take,
    /// Nothing: it is as good as a higher pebble.
    Climb,
}

impl Pairs {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Pairs::Take => "take",
            Pairs::Climb => "climb",
        }
    }
}

impl Settings for Options {
    const LIST: &'static [Setting] = &[Setting {
        key: "pairs",
        values: Values::Words(&["take", "climb"]),
        about: "does a pebble on an equal one take the heap?",
    }];

    fn get(&self, key: &str) -> Option<String> {
        (key == "pairs").then(|| self.pairs.word().to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let pairs = [Pairs::Take, Pairs::Climb].into_iter().find(|pairs| pairs.word() == value)?;
        (key == "pairs").then(|| self.pairs = pairs)
    }
}

/// What is to be done now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// This seat lays a pebble or gives the heap away.
    Lay(Seat),
    /// This seat has laid and draws.
    Draw(Seat),
    /// Nothing: the game has ended.
    Over,
}

/// A position as anybody can write it down, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The settings.
    pub options: Options,
    /// The heap from the bottom to the top.
    pub heap: Vec<Pebble>,
    /// Who laid the top of the heap.
    pub last: Option<Seat>,
    /// What each seat holds.
    pub hands: Vec<Vec<Pebble>>,
    /// What each seat has taken.
    pub taken: Vec<Vec<Pebble>>,
    /// What is to be done.
    pub phase: Phase,
}

/// A position that can be played on. The bag is what lies nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) heap: List<Pebble, PEBBLES>,
    pub(crate) last: Option<Seat>,
    pub(crate) hands: PerSeat<Pebbles>,
    pub(crate) taken: PerSeat<Pebbles>,
    pub(crate) bag: Pebbles,
    pub(crate) phase: Phase,
}

impl State {
    /// The pebble on top of the heap.
    pub(crate) fn top(&self) -> Option<Pebble> {
        self.heap.last().copied()
    }

    /// X-LAY-02: does this pebble go on the heap?
    pub(crate) fn fits(&self, pebble: Pebble) -> bool {
        self.top().is_none_or(|top| pebble >= top)
    }

    /// Has this seat a pebble that goes on the heap?
    pub(crate) fn can_lay(&self, seat: Seat) -> bool {
        self.hands[seat].iter().any(|(pebble, _)| self.fits(pebble))
    }
}

/// The one door; the error says what would have been right.
impl TryFrom<Setup> for State {
    type Error = &'static str;

    fn try_from(setup: Setup) -> Result<State, &'static str> {
        let Setup { options, heap, last, hands, taken, phase } = setup;
        if !(2..=4).contains(&hands.len()) || taken.len() != hands.len() {
            return Err("hands and taken pebbles for 2 to 4 seats");
        }
        let mut bag = full_bag();
        let mut lie = hands.iter().chain(&taken).flatten().chain(&heap);
        if !lie.all(|&pebble| bag.take(pebble)) {
            return Err("at most four pebbles of each value");
        }
        let rises =
            |pair: &[Pebble]| pair[0] < pair[1] || (pair[0] == pair[1] && options.pairs == Pairs::Climb);
        if !heap.windows(2).all(rises) {
            return Err("a heap that rises from the bottom to the top");
        }
        if last.is_some() == heap.is_empty() || last.is_some_and(|seat| seat.index() >= hands.len()) {
            return Err("a seat that laid the top of the heap, if there is a heap");
        }
        let full = |(index, hand): (usize, &Vec<Pebble>)| {
            let held = hand.len() + usize::from(phase == Phase::Draw(Seat::at(index)));
            held == HAND || held < HAND && bag.total() == 0
        };
        if !hands.iter().enumerate().all(full) {
            return Err("three pebbles in each hand, fewer only while drawing or when the bag is empty");
        }
        let due = match phase {
            Phase::Lay(seat) => hands.get(seat.index()).is_some_and(|hand| !hand.is_empty()),
            Phase::Draw(seat) => seat.index() < hands.len() && bag.total() > 0,
            Phase::Over => bag.total() == 0 && heap.is_empty() && hands.iter().all(Vec::is_empty),
        };
        if !due {
            return Err("a seat that has something to lay or to draw, or an end with all pebbles taken");
        }
        let seats = hands.len() as u8;
        let held = |things: &[Vec<Pebble>], seat: Seat| things[seat.index()].iter().copied().collect();
        let mut pile = List::new();
        for pebble in heap {
            pile.push(pebble);
        }
        Ok(State {
            options,
            heap: pile,
            last,
            hands: PerSeat::from_fn(seats, |seat| held(&hands, seat)),
            taken: PerSeat::from_fn(seats, |seat| held(&taken, seat)),
            bag,
            phase,
        })
    }
}

/// The way back: every position can be written down.
impl From<&State> for Setup {
    fn from(state: &State) -> Setup {
        Setup {
            options: state.options,
            heap: state.heap.to_vec(),
            last: state.last,
            hands: state.hands.iter().copied().map(sorted).collect(),
            taken: state.taken.iter().copied().map(sorted).collect(),
            phase: state.phase,
        }
    }
}

/// Pebbles laid out from low to high.
pub(crate) fn sorted(pebbles: Pebbles) -> Vec<Pebble> {
    pebbles.iter().flat_map(|(pebble, count)| std::iter::repeat_n(pebble, count.into())).collect()
}
