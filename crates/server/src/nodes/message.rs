//! What nodes tell each other about people.

use irrgarten_table::PersonId;
use serde::{Deserialize, Serialize};

use crate::App;

/// A message to all other nodes.
#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum NodeMessage {
    /// A line for the notification streams of a person.
    Notify { to: PersonId, line: String },
    /// A device was signed out, or all devices of a person were.
    SignedOut { person: PersonId, device: Option<String> },
    /// The token of a bot was revoked.
    Disconnect { who: PersonId },
}

/// Does what another node asks. What cannot be read may come from a newer version.
pub(super) fn take(app: &App, text: &str) {
    match serde_json::from_str(text) {
        Ok(NodeMessage::Notify { to, line }) => app.notifications().deliver(&to, &line.into()),
        Ok(NodeMessage::SignedOut { person, device }) => {
            let ended = |device: Option<&str>, hash: &str| device.is_none_or(|device| device == hash);
            app.admission().close_sessions(|inside| {
                *inside.person() == person && ended(device.as_deref(), inside.hash())
            });
            app.notifications().disconnect(&person);
        }
        Ok(NodeMessage::Disconnect { who }) => app.notifications().disconnect(&who),
        Err(error) => tracing::warn!(%error, "a message of another node cannot be read"),
    }
}
