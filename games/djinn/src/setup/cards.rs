//! Whether all thirty cards can be where they are written.

use irrgarten_game::Seat;
use irrgarten_kit::{Pile, Set};

use super::{Impossible, Part};
use crate::components::{CARDS, Card, CardSet};
use crate::public::{Phase, Progress, Table as _};
use crate::state::{self, OwnPiles, Status};
use crate::view::View;

impl View {
    /// All thirty cards are somewhere, each in one place only.
    pub(super) fn check_cards(&self) -> Result<(), Impossible> {
        let Self { public, .. } = self;
        let each = public.cards_each();
        let between = !matches!(public.phase, Phase::Race(_) | Phase::Last(_));
        let loose = public.discard.is_empty() && public.put_down.is_empty() && self.line.is_empty();
        Impossible::unless(!between || loose, Part::Discard, "no discards before the race")?;
        let mut before = each;
        for (seat, mat) in self.mats.each() {
            let (part, held) = (Part::Seat(seat), self.held(seat));
            Impossible::unless(held <= each, part, "no more cards than were rolled")?;
            let whole = !matches!(public.phase, Phase::Last(_)) || held == each;
            Impossible::unless(whole, part, "as many cards as were rolled")?;
            if matches!(public.phase, Phase::Deal(_)) {
                // The seat that is dealt to has what is left of the deal; the next seats have nothing yet.
                let same = public.rulings.same;
                let equal = same && mat.hand() == self.mats[Seat::at(0)].hand();
                let in_order = !same && (held == 0 || before == each);
                Impossible::unless(equal || in_order, part, "cards dealt in order")?;
                before = held;
            }
        }
        let short = Seat::all(self.seats()).filter(|&seat| self.held(seat) < each).count();
        let one = !public.phase.is_race() || short <= 1;
        Impossible::unless(one, Part::Discard, "one exchange at a time")?;
        if public.rulings.personal() { self.check_personal() } else { self.check_common() }
    }

    fn check_common(&self) -> Result<(), Impossible> {
        let Self { public, .. } = self;
        Impossible::unless(self.line.is_empty(), Part::Line, "line= with clock=stopwatch only")?;
        let apart = public.discard.and(public.put_down).is_empty();
        Impossible::unless(apart, Part::Discard, "every card in one place only")?;
        let mut seen = public.discard.or(public.put_down);
        for (seat, place) in self.open_places() {
            let common = place.own == OwnPiles::default();
            Impossible::unless(common, Part::Discard, "one discard pile for all")?;
            let apart = seen.and(place.hand).is_empty();
            Impossible::unless(apart, Part::Seat(seat), "every card in one place only")?;
            seen = seen.or(place.hand);
        }
        let drawing = self.drawing();
        let missing = drawing.map_or(0, |seat| public.cards_each() - self.held(seat));
        self.check_put_down(missing, public.put_down)?;
        drawing.map_or(Ok(()), |seat| {
            let racing = self.progress(seat) == Progress::Working;
            Impossible::unless(racing, Part::Seat(seat), "a seat that races")
        })
    }

    /// What was just put down is known while its draws are still to come.
    fn check_put_down(&self, missing: usize, put_down: CardSet) -> Result<(), Impossible> {
        let most = if missing == 0 { 0 } else { self.public.cards_each() };
        let fits = (missing..=most).contains(&put_down.len());
        let expected = "what was just put down, while its draws are still to come";
        Impossible::unless(fits, Part::Discard, expected)
    }

    /// D-SW-02.
    fn check_personal(&self) -> Result<(), Impossible> {
        let Self { public, .. } = self;
        let none = public.discard.is_empty() && public.put_down.is_empty();
        Impossible::unless(none, Part::Discard, "discards by seat")?;
        let line: CardSet = self.line.iter().copied().collect();
        Impossible::unless(line.len() == self.line.len(), Part::Line, "every card once")?;
        if !matches!(public.phase, Phase::Race(_) | Phase::Last(_)) {
            let apart = public.rulings.same || self.hands_differ();
            return Impossible::unless(apart, Part::Phase, "every card in one hand only");
        }
        let each = public.cards_each();
        let (mut dealt, mut furthest): (CardSet, usize) = (Set::EMPTY, 0);
        for (seat, place) in self.open_places() {
            let (part, drawn) = (Part::Seat(seat), place.drawn(each));
            let OwnPiles { discard, put_down, renewed } = place.own;
            let apart = place.hand.len() + discard.len() + put_down.len() + renewed.len();
            Impossible::unless(apart == place.cards().len(), part, "every card in one place only")?;
            self.check_put_down(each - place.hand.len(), put_down)?;
            let used_up = self.pile_count() == 0 && drawn == self.line.len();
            let expected = "discards shuffled in when the pile is used up";
            Impossible::unless(used_up || renewed.is_empty(), Part::Renewed, expected)?;
            let whole = place.cards().len() >= each;
            let expected = "as many draws as the line has";
            Impossible::unless(whole && drawn <= self.line.len(), part, expected)?;
            let from_line: CardSet = self.line.iter().take(drawn).copied().collect();
            let own = place.dealt(&self.line, each);
            let known = from_line.minus(place.cards()).is_empty();
            let expected = "the cards dealt and those drawn";
            Impossible::unless(known && own.len() == each, part, expected)?;
            let apart = dealt.and(own).is_empty();
            let fits = if public.rulings.same { dealt.is_empty() || dealt == own } else { apart };
            Impossible::unless(fits && own.and(line).is_empty(), part, "every card dealt once")?;
            let racing = place.hand.len() == each || place.status == Status::Working;
            Impossible::unless(racing, part, "a seat that races")?;
            (dealt, furthest) = (dealt.or(own), furthest.max(drawn));
        }
        Impossible::unless(furthest == self.line.len(), Part::Line, "a line as long as somebody has drawn")
    }

    fn hands_differ(&self) -> bool {
        let all = self.open_places().fold(Set::EMPTY, |all: CardSet, (_, place)| all.or(place.hand));
        all.len() == self.open_places().map(|(_, place)| place.hand.len()).sum::<usize>()
    }

    /// The cards that the text does not show anywhere.
    fn rest(&self) -> CardSet {
        state::rest(&self.public, &self.line, self.open_places().map(|(_, place)| place))
    }

    /// The pile has as many cards as lie nowhere else. Which cards these are is known only if all hands are open.
    pub(super) fn check_pile(&self, pile: &Pile<Card>) -> Result<(), Impossible> {
        let count = self.pile_count();
        let expected = format!("{count} cards, so that there are {CARDS} in all");
        Impossible::unless(pile.len() == count, Part::Pile, expected)?;
        let (Pile::Known(cards) | Pile::Ordered(cards)) = pile else { return Ok(()) };
        let all_open = self.open_places().count() == usize::from(self.seats());
        let known: CardSet = cards.iter().copied().collect();
        let fits = cards.is_empty() || all_open && known == self.rest();
        Impossible::unless(fits, Part::Pile, "the cards that lie nowhere else")
    }
}
