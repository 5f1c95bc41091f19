//! A record with a comment before each turn: the position, how many actions there were, and short hashes of
//! the list of actions and of all views. A change of behaviour shows as a diff of these.

use std::fmt::Write as _;

use irrgarten_game::record::{Record, RecordWriter, Replayed, replay};
use irrgarten_game::{Notation, Turn, Viewer};

use crate::legality::{actions, chances};

/// Replays a record and writes all of it again from its header and its moves.
///
/// Comments above the first line are kept: they say what the game is an example of.
pub(crate) fn annotated<G: Notation>(text: &str) -> Result<String, String> {
    let mut record: Record = text.parse().map_err(|bad| format!("{bad}"))?;
    // They are written anew: a difference shows with all else that differs.
    record.positions.clear();
    let game = replay::<G>(&record).map_err(|bad| bad.to_string())?;
    let preface = text.lines().take_while(|line| line.starts_with('#'));
    let mut page: String = preface.flat_map(|line| [line, "\n"]).collect();
    page += &header::<G>(record, &game)?.to_string();
    write_turns(&mut page, &game);
    Ok(page)
}

fn header<G: Notation>(record: Record, game: &Replayed<G>) -> Result<Record, String> {
    let start = match &record.start {
        Some(text) => G::read_position(text).map_err(|bad| bad.to_string())?,
        None => (game.start, G::Order::default()),
    };
    let start = Some(G::position(&start.0, &start.1));
    Ok(Record { start, result: game.score.clone(), lines: Vec::new(), ..record })
}

fn write_turns<G: Notation>(page: &mut String, game: &Replayed<G>) {
    let mut writer = RecordWriter::<G>::new(G::seats(&game.start), G::Options::default());
    let mut state = game.start;
    let mut comments = Vec::new();
    for ply in &game.plies {
        writer.ply(&state, ply);
        // The writer decides what belongs to a turn; a new line of its record is a new turn.
        if writer.record_mut().lines.len() > comments.len() {
            comments.push(comment::<G>(&state));
        }
        ply.apply::<G>(&mut state);
    }
    for (comment, line) in comments.iter().zip(&writer.into_record().lines) {
        page.push_str(comment);
        page.push_str(&line.to_string());
        page.push_str("\n\n");
    }
    page.push_str(&comment::<G>(&state));
}

fn comment<G: Notation>(state: &G::State) -> String {
    let mut comment = format!("# {}\n# ", G::position(state, &G::Order::default()));
    match G::turn(state) {
        Turn::Over(_) => comment.push_str("over"),
        Turn::Chance => {
            let all = chances::<G>(state);
            let texts = all.iter().map(|(drawn, weight)| format!("{drawn} {weight}"));
            let _ = write!(comment, "{} draws {}", all.len(), short_hash(texts));
        }
        Turn::Decide(seats) => {
            for (nth, seat) in seats.iter().enumerate() {
                let all = actions::<G>(state, seat);
                let comma = if nth > 0 { ", " } else { "" };
                let texts = all.iter().map(ToString::to_string);
                let _ = write!(comment, "{comma}seat {seat}: {} actions {}", all.len(), short_hash(texts));
            }
        }
    }
    let views = Viewer::all(G::seats(state)).map(|viewer| G::view_text(&G::view(state, viewer)));
    let _ = writeln!(comment, ", views {}", short_hash(views));
    comment
}

/// Eight digits are enough to show that something changed, and short enough to read a diff.
fn short_hash(texts: impl Iterator<Item = String>) -> String {
    let mut hasher = blake3::Hasher::new();
    for text in texts {
        hasher.update(text.as_bytes()).update(b"\n");
    }
    hasher.finalize().to_hex()[..8].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_of_the_list_and_not_of_its_letters() {
        let hash = |texts: &[&str]| short_hash(texts.iter().map(ToString::to_string));
        assert_ne!(hash(&["ab", "c"]), hash(&["a", "bc"]));
        assert_ne!(hash(&["a", "b"]), hash(&["b", "a"]));
        assert_eq!(hash(&[]).len(), 8);
    }
}
