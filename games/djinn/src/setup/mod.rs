//! A table as it is written down, possible or not, and the one checked door to a position.

mod cards;
mod check;

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::{List, Pile};

use crate::components::{CARDS, Card};
use crate::public::{Public, Table as _};
use crate::state::State;
use crate::view::{Choice, Mat, View};

/// The part of a position that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Seats,
    Round,
    Roller,
    Roll,
    Phase,
    Treasures,
    Pile,
    Discard,
    Seat(Seat),
    Line,
    Renewed,
    Used,
    Moves,
    Ticks,
    Settings,
}

impl irrgarten_kit::Part for Part {
    fn field(self) -> usize {
        match self {
            Part::Seats => 1,
            Part::Round => 2,
            Part::Roller => 3,
            Part::Roll => 4,
            Part::Phase => 5,
            Part::Treasures => 6,
            Part::Pile => 7,
            Part::Discard => 8,
            Part::Seat(seat) => 9 + seat.index(),
            Part::Line | Part::Renewed | Part::Used | Part::Moves | Part::Ticks | Part::Settings => {
                usize::MAX
            }
        }
    }

    fn word(self) -> Option<&'static str> {
        match self {
            Part::Line => Some("line="),
            Part::Renewed => Some("renewed="),
            Part::Used => Some("used="),
            Part::Moves => Some("moves="),
            Part::Ticks => Some("tick="),
            Part::Settings => Some("deal="),
            _ => None,
        }
    }
}

pub type Impossible = irrgarten_kit::Impossible<Part>;

/// Anything that can be written down, with or without its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub public: Public,
    pub mats: PerSeat<Mat>,
    /// D-TICK-01: what seats have submitted for this tick.
    pub choices: PerSeat<Option<Choice>>,
    /// D-SW-02: the order of everybody's pile as far as somebody has drawn.
    pub line: List<Card, CARDS>,
    pub pile: Pile<Card>,
}

impl Setup {
    /// This table to look at, possible or not.
    pub(crate) fn unchecked(&self) -> View {
        let &Setup { public, mats, choices, line, .. } = self;
        View { public, mats, choices, line }
    }
}

/// A position as it would be written down.
impl From<&State> for Setup {
    fn from(state: &State) -> Setup {
        let &State { public, places, choices, line } = state;
        Setup {
            public,
            mats: PerSeat::from_fn(state.seats(), |seat| Mat::Open(places[seat])),
            choices: PerSeat::from_fn(state.seats(), |seat| choices[seat].map(Choice::Seen)),
            line,
            pile: Pile::Count(state.pile_count()),
        }
    }
}

impl TryFrom<Setup> for State {
    type Error = Impossible;

    fn try_from(setup: Setup) -> Result<State, Impossible> {
        let View { public, mats, choices, line } = View::try_from(setup)?;
        let mut state =
            State { public, places: PerSeat::new(mats.seats()), choices: PerSeat::new(mats.seats()), line };
        for (seat, mat) in mats.each() {
            let (&Mat::Open(place), None | Some(Choice::Seen(_))) = (mat, choices[seat]) else {
                let expected = "nothing hidden: a position with ? is only a view";
                return Err(Impossible::new(Part::Seat(seat), expected));
            };
            state.places[seat] = place;
            state.choices[seat] = choices[seat].and_then(Choice::seen);
        }
        Ok(state)
    }
}

impl TryFrom<Setup> for View {
    type Error = Impossible;

    fn try_from(setup: Setup) -> Result<View, Impossible> {
        let view = setup.unchecked();
        view.check()?;
        view.check_pile(&setup.pile)?;
        Ok(view)
    }
}
