//! The commands, one file or folder each.

mod actions;
mod arena;
mod chances;
mod completions;
mod data;
mod games;
mod make;
mod manual;
mod maze;
mod new;
mod outcome;
mod perft;
mod positions;
mod puzzle;
mod records;
mod replay;
mod review;
mod rules;
mod serve;
mod show;
mod solve;
#[cfg(test)]
mod tests;
mod verify;
mod view;

use clap::{Args, Parser, Subcommand};

pub(crate) use new::NewGame;
use serve::FirstPage;

use crate::error::CliError;
use crate::{bot, engine, play};

/// Labyrinth and deduction games.
///
/// Without a command the server opens for this machine (or, with --lan, for the home network) and shows itself in the
/// browser; `irrgarten serve` does the same without a browser. All other commands are about games as text. Positions,
/// actions and draws are written in the notation of docs/notation.md. Commands that read a position take it as an
/// argument or, one a line, from standard input.
#[derive(Parser)]
#[command(name = "irrgarten", version, args_conflicts_with_subcommands = true)]
#[command(after_help = "\
Examples:
  irrgarten
  irrgarten --lan
  irrgarten --game towers
  irrgarten play cards")]
pub(crate) struct Irrgarten {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::ServeCommand,
    /// Show the page for a new table of this game
    #[arg(long, value_name = "GAME", conflicts_with = "no_open")]
    game: Option<String>,
    /// Do not show the page in the browser
    #[arg(long)]
    no_open: bool,
}

impl Irrgarten {
    pub(crate) fn run(self) -> Result<(), CliError> {
        match self.command {
            Some(command) => command.run(),
            None => self.serve.run(match self.game {
                Some(game) => FirstPage::NewTable(irrgarten_catalogue::games().named(&game)?),
                None if self.no_open => FirstPage::Nothing,
                None => FirstPage::StartPage,
            }),
        }
    }
}

#[derive(Subcommand)]
pub(crate) enum Command {
    #[command(after_help = "\
Examples:
  irrgarten serve
  irrgarten serve --lan --data games.db
  irrgarten serve --public-url https://play.example.org --config irrgarten.toml")]
    Serve(serve::ServeCommand),
    Games(games::GamesCommand),
    Rules(rules::RulesCommand),
    New(new::NewCommand),
    Show(show::ShowCommand),
    Actions(actions::ActionsCommand),
    Do(make::DoCommand),
    Chances(chances::ChancesCommand),
    View(view::ViewCommand),
    Outcome(outcome::OutcomeCommand),
    Perft(perft::PerftCommand),
    Solve(solve::SolveCommand),
    Puzzle(puzzle::PuzzleCommand),
    Play(play::PlayCommand),
    Arena(arena::ArenaCommand),
    Rate(arena::RateCommand),
    Grades(arena::GradesCommand),
    Replay(replay::ReplayCommand),
    Review(review::ReviewCommand),
    Records(records::RecordsCommand),
    Verify(verify::VerifyCommand),
    Backup(data::BackupCommand),
    Restore(data::RestoreCommand),
    Export(data::ExportCommand),
    Migrate(data::MigrateCommand),
    /// Answer JSON requests, one a line, on standard input (docs/protocol.md)
    #[command(after_help = "\
Examples:
  echo '{\"cmd\":\"hello\"}' | irrgarten engine")]
    Engine,
    Bot(bot::BotCommand),
    Completions(completions::CompletionsCommand),
    Man(manual::ManCommand),
}

impl Command {
    pub(crate) fn run(self) -> Result<(), CliError> {
        match self {
            Command::Serve(command) => command.run(FirstPage::Nothing),
            Command::Games(command) => command.run(),
            Command::Rules(command) => command.run(),
            Command::New(command) => command.run(),
            Command::Show(command) => command.run(),
            Command::Actions(command) => command.run(),
            Command::Do(command) => command.run(),
            Command::Chances(command) => command.run(),
            Command::View(command) => command.run(),
            Command::Outcome(command) => command.run(),
            Command::Perft(command) => command.run(),
            Command::Solve(command) => command.run(),
            Command::Puzzle(command) => command.run(),
            Command::Play(command) => command.run(),
            Command::Arena(command) => command.run(),
            Command::Rate(command) => command.run(),
            Command::Grades(command) => command.run(),
            Command::Replay(command) => command.run(),
            Command::Review(command) => command.run(),
            Command::Records(command) => command.run(),
            Command::Verify(command) => command.run(),
            Command::Backup(command) => command.run(),
            Command::Restore(command) => command.run(),
            Command::Export(command) => command.run(),
            Command::Migrate(command) => command.run(),
            Command::Engine => engine::run(),
            Command::Bot(command) => command.run(),
            Command::Completions(command) => command.run(),
            Command::Man(command) => command.run(),
        }
    }
}

/// The viewer.
#[derive(Args)]
#[group(multiple = false)]
pub(crate) struct ViewerArgs {
    /// As this seat sees it, counted from 1
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<u8>,
    /// As everybody sees it
    #[arg(long)]
    pub(crate) public: bool,
}
