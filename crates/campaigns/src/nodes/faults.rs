//! The nodes and their database, and what is done to them.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use irrgarten_devices::ask;
use tokio::sync::watch;
use tokio::time::Instant;

use super::database::Database;
use super::{NodesPlan, NodesReport};
use crate::{CampaignError, ServerProcess};

/// Longer than a node that does not report keeps its leases.
const PAST_ITS_LEASE: Duration = Duration::from_millis(4_500);

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// A node is killed, and started again later.
    KillNode,
    /// A node is stopped for longer than its leases last, and goes on then as if nothing had happened.
    StopNode,
    /// The database crashes and is started again.
    CrashDatabase,
    /// Every connection to the database is cut.
    CutConnections,
}

impl Fault {
    /// All kinds.
    pub const ALL: [Fault; 4] =
        [Fault::KillNode, Fault::StopNode, Fault::CrashDatabase, Fault::CutConnections];

    /// For the report.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::KillNode => "a node killed",
            Fault::StopNode => "a node stopped past its lease",
            Fault::CrashDatabase => "the database crashed",
            Fault::CutConnections => "all connections to the database cut",
        }
    }
}

/// The nodes and their database.
pub(super) struct Cluster {
    database: Database,
    nodes: Vec<ServerProcess>,
    reachable: watch::Sender<Vec<SocketAddr>>,
    killed: Option<usize>,
    stopped: Option<(usize, Instant)>,
}

impl Cluster {
    pub(super) async fn start(plan: &NodesPlan, database: Database) -> Result<Cluster, CampaignError> {
        let address = database.address().await?;
        let mut nodes = Vec::new();
        for _ in 0..plan.nodes.max(2) {
            nodes.push(ServerProcess::open(&plan.program, Path::new(&address)).await?);
        }
        let reachable = watch::Sender::new(nodes.iter().map(|node| node.address).collect());
        Ok(Cluster { database, nodes, reachable, killed: None, stopped: None })
    }

    pub(super) fn reachable(&self) -> watch::Receiver<Vec<SocketAddr>> {
        self.reachable.subscribe()
    }

    pub(super) async fn inject(&mut self, fault: Fault, node: usize) -> Result<(), CampaignError> {
        match fault {
            Fault::KillNode => {
                self.killed = Some(node);
                self.nodes[node].kill().await?;
                self.all_but(node);
            }
            Fault::StopNode => {
                self.stopped = Some((node, Instant::now()));
                self.nodes[node].freeze(true)?;
                // A client finds out by itself after a while; here it is told.
                self.all_but(node);
            }
            Fault::CrashDatabase => self.database.crash().await?,
            Fault::CutConnections => self.database.cut_connections().await?,
        }
        Ok(())
    }

    fn all_but(&self, node: usize) {
        let others = self.nodes.iter().enumerate().filter(|(number, _)| *number != node);
        self.reachable.send_replace(others.map(|(_, node)| node.address).collect());
    }

    /// Lets everything run again.
    pub(super) async fn heal(&mut self) -> Result<(), CampaignError> {
        if let Some(node) = self.killed.take() {
            self.nodes[node].reopen().await?;
        } else if let Some((node, since)) = self.stopped.take() {
            tokio::time::sleep_until(since + PAST_ITS_LEASE).await;
            self.nodes[node].freeze(false)?;
        } else {
            return Ok(());
        }
        self.reachable.send_replace(self.nodes.iter().map(|node| node.address).collect());
        Ok(())
    }

    /// Adds what the nodes have counted since they were asked last, which a kill would lose.
    pub(super) async fn count(&self, report: &mut NodesReport) {
        for node in &self.nodes {
            let Ok(answer) = ask(node.address, "GET", "/metrics", &[], None).await else { continue };
            let read = |name: &str| {
                let line = answer.body.lines().find_map(|line| line.strip_prefix(name))?;
                line.trim().parse().ok()
            };
            let counted = report.counted.entry(node.process_id()).or_default();
            counted.conflicts = read("irrgarten_conflicts_total ").unwrap_or(0);
            counted.leases_lost = read("irrgarten_leases_lost_total ").unwrap_or(0);
        }
    }

    pub(super) async fn end(mut self) -> Result<Database, CampaignError> {
        for node in &mut self.nodes {
            node.kill().await?;
        }
        Ok(self.database)
    }
}
