//! Cards for programs that learn. The table has no edge, so a place is named by a card that lies there and one of its
//! sides; a card in hand by its place in the hand, and what is taken by the treasure that was joined.

use irrgarten_game::{Features, Learnable, Seat, clockwise, steps_clockwise};
use irrgarten_kit::{Cell, Direction, Hand, Indexed as _, List, Set};

use crate::Cards;
use crate::action::Action;
use crate::components::{CARDS, CARDS_OF_A_KIND, Card, CardSet, Deck, DeckName, MOST_TAKEN};
use crate::labyrinth::Labyrinth;
use crate::options::{Edges, Take};
use crate::state::{HAND, State};
use crate::view::View;

/// Sides of a card, and ways to turn it.
const SIDES: u32 = 4;
/// Places to lay a card: beside each of the cards.
const PLACES: u32 = CARDS as u32 * SIDES;
/// What can be taken: of each of the treasures on a card some of the other cards with it, one bit for each.
const TAKES: u32 = 1 << MOST_TAKEN;

impl Learnable for Cards {
    const NUMBERING: u16 = 1;
    const ACTIONS: u32 = HAND as u32 * SIDES * PLACES * TAKES;

    fn index(state: &State, seat: Seat, action: Action) -> Option<u32> {
        let slot = state.hands[seat].iter().position(|card| card == action.card)? as u32;
        let place = place(&state.labyrinth, action.cell)?;
        let partners = partners(state.deck(), action.card);
        let mut taken = 0;
        for &cell in action.taken.iter() {
            let card = state.labyrinth.at(cell)?;
            taken |= 1 << partners.iter().position(|&partner| partner == card)?;
        }
        Some(((slot * SIDES + action.top.index() as u32) * PLACES + place) * TAKES + taken)
    }

    fn indexed(state: &State, seat: Seat, index: u32) -> Option<Action> {
        let (rest, taken) = (index / TAKES, index % TAKES);
        let (rest, place) = (rest / PLACES, rest % PLACES);
        let (slot, top) = ((rest / SIDES) as usize, Direction::at((rest % SIDES) as usize));
        let card = state.hands[seat].iter().nth(slot)?;
        let beside = state.labyrinth.spot(Card::at((place / SIDES) as usize))?;
        let cell = beside.cell.step(Direction::at((place % SIDES) as usize));
        let mut action = Action { card, top, cell, taken: List::new() };
        for (nth, &partner) in partners(state.deck(), card).iter().enumerate() {
            if taken >> nth & 1 != 0 {
                action.taken.insert_in_order(state.labyrinth.spot(partner)?.cell);
            }
        }
        Some(action)
    }

    fn features(view: &View, first: Seat, features: &mut Features<'_>) {
        let seats = view.seats();
        let labyrinth = view.labyrinth();
        let (corner, _) = labyrinth.bounds().unwrap_or_default();
        let hand = match view.hands[first] {
            Hand::Open(cards) => cards,
            Hand::Closed(_) => Set::EMPTY,
        };
        for card in Card::all() {
            let laid = labyrinth.spot(card);
            let at = laid.map_or(corner, |laid| laid.cell);
            features.flag(laid.is_some());
            features.share((at.x - corner.x).unsigned_abs().into(), CARDS);
            features.share((at.y - corner.y).unsigned_abs().into(), CARDS);
            features.one_of(laid.map(|laid| laid.top.index()), SIDES as usize);
            features.flag(hand.has(card));
            clockwise(first, seats).for_each(|seat| features.flag(view.won[seat].has(card)));
        }
        for seat in clockwise(first, seats) {
            features.share(view.hands[seat].len(), HAND);
            features.share(view.won[seat].len(), CARDS);
        }
        features.share(view.pile, CARDS);
        features.one_of(view.mover.map(|seat| steps_clockwise(first, seat, seats)), seats.into());
        features.flag(view.drawing());
        features.flag(view.rulings.edges == Edges::Strict);
        features.flag(view.rulings.take == Take::AutoMax);
        features.flag(view.rulings.deck == DeckName::Lanes50);
    }
}

/// The card with the smallest number beside this cell, and on which of its sides the cell is.
fn place(labyrinth: &Labyrinth, cell: Cell) -> Option<u32> {
    let sides = Direction::ALL.into_iter();
    let beside = sides.filter_map(|side| Some((labyrinth.neighbour(cell, side)?, side.opposite())));
    let (card, side) = beside.min_by_key(|(card, _)| card.index())?;
    Some(card.index() as u32 * SIDES + side.index() as u32)
}

/// The other cards with the first treasure of this one, then those with the second.
fn partners(deck: &Deck, card: Card) -> List<Card, MOST_TAKEN> {
    const { assert!(MOST_TAKEN == 2 * (CARDS_OF_A_KIND - 1)) };
    let mut partners = List::new();
    for kind in deck.face(card).kinds() {
        let cards: CardSet = deck.of_kind(kind).iter().map(|corridor| corridor.card).collect();
        cards.iter().filter(|&other| other != card).for_each(|other| partners.push(other));
    }
    partners
}
