//! Puzzles: what can be proved, and the only question that settles the case.
//!
//! Both are decided over every deal that the seat cannot rule out, so what is hidden plays no part.

mod deals;

use std::collections::BTreeSet;

use irrgarten_game::{Dice as _, Game as _, SearchRng, Seat, Turn, Viewer, draw};
use irrgarten_kit::Indexed as _;
use irrgarten_players::greedy;
use irrgarten_players::puzzles::{Found, Proof, Puzzles, Tried, played};

use crate::Case;
use crate::action::Action;
use crate::board::{Room, Spot};
use crate::components::{Exhibit, Place, Suspect, Triple};
use crate::hints::is_on_the_sheet;
use crate::options::Options;
use crate::public::Phase;
use crate::reason::{Event, Evidence, Fact, Facts, Holder, Weighing, answers, consistent, explain, odds};
use crate::state::State;
use crate::view::View;
use deals::Deals;

/// The case follows from what was seen and said.
const PROVE: &str = "prove";
/// After this question it will be known, whatever the answer is.
const QUESTION: &str = "question";

/// After this many events more nobody waits any longer.
const MOST_EVENTS: u32 = 240;
/// More cases than this no single question settles often.
const MOST_CASES: usize = 5;

impl Puzzles for Case {
    const THEMES: &'static [&'static str] = &[PROVE, QUESTION];
    const SHIPPED: &'static str = irrgarten_players::shipped_puzzles!();

    /// Plays on until the seat on turn knows nearly all there is to know.
    fn quarry(dice: &mut SearchRng) -> Option<(State, Seat)> {
        let (seats, events) = (3 + dice.below(3) as u8, 60 + dice.below(120));
        let mut state = played::<Case>(seats, Options::default(), events, dice)?;
        for _ in 0..MOST_EVENTS {
            let mover = state.public.mover;
            if state.public.phase == Phase::Start && state.public.pawn(mover).is_some() {
                let evidence = Evidence::of(&View::of(&state, Viewer::Seat(mover)));
                if odds(&evidence, Weighing::Even).is_ok_and(|odds| odds.possible_cases() <= MOST_CASES)
                    && !is_on_the_sheet(&View::of(&state, Viewer::Seat(mover)), mover)
                {
                    return Some((state, mover));
                }
            }
            match Case::turn(&state) {
                Turn::Over(_) => return None,
                Turn::Chance => {
                    let drawn = draw::<Case>(&state, dice)?;
                    Case::chance(&mut state, drawn);
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next()?;
                    let action = greedy::<Case>(&state, seat, dice)?;
                    Case::act(&mut state, seat, action);
                }
            }
        }
        None
    }

    fn find(state: &State, seat: Seat) -> Option<Found<Case>> {
        let evidence = Evidence::of(&View::of(&turn_begins(state, seat, Spot::CENTRE), Viewer::Seat(seat)));
        match Facts::of(&evidence)?.solved() {
            Some(triple) => proof(state, seat, &evidence, triple),
            None => question(state, seat, &evidence),
        }
    }

    fn worth(tried: &Tried<'_, Case>) -> u32 {
        u32::from(match (tried.theme, tried.line.last()) {
            (PROVE, Some(Action::Accuse(triple))) => *triple == tried.start.file,
            (QUESTION, Some(Action::Suspect(triple))) => {
                let evidence = Evidence::of(&View::of(tried.start, Viewer::Seat(tried.seat)));
                let order: Vec<Seat> = tried.start.public.answerers(tried.seat).collect();
                settles(&evidence, &order, *triple)
            }
            _ => false,
        })
    }

    fn is_lost(tried: &Tried<'_, Case>) -> bool {
        !tried.line.is_empty()
    }

    /// Own cards in a question tell nobody anything: which of them is named makes no difference.
    fn way(start: &State, seat: Seat, line: &[Action]) -> Vec<String> {
        match line.last() {
            Some(Action::Suspect(asked)) => asked_about(start, seat, *asked),
            _ => line.iter().map(ToString::to_string).collect(),
        }
    }

    /// Every deal that fits, one by one, without any cleverness.
    fn brute(theme: &str, start: &State, seat: Seat, most: u64) -> Option<Proof> {
        let evidence = Evidence::of(&View::of(start, Viewer::Seat(seat)));
        let order: Vec<Seat> = start.public.answerers(seat).collect();
        let deals = Deals::all(&evidence, most)?;
        let ways: BTreeSet<Vec<String>> = match (theme, start.public.pawn(seat)) {
            (PROVE, _) if deals.cases().len() == 1 => {
                deals.cases().into_iter().map(|case| vec![Action::Accuse(case).to_string()]).collect()
            }
            (QUESTION, Some(Spot::Room(room))) => {
                let settling = questions(room.place()).filter(|&asked| deals.are_told_apart(&order, asked));
                settling.map(|asked| asked_about(start, seat, asked)).collect()
            }
            _ => BTreeSet::new(),
        };
        Some(Proof { best: 1, ways, tried: deals.tried() })
    }
}

/// The seat's turn, in which its pawn has come here.
fn turn_begins(state: &State, seat: Seat, spot: Spot) -> State {
    let mut state = *state;
    let public = &mut state.public;
    public.phase = if spot == Spot::CENTRE { Phase::Accuse } else { Phase::Suspect };
    if let Some(suspect) = public.players[seat] {
        public.pawns[suspect.index()] = spot;
    }
    public.summoned = public.summoned.without(seat);
    state
}

/// The cards of a question that somebody else could have.
fn asked_about(start: &State, seat: Seat, asked: Triple) -> Vec<String> {
    let mine = start.hands[seat].or(start.public.open);
    asked.cards().minus(mine).iter().map(|card| card.to_string()).collect()
}

fn questions(place: Option<Place>) -> impl Iterator<Item = Triple> {
    let pairs = Suspect::all().flat_map(|suspect| Exhibit::all().map(move |exhibit| (suspect, exhibit)));
    pairs.filter_map(move |(suspect, exhibit)| Some(Triple { suspect, exhibit, place: place? }))
}

/// The case is certain, and not only because it is written on the sheet.
fn proof(state: &State, seat: Seat, evidence: &Evidence, case: Triple) -> Option<Found<Case>> {
    let start = turn_begins(state, seat, Spot::CENTRE);
    if is_on_the_sheet(&View::of(&start, Viewer::Seat(seat)), seat) {
        return None;
    }
    let why = |card| explain(evidence, Fact { holder: Holder::File, card, held: true });
    let reasons: Vec<_> = case.cards().iter().map(why).collect::<Option<_>>()?;
    let events: usize = reasons.iter().map(|reason| reason.events.len()).sum();
    let effort = (events * events) as u32;
    Some(Found { theme: PROVE, start, solution: vec![Action::Accuse(case)], effort })
}

/// The one question in a room that settles everything; no other in that room does.
fn question(state: &State, seat: Seat, evidence: &Evidence) -> Option<Found<Case>> {
    let order: Vec<Seat> = state.public.answerers(seat).collect();
    let before = odds(evidence, Weighing::Even).ok()?;
    let cases = before.possible_cases();
    if cases > MOST_CASES {
        return None;
    }
    let mut rooms = Room::all().filter(|room| room.place().is_some());
    rooms.find_map(|room| {
        let mut settling = questions(room.place()).filter(|&asked| settles(evidence, &order, asked));
        let asked = settling.next()?;
        let about = |asked| asked_about(state, seat, asked);
        if settling.any(|other| about(other) != about(asked)) {
            return None;
        }
        let start = turn_begins(state, seat, Spot::Room(room));
        let effort = (cases * cases * 4 + evidence.events.len()) as u32;
        Some(Found { theme: QUESTION, start, solution: vec![Action::Suspect(asked)], effort })
    })
}

/// Is the case known after every answer that could be given?
fn settles(evidence: &Evidence, order: &[Seat], asked: Triple) -> bool {
    answers(order, asked).into_iter().all(|events| {
        let mut told = evidence.clone();
        told.events.extend(events.into_iter().map(|seen| Event { turn: u16::MAX, seen }));
        !consistent(&told) || Facts::of(&told).is_some_and(|facts| facts.solved().is_some())
    })
}
