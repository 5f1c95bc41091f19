//! Half of the players in a row: which cards they can have together, and with which weight.

use super::hands::List;
use super::sorts::{Sorts, Tally, number};

/// Weights by tally. Between two uses all are zero.
#[derive(Default)]
pub(crate) struct Scratch {
    dense: Vec<f64>,
}

/// Cards that are taken, and their weight.
pub(crate) type WeightedTally = (Tally, f64);

impl Scratch {
    /// Makes room for this many tallies.
    pub(crate) fn make_room(&mut self, tallies: usize) {
        if self.dense.len() < tallies {
            self.dense.resize(tallies, 0.0);
        }
    }

    /// Writes out the weights of a list by tally, so that they can be looked up.
    pub(crate) fn fill(&mut self, entries: impl Iterator<Item = WeightedTally>) {
        entries.for_each(|(taken, weight)| self.dense[number(taken)] = weight);
    }

    pub(crate) fn get(&self, number: usize) -> f64 {
        self.dense[number]
    }

    /// Sets all weights back to zero.
    pub(crate) fn clear(&mut self, tallies: impl Iterator<Item = Tally>) {
        tallies.for_each(|taken| self.dense[number(taken)] = 0.0);
    }
}

/// The work was called off.
pub(crate) struct Stopped;

/// After this many tallies the caller is asked whether to go on.
const BREATH: usize = 256;

/// By number of lists: everything that so many lists of the chain can have together, with its weight.
pub(crate) struct Chain {
    /// One more than there are lists; the first has a single entry, no cards.
    pub(crate) levels: Vec<Vec<WeightedTally>>,
}

impl Chain {
    /// Adds list after list.
    pub(crate) fn forward(
        sorts: &Sorts,
        lists: &[&List],
        scratch: &mut Scratch,
        stop: &dyn Fn() -> bool,
    ) -> Result<Chain, Stopped> {
        let mut levels = vec![vec![(sorts.none, 1.0)]];
        for list in lists {
            let mut next: Vec<WeightedTally> = Vec::new();
            for (nth, &(taken, weight)) in levels[levels.len() - 1].iter().enumerate() {
                if nth % BREATH == 0 && stop() {
                    scratch.clear(next.iter().map(|entry| entry.0));
                    return Err(Stopped);
                }
                list.beside(sorts.room, taken, |_, way| {
                    let sum = &mut scratch.dense[number(taken + way.tally)];
                    if *sum == 0.0 {
                        next.push((taken + way.tally, 0.0));
                    }
                    *sum += weight * way.weight;
                });
            }
            for entry in &mut next {
                entry.1 = std::mem::take(&mut scratch.dense[number(entry.0)]);
            }
            levels.push(next);
        }
        Ok(Chain { levels })
    }

    /// All that the lists can have together.
    pub(crate) fn top(&self) -> &[WeightedTally] {
        self.levels.last().map_or(&[], Vec::as_slice)
    }

    /// The weight of every way of every list, given what the rest of the cards weighs for each entry of the top.
    pub(crate) fn backward(
        &self,
        sorts: &Sorts,
        lists: &[&List],
        rest: &[f64],
        scratch: &mut Scratch,
        stop: &dyn Fn() -> bool,
    ) -> Result<Vec<Vec<f64>>, Stopped> {
        let mut weights: Vec<Vec<f64>> = lists.iter().map(|list| vec![0.0; list.ways.len()]).collect();
        let mut above = rest.to_vec();
        for (depth, list) in lists.iter().enumerate().rev() {
            let (level, upper) = (&self.levels[depth], &self.levels[depth + 1]);
            scratch.fill(upper.iter().zip(&above).map(|(entry, &rest)| (entry.0, rest)));
            let mut below = vec![0.0; level.len()];
            let mut stopped = false;
            for (nth, &(taken, weight)) in level.iter().enumerate() {
                stopped = stopped || nth % BREATH == 0 && stop();
                if stopped {
                    break;
                }
                // What everything beside this list weighs; each way gets its share.
                list.beside(sorts.room, taken, |way_nth, way| {
                    let worth = way.weight * scratch.dense[number(taken + way.tally)];
                    below[nth] += worth;
                    weights[depth][way_nth] += weight * worth;
                });
            }
            scratch.clear(upper.iter().map(|entry| entry.0));
            if stopped {
                return Err(Stopped);
            }
            above = below;
        }
        Ok(weights)
    }
}
