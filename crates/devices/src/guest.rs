//! People for a campaign.

use std::net::SocketAddr;

use serde_json::json;

use crate::{Disconnect, ask};

/// A person with a session cookie.
#[derive(Clone, Debug)]
pub struct GuestSession {
    /// The session cookie.
    pub cookie: String,
}

impl GuestSession {
    /// Makes a new guest.
    pub async fn named(address: SocketAddr, name: &str) -> Result<GuestSession, Disconnect> {
        let body = json!({ "name": name }).to_string();
        let answer =
            ask(address, "POST", "/api/guest", &[], Some(&body)).await.map_err(|_| Disconnect::Gone)?;
        let cookie =
            answer.header("set-cookie").and_then(|set| set.split(';').next()).ok_or(Disconnect::Gone)?;
        Ok(GuestSession { cookie: cookie.to_owned() })
    }
}
