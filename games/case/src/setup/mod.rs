//! A position as it can be written down, possible or not, and the checked door from there to a state.

mod check;

use irrgarten_game::PerSeat;
use irrgarten_kit::Impossible;

use crate::components::{Card, Cards, Triple};
use crate::public::Public;
use crate::state::State;
pub(crate) use check::check;

/// What a text says. Nothing is checked yet, and some of it may be hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub public: Public,
    /// Hands; `None` for one that is hidden.
    pub hands: PerSeat<Option<Cards>>,
    /// The case file, unless it is hidden.
    pub file: Option<Triple>,
    /// One card for every suspicion of the history that was answered with one; `None` for a hidden one.
    pub shown: Vec<Option<Card>>,
}

/// The part of a setup that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    Players,
    Pawns,
    Exhibits,
    Open,
    Turn,
    Phase,
    Flags,
    Count,
    Log,
    Hidden,
}

impl irrgarten_kit::Part for Part {
    fn field(self) -> usize {
        match self {
            Part::Players => 1,
            Part::Pawns => 2,
            Part::Exhibits => 3,
            Part::Open => 4,
            Part::Turn => 5,
            Part::Phase | Part::Count | Part::Log => 6,
            Part::Flags => 7,
            Part::Hidden => usize::MAX,
        }
    }

    fn word(self) -> Option<&'static str> {
        match self {
            Part::Count => Some("turn="),
            Part::Log => Some("log="),
            _ => None,
        }
    }
}

impl TryFrom<Setup> for State {
    type Error = Impossible<Part>;

    fn try_from(setup: Setup) -> Result<State, Impossible<Part>> {
        check(&setup)?;
        let hidden =
            |part, what: &str| Impossible::new(part, format!("all {what}: a position with ? is only a view"));
        let in_sight = || hidden(Part::Hidden, "cards in sight");
        let mut hands = PerSeat::new(setup.public.seats());
        for (seat, hand) in setup.hands.each() {
            hands[seat] = hand.ok_or_else(in_sight)?;
        }
        let file = setup.file.ok_or_else(in_sight)?;
        let mut shown = irrgarten_kit::List::new();
        for card in setup.shown {
            shown.push(card.ok_or_else(|| hidden(Part::Log, "cards shown"))?);
        }
        Ok(State { public: setup.public, hands, file, shown })
    }
}

impl From<&State> for Setup {
    fn from(state: &State) -> Setup {
        Setup {
            public: state.public,
            hands: PerSeat::from_fn(state.public.seats(), |seat| Some(state.hands[seat])),
            file: Some(state.file),
            shown: state.shown.iter().copied().map(Some).collect(),
        }
    }
}
