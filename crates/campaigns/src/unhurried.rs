use irrgarten_catalogue::{Entry, games};
use irrgarten_game::{Timing, Turn};

/// The games in which the moment of an action does not matter. Where it does, messages tell what clocks show, and no
/// replay can tell the same.
pub fn unhurried() -> Vec<&'static dyn Entry> {
    games().iter().copied().filter(|entry| !counts_time(*entry)).collect()
}

fn counts_time(entry: &dyn Entry) -> bool {
    let seed = irrgarten_game::Seed([1; 32]);
    let Ok(mut position) = entry.deal(entry.meta().max_seats, &[], &seed) else { return false };
    // Some begin with a roll.
    let mut drawn = 0;
    while position.turn() == Turn::Chance && position.draw_by_seed(&seed, drawn).is_ok() {
        drawn += 1;
    }
    let Turn::Decide(seats) = position.turn() else { return false };
    let mut offered =
        seats.iter().flat_map(|seat| position.actions(seat).into_iter().map(move |it| (seat, it)));
    position.race().is_some()
        || offered.any(|(seat, action)| !matches!(position.timing(seat, &action), Timing::AtOnce))
}
