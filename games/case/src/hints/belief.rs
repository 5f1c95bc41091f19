//! What a player knows before it decides: how likely each case is, and what a suspicion in each place is worth.

use std::cell::RefCell;

use irrgarten_game::Seat;
use irrgarten_kit::Indexed as _;
use irrgarten_players::Budget;

use super::player::Player;
use super::questions::Questions;
use crate::components::{CASES, Card, Cards, Exhibit, Place, Suspect, Triple};
use crate::reason::{Evidence, Facts, Habits, Holder, Thinker, Weighing};
use crate::view::View;

/// A suspicion that may end the game at once saves the way to the centre, which is worth about this many bits.
const WIN: f64 = 4.0;
/// Summoning another player gives that player a suspicion without a walk.
const BROUGHT: f64 = 0.1;
/// A card that nobody else can show keeps the answer clear, which is worth something beside a card that is asked for.
const COVER: f64 = 0.075;

/// A player that thinks far accuses when its case is so likely: waiting for the last doubt to go lets others be first.
const LIKELY: f64 = 0.9;

/// What a player thinks of the case.
#[derive(Clone)]
pub(super) struct Belief {
    /// The case, if nothing else is possible or, for a player that thinks far, likely enough.
    pub(super) solved: Option<Triple>,
    /// How much is unknown, in bits; places count more.
    pub(super) open: f64,
    /// How likely each case is.
    pub(super) cases: Box<[f32; CASES]>,
    /// What each suspicion tells, in the same bits.
    pub(super) worth: Box<[f32; CASES]>,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker::new());
    /// The last thought: a turn has several decisions, and most events tell nothing about cards.
    static LAST: RefCell<Option<(View, bool, Belief)>> = const { RefCell::new(None) };
}

/// Is everything the same that a thought depends on?
fn same(one: &View, two: &View) -> bool {
    let (here, there) = (one.public(), two.public());
    (here.players, here.pawns, here.open) == (there.players, there.pawns, there.open)
        && here.log == there.log
        && one.same_secrets(two)
}

impl Belief {
    /// From certain facts alone: what is not excluded may be.
    pub(super) fn of_facts(player: &Player<'_>, facts: &Facts) -> Belief {
        let possible = |card: &Card| facts.possible(Holder::File, *card);
        let counts = [0, 1, 2]
            .map(|pile| Card::all().filter(|card| card.pile() == pile).filter(possible).count() as u32)
            .map(f64::from);
        let number = counts.iter().product::<f64>();
        let own = player.hand.or(player.public.open);
        let card_worth = |card: Card| match counts[card.pile()] {
            left if left > 1.0 && possible(&card) => left.log2() / left,
            _ if own.has(card) || possible(&card) => COVER,
            _ => 0.0,
        };
        let mut belief = Belief {
            solved: facts.solved(),
            open: counts.iter().map(|left| left.log2()).sum::<f64>(),
            cases: Box::new([0.0; CASES]),
            worth: Box::new([0.0; CASES]),
        };
        for triple in Triple::all() {
            if triple.cards().iter().all(|card| possible(&card)) {
                belief.cases[triple.index()] = (1.0 / number) as f32;
            }
            belief.worth[triple.index()] = triple.cards().iter().map(card_worth).sum::<f64>() as f32;
        }
        belief
    }

    /// From the exact odds. A player that thinks `far` also heeds what people usually ask and what else a suspicion
    /// brings about. `None` if the budget ends before.
    pub(super) fn of_odds(player: &Player<'_>, far: bool, budget: &mut Budget<'_>) -> Option<Belief> {
        let (view, public, seat) = (player.view, player.public, player.seat);
        let known = LAST.with_borrow(|last| {
            let last = last.as_ref();
            last.filter(|last| last.1 == far && same(&last.0, view)).map(|last| last.2.clone())
        });
        if known.is_some() {
            return known;
        }
        let paid = RefCell::new(&mut *budget);
        let stop = || !paid.borrow_mut().spend(256);
        let evidence = Evidence::of(view);
        let habits = if far { Habits::of(view, seat) } else { Habits::default() };
        // Which card is shown is a habit, too: a player that heeds none counts all deals alike.
        let odds = THINKER.with_borrow_mut(|thinker| {
            thinker.odds_by_habit(&evidence, Weighing::Even, &habits, &stop).ok()
        })?;
        let (best, likely) = odds.best();
        let solved = (odds.possible_cases() == 1 || far && likely >= LIKELY).then_some(best);
        let mut belief =
            Belief { solved, open: 0.0, cases: Box::new([0.0; CASES]), worth: Box::new([0.0; CASES]) };
        Triple::all().for_each(|triple| belief.cases[triple.index()] = odds.case(triple) as f32);
        if solved.is_none() {
            let order: Vec<Seat> = public.answerers(seat).collect();
            let questions = Questions::new(&odds, &order, budget)?;
            belief.open = odds.entropy() + if far { questions.place_entropy() } else { 0.0 };
            let mut sums = Vec::new();
            for triple in Triple::all() {
                if !budget.spend(Questions::COST) {
                    return None;
                }
                let told = questions.ask(triple, &mut sums);
                let brought = public.player(triple.suspect).is_some_and(|other| {
                    other != seat && public.pawn(other) != Some(triple.place.into()) && !public.is_out(other)
                });
                let price = if brought { BROUGHT } else { 0.0 };
                let more = told.place_bits + WIN * told.wins - price;
                let worth = if far { told.bits + more } else { told.bits };
                belief.worth[triple.index()] = worth as f32;
            }
        }
        LAST.replace(Some((view.clone(), far, belief.clone())));
        Some(belief)
    }

    /// The best that can be asked there.
    pub(super) fn best_question(&self, place: Place) -> f64 {
        let pairs = Suspect::all().flat_map(|suspect| Exhibit::all().map(move |exhibit| (suspect, exhibit)));
        let worth = pairs.map(|(suspect, exhibit)| self.worth[Triple { suspect, exhibit, place }.index()]);
        f64::from(worth.fold(0.0, f32::max))
    }
}

/// Cards nobody else can show, if this is the case.
pub(super) fn silent(player: &Player<'_>, case: Triple) -> Cards {
    player.hand.or(player.public.open).or(case.cards())
}
