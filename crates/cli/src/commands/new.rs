//! `irrgarten new`

use clap::Args;
use irrgarten_catalogue::games;

use crate::answer;
use crate::error::CliError;
use crate::output::Out;
use irrgarten_wire::engine::DealtReply;

/// Deal a new game and print its position
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten new cards
  irrgarten new cards --seats 4 --seed 7 --option edges=strict
  irrgarten new paintings --seed 7 --json")]
pub(crate) struct NewCommand {
    /// Which game, such as cards
    game: String,
    #[command(flatten)]
    table: NewGame,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The settings of a new game.
#[derive(Args)]
pub(crate) struct NewGame {
    /// How many seats [default: as many as usually play the game]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Deal from this seed: any word or number, or 64 hexadecimal digits [default: unpredictable]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<String>,
    /// Change a setting; `irrgarten games GAME` lists them
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

impl NewGame {
    pub(crate) fn options(&self) -> Result<Vec<(String, String)>, CliError> {
        Ok(self.options.iter().map(|text| answer::option(text)).collect::<Result<_, _>>()?)
    }
}

impl NewCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let game = games().named(&self.game)?.meta().slug;
        let seed = answer::seed(self.table.seed.as_deref())?;
        let position = answer::deal(game, self.table.seats, &self.table.options()?, &seed)?;
        if self.json {
            let turn = answer::standing(&*position);
            return Out::new().json(&DealtReply { position: position.text(), seed: seed.to_string(), turn });
        }
        Out::new().text(&position.text())
    }
}
