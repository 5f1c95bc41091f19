//! The fast move generator. Its moves come in canonical order: by card, row, column, orientation.

pub(crate) mod chart;
mod grid;
mod random;

pub(crate) use random::any_action;

use std::ops::ControlFlow;

use irrgarten_game::{Seat, Visit};
use irrgarten_kit::{Cell, Direction, Indexed, List, Set};

use crate::action::Action;
use crate::components::{CARDS, Card, CardSet, MOST_TAKEN, Orientation};
use crate::gates::Gates;
use crate::options::{Edges, Take};
use crate::state::State;
use chart::{Chart, Site};

pub(crate) fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    if state.mover != Some(seat) || state.drawing().is_some() {
        return ControlFlow::Continue(());
    }
    let mut chart = Chart::blank();
    chart.draw(state);
    let mut takes = Takes::new(state, &chart);
    let mut stuck = true;
    for card in state.hands[seat].iter() {
        for site in chart.sites.iter() {
            let goals = Goals::of(state, &chart, site, card);
            takes.forget();
            for top in Direction::ALL {
                let orientation = state.deck().orientation(card, top);
                if fits(state, site, orientation) {
                    stuck = false;
                    let bare = Action { card, top, cell: site.cell, taken: List::new() };
                    let matched = goals.matched(site, orientation);
                    if matched.is_empty() {
                        visit(bare)?;
                        continue;
                    }
                    for &(_, taken) in takes.legal(site, matched) {
                        visit(Action { taken, ..bare })?;
                    }
                }
            }
        }
    }
    if stuck { anywhere(state, seat, &chart, visit) } else { ControlFlow::Continue(()) }
}

/// C-PLACE-03 and C-PLACE-04.
pub(crate) fn fits(state: &State, site: &Site, orientation: Orientation) -> bool {
    let gates = orientation.gates[0].or(orientation.gates[1]);
    gates.meets(site.open) && (state.rulings.edges == Edges::Free || gates.and(site.sides) == site.open)
}

/// C-PLACE-05.
fn anywhere(state: &State, seat: Seat, chart: &Chart, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    for card in state.hands[seat].iter() {
        for site in chart.sites.iter() {
            for top in Direction::ALL {
                visit(Action { card, top, cell: site.cell, taken: List::new() })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A card with a treasure of the hand card's, and the places where ways from it arrive at a site.
#[derive(Clone, Copy, Default)]
pub(crate) struct Goal {
    card: Card,
    /// The hand card's corridor with the same treasure.
    corridor: u8,
    gates: Gates,
}

/// Everything a hand card could match from a site.
pub(crate) struct Goals(List<Goal, MOST_TAKEN>);

impl Goals {
    pub(crate) fn of(state: &State, chart: &Chart, site: &Site, card: Card) -> Goals {
        let mut goals = List::new();
        for treasure in
            state.deck().face(card).treasures.iter().filter(|treasure| site.kinds.has(treasure.kind))
        {
            let lying =
                state.deck().of_kind(treasure.kind).iter().filter(|other| chart.cards.has(other.card));
            for &other in lying {
                let gates = chart.leads(other, site);
                if !gates.is_empty() {
                    goals.push(Goal { card: other.card, corridor: treasure.corridor, gates });
                }
            }
        }
        Goals(goals)
    }

    /// How many cards could be matched at most, however the card is turned.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// C-WAY-01 to C-WAY-05, C-TAKE-04, C-TAKE-05: all cards matched when the card lies like this.
    pub(crate) fn matched(&self, site: &Site, orientation: Orientation) -> CardSet {
        if self.0.is_empty() {
            return Set::EMPTY;
        }
        let [one, two] = orientation.gates;
        // C-WAY-04: the two corridors of the card may be joined outside it.
        let joined =
            !two.is_empty() && site.nets.iter().any(|net| net.gates.meets(one) && net.gates.meets(two));
        let from = if joined { [one.or(two); 2] } else { [one, two] };
        let matched = self.0.iter().filter(|goal| goal.gates.meets(from[usize::from(goal.corridor)]));
        matched.map(|goal| goal.card).collect()
    }
}

/// Cells of cards taken together, by row, then column.
type Taken = List<Cell, MOST_TAKEN>;

/// The legal sets of takes at a site. Turning the card often matches the same cards, so the last answer is kept.
struct Takes<'a> {
    state: &'a State,
    parts: Parts<'a>,
    matched: Option<CardSet>,
    legal: List<(CardSet, Taken), { 1 << MOST_TAKEN }>,
}

impl<'a> Takes<'a> {
    fn new(state: &'a State, chart: &'a Chart) -> Takes<'a> {
        Takes { state, parts: Parts::new(chart), matched: None, legal: List::new() }
    }

    /// Answers are good for one site.
    fn forget(&mut self) {
        self.matched = None;
    }

    /// Every set of these cards that may be taken (C-TAKE-06), or only the largest ones (C-TAKE-07).
    fn legal(&mut self, site: &Site, matched: CardSet) -> &[(CardSet, Taken)] {
        if self.matched != Some(matched) {
            self.matched = Some(matched);
            self.find(site, matched);
        }
        &self.legal
    }

    fn find(&mut self, site: &Site, matched: CardSet) {
        let mut cards = List::<(Cell, Card), MOST_TAKEN>::new();
        for card in matched.iter() {
            if let Some(laid) = self.state.labyrinth.spot(card) {
                cards.insert_in_order((laid.cell, card));
            }
        }
        // Each card doubles the sets: all there were, and all there were with it.
        self.legal.clear();
        self.legal.push((Set::EMPTY, List::new()));
        for &(cell, card) in cards.iter() {
            for without in 0..self.legal.len() {
                let (mut set, mut taken) = self.legal[without];
                set.add(card);
                taken.push(cell);
                self.legal.push((set, taken));
            }
        }
        self.legal.retain(|&(set, _)| set.is_empty() || self.parts.hold(site, set));
        if self.state.rulings.take == Take::AutoMax {
            let most = self.legal.iter().map(|(_, taken)| taken.len()).max().unwrap_or(0);
            self.legal.retain(|(_, taken)| taken.len() == most);
        }
    }
}

/// Into which parts the labyrinth falls without a card; found when first asked for.
pub(crate) struct Parts<'a> {
    chart: &'a Chart,
    known: CardSet,
    /// A card has at most four neighbours, so it holds at most four parts together.
    without: [[CardSet; 4]; CARDS],
}

impl Parts<'_> {
    pub(crate) fn new(chart: &Chart) -> Parts<'_> {
        Parts { chart, known: Set::EMPTY, without: [[Set::EMPTY; 4]; CARDS] }
    }

    /// C-TAKE-03: does the labyrinth with a card on this site hang together without these?
    pub(crate) fn hold(&mut self, site: &Site, taken: CardSet) -> bool {
        let Some(card) = taken.only() else {
            let rest = self.chart.cards.minus(taken);
            return self.chart.spread(site.beside.and(rest), rest) == rest;
        };
        // The new card has to hold together what the taken one did.
        self.without(card).iter().all(|part| part.is_empty() || !part.and(site.beside).is_empty())
    }

    fn without(&mut self, card: Card) -> &[CardSet; 4] {
        if self.known.add(card) {
            let mut rest = self.chart.cards;
            rest.remove(card);
            let mut free = self.without[card.index()].iter_mut();
            while let (Some(first), Some(part)) = (rest.first(), free.next()) {
                *part = self.chart.spread([first].into_iter().collect(), rest);
                rest = rest.minus(*part);
            }
        }
        &self.without[card.index()]
    }
}
