//! People: names, devices, sign-in, ratings, notes.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Avatar, Person};

/// `POST /api/guest`: become a guest, or change name and avatar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// At most 24 characters.
    pub name: String,
    /// Unchanged if left out; for a new guest, any.
    #[serde(default)]
    #[ts(optional)]
    pub avatar: Option<Avatar>,
}

/// `GET /api/me`, and the response to every request that changes who the client is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Me {
    /// The person; `null` without a session cookie.
    pub person: Option<Person>,
    /// The name to sign in with, if a passphrase is set.
    pub sign_in: Option<String>,
}

/// The response to `POST /api/me/link`: a link that signs another device in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct DeviceLink {
    /// To be opened on the other device. It works once.
    pub link: String,
    /// The same as a QR code: an SVG document.
    pub qr: String,
    /// For how many seconds it works.
    pub seconds: u32,
}

/// `POST /api/link/look` shows the owner of a link, `POST /api/link/use` signs the client in as that person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct LinkToken {
    /// What stands behind the `#` of the link.
    pub token: String,
}

/// `POST /api/me/passphrase`: makes signing in possible on any device.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SetPassphrase {
    /// The name to sign in with. No two people on a server have the same.
    pub name: String,
    /// 8 to 200 characters.
    pub passphrase: String,
    /// The previous passphrase, if there is one.
    #[serde(default)]
    #[ts(optional)]
    pub current: Option<String>,
}

/// `POST /api/sign-in`
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name the passphrase was set with.
    pub name: String,
    /// The passphrase.
    pub passphrase: String,
}

/// `POST /api/sign-out`
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SignOut {
    /// Sign out all devices, not only this one.
    #[serde(default)]
    pub everywhere: bool,
}

/// `GET /api/people/{id}`: a person with ratings and statistics.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PersonPage {
    /// The person.
    pub person: Person,
    /// One entry for each game they have played.
    pub games: Vec<Standing>,
}

/// The rating and statistics of a player in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Standing {
    /// The game's slug.
    pub game: String,
    /// `null` before the first rated table.
    pub rating: Option<Rating>,
    /// Tables played to the end, each player for themselves.
    pub played: u32,
    /// Those of them that were won.
    pub won: u32,
    /// The most points, where the game counts any.
    pub best: Option<u16>,
    /// Tables played to the end as a team.
    pub team_played: u32,
    /// Those of them that were won.
    pub team_won: u32,
    /// How many team games in a row were won, up to the last one.
    pub team_streak: u32,
    /// The longest such streak.
    pub team_longest: u32,
}

/// A rating after Glicko-2.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Rating {
    /// 1500 for an average player.
    pub rating: u16,
    /// How uncertain it is: the true strength is within twice this, 19 times out of 20.
    pub deviation: u16,
    /// Whether it is based on few games.
    pub provisional: bool,
    /// The number of rated tables.
    pub tables: u32,
}

/// The private notes of a person at a seat, in a format that the board chooses.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// At most 6000 bytes; empty if nothing was written.
    pub text: String,
}

/// An empty request body: `{}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct EmptyBody {}
