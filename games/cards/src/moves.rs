//! The fast move generator. Its moves come in canonical order: by card, row, column, orientation.

use std::ops::ControlFlow;

use irrgarten_game::Seat;
use irrgarten_kit::{Direction, List, Set};

use crate::action::Action;
use crate::chart::{Chart, Site};
use crate::components::{Card, CardSet, Lie, MOST_TAKEN};
use crate::options::{Edges, Take};
use crate::state::State;

pub(crate) fn actions(
    state: &State,
    seat: Seat,
    visit: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.mover != Some(seat) || state.drawing().is_some() {
        return ControlFlow::Continue(());
    }
    let chart = Chart::of(state);
    let mut taker = Taker { state, chart: &chart, hold: Set::EMPTY, fall: Set::EMPTY };
    let mut stuck = true;
    for card in state.hands[seat].iter() {
        let kinds = state.deck().face(card).kinds();
        for site in chart.sites.iter() {
            let promising = kinds.iter().any(|&kind| site.kinds.has(kind));
            for top in Direction::ALL {
                let lie = state.deck().lie(card, top);
                if !fits(state, site, lie) {
                    continue;
                }
                stuck = false;
                let bare = Action { card, top, cell: site.cell, taken: List::new() };
                let matched = if promising { taker.matched(site, card, lie) } else { Set::EMPTY };
                if matched.is_empty() {
                    visit(bare)?;
                } else {
                    taker.takes(site, bare, matched, visit)?;
                }
            }
        }
    }
    if stuck { anywhere(state, seat, &chart, visit) } else { ControlFlow::Continue(()) }
}

/// C-PLACE-03 and C-PLACE-04.
fn fits(state: &State, site: &Site, lie: &Lie) -> bool {
    let gates = lie.gates[0].or(lie.gates[1]);
    gates.meets(site.open) && (state.house.edges == Edges::Free || gates.and(site.sides) == site.open)
}

/// C-PLACE-05.
fn anywhere(
    state: &State,
    seat: Seat,
    chart: &Chart,
    visit: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for card in state.hands[seat].iter() {
        for site in chart.sites.iter() {
            for top in Direction::ALL {
                visit(Action { card, top, cell: site.cell, taken: List::new() })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds what can be taken; remembers which single cards the labyrinth can do without.
struct Taker<'a> {
    state: &'a State,
    chart: &'a Chart,
    hold: CardSet,
    fall: CardSet,
}

impl Taker<'_> {
    /// C-WAY-01 to C-WAY-05, C-TAKE-04, C-TAKE-05: all cards the laid one matches.
    fn matched(&self, site: &Site, card: Card, lie: &Lie) -> CardSet {
        let touched = |corridor: usize| {
            let nets = site.nets.iter().filter(move |(_, gates)| gates.meets(lie.gates[corridor]));
            nets.fold(Nets::NONE, |nets, &(net, _)| nets.with(net))
        };
        let mut reached = [touched(0), touched(1)];
        if reached[0].meets(reached[1]) {
            // C-WAY-04: the two corridors of the card are joined outside it.
            reached = [reached[0].or(reached[1]); 2];
        }
        let mut matched = Set::EMPTY;
        for treasure in &self.chart.deck.face(card).treasures {
            let nets = reached[usize::from(treasure.corridor)];
            for &other in self.chart.deck.of_kind(treasure.kind) {
                if self.chart.cards.has(other.card) && nets.has(self.chart.net(other)) {
                    matched.add(other.card);
                }
            }
        }
        matched
    }

    /// Every legal set of takes with this placement (C-TAKE-06), or only the largest ones (C-TAKE-07).
    fn takes(
        &mut self,
        site: &Site,
        bare: Action,
        matched: CardSet,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut cards = List::<_, MOST_TAKEN>::new();
        for card in matched.iter() {
            cards.push((self.state.labyrinth.spot(card).map(|laid| laid.cell).unwrap_or_default(), card));
        }
        cards.sort_unstable();
        let picks = 0..1u32 << cards.len();
        let take = self.state.house.take;
        let chosen = |pick: u32| cards.iter().enumerate().filter(move |(nth, _)| pick >> nth & 1 != 0);
        let mut holds = |pick: u32| self.holds(site, chosen(pick).map(|(_, &(_, card))| card).collect());
        let fewest = match take {
            Take::Choose => 0,
            Take::AutoMax => {
                picks.clone().filter(|&pick| holds(pick)).map(u32::count_ones).max().unwrap_or(0)
            }
        };
        for pick in picks {
            if pick.count_ones() >= fewest && holds(pick) {
                let mut action = bare;
                chosen(pick).for_each(|(_, &(cell, _))| action.taken.push(cell));
                visit(action)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// C-TAKE-03: does the labyrinth with a card on this site hang together without these?
    fn holds(&mut self, site: &Site, taken: CardSet) -> bool {
        let rest = self.chart.cards.minus(taken);
        let beside = site.beside.and(rest);
        if taken.is_empty() || rest.is_empty() {
            return true;
        }
        if beside.is_empty() {
            return false;
        }
        if taken.len() == 1 && self.holds_without(taken, rest) {
            return true;
        }
        self.chart.spread(beside, rest) == rest
    }

    /// The same for one card and the labyrinth as it is.
    fn holds_without(&mut self, taken: CardSet, rest: CardSet) -> bool {
        let known = self.hold.or(self.fall);
        if taken.minus(known).is_empty() {
            return self.fall.and(taken).is_empty();
        }
        let first = rest.first().into_iter().collect();
        let holds = self.chart.spread(first, rest) == rest;
        let memory = if holds { &mut self.hold } else { &mut self.fall };
        *memory = memory.or(taken);
        holds
    }
}

/// A set of nets, by the number of their smallest corridor (0 to 99).
#[derive(Clone, Copy)]
struct Nets(u128);

impl Nets {
    const NONE: Nets = Nets(0);

    fn with(self, net: u8) -> Nets {
        Nets(self.0 | 1 << net)
    }

    fn or(self, other: Nets) -> Nets {
        Nets(self.0 | other.0)
    }

    fn has(self, net: u8) -> bool {
        self.0 >> net & 1 != 0
    }

    fn meets(self, other: Nets) -> bool {
        self.0 & other.0 != 0
    }
}
