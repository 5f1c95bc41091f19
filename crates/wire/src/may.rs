//! What a viewer may ask of a table, so that clients offer that and nothing else.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// When something that a viewer asks for happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// At once.
    Now,
    /// As soon as the others have agreed.
    Agreed,
}

/// The action that a viewer may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TakeBack {
    /// The seat whose action it is.
    pub seat: u8,
    /// When it is taken back.
    pub when: When,
}

/// What a viewer may ask of a table now. A seat's is that of the person on it; the public's is that of the host, if the
/// host has no seat. A field that is left out is something the viewer may not ask for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each can be true whatever the others are")]
pub struct May {
    /// Pause the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pause: Option<When>,
    /// End a pause.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub resume: bool,
    /// Take an action back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub take_back: Option<TakeBack>,
    /// Abort the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub abort: Option<When>,
    /// If the people on all of these seats are gone, the viewer may abort the game at once. See `presence`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub abort_if_gone: Vec<u8>,
    /// Give up.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub resign: bool,
    /// Let the guardian play for each of these seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub guard: Vec<u8>,
    /// Let the guardian play for each of these seats whose person is gone. See `presence`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub guard_if_gone: Vec<u8>,
    /// Play oneself again on each of these seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub dismiss_guardian: Vec<u8>,
    /// Put the table on the list of the lobby, or take it off, in the middle of a game.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub list: bool,
    /// Give a seat to a person who asks for one.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub give_seat: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(value: &bool) -> bool {
    !value
}
