//! The checked door between anything one can write down and a position that can be played on.

use irrgarten_game::Seat;
use irrgarten_kit::Set;

use crate::action::Action;
use crate::arrangement::WIDEST;
use crate::components::{CardSet, Roll, Treasure};
use crate::options::{Clock, Judge};
use crate::race::MOST_MOVES;
use crate::state::{Choice, Hand, Phase, Place, State, Status, Table};
use crate::ticks::MOST_TICKS;

/// The part of a position that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Round,
    Roll,
    Phase,
    Treasures,
    Discard,
    Seat(Seat),
    Settings,
}

/// Why this is no position: which part, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible {
    pub part: Part,
    pub expected: String,
}

fn unless(holds: bool, part: Part, expected: &str) -> Result<(), Impossible> {
    if holds { Ok(()) } else { Err(Impossible { part, expected: expected.to_owned() }) }
}

impl TryFrom<Table> for State {
    type Error = Impossible;

    fn try_from(table: Table) -> Result<State, Impossible> {
        table.check()?;
        for (seat, place) in table.places.each() {
            let open = matches!(place.hand, Hand::Shown(_)) && place.choice != Choice::Hidden;
            unless(open, Part::Seat(seat), "nothing hidden: a position with ? is only a view")?;
        }
        Ok(State(table))
    }
}

impl Table {
    /// Can this be, whatever is hidden?
    pub fn check(&self) -> Result<(), Impossible> {
        let house = &self.house;
        unless(house.suits(self.seats()), Part::Settings, "deal=same only with clock=stopwatch or one seat")?;
        unless((1..=house.rounds).contains(&self.round), Part::Round, "a round there is")?;
        unless(
            self.phase != Phase::Over || self.round == house.rounds,
            Part::Phase,
            "over in the last round",
        )?;
        let known = matches!(self.phase, Phase::Deal | Phase::Race | Phase::Last);
        unless(self.roll.is_some() == known, Part::Roll, "a roll while there are cards, else none")?;
        if let Some(Roll::Genie(layout)) = self.roll {
            unless(self.used.has(layout), Part::Settings, "the layout turned up among the used ones")?;
        }
        self.check_used()?;
        self.check_counters()?;
        for seat in Seat::all(self.seats()) {
            self.check_place(seat)?;
        }
        self.check_cards()?;
        self.check_treasures()?;
        self.check_choices()
    }

    /// D-ROLL-04: at most one assignment card a round, and none without a genie on the die.
    fn check_used(&self) -> Result<(), Impossible> {
        let turned = matches!(self.roll, Some(Roll::Genie(_))) || self.phase == Phase::Over;
        let most = usize::from(self.round - 1) + usize::from(turned);
        unless(self.used.len() <= most, Part::Settings, "at most one layout used a round")
    }

    fn check_counters(&self) -> Result<(), Impossible> {
        let racing = self.phase == Phase::Race;
        let drawing = u16::from(self.drawing().is_some());
        let moves = if racing && !self.in_ticks() { MOST_MOVES + drawing } else { 1 };
        unless(self.moves < moves, Part::Settings, "fewer moves, and none outside a race")?;
        let ticks = if racing && self.in_ticks() { MOST_TICKS } else { 1 };
        unless(self.tick < ticks, Part::Settings, "fewer ticks, and none outside a race in ticks")
    }

    fn check_place(&self, seat: Seat) -> Result<(), Impossible> {
        let (part, place) = (Part::Seat(seat), &self.places[seat]);
        let rounds = u16::from(if self.phase == Phase::Over { self.round } else { self.round - 1 });
        let best = Treasure::table(self.seats()).iter().last().map_or(0, Treasure::value);
        unless(place.points <= rounds * u16::from(best), part, "no more points than the rounds before gave")?;
        let plain = Place { points: place.points, hand: place.hand, ..Place::default() };
        match self.phase {
            Phase::Roll | Phase::Rolling | Phase::Over => {
                unless(*place == plain && place.held() == 0, part, "no cards between rounds")
            }
            Phase::Deal => unless(*place == plain, part, "nothing laid before the start"),
            Phase::Race | Phase::Last => self.check_laid(part, place),
        }
    }

    fn check_laid(&self, part: Part, place: &Place) -> Result<(), Impossible> {
        unless(matches!(place.hand, Hand::Shown(_)), part, "hands in sight after the start")?;
        let own = place.laid.cards().minus(place.cards()).is_empty();
        unless(own, part, "an arrangement of cards of the hand")?;
        let size = place.laid.bounds().map_or((0, 0), |(_, size)| size);
        unless(size.0 <= WIDEST && size.1 <= WIDEST, part, "at most nine columns and rows")?;
        let Some(task) = self.task() else { return Ok(()) };
        let cells = place.laid.iter().all(|laid| task.has_cell(laid.cell));
        unless(cells && place.laid == place.laid.settled_on(task), part, "cells of the layout")?;
        let racing = self.phase == Phase::Race;
        let clock = self.house.clock;
        let plain = (place.time, place.busy, place.choice) == (None, 0, Choice::Open);
        let fits = match place.status {
            Status::Working => {
                let time = place.time.is_none() || racing && clock != Clock::Ticks;
                let ticks =
                    place.busy == 0 && place.choice == Choice::Open || racing && clock == Clock::Ticks;
                time && ticks
            }
            Status::Passed => plain,
            Status::Claimed { value, .. } => {
                let settled = !(racing && clock == Clock::Stopwatch);
                plain && value.is_some() == settled && self.seats() > 1
            }
            Status::GaveBack | Status::Chose(_) => plain && !racing,
        };
        unless(fits, part, "a status that this phase and clock have")
    }

    /// All thirty cards are somewhere, each in one place only.
    fn check_cards(&self) -> Result<(), Impossible> {
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
        for (seat, place) in self.places.each() {
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

    /// D-SETUP-04, D-CLAIM-01, D-LAST-01.
    fn check_treasures(&self) -> Result<(), Impossible> {
        let part = Part::Treasures;
        let fresh = Treasure::table(self.seats());
        let (mut taken, mut given_back, mut twice) = (Set::EMPTY, 0, false);
        for place in self.places.iter() {
            match place.status {
                Status::Claimed { value: Some(value), .. } | Status::Chose(Some(value)) => {
                    twice |= !Treasure::worth(value).is_some_and(|card| taken.add(card));
                }
                Status::GaveBack => given_back += 1,
                _ => {}
            }
        }
        unless(!twice && taken.minus(fresh).is_empty(), part, "every treasure card once")?;
        match self.phase {
            Phase::Over => unless(self.treasures.is_empty(), part, "no treasure card left"),
            Phase::Race => {
                let highest_first = self.treasures.iter().last() < taken.first() || taken.is_empty();
                let whole = self.treasures.or(taken) == fresh && self.treasures.and(taken).is_empty();
                unless(
                    whole && highest_first,
                    part,
                    "the treasure cards nobody has claimed, the highest first",
                )?;
                let open = !self.treasures.is_empty() && !self.racing().is_empty();
                unless(open, Part::Phase, "a race with a treasure card and a seat that races")
            }
            Phase::Last => {
                let chosen =
                    self.places.iter().filter(|place| matches!(place.status, Status::Chose(Some(_))));
                let fits = given_back == self.treasures.len() + chosen.count()
                    && self.treasures.and(taken).is_empty()
                    && self.treasures.minus(fresh).is_empty();
                unless(fits && !self.treasures.is_empty(), part, "the treasure cards put back")?;
                let possible =
                    self.chooser().is_some() && self.house.judge == Judge::Table && self.seats() > 1;
                unless(possible, Part::Phase, "a seat without a treasure card")
            }
            Phase::Roll | Phase::Rolling | Phase::Deal => {
                unless(self.treasures == fresh, part, "the treasure cards of a new round")
            }
        }
    }

    /// D-TICK-01: what was submitted is legal, and nobody waits for nothing.
    fn check_choices(&self) -> Result<(), Impossible> {
        if self.phase != Phase::Race || !self.in_ticks() {
            return Ok(());
        }
        let drawing = self.drawing();
        for (seat, place) in self.places.each() {
            let part = Part::Seat(seat);
            let busy = if drawing.is_some() { 3 } else { 2 };
            unless(place.busy <= busy, part, "at most two ticks of an exchange to come")?;
            unless(drawing != Some(seat) || place.busy == 3, part, "an exchange takes three ticks")?;
            if place.choice != Choice::Open {
                unless(place.busy == 0, part, "no choice while exchanging")?;
            }
            if let Choice::Made(action) = place.choice {
                let mut open = *self;
                open.places[seat].choice = Choice::Open;
                let listed = !matches!(action, Action::At(_));
                let legal = listed && crate::race::check(&open, seat, action).is_ok();
                unless(legal, part, "a legal choice")?;
            }
        }
        let awaited = Seat::all(self.seats()).any(|seat| self.awaited(seat));
        unless(awaited != drawing.is_some(), Part::Phase, "a seat that has not chosen yet")
    }
}
