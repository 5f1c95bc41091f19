//! Half of the players in a row: which sets of cards they can have together, and with which weight.

use super::hands::List;
use super::places::Mask;

/// Numbers by set of cards, with a list of those that are not zero. Between two uses all are zero.
#[derive(Default)]
pub(crate) struct Scratch {
    dense: Vec<f64>,
}

/// A set of cards and its weight.
pub(crate) type Entry = (Mask, f64);

impl Scratch {
    /// Makes room for sets of so many cards.
    pub(crate) fn make_room(&mut self, cards: usize) {
        if self.dense.len() < 1 << cards {
            self.dense.resize(1 << cards, 0.0);
        }
    }

    /// Lays a list out, so that its weights can be looked up.
    pub(crate) fn fill(&mut self, entries: impl Iterator<Item = Entry>) {
        entries.for_each(|(mask, weight)| self.dense[mask as usize] = weight);
    }

    pub(crate) fn get(&self, mask: Mask) -> f64 {
        self.dense[mask as usize]
    }

    /// Back to zero.
    pub(crate) fn clear(&mut self, masks: impl Iterator<Item = Mask>) {
        masks.for_each(|mask| self.dense[mask as usize] = 0.0);
    }
}

/// The work was called off.
pub(crate) struct Stopped;

/// After so many sets of cards the caller is asked whether to go on.
const BREATH: usize = 256;

/// For the first so many lists of a chain: every set of cards they can have together, with its weight.
pub(crate) struct Chain {
    /// One more than there are lists; the first has the empty set alone.
    pub(crate) levels: Vec<Vec<Entry>>,
}

impl Chain {
    /// Adds list after list.
    pub(crate) fn forward(
        lists: &[&List],
        scratch: &mut Scratch,
        stop: &dyn Fn() -> bool,
    ) -> Result<Chain, Stopped> {
        let mut levels = vec![vec![(0, 1.0)]];
        for list in lists {
            let mut next: Vec<Entry> = Vec::new();
            for (nth, &(mask, weight)) in levels[levels.len() - 1].iter().enumerate() {
                if nth % BREATH == 0 && stop() {
                    scratch.clear(next.iter().map(|entry| entry.0));
                    return Err(Stopped);
                }
                list.beside(mask, |_, way| {
                    let sum = &mut scratch.dense[(mask | way.mask) as usize];
                    if *sum == 0.0 {
                        next.push((mask | way.mask, 0.0));
                    }
                    *sum += weight * way.weight;
                });
            }
            for entry in &mut next {
                entry.1 = std::mem::take(&mut scratch.dense[entry.0 as usize]);
            }
            levels.push(next);
        }
        Ok(Chain { levels })
    }

    /// All that the lists can have together.
    pub(crate) fn top(&self) -> &[Entry] {
        self.levels.last().map_or(&[], Vec::as_slice)
    }

    /// Given for every set of the top how the rest of the cards weighs, the weight of every way of every list.
    pub(crate) fn backward(
        &self,
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
            for (nth, &(mask, weight)) in level.iter().enumerate() {
                stopped = stopped || nth % BREATH == 0 && stop();
                if stopped {
                    break;
                }
                below[nth] = share(mask, weight, list, scratch, &mut weights[depth]);
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

/// What all ways that leave this set alone are worth; each gets its share.
fn share(mask: Mask, weight: f64, list: &List, scratch: &Scratch, shares: &mut [f64]) -> f64 {
    let mut sum = 0.0;
    list.beside(mask, |nth, way| {
        let worth = way.weight * scratch.dense[(mask | way.mask) as usize];
        sum += worth;
        shares[nth] += weight * worth;
    });
    sum
}
