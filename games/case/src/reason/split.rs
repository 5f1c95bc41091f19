//! Which lists are joined first: the two halves that together cost least.

use super::hands::Lists;

/// The numbers of the lists of either half, the shortest first.
pub(crate) fn split(lists: &Lists) -> (Vec<usize>, Vec<usize>) {
    let mut order: Vec<usize> = (0..lists.parts.len()).collect();
    order.sort_by_key(|&nth| lists.parts[nth].ways.len());
    let cards = lists.free.len() as u32;
    let halves = |choice: u32| -> (Vec<usize>, Vec<usize>) {
        let half = |wanted: u32| {
            let chosen = (0..).zip(&order).filter(move |&(bit, _): &(u32, _)| choice >> bit & 1 == wanted);
            chosen.map(|(_, &nth)| nth).collect()
        };
        (half(0), half(1))
    };
    let effort = |half: &[usize]| {
        let (mut sets, mut size, mut steps) = (1.0, 0, 0.0);
        for &nth in half {
            let list = &lists.parts[nth];
            let ways = f64::from(list.ways.len() as u32);
            steps += sets * ways;
            size += list.size;
            sets = f64::min(sets * ways, choose(cards, size));
        }
        steps + sets
    };
    let cost = |choice: &u32| {
        let (left, right) = halves(*choice);
        effort(&left) + effort(&right)
    };
    let best = (0..1u32 << order.len()).min_by(|one, two| cost(one).total_cmp(&cost(two)));
    halves(best.unwrap_or(0))
}

/// How many sets of so many cards there are.
fn choose(cards: u32, size: u32) -> f64 {
    (0..size.min(cards)).fold(1.0, |sets, nth| sets * f64::from(cards - nth) / f64::from(nth + 1))
}
