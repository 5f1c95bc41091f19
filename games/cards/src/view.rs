//! What a viewer sees: everything but other hands and the pile.

use irrgarten_game::{Dice as _, SearchRng, Seat};
use irrgarten_kit::Set;
use serde::{Serialize, Serializer};

use crate::components::{Card, CardSet};
use crate::setup::{Impossible, Setup};
use crate::state::State;

/// A checked setup in which hidden cards are absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View(Setup);

/// The view of someone who sees the hands for which this says yes.
pub(crate) fn seen(state: &State, sees: impl Fn(Seat) -> bool) -> View {
    View(Setup::of(state, sees))
}

impl View {
    pub(crate) fn checked(setup: Setup) -> Result<View, Impossible> {
        setup.check()?;
        Ok(View(setup.canonical()))
    }

    pub fn setup(&self) -> &Setup {
        &self.0
    }

    /// Deals the unseen cards to the hidden places; all ways to do so are equally likely.
    pub(crate) fn guess(&self, dice: &mut SearchRng) -> State {
        let shown = self.0.hands.iter().flatten().flatten();
        let lying = self.0.laid.iter().map(|(card, _)| card).chain(self.0.won.iter().flatten());
        let seen: CardSet = shown.chain(lying).copied().collect();
        let unseen = Set::full().minus(seen);
        let mut order: Vec<Card> = unseen.iter().collect();
        dice.shuffle(&mut order);
        let mut hidden = order.into_iter();
        self.0.state_with(unseen, |hand| {
            hand.iter().filter_map(|card| card.or_else(|| hidden.next())).collect()
        })
    }
}

/// How a view looks in JSON. Cards are numbers, seats count from 1.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
struct Json {
    labyrinth: Vec<LaidJson>,
    hands: Vec<HandJson>,
    won: Vec<Vec<u8>>,
    pile: usize,
    turn: Option<u8>,
    drawing: bool,
    deck: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Laid"))]
struct LaidJson {
    x: i8,
    y: i8,
    card: u8,
    top: char,
}

/// A hand in sight has its cards, any other only their number.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Hand"))]
enum HandJson {
    Cards(Vec<u8>),
    Hidden(usize),
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let setup = &self.0;
        let numbers = |cards: &[Card]| cards.iter().map(|card| card.number()).collect();
        let hand = |hand: &Vec<Option<Card>>| match hand.iter().copied().collect::<Option<Vec<Card>>>() {
            Some(cards) => HandJson::Cards(numbers(&cards)),
            None => HandJson::Hidden(hand.len()),
        };
        let laid = setup.laid.iter().map(|(card, laid)| LaidJson {
            x: laid.cell.x,
            y: laid.cell.y,
            card: card.number(),
            top: laid.top.letter(),
        });
        Json {
            labyrinth: laid.collect(),
            hands: setup.hands.iter().map(hand).collect(),
            won: setup.won.iter().map(|won| numbers(won)).collect(),
            pile: setup.pile_count(),
            turn: setup.mover.map(Seat::number),
            drawing: setup.drawing(),
            deck: setup.rulings.deck.to_string(),
        }
        .serialize(serializer)
    }
}

// The types of the page: `web/view.ts`.
#[cfg(test)]
irrgarten_laws::page_types!(Json);
