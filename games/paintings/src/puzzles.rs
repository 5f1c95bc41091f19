//! Puzzles: two paintings in one turn, and the last page.
//!
//! Every tile lies face up, so nothing has to be remembered and nothing is hidden.

use irrgarten_game::{Dice as _, PerSeat, SearchRng, Seat, quick_ply};
use irrgarten_kit::Set;
use irrgarten_players::Budget;
use irrgarten_players::puzzles::{Found, Puzzles, Tried, played};

use crate::Paintings;
use crate::action::{Action, Move};
use crate::components::Painting;
use crate::hints::ways_to_collect;
use crate::moves::{Flow, turnings};
use crate::options::{Mode, Options};
use crate::public::Stage;
use crate::state::State;

/// Both in one turn, by the Move and the Bonus move.
const TWO: &str = "two";
/// The book is read to its end: what lies open still must be collected in this turn.
const LAST: &str = "last";

/// Positions looked at; hardly any turn has more.
const MOST: u64 = 30_000;

impl Puzzles for Paintings {
    const THEMES: &'static [&'static str] = &[TWO, LAST];
    const SHIPPED: &'static str = irrgarten_players::shipped_puzzles!();

    fn quarry(dice: &mut SearchRng) -> Option<(State, Seat)> {
        let mode = [Mode::Intro, Mode::Basic, Mode::Basic, Mode::Basic][dice.below(4) as usize];
        let mut state = played::<Paintings>(2, Options { mode, ..Options::default() }, 3, dice)?;
        // What players would have done in many turns: here nobody has to mean anything by it.
        for _ in 0..40 + dice.below(80) {
            quick_ply::<Paintings>(&mut state, dice)?;
        }
        let seat = state.public.stage.mover()?;
        for square in state.board.down().iter() {
            let ways = turnings(state.board.front(square)?);
            state.board.turn(square, ways[dice.below(ways.len() as u32) as usize]);
        }
        let public = &mut state.public;
        public.stage = Stage::Act { seat, moves: 1, collected: 0 };
        (public.slide_used, public.ability_used) = (false, false);
        if dice.below(2) == 0 {
            end_of_the_book(&mut state, seat, dice);
        }
        let full = |seat| state.public.tableaus[seat].iter().all(Option::is_some);
        (state.public.pile.is_empty() || Seat::all(2).all(full)).then_some((state, seat))
    }

    /// Every way to collect, exactly; what is the same but for how the spare is turned counts once.
    fn find(state: &State, seat: Seat) -> Option<Found<Paintings>> {
        let last = state.public.book == Set::EMPTY;
        let theme = if last { LAST } else { TWO };
        let wanted = if last { open(state) } else { 2 };
        if Self::plainly(theme, state, seat, &mut SearchRng::new(1)) as usize >= wanted {
            return None;
        }
        let mut way: Option<(Vec<String>, Vec<Action>)> = None;
        let (mut budget, mut near, mut several) = (Budget::nodes(MOST), 0, false);
        let _ = ways_to_collect(state, seat, &mut budget, &mut |path, after| {
            if after.found() - state.found() < wanted {
                near += 1;
                return Flow::Continue(());
            }
            let mut parts: Vec<String> = path.iter().filter_map(|&action| Self::part(action)).collect();
            parts.sort_unstable();
            // Of two ways one is part of the other, or there are too many.
            match &way {
                Some((known, _)) if is_part_of(known, &parts) => Flow::Continue(()),
                Some((known, _)) if !is_part_of(&parts, known) => {
                    several = true;
                    Flow::Break(())
                }
                _ => {
                    way = Some((parts, path.to_vec()));
                    Flow::Continue(())
                }
            }
        });
        let (_, solution) = way.filter(|_| budget.left() > 0 && !several)?;
        let used =
            solution.iter().filter(|action| !matches!(action, Action::Move(Move { by: None, .. }))).count();
        let effort = (1 + near as u32 / 8) << used.min(3);
        Some(Found { theme, start: *state, solution, effort })
    }

    fn worth(tried: &Tried<'_, Paintings>) -> u32 {
        (tried.now.found() - tried.start.found()) as u32
    }

    fn is_lost(tried: &Tried<'_, Paintings>) -> bool {
        matches!(tried.now.public.stage, Stage::Act { moves: 0, .. })
    }

    /// However the spare lies that is pushed in, and however a tile is turned.
    fn part(action: Action) -> Option<String> {
        match action {
            Action::Slide(arrow, _) => Some(format!("s{arrow}")),
            Action::Rotate(square, _) => Some(format!("r{square}")),
            Action::Orient(_) => None,
            other => Some(other.to_string()),
        }
    }
}

fn is_part_of(one: &[String], other: &[String]) -> bool {
    one.iter().all(|part| other.contains(part))
}

/// The paintings on the tableaus.
fn open(state: &State) -> usize {
    state.public.tableaus.iter().flatten().flatten().count()
}

/// Nothing more to read or to draw, and one or two paintings left.
fn end_of_the_book(state: &mut State, seat: Seat, dice: &mut SearchRng) {
    let left: usize = 1 + dice.below(2) as usize;
    let public = &mut state.public;
    (public.pile, public.book) = (Set::EMPTY, Set::EMPTY);
    let mut cards: Vec<Painting> = public.tableaus.iter().flatten().flatten().copied().collect();
    dice.shuffle(&mut cards);
    cards.truncate(left);
    public.tableaus = PerSeat::new(public.seats());
    public.tableaus[seat].iter_mut().zip(cards).for_each(|(place, card)| *place = Some(card));
}
