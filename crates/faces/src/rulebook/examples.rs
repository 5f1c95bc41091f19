//! The examples of a game's rulebooks, `rulebook/examples.txt`: each stands there once, under a name.
//!
//! A line is a word and what it is about; `#` begins a comment. docs/adding-a-game.md explains the words.

use std::error::Error;
use std::fmt;

use irrgarten_game::{MAX_SEATS, Seat, Viewer};

/// All examples of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Examples {
    /// How many the game wants to have at least: `least 6`.
    pub least: usize,
    /// In the order of the file.
    pub list: Vec<Example>,
}

/// An example: one picture, or several that lead from one to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// Small letters, digits and hyphens.
    pub name: String,
    /// At least one.
    pub panels: Vec<Panel>,
}

/// One picture of an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    /// What is shown.
    pub subject: Subject,
    /// What has happened since the panel it follows, as lines of a record: `do 1 44n@0,-1x0,1+19`.
    pub played: Vec<String>,
    /// Which panel it follows: the one before, or with `instead` the last that was a `position`.
    pub follows: Option<usize>,
    /// Whose view it is: `see 1`; without a word, that of somebody who only watches.
    pub viewer: Viewer,
    /// Only this part of the picture: `show board`, or `show board+spare` for all that lies around both.
    pub part: Option<String>,
    /// Places with a ring around them, a red one for `!place`, `place->place` for an arrow.
    pub marks: Vec<String>,
    /// What the rules do not allow here: `refused 1 04e@-1,0x0,0 C-TAKE-03`.
    pub refused: Vec<Refused>,
}

/// What a panel shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A position, in notation: `position` for the first panel, `after` for those that follow.
    Position(String),
    /// A component alone: `piece 44n`.
    Piece(String),
}

/// An action that is not allowed, and the clause that forbids it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The seat that tries.
    pub seat: Seat,
    /// What it tries.
    pub action: String,
    /// The clause.
    pub clause: String,
}

/// What is wrong with an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadExample {
    /// Where: a line of the file, or an example and the number of its picture.
    pub place: String,
    /// What.
    pub problem: String,
}

impl fmt::Display for BadExample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl Error for BadExample {}

impl Panel {
    fn of(subject: Subject) -> Panel {
        Panel {
            subject,
            played: Vec::new(),
            follows: None,
            viewer: Viewer::Public,
            part: None,
            marks: Vec::new(),
            refused: Vec::new(),
        }
    }
}

impl Examples {
    /// Reads a file of examples.
    pub fn read(text: &str) -> Result<Examples, BadExample> {
        let mut reader = Reader::default();
        for (nth, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let wrong = |problem: &str| BadExample {
                place: format!("examples.txt, line {}", nth + 1),
                problem: format!("{word:?}: {problem}"),
            };
            reader.line(word, rest.trim()).map_err(wrong)?;
        }
        if !reader.played.is_empty() {
            let problem = "expected `after`, and the position that `do` leads to".to_owned();
            return Err(BadExample { place: "examples.txt, at its end".to_owned(), problem });
        }
        let wrong = |example: &&Example| example.panels.is_empty() || !is_name(&example.name);
        match reader.read.list.iter().find(wrong) {
            Some(example) => Err(BadExample {
                place: format!("example {:?}", example.name),
                problem: "expected a name of small letters, digits and hyphens, and a picture".to_owned(),
            }),
            None => Ok(reader.read),
        }
    }

    /// The example of this name.
    pub fn find(&self, name: &str) -> Option<&Example> {
        self.list.iter().find(|example| example.name == name)
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.bytes().all(|byte| byte == b'-' || byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

#[derive(Default)]
struct Reader {
    read: Examples,
    /// Since the last panel.
    played: Vec<String>,
    /// Do they follow the last `position` and not the last panel?
    instead: bool,
}

impl Reader {
    fn line(&mut self, word: &str, rest: &str) -> Result<(), &'static str> {
        match word {
            "least" => self.read.least = rest.parse().map_err(|_| "expected a number")?,
            "example" if self.read.find(rest).is_some() => return Err("there is an example of this name"),
            "example" => self.read.list.push(Example { name: rest.to_owned(), panels: Vec::new() }),
            "position" | "piece" => {
                let subject = if word == "piece" { Subject::Piece } else { Subject::Position };
                self.example()?.panels.push(Panel::of(subject(rest.to_owned())));
            }
            "instead" if rest.is_empty() => self.instead = true,
            "do" => self.played.push(rest.to_owned()),
            "after" => {
                let (played, instead) = (std::mem::take(&mut self.played), std::mem::take(&mut self.instead));
                let before = self.panel()?;
                let (viewer, part) = (before.viewer, before.part.clone());
                let subject = Subject::Position(rest.to_owned());
                let panels = &mut self.example()?.panels;
                let starts = |panel: &Panel| !instead || panel.follows.is_none();
                let follows = panels.iter().rposition(starts);
                panels.push(Panel { played, follows, viewer, part, ..Panel::of(subject) });
            }
            "see" => self.panel()?.viewer = Viewer::Seat(seat(rest).ok_or("expected a seat")?),
            "show" => self.panel()?.part = Some(rest.to_owned()).filter(|part| part != "all"),
            "mark" => self.panel()?.marks.extend(rest.split_whitespace().map(str::to_owned)),
            "refused" => {
                let refused = refused(rest).ok_or("expected a seat, an action and a clause")?;
                self.panel()?.refused.push(refused);
            }
            _ => {
                return Err(
                    "expected least, example, position, piece, see, show, mark, do, after, instead or refused",
                );
            }
        }
        let waits = !self.played.is_empty() && word != "do";
        if waits { Err("expected `after`, and the position that `do` leads to") } else { Ok(()) }
    }

    fn example(&mut self) -> Result<&mut Example, &'static str> {
        self.read.list.last_mut().ok_or("expected `example` and a name first")
    }

    fn panel(&mut self) -> Result<&mut Panel, &'static str> {
        self.example()?.panels.last_mut().ok_or("expected `position` first")
    }
}

fn refused(text: &str) -> Option<Refused> {
    let [number, action, clause] = text.split_whitespace().collect::<Vec<_>>()[..] else { return None };
    Some(Refused { seat: seat(number)?, action: action.to_owned(), clause: clause.to_owned() })
}

fn seat(number: &str) -> Option<Seat> {
    Seat::read(number, MAX_SEATS as u8).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
# Two examples.
least 2

example two-helmets
position lots/1 a
see 1
show board
mark a b->c
do 1 x+1
do - y
after lots/1 b
mark !d
refused 2 z L-CALL-02
instead
do 1 v
after lots/1 c

example pieces
piece k
piece l
";

    #[test]
    fn an_example_leads_from_picture_to_picture() {
        let read = Examples::read(FILE).unwrap();
        assert_eq!((read.least, read.list.len()), (2, 2));
        let [before, after, instead] = &read.find("two-helmets").unwrap().panels[..] else {
            panic!("three pictures")
        };
        assert_eq!((before.follows, after.follows, instead.follows), (None, Some(0), Some(0)));
        assert_eq!(before.subject, Subject::Position("lots/1 a".to_owned()));
        assert_eq!(before.marks, ["a", "b->c"]);
        assert_eq!(after.played, ["1 x+1", "- y"]);
        assert_eq!(
            (after.viewer, after.part.as_deref()),
            (before.viewer, Some("board")),
            "as in the picture before"
        );
        assert_eq!(after.marks, ["!d"]);
        assert_eq!(after.refused[0].clause, "L-CALL-02");
        assert_eq!(read.list[1].panels.len(), 2);
    }

    #[test]
    fn a_wrong_line_is_named() {
        for (file, wrong) in [
            ("mark a", "line 1"),
            ("example a\nmark b", "line 2"),
            ("example a\nposition b\ndo c\nmark d", "line 4"),
            ("example a\nposition b\nexample a", "line 3"),
            ("example a\nposition b\nsee c", "line 3"),
            ("example a\nposition b\npicture c", "line 3"),
            ("example A\nposition b", "example \"A\""),
            ("example a", "example \"a\""),
        ] {
            let told = Examples::read(file).unwrap_err().to_string();
            assert!(told.contains(wrong), "{file}: {told}");
        }
    }
}
