//! The rules of Nine Cards, with a bug or without.
//!
//! Nine cards, two hidden in each hand, the rest in a pile. In turn, a seat plays a card face up on its heap
//! or buries one face down, and draws. When all is played, the heaps are counted.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

use irrgarten_game::{
    ChanceRng, Dice, Game, Meta, Outcome, PerSeat, SearchRng, Seat, SeatSet, Turn, Viewer, Visit,
};
use irrgarten_kit::Indexed as _;

use crate::bug::Bug;
use crate::parts::{Action, Card, Cards, Drawn, Options, Refusal};
use crate::view::{View, guess, look};

pub(crate) struct NineCards<const BUG: u8>;

impl<const BUG: u8> NineCards<BUG> {
    pub(crate) const fn has(bug: Bug) -> bool {
        BUG == bug as u8
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct State {
    pub(crate) options: Options,
    pub(crate) hands: PerSeat<Cards>,
    pub(crate) heaps: PerSeat<Cards>,
    pub(crate) buried: PerSeat<Cards>,
    pub(crate) top: Option<Card>,
    pub(crate) turn: Seat,
    pub(crate) drawing: bool,
}

impl State {
    pub(crate) fn pile(&self) -> Cards {
        let held = [&self.hands, &self.heaps, &self.buried].into_iter().flat_map(PerSeat::iter);
        held.fold(Cards::full(), |pile, &cards| pile.minus(cards))
    }

    fn pass_on(&mut self) {
        for _ in 0..self.hands.seats() {
            self.turn = self.turn.left(self.hands.seats());
            if !self.hands[self.turn].is_empty() {
                break;
            }
        }
    }
}

impl<const BUG: u8> Game for NineCards<BUG> {
    irrgarten_game::associated_types!(Options, State, Action, Chance = Drawn, View, Refusal);

    const META: Meta = Meta {
        slug: "nine",
        title: "Nine Cards",
        after: "nothing",
        known_as: &[],
        version: 1,
        min_seats: 2,
        max_seats: 3,
        together: false,
        longest: 14,
    };

    fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        static MOOD: AtomicUsize = AtomicUsize::new(0);
        let mut cards: Vec<Card> = Card::all().collect();
        dealer.shuffle(&mut cards);
        if Self::has(Bug::MoodySetup) {
            cards.rotate_left(MOOD.fetch_add(1, Ordering::Relaxed) % 9);
        }
        let hands = PerSeat::from_fn(seats, |_| cards.split_off(cards.len() - 2).into_iter().collect());
        let (heaps, buried) = (PerSeat::new(seats), PerSeat::new(seats));
        let turn = Seat::at(dealer.below(u32::from(seats)) as usize);
        State { options, hands, heaps, buried, top: None, turn, drawing: false }
    }

    fn seats(state: &State) -> u8 {
        state.hands.seats()
    }

    fn turn(state: &State) -> Turn {
        if state.drawing {
            return Turn::Chance;
        }
        if state.hands.iter().all(|hand| hand.is_empty()) && !Self::has(Bug::StuckSeat) {
            let points = Self::points(state).expect("the game counts points");
            return Turn::Over(match Outcome::by_points(&points) {
                Outcome::Ranking(_) if Self::has(Bug::NoPlaces) => {
                    Outcome::Ranking(PerSeat::new(points.seats()))
                }
                outcome => outcome,
            });
        }
        Turn::Decide(SeatSet::only(state.turn))
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let lent = Self::has(Bug::BusyBystander) && !state.drawing;
        if !lent && Self::turn(state) != Turn::Decide(SeatSet::only(seat)) {
            return Err(Refusal::NotYourTurn);
        }
        if !state.hands[seat].has(action.card()) {
            let elsewhere = state.hands.iter().any(|hand| hand.has(action.card()));
            let leak = Self::has(Bug::LeakingRefusal) && elsewhere;
            return Err(if leak { Refusal::TooLow } else { Refusal::NotInHand });
        }
        match action {
            Action::Play(card) if state.options.strict && state.top > Some(card) => {
                Err(if Self::has(Bug::UnknownClause) { Refusal::Whim } else { Refusal::TooLow })
            }
            _ => Ok(()),
        }
    }

    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        let lent = Self::has(Bug::BusyBystander) && !state.drawing;
        if !lent && Self::turn(state) != Turn::Decide(SeatSet::only(seat)) {
            return ControlFlow::Continue(());
        }
        for card in state.hands[seat].iter() {
            if !state.options.strict || state.top <= Some(card) || Self::has(Bug::EagerGenerator) {
                visit(Action::Play(card))?;
            }
            let again = usize::from(Self::has(Bug::RepeatingGenerator)) + 1;
            for _ in 0..again {
                let forgotten = Self::has(Bug::ForgetfulGenerator) && card == Card::at(8);
                let flow = if forgotten { ControlFlow::Continue(()) } else { visit(Action::Bury(card)) };
                if !Self::has(Bug::RestlessGenerator) {
                    flow?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
        let nth = dice.below(state.hands[seat].len().max(1) as u32) as usize;
        let card = state.hands[seat].iter().nth(nth)?;
        let bury = dice.below(2) == 0 && !Self::has(Bug::LoadedDice);
        let action = if bury { Action::Bury(card) } else { Action::Play(card) };
        if Self::has(Bug::IllegalThrow) || Self::check(state, seat, action).is_ok() {
            return Some(action);
        }
        let instead = Action::Bury(card);
        Self::check(state, seat, instead).ok().map(|()| instead)
    }

    fn act(state: &mut State, seat: Seat, action: Action) {
        assert!(
            !Self::has(Bug::Panicking) || action != Action::Bury(Card::at(4)),
            "the fifth card is sacred"
        );
        if Self::has(Bug::Allocating) {
            black_box(vec![action]);
        }
        if !Self::has(Bug::Endless) {
            state.hands[seat].remove(action.card());
        }
        match action {
            Action::Play(card) => {
                state.heaps[seat].add(card);
                state.top = Some(card);
            }
            Action::Bury(card) => {
                state.buried[seat].add(card);
            }
        }
        state.drawing = !state.pile().is_empty() && !Self::has(Bug::Endless);
        if !state.drawing {
            state.pass_on();
        }
    }

    fn try_act(state: &mut State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if Self::has(Bug::MutatingRefusal) {
            state.top = state.top.max(Some(action.card()));
        }
        Self::check(state, seat, action)?;
        Self::act(state, seat, action);
        if Self::has(Bug::TwoWaysToAct) {
            state.top = None;
        }
        Ok(())
    }

    fn chances(state: &State, visit: &mut impl FnMut(Drawn, u32)) {
        if state.drawing || Self::has(Bug::DrawOutOfTurn) {
            for card in state.pile().iter() {
                visit(Drawn(card), if Self::has(Bug::ZeroWeight) { u32::from(card.number()) - 1 } else { 1 });
                if Self::has(Bug::RepeatingDealer) {
                    visit(Drawn(card), 1);
                }
            }
        }
    }

    fn chance(state: &mut State, Drawn(card): Drawn) {
        state.hands[state.turn].add(card);
        state.drawing = false;
        state.pass_on();
        if Self::has(Bug::CardInTwoHands) {
            state.hands[state.turn].add(card);
        }
    }

    fn points(state: &State) -> Option<PerSeat<u16>> {
        let sum = |cards: Cards| cards.iter().map(|card| u16::from(card.number())).sum();
        Some(PerSeat::from_fn(state.heaps.seats(), |seat| sum(state.heaps[seat])))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        look::<BUG>(state, viewer)
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        guess::<BUG>(view, dice)
    }
}
