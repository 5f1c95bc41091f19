//! The rules, in the order of the rulebook.

use std::ops::ControlFlow;

use irrgarten_game::{
    ChanceRng, Dice, Game, Meta, Outcome, PerSeat, SearchRng, Seat, SeatSet, Turn, TurnLimit, Viewer, Visit,
};
use irrgarten_kit::Openings;

use crate::action::{Action, Draw};
use crate::components::{ARROWS, Arrow, Cards, Magic, RUNE_STONE, Square};
use crate::options::Options;
use crate::public::Stage;
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::View;
use crate::walk::walk;
use crate::{Towers, deal, moves};

/// A game ends after this many rounds, if nobody has come home before.
pub const ROUNDS: u32 = 60;

/// A slide, a move and a draw.
const EVENTS_OF_A_TURN: u32 = 3;

impl Game for Towers {
    irrgarten_game::associated_types!(Options, State, Action, Chance = Draw, View, Refusal);

    const META: Meta = Meta {
        slug: "towers",
        title: "Labyrinth of Towers",
        after: "3D Labyrinth (M. Feldkötter, M. J. Kobbert, 2019)",
        known_as: &["Labyrinthe 3D", "Betoverde Doolhof 3D", "Ravensburger"],
        version: 1,
        min_seats: 2,
        max_seats: 4, // T-COMP-01
        together: false,
        longest: ROUNDS * 4 * EVENTS_OF_A_TURN,
    };

    // T-END-01 knows no last turn: two who stand in each other's way could push towers about for ever.
    const LIMIT: Option<TurnLimit<Towers>> = Some(TurnLimit {
        rounds: ROUNDS,
        begins: |state| matches!(state.public.stage, Stage::Slide(_)),
        standing: |state| {
            let goals = |seat| state.public.found(seat).len() + usize::from(state.public.rune_done(seat));
            Outcome::by_points(&PerSeat::from_fn(state.public.seats(), |seat| goals(seat) as u16))
        },
    });

    fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        deal::deal(seats, options, dealer)
    }

    fn seats(state: &State) -> u8 {
        state.public.seats()
    }

    fn turn(state: &State) -> Turn {
        match state.public.stage {
            Stage::Slide(seat) | Stage::Move(seat) => Turn::Decide(SeatSet::only(seat)),
            Stage::Draw(_) => Turn::Chance,
            Stage::Won(winners) => Turn::Over(outcome(state.public.seats(), winners)),
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (state.public.stage, action) {
            (Stage::Won(_), _) => Err(Refusal::GameOver),
            _ if state.public.stage.mover() != Some(seat) => Err(Refusal::NotYourTurn),
            (Stage::Draw(_), _) => Err(Refusal::DrawFirst),
            (Stage::Slide(_), Action::Move(..)) => Err(Refusal::SlideFirst), // T-TURN-01
            (Stage::Move(_), Action::Slide(..)) => Err(Refusal::SlidOnce),   // T-TURN-02
            (Stage::Slide(_), Action::Slide(arrow, openings)) => check_slide(state, arrow, openings),
            (Stage::Move(_), Action::Move(goal, cards)) => check_move(state, seat, goal, cards),
        }
    }

    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        moves::actions(state, seat, visit)
    }

    fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
        moves::any_action(state, seat, dice)
    }

    fn act(state: &mut State, seat: Seat, action: Action) {
        debug_assert!(state.public.stage.mover() == Some(seat), "checked before");
        match action {
            Action::Slide(arrow, openings) => slide(state, seat, arrow, openings),
            Action::Move(goal, cards) => go(state, seat, goal, cards),
        }
    }

    fn chances(state: &State, visit: &mut impl FnMut(Draw, u32)) {
        if let Stage::Draw(_) = state.public.stage {
            draw_pile(state).iter().for_each(|(card, count)| visit(Draw(card), u32::from(count)));
        }
    }

    fn chance(state: &mut State, Draw(card): Draw) {
        if let Stage::Draw(seat) = state.public.stage {
            let mut pile = draw_pile(state);
            if !pile.take(card) {
                return;
            }
            if state.deck.total() == 0 {
                state.public.discard.clear(); // T-MAGIC-06
            }
            state.deck = pile;
            state.hands[seat].add(card);
            pass_on(state, seat);
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        view.determinize(dice)
    }
}

fn check_slide(state: &State, arrow: Arrow, openings: Openings) -> Result<(), Refusal> {
    if !ARROWS.contains(&arrow) {
        return Err(Refusal::FixedLine); // T-COMP-04
    }
    if state.public.barred == Some(arrow) {
        return Err(Refusal::Barred); // T-SLIDE-03
    }
    if !state.public.board.free().openings().turnings().any(|turned| turned == openings) {
        return Err(Refusal::OtherShape); // T-SLIDE-01
    }
    Ok(())
}

fn check_move(state: &State, seat: Seat, goal: Square, cards: Cards) -> Result<(), Refusal> {
    if Magic::ALL.into_iter().any(|card| cards.count(card) > state.hands[seat].count(card)) {
        return Err(Refusal::NotInHand);
    }
    let (from, kid) = (state.public.pawn(seat), state.public.is_kid(seat));
    if walk(&state.public.board, from, goal, cards, kid).is_none() {
        return Err(if !state.public.board.connects(from, goal) {
            Refusal::NoPath // T-MOVE-04
        } else if cards.total() == 0 {
            Refusal::TooSteep // T-MOVE-05
        } else {
            Refusal::DoesNotPay // T-MAGIC-02
        });
    }
    // T-MAGIC-07: a card is spent on a big step or not at all.
    let needless = Magic::ALL.into_iter().any(|card| {
        let mut fewer = cards;
        fewer.take(card) && walk(&state.public.board, from, goal, fewer, kid).is_some()
    });
    if needless { Err(Refusal::NotNeeded) } else { Ok(()) }
}

fn slide(state: &mut State, seat: Seat, arrow: Arrow, openings: Openings) {
    let public = &mut state.public;
    public.board.slide(arrow, openings);
    // T-SLIDE-05, T-SLIDE-07: pawns travel with their tower, or stand on the one that came in.
    for each in Seat::all(public.seats()) {
        public.pawns[each] = arrow.carries(public.pawns[each]);
    }
    public.barred = Some(arrow.opposite()); // T-SLIDE-03
    public.stage = Stage::Move(seat);
}

fn go(state: &mut State, seat: Seat, goal: Square, cards: Cards) {
    let stayed = state.public.pawns[seat] == goal;
    state.public.pawns[seat] = goal;
    for (card, count) in cards.iter::<Magic>() {
        for _ in 0..count {
            state.hands[seat].take(card);
            state.public.discard.push(card); // T-MAGIC-05
        }
    }
    stop(state, seat, stayed);
}

/// T-TURN-03: what the place where the pawn has come to rest brings.
fn stop(state: &mut State, seat: Seat, stayed: bool) {
    let here = state.public.pawns[seat];
    let target = state.target(seat);
    if target.is_some()
        && state.public.board.tower(here).treasure() == target
        && (state.public.stay_finds || !stayed)
    {
        find_target(state, seat); // T-STOP-01
        pass_on(state, seat);
    } else if here == RUNE_STONE && !state.public.runes.has(seat) {
        state.public.runes = state.public.runes.with(seat); // T-STOP-02
        pass_on(state, seat);
    } else if state.public.is_home(seat) || draw_pile(state).total() == 0 {
        pass_on(state, seat);
    } else {
        state.public.stage = Stage::Draw(seat); // T-STOP-03, T-STOP-04
    }
}

/// Turns the target over; the next card of the pile is the target now.
fn find_target(state: &mut State, seat: Seat) {
    if let Some((&target, rest)) = state.pile(seat).split_first() {
        let rest = rest.iter().copied().collect();
        state.public.found[seat].push(target);
        state.piles[seat] = rest;
    }
}

/// T-MAGIC-06: the draw pile, or the shuffled discard pile when that is used up.
fn draw_pile(state: &State) -> Cards {
    if state.deck.total() > 0 { state.deck } else { state.public.discard.iter().copied().collect() }
}

/// T-END-01: the first who is home wins at once; with `equal_turns` all who are home when the round ends.
fn pass_on(state: &mut State, seat: Seat) {
    let next = seat.left(state.public.seats());
    let home = state.public.home();
    let may_end = state.public.round.is_none_or(|first| first == next);
    state.public.stage = if may_end && !home.is_empty() { Stage::Won(home) } else { Stage::Slide(next) };
}

fn outcome(seats: u8, winners: SeatSet) -> Outcome {
    Outcome::by_points(&PerSeat::from_fn(seats, |seat| u16::from(winners.has(seat))))
}
