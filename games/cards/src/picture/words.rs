//! What text art and SVG both say.

use irrgarten_game::{Argument, Language, Message, Presentation as _};
use irrgarten_words::Speaker;

use crate::Cards;
use crate::components::Kind;
use crate::view::View;

/// The words for the picture of one table.
pub(super) struct Words<'a> {
    pub(super) view: &'a View,
    speaker: Speaker,
}

impl Words<'_> {
    pub(super) fn new(view: &View, language: Language) -> Words<'_> {
        Words { view, speaker: Speaker::new(&Cards::WORDS, language) }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    pub(super) fn treasure(&self, kind: Kind) -> String {
        self.speaker.member("kinds", kind.name())
    }

    /// What happens now, and how many cards are left.
    pub(super) fn status(&self) -> String {
        let turn = match self.view.mover {
            None => Message::new("picture-over"),
            Some(seat) => {
                let key = if self.view.drawing() { "picture-draws" } else { "picture-lays" };
                Message::new(key).with("seat", seat.to_string())
            }
        };
        self.say(&Message::new("picture-status").with("turn", turn).with("n", self.view.pile))
    }

    /// The picture in words, for people who do not see it.
    pub(super) fn describe(&self) -> String {
        let laid = self.view.labyrinth.by_cell().into_iter().map(|(card, laid)| {
            let at = Message::new("picture-laid").with("card", format!("{card}{}", laid.top.letter()));
            self.say(&at.with("cell", laid.cell.to_string()))
        });
        let laid: Vec<String> = laid.collect();
        let labyrinth =
            Message::new("picture-labyrinth").with("n", laid.len()).with("cards", laid.join("; "));
        let seats = self.view.hands.each().map(|(seat, hand)| {
            let hidden = || Argument::from(Message::new("picture-hidden"));
            let mut held: Vec<Argument> =
                hand.each().map(|card| card.map_or_else(hidden, |card| card.to_string().into())).collect();
            if held.is_empty() {
                held.push(Message::new("picture-nothing").into());
            }
            Message::new("picture-hand")
                .with("seat", seat.to_string())
                .with("cards", Argument::List(held))
                .with("n", self.view.won[seat].len())
        });
        let told = std::iter::once(labyrinth).chain(seats).map(|message| self.say(&message));
        told.chain([self.status()]).collect::<Vec<_>>().join(" ")
    }
}
