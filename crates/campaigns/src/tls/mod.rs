//! HTTPS in front of something that speaks HTTP, as a proxy does it. Its key is in the sources for everybody to read:
//! nobody trusts the certificate who is not told to.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::Trouble;

/// For `localhost`, signed by itself.
const CERTIFICATE: &str = include_str!("localhost.pem");
const KEY: &str = include_str!("localhost.key");

/// A way in for `https://localhost`. It is closed when this is dropped.
pub struct TlsDoor {
    /// The port to come to.
    pub port: u16,
    /// The certificate to trust, in PEM.
    pub pem: &'static str,
    serving: JoinHandle<()>,
}

impl TlsDoor {
    /// Opens a way in that leads to this address.
    pub async fn to(behind: SocketAddr) -> Result<TlsDoor, Trouble> {
        let certificate = CertificateDer::from_pem_slice(CERTIFICATE.as_bytes())?;
        let key = PrivateKeyDer::from_pem_slice(KEY.as_bytes())?;
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)?;
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("localhost:0").await?;
        let port = listener.local_addr()?.port();
        let serving = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                // Who does not like the certificate goes away, and whoever stays is passed on.
                tokio::spawn(async move {
                    let mut inside = acceptor.accept(stream).await?;
                    let mut plain = TcpStream::connect(behind).await?;
                    copy_bidirectional(&mut inside, &mut plain).await
                });
            }
        });
        Ok(TlsDoor { port, pem: CERTIFICATE, serving })
    }
}

impl Drop for TlsDoor {
    fn drop(&mut self) {
        self.serving.abort();
    }
}
