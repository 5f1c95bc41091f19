//! `irrgarten games`

use clap::Args;
use irrgarten_catalogue::games;
use irrgarten_faces::Entry;
use irrgarten_game::{Language, Setting};

use crate::answer;
use crate::error::CliError;
use crate::output::Out;
use irrgarten_wire::engine;

/// List the games, or one game with its settings
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten games
  irrgarten games towers
  irrgarten games --json")]
pub(crate) struct GamesCommand {
    /// Show this game with its settings: its name, or words from the name or publisher of its box
    game: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl GamesCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let mut out = Out::new();
        let listed = match &self.game {
            None => games().all().to_vec(),
            Some(words) => games().search(words),
        };
        if let (Some(words), []) = (&self.game, &*listed) {
            games().find(words)?;
        }
        if self.json {
            return out.json(&engine::GamesReply {
                games: listed.iter().map(|entry| answer::about(*entry)).collect(),
            });
        }
        listed.iter().try_for_each(|entry| out.text(&line(*entry)))?;
        match (&self.game, &*listed) {
            (Some(_), [entry]) => out.text(&settings(*entry)),
            _ => Ok(()),
        }
    }
}

fn line(entry: &dyn Entry) -> String {
    let meta = entry.meta();
    let seats = if meta.min_seats == meta.max_seats {
        meta.min_seats.to_string()
    } else {
        format!("{}-{}", meta.min_seats, meta.max_seats)
    };
    let tag = format!("{}/{}", meta.slug, meta.version);
    format!("{tag:<12} {seats:>3} seats  {}, rules after {}", meta.title, meta.after)
}

fn settings(entry: &dyn Entry) -> String {
    let speaker = entry.speaker(Language::En);
    let about = |setting: &Setting| {
        let Setting { key, values, .. } = setting;
        let means = |word: &&str| Some(format!("        {word}: {}\n", speaker.setting_value(key, word)?));
        let meanings: String = values.words().iter().filter_map(means).collect();
        let about = speaker.setting(key).unwrap_or_default();
        format!("  --option {key}={}\n      {about}\n{meanings}", values.describe())
    };
    entry.settings().iter().map(about).collect()
}
