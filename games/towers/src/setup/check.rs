//! What a position must be like: all towers and cards are there, and the game can go on or has a winner.

use irrgarten_game::{Seat, SeatSet};
use irrgarten_kit::{Hand, Pile, Set};

use super::{Impossible, Part, Setup};
use crate::components::{ARROWS, CARDS_OF_A_KIND, Colour, MAGIC, MOVABLE, Magic, TREASURES};
use crate::public::Stage;

impl Setup {
    /// Can this be, whatever the hidden cards are?
    pub(super) fn check(&self) -> Result<(), Impossible> {
        self.check_towers()?;
        self.check_treasures()?;
        self.check_magic()?;
        self.check_turn()
    }

    /// J1: every movable tower is there, and once.
    fn check_towers(&self) -> Result<(), Impossible> {
        let mut seen = Set::EMPTY;
        for &(tower, openings) in &self.towers {
            let fits = tower.is_movable() && tower.openings().turnings().any(|turned| turned == openings);
            Impossible::unless(fits, Part::Board, "movable towers with their own openings")?;
            Impossible::unless(seen.add(tower), Part::Board, "every tower once")?;
        }
        let all = self.towers.len() == MOVABLE - 1;
        Impossible::unless(all, Part::Board, format!("{} movable towers", MOVABLE - 1))?;
        let left = self.free.is_movable() && !seen.has(self.free);
        Impossible::unless(left, Part::Free, "the movable tower that is not on the board")
    }

    /// J2: all treasure cards are there, as many for every seat, and none is in two places.
    fn check_treasures(&self) -> Result<(), Impossible> {
        let seats = self.places.len();
        Impossible::unless((2..=Colour::ALL.len()).contains(&seats), Part::Pawns, "2 to 4 seats")?;
        let fresh =
            |nth: usize| self.places[..nth].iter().all(|place| place.colour != self.places[nth].colour);
        Impossible::unless((0..seats).all(fresh), Part::Pawns, "every colour once")?;
        let each = TREASURES / seats;
        let (mut seen, mut twice) = (Set::EMPTY, None);
        for place in &self.places {
            let cards = (place.found.len() + place.pile.len()).saturating_add(place.hidden);
            let expected = format!("{each} treasure cards for every seat, found or not");
            Impossible::unless(cards == each, Part::Treasures, expected)?;
            let known = place.found.iter().chain(&place.pile);
            twice = twice.or(known.copied().find(|&treasure| !seen.add(treasure)));
        }
        match twice {
            Some(treasure) => {
                let expected = format!("every treasure once, not {} twice", treasure.letter());
                Err(Impossible::new(Part::Treasures, expected))
            }
            None => Ok(()),
        }
    }

    /// J2: all magic cards are there.
    fn check_magic(&self) -> Result<(), Impossible> {
        let all = usize::from(CARDS_OF_A_KIND);
        Impossible::unless(self.discard.len() <= MAGIC, Part::Discard, format!("at most {MAGIC} cards"))?;
        let hands = || self.places.iter().map(|place| &place.hand);
        let held = |card: Magic| -> usize {
            hands().filter_map(Hand::open).map(|cards| usize::from(cards.count(card))).sum()
        };
        let gone = |card: Magic| self.discard.iter().filter(|&&other| other == card).count();
        for card in Magic::ALL {
            let part = if held(card) > all { Part::Hands } else { Part::Discard };
            let expected = format!("{all} cards {} in all", card.letter());
            Impossible::unless(held(card) + gone(card) <= all, part, expected)?;
        }
        let elsewhere = hands().map(Hand::len).fold(self.discard.len(), usize::saturating_add);
        Impossible::unless(elsewhere <= MAGIC, Part::Hands, format!("{MAGIC} magic cards in all"))?;
        let left = MAGIC - elsewhere;
        let expected = format!("{left} cards, so that there are {MAGIC} in all");
        Impossible::unless(self.deck.len() == left, Part::Deck, expected)?;
        let (Pile::Known(deck) | Pile::Ordered(deck)) = &self.deck else { return Ok(()) };
        let open = hands().all(|hand| hand.open().is_some());
        let expected = "a count: without seeing all hands nobody knows what is in the pile";
        Impossible::unless(open, Part::Deck, expected)?;
        let lies = |card: Magic| deck.iter().filter(|&&other| other == card).count();
        let complete = Magic::ALL.into_iter().all(|card| held(card) + gone(card) + lies(card) == all);
        Impossible::unless(complete, Part::Deck, format!("{all} cards of each kind in all"))
    }

    fn check_turn(&self) -> Result<(), Impossible> {
        let slides = self.barred.is_none_or(|arrow| ARROWS.contains(&arrow));
        Impossible::unless(slides, Part::Barred, "one of the arrows Nb Nd Sb Sd W2 W4 E2 E4")?;
        let table = SeatSet::all(self.seats());
        let begins = self.round.is_none_or(|first| table.has(first));
        Impossible::unless(begins, Part::Turn, "a seat of this table to begin")?;
        let home = self.home();
        let Some(mover) = self.stage.mover() else {
            let right = self.stage == Stage::Won(home) && !home.is_empty();
            let ended = right && (self.round.is_some() || home.len() == 1);
            let expected = "the winner: all goals met and on the own start (T-END-01)";
            return Impossible::unless(ended, Part::Turn, expected);
        };
        Impossible::unless(table.has(mover), Part::Turn, "a seat of this table")?;
        // Only in the rest of a round a seat can be home already, and it must have played in that round.
        if let Some(seat) = home.iter().find(|&seat| !self.played_before(mover, seat)) {
            let colour = self.places[seat.index()].colour.name();
            let expected = format!("the end: {colour} is home and has won (T-END-01)");
            return Err(Impossible::new(Part::Turn, expected));
        }
        let nothing = self.deck.is_empty() && self.discard.is_empty();
        let draws = matches!(self.stage, Stage::Draw(_));
        Impossible::unless(!(draws && nothing), Part::Turn, "no draw: there is no card to be drawn")
    }

    /// The seats that have met all goals and stand on their start.
    fn home(&self) -> SeatSet {
        let is_home = |seat: Seat| {
            let place = &self.places[seat.index()];
            let found = place.pile.is_empty() && place.hidden == 0;
            found && place.rune_done && place.pawn == place.colour.corner()
        };
        Seat::all(self.seats()).filter(|&seat| is_home(seat)).collect()
    }

    /// Was it this seat's turn in the current round before it came to the mover?
    fn played_before(&self, mover: Seat, seat: Seat) -> bool {
        self.round.is_some_and(|first| {
            let clockwise = std::iter::successors(Some(first), |seat| Some(seat.left(self.seats())));
            let mut round = clockwise.take(self.places.len()).take_while(|&next| next != mover);
            round.any(|next| next == seat)
        })
    }
}
