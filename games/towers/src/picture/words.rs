//! What text art and SVG both say.

use irrgarten_game::{Argument, Language, Message, Presentation as _, Seat};
use irrgarten_words::Speaker;

use crate::Towers;
use crate::components::{Colour, Square, Treasure};
use crate::public::Stage;
use crate::view::View;

/// The words for the picture of one table.
pub(super) struct Words<'a> {
    pub(super) view: &'a View,
    speaker: Speaker,
}

impl Words<'_> {
    pub(super) fn new(view: &View, language: Language) -> Words<'_> {
        Words { view, speaker: Speaker::new(&Towers::WORDS, language) }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    pub(super) fn treasure(&self, treasure: Treasure) -> String {
        self.speaker.member("kinds", treasure.name())
    }

    /// The picture in words, for people who do not see it.
    pub(super) fn describe(&self) -> String {
        let towers = Square::all().map(|square| {
            let tower = self.view.public.board.tower(square);
            let told = match tower.treasure() {
                Some(treasure) => {
                    Message::new("picture-tower-treasure").with("treasure", self.treasure(treasure))
                }
                None => Message::new("picture-tower"),
            };
            let told = told.with("square", square.to_string()).with("height", usize::from(tower.height()));
            self.say(&told)
        });
        let towers = towers.collect::<Vec<_>>().join("; ");
        let towers = Message::new("picture-towers").with("towers", towers);
        let seats = Seat::all(self.view.public.seats()).map(|seat| self.mat(seat));
        let told = std::iter::once(towers).chain(seats).map(|message| self.say(&message));
        told.chain([self.turn()]).collect::<Vec<_>>().join(" ")
    }

    fn mat(&self, seat: Seat) -> Message {
        let next = |treasure| Message::new("picture-next").with("treasure", self.treasure(treasure));
        self.seat("picture-mat", seat)
            .with("square", self.view.public.pawn(seat).to_string())
            .with("found", self.view.public.found(seat).len())
            .with("target", or_nothing(self.view.target(seat).map(next)))
            .with("magic", self.view.hand(seat).len())
    }

    /// A message that names a seat with its colour, and tells how many treasures it lacks and whether its rune is done.
    pub(super) fn seat(&self, key: &'static str, seat: Seat) -> Message {
        let public = &self.view.public;
        let rune = if public.rune_done(seat) { "picture-done" } else { "picture-open" };
        Message::new(key)
            .with("seat", seat.to_string())
            .with("colour", colour(public.colour(seat)))
            .with("left", public.left(seat))
            .with("rune", Message::new(rune))
    }

    /// What happens now, in a sentence.
    pub(super) fn turn(&self) -> String {
        self.say(&match self.view.public.stage {
            Stage::Slide(seat) => self.seat("picture-slides", seat),
            Stage::Move(seat) => self.seat("picture-moves", seat),
            Stage::Draw(seat) => self.seat("picture-draws", seat),
            Stage::Won(winners) => {
                let names: Vec<Message> =
                    winners.iter().map(|seat| colour(self.view.public.colour(seat))).collect();
                Message::new("picture-won").with("n", names.len()).with("winners", names)
            }
        })
    }
}

/// A part of a sentence that may be missing.
pub(super) fn or_nothing(part: Option<Message>) -> Argument {
    part.map_or_else(|| "".into(), Argument::from)
}

/// What a colour is called.
fn colour(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Red => "picture-colour-R",
        Colour::Blue => "picture-colour-B",
        Colour::Green => "picture-colour-G",
        Colour::Yellow => "picture-colour-Y",
    })
}
