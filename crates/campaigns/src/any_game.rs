use irrgarten_catalogue::games;
use irrgarten_game::Meta;

/// A game for so many seats in which nobody has to hurry, where it does not matter which.
///
/// # Panics
/// If the house has none.
pub fn any_game(seats: u8) -> &'static str {
    let mut all = games().all().iter().map(|entry| entry.meta());
    let fits = |meta: &&Meta| !meta.live && (meta.min_seats..=meta.max_seats).contains(&seats);
    all.find(fits).expect("the house has such a game").slug
}
