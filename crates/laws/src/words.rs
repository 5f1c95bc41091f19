//! How the laws speak of modes, viewers and events.

use irrgarten_game::{Game, Ply, PlyOf, Settings, Viewer};

/// `default`, or what differs from it, such as `edges=strict take=auto`.
pub(crate) fn mode_name(options: impl Settings, is: &str, and: &str) -> String {
    let changed = options.changed();
    if changed.is_empty() {
        return "default".to_owned();
    }
    let pairs: Vec<String> = changed.iter().map(|(key, value)| format!("{key}{is}{value}")).collect();
    pairs.join(and)
}

/// `seat 2` or `the public`.
pub(crate) fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Public => "the public".to_owned(),
    }
}

/// `seat 2's play3` or `the draw +5`.
pub(crate) fn event_name<G: Game>(event: &PlyOf<G>) -> String {
    match event {
        Ply::Act(seat, action) => format!("seat {seat}'s {action}"),
        Ply::Chance(drawn) => format!("the draw {drawn}"),
    }
}
