//! The checked door between anything one can write down and a position that can be played on.

use irrgarten_game::{PerSeat, Seat, SeatSet, Viewer};
use irrgarten_kit::{List, Openings, Set};

use crate::board::Board;
use crate::components::{Arrow, CARDS_OF_A_KIND, Cards, Colour, Magic, Square, Treasure};
use crate::deal::movable_squares;
use crate::state::{Pile, Stage, State};
use crate::tower::Tower;

/// A hand of magic cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    Open(Cards),
    /// So many cards one does not see.
    Closed(usize),
}

impl Hand {
    pub fn len(&self) -> usize {
        match self {
            Hand::Open(cards) => cards.total(),
            Hand::Closed(count) => *count,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What is known of the draw pile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deck {
    Count(usize),
    /// Which cards, not in which order.
    Known(Vec<Magic>),
    /// The next card first.
    Ordered(Vec<Magic>),
}

impl Deck {
    pub fn len(&self) -> usize {
        match self {
            Deck::Count(count) => *count,
            Deck::Known(cards) | Deck::Ordered(cards) => cards.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub colour: Colour,
    pub pawn: Square,
    /// Treasures found, in this order.
    pub found: Vec<Treasure>,
    /// Treasure cards still to be found, the target first; `None` is a card one does not see.
    pub pile: Vec<Option<Treasure>>,
    pub rune_done: bool,
    pub hand: Hand,
    /// Is every magic card a joker for this seat?
    pub kid: bool,
}

/// A position as it is written, possible or not, with or without its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on the squares without a fixed tower, row by row.
    pub towers: Vec<(Tower, Openings)>,
    pub free: Tower,
    /// By seat.
    pub places: Vec<Place>,
    pub deck: Deck,
    pub discard: Vec<Magic>,
    pub stage: Stage,
    pub barred: Option<Arrow>,
    pub stay_finds: bool,
    /// With `equal_turns`: the seat with which every round begins.
    pub round: Option<Seat>,
}

/// The part of a position that cannot be, in the order in which they are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    Board,
    Free,
    Pawns,
    Treasures,
    Hands,
    Deck,
    Discard,
    Turn,
    Barred,
}

/// Why a setup is no position: which part, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible {
    pub part: Part,
    pub expected: String,
}

pub(crate) fn impossible<T>(part: Part, expected: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible { part, expected: expected.into() })
}

impl Setup {
    pub fn seats(&self) -> u8 {
        self.places.len() as u8
    }

    /// The state this describes, if it describes one completely.
    pub fn to_state(&self) -> Result<State, Impossible> {
        self.check()?;
        if self.places.iter().flat_map(|place| &place.pile).any(Option::is_none) {
            return impossible(
                Part::Treasures,
                "all treasure cards in sight: a position with ? is only a view",
            );
        }
        if self.places.iter().any(|place| matches!(place.hand, Hand::Closed(_))) {
            return impossible(Part::Hands, "all hands in sight: a position with ? is only a view");
        }
        Ok(self.state_with(&mut std::iter::empty(), &mut std::iter::empty()))
    }

    /// The board, if there are enough towers.
    pub fn board(&self) -> Board {
        let mut towers = self.towers.iter();
        Board::new(self.free, |_| towers.next().copied().unwrap_or((self.free, self.free.openings())))
    }

    /// The magic cards one does not see, wherever they are.
    pub(crate) fn unseen_magic(&self) -> Cards {
        let mut unseen: Cards =
            Magic::ALL.iter().flat_map(|&card| [card; CARDS_OF_A_KIND as usize]).collect();
        let held = self.places.iter().filter_map(|place| match place.hand {
            Hand::Open(cards) => Some(cards),
            Hand::Closed(_) => None,
        });
        let held = held.flat_map(|cards| Magic::ALL.map(|card| (card, cards.count(card))));
        for (card, count) in held.chain(self.discard.iter().map(|&card| (card, 1))) {
            for _ in 0..count {
                unseen.take(card);
            }
        }
        unseen
    }

    /// The treasures one does not see on cards.
    pub(crate) fn unseen_treasures(&self) -> Set<Treasure> {
        Set::full().minus(self.treasures().collect())
    }

    pub(crate) fn treasures(&self) -> impl Iterator<Item = Treasure> {
        let piles = self.places.iter();
        piles.flat_map(|place| place.found.iter().copied().chain(place.pile.iter().filter_map(|card| *card)))
    }

    /// The state with these cards in the hidden places. The rest has been checked.
    pub(crate) fn state_with(
        &self,
        treasures: &mut impl Iterator<Item = Treasure>,
        magic: &mut impl Iterator<Item = Magic>,
    ) -> State {
        let seats = self.seats();
        let place = |seat: Seat| &self.places[seat.index()];
        let mut deck = self.unseen_magic();
        let hands = PerSeat::from_fn(seats, |seat| match place(seat).hand {
            Hand::Open(cards) => cards,
            Hand::Closed(count) => {
                let cards = magic.by_ref().take(count).filter(|&card| deck.take(card));
                cards.collect()
            }
        });
        let mut discard = List::new();
        self.discard.iter().for_each(|&card| discard.push(card));
        let chosen = |wanted: fn(&Place) -> bool| {
            Seat::all(seats).filter(|&seat| wanted(place(seat))).collect::<SeatSet>()
        };
        State {
            board: self.board(),
            colours: PerSeat::from_fn(seats, |seat| place(seat).colour),
            pawns: PerSeat::from_fn(seats, |seat| place(seat).pawn),
            piles: PerSeat::from_fn(seats, |seat| {
                let mut cards = List::new();
                let known = place(seat).found.iter().map(|&card| Some(card)).chain(place(seat).pile.clone());
                known.filter_map(|card| card.or_else(|| treasures.next())).for_each(|card| cards.push(card));
                Pile { cards, found: place(seat).found.len() as u8 }
            }),
            runes: chosen(|place| place.rune_done),
            hands,
            deck,
            discard,
            stage: self.stage,
            barred: self.barred,
            kids: chosen(|place| place.kid),
            stay_finds: self.stay_finds,
            round: self.round,
        }
    }

    /// The setup of a state as somebody sees it; nobody in particular sees everything.
    pub(crate) fn of(state: &State, who: Option<Viewer>) -> Setup {
        let place = |seat: Seat| {
            let mine = who.is_none_or(|who| who.is(seat));
            let card =
                |(nth, &card): (usize, &Treasure)| (who.is_none() || (mine && nth == 0)).then_some(card);
            let hand = state.hand(seat);
            Place {
                colour: state.colour(seat),
                pawn: state.pawn(seat),
                found: state.found(seat).to_vec(),
                pile: state.pile(seat).iter().enumerate().map(card).collect(),
                rune_done: state.rune_done(seat),
                hand: if mine { Hand::Open(hand) } else { Hand::Closed(hand.total()) }.canonical(),
                kid: state.is_kid(seat),
            }
        };
        Setup {
            towers: movable_squares()
                .map(|square| (state.board.tower(square), state.board.openings(square)))
                .collect(),
            free: state.board.free(),
            places: Seat::all(state.seats()).map(place).collect(),
            deck: Deck::Count(state.deck.total()),
            discard: state.discard.to_vec(),
            stage: state.stage,
            barred: state.barred,
            stay_finds: state.stay_finds,
            round: state.round,
        }
    }

    /// The same setup in its one canonical form: empty hands are open, the draw pile is counted.
    pub(crate) fn canonical(mut self) -> Setup {
        for place in &mut self.places {
            place.hand = place.hand.canonical();
        }
        self.deck = Deck::Count(self.deck.len());
        self
    }
}

impl Hand {
    /// Nothing is hidden in an empty hand.
    fn canonical(self) -> Hand {
        if self.is_empty() { Hand::Open(Cards::EMPTY) } else { self }
    }
}
