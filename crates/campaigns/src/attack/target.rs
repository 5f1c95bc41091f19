//! The table and the person that strangers attack.

use std::net::SocketAddr;

use irrgarten_wire::ToClient;
use serde_json::{Value, json};

use crate::{CampaignError, any_game};
use irrgarten_devices::{Device, Disconnect, GuestSession, MessageKind, ask};

pub(super) const PUBLIC_URL: &str = "https://play.example.org";
/// People who play game after game open more tables than others.
pub(super) const LIMITS: &str = "tables_per_hour=1000";

/// The address of a machine in one of the attackers' networks.
pub(super) fn network(number: u32) -> String {
    let [_, high, middle, low] = number.to_be_bytes();
    format!("2001:db8:{high:x}{middle:02x}:{low:x}::1")
}

/// The table under attack; attackers know its code and its host.
pub(super) struct Target {
    pub(super) address: SocketAddr,
    pub(super) table: String,
    /// The code of the table.
    pub(super) code: String,
    /// The cookie of the person who opened it.
    pub(super) cookie: String,
}

/// That person at the table.
pub(super) struct Host(Device);

impl Target {
    pub(super) async fn set(address: SocketAddr) -> Result<Target, CampaignError> {
        let lost = |lost: Disconnect| format!("{lost:?}");
        let cookie = GuestSession::named(address, "Host").await.map_err(lost)?.cookie;
        let headers = [("cookie", cookie.as_str())];
        let wished = json!({ "game": any_game(2), "seats": 2 }).to_string();
        let opened = ask(address, "POST", "/api/tables", &headers, Some(&wished)).await?.json();
        let table = text(&opened["table"])?;
        let path = format!("/api/tables/{table}/code");
        let code = text(&ask(address, "POST", &path, &headers, Some("{}")).await?.json()["code"])?;
        Ok(Target { address, table, code, cookie })
    }

    pub(super) async fn host(&self) -> Result<Host, CampaignError> {
        let lost = |lost: Disconnect| format!("the host: {lost:?}");
        let mut device =
            Device::connect(self.address, &self.table, Some(&self.cookie)).await.map_err(lost)?;
        device.hello(None).await.map_err(lost)?;
        Ok(Host(device))
    }
}

impl Host {
    /// What the server answers to a remark of the host.
    pub(super) async fn remark(&mut self, id: &str) -> Result<MessageKind, CampaignError> {
        let remark = json!({ "type": "say", "text": "still here" });
        let lost = |lost: Disconnect| format!("the host: {lost:?}");
        self.0.ask(id, &remark).await.map_err(lost)?;
        loop {
            let message: ToClient = serde_json::from_str(&self.0.next().await.map_err(lost)?)?;
            match MessageKind::of(&message) {
                MessageKind::Done { id: of, version } if of == id => {
                    return Ok(MessageKind::Done { id: of, version });
                }
                MessageKind::Refused { id: of, code } if of.as_deref().is_none_or(|of| of == id) => {
                    return Ok(MessageKind::Refused { id: of, code });
                }
                _ => {}
            }
        }
    }
}

/// A text in an answer that must have one.
pub(super) fn text(value: &Value) -> Result<String, CampaignError> {
    Ok(value.as_str().ok_or_else(|| format!("expected a text, and got {value}"))?.to_owned())
}
