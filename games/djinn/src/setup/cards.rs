//! Where the cards are.

use irrgarten_game::Seat;
use irrgarten_kit::Set;

use super::{Impossible, Part, unless};
use crate::components::CardSet;
use crate::state::{Hand, Phase, Place, Status, Table};

impl Table {
    /// All thirty cards are somewhere, each in one place only.
    pub(super) fn check_cards(&self) -> Result<(), Impossible> {
        let each = self.cards_each();
        let racing = self.phase == Phase::Race;
        let between = !racing && self.phase != Phase::Last;
        let loose = self.discard.is_empty() && self.put_down.is_empty() && self.line.is_empty();
        unless(!between || loose, Part::Discard, "no discards before the race")?;
        let mut before = each;
        for (seat, place) in self.places.each() {
            let (part, held) = (Part::Seat(seat), place.held());
            unless(held <= each, part, "no more cards than were rolled")?;
            unless(self.phase != Phase::Last || held == each, part, "as many cards as were rolled")?;
            if self.phase == Phase::Deal {
                // Who is dealt to has what is left of the deal; the next seats have nothing yet.
                let equal = self.house.same && place.hand == self.places[Seat::at(0)].hand;
                unless(
                    equal || !self.house.same && (held == 0 || before == each),
                    part,
                    "cards dealt in order",
                )?;
                before = held;
            }
        }
        let short = |seat: &Seat| self.places[*seat].held() < each;
        let drawing = Seat::all(self.seats()).filter(|seat| racing && short(seat)).count();
        unless(drawing <= 1, Part::Discard, "one exchange at a time")?;
        if self.house.personal() { self.check_personal() } else { self.check_common() }
    }

    fn check_common(&self) -> Result<(), Impossible> {
        unless(self.line.is_empty(), Part::Settings, "line= with clock=stopwatch only")?;
        let mut seen = self.discard;
        unless(seen.and(self.put_down).is_empty(), Part::Discard, "every card in one place only")?;
        seen = seen.or(self.put_down);
        for (seat, place) in self.places.each() {
            unless(place.lost.is_empty(), Part::Discard, "one discard pile for all")?;
            let twice = self.house.same && self.seats() > 1;
            unless(
                twice || seen.and(place.cards()).is_empty(),
                Part::Seat(seat),
                "every card in one place only",
            )?;
            seen = seen.or(place.cards());
        }
        let missing = self.drawing().map_or(0, |seat| self.cards_each() - self.places[seat].held());
        let put_down = self.put_down.len();
        let fits =
            if missing == 0 { put_down == 0 } else { (missing..=self.cards_each()).contains(&put_down) };
        unless(fits, Part::Discard, "what was just put down, while its draws are still to come")?;
        match self.drawing() {
            Some(seat) => {
                unless(self.places[seat].status == Status::Working, Part::Seat(seat), "a seat that races")
            }
            None => Ok(()),
        }
    }

    /// D-SW-02.
    fn check_personal(&self) -> Result<(), Impossible> {
        unless(self.discard.is_empty() && self.put_down.is_empty(), Part::Discard, "discards by seat")?;
        let line: CardSet = self.line.iter().copied().collect();
        unless(line.len() == self.line.len(), Part::Settings, "every card once")?;
        if !matches!(self.phase, Phase::Race | Phase::Last) {
            let apart = self.phase != Phase::Deal || self.house.same || self.hands_differ();
            return unless(apart, Part::Phase, "every card in one hand only");
        }
        let (mut dealt, mut furthest): (CardSet, usize) = (Set::EMPTY, 0);
        let shown = |place: &Place| matches!(place.hand, Hand::Shown(_));
        for (seat, place) in self.places.each().filter(|(_, place)| shown(place)) {
            let part = Part::Seat(seat);
            unless(place.lost.and(place.cards()).is_empty(), part, "every card in one place only")?;
            let whole = place.lost.len() + place.held() >= self.cards_each();
            unless(whole && self.drawn(seat) <= self.line.len(), part, "as many draws as the line has")?;
            let drawn: CardSet = self.line.iter().take(self.drawn(seat)).copied().collect();
            let own = self.dealt(seat);
            let known = drawn.minus(place.cards().or(place.lost)).is_empty();
            unless(known && own.len() == self.cards_each(), part, "the cards dealt and those drawn")?;
            let apart =
                if self.house.same { dealt.is_empty() || dealt == own } else { dealt.and(own).is_empty() };
            unless(apart && own.and(line).is_empty(), part, "every card dealt once")?;
            let racing = place.held() == self.cards_each() || place.status == Status::Working;
            unless(racing, part, "a seat that races")?;
            (dealt, furthest) = (dealt.or(own), furthest.max(self.drawn(seat)));
        }
        let enough = self.drawing().is_none_or(|seat| {
            let missing = self.cards_each() - self.places[seat].held();
            self.drawn(seat) + missing <= self.pile().len() + self.line.len()
        });
        unless(furthest == self.line.len() && enough, Part::Settings, "a line as long as somebody has drawn")
    }

    fn hands_differ(&self) -> bool {
        let all = self.places.iter().fold(Set::EMPTY, |all: CardSet, place| all.or(place.cards()));
        all.len() == self.places.iter().map(|place| place.cards().len()).sum::<usize>()
    }
}
