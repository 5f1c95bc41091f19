use irrgarten_catalogue::{Entry, games};
use irrgarten_game::{Timing, Turn};

/// The games in which the moment of an action does not matter. Where it does, messages tell what clocks show, and no
/// replay can tell the same.
pub fn unhurried() -> Vec<&'static dyn Entry> {
    games().iter().copied().filter(|entry| !counts_time(*entry)).collect()
}

fn counts_time(entry: &dyn Entry) -> bool {
    let seed = irrgarten_game::Seed([1; 32]);
    let Ok(position) = entry.deal(entry.meta().max_seats, &[], &seed) else { return false };
    let Turn::Decide(seats) = position.turn() else { return false };
    let mut offered =
        seats.iter().flat_map(|seat| position.actions(seat).into_iter().map(move |it| (seat, it)));
    position.race().is_some()
        || offered.any(|(seat, action)| !matches!(position.timing(seat, &action), Timing::AtOnce))
}
