//! Its views, its pictures and its rulebook.

use std::cell::Cell;

use irrgarten_game::{
    Dice as _, Language, PerSeat, Presentation, Rulebooks, SearchRng, Seat, Viewer, WordsFiles,
};
use irrgarten_kit::{Hand, Indexed as _};
use serde::{Serialize, Serializer};

use crate::bug::Bug;
use crate::game::{NineCards, State};
use crate::notation::write;
use crate::parts::{Card, Cards, Options};
use crate::player::overhear;

/// Cards that a seat holds or has buried.
pub(crate) type Held = Hand<Cards>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    pub(crate) options: Options,
    pub(crate) hands: PerSeat<Held>,
    pub(crate) heaps: PerSeat<Cards>,
    pub(crate) buried: PerSeat<Held>,
    pub(crate) top: Option<Card>,
    pub(crate) turn: Seat,
    pub(crate) drawing: bool,
}

impl View {
    /// No card is in two places, hands are not too large, and the seat that is to move or to draw can.
    pub(crate) fn sound(&self) -> Result<(), String> {
        let mut seen = Cards::EMPTY;
        let held: Vec<Held> = self.hands.iter().chain(self.buried.iter()).copied().collect();
        for cards in self.heaps.iter().copied().chain(held.iter().filter_map(|held| held.open().copied())) {
            if let Some(card) = cards.iter().find(|&card| !seen.add(card)) {
                return Err(format!("card {card} is in two places"));
            }
        }
        let heaped = self.heaps.iter().fold(Cards::EMPTY, |all, &heap| all.or(heap));
        let placed = heaped.len() + held.iter().map(Hand::len).sum::<usize>();
        let pile = Card::COUNT.checked_sub(placed).ok_or("more than nine cards")?;
        let mover = self.hands[self.turn].len();
        let idle = mover == 0 && self.hands.iter().any(|hand| !hand.is_empty());
        let problem = match () {
            () if self.hands.iter().any(|hand| hand.len() > 2) => "more than two cards in a hand",
            () if self.top.map_or(!heaped.is_empty(), |top| !heaped.has(top)) => "the top card is in no heap",
            () if self.drawing && (pile == 0 || mover == 2) => "a draw without need or pile",
            () if !self.drawing && idle => "a seat without cards is on turn",
            () => return Ok(()),
        };
        Err(problem.to_owned())
    }
}

thread_local! {
    /// The bug of the game that looked last: a view does not know its game.
    static PLANTED: Cell<u8> = const { Cell::new(Bug::None as u8) };
    static MOOD: Cell<u32> = const { Cell::new(0) };
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = write(self, &[]);
        match PLANTED.get() {
            // The last one counts, and it never changes.
            bug if bug == Bug::RepeatedField as u8 => {
                serializer.collect_map([("view", text.as_str()), ("view", "")])
            }
            bug if bug == Bug::MoodyJson as u8 => {
                MOOD.set(MOOD.get() + 1);
                serializer.collect_str(&format_args!("{text} {}", MOOD.get()))
            }
            _ => serializer.serialize_str(&text),
        }
    }
}

pub(crate) fn open(state: &State, sees: impl Fn(Seat, Cards) -> bool) -> View {
    let look = |held: &PerSeat<Cards>| {
        PerSeat::from_fn(held.seats(), |seat| Hand::seen(held[seat], sees(seat, held[seat])))
    };
    let &State { options, heaps, top, turn, drawing, .. } = state;
    View { options, hands: look(&state.hands), heaps, buried: look(&state.buried), top, turn, drawing }
}

pub(crate) fn look<const BUG: u8>(state: &State, viewer: Viewer) -> View {
    overhear::<BUG>(state, viewer);
    PLANTED.set(BUG);
    let leak = |cards: Cards| NineCards::<BUG>::has(Bug::LeakingView) && cards.len() == 1;
    let mut view = open(state, |seat, cards| viewer.is(seat) || leak(cards));
    if NineCards::<BUG>::has(Bug::ForgetfulView) {
        view.options = Options::default();
    }
    view
}

pub(crate) fn guess<const BUG: u8>(view: &View, dice: &mut SearchRng) -> State {
    let seats = view.hands.seats();
    let seen =
        |held: &PerSeat<Held>| PerSeat::from_fn(seats, |seat| held[seat].open().copied().unwrap_or_default());
    let (mut hands, mut buried) = (seen(&view.hands), seen(&view.buried));
    if NineCards::<BUG>::has(Bug::CarelessGuess) {
        buried = PerSeat::new(seats);
    }
    let known = [&hands, &buried, &view.heaps].into_iter().flat_map(PerSeat::iter);
    let unseen = known.fold(Cards::full(), |rest, &cards| rest.minus(cards));
    let mut unseen: Vec<Card> = unseen.iter().collect();
    dice.shuffle(&mut unseen);
    for seat in Seat::all(seats) {
        for (held, cards) in [(view.hands[seat], &mut hands[seat]), (view.buried[seat], &mut buried[seat])] {
            if let Hand::Closed(count) = held {
                *cards = unseen.split_off(unseen.len() - count).into_iter().collect();
            }
        }
    }
    let &View { options, heaps, top, turn, drawing, .. } = view;
    State { options, hands, heaps, buried, top, turn, drawing }
}

const WORDS: &str = include_str!("words.ftl");

impl<const BUG: u8> Presentation for NineCards<BUG> {
    const SECRETS: bool = !Self::has(Bug::DeniedSecrets);
    const RULEBOOKS: Rulebooks = Rulebooks([
        "**T-TURN-01** In turn. **T-PLAY-01** From the hand. **T-RISE-01** Rising.",
        if BUG == Bug::RulebookLacksClause as u8 {
            "**T-TURN-01** Der Reihe nach. **T-PLAY-01** Aus der Hand."
        } else {
            "**T-TURN-01** Der Reihe nach. **T-PLAY-01** Aus der Hand. **T-RISE-01** Steigend."
        },
        "**T-TURN-01** À son tour. **T-PLAY-01** De la main. **T-RISE-01** En montant.",
        "**T-TURN-01** Om de beurt. **T-PLAY-01** Uit de hand. **T-RISE-01** Oplopend.",
    ]);
    const WORDS: WordsFiles = if BUG == Bug::UntranslatedWords as u8 {
        WordsFiles([WORDS, "", WORDS, WORDS])
    } else if BUG == Bug::IdleWords as u8 {
        WordsFiles([concat!(include_str!("words.ftl"), "refusal-Rain = Not in the rain.\n"); 4])
    } else {
        WordsFiles([WORDS; 4])
    };

    fn lay_open(state: &State) -> View {
        open(state, |_, _| true)
    }

    fn text_art(view: &View, _: Language) -> String {
        let top = view.top.map_or("nothing".to_owned(), |card| card.to_string());
        format!("{} of {} cards are played, on top {top}\n", played(view), Card::COUNT)
    }

    fn svg(view: &View, _: Language) -> String {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><text>{}</text></svg>", played(view))
    }
}

fn played(view: &View) -> usize {
    view.heaps.iter().map(|heap| heap.len()).sum()
}
