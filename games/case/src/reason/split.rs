//! Which lists are joined first: the two halves that together cost least.

use super::hands::Lists;

/// The numbers of the lists of either half, the shortest first.
pub(crate) fn split(lists: &Lists) -> (Vec<usize>, Vec<usize>) {
    let mut order: Vec<usize> = (0..lists.parts.len()).collect();
    order.sort_by_key(|&nth| lists.parts[nth].ways.len());
    let most = lists.sorts.by_size();
    // One bit for every list: 1 in the left half, 0 in the right. The last is always in the right one.
    let half = |choice: u32, wanted: u32| {
        let chosen = (0..).zip(&order).filter(move |&(bit, _): &(u32, _)| choice >> bit & 1 == wanted);
        chosen.map(|(_, &nth)| nth)
    };
    let effort = |half: &mut dyn Iterator<Item = usize>| {
        let (mut sets, mut size, mut steps) = (1.0, 0, 0.0);
        for nth in half {
            let list = &lists.parts[nth];
            let ways = f64::from(list.ways.len() as u32);
            steps += sets * ways;
            size += list.size as usize;
            sets = f64::min(sets * ways, most.get(size).copied().unwrap_or(1.0));
        }
        steps + sets
    };
    let mut best = (f64::INFINITY, 0);
    for choice in 0..1u32 << order.len().saturating_sub(1) {
        let cost = effort(&mut half(choice, 1)) + effort(&mut half(choice, 0));
        if cost < best.0 {
            best = (cost, choice);
        }
    }
    (half(best.1, 1).collect(), half(best.1, 0).collect())
}
