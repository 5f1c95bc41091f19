//! Counted trees: `positions/*.perft`.
//!
//! ```text
//! # What this position is about.
//! nine/1 n=2 h=12|34 t=1 ; D1 4 ; D2 80
//! ```

use std::fmt::Write as _;

use irrgarten_game::{ChanceRng, Game, Notation, Seed, Stream, perft};

use crate::files::{GoldenFolder, first_difference};
use crate::sample::suiting;
use crate::{Effort, Lawful, OptionsOf, Report, Violation};

/// Every tree has as many leaves as the file says. There must be a file.
pub fn perft_files_agree<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let folder = GoldenFolder::new("perft_files_agree", L::folder(), "positions", "perft");
    let mut paths = folder.files::<L::Game>()?;
    if paths.is_empty() {
        if !effort.blesses() {
            return Err(folder.missing::<L::Game>("setup"));
        }
        let path = folder.path("setup");
        folder.write::<L::Game>(&path, &first_file::<L>())?;
        paths.push(path);
    }
    let mut lines = 0;
    for path in &paths {
        let text = folder.read::<L::Game>(path)?;
        let counted = recount::<L::Game>(&text).map_err(|problem| folder.fail::<L::Game>(path, problem))?;
        lines += counted.lines().filter(|line| line.contains(" ; D")).count();
        if effort.blesses() {
            folder.write::<L::Game>(path, &counted)?;
        } else if let Some(problem) = first_difference(&text, &counted) {
            return Err(folder.fail::<L::Game>(path, problem));
        }
    }
    Ok(Report::new::<L::Game>("perft_files_agree")
        .noting(format!("{lines} positions in {} files", paths.len())))
}

/// The same text with every count recomputed.
fn recount<G: Notation>(text: &str) -> Result<String, String> {
    let mut counted = String::new();
    for (index, line) in text.lines().enumerate() {
        let fresh = match line.trim() {
            prose if prose.is_empty() || prose.starts_with('#') => Ok(line.to_owned()),
            line => recount_line::<G>(line),
        };
        counted += &fresh.map_err(|problem| format!("line {}: {problem}", index + 1))?;
        counted.push('\n');
    }
    Ok(counted)
}

fn recount_line<G: Notation>(line: &str) -> Result<String, String> {
    let mut parts = line.split(';').map(str::trim);
    let position = parts.next().unwrap_or_default();
    let (state, order) = G::read_position(position).map_err(|bad| bad.to_string())?;
    // Sampled games know no order of their piles: this is where texts with one come back.
    let again = G::position(&state, &order);
    if !G::read_position(&again).is_ok_and(|(read, behind)| read == state && behind == order) {
        return Err(format!("the position is written as {again}, which is read as another"));
    }
    let mut fresh = position.to_owned();
    let mut depths = 0;
    for part in parts {
        let depth = part.strip_prefix('D').and_then(|rest| rest.split_whitespace().next());
        let depth: u32 = depth
            .and_then(|depth| depth.parse().ok())
            .ok_or_else(|| format!("{part:?}: expected a depth and a count, such as D2 400"))?;
        let _ = write!(fresh, " ; D{depth} {}", perft::<G>(&state, &order, depth));
        depths += 1;
    }
    if depths == 0 {
        Err("expected depths behind the position, such as ; D1 20 ; D2 400".into())
    } else {
        Ok(fresh)
    }
}

/// What seed 1 deals to the smallest and the largest table; the counts are still to be made.
fn first_file<L: Lawful>() -> String {
    let seed: Seed = "1".parse().expect("any word names a seed");
    let mut file = "# What seed 1 deals to the smallest and to the largest table.\n".to_owned();
    let sizes: Vec<u8> = suiting::<L::Game>(OptionsOf::<L>::default()).collect();
    let ends = [sizes.first(), sizes.last().filter(|_| sizes.len() > 1)];
    for &seats in ends.into_iter().flatten() {
        let mut dealer = ChanceRng::new(&seed, Stream::Setup);
        let state = L::Game::new_game(seats, OptionsOf::<L>::default(), &mut dealer);
        let position = L::Game::position(&state, &<L::Game as Notation>::Order::default());
        let _ = writeln!(file, "{position} ; D1 0 ; D2 0");
    }
    file
}
