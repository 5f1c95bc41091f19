//! How the built-in bots put it.

use irrgarten_game::{Game as _, Message, SearchRng};
use irrgarten_kit::{Direction, Openings};
use irrgarten_players::{Hint, Knowledge, Thought};

use super::turn::Gain;
use crate::Towers;
use crate::action::Action;
use crate::components::{Arrow, Cards, Magic, Square};
use crate::state::State;

/// What to look for, where to begin, and what to do.
pub(super) fn hint(known: &Knowledge<'_, Towers>, thought: &Thought<Action>) -> [Hint; 3] {
    let plan = Plan::of(known, thought);
    let marks = plan.marks();
    let first = marks.iter().take(1).cloned().collect();
    [
        Hint { message: plan.idea(), marks: Vec::new() },
        Hint { message: plan.place(), marks: first },
        Hint { message: plan.exactly(), marks },
    ]
}

/// A turn, or the rest of one, with what it brings.
struct Plan {
    slide: Option<(Arrow, Openings)>,
    stop: Option<(Square, Cards)>,
    stays: bool,
    gain: Gain,
}

impl Plan {
    fn of(known: &Knowledge<'_, Towers>, thought: &Thought<Action>) -> Plan {
        // Nothing of what is made up here matters for the own turn.
        let mut state: State = Towers::determinize(known.view, &mut SearchRng::new(0));
        let seat = known.seat;
        let (found, rune) = (state.public.found(seat).len(), state.public.rune_done(seat));
        let mut plan = Plan { slide: None, stop: None, stays: false, gain: Gain::Nothing };
        for action in [thought.action].into_iter().chain(thought.then.iter().copied()) {
            if Towers::check(&state, seat, action).is_err() {
                break;
            }
            match action {
                Action::Slide(arrow, openings) => plan.slide = Some((arrow, openings)),
                Action::Move(square, cards) => {
                    plan.stop = Some((square, cards));
                    plan.stays = state.public.pawn(seat) == square;
                }
            }
            Towers::act(&mut state, seat, action);
        }
        plan.gain = if state.public.is_home(seat) {
            Gain::Home
        } else if state.public.found(seat).len() > found {
            Gain::Target
        } else if state.public.rune_done(seat) != rune {
            Gain::Rune
        } else {
            Gain::Nothing
        };
        plan
    }

    /// The arrow and the goal, as in the notation.
    fn marks(&self) -> Vec<String> {
        let arrow = self.slide.map(|(arrow, _)| arrow.to_string());
        arrow.into_iter().chain(self.stop.map(|(square, _)| square.to_string())).collect()
    }

    fn idea(&self) -> Message {
        let magic = self.stop.is_some_and(|(_, cards)| cards.total() > 0);
        Message::new(match (self.gain, magic) {
            (Gain::Home, _) => "advice-home",
            (Gain::Target, false) => "advice-treasure",
            (Gain::Target, true) => "advice-treasure-magic",
            (Gain::Rune, _) => "advice-rune",
            (Gain::Nothing, _) => "advice-nothing",
        })
    }

    fn place(&self) -> Message {
        Message::new(match (self.slide, self.stays) {
            (Some(_), _) => "advice-arrow",
            (None, true) => "advice-stands-well",
            (None, false) => "advice-tower",
        })
    }

    fn exactly(&self) -> Message {
        let slide = self.slide.map(|(arrow, openings)| slide_words(arrow, openings));
        let stop = self.stop.map(|(square, cards)| stop_words(square, cards, self.stays));
        match (slide, stop) {
            (Some(slide), Some(stop)) => Message::new("advice-both").with("slide", slide).with("stop", stop),
            (Some(only), None) | (None, Some(only)) => only,
            (None, None) => Message::new("advice-stands-well"),
        }
    }
}

fn slide_words(arrow: Arrow, openings: Openings) -> Message {
    let sides: Vec<Message> = openings.iter().map(|side| Message::new(side_key(side))).collect();
    Message::new("advice-slide").with("arrow", arrow.to_string()).with("sides", sides)
}

fn stop_words(square: Square, cards: Cards, stays: bool) -> Message {
    let price: Vec<Message> = cards.iter::<Magic>().map(|(card, count)| some_cards(card, count)).collect();
    let message = match (stays, price.is_empty()) {
        (true, _) => Message::new("advice-stay"),
        (false, true) => Message::new("advice-go"),
        (false, false) => Message::new("advice-go-paying").with("cards", price),
    };
    message.with("square", square.to_string())
}

fn some_cards(card: Magic, count: u8) -> Message {
    Message::new("some-cards").with("n", usize::from(count)).with("card", Message::new(card_key(card)))
}

fn side_key(side: Direction) -> &'static str {
    match side {
        Direction::North => "sides-N",
        Direction::East => "sides-E",
        Direction::South => "sides-S",
        Direction::West => "sides-W",
    }
}

fn card_key(card: Magic) -> &'static str {
    match card {
        Magic::Up => "magic-U",
        Magic::Down => "magic-D",
        Magic::Joker => "magic-J",
    }
}
