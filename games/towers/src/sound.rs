//! What a position must be like: all towers and cards are there, and somebody can go on.

use irrgarten_game::{Seat, SeatSet};
use irrgarten_kit::Set;

use crate::components::{ARROWS, CARDS_OF_A_KIND, Cards, Colour, MAGIC, MOVABLE, Magic, TREASURES};
use crate::deal::movable_squares;
use crate::setup::{Deck, Hand, Impossible, Part, Setup, impossible};
use crate::state::Stage;

impl Setup {
    /// Can this be, whatever the hidden cards are?
    pub fn check(&self) -> Result<(), Impossible> {
        self.check_towers()?;
        self.check_treasures()?;
        self.check_magic()?;
        self.check_turn()
    }

    /// J1: every movable tower is there, and once.
    fn check_towers(&self) -> Result<(), Impossible> {
        let mut seen = Set::EMPTY;
        for &(tower, openings) in &self.towers {
            if !tower.is_movable() || !tower.openings().turnings().any(|turned| turned == openings) {
                return impossible(Part::Board, "movable towers with their own openings");
            }
            if !seen.add(tower) {
                return impossible(Part::Board, "every tower once");
            }
        }
        if self.towers.len() != movable_squares().count() {
            return impossible(Part::Board, format!("{} movable towers", MOVABLE - 1));
        }
        if !self.free.is_movable() || seen.has(self.free) {
            return impossible(Part::Free, "the movable tower that is not on the board");
        }
        Ok(())
    }

    /// J2: all treasure cards are there, as many for every seat, and none is in two places.
    fn check_treasures(&self) -> Result<(), Impossible> {
        if !(2..=Colour::ALL.len()).contains(&self.places.len()) {
            return impossible(Part::Pawns, "2 to 4 seats");
        }
        let twice = |nth: usize| {
            let colour = self.places[nth].colour;
            self.places[..nth].iter().any(|place| place.colour == colour)
        };
        if (0..self.places.len()).any(twice) {
            return impossible(Part::Pawns, "every colour once");
        }
        let each = TREASURES / self.places.len();
        if self.places.iter().any(|place| place.found.len() + place.pile.len() != each) {
            return impossible(
                Part::Treasures,
                format!("{each} treasure cards for every seat, found or not"),
            );
        }
        let mut seen = Set::EMPTY;
        if let Some(twice) = self.treasures().find(|&treasure| !seen.add(treasure)) {
            return impossible(Part::Treasures, format!("every treasure once, not {} twice", twice.letter()));
        }
        Ok(())
    }

    /// J2: all magic cards are there.
    fn check_magic(&self) -> Result<(), Impossible> {
        if self.discard.len() > MAGIC {
            return impossible(Part::Discard, format!("at most {MAGIC} cards"));
        }
        let open = self.places.iter().filter_map(|place| match place.hand {
            Hand::Open(cards) => Some(cards),
            Hand::Closed(_) => None,
        });
        let open: Vec<Cards> = open.collect();
        for card in Magic::ALL {
            let held: usize = open.iter().map(|cards| usize::from(cards.count(card))).sum();
            let gone = self.discard.iter().filter(|&&other| other == card).count();
            if held + gone > usize::from(CARDS_OF_A_KIND) {
                let part = if held > usize::from(CARDS_OF_A_KIND) { Part::Hands } else { Part::Discard };
                return impossible(part, format!("{CARDS_OF_A_KIND} cards {} in all", card.letter()));
            }
        }
        let elsewhere = self.places.iter().map(|place| place.hand.len()).fold(0, usize::saturating_add);
        let Some(left) = MAGIC.checked_sub(elsewhere.saturating_add(self.discard.len())) else {
            return impossible(Part::Hands, format!("{MAGIC} magic cards in all"));
        };
        if self.deck.len() != left {
            return impossible(Part::Deck, format!("{left} cards, so that there are {MAGIC} in all"));
        }
        if let Deck::Known(cards) | Deck::Ordered(cards) = &self.deck {
            if open.len() < self.places.len() {
                return impossible(Part::Deck, "a count: who does not see all hands does not know the pile");
            }
            if cards.iter().copied().collect::<Cards>() != self.unseen_magic() {
                return impossible(Part::Deck, format!("{CARDS_OF_A_KIND} cards of each kind in all"));
            }
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Impossible> {
        if self.barred.is_some_and(|arrow| !ARROWS.contains(&arrow)) {
            return impossible(Part::Barred, "one of the arrows Nb Nd Sb Sd W2 W4 E2 E4");
        }
        let table = SeatSet::all(self.seats());
        let is_home = |seat: Seat| {
            let place = &self.places[seat.index()];
            place.pile.is_empty() && place.rune_done && place.pawn == place.colour.corner()
        };
        let home: SeatSet = Seat::all(self.seats()).filter(|&seat| is_home(seat)).collect();
        if self.round.is_some_and(|first| !table.has(first)) {
            return impossible(Part::Turn, "a seat of this table to begin");
        }
        let Some(mover) = self.stage.mover() else {
            let right = self.stage == Stage::Won(home) && !home.is_empty();
            if right && (self.round.is_some() || home.len() == 1) {
                return Ok(());
            }
            return impossible(Part::Turn, "the winner: all goals met and on the own start (T-END-01)");
        };
        if !table.has(mover) {
            return impossible(Part::Turn, "a seat of this table");
        }
        // Only in the rest of a round somebody can be home already, and that is somebody who played in it before.
        let played = |seat: Seat| {
            self.round.is_some_and(|first| {
                let clockwise = std::iter::successors(Some(first), |seat| Some(seat.left(self.seats())));
                clockwise
                    .take(usize::from(self.seats()))
                    .take_while(|&next| next != mover)
                    .any(|next| next == seat)
            })
        };
        if let Some(seat) = home.iter().find(|&seat| !played(seat)) {
            let colour = self.places[seat.index()].colour.name();
            return impossible(Part::Turn, format!("the end: {colour} is home and has won (T-END-01)"));
        }
        if matches!(self.stage, Stage::Draw(_)) && self.deck.is_empty() && self.discard.is_empty() {
            return impossible(Part::Turn, "no draw: there is no card to be drawn");
        }
        Ok(())
    }
}
