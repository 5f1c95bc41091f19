//! Webhooks: calls to people who are not at the table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/me/webhook`: set the address to be called when it is my turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SetWebhook {
    /// An address that takes a `POST`; `null` removes the webhook.
    pub url: Option<String>,
}

/// The webhook of a person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct Webhook {
    /// The address, if there is one.
    pub url: Option<String>,
    /// What calls are signed with. Shown when the address is set, and never again.
    pub secret: Option<String>,
    /// Why the webhook is disabled, if it is. Setting it again enables it.
    pub disabled: Option<String>,
}

/// The body of a call, signed in `x-irrgarten-signature: sha256=...` (HMAC-SHA-256 of the body, by the text of the
/// secret).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum HookCall {
    /// A seat of yours is to act, and you are not at the table.
    YourTurn {
        /// Different for every turn, the same when a call is repeated.
        id: String,
        /// When, in milliseconds since 1970.
        at: u64,
        /// The table; `null` if it is private, because its id is the key to it.
        table: Option<String>,
        /// The game's slug.
        game: String,
        /// Which seat.
        seat: u8,
    },
}
