//! What text art and SVG both say.

use std::fmt::Write as _;

use irrgarten_game::{Argument, Language, Message, Presentation as _, Seat};
use irrgarten_words::Speaker;

use crate::Paintings;
use crate::components::{Colour, Painting};
use crate::public::Stage;
use crate::setup::Laid;
use crate::view::View;

/// The words for the picture of one table.
pub(super) struct Words<'a> {
    view: &'a View,
    speaker: Speaker,
}

impl Words<'_> {
    pub(super) fn new(view: &View, language: Language) -> Words<'_> {
        Words { view, speaker: Speaker::new(&Paintings::WORDS, language) }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    pub(super) fn turn(&self) -> String {
        let told = |key, seat| Message::new(key).with("seat", self.seat(seat));
        self.say(&match self.view.public.stage {
            Stage::Read(seat) => told("picture-read", seat),
            Stage::Page(seat) => told("picture-page", seat),
            Stage::Act { seat, moves, collected } => {
                let movement = match (moves, collected) {
                    (0, _) => "picture-no-move",
                    (_, 0) => "picture-move",
                    _ => "picture-bonus",
                };
                let told = told("picture-act", seat).with("movement", Message::new(movement));
                told.with("n", usize::from(collected))
            }
            Stage::Orient { seat, .. } => told("picture-orient", seat).with("tile", self.turned_up()),
            Stage::Draw { seat, left } => told("picture-draw", seat).with("n", usize::from(left)),
            Stage::Won => Message::new("picture-won"),
            Stage::Lost => Message::new("picture-lost"),
        })
    }

    /// The shape of the tile that was just turned up: `└`.
    fn turned_up(&self) -> String {
        let turned = |laid: &Laid| matches!(laid, Laid::Turned(_));
        let tile = self.view.tiles.iter().find(|laid| turned(laid)).and_then(|laid| laid.tile());
        tile.map_or_else(String::new, |tile| self.view.set.openings(tile).picture().to_string())
    }

    /// `Seat 1 (red)`
    fn seat(&self, seat: Seat) -> Message {
        let colour = colour(self.view.public.colours[seat]);
        Message::new("picture-seat").with("seat", seat.to_string()).with("colour", colour)
    }

    /// The picture in words, for screen readers.
    pub(super) fn describe(&self) -> String {
        let public = &self.view.public;
        let counts = Message::new("picture-counts")
            .with("found", public.found().len())
            .with("pile", public.pile.len())
            .with("book", public.book.len());
        let mut text = self.say(&counts);
        for seat in Seat::all(public.seats()) {
            let cards: Vec<Message> =
                public.tableaus[seat].iter().flatten().map(|&card| painting(card)).collect();
            let cards: Argument =
                if cards.is_empty() { Message::new("nothing").into() } else { cards.into() };
            let told = Message::new("picture-mat")
                .with("seat", self.seat(seat))
                .with("square", public.pawns[seat].to_string())
                .with("cards", cards);
            let _ = write!(text, " {}", self.say(&told));
        }
        text + " " + &self.turn()
    }
}

/// `A castle`
pub(crate) fn painting(card: Painting) -> Message {
    Message::new("picture-card").with("letter", card.letter().to_string()).with("painting", card.message())
}

/// What a colour is called.
pub(super) fn colour(colour: Colour) -> Message {
    Message::new(["colours-R", "colours-B", "colours-G", "colours-Y"][colour as usize])
}
