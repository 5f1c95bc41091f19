use std::sync::Arc;
use std::time::Duration;

use irrgarten_faces::Games;
use irrgarten_store::Store;
use irrgarten_table::PersonId;
use tokio::sync::watch;

use crate::background::Background;
use crate::clock::Clock;
use crate::error::Failure;
use crate::guard::admission::Doorman;
use crate::guard::limits::{Allowance, Counters};
use crate::http::Site;
use crate::metrics::{Metrics, count};
use crate::notify::notifications::Bells;
use crate::notify::webhooks::{self, Hooks};
use crate::people::{self, Hasher, Signer};
use crate::tables::registry::Registry;
use crate::thinking::Pool;
use crate::tracker::Tracker;
use crate::{Config, RunError};

/// How long a closing house waits for its sockets and tables.
const PATIENCE: Duration = Duration::from_secs(10);

/// Everything a request can reach. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    house: Arc<House>,
    signer: Signer,
    hasher: Hasher,
    limits: Counters,
    doorman: Doorman,
    registry: Registry,
    site: Site,
    sockets: Tracker,
    calls: Background,
    draining: watch::Sender<bool>,
}

/// What a table needs of the house.
pub(crate) struct House {
    pub(crate) config: Config,
    /// What can be played here.
    pub(crate) games: Games,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) metrics: Metrics,
    pub(crate) pool: Pool,
    /// Makes ids that nobody can guess and the house can make again.
    pub(crate) key: [u8; 32],
    pub(crate) bells: Bells,
    pub(crate) hooks: Hooks,
}

impl App {
    /// Gets the house ready.
    pub async fn start(config: Config, games: Games, store: Arc<dyn Store>) -> Result<App, RunError> {
        let key = people::key(&*store).await?;
        let site = Site::open(config.page.as_deref()).map_err(RunError::Page)?;
        let signer = Signer::new(key, config.secure);
        let (clock, metrics) = (Clock::new(config.haste), Metrics::default());
        let pool = Pool::new(clock);
        let requests =
            Allowance::new(config.burst as u32, Duration::from_secs_f64(config.burst / config.rate));
        let (limits, doorman) = (Counters::new(&config.limits, requests), Doorman::new(&config.limits));
        let (hooks, turns) = Hooks::new();
        let house =
            Arc::new(House { config, games, store, clock, metrics, pool, key, bells: Bells::new(), hooks });
        let calls = Background::begin(webhooks::serve(Arc::clone(&house), turns));
        Ok(App(Arc::new(Inner {
            registry: Registry::new(Arc::clone(&house)),
            house,
            signer,
            hasher: Hasher::new()?,
            limits,
            doorman,
            site,
            sockets: Tracker::new(),
            calls,
            draining: watch::Sender::new(false),
        })))
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.house.config
    }

    pub(crate) fn games(&self) -> Games {
        self.0.house.games
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.house.store
    }

    pub(crate) fn clock(&self) -> Clock {
        self.0.house.clock
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

    pub(crate) fn doorman(&self) -> &Doorman {
        &self.0.doorman
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.house.metrics
    }

    pub(crate) fn registry(&self) -> &Registry {
        &self.0.registry
    }

    pub(crate) fn site(&self) -> Site {
        self.0.site
    }

    pub(crate) fn sockets(&self) -> &Tracker {
        &self.0.sockets
    }

    pub(crate) fn key(&self) -> &[u8; 32] {
        &self.0.house.key
    }

    /// Where players of the house think.
    pub(crate) fn pool(&self) -> &Pool {
        &self.0.house.pool
    }

    pub(crate) fn bells(&self) -> &Bells {
        &self.0.house.bells
    }

    /// Who asks too often is told when to ask again.
    pub(crate) fn slow_down(&self, who: &PersonId) -> Result<(), Failure> {
        self.0.limits.request(who).inspect_err(|_| count(&self.metrics().slowed_down))
    }

    /// Becomes true when the house closes.
    pub(crate) fn draining(&self) -> watch::Receiver<bool> {
        self.0.draining.subscribe()
    }

    /// Tells everybody that the house closes.
    pub(crate) fn drain(&self) {
        self.0.draining.send_replace(true);
    }

    /// Waits until every socket is closed and every table has finished what it was asked.
    pub(crate) async fn settle(&self) {
        if tokio::time::timeout(PATIENCE, self.0.sockets.empty()).await.is_err() {
            tracing::warn!(left = self.0.sockets.count(), "some sockets did not close in time");
        }
        self.0.registry.close();
        if tokio::time::timeout(PATIENCE, self.0.registry.empty()).await.is_err() {
            tracing::warn!(left = self.0.registry.awake(), "some tables did not finish in time");
        }
        self.0.calls.end().await;
    }
}
