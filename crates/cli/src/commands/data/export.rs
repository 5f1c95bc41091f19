//! `irrgarten export`

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore, backup_file};
use irrgarten_store::{Export as Events, ListedPhase, Store as _, StoreError, TableId, TableQuery};
use irrgarten_table::{Logged, Table};

use super::{Data, progress};
use crate::error::{CliError, warn};
use crate::output::Out;

/// Export games, while the server is open or closed
///
/// Everything is of one moment. Games that are not over are left out: their events contain what players may not see yet.
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten export > events.jsonl
  irrgarten export --format play --to records")]
pub(crate) struct ExportCommand {
    /// What to write
    #[arg(long, value_name = "FORMAT", default_value = "jsonl")]
    format: Format,
    /// This table alone, by its id; may be repeated [default: all tables]
    #[arg(long = "table", value_name = "ID")]
    tables: Vec<String>,
    /// Also events of games that are not over, with everything that is hidden from players
    #[arg(long)]
    unfinished: bool,
    /// A folder for one file a table, named after it and for its owner alone [default: standard output]
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    #[command(flatten)]
    data: Data,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Every event of every table as a line of JSON.
    Jsonl,
    /// The records of games that are over, which `irrgarten verify` can check.
    Play,
}

impl Format {
    fn ending(self) -> &'static str {
        match self {
            Format::Jsonl => "jsonl",
            Format::Play => "play",
        }
    }
}

impl ExportCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let ExportCommand { format, tables, unfinished, to, data } = self;
        let source = data.existing()?;
        let unknown = |id: &String| CliError::at(id, "expected the id of a table, 26 letters and digits");
        let wanted: Vec<TableId> =
            tables.iter().map(|id| id.parse().map_err(|_| unknown(id))).collect::<Result<_, _>>()?;
        if let Some(folder) = &to {
            std::fs::create_dir_all(folder).map_err(|error| CliError::at(folder.display(), error))?;
        }
        let fault = |error: StoreError| CliError::at(source.display(), error);
        // The server owns the file: what is read is a copy of one moment.
        let folder = tempfile::tempdir().map_err(|error| CliError::at("a folder for the copy", error))?;
        let copy = folder.path().join("irrgarten.db");
        progress::copying(&source, &copy, || backup_file(&source, &copy)).map_err(fault)?;
        let store = SqliteStore::open(&copy, SqliteOptions::default()).map_err(fault)?;
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let runtime = runtime.map_err(|error| CliError::at("starting", error))?;
        runtime.block_on(async {
            let wanted = if wanted.is_empty() { all(&store).await.map_err(fault)? } else { wanted };
            let mut out = Out::new();
            let mut left_out = 0;
            for table in wanted {
                let entry = store.table(table).await.map_err(fault)?;
                let is_over = entry.is_none_or(|entry| entry.phase() == Some(ListedPhase::Finished));
                let text = if is_over || unfinished { written(&store, table, format).await? } else { None };
                let Some(text) = text else {
                    left_out += 1;
                    continue;
                };
                match &to {
                    Some(folder) => {
                        let file = folder.join(format!("{table}.{}", format.ending()));
                        write_private(&file, &text).map_err(|error| CliError::at(file.display(), error))?;
                    }
                    None => out.text(&text)?,
                }
            }
            if left_out > 0 {
                warn(&format!("{left_out} left out: their games are not over, or never began"));
            }
            Ok(())
        })
    }
}

/// Writes a file that only its owner may read.
fn write_private(path: &Path, text: &str) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    // A file that was there keeps its permissions otherwise.
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    file.write_all(text.as_bytes())
}

/// Every table, in the order of the lobby.
async fn all(store: &SqliteStore) -> Result<Vec<TableId>, StoreError> {
    let mut found = Vec::new();
    let mut query = TableQuery { limit: irrgarten_store::MAX_PAGE, ..TableQuery::default() };
    loop {
        let page = store.tables(query.clone()).await?;
        found.extend(page.items.iter().map(|entry| entry.id));
        query.after = match page.next {
            Some(next) => Some(next),
            None => return Ok(found),
        };
    }
}

/// One table as text; `None` if it has no record yet.
async fn written(store: &SqliteStore, table: TableId, format: Format) -> Result<Option<String>, CliError> {
    let fault = |error: StoreError| CliError::at(table, error);
    let damaged = || CliError::at(table, "an event of it cannot be read");
    let mut events = Events::new(store, table);
    let mut lines = String::new();
    let mut log: Vec<Logged> = Vec::new();
    while let Some(event) = events.next().await.map_err(fault)? {
        let text = std::str::from_utf8(&event.bytes).map_err(|_| damaged())?;
        match format {
            Format::Jsonl => {
                let rest = text.strip_prefix('{').ok_or_else(damaged)?;
                let _ = writeln!(lines, "{{\"table\":\"{table}\",{rest}");
            }
            Format::Play => log.push(serde_json::from_str(text).map_err(|_| damaged())?),
        }
    }
    match format {
        Format::Jsonl if lines.is_empty() => Err(CliError::at(table, "there is no such table")),
        Format::Jsonl => Ok(Some(lines)),
        Format::Play if log.is_empty() => Err(CliError::at(table, "there is no such table")),
        Format::Play => {
            let played = Table::load(irrgarten_catalogue::games(), log, 0)
                .map_err(|version| CliError::at(table, format!("version {version} cannot have happened")))?;
            Ok(played.record().map(|record| record.to_string()))
        }
    }
}
