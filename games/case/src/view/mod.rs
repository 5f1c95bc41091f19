//! What a viewer sees: the board and what was said, the own cards, and the cards one was shown.

mod json;

use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat, Viewer};
use irrgarten_kit::{Hand, Impossible, List};

use crate::components::{Card, Cards, Triple};
use crate::log::Entry;
use crate::public::Public;
use crate::reason::{Evidence, deal};
use crate::setup::{Part, Setup, check};
use crate::state::State;

/// What everybody sees, and what this viewer knows beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    public: Public,
    secrets: Secrets,
}

/// The secrets a viewer knows. One that the viewer does not know has no place in here.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Secrets {
    /// A spectator knows none.
    None,
    /// A player knows these.
    Own {
        seat: Seat,
        hand: Cards,
        /// The case file, for a player who has accused and looked into it (K-ACCUSE-05).
        file: Option<Triple>,
        /// The cards this player has shown or was shown, in the order of the history.
        shown: Vec<Card>,
    },
    /// After the end, or to the reader of a whole position, everything is open.
    All { hands: PerSeat<Cards>, file: Triple, shown: Vec<Card> },
}

impl View {
    /// What this viewer sees.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        // K-END-04: in the end all is laid open.
        if state.public.is_over() {
            return View::open(state);
        }
        let secrets = match viewer {
            Viewer::Public => Secrets::None,
            Viewer::Seat(seat) => Secrets::Own {
                seat,
                // K-SETUP-09.
                hand: state.hands[seat],
                file: state.public.accused.has(seat).then_some(state.file),
                shown: state
                    .history()
                    .filter(|(entry, _)| state.public.sees_card(viewer, *entry))
                    .filter_map(|(_, card)| card)
                    .collect(),
            },
        };
        View { public: state.public, secrets }
    }

    /// All of a position.
    pub(crate) fn open(state: &State) -> View {
        let State { public, hands, file, shown } = *state;
        View { public, secrets: Secrets::All { hands, file, shown: shown.to_vec() } }
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// Whose view this is: of a seat or of the public. `None` if everything is open.
    pub fn owner(&self) -> Option<Viewer> {
        match self.secrets {
            Secrets::None => Some(Viewer::Public),
            Secrets::Own { seat, .. } => Some(Viewer::Seat(seat)),
            Secrets::All { .. } => None,
        }
    }

    /// The hand of a seat: its cards, or their number.
    pub fn hand(&self, seat: Seat) -> Hand<Cards> {
        match &self.secrets {
            Secrets::Own { seat: own, hand, .. } if *own == seat => Hand::Open(*hand),
            Secrets::All { hands, .. } => Hand::Open(hands[seat]),
            Secrets::None | Secrets::Own { .. } => Hand::Closed(self.public.hand_size()),
        }
    }

    /// The case file, if this viewer has seen it.
    pub fn file(&self) -> Option<Triple> {
        match self.secrets {
            Secrets::None => None,
            Secrets::Own { file, .. } => file,
            Secrets::All { file, .. } => Some(file),
        }
    }

    /// Do both viewers know the same secrets?
    pub(crate) fn same_secrets(&self, other: &View) -> bool {
        self.secrets == other.secrets
    }

    /// The history, each line with the card that was shown, if this viewer knows which.
    pub fn history(&self) -> impl Iterator<Item = (Entry, Option<Card>)> {
        let shown: &[Card] = match &self.secrets {
            Secrets::None => &[],
            Secrets::Own { shown, .. } | Secrets::All { shown, .. } => shown,
        };
        let owner = self.owner();
        self.public.history(shown, move |entry| match owner {
            Some(viewer) => self.public.sees_card(viewer, entry),
            None => entry.is_shown(),
        })
    }

    /// The position, if everything is open.
    pub(crate) fn state(&self) -> Option<State> {
        match &self.secrets {
            Secrets::All { hands, file, shown } => {
                let shown = list(shown.iter().copied());
                Some(State { public: self.public, hands: *hands, file: *file, shown })
            }
            Secrets::None | Secrets::Own { .. } => None,
        }
    }

    /// A state that could lie behind this view: the unseen cards are dealt so that all answers were right, and every
    /// unseen card that was shown is one of those that fit.
    pub(crate) fn guess(&self, dice: &mut SearchRng) -> State {
        if let Some(state) = self.state() {
            return state;
        }
        let (hands, file) = deal(&Evidence::of(self), dice).expect("a checked view has a deal behind it");
        let shown = self.history().filter_map(|(entry, card)| {
            let fitting = hands[self.public.shower(entry)?].and(entry.triple.cards());
            card.or_else(|| fitting.iter().nth(dice.below(fitting.len() as u32) as usize))
        });
        State { public: self.public, hands, file, shown: list(shown) }
    }
}

fn list<const N: usize>(cards: impl Iterator<Item = Card>) -> List<Card, N> {
    let mut list = List::new();
    cards.for_each(|card| list.push(card));
    list
}

impl TryFrom<Setup> for View {
    type Error = Impossible<Part>;

    /// Nothing may be written that the viewer does not see, and nothing hidden that the viewer does see.
    fn try_from(setup: Setup) -> Result<View, Impossible<Part>> {
        let seen: Vec<_> = setup.hands.each().filter_map(|(seat, hand)| Some((seat, (*hand)?))).collect();
        let own = match seen[..] {
            [] => None,
            [own] => Some(own),
            _ => return State::try_from(setup).map(|state| View::open(&state)),
        };
        check(&setup)?;
        let Setup { public, file, shown, .. } = setup;
        let must = Impossible::unless;
        must(!public.is_over(), Part::Hidden, "all cards in sight after the end")?;
        let viewer = own.map_or(Viewer::Public, |(seat, _)| Viewer::Seat(seat));
        let looked = public.accused.iter().any(|seat| viewer.is(seat));
        must(looked || file.is_none(), Part::Hidden, "cards and a case file that one player can see")?;
        must(!looked || file.is_some(), Part::Hidden, "the case file, which this player has seen")?;
        for (entry, card) in public.log.iter().copied().filter(|entry| entry.is_shown()).zip(&shown) {
            let knows = public.sees_card(viewer, entry);
            must(knows || card.is_none(), Part::Log, "? for a card that this player has not seen")?;
            must(!knows || card.is_some(), Part::Log, "the cards this player has shown or seen")?;
        }
        let secrets = own.map_or(Secrets::None, |(seat, hand)| {
            let shown = shown.into_iter().flatten().collect();
            Secrets::Own { seat, hand, file, shown }
        });
        Ok(View { public, secrets })
    }
}
