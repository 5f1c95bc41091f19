//! What a position must be like: all tiles and cards are there, and somebody can go on.

use std::fmt::Display;

use irrgarten_game::Seat;
use irrgarten_kit::Set;

use super::{Impossible, Laid, Part, Place, Setup};
use crate::book::{PAGES, Page, PageNumber};
use crate::components::{ARROWS, Ability, Colour, PAINTINGS, PLACES, Painting, Square};
use crate::options::Mode;
use crate::public::{Public, Stage};
use crate::tiles::LOOSE;

fn unless(holds: bool, part: Part, expected: impl Display) -> Result<(), Impossible> {
    Impossible::unless(holds, part, expected)
}

impl Setup {
    /// What is public of this position, if it can be, whatever lies face down.
    pub(super) fn check(&self) -> Result<Public, Impossible> {
        self.check_tiles()?;
        self.check_places()?;
        let pile = self.check_cards()?;
        let book = self.check_book()?;
        self.check_turn()?;
        Ok(self.public(pile, book))
    }

    /// I1: every tile is there, once; I2: the spare lies face up.
    fn check_tiles(&self) -> Result<(), Impossible> {
        let mut seen = Set::EMPTY;
        for laid in self.tiles {
            let Some(tile) = laid.tile() else { continue };
            let fits = match laid {
                Laid::Up(_, openings) => self.set.fits(tile, openings),
                Laid::Turned(_) | Laid::Back | Laid::NamedBack(_) => true,
            };
            unless(fits, Part::Board, "tiles with their own passages")?;
            let letter = self.set.mark(tile).letter();
            unless(seen.add(tile), Part::Board, format_args!("every mark once, not {letter} twice"))?;
        }
        unless(!seen.has(self.spare), Part::Spare, "the tile that is not in the maze")?;
        // P-BACK-03: a tile is turned up under the pawn on turn, whose next action lays it.
        let turned = |(square, laid)| matches!(laid, Laid::Turned(_)).then_some(square);
        let turned: Vec<Square> = LOOSE.into_iter().zip(self.tiles).filter_map(turned).collect();
        let expected = match self.stage {
            Stage::Orient { seat, .. } => self.places.get(seat.index()).map(|place| place.pawn),
            _ => None,
        };
        unless(
            turned.iter().eq(&expected),
            Part::Board,
            "^ for one tile, under the pawn that has just moved, as in R.0.0 (P-BACK-03)",
        )
    }

    fn check_places(&self) -> Result<(), Impossible> {
        unless((2..=Colour::ALL.len()).contains(&self.places.len()), Part::Pawns, "2 to 4 seats")?;
        let down = |place: &Place| {
            let mut both = LOOSE.into_iter().zip(&self.tiles);
            both.any(|(square, laid)| square == place.pawn && laid.is_down())
        };
        for (nth, place) in self.places.iter().enumerate() {
            let before = &self.places[..nth];
            let fresh = before.iter().all(|other| other.colour != place.colour);
            unless(fresh, Part::Pawns, "every colour once")?;
            unless(
                !self.rulings.must_turn || !down(place),
                Part::Pawns,
                "no pawn on a face-down tile with turn_back=must",
            )?;
            let right = match self.mode {
                Mode::Intro => place.ability == Ability::Rotate,
                Mode::Basic | Mode::Expert => before.iter().all(|other| other.ability != place.ability),
            };
            unless(
                right,
                Part::Abilities,
                "Rotate for all in the intro game, else another ability for each",
            )?;
            // P-WIN-01: the game ends in the middle of a turn.
            let acts = match self.stage {
                Stage::Act { seat, .. } | Stage::Orient { seat, .. } => seat.index() == nth,
                Stage::Won => before.iter().all(|other| !other.has_used()),
                _ => false,
            };
            let expected = "used abilities only of the seat that acts (P-END-02)";
            unless(acts || !place.has_used(), Part::Abilities, expected)?;
        }
        Ok(())
    }

    /// I3, I4: no painting card is in two places, and tableaus are full while there are cards to draw.
    fn check_cards(&self) -> Result<Set<Painting>, Impossible> {
        let mut seen = Set::EMPTY;
        for place in &self.places {
            for card in place.tableau.iter().flatten() {
                let letter = card.letter();
                let fresh = seen.add(*card);
                unless(fresh, Part::Tableaus, format_args!("every painting once, not {letter} twice"))?;
            }
            let gap = self.mode == Mode::Expert && place.tableau[0].is_none() && place.tableau[1].is_some();
            unless(!gap, Part::Tableaus, "the left place filled first in the expert game (P-EXP-03)")?;
        }
        let hidden = self.hidden_cards();
        let uncertain = || format!("the cards themselves, or ?{} for all of them", hidden.len());
        let pile = self.pile.cards(hidden).ok_or_else(|| Impossible::new(Part::Pile, uncertain()))?;
        unless(pile.len() == self.pile.len(), Part::Pile, "every painting once")?;
        unless(pile.minus(hidden).is_empty(), Part::Pile, "paintings that lie on no tableau")?;
        if pile.is_empty() {
            return Ok(pile);
        }
        for (seat, place) in Seat::all(self.seats()).zip(&self.places) {
            let missing = place.tableau.iter().filter(|card| card.is_none()).count();
            let due = match self.stage {
                Stage::Act { seat: mover, collected, .. } | Stage::Orient { seat: mover, collected }
                    if mover == seat =>
                {
                    usize::from(collected)
                }
                Stage::Draw { seat: mover, left } if mover == seat => missing.max(usize::from(left)),
                _ => 0,
            };
            let expected =
                format!("{PLACES} paintings for everybody who has collected none in this turn (P-END-01)");
            unless(missing == due, Part::Tableaus, expected)?;
        }
        Ok(pile)
    }

    /// I3: no page is in the book twice, or still in it while it is carried out.
    fn check_book(&self) -> Result<Set<PageNumber>, Impossible> {
        let uncertain = || format!("the pages themselves, or ?{PAGES} for all of them");
        let book = self.book.cards(Set::full()).ok_or_else(|| Impossible::new(Part::Book, uncertain()))?;
        unless(book.len() == self.book.len(), Part::Book, "every page once")?;
        let Some(latest) = self.latest else { return Ok(book) };
        unless(ARROWS.contains(&latest.arrow), Part::Latest, "an arrow at a line that slides")?;
        let page = self.set.page_number(Page::Slide(latest.arrow));
        let read = page.is_some_and(|page| !book.has(page));
        unless(!latest.thief || read, Part::Latest, "a slide of the thief whose page has been read")?;
        Ok(book)
    }

    fn check_turn(&self) -> Result<(), Impossible> {
        let found = PAINTINGS - self.pile.len() - (PAINTINGS - self.hidden_cards().len());
        let won = found == PAINTINGS;
        let pages = self.book.len();
        let table = |seat: Seat| unless(seat.number() <= self.seats(), Part::Turn, "a seat of this table");
        unless(won == (self.stage == Stage::Won), Part::Turn, "won when all paintings are found (P-WIN-01)")?;
        match self.stage {
            Stage::Won => Ok(()),
            Stage::Lost => unless(pages == 0, Part::Turn, "lost only when the book is read (P-LOSE-01)"),
            Stage::Read(seat) | Stage::Page(seat) => {
                table(seat)?;
                unless(pages > 0, Part::Turn, "lost: there is no page to read (P-LOSE-01)")
            }
            Stage::Act { seat, moves, collected } => {
                table(seat)?;
                let possible = matches!((moves, collected), (0 | 1, 0 | 1) | (0, 2));
                unless(possible, Part::Turn, "0 or 1 movements left and 0 to 2 paintings, as in R.1.0")?;
                self.check_collected(collected, found)
            }
            Stage::Orient { seat, collected } => {
                table(seat)?;
                unless(collected < 2, Part::Turn, "no tile turned up after the second painting")?;
                self.check_collected(collected, found)
            }
            Stage::Draw { seat, left } => {
                table(seat)?;
                let free = self.places[seat.index()].tableau.iter().filter(|card| card.is_none()).count();
                let due = free.min(self.pile.len());
                unless(usize::from(left) == due && left > 0, Part::Turn, "a draw for every free place")?;
                unless(pages < PAGES, Part::Book, "without the page that was read in this turn")
            }
        }
    }

    /// In the middle of a turn.
    fn check_collected(&self, collected: u8, found: usize) -> Result<(), Impossible> {
        unless(usize::from(collected) <= found, Part::Turn, "no more paintings than have been found")?;
        unless(self.book.len() < PAGES, Part::Book, "without the page that was read in this turn")
    }
}
