use std::net::SocketAddr;

use serde_json::json;

use crate::{Lost, ask};

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    /// What proves who it is.
    pub cookie: String,
}

impl Guest {
    /// Somebody new.
    pub async fn named(address: SocketAddr, name: &str) -> Result<Guest, Lost> {
        let body = json!({ "name": name }).to_string();
        let answer = ask(address, "POST", "/api/guest", &[], Some(&body)).await.map_err(|_| Lost::Gone)?;
        let cookie = answer.header("set-cookie").and_then(|set| set.split(';').next()).ok_or(Lost::Gone)?;
        Ok(Guest { cookie: cookie.to_owned() })
    }
}
