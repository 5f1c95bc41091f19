//! Puzzles of any game.

use std::ops::ControlFlow;

use irrgarten_players::puzzles::{Candidate, Flaw, Proof, Puzzle};

use crate::{AnyView, GameError};

/// A try at a puzzle.
pub struct PuzzleTry {
    /// What the seat that tries sees.
    pub view: Box<dyn AnyView>,
    /// What it may do; nothing once the puzzle is solved, or the try can lead nowhere.
    pub actions: Vec<String>,
    /// What it is worth so far.
    pub worth: u32,
    /// Is that the best?
    pub is_solved: bool,
    /// Can it not become better?
    pub is_lost: bool,
    /// The next action of the solution, if the try is on its way.
    pub next: Option<NextStep>,
}

/// What comes next in a solution.
pub struct NextStep {
    /// The action.
    pub action: String,
    /// Where to look, as the marks of advice.
    pub marks: Vec<String>,
}

/// Makes and proves puzzles. It is no part of [`Entry`](crate::Entry): whoever only plays them needs nothing of it.
pub trait PuzzleMaker: Sync {
    /// The game.
    fn slug(&self) -> &'static str;

    /// The names of the themes.
    fn themes(&self) -> &'static [&'static str];

    /// The puzzles that come with the game.
    fn shipped(&self) -> &'static str;

    /// What has become of the position of this number in the lot of this seed.
    fn candidate(&self, seed: u32, number: u32) -> Candidate;

    /// Goes through everything that can be done.
    fn prove(&self, puzzle: &Puzzle) -> Result<Proof, Flaw>;
}

/// A list of makers, handed in like [`Games`](crate::Games).
#[derive(Clone, Copy)]
pub struct PuzzleMakers(&'static [&'static dyn PuzzleMaker]);

impl PuzzleMakers {
    /// These makers.
    pub const fn new(makers: &'static [&'static dyn PuzzleMaker]) -> PuzzleMakers {
        PuzzleMakers(makers)
    }

    /// Those of games that have puzzles.
    pub fn all(self) -> impl Iterator<Item = &'static dyn PuzzleMaker> {
        self.0.iter().copied().filter(|maker| !maker.themes().is_empty())
    }

    /// The maker of this game.
    pub fn find(self, slug: &str) -> Result<&'static dyn PuzzleMaker, GameError> {
        self.all().find(|maker| maker.slug() == slug).ok_or_else(|| GameError::UnknownGame {
            name: slug.to_owned(),
            known: self.all().map(PuzzleMaker::slug).collect(),
        })
    }
}

/// What a factory has made so far.
#[derive(Default)]
pub struct Lot {
    /// The puzzles, each once.
    pub puzzles: Vec<Puzzle>,
    /// How many positions were looked at.
    pub looked_at: u32,
    /// How many of them had a puzzle for the solver, but not for the proof.
    pub flawed: u32,
}

impl Lot {
    /// Fills a lot with so many puzzles, about as many of each theme; the same for the same seed. After every position it
    /// asks whether to go on.
    pub fn fill(
        maker: &dyn PuzzleMaker,
        seed: u32,
        count: usize,
        go_on: &mut dyn FnMut(&Lot) -> ControlFlow<()>,
    ) -> Lot {
        let mut lot = Lot::default();
        let share = count.div_ceil(maker.themes().len().max(1));
        // A theme that is hard to come by does not keep the others out for ever.
        let most = |lot: &Lot| share + lot.looked_at as usize * share / PATIENCE;
        while lot.puzzles.len() < count && lot.looked_at < u32::MAX {
            if go_on(&lot).is_break() {
                break;
            }
            let candidate = maker.candidate(seed, lot.looked_at);
            lot.looked_at += 1;
            match candidate {
                Candidate::Nothing => {}
                Candidate::Flawed(_) => lot.flawed += 1,
                Candidate::Puzzle(puzzle, _) => {
                    let alike = lot.puzzles.iter().filter(|other| other.theme == puzzle.theme).count();
                    let known = lot.puzzles.iter().any(|other| other.id == puzzle.id);
                    if !known && alike < most(&lot) {
                        lot.puzzles.push(puzzle);
                    }
                }
            }
        }
        lot
    }
}

/// After so many positions a theme may have another share of the lot.
const PATIENCE: usize = 50_000;
