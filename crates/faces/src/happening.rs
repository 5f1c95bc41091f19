//! An event at a position, and what each viewer may know of it.

use irrgarten_game::record::Line;
use irrgarten_game::{Seat, Viewer};

use crate::Json;

/// An event that has just happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// The seat that acted; `None` for a draw.
    pub seat: Option<Seat>,
    /// The action or chance event in full.
    pub text: String,
    /// Does a record begin a new line with it?
    pub opens_line: bool,
    /// Could it be taken back without anybody knowing more than before?
    pub can_be_undone: bool,
    /// What each viewer may know of its text.
    pub redacted: Redacted,
    /// What it has led to, for a sentence about it ([`Presentation::effect`]).
    ///
    /// [`Presentation::effect`]: irrgarten_game::Presentation::effect
    pub effect: Option<Json>,
}

impl Happening {
    /// The event as this viewer may know it.
    pub fn redacted_for(&self, who: Viewer) -> &str {
        self.redacted.of_text(&self.text, who)
    }

    /// Does this viewer know all of it?
    pub fn is_open_to(&self, who: Viewer) -> bool {
        self.redacted.is_open_to(&self.text, who)
    }
}

/// What each viewer may know of the text of an event, which is kept elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Redacted(
    /// What each seat and then the public may know, a line for each; `None` if all of them may know all of it.
    Option<Box<str>>,
);

impl Redacted {
    /// Everybody may know all of it.
    pub(crate) const NOTHING: Redacted = Redacted(None);

    /// What each seat and then the public may know.
    pub(crate) fn of(text: &str, known: impl Iterator<Item = String>) -> Redacted {
        let known: Vec<String> = known.collect();
        let is_open = known.iter().all(|known| known == text);
        Redacted((!is_open).then(|| known.join("\n").into()))
    }

    /// Nobody may know any of it.
    pub fn everything() -> Redacted {
        Redacted(Some("".into()))
    }

    /// May everybody know all of it?
    pub fn is_nothing(&self) -> bool {
        self.0.is_none()
    }

    /// The text as this viewer may know it.
    pub fn of_text<'a>(&'a self, text: &'a str, who: Viewer) -> &'a str {
        let Some(redacted) = &self.0 else { return text };
        let known = match who {
            Viewer::Seat(seat) => redacted.lines().nth(seat.index()),
            Viewer::Public => redacted.lines().last(),
        };
        known.unwrap_or("?")
    }

    /// Does this viewer know all of it?
    pub fn is_open_to(&self, text: &str, who: Viewer) -> bool {
        self.of_text(text, who) == text
    }
}

/// Events as lines of a record: in full, or as one viewer may know them.
pub fn lines(happened: &[Happening], who: Option<Viewer>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for happening in happened {
        let token = who.map_or(happening.text.as_str(), |who| happening.redacted_for(who)).to_owned();
        match lines.last_mut() {
            Some(line) if !happening.opens_line => line.tokens.push(token),
            _ => {
                lines.push(Line { seat: happening.seat, tokens: vec![token], number: None });
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_that_is_hidden_in_part_is_not_open() {
        let (one, two) = (Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)));
        let secret = Redacted::of("07", ["07", "?", "?"].map(str::to_owned).into_iter());
        assert!(secret.is_open_to("07", one));
        assert!(!secret.is_open_to("07", two) && !secret.is_open_to("07", Viewer::Public));
        let open = Redacted::of("07", ["07", "07", "07"].map(str::to_owned).into_iter());
        assert_eq!(open, Redacted::NOTHING);
        assert_eq!(Redacted::everything().of_text("07", one), "?");
    }
}
