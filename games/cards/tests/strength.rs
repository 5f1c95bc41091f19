//! tmp
use cards::{Cards, Options};
use irrgarten_players::arena::{Contender, Match, measure};
use irrgarten_players::Level;

#[test]
fn tune() {
    let get = |k: &str, d: &str| std::env::var(k).unwrap_or(d.into());
    let deals: u64 = get("IRRGARTEN_DEALS", "10").parse().unwrap();
    let from: u64 = get("FROM", "0").parse().unwrap();
    let seats: u8 = get("SEATS", "2").parse().unwrap();
    let one = get("ONE", "owl").parse::<Level>().unwrap();
    let other = get("OTHER", "greedy").parse::<Level>().unwrap();
    let m = Match::<Cards> { one: Contender::of(one), others: Contender::of(other), seats, options: Options::default() };
    let start = std::time::Instant::now();
    let t = measure(&m, from..from + deals);
    println!("{one:?} {other:?} seats {seats} games {} share {:.4} games {:?} deals {:?} {:?}", t.games, t.share(), t.by_games(), t.by_deals(), start.elapsed());
}
