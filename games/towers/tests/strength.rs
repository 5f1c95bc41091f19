//! Players against players. `IRRGARTEN_DEALS=1000 cargo test --release -p towers --test strength -- --nocapture` plays
//! more deals than the suite and prints what comes of them.

use irrgarten_players::Level;
use irrgarten_players::arena::{Contender, Match, Tally};
use towers::{Options, Towers};

fn play(one: Level, others: Level, seats: u8) -> Tally {
    let from = std::env::var("FROM").ok().and_then(|deals| deals.parse().ok()).unwrap_or(0);
    let deals: u64 = std::env::var("IRRGARTEN_DEALS").ok().and_then(|deals| deals.parse().ok()).unwrap_or(10);
    let contest =
        Match { one: Contender::of(one), others: Contender::of(others), seats, options: Options::default() };
    let mut tally = Tally::default();
    let t = std::time::Instant::now();
    for deal in from..from + deals {
        tally.add(&irrgarten_players::arena::mirrored::<Towers>(&contest, deal));
        eprintln!("{deal} {:.3} {:?}", tally.share(), t.elapsed());
    }
    let (games, by_deals) = (tally.by_games(), tally.by_deals());
    println!(
        "{} against {} with {seats} seats: {:.1} % of {} games, at least {:.1} % by games and {:.1} % by deals",
        one.name(),
        others.name(),
        100.0 * tally.share(),
        tally.games,
        100.0 * games.low,
        100.0 * by_deals.low
    );
    tally
}

#[test]
fn any() {
    let l = |n: &str, d: &str| std::env::var(n).unwrap_or(d.into()).parse::<Level>().unwrap();
    let s = std::env::var("SEATS").ok().and_then(|s| s.parse().ok()).unwrap_or(2);
    play(l("ONE", "owl"), l("OTHERS", "greedy"), s);
}
