//! The rules, in the order of the rulebook.

use std::ops::ControlFlow;

use irrgarten_game::{
    ChanceRng, Dice, Game, Meta, Outcome, PerSeat, SearchRng, Seat, SeatSet, Turn, Viewer, Visit,
};
use irrgarten_kit::{Cell, Direction, Set};

use crate::action::{Action, Draw};
use crate::components::{CARDS, Card};
use crate::gates::Gates;
use crate::options::{Edges, Options, Take};
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::View;
use crate::{Cards, deal, moves, takes, ways};

/// C-END-01: every card but the first four is laid in a turn of its own.
pub(crate) const TURNS: usize = CARDS - deal::SQUARE.len();

impl Game for Cards {
    irrgarten_game::associated_types!(Options, State, Action, Chance = Draw, View, Refusal);

    const META: Meta = Meta {
        slug: "cards",
        title: "The Growing Maze",
        after: "Labyrinth, Das Kartenspiel (M. J. Kobbert, 2000)",
        known_as: &["The Card Game", "Le jeu de cartes", "Het Kaartspel", "Ravensburger"],
        version: 1,
        min_seats: 1,
        max_seats: 6, // C-SETUP-01
        together: false,
        // 46 turns, and a draw after each as long as the pile lasts (44 cards with one seat).
        longest: 46 + 44,
    };

    fn deal(seats: u8, options: Options, dealer: &mut ChanceRng) -> State {
        deal::deal(seats, options, dealer)
    }

    fn seats(state: &State) -> u8 {
        state.seats()
    }

    fn turn(state: &State) -> Turn {
        match state.mover {
            None => Turn::Over(Outcome::by_points(&points(state))), // C-END-01, C-WIN-01, C-WIN-02
            Some(_) if state.drawing().is_some() => Turn::Chance,
            Some(seat) => Turn::Decide(SeatSet::only(seat)),
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let mover = state.mover.ok_or(Refusal::GameOver)?;
        if mover != seat {
            return Err(Refusal::NotYourTurn); // C-TURN-01
        }
        if state.drawing().is_some() {
            return Err(Refusal::DrawFirst);
        }
        if !state.hands[seat].has(action.card) {
            return Err(Refusal::NotInHand); // C-PLACE-01
        }
        if let Err(refusal) = check_place(state, action.card, action.cell, action.top) {
            let stuck =
                matches!(refusal, Refusal::NoConnection | Refusal::GateAgainstWall) && is_stuck(state, seat);
            return match stuck {
                true if action.taken.is_empty() => Ok(()), // C-PLACE-05
                true => Err(Refusal::StuckTakesNothing),
                false => Err(refusal),
            };
        }
        check_taken(state, action)
    }

    fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
        moves::actions(state, seat, visit)
    }

    fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
        moves::any_action(state, seat, dice)
    }

    fn act(state: &mut State, seat: Seat, action: Action) {
        debug_assert!(state.mover == Some(seat) && state.hands[seat].has(action.card), "checked before");
        state.hands[seat].remove(action.card);
        for &cell in action.taken.iter() {
            if let Some(card) = state.labyrinth.at(cell) {
                state.labyrinth.lift(card);
                state.won[seat].add(card); // C-TAKE-01
            }
        }
        state.labyrinth.lay(action.card, action.cell, action.top);
        if state.drawing().is_none() {
            pass_on(state, seat);
        }
    }

    /// Laying a card shows it to the others, and drawing shows one to the seat: only alone and without a pile nothing
    /// new is seen.
    fn can_be_undone(state: &State, _: Seat, _: Action) -> bool {
        state.seats() == 1 && state.pile() == 0
    }

    fn chances(state: &State, visit: &mut impl FnMut(Draw, u32)) {
        if state.drawing().is_some() {
            state.unseen.iter().for_each(|(card, count)| visit(Draw(card), u32::from(count)));
        }
    }

    fn chance(state: &mut State, Draw(card): Draw) {
        if let Some(seat) = state.drawing()
            && state.unseen.take(card)
        {
            state.hands[seat].add(card); // C-DRAW-01
            state.pile -= 1;
            if state.pile == 0 {
                std::mem::take(&mut state.aside).iter().for_each(|card| state.unseen.add(card));
            }
            pass_on(state, seat);
        }
    }

    fn points(state: &State) -> Option<PerSeat<u16>> {
        Some(points(state))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, |seat| viewer.is(seat))
    }

    fn determinize(view: &View, dice: &mut SearchRng) -> State {
        view.determinize(dice)
    }
}

/// May this card lie there, whoever holds it?
pub(crate) fn check_place(state: &State, card: Card, cell: Cell, top: Direction) -> Result<(), Refusal> {
    let labyrinth = &state.labyrinth;
    if labyrinth.at(cell).is_some() {
        return Err(Refusal::CellTaken);
    }
    let sides = Direction::ALL.into_iter().filter_map(|side| Some((side, labyrinth.neighbour(cell, side)?)));
    let (mut neighbours, mut connected, mut clash) = (false, false, false);
    let gates = state.deck().face(card).gates().turned(top);
    for (side, other) in sides {
        let mine = gates.and(Gates::of_side(side));
        let theirs = laid_gates(state, other).facing().and(Gates::of_side(side));
        neighbours = true;
        connected |= mine.meets(theirs);
        clash |= mine != theirs;
    }
    if !neighbours {
        return Err(Refusal::NoNeighbour); // C-PLACE-02
    }
    if !connected {
        return Err(Refusal::NoConnection); // C-PLACE-03
    }
    if clash && state.rulings.edges == Edges::Strict {
        return Err(Refusal::GateAgainstWall); // C-PLACE-04
    }
    Ok(())
}

/// All gates of a laid card, as it lies.
fn laid_gates(state: &State, card: Card) -> Gates {
    let gates = state.deck().face(card).gates();
    state.labyrinth.spot(card).map_or(Gates::NONE, |laid| gates.turned(laid.top))
}

/// C-PLACE-05: has the seat no card with a legal place?
fn is_stuck(state: &State, seat: Seat) -> bool {
    let cells = state.labyrinth.empty_neighbours();
    let mut tries = state.hands[seat].iter().flat_map(|card| {
        let cells = cells.iter();
        cells.flat_map(move |&cell| Direction::ALL.map(|top| (card, cell, top)))
    });
    !tries.any(|(card, cell, top)| check_place(state, card, cell, top).is_ok())
}

/// May these cards be taken once the card lies?
fn check_taken(state: &State, action: Action) -> Result<(), Refusal> {
    let mut after = state.labyrinth;
    after.lay(action.card, action.cell, action.top);
    let mut taken = Set::EMPTY;
    for &cell in action.taken.iter() {
        let card = after.at(cell).ok_or(Refusal::NothingThere)?;
        if card == action.card {
            return Err(Refusal::LaidCardStays); // C-TAKE-02
        }
        let kinds = state.deck().face(action.card).kinds();
        if !state.deck().face(card).kinds().iter().any(|kind| kinds.contains(kind)) {
            return Err(Refusal::NoEqualTreasure);
        }
        if !ways::matches(&after, state.deck(), action.card, card) {
            return Err(Refusal::NoWay); // C-WAY-01
        }
        taken.add(card);
    }
    if !after.hangs_together(after.cards().minus(taken)) {
        return Err(Refusal::FallsApart); // C-TAKE-03
    }
    if state.rulings.take == Take::AutoMax && taken.len() < takes::most(&after, state.deck(), action.card) {
        return Err(Refusal::NotTheMost);
    }
    Ok(())
}

/// C-SETUP-07, C-DRAW-02: the next seat clockwise that has a card; none when all are played.
pub(crate) fn pass_on(state: &mut State, seat: Seat) {
    let seats = state.seats();
    let clockwise = std::iter::successors(Some(seat.left(seats)), |seat| Some(seat.left(seats)));
    state.mover = clockwise.take(usize::from(seats)).find(|&next| !state.hands[next].is_empty());
}

fn points(state: &State) -> PerSeat<u16> {
    PerSeat::from_fn(state.seats(), |seat| state.won[seat].len() as u16)
}
