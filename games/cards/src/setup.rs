//! The checked door between anything one can write down and a position that can be played on.

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::{Bag, Set};

use crate::components::{CARDS, Card, CardSet};
use crate::labyrinth::{Labyrinth, Laid};
use crate::options::Rulings;
use crate::state::{HAND, State};

/// What is known of the pile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pile {
    Count(usize),
    /// Which cards, not in which order.
    Known(Vec<Card>),
    /// The next card first.
    Ordered(Vec<Card>),
}

/// A position as it is written, possible or not, with or without its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub rulings: Rulings,
    pub laid: Vec<(Card, Laid)>,
    /// By seat; `None` is a card one does not see.
    pub hands: Vec<Vec<Option<Card>>>,
    /// Cards collected, by seat.
    pub won: Vec<Vec<Card>>,
    pub pile: Pile,
    pub mover: Option<Seat>,
}

/// The part of a position that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Labyrinth,
    Hands,
    Won,
    Pile,
    Turn,
}

/// Why a setup is no position: which part, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible {
    pub part: Part,
    pub expected: String,
}

fn impossible<T>(part: Part, expected: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible { part, expected: expected.into() })
}

/// Cells further away could leave the grid before the game ends.
const FARTHEST: u8 = 60;

impl Setup {
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// The state this describes, if it describes one completely.
    pub fn to_state(&self) -> Result<State, Impossible> {
        let seen = self.check()?;
        if self.hands.iter().flatten().any(Option::is_none) {
            return impossible(Part::Hands, "all hands in sight: a position with ? is only a view");
        }
        Ok(self.state_with(Set::full().minus(seen), |known| known.iter().flatten().copied().collect()))
    }

    /// The state with these cards unseen and these hands. The rest has been checked.
    pub(crate) fn state_with(
        &self,
        unseen: CardSet,
        mut hand: impl FnMut(&[Option<Card>]) -> CardSet,
    ) -> State {
        let mut labyrinth = Labyrinth::EMPTY;
        for (card, Laid { cell, top }) in &self.laid {
            labyrinth.lay(*card, *cell, *top);
        }
        let hands = PerSeat::from_fn(self.seats(), |seat| hand(&self.hands[seat.index()]));
        let in_hands = hands.iter().fold(Set::EMPTY, |all: CardSet, &hand| all.or(hand));
        State {
            rulings: self.rulings,
            labyrinth,
            won: PerSeat::from_fn(self.seats(), |seat| self.won[seat.index()].iter().copied().collect()),
            unseen: unseen.minus(in_hands).iter().collect::<Bag<CARDS>>(),
            hands,
            mover: self.mover,
        }
    }

    /// Can this be, whatever the hidden cards are? Gives the cards one sees.
    pub fn check(&self) -> Result<CardSet, Impossible> {
        let seen = self.check_cards()?;
        self.check_labyrinth()?;
        self.check_pile(seen)?;
        self.check_turn()?;
        Ok(seen)
    }

    /// Every card is in one place only.
    fn check_cards(&self) -> Result<CardSet, Impossible> {
        let laid = self.laid.iter().map(|(card, _)| (Part::Labyrinth, *card));
        let held = self.hands.iter().flatten().flatten().map(|card| (Part::Hands, *card));
        let won = self.won.iter().flatten().map(|card| (Part::Won, *card));
        let mut seen = Set::EMPTY;
        for (part, card) in laid.chain(held).chain(won) {
            if !seen.add(card) {
                return impossible(part, format!("every card in one place only, not {card} in two"));
            }
        }
        Ok(seen)
    }

    fn check_labyrinth(&self) -> Result<(), Impossible> {
        let mut labyrinth = Labyrinth::EMPTY;
        for &(card, Laid { cell, top }) in &self.laid {
            if cell.x.unsigned_abs() > FARTHEST || cell.y.unsigned_abs() > FARTHEST {
                return impossible(Part::Labyrinth, format!("cells at most {FARTHEST} away from 0,0"));
            }
            if labyrinth.at(cell).is_some() {
                return impossible(Part::Labyrinth, format!("one card on {cell}"));
            }
            labyrinth.lay(card, cell, top);
        }
        if self.laid.is_empty() || !labyrinth.hangs_together(labyrinth.cards()) {
            return impossible(Part::Labyrinth, "cards that hang together by their sides (C-TAKE-03)");
        }
        Ok(())
    }

    /// All fifty cards are somewhere.
    fn check_pile(&self, seen: CardSet) -> Result<(), Impossible> {
        let hidden_in_hands = self.hands.iter().flatten().filter(|card| card.is_none()).count();
        let aside = self.rulings.cards_aside(self.seats());
        let left = CARDS - seen.len();
        let Some(count) = left.checked_sub(hidden_in_hands + aside) else {
            return impossible(Part::Hands, format!("{CARDS} cards in all"));
        };
        let listed = match &self.pile {
            Pile::Count(said) if *said == count => return Ok(()),
            Pile::Count(_) => {
                return impossible(Part::Pile, format!("{count} cards, so that there are {CARDS} in all"));
            }
            Pile::Known(cards) | Pile::Ordered(cards) => cards,
        };
        let set: CardSet = listed.iter().copied().collect();
        if set.len() != listed.len() || set.and(seen) != Set::EMPTY {
            return impossible(Part::Pile, "cards that are nowhere else");
        }
        if set.len() != count {
            return impossible(Part::Pile, format!("{count} cards, so that there are {CARDS} in all"));
        }
        if hidden_in_hands > 0 {
            return impossible(Part::Pile, "a count: who does not see all hands does not know the pile");
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Impossible> {
        let pile_is_empty = self.pile_count() == 0;
        for (seat, hand) in Seat::all(self.seats()).zip(&self.hands) {
            // The seat on turn may have laid its card already and be about to draw.
            let fewest = if pile_is_empty { 0 } else { HAND - usize::from(self.mover == Some(seat)) };
            if !(fewest..=HAND).contains(&hand.len()) {
                return impossible(
                    Part::Hands,
                    format!("two cards in each hand as long as there is a pile (seat {seat})"),
                );
            }
        }
        let holders = Seat::all(self.seats()).zip(&self.hands).filter(|(_, hand)| !hand.is_empty());
        match self.mover {
            None if holders.count() > 0 => {
                impossible(Part::Turn, "the seat on turn: there are cards to be played")
            }
            Some(mover) if mover.number() > self.seats() => impossible(Part::Turn, "a seat of this table"),
            Some(mover) if self.hands[mover.index()].is_empty() => {
                impossible(Part::Turn, "a seat that has a card, or - when none has (C-DRAW-02)")
            }
            _ => Ok(()),
        }
    }

    /// The setup of a state, with the hands for which this says yes.
    pub(crate) fn of(state: &State, sees: impl Fn(Seat) -> bool) -> Setup {
        let show = |seat: Seat| {
            let cards = state.hands[seat].iter();
            cards.map(|card| sees(seat).then_some(card)).collect()
        };
        Setup {
            rulings: state.rulings,
            laid: by_cell(&state.labyrinth),
            hands: Seat::all(state.seats()).map(show).collect(),
            won: state.won.iter().map(|won| won.iter().collect()).collect(),
            pile: Pile::Count(state.pile()),
            mover: state.mover,
        }
    }

    /// The same setup in its one canonical form: lists ascending, the pile counted.
    pub(crate) fn canonical(mut self) -> Setup {
        self.laid.sort_by_key(|(_, laid)| laid.cell);
        self.hands.iter_mut().for_each(|hand| hand.sort());
        self.won.iter_mut().for_each(|won| won.sort());
        self.pile = Pile::Count(self.pile_count());
        self
    }

    /// Has the seat on turn laid its card and is about to draw?
    pub(crate) fn drawing(&self) -> bool {
        self.pile_count() > 0 && self.mover.is_some_and(|seat| self.hands[seat.index()].len() < HAND)
    }

    pub(crate) fn pile_count(&self) -> usize {
        match &self.pile {
            Pile::Count(count) => *count,
            Pile::Known(cards) | Pile::Ordered(cards) => cards.len(),
        }
    }
}

fn by_cell(labyrinth: &Labyrinth) -> Vec<(Card, Laid)> {
    let mut laid: Vec<(Card, Laid)> = labyrinth.iter().collect();
    laid.sort_by_key(|(_, laid)| laid.cell);
    laid
}
