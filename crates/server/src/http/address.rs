//! The address of this server, for links.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use irrgarten_store::TableId;

use crate::App;
use crate::error::ServerError;
use irrgarten_wire::Code;

/// The address of the server, with which every link begins: the configured one, or the host that the browser asked
/// for.
pub(crate) struct Address(String);

impl FromRequestParts<App> for Address {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, ServerError> {
        if let Some(address) = &app.config().address {
            return Ok(Address(address.clone()));
        }
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.ok_or_else(|| ServerError::new(Code::BadRequest, "expected a Host header"))?;
        Ok(Address(format!("http://{host}")))
    }
}

impl Address {
    /// Without a path.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The page of a table.
    pub(crate) fn table(&self, table: TableId) -> String {
        format!("{}/t/{table}", self.0)
    }

    /// The page that signs a device in. The token stands behind `#`, which browsers do not send.
    pub(crate) fn enter(&self, token: &str) -> String {
        format!("{}/enter#{token}", self.0)
    }
}
