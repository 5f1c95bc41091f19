//! A position as anybody can write it down, and the one checked door to a position that can be played on.

use irrgarten_game::{MAX_SEATS, PerSeat, Seat};
use irrgarten_kit::{Hand, Impossible, Pile, Set};

use crate::components::{CARDS, Card, CardSet};
use crate::labyrinth::{Labyrinth, Laid};
use crate::options::Rulings;
use crate::state::{HAND, State};
use crate::view::View;

/// A position as it is written: possible or not, complete or with hidden hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub rulings: Rulings,
    pub laid: Vec<(Card, Laid)>,
    /// By seat.
    pub hands: Vec<Hand<Vec<Card>>>,
    /// Cards collected, by seat.
    pub won: Vec<Vec<Card>>,
    pub pile: Pile<Card>,
    pub mover: Option<Seat>,
}

/// The part of a position that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Seats,
    Labyrinth,
    Hands,
    Won,
    Pile,
    Turn,
}

impl irrgarten_kit::Part for Part {
    fn field(self) -> usize {
        self as usize + 1
    }
}

/// Cells farther away could leave the grid before the game ends.
const FARTHEST: u8 = 60;

impl TryFrom<Setup> for State {
    type Error = Impossible<Part>;

    fn try_from(setup: Setup) -> Result<State, Impossible<Part>> {
        let expected = "all hands in sight: a position with ? is only a view";
        View::try_from(setup)?.complete().ok_or_else(|| Impossible::new(Part::Hands, expected))
    }
}

impl TryFrom<Setup> for View {
    type Error = Impossible<Part>;

    /// Can this be, whatever the hidden cards are?
    fn try_from(setup: Setup) -> Result<View, Impossible<Part>> {
        let seats = setup.check_seats()?;
        let seen = setup.check_cards()?;
        let labyrinth = setup.check_labyrinth()?;
        let aside = setup.check_pile(seats, seen)?;
        setup.check_turn(seats)?;
        let set = |cards: &Vec<Card>| cards.iter().copied().collect::<CardSet>();
        Ok(View {
            rulings: setup.rulings,
            labyrinth,
            hands: PerSeat::from_fn(seats, |seat| setup.hands[seat.index()].map(set)),
            won: PerSeat::from_fn(seats, |seat| set(&setup.won[seat.index()])),
            pile: setup.pile.len(),
            aside,
            mover: setup.mover,
        })
    }
}

impl Setup {
    fn check_seats(&self) -> Result<u8, Impossible<Part>> {
        let seats = self.hands.len();
        let possible = (1..=MAX_SEATS).contains(&seats) && self.won.len() == seats;
        Impossible::unless(possible, Part::Seats, format_args!("1 to {MAX_SEATS} seats"))?;
        Ok(seats as u8)
    }

    /// Every card is in one place only. Gives the cards in sight.
    fn check_cards(&self) -> Result<CardSet, Impossible<Part>> {
        let laid = self.laid.iter().map(|(card, _)| (Part::Labyrinth, *card));
        let open = self.hands.iter().filter_map(Hand::open);
        let held = open.flatten().map(|card| (Part::Hands, *card));
        let won = self.won.iter().flatten().map(|card| (Part::Won, *card));
        let mut seen = Set::EMPTY;
        for (part, card) in laid.chain(held).chain(won) {
            let expected = format_args!("every card in one place only, not {card} in two");
            Impossible::unless(seen.add(card), part, expected)?;
        }
        Ok(seen)
    }

    fn check_labyrinth(&self) -> Result<Labyrinth, Impossible<Part>> {
        let mut labyrinth = Labyrinth::EMPTY;
        for &(card, Laid { cell, top }) in &self.laid {
            let near = cell.x.unsigned_abs().max(cell.y.unsigned_abs()) <= FARTHEST;
            let expected = format_args!("cells at most {FARTHEST} away from 0,0");
            Impossible::unless(near, Part::Labyrinth, expected)?;
            let free = labyrinth.at(cell).is_none();
            Impossible::unless(free, Part::Labyrinth, format_args!("one card on {cell}"))?;
            labyrinth.lay(card, cell, top);
        }
        let whole = !self.laid.is_empty() && labyrinth.hangs_together(labyrinth.cards());
        let expected = "cards that hang together by their sides (C-TAKE-03)";
        Impossible::unless(whole, Part::Labyrinth, expected)?;
        Ok(labyrinth)
    }

    /// All fifty cards are somewhere. Gives those that lie aside, if the cards of the pile are listed.
    fn check_pile(&self, seats: u8, seen: CardSet) -> Result<CardSet, Impossible<Part>> {
        let closed = self.hands.iter().filter(|hand| hand.open().is_none()).map(Hand::len);
        let hidden: usize = closed.sum();
        let aside = self.rulings.cards_aside(seats);
        let left = (CARDS - seen.len()).checked_sub(hidden + aside);
        let count = left.ok_or_else(|| Impossible::new(Part::Hands, format_args!("{CARDS} cards in all")))?;
        let mut known_aside = CardSet::EMPTY;
        if let Pile::Known(cards) | Pile::Ordered(cards) = &self.pile {
            let listed: CardSet = cards.iter().copied().collect();
            let nowhere_else = listed.len() == cards.len() && listed.and(seen).is_empty();
            Impossible::unless(nowhere_else, Part::Pile, "cards that are nowhere else")?;
            let expected = "a count: a viewer who does not see all hands does not know the pile";
            Impossible::unless(hidden == 0, Part::Pile, expected)?;
            if !listed.is_empty() {
                known_aside = Set::full().minus(seen).minus(listed);
            }
        }
        let expected = format_args!("{count} cards, so that there are {CARDS} in all");
        Impossible::unless(self.pile.len() == count, Part::Pile, expected)?;
        Ok(known_aside)
    }

    fn check_turn(&self, seats: u8) -> Result<(), Impossible<Part>> {
        for (seat, hand) in Seat::all(seats).zip(&self.hands) {
            // The seat on turn may have laid its card already and be about to draw.
            let laid = usize::from(self.mover == Some(seat));
            let fewest = if self.pile.is_empty() { 0 } else { HAND - laid };
            let expected = format_args!("two cards in each hand as long as there is a pile (seat {seat})");
            Impossible::unless((fewest..=HAND).contains(&hand.len()), Part::Hands, expected)?;
        }
        match self.mover.map(|mover| self.hands.get(mover.index())) {
            None => {
                let over = self.hands.iter().all(Hand::is_empty);
                Impossible::unless(over, Part::Turn, "the seat on turn: there are cards to be played")
            }
            Some(None) => Err(Impossible::new(Part::Turn, "a seat of this table")),
            Some(Some(hand)) => {
                let expected = "a seat that has a card, or - when none has (C-DRAW-02)";
                Impossible::unless(!hand.is_empty(), Part::Turn, expected)
            }
        }
    }
}
