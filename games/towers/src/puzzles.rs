//! Puzzles: in two own turns at a goal, with the fewest cards, if nobody else moves.
//!
//! What others hold or look for plays no part. A card that a stop would bring is not drawn.

use irrgarten_game::{Dice as _, SearchRng, Seat};
use irrgarten_players::puzzles::{Found, Puzzles, Tried, played};

use crate::Towers;
use crate::action::Action;
use crate::board::Board;
use crate::components::{Arrow, Cards, Magic, RUNE_STONE, SquareSet, Treasure};
use crate::options::Options;
use crate::public::Stage;
use crate::solve::{goals, slides};
use crate::state::State;

const TREASURE: &str = "treasure";
const STONE: &str = "stone";
const HOME: &str = "home";

/// More own turns are not needed.
const TURNS: usize = 2;
/// What arriving is worth; every card spent on the way makes it one less.
const ARRIVED: usize = 10;

impl Puzzles for Towers {
    const THEMES: &'static [&'static str] = &[TREASURE, STONE, HOME];
    const SHIPPED: &'static str = irrgarten_players::shipped_puzzles!();

    /// With one magic card at most: what is done with more is hard to see through.
    fn quarry(dice: &mut SearchRng) -> Option<(State, Seat)> {
        let (seats, events) = (2 + dice.below(2) as u8, dice.below(90));
        let mut state = played::<Towers>(seats, Options::default(), events, dice)?;
        let seat = state.public.stage.mover()?;
        state.public.stage = Stage::Slide(seat);
        for magic in state.hands[seat].things::<Magic>().collect::<Vec<_>>() {
            state.hands[seat].take(magic);
            state.deck.add(magic);
        }
        if dice.below(2) == 0 {
            let drawn: Magic = state.deck.draw(dice)?;
            state.hands[seat].add(drawn);
        }
        Some((state, seat))
    }

    fn find(state: &State, seat: Seat) -> Option<Found<Towers>> {
        let home = state.public.goals_met(seat).then_some(HOME);
        let stone = (!state.public.rune_done(seat)).then_some(STONE);
        let treasure = state.target(seat).map(|_| TREASURE);
        [home, treasure, stone].into_iter().flatten().find_map(|theme| {
            let (solution, close) = two_turns(state, seat, theme)?;
            Some(Found { theme, start: *state, solution, effort: 4 + close as u32 })
        })
    }

    fn worth(Tried { theme, start, seat, now, .. }: &Tried<'_, Towers>) -> u32 {
        let seat = *seat;
        let arrived = match *theme {
            HOME => now.public.is_home(seat),
            STONE => now.public.rune_done(seat) && !start.public.rune_done(seat),
            _ => now.public.found(seat).len() > start.public.found(seat).len(),
        };
        let spent = start.hands[seat].total() - now.hands[seat].total();
        if arrived { ARRIVED.saturating_sub(spent) as u32 } else { 0 }
    }

    fn next_turn(tried: &Tried<'_, Towers>) -> Option<State> {
        let walks = tried.line.iter().filter(|action| matches!(action, Action::Move(..))).count();
        let over = walks >= TURNS || matches!(tried.now.public.stage, Stage::Won(_));
        let next = State {
            public: crate::public::Public { stage: Stage::Slide(tried.seat), ..tried.now.public },
            ..*tried.now
        };
        (!over).then_some(next)
    }

    fn is_lost(tried: &Tried<'_, Towers>) -> bool {
        Self::worth(tried) > 0
    }

    /// It is the pushes that make a solution: many towers can be turned in many ways, and many stops do.
    fn part(action: Action) -> Option<String> {
        match action {
            Action::Slide(arrow, _) => Some(format!("s{arrow}")),
            Action::Move(..) => None,
        }
    }
}

/// Where a pawn can be, with the cards in hand and after the only card is spent.
#[derive(Clone, Copy)]
struct Stands([SquareSet; 2]);

impl Stands {
    /// After a walk from here with this hand, of one card at most.
    fn walked(self, board: &Board, hand: Cards) -> Stands {
        let steps = board.steps();
        let Stands([rich, poor]) = self;
        let near = steps.small.reachable(rich);
        let big = |magic: Magic| match magic {
            Magic::Up => steps.up.step(near),
            Magic::Down => steps.down.step(near),
            Magic::Joker => steps.up.step(near).or(steps.down.step(near)),
        };
        let far = hand.things::<Magic>().map(big).fold(poor, SquareSet::or);
        Stands([near, steps.small.reachable(far)])
    }

    fn carried(self, arrow: Arrow) -> Stands {
        Stands(self.0.map(|squares| squares.iter().map(|square| arrow.carries(square)).collect()))
    }
}

/// The only two pushes that lead to the goal with the fewest cards, with a walk behind each, and how many others come close.
fn two_turns(state: &State, seat: Seat, theme: &str) -> Option<(Vec<Action>, usize)> {
    let hand = state.hands[seat];
    let start = Stands([SquareSet::only(state.public.pawn(seat)), SquareSet::EMPTY]);
    let target = state.target(seat).filter(|_| theme == TREASURE);
    let (mut best, mut ways, mut close) = (usize::MAX, Vec::new(), 0);
    for first in slides(&state.public.board, state.public.barred) {
        let mut board = state.public.board;
        board.slide(first.0, first.1);
        let stands = start.carried(first.0).walked(&board, hand);
        if arrival(state, seat, &board, target, theme, stands).is_some() {
            return None; // One turn is enough.
        }
        for second in slides(&board, Some(first.0.opposite())) {
            let mut after = board;
            after.slide(second.0, second.1);
            let ends = stands.carried(second.0).walked(&after, hand);
            let Some(cards) = arrival(state, seat, &after, target, theme, ends) else {
                close += usize::from(is_near(state, seat, &after, target, theme, ends));
                continue;
            };
            if cards < best {
                (best, ways) = (cards, Vec::new());
            }
            if cards == best {
                ways.push((first, second));
            }
        }
    }
    let &(first, second) = ways.first()?;
    let pushes = |((one, _), (two, _)): &(Slide, Slide)| {
        let mut both = [one.to_string(), two.to_string()];
        both.sort_unstable();
        both
    };
    if ways.iter().any(|way| pushes(way) != pushes(&(first, second))) {
        return None;
    }
    Some((line(state, seat, theme, [first, second], best)?, close))
}

type Slide = (Arrow, irrgarten_kit::Openings);

fn goal(state: &State, seat: Seat, board: &Board, target: Option<Treasure>, theme: &str) -> SquareSet {
    match theme {
        HOME => SquareSet::only(state.public.colour(seat).corner()),
        STONE => SquareSet::only(RUNE_STONE),
        _ => target.and_then(|target| board.find(target)).into_iter().collect(),
    }
}

/// The cards with which the goal is reached.
fn arrival(
    state: &State,
    seat: Seat,
    board: &Board,
    target: Option<Treasure>,
    theme: &str,
    Stands(stands): Stands,
) -> Option<usize> {
    let goal = goal(state, seat, board, target, theme);
    stands.iter().position(|squares| squares.meets(goal))
}

/// Is the goal missed by one step?
fn is_near(
    state: &State,
    seat: Seat,
    board: &Board,
    target: Option<Treasure>,
    theme: &str,
    Stands([near, far]): Stands,
) -> bool {
    let goal = goal(state, seat, board, target, theme);
    near.or(far).iter().any(|square| goal.iter().any(|goal| goal.distance(square) == 1))
}

/// The walks that go with these pushes and spend so many cards.
fn line(
    state: &State,
    seat: Seat,
    theme: &str,
    [first, second]: [Slide; 2],
    cards: usize,
) -> Option<Vec<Action>> {
    let mut board = state.public.board;
    board.slide(first.0, first.1);
    let mut after = board;
    after.slide(second.0, second.1);
    let target = state.target(seat).filter(|_| theme == TREASURE);
    let end = goal(state, seat, &after, target, theme).iter().next()?;
    let (hand, kid) = (state.hands[seat], state.public.is_kid(seat));
    let from = first.0.carries(state.public.pawn(seat));
    for (stop, spent) in goals(&board, from, hand, kid) {
        let left = crate::solve::minus(hand, spent);
        let ends = goals(&after, second.0.carries(stop), left, kid);
        let arrives = |&(goal, more): &(_, Cards)| goal == end && spent.total() + more.total() == cards;
        let stays = |goal| goal == second.0.carries(stop) && theme == TREASURE && !state.public.stay_finds;
        if let Some((goal, more)) = ends.into_iter().find(arrives).filter(|(goal, _)| !stays(*goal)) {
            return Some(vec![
                Action::Slide(first.0, first.1),
                Action::Move(stop, spent),
                Action::Slide(second.0, second.1),
                Action::Move(goal, more),
            ]);
        }
    }
    None
}
