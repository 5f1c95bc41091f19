//! Calls to people who are not there.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/me/webhook`: call me there when it is my turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SetWebhook {
    /// An address that takes a `POST`; nothing to be called nowhere.
    pub url: Option<String>,
}

/// Where somebody is called.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct Webhook {
    /// The address, if there is one.
    pub url: Option<String>,
    /// What calls are signed with. Shown when the address is set, and never again.
    pub secret: Option<String>,
    /// Why the address is not called any more, if it is not. Setting it again gives it another chance.
    pub disabled: Option<String>,
}

/// The body of a call, signed in `x-irrgarten-signature: sha256=...` (HMAC-SHA-256 of the body, by the text of the
/// secret).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum HookCall {
    /// A seat of yours is to act, and you are not at the table.
    YourTurn {
        /// Another one for every turn, the same when a turn is told again.
        id: String,
        /// When, in milliseconds since 1970.
        at: u64,
        /// The table, unless it is private: then its id is its key and stays in the server.
        table: Option<String>,
        /// The game's slug.
        game: String,
        /// Which seat.
        seat: u8,
    },
}
