//! The state of the running server, shared by all request handlers.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use irrgarten_faces::Games;
use irrgarten_store::{Nodes, Store};
use irrgarten_table::PersonId;
use irrgarten_wire::Notification;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::error::ServerError;
use crate::http::{Books, Reference, Site, StorageHealth};
use crate::metrics::{Metrics, count};
use crate::nodes::NodeMessage;
use crate::notify::notifications::{Notifications, line};
use crate::notify::webhooks::{self, Webhooks};
use crate::people::{self, Hasher, RememberingStore, Signer};
use crate::protection::admission::Admission;
use crate::protection::limits::{Allowance, Counters};
use crate::tables::registry::Registry;
use crate::tasks::{Background, Tracker};
use crate::thinking::ThinkingPool;
use crate::{RunError, ServerConfig};

/// How long a server that shuts down waits for its sockets and tables.
const PATIENCE: Duration = Duration::from_secs(10);

/// Everything a request handler can reach. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<AppParts>);

struct AppParts {
    services: Arc<Services>,
    signer: Signer,
    hasher: Hasher,
    limits: Counters,
    admission: Admission,
    registry: Registry,
    site: Site,
    books: Books,
    reference: OnceLock<Reference>,
    storage_health: StorageHealth,
    sockets: Tracker,
    calls: Background,
    draining: watch::Sender<bool>,
}

/// What tables and background tasks need of the server.
pub(crate) struct Services {
    pub(crate) config: ServerConfig,
    /// The games that can be played here.
    pub(crate) games: Games,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) metrics: Metrics,
    pub(crate) pool: ThinkingPool,
    /// Derives ids that nobody can guess and that the server can compute again.
    pub(crate) key: [u8; 32],
    pub(crate) notifications: Notifications,
    pub(crate) webhooks: Webhooks,
}

impl Services {
    /// The other nodes, while there are any.
    pub(crate) fn other_nodes(&self) -> Option<&dyn Nodes> {
        self.store.nodes().filter(|nodes| nodes.has_others())
    }

    pub(crate) fn has_other_nodes(&self) -> bool {
        self.other_nodes().is_some()
    }

    /// Sends a message to all other nodes.
    pub(crate) fn tell_nodes(&self, message: &NodeMessage) {
        if let (Some(nodes), Ok(message)) = (self.other_nodes(), serde_json::to_string(message)) {
            nodes.send(message);
        }
    }

    /// Sends a notification to a person, on all open streams at all nodes.
    pub(crate) fn notify(&self, who: &PersonId, event: impl FnOnce() -> Notification) {
        if self.has_other_nodes() {
            let line = line(&event());
            self.notifications.deliver(who, &line);
            self.tell_nodes(&NodeMessage::Notify { to: who.clone(), line: line.to_string() });
        } else {
            self.notifications.notify(who, event);
        }
    }
}

impl App {
    /// Prepares everything that requests need.
    pub async fn start(config: ServerConfig, games: Games, store: Arc<dyn Store>) -> Result<App, RunError> {
        let key = people::key(&*store).await?;
        // What other nodes may change is not remembered.
        let store: Arc<dyn Store> =
            if store.nodes().is_some() { store } else { Arc::new(RememberingStore::new(store)) };
        let site = Site::open(config.page.as_deref()).map_err(RunError::Page)?;
        let signer = Signer::new(key, config.secure);
        let (clock, metrics) = (Clock::new(config.speedup), Metrics::default());
        let pool = ThinkingPool::new(clock);
        let requests =
            Allowance::new(config.burst as u32, Duration::from_secs_f64(config.burst / config.rate));
        let (limits, admission) = (Counters::new(&config.limits, requests), Admission::new(&config.limits));
        let (webhooks, turns) = Webhooks::new();
        let services = Arc::new(Services {
            config,
            games,
            store,
            clock,
            metrics,
            pool,
            key,
            notifications: Notifications::new(),
            webhooks,
        });
        let calls = Background::begin(webhooks::serve(Arc::clone(&services), turns));
        Ok(App(Arc::new(AppParts {
            registry: Registry::new(Arc::clone(&services)),
            services,
            signer,
            hasher: Hasher::new(),
            limits,
            admission,
            site,
            books: Books::new(games),
            reference: OnceLock::new(),
            storage_health: StorageHealth::default(),
            sockets: Tracker::new(),
            calls,
            draining: watch::Sender::new(false),
        })))
    }

    pub(crate) fn services(&self) -> &Services {
        &self.0.services
    }

    pub(crate) fn config(&self) -> &ServerConfig {
        &self.0.services.config
    }

    pub(crate) fn games(&self) -> Games {
        self.0.services.games
    }

    /// What the API says about itself, written when somebody first asks.
    pub(crate) fn reference(&self) -> &Reference {
        self.0.reference.get_or_init(|| Reference::new(self.games(), self.config().view_types))
    }

    pub(crate) fn books(&self) -> &Books {
        &self.0.books
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.services.store
    }

    pub(crate) fn clock(&self) -> Clock {
        self.0.services.clock
    }

    pub(crate) fn signer(&self) -> &Signer {
        &self.0.signer
    }

    pub(crate) fn hasher(&self) -> &Hasher {
        &self.0.hasher
    }

    pub(crate) fn limits(&self) -> &Counters {
        &self.0.limits
    }

    pub(crate) fn admission(&self) -> &Admission {
        &self.0.admission
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.services.metrics
    }

    pub(crate) fn registry(&self) -> &Registry {
        &self.0.registry
    }

    pub(crate) fn site(&self) -> Site {
        self.0.site
    }

    pub(crate) fn storage_health(&self) -> &StorageHealth {
        &self.0.storage_health
    }

    pub(crate) fn sockets(&self) -> &Tracker {
        &self.0.sockets
    }

    pub(crate) fn key(&self) -> &[u8; 32] {
        &self.0.services.key
    }

    /// The pool in which built-in bots think.
    pub(crate) fn pool(&self) -> &ThinkingPool {
        &self.0.services.pool
    }

    pub(crate) fn notifications(&self) -> &Notifications {
        &self.0.services.notifications
    }

    /// An error with a time to wait for a person who sends too many requests.
    pub(crate) fn slow_down(&self, who: &PersonId) -> Result<(), ServerError> {
        self.0.limits.request(who).inspect_err(|_| count(&self.metrics().slowed_down))
    }

    /// Becomes true when the server shuts down.
    pub(crate) fn draining(&self) -> watch::Receiver<bool> {
        self.0.draining.subscribe()
    }

    /// Tells everybody that the server shuts down.
    pub(crate) fn drain(&self) {
        self.0.draining.send_replace(true);
    }

    /// Waits until every socket is closed and every table has finished its requests.
    pub(crate) async fn settle(&self) {
        if tokio::time::timeout(PATIENCE, self.0.sockets.empty()).await.is_err() {
            tracing::warn!(left = self.0.sockets.count(), "some sockets did not close in time");
        }
        self.0.registry.close();
        if tokio::time::timeout(PATIENCE, self.0.registry.empty()).await.is_err() {
            tracing::warn!(left = self.0.registry.awake(), "some tables did not finish in time");
        }
        self.0.calls.end().await;
        // Others take over what the tables here do by themselves.
        if let Some(nodes) = self.store().nodes()
            && let Err(error) = nodes.leave().await
        {
            tracing::warn!(code = error.code(), "other nodes find out only later that this one is gone");
        }
    }
}
