//! Who somebody is, and how they stay it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Avatar, Person};

/// `POST /api/guest`: be somebody, or look different.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// At most 24 characters.
    pub name: String,
    /// As it was if left out; any one for somebody new.
    #[serde(default)]
    #[ts(optional)]
    pub avatar: Option<Avatar>,
}

/// `GET /api/me` and the answer to whatever makes somebody of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Me {
    /// Who the server takes the client for; nobody without a cookie.
    pub person: Option<Person>,
    /// The name to sign in with, for who has set a passphrase.
    pub sign_in: Option<String>,
}

/// The answer to `POST /api/me/link`: a way to be the same person on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct DeviceLink {
    /// What to open there. It works once.
    pub link: String,
    /// The same as a QR code: an SVG document.
    pub qr: String,
    /// How long it works.
    pub seconds: u32,
}

/// `POST /api/link/look` tells whom a link belongs to, `POST /api/link/use` makes the client that person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct LinkToken {
    /// What stands behind the `#` of the link.
    pub token: String,
}

/// `POST /api/me/passphrase`: a way to come back without a device that still knows one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SetPassphrase {
    /// The name to sign in with. Nobody else in the server has it.
    pub name: String,
    /// 8 to 200 characters.
    pub passphrase: String,
    /// The passphrase before this one, if there is one.
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
    /// On all devices, not only on this one.
    #[serde(default)]
    pub everywhere: bool,
}

/// `GET /api/people/{id}`: somebody, and how they play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PersonPage {
    /// Who.
    pub person: Person,
    /// By game, those they have played.
    pub games: Vec<Standing>,
}

/// How somebody plays a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Standing {
    /// The game's slug.
    pub game: String,
    /// By rated tables; nothing before the first.
    pub rating: Option<Rating>,
    /// Tables played to the end, each for oneself.
    pub played: u32,
    /// Those of them won against others.
    pub won: u32,
    /// Most points, where the game counts any.
    pub best: Option<u16>,
    /// Tables played to the end together.
    pub team_played: u32,
    /// Those of them won.
    pub team_won: u32,
    /// How many in a row were won together, up to the last.
    pub team_streak: u32,
    /// The longest such row.
    pub team_longest: u32,
}

/// A rating after Glicko-2.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Rating {
    /// About 1500 for somebody in the middle.
    pub rating: u16,
    /// How sure it is: the true strength is within twice this, 19 times out of 20.
    pub deviation: u16,
    /// Still little is known.
    pub provisional: bool,
    /// From so many tables.
    pub tables: u32,
}

/// What somebody has written for themself at a seat: for nobody else, and in whatever form the page likes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// At most 6000 bytes; nothing, if nothing was written.
    pub text: String,
}

/// A request that says nothing but that it is made: `{}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Please {}
