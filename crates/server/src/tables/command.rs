use irrgarten_table::PersonId;
use irrgarten_wire::Command;

use crate::App;
use crate::error::Failure;
use crate::guard::text;

/// What somebody asks of a table, as the table should hear it: remarks are one line, and not too many.
pub(crate) fn read(app: &App, by: &PersonId, command: Command) -> Result<irrgarten_table::Command, Failure> {
    let command = match command {
        Command::Say { text } => {
            app.limits().remark(by)?;
            Command::Say { text: text::one_line(&text) }
        }
        other => other,
    };
    irrgarten_table::Command::try_from(command).map_err(|refusal| Failure::from(&refusal))
}
