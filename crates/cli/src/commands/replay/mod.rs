//! `irrgarten replay`

mod browse;
mod keys;

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use clap::Args;
use irrgarten_api::RecordLine;
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
///
/// At a terminal you look through the drawn positions with the arrow keys instead.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten replay game.play
  irrgarten replay game.play --seat 1 --art
  irrgarten replay game.play --json")]
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
    /// Print all of it at a terminal, too
    #[arg(long)]
    all: bool,
}

/// A turn and where it led to, for programs. The start has no turn.
#[derive(Serialize)]
struct StageJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<RecordLine>,
    position: String,
}

/// A turn and where it led to. The start has no turn.
struct Stage {
    turn: Vec<Line>,
    position: String,
}

impl ReplayCommand {
    pub(crate) fn run(mut self) -> Result<(), CliError> {
        let live = !self.json
            && !self.all
            && self.file != Path::new("-")
            && io::stdin().is_terminal()
            && io::stdout().is_terminal();
        self.art |= live;
        let replay = record_file::check_file(&self.file)
            .map_err(|trouble| CliError::at(self.file.display(), trouble))?;
        let mut position = replay.start;
        let who = match (self.eyes.seat, self.eyes.public) {
            (Some(number), _) => Some(Viewer::Seat(answer::seat(number, position.seats())?)),
            (None, public) => public.then_some(Viewer::Public),
        };
        let mut stages = Vec::new();
        let mut turn: Vec<Happening> = Vec::new();
        for ply in &replay.plies {
            let before = self.picture(&*position, who);
            let happening = position.play(ply)?;
            if happening.opens_line {
                stages.push(Stage { turn: lines(&std::mem::take(&mut turn), who), position: before });
            }
            turn.push(happening);
        }
        let last = self.picture(&*position, who);
        stages.push(Stage { turn: lines(&turn, who), position: last });
        let result = replay.score.map(|score| format!("result: {score}"));
        if live {
            let raw = keys::raw();
            return browse::browse(
                &stages,
                result.as_deref(),
                raw.is_some(),
                io::stdin().lock(),
                io::stdout().lock(),
            );
        }
        let mut out = Out::new();
        for stage in &stages {
            self.print(&mut out, stage)?;
        }
        result.filter(|_| !self.json).map_or(Ok(()), |result| out.text(&result))
    }

    fn print(&self, out: &mut Out, Stage { turn, position }: &Stage) -> Result<(), CliError> {
        if self.json {
            let turn = turn.first().map(RecordLine::from);
            return out.json(&StageJson { turn, position: position.clone() });
        }
        turn.iter().try_for_each(|line| out.text(&line.to_string()))?;
        out.text(position)
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
