//! The proof of a puzzle: everything that can be done, one after the other, by the rules alone.

use std::collections::BTreeSet;
use std::fmt;

use irrgarten_game::{Game, SearchRng, Seat, Viewer};

use super::{Attempt, Puzzle, Puzzles};
use crate::actions;

/// Worlds in which a solution has to work.
const WORLDS: u64 = 8;
/// Plain tries that must all fail.
const PLAIN_TRIES: u64 = 3;
/// More actions than this are not gone through.
const MOST: u64 = 20_000_000;

/// What going through everything has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// What the best try is worth.
    pub best: u32,
    /// The ways that are worth so much and from which nothing can be left out, each as its parts in order.
    pub ways: BTreeSet<Vec<String>>,
    /// How many actions were tried.
    pub tried: u64,
}

/// Why something is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The game has no such theme.
    Theme,
    /// The position cannot be read, or is not as it would be written.
    Position,
    /// This action of the solution cannot be read or done.
    Solution(usize),
    /// There is more to be gone through than anybody waits for.
    TooMuch,
    /// So many ways are best.
    Ways(usize),
    /// The solution is not the best way.
    NotBest,
    /// Who looks no further than the next action solves it.
    Plain,
    /// In another world that the seat cannot rule out, the solution fails.
    World,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Theme => f.write_str("the game has no such theme"),
            Flaw::Position => f.write_str("the position is not as the game writes it"),
            Flaw::Solution(nth) => write!(f, "action {} of the solution cannot be done", nth + 1),
            Flaw::TooMuch => f.write_str("there is too much to be gone through"),
            Flaw::Ways(count) => write!(f, "{count} ways are best, expected one"),
            Flaw::NotBest => f.write_str("the solution is not the best way"),
            Flaw::Plain => f.write_str("whoever looks no further than the next action solves it"),
            Flaw::World => f.write_str("the solution fails where hidden things are different"),
        }
    }
}

/// Every best way of a turn, or of as many as the theme asks for. `None` if that takes more actions than this.
pub fn ways<G: Puzzles>(theme: &str, start: &<G as Game>::State, seat: Seat, most: u64) -> Option<Proof> {
    let mut search =
        Search::<G> { start: *start, seat, most, proof: Proof { best: 0, ways: BTreeSet::new(), tried: 0 } };
    search.go_on(&Attempt::<G>::new(theme, *start, seat), 0)?;
    let ways = &search.proof.ways;
    // What is done without need makes no other way.
    let longer = |way: &&Vec<String>| ways.iter().any(|other| is_part_of(other, way));
    let needless: Vec<Vec<String>> = ways.iter().filter(longer).cloned().collect();
    search.proof.ways.retain(|way| !needless.contains(way));
    Some(search.proof)
}

/// Is every part of the one in the other, which has more?
fn is_part_of(one: &[String], other: &[String]) -> bool {
    let mut rest = other.iter();
    one.len() < other.len() && one.iter().all(|part| rest.any(|found| found == part))
}

struct Search<G: Game> {
    start: G::State,
    seat: Seat,
    most: u64,
    proof: Proof,
}

impl<G: Puzzles> Search<G> {
    fn go_on(&mut self, attempt: &Attempt<'_, G>, worth: u32) -> Option<()> {
        if attempt.is_lost() {
            return Some(());
        }
        for action in actions::<G>(attempt.now(), self.seat) {
            self.proof.tried += 1;
            if self.proof.tried > self.most {
                return None;
            }
            let mut next = attempt.clone();
            if next.act(action).is_err() {
                continue;
            }
            let better = next.worth();
            if better > worth {
                self.note(better, next.line());
            }
            self.go_on(&next, better.max(worth))?;
        }
        Some(())
    }

    fn note(&mut self, worth: u32, line: &[<G as Game>::Action]) {
        if worth > self.proof.best {
            self.proof.best = worth;
            self.proof.ways.clear();
        }
        if worth == self.proof.best {
            self.proof.ways.insert(G::way(&self.start, self.seat, line));
        }
    }
}

impl Puzzle {
    /// Is it one? Says how much had to be gone through.
    pub fn prove<G: Puzzles>(&self) -> Result<Proof, Flaw> {
        if !G::THEMES.contains(&self.theme.as_str()) {
            return Err(Flaw::Theme);
        }
        let (start, _) = G::read_position(&self.position).map_err(|_| Flaw::Position)?;
        if G::position(&start, &G::Order::default()) != self.position || self.seat.number() > G::seats(&start)
        {
            return Err(Flaw::Position);
        }
        let line = self.line::<G>()?;
        let proof = G::brute(&self.theme, &start, self.seat, MOST).ok_or(Flaw::TooMuch)?;
        if proof.ways.len() != 1 || proof.best == 0 {
            return Err(Flaw::Ways(proof.ways.len()));
        }
        if proof.best != self.best || !proof.ways.contains(&G::way(&start, self.seat, &line)) {
            return Err(Flaw::NotBest);
        }
        let plain = |number| G::plainly(&self.theme, &start, self.seat, &mut SearchRng::new(number));
        if (1..=PLAIN_TRIES).any(|number| plain(number) >= self.best) {
            return Err(Flaw::Plain);
        }
        let view = G::view(&start, Viewer::Seat(self.seat));
        let works = |number| self.works::<G>(G::determinize(&view, &mut SearchRng::new(number)), &line);
        if works(0).is_none() {
            return Err(Flaw::NotBest);
        }
        if (0..WORLDS).all(|number| works(number) == Some(self.best)) { Ok(proof) } else { Err(Flaw::World) }
    }

    fn line<G: Puzzles>(&self) -> Result<Vec<<G as Game>::Action>, Flaw> {
        let read = |(nth, word): (usize, &String)| word.parse().map_err(|_| Flaw::Solution(nth));
        self.solution.iter().enumerate().map(read).collect()
    }

    /// What the solution is worth from this state, if it can be played.
    fn works<G: Puzzles>(&self, start: <G as Game>::State, line: &[<G as Game>::Action]) -> Option<u32> {
        let mut attempt = Attempt::<G>::new(&self.theme, start, self.seat);
        line.iter().try_for_each(|&action| attempt.act(action)).ok()?;
        Some(attempt.worth())
    }
}
