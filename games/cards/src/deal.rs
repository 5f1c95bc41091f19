//! The shuffle and the deal.

use irrgarten_game::{ChanceRng, Dice as _, PerSeat};
use irrgarten_kit::{Cell, Direction, Indexed as _};

use crate::components::{Card, CardSet};
use crate::labyrinth::Labyrinth;
use crate::options::Options;
use crate::state::{HAND, State};

/// The cells of the first four cards.
pub(crate) const SQUARE: [Cell; 4] = [Cell::new(0, 0), Cell::new(1, 0), Cell::new(0, 1), Cell::new(1, 1)];

pub(crate) fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
    let mut cards: Vec<Card> = Card::all().collect();
    dealer.shuffle(&mut cards); // C-SETUP-02
    let mut pile = cards.into_iter();
    let hands = PerSeat::from_fn(seats, |_| pile.by_ref().take(HAND).collect()); // C-SETUP-03
    let mut labyrinth = Labyrinth::EMPTY;
    for (cell, card) in SQUARE.into_iter().zip(pile.by_ref()) {
        labyrinth.lay(card, cell, Direction::at(dealer.below(4) as usize)); // C-SETUP-04
    }
    let left = pile.len() - options.rulings.cards_aside(seats);
    let first = options.first.draw(seats, dealer);
    State {
        rulings: options.rulings,
        labyrinth,
        hands,
        won: PerSeat::new(seats),
        unseen: pile.collect(), // C-SETUP-05
        aside: CardSet::EMPTY,
        pile: left as u8,
        mover: Some(first), // C-SETUP-06
    }
}
