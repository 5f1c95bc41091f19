//! Sets of squares, slides and floods against slow and obvious versions, on boards of every extent.

use std::collections::BTreeSet;

use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_kit::{Arrow, Cursor, Direction, Extent, Maze, Openings, Push, Square, SquareSet, Supported};

/// Runs a check on every extent the kit has, many times with other dice.
macro_rules! on_every_board {
    ($check:ident) => {
        #[test]
        fn $check() {
            for round in 0..200 {
                let mut dice = SearchRng::new(round);
                check::$check::<5>(&mut dice);
                check::$check::<7>(&mut dice);
                check::$check::<9>(&mut dice);
                check::$check::<11>(&mut dice);
                check::$check::<13>(&mut dice);
            }
        }
    };
}

on_every_board!(sets_are_sets);
on_every_board!(a_step_is_a_step);
on_every_board!(a_slide_moves_a_line_and_nothing_else);
on_every_board!(a_maze_slides_like_its_squares);
on_every_board!(a_flood_reaches_what_walking_reaches);
on_every_board!(a_turned_square_is_turned);
on_every_board!(squares_and_arrows_are_read_as_written);

/// The slow versions: lists of squares, and a walk that tries every door.
mod check {
    use super::*;

    type Slow<const N: usize> = BTreeSet<Square<N>>;

    fn some_square<const N: usize>(dice: &mut SearchRng) -> Square<N> {
        Square::at(dice.below((N * N) as u32) as usize)
    }

    fn some_squares<const N: usize>(dice: &mut SearchRng) -> Slow<N> {
        let one_in = 1 + dice.below(4);
        Square::all().filter(|_| dice.below(one_in) == 0).collect()
    }

    fn some_arrow<const N: usize>(dice: &mut SearchRng) -> Arrow<N> {
        Arrow::new(Direction::at(dice.below(4) as usize), dice.below(N as u32) as usize)
    }

    fn some_openings(dice: &mut SearchRng) -> Openings {
        Openings::of_number(dice.below(16) as u8)
    }

    fn some_maze<const N: usize>(dice: &mut SearchRng) -> (Maze<N>, Vec<Openings>)
    where
        Extent<N>: Supported,
    {
        let plan: Vec<Openings> = (0..N * N).map(|_| some_openings(dice)).collect();
        let mut maze = Maze::closed();
        Square::all().for_each(|square| maze.set(square, plan[square.index()]));
        (maze, plan)
    }

    fn slow<const N: usize>(set: SquareSet<N>) -> Slow<N>
    where
        Extent<N>: Supported,
    {
        set.iter().collect()
    }

    fn fast<const N: usize>(set: &Slow<N>) -> SquareSet<N>
    where
        Extent<N>: Supported,
    {
        set.iter().copied().collect()
    }

    pub(crate) fn sets_are_sets<const N: usize>(dice: &mut SearchRng)
    where
        Extent<N>: Supported,
    {
        let (one, two) = (some_squares::<N>(dice), some_squares::<N>(dice));
        let (quick, other) = (fast(&one), fast(&two));
        assert_eq!(slow(quick.and(other)), &one & &two);
        assert_eq!(slow(quick.or(other)), &one | &two);
        assert_eq!(slow(quick.minus(other)), &one - &two);
        assert_eq!((quick.len(), quick.is_empty()), (one.len(), one.is_empty()));
        assert_eq!(quick.meets(other), !one.is_disjoint(&two));
        assert!(Square::all().all(|square| quick.has(square) == one.contains(&square)));
        assert!(quick.iter().is_sorted(), "row by row");
        assert_eq!(SquareSet::<N>::ALL.len(), N * N);
        let square = some_square(dice);
        let mut changed = quick;
        changed.set(square, !quick.has(square));
        assert_ne!(changed, quick);
        changed.set(square, quick.has(square));
        assert_eq!(changed, quick);
    }

    pub(crate) fn a_step_is_a_step<const N: usize>(dice: &mut SearchRng)
    where
        Extent<N>: Supported,
    {
        let squares = some_squares::<N>(dice);
        for direction in Direction::ALL {
            let stepped: Slow<N> = squares.iter().filter_map(|square| square.step(direction)).collect();
            assert_eq!(slow(fast(&squares).step(direction)), stepped);
        }
    }

    pub(crate) fn a_slide_moves_a_line_and_nothing_else<const N: usize>(dice: &mut SearchRng)
    where
        Extent<N>: Supported,
    {
        let (squares, arrow) = (some_squares::<N>(dice), some_arrow::<N>(dice));
        let line: Vec<Square<N>> = arrow.squares().collect();
        assert_eq!((line.len(), line[0], line[N - 1]), (N, arrow.entry(), arrow.exit()));
        let enters = dice.below(2) == 0;
        let mut expected: Slow<N> = squares.iter().copied().filter(|square| !line.contains(square)).collect();
        expected.extend(line.windows(2).filter(|pair| squares.contains(&pair[0])).map(|pair| pair[1]));
        expected.extend(enters.then_some(line[0]));
        let (pushed, left) = fast(&squares).slide(&Push::at(arrow), enters);
        assert_eq!((slow(pushed), left), (expected, squares.contains(&line[N - 1])), "{arrow}");

        for (nth, &square) in line.iter().enumerate() {
            assert_eq!(arrow.carries(square), line[(nth + 1) % N]);
        }
        let carried = Square::all().filter(|&square| arrow.carries(square) != square).count();
        assert_eq!(carried, N, "the others stay");
    }

    pub(crate) fn a_maze_slides_like_its_squares<const N: usize>(dice: &mut SearchRng)
    where
        Extent<N>: Supported,
    {
        let (mut maze, mut plan) = some_maze::<N>(dice);
        let (arrow, enters) = (some_arrow::<N>(dice), some_openings(dice));
        let before = maze;
        let left = maze.slide(&Push::at(arrow), enters);
        assert_eq!(left, plan[arrow.exit().index()]);
        let line: Vec<Square<N>> = arrow.squares().collect();
        for pair in line.windows(2).rev() {
            plan[pair[1].index()] = plan[pair[0].index()];
        }
        plan[line[0].index()] = enters;
        assert!(Square::all().all(|square| maze.openings(square) == plan[square.index()]), "{arrow}");
        assert_eq!(maze.slide(&Push::at(arrow.opposite()), left), enters);
        assert_eq!(maze, before, "and back again");
    }

    pub(crate) fn a_flood_reaches_what_walking_reaches<const N: usize>(dice: &mut SearchRng)
    where
        Extent<N>: Supported,
    {
        let (maze, plan) = some_maze::<N>(dice);
        let door = |from: Square<N>, side: Direction| {
            let to = from.step(side)?;
            let both = plan[from.index()].has(side) && plan[to.index()].has(side.opposite());
            both.then_some(to)
        };
        let start = some_square::<N>(dice);
        let mut walked = vec![start];
        let mut nth = 0;
        while let Some(&from) = walked.get(nth) {
            let next = Direction::ALL.into_iter().filter_map(|side| door(from, side));
            let fresh: Vec<Square<N>> = next.filter(|to| !walked.contains(to)).collect();
            walked.extend(fresh);
            nth += 1;
        }
        let ways = maze.ways();
        assert_eq!(slow(ways.reachable(SquareSet::only(start))), walked.into_iter().collect());
        for from in Square::all() {
            for side in Direction::ALL {
                assert_eq!(ways.lead(from, side), door(from, side).is_some());
            }
        }
        let squares = some_squares::<N>(dice);
        let next = |from: &Square<N>| Direction::ALL.map(|side| door(*from, side)).into_iter().flatten();
        let stepped: Slow<N> = squares.iter().flat_map(next).collect();
        assert_eq!(slow(ways.step(fast(&squares))), stepped);

        let some = fast(&squares);
        let (within, without) = (ways.only_from(|_| some), ways.minus(&ways.only_from(|_| some)));
        assert_eq!(within.or(&without), ways);
        assert_eq!(slow(within.step(SquareSet::ALL)), stepped);
        assert!(without.step(some).is_empty());
    }

    pub(crate) fn a_turned_square_is_turned<const N: usize>(dice: &mut SearchRng)
    where
        Extent<N>: Supported,
    {
        let (mut maze, plan) = some_maze::<N>(dice);
        let (square, quarters) = (some_square::<N>(dice), dice.below(4) as usize);
        maze.rotate(square, quarters);
        for other in Square::all() {
            let turned = plan[other.index()].turned(if other == square { quarters } else { 0 });
            assert_eq!(maze.openings(other), turned);
        }
        for side in plan[square.index()].iter() {
            assert!(maze.openings(square).has(Direction::at(side.index() + quarters)));
        }
    }

    pub(crate) fn squares_and_arrows_are_read_as_written<const N: usize>(dice: &mut SearchRng) {
        let (square, arrow) = (some_square::<N>(dice), some_arrow::<N>(dice));
        assert_eq!(Square::read(&mut Cursor::new(&square.to_string())), Ok(square));
        assert_eq!(Arrow::read(&mut Cursor::new(&arrow.to_string())), Ok(arrow));
        assert_eq!(Square::<N>::new(square.column(), square.row()), square);
        for wrong in ["", "a", "1", "a0", "a14", "n1", "A1", "a01", "é1"] {
            assert!(Square::<N>::read(&mut Cursor::new(wrong)).is_err(), "{wrong}");
        }
        for wrong in ["", "N", "N1", "Wa", "W0", "W14", "nb", "Xb", "Nz"] {
            assert!(Arrow::<N>::read(&mut Cursor::new(wrong)).is_err(), "{wrong}");
        }
    }
}
