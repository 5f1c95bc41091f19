//! Advice as messages: what to look for, where, and what exactly.

use irrgarten_game::{Message, Seat};
use irrgarten_players::Hint;

use crate::action::Action;
use crate::board::{Room, Spot};
use crate::public::Public;
use crate::theme::{name, name_triple, room_name};

pub(super) fn hint(public: &Public, seat: Seat, action: Action) -> [Hint; 3] {
    let (part, mark) = part(action, public.pawn(seat));
    [
        step(Message::new(idea(action)), Vec::new()),
        step(Message::new(part), mark.into_iter().collect()),
        step(exactly(action), marks(action)),
    ]
}

/// The idea, without any place or card.
fn idea(action: Action) -> &'static str {
    match action {
        Action::Accuse(_) => "advice-accuse-idea",
        Action::Suspect(_) => "advice-suspect-idea",
        Action::Show(..) => "advice-show-idea",
        Action::Go(_) | Action::Roll | Action::Passage | Action::Stuck => "advice-walk-idea",
        Action::Take(_) => "advice-take-idea",
        Action::End | Action::Lay(..) | Action::Leave(_) => "advice-other-idea",
    }
}

/// A part of it: one mark.
fn part(action: Action, pawn: Option<Spot>) -> (&'static str, Option<String>) {
    let one = |letter: char| Some(letter.to_string());
    match action {
        Action::Go(spot) => ("advice-there", Some(spot.to_string())),
        Action::Passage | Action::Roll | Action::Stuck | Action::End => {
            ("advice-here", pawn.map(|spot| spot.to_string()))
        }
        Action::Suspect(triple) | Action::Accuse(triple) => {
            ("advice-suspect-part", one(triple.suspect.letter()))
        }
        Action::Show(_, card) => ("advice-show-part", one(card.letter())),
        Action::Take(suspect) | Action::Leave(suspect) => ("advice-take-part", one(suspect.letter())),
        Action::Lay(exhibit, _) => ("advice-lay-part", one(exhibit.letter())),
    }
}

/// All of it.
fn exactly(action: Action) -> Message {
    match action {
        Action::Roll => Message::new("advice-roll"),
        Action::Passage => Message::new("advice-passage"),
        Action::Stuck => Message::new("advice-stuck"),
        Action::End => Message::new("advice-end"),
        Action::Go(Spot::Room(room)) => Message::new("advice-go").with("spot", room_name(room)),
        Action::Go(Spot::Square(_)) => Message::new("advice-go-square"),
        Action::Suspect(triple) => name_triple(Message::new("advice-suspect"), triple),
        Action::Accuse(triple) => name_triple(Message::new("advice-accuse"), triple),
        Action::Show(_, card) => Message::new("advice-show").with("card", name(card)),
        Action::Take(suspect) => Message::new("advice-take").with("suspect", name(suspect.card())),
        Action::Lay(exhibit, place) => Message::new("advice-lay")
            .with("exhibit", name(exhibit.card()))
            .with("place", room_name(Room::from(place))),
        Action::Leave(_) => Message::new("advice-leave"),
    }
}

fn marks(action: Action) -> Vec<String> {
    match action {
        Action::Suspect(triple) | Action::Accuse(triple) => {
            triple.cards().iter().map(|card| card.letter().to_string()).collect()
        }
        Action::Go(spot) => vec![spot.to_string()],
        Action::Show(_, card) => vec![card.letter().to_string()],
        Action::Take(suspect) | Action::Leave(suspect) => vec![suspect.letter().to_string()],
        Action::Lay(exhibit, place) => vec![exhibit.letter().to_string(), place.letter().to_string()],
        Action::Roll | Action::Passage | Action::Stuck | Action::End => Vec::new(),
    }
}

/// One step of advice: a sentence, and what lights up on the board.
fn step(message: Message, marks: Vec<String>) -> Hint {
    Hint { message, marks }
}
