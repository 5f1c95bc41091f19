//! `irrgarten replay`

use std::path::PathBuf;

use clap::Args;
use irrgarten_faces::{Happening, Position, lines};
use irrgarten_game::record::Line;
use irrgarten_game::{Language, Viewer};
use serde::Serialize;

use super::ViewerArgs;
use crate::answer;
use crate::error::CliError;
use crate::output::Out;
use crate::record_file;

/// Play a record through, check all of it, and print every turn with the position it leads to
#[derive(Args)]
pub(crate) struct ReplayCommand {
    /// A record, as .play text or in JSON; - is standard input
    file: PathBuf,
    #[command(flatten)]
    eyes: ViewerArgs,
    /// Draw the positions instead of writing them
    #[arg(long)]
    art: bool,
    /// The language of the words in them: en, de, fr or nl
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: Language,
    /// Answer in JSON, one turn a line
    #[arg(long, conflicts_with = "art")]
    json: bool,
}

/// A turn and where it led to. The start has no turn.
#[derive(Serialize)]
struct Stage {
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<record_file::RecordLine>,
    position: String,
}

impl ReplayCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let replay = record_file::check_file(&self.file)
            .map_err(|trouble| CliError::at(self.file.display(), trouble))?;
        let mut position = replay.start;
        let who = match (self.eyes.seat, self.eyes.public) {
            (Some(number), _) => Some(Viewer::Seat(answer::seat(number, position.seats())?)),
            (None, public) => public.then_some(Viewer::Public),
        };
        let mut out = Out::new();
        let mut turn: Vec<Happening> = Vec::new();
        for ply in &replay.plies {
            let before = self.picture(&*position, who);
            let happening = position.play(ply)?;
            if happening.opens_line {
                self.stage(&mut out, &lines(&std::mem::take(&mut turn), who), before)?;
            }
            turn.push(happening);
        }
        self.stage(&mut out, &lines(&turn, who), self.picture(&*position, who))?;
        match replay.score {
            Some(score) if !self.json => out.text(&format!("result: {score}")),
            _ => Ok(()),
        }
    }

    fn stage(&self, out: &mut Out, turn: &[Line], position: String) -> Result<(), CliError> {
        if self.json {
            return out.json(&Stage { turn: turn.first().map(record_file::RecordLine::from), position });
        }
        turn.iter().try_for_each(|line| out.text(&line.to_string()))?;
        out.text(&position)
    }

    fn picture(&self, position: &dyn Position, who: Option<Viewer>) -> String {
        match (who, self.art) {
            (None, false) => position.text(),
            (None, true) => position.laid_open().art(self.lang),
            (Some(who), false) => position.seen_by(who).text(),
            (Some(who), true) => position.seen_by(who).art(self.lang),
        }
    }
}
