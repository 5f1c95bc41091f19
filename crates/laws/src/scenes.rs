//! Scenes of real games, for work on the boards: `web/scenes.json`.

use std::path::Path;

use irrgarten_game::record::{Record, Replayed, replay};
use irrgarten_game::{Notation, Ply, Presentation, SeatSet, Turn, Viewer};
use serde_json::{Value, json};

use crate::changes::change;
use crate::files::{GoldenFolder, first_difference};
use crate::legality::actions;
use crate::sample::suiting;
use crate::{Effort, Lawful, OptionsOf, Report, Violation};

const LAW: &str = "page_scenes_agree";
/// How many moments of each game are shown, its beginning and its end included.
const MOMENTS: usize = 7;

/// A game with a board has scenes to try it on, and they are what the rules make of its playthroughs.
pub fn page_scenes_agree<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    let folder = GoldenFolder::new(LAW, L::folder(), "web", "json");
    let path = folder.path("scenes");
    let has_board = Path::new(L::folder()).join("web/Board.svelte").exists();
    if !effort.blesses() && !has_board && !path.exists() {
        return Ok(Report::new::<L::Game>(LAW).noting("there is no board"));
    }
    let scenes = scenes::<L>()?;
    let lines: Vec<String> = scenes.iter().map(Value::to_string).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    if effort.blesses() {
        folder.write::<L::Game>(&path, &text)?;
    } else if !path.exists() {
        return Err(folder.missing::<L::Game>("scenes"));
    } else if let Some(problem) = first_difference(&folder.read::<L::Game>(&path)?, &text) {
        return Err(folder.fail::<L::Game>(&path, problem));
    }
    Ok(Report::new::<L::Game>(LAW).noting(format!("{} scenes", scenes.len())))
}

/// Moments of the default game with the fewest and with the most seats that play against each other.
fn scenes<L: Lawful>() -> Result<Vec<Value>, Violation> {
    let folder = GoldenFolder::new(LAW, L::folder(), "playthroughs", "play");
    let mut seats: Vec<u8> =
        suiting::<L::Game>(OptionsOf::<L>::default()).filter(|&seats| seats > 1).collect();
    seats.drain(1..seats.len().max(2) - 1);
    let mut scenes = Vec::new();
    for seats in seats {
        let path = folder.path(&format!("default-{seats}"));
        let record = folder.read::<L::Game>(&path)?.parse::<Record>();
        let record = record.map_err(|bad| folder.fail::<L::Game>(&path, bad.to_string()))?;
        let game =
            replay::<L::Game>(&record).map_err(|bad| folder.fail::<L::Game>(&path, bad.to_string()))?;
        scenes.extend(Film::of(&game).scenes());
    }
    Ok(scenes)
}

/// A game as positions in which somebody decides or nothing is left to decide, and what led from each to the next.
struct Film<G: Notation> {
    positions: Vec<G::State>,
    between: Vec<Vec<(G::State, irrgarten_game::PlyOf<G>)>>,
}

fn deciding<G: Notation>(state: &G::State) -> Option<SeatSet> {
    match G::turn(state) {
        Turn::Decide(seats) => Some(seats),
        Turn::Over(_) => Some(SeatSet::default()),
        Turn::Chance => None,
    }
}

impl<G: Notation + Presentation> Film<G> {
    fn of(game: &Replayed<G>) -> Film<G> {
        let mut film = Film { positions: Vec::new(), between: Vec::new() };
        let (mut state, mut plies) = (game.start, Vec::new());
        for ply in &game.plies {
            if deciding::<G>(&state).is_some() {
                if !film.positions.is_empty() {
                    film.between.push(std::mem::take(&mut plies));
                }
                film.positions.push(state);
            }
            plies.push((state, *ply));
            ply.apply::<G>(&mut state);
        }
        film.between.push(plies);
        film.positions.push(state);
        film
    }

    /// A few moments, each as seen by the seat that decides; one in the middle also as seen by others.
    fn scenes(&self) -> Vec<Value> {
        let last = self.positions.len() - 1;
        let mut scenes = Vec::new();
        for moment in 0..MOMENTS {
            let nth = last * moment / (MOMENTS - 1);
            let seats = G::seats(&self.positions[nth]);
            let decides = deciding::<G>(&self.positions[nth]).and_then(|seats| seats.iter().next());
            let eyes = decides.map_or(Viewer::Public, Viewer::Seat);
            scenes.push(self.scene(nth, eyes));
            if moment == MOMENTS / 2 {
                scenes.extend(
                    Viewer::all(seats).filter(|&other| other != eyes).map(|other| self.scene(nth, other)),
                );
            }
        }
        scenes
    }

    /// A position and the next one as this viewer sees them, and the events between them.
    fn scene(&self, nth: usize, viewer: Viewer) -> Value {
        let then = self.between.get(nth).map(|plies| {
            let events: Vec<Value> =
                plies.iter().map(|(before, ply)| told::<G>(before, ply, viewer)).collect();
            let view = |nth: usize| G::view(&self.positions[nth], viewer);
            let change = change::<G>(&view(nth), &view(nth + 1)).unwrap_or_default();
            let change: Value = serde_json::from_str(&change).unwrap_or_default();
            json!({ "events": events, "change": change, "table": seen::<G>(&self.positions[nth + 1], viewer) })
        });
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat.number()) } else { None };
        let name = format!("{} seats, move {}", G::seats(&self.positions[nth]), nth + 1);
        json!({ "name": name, "seat": seat, "table": seen::<G>(&self.positions[nth], viewer), "then": then })
    }
}

/// The part of a table's snapshot that a board is drawn from.
fn seen<G: Notation + Presentation>(state: &G::State, viewer: Viewer) -> Value {
    let view = G::view(state, viewer);
    let deciding = deciding::<G>(state).unwrap_or_default();
    let texts = |seat| actions::<G>(state, seat).iter().map(ToString::to_string).collect::<Vec<_>>();
    let actions = match viewer {
        Viewer::Seat(seat) if deciding.has(seat) => texts(seat),
        _ => Vec::new(),
    };
    let points = G::points(state).map(|points| points.iter().copied().collect::<Vec<u16>>());
    json!({
        "text": G::view_text(&view),
        "view": view,
        "actions": actions,
        "turn": deciding.iter().map(irrgarten_game::Seat::number).collect::<Vec<u8>>(),
        "points": points,
    })
}

fn told<G: Notation + Presentation>(
    before: &G::State,
    ply: &irrgarten_game::PlyOf<G>,
    viewer: Viewer,
) -> Value {
    let mut after = *before;
    ply.apply::<G>(&mut after);
    let text = G::redacted_for(before, ply, viewer);
    let mut happened = match ply {
        Ply::Act(seat, action) => {
            let mut acted =
                json!({ "type": "acted", "seat": seat.number(), "action": text, "spent": 0, "why": "seat" });
            let seen = || G::view(before, Viewer::Public);
            let motion = G::motion(seen, *seat, *action);
            if let Some(motion) = motion.filter(|_| action.to_string() == text) {
                acted["motion"] = json!(motion);
            }
            acted
        }
        Ply::Chance(_) => json!({ "type": "drew", "chance": text }),
    };
    let seen = |state: &G::State| G::view(state, Viewer::Public);
    let whole = match ply {
        Ply::Act(_, action) => action.to_string(),
        Ply::Chance(drawn) => drawn.to_string(),
    };
    let effect = G::effect(|| seen(before), || seen(&after), ply);
    if let Some(effect) = effect.filter(|_| whole == text) {
        happened["effect"] = json!(effect);
    }
    happened
}
