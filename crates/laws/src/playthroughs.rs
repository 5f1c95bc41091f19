//! Golden playthroughs: `playthroughs/*.play`.

use std::path::Path;

use irrgarten_game::Notation;
use irrgarten_players::Hints;

use crate::annotated::annotated;
use crate::files::{GoldenFolder, first_difference};
use crate::records::record_of;
use crate::sample::{SampleGame, suiting};
use crate::survey::calmly;
use crate::words::mode_name;
use crate::{Effort, Lawful, OptionsOf, Report, Violation};

/// A playthrough is read in a diff: a game that will not end is cut here.
const MOST_EVENTS: usize = 300;

/// Every playthrough replays to the same bytes, and there is one for every mode.
pub fn playthroughs_agree<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let folder = GoldenFolder::new("playthroughs_agree", L::folder(), "playthroughs", "play");
    let plans = plans::<L>();
    if effort.blesses() {
        plans.iter().try_for_each(|plan| make_if_needed(&folder, plan))?;
    }
    if let Some(plan) = plans.iter().find(|plan| !folder.path(&plan.name).exists()) {
        return Err(folder.missing::<L::Game>(&plan.name));
    }
    let paths = folder.files::<L::Game>()?;
    for path in &paths {
        let text = folder.read::<L::Game>(path)?;
        let now = replayed::<L::Game>(&text).map_err(|problem| folder.fail::<L::Game>(path, problem))?;
        if effort.blesses() {
            folder.write::<L::Game>(path, &now)?;
        } else if let Some(problem) = first_difference(&text, &now) {
            return Err(folder.fail::<L::Game>(path, problem));
        }
    }
    Ok(Report::new::<L::Game>("playthroughs_agree").noting(format!("{} playthroughs", paths.len())))
}

/// A playthrough every game must have.
struct Plan<G: Notation> {
    name: String,
    mode: G::Options,
    seats: u8,
}

/// The default mode with every number of seats, every other mode with the fewest.
fn plans<L: Lawful>() -> Vec<Plan<L::Game>> {
    let mut plans = Vec::new();
    for mode in L::modes() {
        let most = if mode == OptionsOf::<L>::default() { usize::MAX } else { 1 };
        for seats in suiting::<L::Game>(mode).take(most) {
            plans.push(Plan { name: format!("{}-{seats}", mode_name(mode, "-", "-")), mode, seats });
        }
    }
    plans
}

/// Plays a planned game, unless its file is there and still can be replayed.
fn make_if_needed<G: Notation + Hints>(folder: &GoldenFolder, plan: &Plan<G>) -> Result<(), Violation> {
    let path = folder.path(&plan.name);
    if path.exists() && replayed::<G>(&folder.read::<G>(&path)?).is_ok() {
        return Ok(());
    }
    let fresh = fresh(plan).map_err(|problem| folder.fail::<G>(Path::new(&path), problem))?;
    folder.write::<G>(&path, &fresh)
}

fn fresh<G: Notation + Hints>(plan: &Plan<G>) -> Result<String, String> {
    let mut played = SampleGame::<G>::new(plan.mode, plan.seats, 1);
    // A game whose players look for good moves shows more of the rules.
    played.aims = true;
    calmly(|| played.play(MOST_EVENTS))?;
    replayed::<G>(&record_of(&played).to_string())
}

fn replayed<G: Notation>(text: &str) -> Result<String, String> {
    calmly(|| annotated::<G>(text)).unwrap_or_else(Err)
}
