//! The table, and a position of it that can be played on.

use irrgarten_game::{PerSeat, Seat, SeatSet};
use irrgarten_kit::{Indexed as _, List};

use crate::board::Spot;
use crate::components::{Card, Exhibit};
use crate::components::{Cards, EXHIBITS, Place, SUSPECTS, Suspect, Triple, hand_size};
use crate::options::{Answers, House};
use crate::walk::{Reach, Squares, reach};

/// After so many turns the house closes the file: a ruling on K-END-02, so that every game ends.
pub const MOST_TURNS: u8 = 240;
/// A suspicion in every turn, and an accusation of everybody.
pub(crate) const MOST_ENTRIES: usize = MOST_TURNS as usize + SUSPECTS;

/// How a suspicion was answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Answer {
    /// Nobody had any of the cards.
    #[default]
    Nobody,
    /// Somebody showed a card; which one only two players know.
    Shown(Option<Card>),
}

/// What all remember of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// So many passed; the next one showed a card, unless nobody could.
    Suspicion { passes: u8, answer: Answer },
    /// A wrong accusation.
    Accusation,
}

impl Default for What {
    fn default() -> What {
        What::Suspicion { passes: 0, answer: Answer::Nobody }
    }
}

/// A line of the public history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// The number of the turn, from 1.
    pub turn: u8,
    pub seat: Seat,
    pub triple: Triple,
    pub what: What,
}

impl Default for Entry {
    fn default() -> Entry {
        Entry { turn: 0, seat: Seat::at(0), triple: Triple::default(), what: What::default() }
    }
}

pub(crate) type Log = List<Entry, MOST_ENTRIES>;

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The mover takes a suspect.
    Take,
    /// The mover lays the next exhibit.
    Lay,
    /// The turn begins (K-TURN-04).
    Start,
    /// The dice are in the air.
    Dice,
    /// The mover walks by this roll.
    Walk(u8),
    /// The mover must voice a suspicion (K-SUSPECT-01).
    Suspect,
    /// This seat is asked; it must show a card, or the dealer says that it has none.
    Answer { triple: Triple, asked: Seat, shows: bool },
    /// The mover may accuse.
    Accuse,
    /// The case file is looked at.
    Verdict(Triple),
    /// The game is over; this seat has won.
    Over(Option<Seat>),
}

/// Everything on and around the table, as far as it is known to whoever has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The suspect of every seat, once taken.
    pub players: PerSeat<Option<Suspect>>,
    pub pawns: [Spot; SUSPECTS],
    /// Where the exhibits lie, once laid.
    pub exhibits: [Option<Place>; EXHIBITS],
    /// The cards beside the board.
    pub open: Cards,
    /// Hands; `None` for one that is hidden.
    pub hands: PerSeat<Option<Cards>>,
    /// The case file, if it is known.
    pub file: Option<Triple>,
    pub mover: Seat,
    pub phase: Phase,
    /// Turns so far, the running one included.
    pub turn: u8,
    pub summoned: SeatSet,
    /// Who accused wrongly.
    pub accused: SeatSet,
    /// Who left the table.
    pub left: SeatSet,
    pub log: Log,
    pub house: House,
}

impl Table {
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }

    /// Cards in every hand.
    pub fn hand_size(&self) -> usize {
        hand_size(self.seats())
    }

    /// The seat that plays this suspect.
    pub fn player(&self, suspect: Suspect) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.players[seat] == Some(suspect))
    }

    /// The suspect a seat plays, once all have one.
    pub fn suspect(&self, seat: Seat) -> Suspect {
        self.players[seat].unwrap_or_default()
    }

    /// Where a seat's pawn is.
    pub fn pawn(&self, seat: Seat) -> Spot {
        self.pawns[self.suspect(seat).index()]
    }

    /// Out: no more turns (K-OUT-01, K-LEAVE-01).
    pub fn is_out(&self, seat: Seat) -> bool {
        self.accused.has(seat) || self.left.has(seat)
    }

    /// Who still has turns.
    pub fn acting(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| !self.is_out(seat)).collect()
    }

    /// Squares with a pawn other than this seat's (K-ROLL-05).
    pub fn taken(&self, seat: Seat) -> Squares {
        let own = self.suspect(seat);
        let others = Suspect::all().filter(|&suspect| suspect != own);
        let squares = others.filter_map(|suspect| match self.pawns[suspect.index()] {
            Spot::Square(square) => Some(square),
            Spot::Room(_) => None,
        });
        squares.collect()
    }

    /// Where the mover can walk by this roll.
    pub fn reach(&self, roll: u8) -> Reach {
        reach(self.pawn(self.mover), roll, self.taken(self.mover))
    }

    /// Who is asked after this seat (K-REFUTE-01).
    pub fn next_asked(&self, seat: Seat) -> Seat {
        let (seats, index) = (usize::from(self.seats()), seat.index());
        Seat::at(match self.house.answers {
            Answers::Same => (index + 1) % seats,
            Answers::Reverse => (index + seats - 1) % seats,
        })
    }

    /// The seats that answer a suspicion of this one, in order.
    pub fn answerers(&self, asker: Seat) -> impl Iterator<Item = Seat> {
        let table = *self;
        let next = move |&seat: &Seat| Some(table.next_asked(seat)).filter(|&next| next != asker);
        std::iter::successors(next(&asker), next)
    }

    /// The seat that showed a card in this line of the history.
    pub fn shower(&self, entry: &Entry) -> Option<Seat> {
        match entry.what {
            What::Suspicion { passes, answer: Answer::Shown(_) } => {
                self.answerers(entry.seat).nth(usize::from(passes))
            }
            What::Suspicion { .. } | What::Accusation => None,
        }
    }

    /// The next exhibit to be laid.
    pub(crate) fn next_exhibit(&self) -> Option<Exhibit> {
        Exhibit::all().find(|exhibit| self.exhibits[exhibit.index()].is_none())
    }
}

/// A valid position. It comes from a deal or through one checked door, `TryFrom<Table>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State(pub(crate) Table);

impl State {
    pub fn table(&self) -> &Table {
        &self.0
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.0.hands[seat].unwrap_or_default()
    }

    pub fn file(&self) -> Triple {
        self.0.file.unwrap_or_default()
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::notation::text(&self.0))
    }
}
