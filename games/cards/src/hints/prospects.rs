//! What cards could win on a labyrinth: the innermost question of everybody who looks ahead.

use irrgarten_kit::{Direction, Indexed, List, Set};

use crate::action::Action;
use crate::components::{CARDS, Card, CardSet, Kind, MOST_TAKEN};
use crate::moves::chart::{Chart, Site};
use crate::moves::{Goals, Parts, fits};
use crate::state::State;

/// A charted labyrinth and the cards that could be laid on it.
pub(super) struct Prospects<'a> {
    state: &'a State,
    chart: &'a Chart,
    parts: Parts<'a>,
}

impl<'a> Prospects<'a> {
    pub(super) fn new(state: &'a State, chart: &'a Chart) -> Prospects<'a> {
        Prospects { state, chart, parts: Parts::new(chart) }
    }

    /// How many cards this one could win at most, wherever it is laid.
    pub(super) fn most(&mut self, card: Card) -> usize {
        self.search(card, 1, |_, taken| taken.len() + 1) - 1
    }

    /// The most that one of these cards could win.
    pub(super) fn most_of(&mut self, cards: CardSet) -> usize {
        cards.iter().map(|card| self.most(card)).max().unwrap_or(0)
    }

    /// Lists the placements of these cards that win most, and says how many.
    pub(super) fn best(&mut self, cards: CardSet, found: &mut Vec<(Action, CardSet)>) -> usize {
        let mut most = 1;
        for card in cards.iter() {
            most = self.search(card, most, |action, taken| {
                if found.first().is_some_and(|(_, before)| before.len() < taken.len()) {
                    found.clear();
                }
                found.push((action, taken));
                taken.len()
            });
        }
        if found.is_empty() {
            self.empty_handed(cards, found);
            return 0;
        }
        most
    }

    /// Lists every placement of these cards, taking nothing.
    fn empty_handed(&self, cards: CardSet, found: &mut Vec<(Action, CardSet)>) {
        for card in cards.iter() {
            let orientations = Direction::ALL.map(|top| (top, self.state.deck().orientation(card, top)));
            for site in self.chart.sites.iter() {
                for (top, _) in
                    orientations.into_iter().filter(|&(_, orientation)| fits(self.state, site, orientation))
                {
                    found.push((Action { card, top, cell: site.cell, taken: List::new() }, Set::EMPTY));
                }
            }
        }
    }

    /// Lists every placement of these cards with a largest set it can take.
    pub(super) fn all(&mut self, cards: CardSet, found: &mut Vec<(Action, CardSet)>) {
        for card in cards.iter() {
            self.search(card, 0, |action, taken| {
                found.push((action, taken));
                0
            });
        }
    }

    /// Shows every placement that wins at least this many, with a largest set it can take; the answer says how many it
    /// has to be from then on. What cannot win this many is passed over early: that is what makes this fast.
    fn search(&mut self, card: Card, least: usize, mut found: impl FnMut(Action, CardSet) -> usize) -> usize {
        let bound = self.partners(card);
        let wanted: Set<Kind> = self.state.deck().face(card).kinds().into_iter().collect();
        let mut least = least;
        for site in self.chart.sites.iter() {
            if least > bound {
                break;
            }
            if least > 0 && site.kinds.and(wanted).is_empty() {
                continue;
            }
            let goals = Goals::of(self.state, self.chart, site, card);
            if goals.count() < least {
                continue;
            }
            for top in Direction::ALL {
                let orientation = self.state.deck().orientation(card, top);
                if fits(self.state, site, orientation)
                    && let Some(taken) = self.largest(site, goals.matched(site, orientation), least)
                {
                    least = found(Action { card, top, cell: site.cell, taken: List::new() }, taken);
                }
            }
        }
        least
    }

    /// How many cards of the labyrinth show a treasure of this one.
    fn partners(&self, card: Card) -> usize {
        let deck = self.state.deck();
        let kinds = deck.face(card).kinds();
        let of_kind =
            |kind| deck.of_kind(kind).iter().filter(|other| self.chart.cards.has(other.card)).count();
        kinds.into_iter().map(of_kind).sum()
    }

    /// A largest set of these cards that may be taken (C-TAKE-06), if it has this many at least.
    fn largest(&mut self, site: &Site, matched: CardSet, least: usize) -> Option<CardSet> {
        if matched.len() < least {
            return None;
        }
        if matched.is_empty() || self.parts.hold(site, matched) {
            return Some(matched);
        }
        let mut best = None;
        let mut least = least;
        for card in matched.iter() {
            let mut fewer = matched;
            fewer.remove(card);
            if let Some(taken) = self.largest(site, fewer, least) {
                least = taken.len() + 1;
                best = Some(taken);
            }
        }
        best
    }
}

/// What each of these cards could win at most.
pub(super) struct Gains {
    cards: CardSet,
    most: [u8; CARDS],
}

impl Gains {
    pub(super) fn of(state: &State, cards: CardSet) -> Gains {
        let mut chart = Chart::blank();
        chart.draw(state);
        let mut prospects = Prospects::new(state, &chart);
        let mut most = [0; CARDS];
        for card in cards.iter() {
            most[card.index()] = prospects.most(card) as u8;
        }
        Gains { cards, most }
    }

    /// What the best of this many of these cards (at most two), drawn evenly, and of the held ones wins on average.
    pub(super) fn expected(&self, among: CardSet, drawn: usize, held: CardSet) -> f32 {
        debug_assert!(among.or(held).minus(self.cards) == Set::EMPTY, "asked for what was not looked at");
        let sure = held.iter().map(|card| self.most[card.index()]).max().unwrap_or(0);
        let chances = (sure + 1..=MOST_TAKEN as u8).map(|gain| self.reaches(among, drawn, gain));
        let more = chances.take_while(|&chance| chance > 0.0);
        f32::from(sure) + more.sum::<f32>()
    }

    /// How likely it is that one of this many of these cards (at most two), drawn evenly, wins anything.
    pub(super) fn chance(&self, among: CardSet, drawn: usize) -> f32 {
        self.reaches(among, drawn, 1)
    }

    /// How likely it is that one of them wins this many.
    fn reaches(&self, among: CardSet, drawn: usize, gain: u8) -> f32 {
        let total = among.len();
        let below = among.iter().filter(|card| self.most[card.index()] < gain).count();
        1.0 - match drawn.min(total) {
            0 => 1.0,
            1 => below as f32 / total as f32,
            _ => (below * below.saturating_sub(1)) as f32 / (total * (total - 1)) as f32,
        }
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{Game as _, Notation as _, SearchRng, Turn, quick_ply};
    use irrgarten_players::{actions, first_sight};

    use super::*;
    use crate::Cards;

    #[test]
    fn the_fast_search_finds_what_the_list_of_moves_has() {
        let mut dice = SearchRng::new(7);
        for game in 0..20 {
            let seed = format!("prospects {game}").parse().expect("a word is a seed");
            let dealer = &mut irrgarten_game::ChanceRng::new(&seed, irrgarten_game::Stream::Setup);
            let mut state = Cards::new_game(2, crate::Options::default(), dealer);
            loop {
                if let (Turn::Decide(_), Some(seat)) = (Cards::turn(&state), state.mover) {
                    let most = first_sight::<Cards>(&state, seat)[0].1 as usize;
                    let listed = actions::<Cards>(&state, seat);
                    let mut chart = Chart::blank();
                    chart.draw(&state);
                    let mut prospects = Prospects::new(&state, &chart);
                    let (mut best, mut all) = (Vec::new(), Vec::new());
                    assert_eq!(prospects.best(state.hands[seat], &mut best), most, "{state:?}");
                    assert_eq!(prospects.most_of(state.hands[seat]), most, "{state:?}");
                    assert!(best.iter().all(|(_, taken)| taken.len() == most), "{state:?}");
                    prospects.all(state.hands[seat], &mut all);
                    let bare = listed.iter().filter(|action| action.taken.is_empty()).count();
                    assert_eq!(all.len(), bare, "{state:?}");
                }
                if quick_ply::<Cards>(&mut state, &mut dice).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn what_a_hidden_hand_wins_on_average_is_counted_exactly() {
        let text = "cards/1 n=2 @0,0:33e.13w/26e.23e h=03,44|08,34 c=-|- p=42 t=1";
        let (state, _) = Cards::read_position(text).expect("a position");
        let cards: CardSet = [3, 44, 8, 34].into_iter().filter_map(Card::numbered).collect();
        let gains = Gains::of(&state, cards);
        let of = |number| f32::from(gains.most[Card::numbered(number).expect("a card").index()]);
        let held: CardSet = Card::numbered(44).into_iter().collect();
        assert!((of(44) - 2.0).abs() < 1e-6, "two helmets");
        assert!((gains.expected(Set::EMPTY, 0, held) - 2.0).abs() < 1e-6);
        let pairs = [(3, 44), (3, 8), (3, 34), (44, 8), (44, 34), (8, 34)];
        let mean = pairs.iter().map(|&(one, two)| of(one).max(of(two))).sum::<f32>() / 6.0;
        assert!((gains.expected(cards, 2, Set::EMPTY) - mean).abs() < 1e-5);
        let one = [3, 44, 8, 34].into_iter().map(of).sum::<f32>() / 4.0;
        assert!((gains.expected(cards, 1, Set::EMPTY) - one).abs() < 1e-5);
    }
}
