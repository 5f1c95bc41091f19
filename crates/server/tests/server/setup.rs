//! A whole server on a free port, and people who visit it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use irrgarten_server::{Limits, ServerConfig, run};
use irrgarten_store::Store;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::Client;
use crate::http::{Response, ask};

pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) file: PathBuf,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// A person with a session cookie.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) cookie: String,
    pub(crate) id: String,
}

impl Guest {
    /// The person in a response, with the cookie it sets.
    pub(crate) fn of(answer: &Response) -> Guest {
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let id = answer.json()["person"]["id"].as_str().unwrap().to_owned();
        Guest { cookie, id }
    }
}

/// Tests play faster than people.
pub(crate) fn quick() -> ServerConfig {
    ServerConfig {
        rate: 1e6,
        burst: 1e6,
        outgoing: 10_000,
        limits: Limits::none(),
        ..ServerConfig::default()
    }
}

pub(crate) fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("irrgarten.db");
    (folder, file)
}

impl TestServer {
    pub(crate) async fn start(file: PathBuf, config: ServerConfig) -> TestServer {
        let store = Arc::new(SqliteStore::open(&file, SqliteOptions::default()).unwrap());
        TestServer::with_store(store, file, config).await
    }

    pub(crate) async fn with_store(store: Arc<dyn Store>, file: PathBuf, config: ServerConfig) -> TestServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            run(listener, config, irrgarten_toys::games(), store, shutdown).await.unwrap();
        });
        TestServer { address, file, stop, running }
    }

    /// Shuts the server down in order; its file can be opened afterwards.
    pub(crate) async fn stop(self) -> PathBuf {
        let _ = self.stop.send(());
        self.running.await.unwrap();
        self.file
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = ask(self.address, "POST", "/api/guest", &[], Some(&body)).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        Guest::of(&answer)
    }

    /// A request with a person's cookie.
    pub(crate) async fn post(&self, guest: &Guest, path: &str, body: &serde_json::Value) -> Response {
        let headers = [("cookie", guest.cookie.as_str())];
        ask(self.address, "POST", path, &headers, Some(&body.to_string())).await
    }

    pub(crate) async fn get(&self, guest: &Guest, path: &str) -> Response {
        ask(self.address, "GET", path, &[("cookie", guest.cookie.as_str())], None).await
    }

    pub(crate) async fn open(&self, host: &Guest, wished: &serde_json::Value) -> String {
        let answer = self.post(host, "/api/tables", wished).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["table"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn socket(&self, table: &str, guest: Option<&Guest>) -> Client {
        Client::connect(self.address, table, guest.map(|guest| guest.cookie.as_str())).await
    }
}
