use irrgarten_game::*;
use irrgarten_players::{*, Budget};
use paintings::*;
#[test]
fn calibrate() {
    let n: u64 = std::env::var("N").unwrap().parse().unwrap();
    let pages: u8 = std::env::var("P").ok().map_or(24, |p| p.parse().unwrap());
    for mode in Mode::ALL { for seats in 2..=4u8 { for who in [Character::Fox, Character::Raven, Character::Owl] {
        let mut times = vec![]; let mut nodes = vec![]; let mut brier = [(0.0f64,0u32,0u32); 10]; let mut left = 0; let mut wins = 0; let mut pace=(0,0);
        for deal in 0..n {
            let seed: Seed = format!("cal {deal}").parse().unwrap();
            let opt = Options { mode, pages, ..Options::default() };
            let mut s = Paintings::setup(seats, opt, &mut ChanceRng::new(&seed, Stream::Setup));
            let mut vals = vec![]; let mut draws = 0;
            let won = loop { match Paintings::turn(&s) {
                Turn::Over(o) => break share(&o, Seat::at(0)) > 0.5,
                Turn::Chance => { let d = draw::<Paintings>(&s, &mut ChanceRng::new(&seed, Stream::Chance(draws))).unwrap(); draws += 1; Paintings::chance(&mut s, d); }
                Turn::Decide(set) => { let seat = set.iter().next().unwrap();
                    let view = Paintings::view(&s, Viewer::Seat(seat));
                    let sight = Sight { view: &view, seat, past: &[] };
                    let granted = Paintings::NODES[who.index()];
                    let mut b = Budget::nodes(granted);
                    let t0 = std::time::Instant::now();
                    let t = Paintings::think(&sight, who, &mut b, &mut SearchRng::new(1)).unwrap();
                    times.push(t0.elapsed().as_secs_f64()*1000.0); nodes.push(granted - b.left());
                    vals.push(t.value);
                    Paintings::act(&mut s, seat, t.action); } } };
            if won { wins += 1; left += s.book().len(); }
            pace.0 += s.found(); pace.1 += pages as usize - s.book().len();
            for v in vals { let b = ((v*10.0) as usize).min(9); brier[b].0 += f64::from(v); brier[b].1 += won as u32; brier[b].2 += 1; }
        }
        times.sort_by(f64::total_cmp); nodes.sort();
        let m = times.len();
        println!("{} {seats} {who:?}: won {:.3} pages left {:.1} pace {:.2} p50 {:.2} p99 {:.2} max {:.1} ms nodes p50 {} p99 {} max {}", mode.name(), wins as f64/n as f64, left as f64/wins.max(1) as f64, pace.0 as f64/pace.1 as f64, times[m/2], times[m*99/100], times[m-1], nodes[m/2], nodes[m*99/100], nodes[m-1]);
        let line: Vec<String> = brier.iter().filter(|b| b.2>0).map(|b| format!("{:.2}:{:.2}({})", b.0/b.2 as f64, b.1 as f64/b.2 as f64, b.2)).collect();
        println!("   {}", line.join(" "));
    }}}
}
