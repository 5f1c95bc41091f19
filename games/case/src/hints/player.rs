//! What a built-in bot decides from: what everybody sees, and what its own seat knows.

use std::ops::ControlFlow;

use irrgarten_game::Seat;

use crate::action::Action;
use crate::board::Spot;
use crate::components::{Card, Cards};
use crate::moves;
use crate::public::Public;
use crate::view::View;

/// A seat, its own hand, and its view.
pub(super) struct Player<'a> {
    pub(super) view: &'a View,
    pub(super) public: &'a Public,
    pub(super) seat: Seat,
    pub(super) hand: Cards,
}

impl<'a> Player<'a> {
    /// `None` if the view does not show this seat's hand.
    pub(super) fn of(view: &'a View, seat: Seat) -> Option<Player<'a>> {
        let hand = *view.hand(seat).open()?;
        Some(Player { view, public: view.public(), seat, hand })
    }

    pub(super) fn pawn(&self) -> Option<Spot> {
        self.public.pawn(self.seat)
    }

    /// Everything it can do.
    pub(super) fn actions(&self) -> Vec<Action> {
        let mut all = Vec::new();
        let _ = moves::actions(self.public, self.seat, self.hand, &mut |action| {
            all.push(action);
            ControlFlow::Continue(())
        });
        all
    }

    /// The cards it was shown, the oldest first.
    pub(super) fn was_shown(&self) -> impl Iterator<Item = Card> {
        self.view.history().filter(|(entry, _)| entry.seat == self.seat).filter_map(|(_, card)| card)
    }

    /// The seats to which it has shown this card.
    pub(super) fn has_shown(&self, card: Card) -> impl Iterator<Item = Seat> {
        let mine = self.view.history().filter(move |&(entry, shown)| {
            shown == Some(card) && self.public.shower(entry) == Some(self.seat)
        });
        mine.map(|(entry, _)| entry.seat)
    }
}
