//! The checked door between anything one can write down and a position that can be played on.

mod cards;

use irrgarten_game::Seat;
use irrgarten_kit::Set;

use crate::action::Action;
use crate::arrangement::WIDEST;
use crate::components::{Roll, Treasure};
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
        let alone = self.house.personal() && self.phase == Phase::Race;
        if alone && matches!(place.hand, Hand::Hidden(_)) {
            return unless(self.is_covered(place), part, "nothing of a hidden mat");
        }
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
            Status::Waiting => plain && alone && place.laid.is_empty() && place.lost.is_empty(),
            Status::Passed => plain,
            Status::Claimed { value, .. } => {
                let settled = !(racing && clock == Clock::Stopwatch);
                plain && value.is_some() == settled && self.seats() > 1
            }
            Status::GaveBack | Status::Chose(_) => plain && !racing,
        };
        unless(fits, part, "a status that this phase and clock have")
    }

    /// D-SW-01: what others see of a mat whose race is its seat's own.
    fn is_covered(&self, place: &Place) -> bool {
        let status = match place.status {
            Status::Waiting | Status::Working | Status::Passed => true,
            Status::Claimed { value, time } => value.is_none() && time.is_none(),
            Status::GaveBack | Status::Chose(_) => false,
        };
        let Place { points, hand, status: as_it_is, .. } = *place;
        let held = place.held() == self.cards_each() || place.status == Status::Working;
        status && held && *place == Place { points, hand, status: as_it_is, ..Place::default() }
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
                let left = !self.racing().is_empty() || !self.waiting().is_empty();
                let open = !self.treasures.is_empty() && left;
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
