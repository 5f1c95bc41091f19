//! A small HTTP client: one request per connection, HTTPS with the usual root certificates and additional ones, no
//! redirects.
//!
//! The caller decides which addresses may be called ([`Caller::call`]); the address that was judged is the one that
//! is connected to, so a name that resolves elsewhere a moment later changes nothing.

#![warn(missing_docs)]

mod public;
mod response;
mod sign;
mod socket;
mod url;

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

pub use public::is_public;
pub use response::Response;
pub use sign::sign;
pub use socket::Socket;
pub use url::Url;

/// Why a call failed.
#[derive(Debug)]
pub enum CallError {
    /// The URL of the request is invalid.
    BadUrl(&'static str),
    /// Not certificates.
    BadRoots(&'static str),
    /// The host name cannot be resolved.
    Unknown(String),
    /// The host name resolves to addresses that may not be called.
    Forbidden(String),
    /// The connection cannot be made.
    Unreachable(String),
    /// The response is not HTTP, or is incomplete.
    Broken(String),
    /// It took too long.
    Timeout,
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::BadUrl(why) => write!(f, "no URL: {why}"),
            CallError::BadRoots(why) => f.write_str(why),
            CallError::Unknown(host) => write!(f, "{host} is not known"),
            CallError::Forbidden(host) => write!(f, "{host} is inside a private network"),
            CallError::Unreachable(why) => write!(f, "cannot connect: {why}"),
            CallError::Broken(why) => write!(f, "the answer broke off: {why}"),
            CallError::Timeout => f.write_str("no answer in time"),
        }
    }
}

impl std::error::Error for CallError {}

/// A request.
pub struct Call<'a> {
    /// `GET` or `POST`.
    pub method: &'a str,
    /// Where to.
    pub url: &'a Url,
    /// Names in lower case.
    pub headers: &'a [(&'a str, &'a str)],
    /// What to send.
    pub body: Vec<u8>,
}

/// The trusted certificates: the roots that browsers trust, and additional ones.
#[derive(Clone)]
pub struct Roots(RootCertStore);

impl Default for Roots {
    fn default() -> Roots {
        Roots(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() })
    }
}

impl Roots {
    /// Adds the certificates of a PEM file.
    pub fn and(mut self, pem: &[u8]) -> Result<Roots, CallError> {
        let expected = "expected certificates in PEM, each between BEGIN CERTIFICATE and END CERTIFICATE";
        let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(pem).collect();
        let found = found.ok().filter(|found| !found.is_empty()).ok_or(CallError::BadRoots(expected))?;
        for certificate in found {
            self.0.add(certificate).map_err(|_| CallError::BadRoots(expected))?;
        }
        Ok(self)
    }
}

/// Makes calls. Cheap to clone.
#[derive(Clone)]
pub struct Caller {
    tls: Arc<ClientConfig>,
    patience: Duration,
}

impl Caller {
    /// A caller that waits this long for a connection, and again for the head of the response.
    pub fn new(patience: Duration, roots: Roots) -> Result<Caller, CallError> {
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| CallError::Broken(error.to_string()))?
            .with_root_certificates(roots.0)
            .with_no_client_auth();
        Ok(Caller { tls: Arc::new(tls), patience })
    }

    /// Sends a request to an address of its host that `may` accepts.
    pub async fn call(&self, call: Call<'_>, may: impl Fn(IpAddr) -> bool) -> Result<Response, CallError> {
        self.send(&call, may).await.map(Response::new)
    }

    async fn send(
        &self,
        call: &Call<'_>,
        may: impl Fn(IpAddr) -> bool,
    ) -> Result<hyper::Response<Incoming>, CallError> {
        let request = request(call)?;
        let stream =
            timeout(self.patience, connect(call.url, may)).await.map_err(|_| CallError::Timeout)??;
        let sent = async {
            if call.url.secure {
                let name = ServerName::try_from(call.url.host.clone())
                    .map_err(|_| CallError::BadUrl("expected a host name or an address"))?;
                let tls = TlsConnector::from(Arc::clone(&self.tls)).connect(name, stream).await;
                send(tls.map_err(|error| CallError::Unreachable(error.to_string()))?, request).await
            } else {
                send(stream, request).await
            }
        };
        timeout(self.patience, sent).await.map_err(|_| CallError::Timeout)?
    }
}

fn request(call: &Call<'_>) -> Result<hyper::Request<Full<Bytes>>, CallError> {
    let mut request = hyper::Request::builder()
        .method(call.method)
        .uri(&call.url.path)
        .header("host", call.url.authority())
        .header("user-agent", concat!("irrgarten/", env!("CARGO_PKG_VERSION")));
    for (name, value) in call.headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Full::new(Bytes::from(call.body.clone())));
    request.map_err(|_| CallError::BadUrl("expected a path and headers of plain text"))
}

async fn connect(url: &Url, may: impl Fn(IpAddr) -> bool) -> Result<TcpStream, CallError> {
    let unknown = |_| CallError::Unknown(url.host.clone());
    let found = tokio::net::lookup_host((url.host.as_str(), url.port)).await.map_err(unknown)?;
    let allowed: Vec<SocketAddr> = found.filter(|address| may(address.ip())).collect();
    if allowed.is_empty() {
        return Err(CallError::Forbidden(url.host.clone()));
    }
    let stream = TcpStream::connect(allowed.as_slice()).await;
    let stream = stream.map_err(|error| CallError::Unreachable(error.to_string()))?;
    // Small requests are sent at once.
    let _ = stream.set_nodelay(true);
    Ok(stream)
}

async fn send(
    stream: impl tokio::io::AsyncRead + tokio::io::AsyncWrite + Send + Unpin + 'static,
    request: hyper::Request<Full<Bytes>>,
) -> Result<hyper::Response<Incoming>, CallError> {
    let broken = |error: hyper::Error| CallError::Broken(error.to_string());
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
    // It ends with the response, or when the response is dropped.
    tokio::spawn(connection.with_upgrades());
    sender.send_request(request).await.map_err(broken)
}
