//! Cleans and limits the commands that clients send.

use irrgarten_api::text;
use irrgarten_table::PersonId;
use irrgarten_wire::Command;

use crate::App;
use crate::error::ServerError;

/// A command as the table should get it: chat is one line, and within its limit.
pub(crate) fn read(
    app: &App,
    by: &PersonId,
    command: Command,
) -> Result<irrgarten_table::PersonCommand, ServerError> {
    let command = match command {
        Command::Say { text } => {
            app.limits().remark(by)?;
            Command::Say { text: text::one_line(&text) }
        }
        other => other,
    };
    irrgarten_table::PersonCommand::try_from(command).map_err(|refusal| ServerError::from(&refusal))
}
