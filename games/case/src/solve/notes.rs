//! Notes of a game on a real table (`docs/notation.md`, Notes).

use irrgarten_game::{BadText, PerSeat, Seat};
use irrgarten_kit::Cursor;

use crate::components::{Card, Cards, DEALT, Suspect, Triple};
use crate::reason::{Event, Evidence, Seen};

/// What somebody wrote down, and in which lines.
#[derive(Clone, Debug)]
pub struct Notes {
    /// Suspects in seat order.
    pub players: PerSeat<Option<Suspect>>,
    /// The seat that took the notes.
    pub owner: Seat,
    pub evidence: Evidence,
    /// For every event its line and its word.
    sources: Vec<(usize, String)>,
}

/// A complaint about a line, from 1, or about none in particular.
pub type BadLine = (Option<usize>, BadText);

impl Notes {
    /// Where an event was written down.
    pub fn source(&self, event: usize) -> Option<(usize, &str)> {
        self.sources.get(event).map(|(line, word)| (*line, word.as_str()))
    }

    pub fn read(text: &str) -> Result<Notes, BadLine> {
        let mut header = Header::default();
        let mut turns = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            let Some((head, rest)) = line.split_once(':') else {
                if line.is_empty() {
                    continue;
                }
                let expected =
                    "players: 135, me: 1, hand: 3afBCD, open: 2e, or a turn such as 1: s2eA 3- 5=?";
                return Err((Some(number), BadText::new(line, 0, expected)));
            };
            let (head, rest) = (head.trim(), rest.trim());
            match Suspect::from_letter(head.chars().next().unwrap_or_default()).filter(|_| head.len() == 1) {
                Some(player) => turns.push((number, player, rest)),
                None => header.set(head, rest).map_err(|bad| (Some(number), bad))?,
            }
        }
        let mut notes = header.begin()?;
        for (turn, (number, player, words)) in (1..).zip(turns) {
            notes.turn(turn, number, player, words).map_err(|bad| (Some(number), bad))?;
        }
        Ok(notes)
    }

    fn seat(&self, player: Suspect) -> Result<Seat, BadText> {
        let seated = Seat::all(self.players.seats()).find(|&seat| self.players[seat] == Some(player));
        seated.ok_or_else(|| BadText::new(&player.letter().to_string(), 0, "one of the players"))
    }

    /// A turn: what was asked, who passed, who showed.
    fn turn(&mut self, turn: u16, line: usize, player: Suspect, words: &str) -> Result<(), BadText> {
        let own = self.seat(player)?;
        let mut asked: Option<Triple> = None;
        for word in words.split_whitespace() {
            let mut cursor = Cursor::new(word);
            let cursor = &mut cursor;
            let walked = word == "." || word == "p" || word.starts_with(['r', 'm']) || word.ends_with('x');
            if walked {
                continue;
            }
            let seen = if cursor.eat("s") {
                asked = Some(Triple::read(cursor)?);
                cursor.end()?;
                continue;
            } else if cursor.eat("a") {
                let triple = Triple::read(cursor)?;
                if cursor.eat("+") {
                    continue;
                }
                cursor.expect("!")?;
                Seen::NotTheCase(triple)
            } else {
                let by = self
                    .seat(Suspect::read(cursor, "s2eA, a2eA!, or a player who answers: 3- or 5=A or 5=?")?)?;
                let triple =
                    asked.ok_or_else(|| BadText::new(word, 0, "a suspicion such as s2eA before answers"))?;
                if by == own {
                    return Err(BadText::new(word, 0, "another player to answer"));
                }
                read_answer(cursor, by, triple)?
            };
            cursor.end()?;
            self.evidence.events.push(Event { turn, seen });
            self.sources.push((line, word.to_owned()));
        }
        Ok(())
    }
}

fn read_answer(cursor: &mut Cursor<'_>, by: Seat, triple: Triple) -> Result<Seen, BadText> {
    if cursor.eat("-") {
        return Ok(Seen::Passed { by, triple });
    }
    cursor.expect("=")?;
    if cursor.eat("?") {
        return Ok(Seen::Showed { by, triple, card: None });
    }
    let start = cursor.clone();
    let card = Card::read(cursor)?;
    if triple.cards().has(card) {
        Ok(Seen::Showed { by, triple, card: Some(card) })
    } else {
        Err(start.fail(format!("a card of the suspicion {triple}")))
    }
}

/// How many cards every player has, of those that are dealt.
fn read_sizes(text: &str, seats: u8) -> Option<PerSeat<u8>> {
    let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(10)).collect();
    let sizes = digits.filter(|sizes| {
        let all = sizes.iter().sum::<u32>() as usize;
        sizes.len() == usize::from(seats) && sizes.iter().all(|&size| size > 0) && all <= DEALT
    })?;
    Some(PerSeat::from_fn(seats, |seat| sizes[seat.index()] as u8))
}

/// The lines in front of the turns.
#[derive(Default)]
struct Header<'a> {
    players: Option<&'a str>,
    me: Option<&'a str>,
    hand: Option<&'a str>,
    open: Option<&'a str>,
    sizes: Option<&'a str>,
}

impl<'a> Header<'a> {
    fn set(&mut self, key: &str, value: &'a str) -> Result<(), BadText> {
        let field = match key {
            "players" => &mut self.players,
            "me" => &mut self.me,
            "hand" => &mut self.hand,
            "open" => &mut self.open,
            "sizes" => &mut self.sizes,
            _ => {
                let expected = "players, me, hand, open, sizes, or the digit of a player";
                return Err(BadText::new(key, 0, expected));
            }
        };
        if field.replace(value).is_some() {
            return Err(BadText::new(key, 0, "every line of the head once"));
        }
        Ok(())
    }

    fn begin(self) -> Result<Notes, BadLine> {
        let missing = |what: &str| (None, BadText::new("", 0, format!("a line {what}")));
        let digits = self.players.ok_or_else(|| missing("players: 135, the suspects in seat order"))?;
        let suspects: Option<Vec<Suspect>> = digits.chars().map(Suspect::from_letter).collect();
        let suspects = suspects.filter(|all| {
            let apart = all.iter().enumerate().all(|(nth, one)| !all[..nth].contains(one));
            (2..=6).contains(&all.len()) && apart
        });
        let wrong = |text: &str, expected: String| (None, BadText::new(text, 0, expected));
        let suspects = suspects
            .ok_or_else(|| wrong(digits, "players: the suspects of 2 to 6 players, each once".to_owned()))?;
        let seats = suspects.len() as u8;
        let players = PerSeat::from_fn(seats, |seat| Some(suspects[seat.index()]));
        let me = self.me.ok_or_else(|| missing("me: 1, the player who took the notes"))?;
        let owner = suspects.iter().position(|suspect| me == suspect.letter().to_string());
        let owner = Seat::at(owner.ok_or_else(|| wrong(me, "me: one of the players".to_owned()))?);
        let count = |text: &'a str, size: usize, what: &str| {
            let text = if text == "-" { "" } else { text };
            let cards: Option<Vec<Card>> = text.chars().map(Card::from_letter).collect();
            let cards: Option<Cards> =
                cards.filter(|all| all.len() == size).map(|all| all.into_iter().collect());
            let cards = cards.filter(|cards| cards.len() == size);
            cards.ok_or_else(|| wrong(text, format!("{what}: {size} different cards")))
        };
        let hand = self.hand.ok_or_else(|| missing("hand: 3afBCD, your own cards"))?;
        let mut evidence = Evidence::new(seats);
        if let Some(text) = self.sizes {
            let expected =
                || wrong(text, format!("sizes: a digit for each player, at most {DEALT} cards in all"));
            evidence.sizes = read_sizes(text, seats).ok_or_else(expected)?;
        }
        let held: usize = evidence.sizes.iter().map(|&size| usize::from(size)).sum();
        evidence.hands[owner] = Some(count(hand, usize::from(evidence.sizes[owner]), "hand")?);
        evidence.open = count(self.open.unwrap_or("-"), DEALT - held, "open")?;
        Ok(Notes { players, owner, evidence, sources: Vec::new() })
    }
}
