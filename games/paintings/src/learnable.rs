//! Paintings for programs that learn.

use irrgarten_game::{Features, Learnable, Seat, clockwise, steps_clockwise};
use irrgarten_kit::{Direction, Indexed, Openings};

use crate::Paintings;
use crate::action::{Action, Move, Turned};
use crate::book::PAGES;
use crate::components::{
    ARROWS, Ability, Arrow, CHALKS, Colour, EXTENT, Mark, PAINTINGS, PLACES, Painting, Square,
};
use crate::options::Mode;
use crate::public::Stage;
use crate::setup::Laid;
use crate::state::State;
use crate::tiles::{TileSet, fixed_openings};
use crate::view::View;

const SQUARES: u32 = (EXTENT * EXTENT) as u32;
/// Ways in which a field can be open.
const OPENINGS: u32 = 16;
/// With none of the abilities, or with one of those that move.
const MOVERS: [Option<Ability>; 4] =
    [None, Some(Ability::Cross), Some(Ability::Teleport), Some(Ability::BreakOut)];
const TURNED: [Turned; 3] = [Turned::Nothing, Turned::Left, Turned::Up];
/// A field changes places with its neighbour in the east or in the south.
const SWAPS: [Direction; 2] = [Direction::East, Direction::South];

const READ: u32 = 0;
const END: u32 = 1;
const FIRST_SLIDE: u32 = 2;
const FIRST_ORIENT: u32 = FIRST_SLIDE + ARROWS.len() as u32 * OPENINGS;
const FIRST_ROTATE: u32 = FIRST_ORIENT + OPENINGS;
const FIRST_SWAP: u32 = FIRST_ROTATE + SQUARES * OPENINGS;
const FIRST_MOVE: u32 = FIRST_SWAP + SQUARES * SWAPS.len() as u32;
const WAYS: u32 = (MOVERS.len() * TURNED.len()) as u32;

impl Learnable for Paintings {
    const NUMBERING: u16 = 1;
    const ACTIONS: u32 = FIRST_MOVE + SQUARES * WAYS;

    fn index(_: &State, _: Seat, action: Action) -> Option<u32> {
        Some(match action {
            Action::Read => READ,
            Action::End => END,
            Action::Slide(arrow, openings) => {
                FIRST_SLIDE + nth_arrow(arrow)? as u32 * OPENINGS + u32::from(openings.number())
            }
            Action::Orient(openings) => FIRST_ORIENT + u32::from(openings.number()),
            Action::Rotate(square, openings) => {
                FIRST_ROTATE + square.index() as u32 * OPENINGS + u32::from(openings.number())
            }
            Action::Swap(one, two) => {
                let side = SWAPS.iter().position(|&side| one.step(side) == Some(two))?;
                FIRST_SWAP + (one.index() * SWAPS.len() + side) as u32
            }
            Action::Move(Move { goal, by, turned }) => {
                let by = MOVERS.iter().position(|&other| other == by)?;
                let turned = TURNED.iter().position(|&other| other == turned)?;
                FIRST_MOVE + goal.index() as u32 * WAYS + (by * TURNED.len() + turned) as u32
            }
        })
    }

    fn indexed(_: &State, _: Seat, index: u32) -> Option<Action> {
        let openings = |number: u32| Openings::of_number((number % OPENINGS) as u8);
        Some(match index {
            READ => Action::Read,
            END => Action::End,
            FIRST_SLIDE..FIRST_ORIENT => {
                let rest = index - FIRST_SLIDE;
                Action::Slide(ARROWS[(rest / OPENINGS) as usize], openings(rest))
            }
            FIRST_ORIENT..FIRST_ROTATE => Action::Orient(openings(index - FIRST_ORIENT)),
            FIRST_ROTATE..FIRST_SWAP => {
                let rest = index - FIRST_ROTATE;
                Action::Rotate(Square::at((rest / OPENINGS) as usize), openings(rest))
            }
            FIRST_SWAP..FIRST_MOVE => {
                let rest = (index - FIRST_SWAP) as usize;
                let one = Square::at(rest / SWAPS.len());
                Action::Swap(one, one.step(SWAPS[rest % SWAPS.len()])?)
            }
            _ => {
                let (square, way) = ((index - FIRST_MOVE) / WAYS, ((index - FIRST_MOVE) % WAYS) as usize);
                let goal = (square < SQUARES).then(|| Square::at(square as usize))?;
                Action::Move(Move {
                    goal,
                    by: MOVERS[way / TURNED.len()],
                    turned: TURNED[way % TURNED.len()],
                })
            }
        })
    }

    fn features(view: &View, first: Seat, features: &mut Features<'_>) {
        let public = view.public();
        let seats = public.seats();
        for (square, laid) in view.squares() {
            let painted = laid.is_none().then(|| view.set.fixed_painting(square)).flatten();
            let shown = laid.and_then(Laid::tile).map(|tile| view.set.mark(tile));
            sides(laid.map_or(fixed_openings(square).unwrap_or_default(), Laid::openings), features);
            features.flag(laid.is_some_and(Laid::is_down));
            mark(shown.or(painted.map(Mark::Painting)), features);
            clockwise(first, seats).for_each(|seat| features.flag(public.pawns[seat] == square));
        }
        sides(view.set.openings(view.spare), features);
        mark(Some(view.set.mark(view.spare)), features);
        for seat in clockwise(first, seats) {
            for place in public.tableaus[seat] {
                features.one_of(place.map(Painting::index), PAINTINGS);
            }
            features.one_of(Some(public.abilities[seat] as usize), Ability::ALL.len());
            features.one_of(Some(public.colours[seat] as usize), Colour::ALL.len());
        }
        stage(public.stage, first, seats, features);
        features.flag(public.slide_used);
        features.flag(public.ability_used);
        features.one_of(public.latest.and_then(|latest| nth_arrow(latest.arrow)), ARROWS.len());
        features.flag(public.latest.is_some_and(|latest| latest.thief));
        features.some_of(public.pile.iter().map(Painting::index), PAINTINGS);
        features.some_of(public.book.iter().map(Indexed::index), PAGES);
        features.one_of(Some(public.mode as usize), Mode::WORDS.len());
        features.flag(view.set == TileSet::B);
        features.flag(public.rulings.must_turn);
        features.flag(public.rulings.stay_is_no_stop);
        features.flag(public.rulings.aid);
    }
}

fn nth_arrow(arrow: Arrow) -> Option<usize> {
    ARROWS.iter().position(|&other| other == arrow)
}

fn sides(openings: Openings, features: &mut Features<'_>) {
    for side in Direction::ALL {
        features.flag(openings.has(side));
    }
}

fn mark(mark: Option<Mark>, features: &mut Features<'_>) {
    let nth = mark.map(|mark| match mark {
        Mark::Painting(painting) => painting.index(),
        Mark::Chalk(nth) => PAINTINGS + usize::from(nth),
    });
    features.one_of(nth, PAINTINGS + usize::from(CHALKS));
}

/// The most movements of a turn, and the most paintings collected or drawn in one.
const MOST: usize = 4;

fn stage(stage: Stage, first: Seat, seats: u8, features: &mut Features<'_>) {
    let (nth, moves, collected, left) = match stage {
        Stage::Read(_) => (0, 0, 0, 0),
        Stage::Page(_) => (1, 0, 0, 0),
        Stage::Act { moves, collected, .. } => (2, moves, collected, 0),
        Stage::Orient { collected, .. } => (3, 0, collected, 0),
        Stage::Draw { left, .. } => (4, 0, 0, left),
        Stage::Won => (5, 0, 0, 0),
        Stage::Lost => (6, 0, 0, 0),
    };
    features.one_of(Some(nth), 7);
    features.one_of(stage.mover().map(|seat| steps_clockwise(first, seat, seats)), seats.into());
    features.share(moves.into(), MOST);
    features.share(collected.into(), MOST);
    features.share(left.into(), PLACES.max(MOST));
}
