//! Hands: cards from 1 to 40, four in each hidden hand.
//!
//! The seat on turn plays a card and draws another, which nobody else sees. A card higher than the one before it is a
//! point. Before that a seat may knock, once a turn: it changes nothing and can be taken back.

mod notation;
mod options;

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use irrgarten_game::{
    BadText, ChanceRng, Dice as _, Game, Language, Meta, Outcome, PerSeat, Ply, PlyOf, Presentation,
    Rulebooks, SearchRng, Seat, SeatSet, Turn, Viewer, Visit, WordsFiles,
};
use irrgarten_kit::{Cursor, Hand, Set};
use irrgarten_players::Hints;
use serde::Serialize;

use options::Options;

/// The game.
pub struct Hands;

irrgarten_kit::numbered_cards! {
    /// A card.
    pub struct Card of 40;
}

/// How many cards a seat holds while there are some to draw.
const HAND: usize = 4;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Public {
    played: Set<Card>,
    /// The card that was played last.
    top: Option<Card>,
    points: PerSeat<u16>,
    mover: Seat,
    /// Has the mover knocked? Nothing where knocking is not allowed.
    knocked: Option<bool>,
    /// The mover has played and draws.
    drawing: bool,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    public: Public,
    hands: PerSeat<Set<Card>>,
}

impl State {
    /// The cards in no hand that have not been played.
    fn pile(&self) -> Set<Card> {
        self.hands.iter().fold(Set::full().minus(self.public.played), |left, hand| left.minus(*hand))
    }
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    public: Public,
    hands: PerSeat<Hand<Set<Card>>>,
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Plays a card: `07`.
    Play(Card),
    /// Knocks: `knock`.
    Knock,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => card.fmt(f),
            Action::Knock => f.write_str("knock"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        Cursor::whole(text, |cursor| {
            if cursor.eat("knock") { Ok(Action::Knock) } else { Card::read(cursor).map(Action::Play) }
        })
    }
}

/// The mover draws this card: `+07`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drawn(Card);

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

impl FromStr for Drawn {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Drawn, BadText> {
        Cursor::whole(text, |cursor| {
            cursor.expect("+")?;
            Card::read(cursor).map(Drawn)
        })
    }
}

irrgarten_game::refusals! {
    NotYourTurn: "H-TURN-01",
    NotInHand: "H-PLAY-01",
    NoMoreKnocks: "H-KNOCK-01",
}

impl Game for Hands {
    irrgarten_game::associated_types!(Options, State, Action, Chance = Drawn, View, Refusal);

    const META: Meta = Meta {
        slug: "hands",
        title: "Hands",
        after: "nothing",
        known_as: &[],
        version: 1,
        min_seats: 1,
        max_seats: 6,
        together: false,
        longest: 120,
    };
    fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        let mut cards: Vec<Card> = Set::full().iter().collect();
        dealer.shuffle(&mut cards);
        let hands = PerSeat::from_fn(seats, |_| cards.split_off(cards.len() - HAND).into_iter().collect());
        let public = Public {
            played: Set::EMPTY,
            top: None,
            points: PerSeat::new(seats),
            mover: options.first.draw(seats, dealer),
            knocked: options.knocks.then_some(false),
            drawing: false,
        };
        State { public, hands }
    }

    fn seats(state: &State) -> u8 {
        state.hands.seats()
    }

    fn turn(state: &State) -> Turn {
        match state.public {
            Public { drawing: true, .. } => Turn::Chance,
            // All hands become empty in the same round.
            Public { mover, points, .. } if state.hands[mover].is_empty() => {
                Turn::Over(Outcome::by_points(&points))
            }
            Public { mover, .. } => Turn::Decide(SeatSet::only(mover)),
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !matches!(Hands::turn(state), Turn::Decide(seats) if seats.has(seat)) {
            return Err(Refusal::NotYourTurn);
        }
        match action {
            Action::Play(card) if !state.hands[seat].has(card) => Err(Refusal::NotInHand),
            Action::Knock if state.public.knocked != Some(false) => Err(Refusal::NoMoreKnocks),
            Action::Play(_) | Action::Knock => Ok(()),
        }
    }

    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        let all = state.hands[seat].iter().map(Action::Play).chain([Action::Knock]);
        all.filter(|&action| Hands::check(state, seat, action).is_ok()).try_for_each(visit)
    }

    fn act(state: &mut State, seat: Seat, action: Action) {
        let Action::Play(card) = action else {
            state.public.knocked = Some(true);
            return;
        };
        state.hands[seat].remove(card);
        let public = &mut state.public;
        public.played.add(card);
        public.points[seat] += u16::from(public.top.is_none_or(|top| card > top));
        public.top = Some(card);
        public.knocked = public.knocked.map(|_| false);
        state.public.drawing = !state.pile().is_empty();
        if !state.public.drawing {
            state.public.mover = seat.left(state.hands.seats());
        }
    }

    /// A card that is played shows it to the others, and another one is drawn: only alone and without a pile nothing new
    /// is seen.
    fn can_be_undone(state: &State, _: Seat, action: Action) -> bool {
        action == Action::Knock || state.hands.seats() == 1 && state.pile().is_empty()
    }

    fn chances(state: &State, visit: &mut impl FnMut(Drawn, u32)) {
        if state.public.drawing {
            state.pile().iter().for_each(|card| visit(Drawn(card), 1));
        }
    }

    fn chance(state: &mut State, Drawn(card): Drawn) {
        let mover = state.public.mover;
        state.hands[mover].add(card);
        state.public.drawing = false;
        state.public.mover = mover.left(state.hands.seats());
    }

    fn points(state: &State) -> Option<PerSeat<u16>> {
        Some(state.public.points)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view(state, |seat| viewer.is(seat))
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        let open = view.hands.iter().filter_map(Hand::open);
        let unseen = open.fold(Set::full().minus(view.public.played), |left, hand| left.minus(*hand));
        let mut unseen: Vec<Card> = unseen.iter().collect();
        dice.shuffle(&mut unseen);
        let hands = PerSeat::from_fn(view.hands.seats(), |seat| match view.hands[seat] {
            Hand::Open(cards) => cards,
            Hand::Closed(count) => unseen.split_off(unseen.len() - count).into_iter().collect(),
        });
        State { public: view.public, hands }
    }
}

fn view(state: &State, sees: impl Fn(Seat) -> bool) -> View {
    let hand = |seat| Hand::seen(state.hands[seat], sees(seat));
    View { public: state.public, hands: PerSeat::from_fn(state.hands.seats(), hand) }
}

impl irrgarten_players::puzzles::Puzzles for Hands {}

impl Hints for Hands {
    /// A high card is worth more than knocking.
    fn promise(_: &State, _: Seat, action: Action) -> i32 {
        match action {
            Action::Play(card) => i32::from(card.number()),
            Action::Knock => 0,
        }
    }
}

const BOOK: &str = "# Hands\n\nHidden hands.\n\n- **H-TURN-01** One after the other.\n\
                    - **H-PLAY-01** A card of the hand.\n- **H-KNOCK-01** Once a turn.\n";

const BUCH: &str = "# Hände\n\nVerdeckte Hände.\n";

impl Presentation for Hands {
    const RULEBOOKS: Rulebooks = Rulebooks([BOOK, BUCH, BOOK, BOOK]);
    const EXAMPLES: &'static str =
        "example start\nposition hands/1 t=- top=- s=0,0 n=1 k=0 d=0 h=07,39|?,?\n";
    const WORDS: WordsFiles = WordsFiles([include_str!("../../words/hands.ftl"); 4]);

    fn lay_open(state: &State) -> View {
        view(state, |_| true)
    }

    fn text_art(view: &View, _: Language) -> String {
        view.hands.iter().map(|hand| hand.text() + "\n").collect()
    }

    fn svg(_: &View, _: Language) -> String {
        crate::SVG.to_owned()
    }

    /// The card that is covered, and the hand the other one comes from: only its size, for the public sees no more. Made
    /// from the view of the seat that acts, it would tell everybody the cards, which the secrecy tests of `table` catch.
    fn motion(before: impl FnOnce() -> View, seat: Seat, action: Action) -> Option<impl Serialize> {
        let before = before();
        let covered = before.public.top.map(Card::number);
        let hand = before.hands[seat].json(|cards| cards.iter().map(Card::number).collect::<Vec<u8>>());
        covered.filter(|_| matches!(action, Action::Play(_))).map(|covered| (covered, hand))
    }

    /// The hand that is left: again only its size.
    fn effect(
        _: impl FnOnce() -> View,
        after: impl FnOnce() -> View,
        ply: &PlyOf<Hands>,
    ) -> Option<impl Serialize> {
        let &Ply::Act(seat, Action::Play(_)) = ply else { return None };
        Some(after().hands[seat].json(|cards| cards.iter().map(Card::number).collect::<Vec<u8>>()))
    }
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Json {
            top: Option<u8>,
            hands: Vec<irrgarten_kit::HandJson<Vec<u8>>>,
            points: Vec<u16>,
        }
        let numbers = |cards: &Set<Card>| cards.iter().map(Card::number).collect();
        Json {
            top: self.public.top.map(Card::number),
            hands: self.hands.iter().map(|hand| hand.json(numbers)).collect(),
            points: self.public.points.iter().copied().collect(),
        }
        .serialize(serializer)
    }
}
