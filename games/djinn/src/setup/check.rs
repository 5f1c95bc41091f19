//! Whether a table can be as it is written, whatever is hidden.

use irrgarten_game::PerSeat;
use irrgarten_kit::Set;

use super::{Impossible, Part};
use crate::action::Action;
use crate::arrangement::WIDEST;
use crate::components::{MOST, ROUNDS, Roll, Treasure};
use crate::options::{Clock, Judge};
use crate::public::{Phase, Progress, Table as _};
use crate::race::{self, MOST_MOVES};
use crate::state::{OwnPiles, Place, State, Status};
use crate::ticks::MOST_TICKS;
use crate::view::{Mat, View};

impl View {
    /// Can this be?
    pub(super) fn check(&self) -> Result<(), Impossible> {
        self.check_round()?;
        self.check_used()?;
        self.check_counters()?;
        for (seat, mat) in self.mats.each() {
            self.check_mat(Part::Seat(seat), mat)?;
        }
        self.check_cards()?;
        self.check_treasures()?;
        self.check_choices()
    }

    fn check_round(&self) -> Result<(), Impossible> {
        let (public, rulings, seats) = (&self.public, &self.public.rulings, self.seats());
        let all = (1..=4).contains(&seats) && self.choices.seats() == seats;
        Impossible::unless(all, Part::Seats, "1 to 4 seats")?;
        let suits = rulings.suits(seats);
        Impossible::unless(suits, Part::Settings, "deal=same only with clock=stopwatch or one seat")?;
        let there = rulings.rounds <= ROUNDS && (1..=rulings.rounds).contains(&public.round);
        Impossible::unless(there, Part::Round, "a round there is")?;
        Impossible::unless(public.roller.number() <= seats, Part::Roller, "a seat of this table")?;
        let last = public.phase != Phase::Over || public.round == rulings.rounds;
        Impossible::unless(last, Part::Phase, "over in the last round")?;
        let possible = public.phase.roll().is_none_or(|roll| (3..=MOST).contains(&roll.cards()));
        Impossible::unless(possible, Part::Roll, "3, 4, 5 or G: with a layout")
    }

    /// D-ROLL-04: at most one assignment card a round, and none without a genie on the die.
    fn check_used(&self) -> Result<(), Impossible> {
        let Self { public, .. } = self;
        let turned = match public.phase.roll() {
            Some(Roll::Genie(layout)) => {
                let known = public.used.has(layout);
                Impossible::unless(known, Part::Used, "the layout turned up among the used ones")?;
                true
            }
            _ => public.phase == Phase::Over,
        };
        let most = usize::from(public.round - 1) + usize::from(turned);
        Impossible::unless(public.used.len() <= most, Part::Used, "at most one layout used a round")
    }

    fn check_counters(&self) -> Result<(), Impossible> {
        let (racing, ticks) = (self.public.phase.is_race(), self.public.in_ticks());
        for (seat, &moves) in self.public.moves.each() {
            let exhausted = self.progress(seat) != Progress::Working || self.drawing() == Some(seat);
            let most = if exhausted { MOST_MOVES } else { MOST_MOVES - 1 };
            let fits = moves <= if racing && !ticks { most } else { 0 };
            Impossible::unless(fits, Part::Moves, "fewer moves, and none outside a race")?;
        }
        let ticks = if racing && ticks { MOST_TICKS } else { 1 };
        let expected = "fewer ticks, and none outside a race in ticks";
        Impossible::unless(self.public.tick < ticks, Part::Ticks, expected)
    }

    fn check_mat(&self, part: Part, mat: &Mat) -> Result<(), Impossible> {
        let Self { public, .. } = self;
        let rounds = u16::from(if public.phase == Phase::Over { public.round } else { public.round - 1 });
        let best = Treasure::table(self.seats()).iter().last().map_or(0, Treasure::value);
        let earned = mat.points() <= rounds * u16::from(best);
        Impossible::unless(earned, part, "no more points than the rounds before gave")?;
        match (public.phase, mat) {
            (Phase::Roll | Phase::Rolling | Phase::Over, mat) => {
                let empty = *mat == Mat::Open(Place { points: mat.points(), ..Place::default() });
                Impossible::unless(empty, part, "no cards between rounds")
            }
            (Phase::Deal(_), Mat::Open(place)) => {
                let plain = Place { points: place.points, hand: place.hand, ..Place::default() };
                Impossible::unless(*place == plain, part, "nothing laid before the start")
            }
            (Phase::Deal(_), Mat::Covered { progress, .. }) => {
                let plain = *progress == Progress::Working;
                Impossible::unless(plain, part, "nothing claimed before the start")
            }
            (Phase::Race(roll) | Phase::Last(roll), Mat::Open(place)) => self.check_place(part, place, roll),
            (Phase::Race(roll), &Mat::Covered { cards, progress, .. }) if public.is_personal_race() => {
                let whole = usize::from(cards) == roll.cards() || progress == Progress::Working;
                Impossible::unless(whole, part, "as many cards as were rolled")
            }
            (Phase::Race(_) | Phase::Last(_), Mat::Covered { .. }) => {
                Err(Impossible::new(part, "hands in sight after the start"))
            }
        }
    }

    fn check_place(&self, part: Part, place: &Place, roll: Roll) -> Result<(), Impossible> {
        let own = place.laid.cards().minus(place.hand).is_empty();
        Impossible::unless(own, part, "an arrangement of cards of the hand")?;
        let size = place.laid.bounds().map_or((0, 0), |(_, size)| size);
        Impossible::unless(size.0 <= WIDEST && size.1 <= WIDEST, part, "at most nine columns and rows")?;
        let task = self.public.rulings.task(roll);
        let cells = place.laid.iter().all(|laid| task.has_cell(laid.cell));
        Impossible::unless(cells && place.laid == place.laid.settled_on(roll), part, "cells of the layout")?;
        let (racing, clock) = (self.public.phase.is_race(), self.public.rulings.clock);
        let plain = (place.time, place.busy) == (None, 0);
        let fits = match place.status {
            Status::Working => {
                let time = place.time.is_none() || racing && clock != Clock::Ticks;
                let ticks = place.busy == 0 || racing && clock == Clock::Ticks;
                time && ticks
            }
            Status::Waiting => {
                let alone = self.public.is_personal_race();
                plain && alone && place.laid.is_empty() && place.own == OwnPiles::default()
            }
            Status::Passed => plain,
            Status::Claimed { value, .. } => {
                let settled = !(racing && clock == Clock::Stopwatch);
                plain && value.is_some() == settled && self.seats() > 1
            }
            Status::GaveBack | Status::Chose(_) => plain && !racing,
        };
        Impossible::unless(fits, part, "a status that this phase and clock have")
    }

    /// D-SETUP-04, D-CLAIM-01, D-LAST-01.
    fn check_treasures(&self) -> Result<(), Impossible> {
        let (part, treasures) = (Part::Treasures, self.public.treasures);
        let fresh = Treasure::table(self.seats());
        let (mut taken, mut twice, mut given_back, mut chosen) = (Set::EMPTY, false, 0, 0);
        for (_, place) in self.open_places() {
            if let Status::Claimed { value: Some(value), .. } | Status::Chose(Some(value)) = place.status {
                twice |= !Treasure::worth(value).is_some_and(|card| taken.add(card));
            }
            given_back += usize::from(place.status == Status::GaveBack);
            chosen += usize::from(matches!(place.status, Status::Chose(Some(_))));
        }
        let once = !twice && taken.minus(fresh).is_empty();
        Impossible::unless(once, part, "every treasure card once")?;
        let apart = treasures.and(taken).is_empty();
        match self.public.phase {
            Phase::Over => Impossible::unless(treasures.is_empty(), part, "no treasure card left"),
            Phase::Race(_) => {
                let highest_first = treasures.iter().last() < taken.first() || taken.is_empty();
                let whole = treasures.or(taken) == fresh && apart;
                let expected = "the treasure cards nobody has claimed, the highest first";
                Impossible::unless(whole && highest_first, part, expected)?;
                let left = !self.racing().is_empty() || !self.waiting().is_empty();
                let expected = "a race with a treasure card and a seat that races";
                Impossible::unless(!treasures.is_empty() && left, Part::Phase, expected)
            }
            Phase::Last(_) => {
                let put_back = given_back == treasures.len() + chosen;
                let fits = put_back && apart && treasures.minus(fresh).is_empty() && !treasures.is_empty();
                Impossible::unless(fits, part, "the treasure cards put back")?;
                let judged_late = self.public.rulings.judge == Judge::Table;
                let possible = self.chooser().is_some() && judged_late && self.seats() > 1;
                Impossible::unless(possible, Part::Phase, "a seat without a treasure card")
            }
            Phase::Roll | Phase::Rolling | Phase::Deal(_) => {
                Impossible::unless(treasures == fresh, part, "the treasure cards of a new round")
            }
        }
    }

    /// D-TICK-01: what was submitted is legal, and nobody waits for nothing.
    fn check_choices(&self) -> Result<(), Impossible> {
        let Some(state) = self.before_choices() else {
            let made = self.choices.each().find(|(_, choice)| choice.is_some());
            return made
                .map_or(Ok(()), |(seat, _)| Err(Impossible::new(Part::Seat(seat), "choices in ticks only")));
        };
        let drawing = self.drawing();
        let mut awaited = false;
        for (seat, place) in state.places.each() {
            let part = Part::Seat(seat);
            let busy = if drawing.is_some() { 3 } else { 2 };
            Impossible::unless(place.busy <= busy, part, "at most two ticks of an exchange to come")?;
            let three = drawing != Some(seat) || place.busy == 3;
            Impossible::unless(three, part, "an exchange takes three ticks")?;
            if let Some(choice) = self.choices[seat] {
                Impossible::unless(
                    state.awaited(seat),
                    part,
                    "no choice while exchanging or out of the race",
                )?;
                let legal = |action| {
                    let task = self.public.task().filter(|_| !matches!(action, Action::At(_)));
                    task.is_some_and(|task| race::check(&state, task, seat, action).is_ok())
                };
                Impossible::unless(choice.seen().is_none_or(legal), part, "a legal choice")?;
            }
            awaited |= state.awaited(seat) && self.choices[seat].is_none();
        }
        Impossible::unless(awaited != drawing.is_some(), Part::Phase, "a seat that has not chosen yet")
    }

    /// A race in ticks before any seat has chosen; in ticks all hands are open.
    fn before_choices(&self) -> Option<State> {
        let Self { public, mats, line, .. } = self;
        let mut state = State {
            public: *public,
            places: PerSeat::new(mats.seats()),
            choices: PerSeat::new(mats.seats()),
            line: *line,
        };
        for (seat, mat) in mats.each() {
            state.places[seat] = *mat.open()?;
        }
        (public.phase.is_race() && public.in_ticks()).then_some(state)
    }
}
