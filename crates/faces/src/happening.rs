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
    /// What each seat and then the public may know, a line for each; `None` if all of them may know all of it.
    pub(crate) redacted: Option<Box<str>>,
    /// What it has led to, for a sentence about it ([`Presentation::effect`]).
    ///
    /// [`Presentation::effect`]: irrgarten_game::Presentation::effect
    pub effect: Option<Json>,
}

impl Happening {
    /// The event as this viewer may know it.
    pub fn redacted_for(&self, who: Viewer) -> &str {
        let Some(redacted) = &self.redacted else { return &self.text };
        let known = match who {
            Viewer::Seat(seat) => redacted.lines().nth(seat.index()),
            Viewer::Public => redacted.lines().last(),
        };
        known.unwrap_or("?")
    }

    /// Does this viewer know all of it?
    pub fn is_open_to(&self, who: Viewer) -> bool {
        self.redacted_for(who) == self.text
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
        let (text, redacted) = ("07".to_owned(), Some("07\n?\n?".into()));
        let secret = Happening {
            seat: Some(Seat::at(0)),
            text,
            opens_line: true,
            can_be_undone: false,
            redacted,
            effect: None,
        };
        assert!(secret.is_open_to(Viewer::Seat(Seat::at(0))));
        assert!(!secret.is_open_to(Viewer::Seat(Seat::at(1))) && !secret.is_open_to(Viewer::Public));
        assert!(Happening { redacted: None, ..secret }.is_open_to(Viewer::Public));
    }
}
