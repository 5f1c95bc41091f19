//! HTTPS in front of an HTTP server, as a proxy does it. Its key is public: only clients that are set up to trust the
//! certificate do.

use std::error::Error;
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

/// For `localhost`, self-signed.
const CERTIFICATE: &str = include_str!("localhost.pem");
const KEY: &str = include_str!("localhost.key");

/// A proxy for `https://localhost`. It is closed when this is dropped.
pub struct TlsProxy {
    /// The port it listens on.
    pub port: u16,
    /// The certificate to trust, in PEM.
    pub pem: &'static str,
    serving: JoinHandle<()>,
}

impl TlsProxy {
    /// Opens a proxy to this address.
    pub async fn to(behind: SocketAddr) -> Result<TlsProxy, Box<dyn Error + Send + Sync>> {
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
                // Clients that do not trust the certificate disconnect; the others are forwarded.
                tokio::spawn(async move {
                    let mut inside = acceptor.accept(stream).await?;
                    let mut plain = TcpStream::connect(behind).await?;
                    copy_bidirectional(&mut inside, &mut plain).await
                });
            }
        });
        Ok(TlsProxy { port, pem: CERTIFICATE, serving })
    }
}

impl Drop for TlsProxy {
    fn drop(&mut self) {
        self.serving.abort();
    }
}
