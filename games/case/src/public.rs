//! What everybody at the table sees, and what can be asked about it.

use irrgarten_game::{Outcome, PerSeat, Seat, SeatSet, Turn, Viewer};
use irrgarten_kit::Indexed as _;

use crate::board::Spot;
use crate::components::{Card, Cards, EXHIBITS, Exhibit, Place, SUSPECTS, Suspect, Triple, hand_size};
use crate::log::{Answer, Entry, Log, What};
use crate::options::{Answers, Rulings};
use crate::walk::{Reach, Squares, Ways, reach};

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

/// Everything that all players and spectators see. It has no room for a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    /// The suspect of every seat, once taken.
    pub players: PerSeat<Option<Suspect>>,
    pub pawns: [Spot; SUSPECTS],
    /// Where the exhibits lie, once laid.
    pub exhibits: [Option<Place>; EXHIBITS],
    /// The cards beside the board.
    pub open: Cards,
    pub mover: Seat,
    pub phase: Phase,
    /// Turns so far, the running one included.
    pub turn: u8,
    pub summoned: SeatSet,
    /// The seats that accused wrongly.
    pub accused: SeatSet,
    /// The seats that left the table.
    pub left: SeatSet,
    pub log: Log,
    pub rulings: Rulings,
}

impl Public {
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

    /// Where a seat's pawn is. A seat that has not taken a suspect has none.
    pub fn pawn(&self, seat: Seat) -> Option<Spot> {
        self.players[seat].map(|suspect| self.pawns[suspect.index()])
    }

    /// Out: no more turns (K-OUT-01, K-LEAVE-01).
    pub fn is_out(&self, seat: Seat) -> bool {
        self.accused.has(seat) || self.left.has(seat)
    }

    /// The seats that still have turns.
    pub fn acting(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| !self.is_out(seat)).collect()
    }

    /// Are suspects still taken or exhibits laid?
    pub(crate) fn before_first_turn(&self) -> bool {
        matches!(self.phase, Phase::Take | Phase::Lay)
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Whose move it is; this is public.
    pub(crate) fn decides(&self) -> Turn {
        match self.phase {
            Phase::Over(winner) => {
                let place = |seat| if Some(seat) == winner { 1 } else { 2 };
                Turn::Over(Outcome::Ranking(PerSeat::from_fn(self.seats(), place)))
            }
            Phase::Dice | Phase::Verdict(_) => Turn::Chance,
            // K-REFUTE-09: passing is not a choice. K-LEAVE-02: neither is the answer of a player who left.
            Phase::Answer { asked, shows, .. } if !shows || self.left.has(asked) => Turn::Chance,
            Phase::Answer { asked, .. } => Turn::Decide(SeatSet::only(asked)),
            _ => Turn::Decide(SeatSet::only(self.mover)),
        }
    }

    /// Squares with a pawn other than this seat's (K-ROLL-05).
    pub fn taken(&self, seat: Seat) -> Squares {
        let own = self.players[seat];
        let others = Suspect::all().filter(|&suspect| Some(suspect) != own);
        let squares = others.filter_map(|suspect| match self.pawns[suspect.index()] {
            Spot::Square(square) => Some(square),
            Spot::Room(_) => None,
        });
        squares.collect()
    }

    /// Where the mover can walk by this roll.
    pub fn reach(&self, roll: u8) -> Reach {
        let from = self.pawn(self.mover);
        from.map_or(Reach::default(), |from| reach(from, roll, self.taken(self.mover)))
    }

    /// How the mover walks there.
    pub(crate) fn ways(&self, roll: u8) -> Option<Ways> {
        self.pawn(self.mover).map(|from| Ways::new(from, roll, self.taken(self.mover)))
    }

    /// The seats that answer a suspicion of this one, in order (K-REFUTE-01).
    pub fn answerers(&self, asker: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, index, answers) = (usize::from(self.seats()), asker.index(), self.rulings.answers);
        (1..seats).map(move |nth| {
            Seat::at(match answers {
                Answers::Same => (index + nth) % seats,
                Answers::Reverse => (index + seats - nth) % seats,
            })
        })
    }

    /// The seat that showed a card in this line of the history.
    pub fn shower(&self, entry: Entry) -> Option<Seat> {
        match entry.what {
            What::Suspicion { passes, answer: Answer::Shown } => {
                self.answerers(entry.seat).nth(usize::from(passes))
            }
            What::Suspicion { .. } | What::Accusation => None,
        }
    }

    /// K-REFUTE-05: only the player who asked and the one who answered see the card.
    pub(crate) fn sees_card(&self, viewer: Viewer, entry: Entry) -> bool {
        entry.is_shown() && (viewer.is(entry.seat) || self.shower(entry).is_some_and(|seat| viewer.is(seat)))
    }

    /// The history, each line with the card that was shown in it. `cards` has one for every line that is `known`.
    pub(crate) fn history<'a>(
        &'a self,
        cards: &'a [Card],
        known: impl Fn(Entry) -> bool + 'a,
    ) -> impl Iterator<Item = (Entry, Option<Card>)> {
        let mut cards = cards.iter();
        self.log.iter().map(move |&entry| (entry, if known(entry) { cards.next().copied() } else { None }))
    }

    /// Are the suspect and the exhibit in the place they were named with?
    pub(crate) fn has_brought(&self, triple: Triple) -> bool {
        self.pawns[triple.suspect.index()] == Spot::from(triple.place)
            && self.exhibits[triple.exhibit.index()] == Some(triple.place)
    }

    /// The next exhibit to be laid.
    pub(crate) fn next_exhibit(&self) -> Option<Exhibit> {
        Exhibit::all().find(|exhibit| self.exhibits[exhibit.index()].is_none())
    }
}
