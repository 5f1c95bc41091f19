use irrgarten_catalogue::{Entry, games};
use irrgarten_game::{Timing, Turn};

/// More than it takes to roll and to deal.
const STEPS: u32 = 40;

/// The games in which the moment of an action does not matter. Where it does, messages tell what clocks show, and no
/// replay can tell the same.
pub fn unhurried() -> Vec<&'static dyn Entry> {
    games().iter().copied().filter(|entry| !counts_time(*entry)).collect()
}

/// Looks at a few steps of a game: what counts time begins to soon.
fn counts_time(entry: &dyn Entry) -> bool {
    let seed = irrgarten_game::Seed([1; 32]);
    let Ok(mut position) = entry.deal(entry.meta().max_seats, &[], &seed) else { return false };
    for step in 0..STEPS {
        let went_on = match position.turn() {
            Turn::Chance => position.draw_by_seed(&seed, step),
            Turn::Over(_) => return false,
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { return false };
                let actions = position.actions(seat);
                let hurries = |action: &String| !matches!(position.timing(seat, action), Timing::AtOnce);
                if position.race().is_some() || actions.iter().any(hurries) {
                    return true;
                }
                let Some(action) = actions.first() else { return false };
                position.act(seat, action)
            }
        };
        if went_on.is_err() {
            return false;
        }
    }
    false
}
