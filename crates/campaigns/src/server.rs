//! A server as a process of its own, to be stopped, killed and measured.

use std::ffi::OsString;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::process::{Child, Command};

use crate::CampaignError;
use irrgarten_devices::ask;

/// How long a server may take to open.
const OPENS_WITHIN: Duration = Duration::from_mins(1);

/// The program `irrgarten serve` as a process of its own, on a file.
pub struct ServerProcess {
    /// Where it listens.
    pub address: SocketAddr,
    program: PathBuf,
    file: PathBuf,
    environment: Vec<(String, OsString)>,
    process: Child,
}

/// The resources a process has used.
#[derive(Clone, Copy, Default, Debug)]
pub struct Usage {
    /// On all cores, in user and system mode.
    pub cpu: Duration,
    /// Kilobytes in memory.
    pub resident: u64,
}

impl ServerProcess {
    /// Starts the server on a free port.
    pub async fn open(program: &Path, file: &Path) -> Result<ServerProcess, CampaignError> {
        ServerProcess::open_in(program, file, Vec::new()).await
    }

    /// The same with some variables in the environment of the process.
    pub async fn open_in(
        program: &Path,
        file: &Path,
        environment: Vec<(String, OsString)>,
    ) -> Result<ServerProcess, CampaignError> {
        // A free port, released again at once: every restart of the server must find it free.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let process = start(program, file, &environment, address)?;
        let (program, file) = (program.to_owned(), file.to_owned());
        let mut server = ServerProcess { address, program, file, environment, process };
        server.wait_until_open().await?;
        Ok(server)
    }

    /// Kills the process, whatever it is doing: nothing of it runs any more, and its file can be opened.
    pub async fn kill(&mut self) -> Result<(), CampaignError> {
        // SIGKILL.
        Ok(self.process.kill().await?)
    }

    /// Starts another process on the same file. Returns the time from start to the first response.
    pub async fn reopen(&mut self) -> Result<Duration, CampaignError> {
        let started = Instant::now();
        self.process = start(&self.program, &self.file, &self.environment, self.address)?;
        self.wait_until_open().await?;
        Ok(started.elapsed())
    }

    /// Stops the process in the middle of whatever it does, or lets it go on.
    #[cfg(target_os = "linux")]
    pub fn freeze(&self, frozen: bool) -> Result<(), CampaignError> {
        use rustix::process::{Pid, Signal, kill_process};
        let process = Pid::from_raw(self.process_id() as i32).ok_or("the server has ended")?;
        Ok(kill_process(process, if frozen { Signal::STOP } else { Signal::CONT })?)
    }

    /// The number of the process; 0 if it has ended.
    pub fn process_id(&self) -> u32 {
        self.process.id().unwrap_or(0)
    }

    async fn wait_until_open(&mut self) -> Result<(), CampaignError> {
        let started = Instant::now();
        loop {
            if ask(self.address, "GET", "/healthz", &[], None).await.is_ok_and(|answer| answer.status == 200)
            {
                return Ok(());
            }
            if let Some(status) = self.process.try_wait()? {
                return Err(format!("the server did not open: {status}").into());
            }
            if started.elapsed() > OPENS_WITHIN {
                return Err("the server did not open in a minute".into());
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// The resources used so far, where the system reports them.
    pub fn usage(&self) -> Usage {
        self.process.id().map(usage).unwrap_or_default()
    }
}

/// The resources this process has used: the clients, and attackers if there are any.
pub(crate) fn own_usage() -> Usage {
    usage(std::process::id())
}

fn start(
    program: &Path,
    file: &Path,
    environment: &[(String, OsString)],
    address: SocketAddr,
) -> Result<Child, CampaignError> {
    let mut command = Command::new(program);
    command.arg("serve").arg("--listen").arg(address.to_string()).arg("--data").arg(file);
    command.env("IRRGARTEN_LOG", "warn");
    command.envs(environment.iter().map(|(name, value)| (name, value)));
    command.stdin(Stdio::null()).stdout(Stdio::null()).kill_on_drop(true);
    // Ctrl-C at the terminal is meant for the campaign and must not reach its server.
    #[cfg(unix)]
    command.process_group(0);
    command.spawn().map_err(|error| format!("{} does not start: {error}", program.display()).into())
}

fn usage(process: u32) -> Usage {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let resident = resident.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0);
    Usage { cpu: Duration::from_millis(ticks * 10), resident }
}
