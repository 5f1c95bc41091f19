use std::ffi::OsString;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::process::{Child, Command};

use crate::{Trouble, ask};

/// A server that does not open in this time never will.
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

/// What a process has used.
#[derive(Clone, Copy, Default, Debug)]
pub struct Usage {
    /// On all cores, in user and system mode.
    pub cpu: Duration,
    /// Kilobytes in memory.
    pub resident: u64,
}

impl ServerProcess {
    /// Opens the server on a free port.
    pub async fn open(program: &Path, file: &Path) -> Result<ServerProcess, Trouble> {
        ServerProcess::open_in(program, file, Vec::new()).await
    }

    /// The same with some variables in the environment of the process.
    pub async fn open_in(
        program: &Path,
        file: &Path,
        environment: Vec<(String, OsString)>,
    ) -> Result<ServerProcess, Trouble> {
        // A free port, released again at once: every restart of the server must find it free.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let process = start(program, file, &environment, address)?;
        let (program, file) = (program.to_owned(), file.to_owned());
        let mut server = ServerProcess { address, program, file, environment, process };
        server.wait_until_open().await?;
        Ok(server)
    }

    /// Takes the process away in the middle of whatever it does, and starts another on the same file. Gives the time
    /// from start to the first answer.
    pub async fn kill_and_reopen(&mut self) -> Result<Duration, Trouble> {
        // SIGKILL: nothing of the process runs any more.
        self.process.kill().await?;
        let started = Instant::now();
        self.process = start(&self.program, &self.file, &self.environment, self.address)?;
        self.wait_until_open().await?;
        Ok(started.elapsed())
    }

    async fn wait_until_open(&mut self) -> Result<(), Trouble> {
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

    /// What the process has used so far, where the system tells it.
    pub fn usage(&self) -> Usage {
        self.process.id().map(usage).unwrap_or_default()
    }

    /// Takes the process away for good; its file can be opened afterwards.
    pub async fn kill(mut self) -> Result<(), Trouble> {
        Ok(self.process.kill().await?)
    }
}

fn start(
    program: &Path,
    file: &Path,
    environment: &[(String, OsString)],
    address: SocketAddr,
) -> Result<Child, Trouble> {
    let mut command = Command::new(program);
    command.arg("serve").arg("--listen").arg(address.to_string()).arg("--data").arg(file);
    command.env("IRRGARTEN_LOG", "warn");
    command.envs(environment.iter().map(|(name, value)| (name, value)));
    command.stdin(Stdio::null()).stdout(Stdio::null()).kill_on_drop(true);
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
