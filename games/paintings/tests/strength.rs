//! How often teams of one kind win. `IRRGARTEN_DEALS=2000` plays more than the suite does.

use irrgarten_players::arena::{Contender, Match, measure};
use irrgarten_players::{Character, Level};
use paintings::{Mode, Options, Paintings};

#[test]
fn iterate() {
    let env = |name: &str| std::env::var(name).ok();
    let deals: u64 = env("IRRGARTEN_DEALS").and_then(|text| text.parse().ok()).unwrap_or(5);
    let modes = env("MODES").unwrap_or("intro,basic,expert".into());
    let whos = env("WHO").unwrap_or("mouse,hedgehog,fox,raven,owl".into());
    for who in Character::ALL {
        if !whos.contains(Level::House(who).name()) {
            continue;
        }
        for mode in Mode::ALL {
            if !modes.contains(mode.name()) {
                continue;
            }
            for seats in 2..=4 {
                if env("SEATS").is_some_and(|s| !s.contains(&seats.to_string())) {
                    continue;
                }
                let one = Contender::of(Level::House(who));
                let options = Options { mode, ..Options::default() };
                let start = std::time::Instant::now();
                let cpu = cpu();
                let tally = measure(&Match::<Paintings> { one, others: one, seats, options }, 0..deals);
                println!(
                    "{who:?} {} {seats}: {:.3} ({:.3}..) {:.1} ms wall, {:.1} ms cpu a game",
                    mode.name(),
                    tally.share(),
                    tally.by_games().low,
                    start.elapsed().as_secs_f64() * 1000.0 / deals as f64,
                    (self::cpu() - cpu) * 1000.0 / deals as f64
                );
            }
        }
    }
}
fn cpu() -> f64 {
    let s = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    s.split(' ').next().and_then(|x| x.parse::<f64>().ok()).unwrap_or(0.0) / 1e9
}
