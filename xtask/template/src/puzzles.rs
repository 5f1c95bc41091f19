//! Puzzles: positions with one best solution.

use irrgarten_players::puzzles::Puzzles;

/// There are none until somebody finds a theme ([`Puzzles`] says what one needs).
impl Puzzles for crate::__Name__ {}
