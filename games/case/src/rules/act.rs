//! How a turn goes on: what happens after what was done.

use irrgarten_game::{Seat, SeatSet};
use irrgarten_kit::Indexed as _;

use crate::board::Spot;
use crate::components::{Card, Cards, Suspect, Triple};
use crate::log::{Answer, Entry, MOST_TURNS, What};
use crate::options::{AccusationMoves, LastPlayer, Unrefuted};
use crate::public::{Phase, Public};
use crate::state::State;

impl State {
    /// The mover suspects: things are moved, and the first player is asked.
    pub(super) fn suspect(&mut self, triple: Triple) {
        if self.public.bring(triple) {
            self.public.summon(triple.suspect);
        }
        self.ask(triple, self.public.answerers(self.public.mover).next());
    }

    /// Asks the next player, if there is one.
    fn ask(&mut self, triple: Triple, next: Option<Seat>) {
        if let Some(asked) = next {
            let shows = !self.matching(asked, triple).is_empty();
            self.public.phase = Phase::Answer { triple, asked, shows };
        } else {
            self.public.unanswered(triple);
        }
    }

    /// The cards of this suspicion that a seat holds.
    fn matching(&self, seat: Seat, triple: Triple) -> Cards {
        self.hands[seat].and(triple.cards())
    }

    /// K-LEAVE-02: what the cards of a player who left may show to the mover.
    pub(super) fn absent_answers(&self, asked: Seat, triple: Triple) -> Cards {
        let matching = self.matching(asked, triple);
        let to_mover = self.history().filter(|(entry, _)| entry.seat == self.public.mover);
        let known: Cards = to_mover
            .filter(|(entry, _)| self.public.shower(*entry) == Some(asked))
            .filter_map(|(_, card)| card)
            .collect();
        let again = matching.and(known);
        if again.is_empty() { matching } else { again }
    }

    /// K-REFUTE-02: the player who is asked has none.
    pub(super) fn pass_on(&mut self, triple: Triple, asked: Seat) {
        let mut seats = self.public.answerers(self.public.mover).skip_while(|&seat| seat != asked);
        self.ask(triple, seats.nth(1));
    }

    /// K-REFUTE-06: a card ends the turn.
    pub(super) fn show(&mut self, triple: Triple, asked: Seat, card: Card) {
        let public = &mut self.public;
        let passes = public.answerers(public.mover).take_while(|&seat| seat != asked).count() as u8;
        public.note(triple, What::Suspicion { passes, answer: Answer::Shown });
        self.shown.push(card);
        public.end_turn();
    }
}

impl Public {
    /// Puts a seat's pawn there, if it has one.
    fn put(&mut self, seat: Seat, spot: Spot) {
        if let Some(suspect) = self.players[seat] {
            self.pawns[suspect.index()] = spot;
        }
    }

    /// The mover has arrived.
    pub(super) fn arrive(&mut self, spot: Spot) {
        self.put(self.mover, spot);
        match spot {
            // K-ROLL-10.
            Spot::Square(_) => self.end_turn(),
            // K-ACCUSE-03.
            Spot::CENTRE => self.phase = Phase::Accuse,
            // K-SUSPECT-01.
            Spot::Room(_) => self.phase = Phase::Suspect,
        }
    }

    /// The suspect and the exhibit come to the place. Was the pawn elsewhere before?
    fn bring(&mut self, triple: Triple) -> bool {
        // K-SUSPECT-05 to K-SUSPECT-07.
        let place = Spot::from(triple.place);
        self.exhibits[triple.exhibit.index()] = Some(triple.place);
        std::mem::replace(&mut self.pawns[triple.suspect.index()], place) != place
    }

    /// The mover's pawn goes to the centre for an accusation; it may be there already (K-ACCUSE-04, K-ACCUSE-08).
    pub(super) fn accuse(&mut self, triple: Triple) {
        self.put(self.mover, Spot::CENTRE);
        if self.rulings.accusation_moves == AccusationMoves::Yes {
            self.bring(triple);
        }
    }

    /// A player whose pawn was brought somewhere by a suspicion may stay there (K-SUMMON-01, K-SUMMON-05).
    fn summon(&mut self, suspect: Suspect) {
        if let Some(seat) = self.player(suspect)
            && !self.is_out(seat)
        {
            self.summoned = self.summoned.with(seat);
        }
    }

    /// Nobody has any of the cards.
    fn unanswered(&mut self, triple: Triple) {
        let passes = self.seats() - 1;
        self.note(triple, What::Suspicion { passes, answer: Answer::Nobody });
        // K-REFUTE-08 and K-ACCUSE-04.
        if self.rulings.unrefuted == Unrefuted::Direct && !self.is_out(self.mover) {
            self.phase = Phase::Accuse;
        } else {
            self.end_turn();
        }
    }

    fn note(&mut self, triple: Triple, what: What) {
        self.log.push(Entry { turn: self.turn, seat: self.mover, triple, what });
    }

    /// K-ACCUSE-07 and K-OUT-01.
    pub(super) fn accused_wrongly(&mut self, triple: Triple) {
        self.note(triple, What::Accusation);
        self.accused = self.accused.with(self.mover);
        self.end_turn();
    }

    /// K-LEAVE-01 and K-LEAVE-03.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.left = self.left.with(seat);
        self.summoned = self.summoned.without(seat);
        if matches!(self.pawn(seat), Some(Spot::Square(_))) {
            self.put(seat, Spot::CENTRE);
        }
        let asking = matches!(self.phase, Phase::Answer { .. });
        match self.ending() {
            // K-END-02 and K-END-03: at once, whatever was asked.
            Some(end) => self.phase = end,
            // A suspicion is answered to its end.
            None if asking => {}
            None if seat == self.mover => self.end_turn(),
            None => {}
        }
    }

    /// How the game has ended, if there are not enough players left.
    pub(crate) fn ending(&self) -> Option<Phase> {
        let acting: SeatSet = self.acting();
        match acting.len() {
            // K-END-02.
            0 => Some(Phase::Over(None)),
            // K-END-03.
            1 if self.rulings.last_player == LastPlayer::Wins => Some(Phase::Over(acting.iter().next())),
            _ => None,
        }
    }

    pub(super) fn end_turn(&mut self) {
        let closed = (self.turn == MOST_TURNS).then_some(Phase::Over(None));
        if let Some(end) = self.ending().or(closed) {
            self.phase = end;
            return;
        }
        // K-TURN-03 and K-TURN-05.
        self.mover = self.mover.left(self.seats());
        while self.is_out(self.mover) {
            self.mover = self.mover.left(self.seats());
        }
        self.turn += 1;
        self.phase = Phase::Start;
    }
}
