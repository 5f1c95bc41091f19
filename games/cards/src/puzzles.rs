//! Puzzles: alone, with the last two cards, the most treasures.
//!
//! Nobody draws any more and nobody else is at the table, so everything lies open and both cards are laid one after the
//! other. Where the labyrinth comes from, and which cards were won, makes no difference.

use std::ops::ControlFlow;

use irrgarten_game::{Dice as _, Game as _, PerSeat, SearchRng, Seat};
use irrgarten_kit::{Bag, Set};
use irrgarten_players::puzzles::{Found, Puzzles, Tried, played};

use crate::Cards;
use crate::action::Action;
use crate::components::{Card, CardSet};
use crate::hints::placements;
use crate::options::Options;
use crate::state::{HAND, State};

/// Both cards take something.
const PAIR: &str = "pair";
/// The first card takes nothing, and the second all the more.
const QUIET: &str = "quiet";

/// Fewer treasures are no puzzle.
const FEWEST: usize = 3;

impl Puzzles for Cards {
    const THEMES: &'static [&'static str] = &[PAIR, QUIET];
    const SHIPPED: &'static str = irrgarten_players::shipped_puzzles!();

    fn quarry(dice: &mut SearchRng) -> Option<(State, Seat)> {
        let (seats, events) = (2 + dice.below(3) as u8, 6 + dice.below(44));
        let State { rulings, labyrinth, .. } = played::<Cards>(seats, Options::default(), events, dice)?;
        let mut others: Vec<Card> = Set::full().minus(labyrinth.cards()).iter().collect();
        dice.shuffle(&mut others);
        let (hand, won) = others.split_at_checked(HAND)?;
        let (mut hands, mut piles) = (PerSeat::new(1), PerSeat::new(1));
        let seat = Seat::at(0);
        hands[seat] = hand.iter().copied().collect::<CardSet>();
        piles[seat] = won.iter().copied().collect::<CardSet>();
        let (unseen, aside) = (Bag::EMPTY, CardSet::EMPTY);
        let state =
            State { rulings, labyrinth, hands, won: piles, unseen, aside, pile: 0, mover: Some(seat) };
        Some((state, seat))
    }

    /// All first cards with all they may take, and the best second card behind each.
    fn find(state: &State, seat: Seat) -> Option<Found<Cards>> {
        let mut all: Vec<(usize, Action, Action)> = Vec::new();
        let _ = Cards::actions(state, seat, &mut |first| {
            let mut after = *state;
            Cards::act(&mut after, seat, first);
            let seconds = placements(&after, seat).into_iter();
            all.extend(seconds.map(|second| (first.taken.len() + second.taken.len(), first, second)));
            ControlFlow::Continue(())
        });
        let best = all.iter().map(|(total, ..)| *total).max().filter(|&best| best >= FEWEST)?;
        let mut ways = all.iter().filter(|(total, ..)| *total == best);
        let &(_, first, second) = ways.next()?;
        // The other order may do as well, and nothing else.
        let same = |&(_, one, two): &(usize, Action, Action)| one == second && two == first;
        let either = ways.next().is_some_and(same);
        if !(ways.next().is_none() && !second.taken.is_empty() && (either || count(&all, best) == 1)) {
            return None;
        }
        let quiet = first.taken.is_empty() && !either;
        let theme = if quiet { QUIET } else { PAIR };
        if !quiet && first.taken.is_empty() {
            return None;
        }
        let effort = 1 + 4 * count(&all, best - 1) as u32 + all.len() as u32 / 64;
        Some(Found { theme, start: *state, solution: vec![first, second], effort })
    }

    fn worth(tried: &Tried<'_, Cards>) -> u32 {
        (tried.now.won[tried.seat].len() - tried.start.won[tried.seat].len()) as u32
    }
}

fn count(all: &[(usize, Action, Action)], worth: usize) -> usize {
    all.iter().filter(|(total, ..)| *total == worth).count()
}
