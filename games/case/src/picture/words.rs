//! What text art and SVG both say.

use irrgarten_game::{Language, Message, Presentation as _, Seat};
use irrgarten_words::Speaker;

use crate::Case;
use crate::components::Card;
use crate::log::{Entry, What};
use crate::notation::digit;
use crate::public::{Phase, Public};
use crate::theme;

/// The words for the picture of one table.
pub(super) struct Words<'a> {
    public: &'a Public,
    speaker: Speaker,
}

impl Words<'_> {
    pub(super) fn new(public: &Public, language: Language) -> Words<'_> {
        Words { public, speaker: Speaker::new(&Case::WORDS, language) }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// What is going on.
    pub(super) fn headline(&self) -> String {
        let public = self.public;
        let player = |key, seat| Message::new(key).with("player", self.player(seat));
        let turn = |key| player(key, public.mover).with("turn", usize::from(public.turn));
        self.say(&match public.phase {
            Phase::Take => player("picture-take", public.mover),
            Phase::Lay => player("picture-lay", public.mover),
            Phase::Start => turn("picture-start"),
            Phase::Dice => turn("picture-dice"),
            Phase::Walk(roll) => turn("picture-walk").with("n", usize::from(roll)),
            Phase::Suspect => turn("picture-suspect"),
            Phase::Answer { triple, asked, .. } => turn("picture-answer")
                .with("triple", triple.to_string())
                .with("asked", digit(public, asked).to_string()),
            Phase::Accuse => turn("picture-accuse"),
            Phase::Verdict(triple) => turn("picture-verdict").with("triple", triple.to_string()),
            Phase::Over(None) => Message::new("picture-unsolved"),
            Phase::Over(Some(seat)) => player("picture-solved", seat),
        })
    }

    /// `3 Captain`.
    pub(super) fn player(&self, seat: Seat) -> String {
        match self.public.players[seat] {
            Some(suspect) => format!("{} {}", suspect.letter(), self.say(&theme::name(suspect.card()))),
            None => self.say(&Message::new("picture-seat").with("seat", seat.to_string())),
        }
    }
}

/// `s2eA 3- 5=A`, what was said in a line of the history, with the card that was shown if the viewer knows it.
pub(super) fn history(public: &Public, entry: Entry, card: Option<Card>) -> String {
    let passes = match entry.what {
        What::Accusation => return format!("a{}!", entry.triple),
        What::Suspicion { passes, .. } => usize::from(passes),
    };
    let before: String =
        public.answerers(entry.seat).take(passes).flat_map(|seat| [' ', digit(public, seat), '-']).collect();
    let shown = public
        .shower(entry)
        .map_or_else(String::new, |by| format!(" {}={}", digit(public, by), card.map_or('?', Card::letter)));
    format!("s{}{before}{shown}", entry.triple)
}
