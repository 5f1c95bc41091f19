//! A PostgreSQL server for the time of a test.
//!
//! It lies in a temporary folder, listens on a socket there and nowhere else, and ends with the thread that started it,
//! even if that is killed. Tests that need it are marked `#[ignore = "needs PostgreSQL"]`, so that a machine without it
//! does not report them as passed; `cargo verify postgres` runs them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long the server may take to start or to end, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(1);
const USER: &str = "irr";

/// Does the server wait for the disk?
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Disk {
    /// As in earnest.
    Synced,
    /// Faster, for tests that cut no power.
    Unsynced,
}

/// A running server. It is ended and removed when this is dropped.
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    disk: Disk,
    child: Option<Child>,
}

impl Postgres {
    /// Makes a server and starts it.
    pub fn start(disk: Disk) -> Postgres {
        let programs = programs().expect("PostgreSQL is not installed: apt-get install postgresql");
        // A path to a socket has at most 107 bytes: not below the folder of the workspace.
        let folder = tempfile::Builder::new().prefix("irrgarten-pg-").tempdir().unwrap();
        if let Some((user, group)) = other_user() {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let mut server = Postgres { programs, folder, disk, child: None };
        let data = server.data();
        let asked = ["-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D"];
        let mut initdb = server.command("initdb");
        let made = initdb.args(asked).arg(data).stdout(Stdio::null()).status().unwrap();
        assert!(made.success(), "initdb failed");
        server.begin();
        server
    }

    /// The address of a fresh database of this name.
    pub fn database(&self, name: &str) -> String {
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.address(name)
    }

    /// The address of a database.
    pub fn address(&self, name: &str) -> String {
        format!("postgres:///{name}?host={}&user={USER}", self.folder.path().display())
    }

    /// Runs SQL in a database, and returns what it says, without decoration.
    pub fn sql(&self, database: &str, text: &str) -> String {
        let mut psql = self.command("psql");
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", USER, "-h"]);
        psql.arg(self.folder.path()).args(["-d", database, "-c", text]);
        let said = psql.stdout(Stdio::piped()).stderr(Stdio::piped()).output().unwrap();
        assert!(said.status.success(), "{text}: {}", String::from_utf8_lossy(&said.stderr));
        String::from_utf8_lossy(&said.stdout).trim().to_owned()
    }

    /// Cuts every connection to a database.
    pub fn cut_connections(&self, database: &str) {
        let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() \
                   AND pid <> pg_backend_pid()";
        self.sql(database, cut);
    }

    /// Stops the server at once, as if its machine had crashed.
    pub fn crash(&mut self) {
        let Some(mut child) = self.child.take() else { return };
        signal(&child, rustix::process::Signal::QUIT);
        child.wait().unwrap();
    }

    /// Starts the server again after [`crash`](Self::crash).
    pub fn begin(&mut self) {
        // Another process may stand where the crashed server stood.
        let _ = fs::remove_file(self.data().join("postmaster.pid"));
        let log = File::options().create(true).append(true).open(self.folder.path().join("log")).unwrap();
        let mut postgres = self.command("postgres");
        postgres.arg("-D").arg(self.data()).args(["-c", "listen_addresses=", "-c", "max_connections=200"]);
        postgres.arg("-c").arg(format!("unix_socket_directories={}", self.folder.path().display()));
        if self.disk == Disk::Unsynced {
            postgres.args(["-c", "fsync=off", "-c", "full_page_writes=off"]);
        }
        let child = postgres.stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap();
        self.child = Some(child);
        self.wait_until_ready();
    }

    /// Freezes the server, or lets it go on.
    pub fn freeze(&self, frozen: bool) {
        use rustix::process::Signal;
        let Some(child) = &self.child else { return };
        // Its processes are a session of their own.
        let all = rustix::process::Pid::from_child(child);
        let asked = if frozen { Signal::STOP } else { Signal::CONT };
        for process in processes_of(all.as_raw_nonzero().get()) {
            if let Some(process) = rustix::process::Pid::from_raw(process) {
                let _ = rustix::process::kill_process(process, asked);
            }
        }
    }

    fn wait_until_ready(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let mut asked = self.command("pg_isready");
            asked.args(["-q", "-U", USER, "-d", "postgres", "-h"]).arg(self.folder.path());
            if asked.status().unwrap().success() {
                return;
            }
            let ended = self.child.as_mut().and_then(|child| child.try_wait().unwrap());
            let log = || fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(ended.is_none() && Instant::now() < deadline, "PostgreSQL does not start: {}", log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// One of its programs, as a user who is not root, which PostgreSQL refuses to be.
    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = if on_path("setpriv") {
            let mut command = Command::new("setpriv");
            if let Some((user, group)) = other_user() {
                command.arg(format!("--reuid={user}")).arg(format!("--regid={group}")).arg("--clear-groups");
            }
            // The server ends with us, even if we are killed.
            command.args(["--no-new-privs", "--pdeathsig", "QUIT", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path()).stdin(Stdio::null());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.freeze(false);
        self.crash();
    }
}

fn signal(child: &Child, signal: rustix::process::Signal) {
    let _ = rustix::process::kill_process(rustix::process::Pid::from_child(child), signal);
}

/// A process and its children.
fn processes_of(parent: i32) -> Vec<i32> {
    let mut found = vec![parent];
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Some(process) = entry.file_name().to_str().and_then(|name| name.parse::<i32>().ok()) else {
            continue;
        };
        let status = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        // The name of the program, in parentheses, may have spaces in it.
        let of =
            status.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1)?.parse::<i32>().ok());
        if of == Some(parent) {
            found.push(process);
        }
    }
    found
}

/// Where the programs of the newest PostgreSQL are; `None` if it is not installed.
pub fn programs() -> Option<PathBuf> {
    let has_all = |folder: &Path| {
        ["initdb", "postgres", "psql", "pg_isready"].iter().all(|name| folder.join(name).is_file())
    };
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = debian
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .filter(|(_, folder)| has_all(folder))
        .collect();
    versions.sort();
    let newest = versions.pop().map(|(_, folder)| folder);
    newest.or_else(|| folders_on_path().find(|folder| has_all(folder)))
}

fn folders_on_path() -> impl Iterator<Item = PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).collect::<Vec<_>>().into_iter()
}

fn on_path(program: impl AsRef<OsStr>) -> bool {
    folders_on_path().any(|folder| folder.join(program.as_ref()).is_file())
}

/// Whom to be instead of root: `postgres`, or `nobody` where there is none.
fn other_user() -> Option<(u32, u32)> {
    if !rustix::process::geteuid().is_root() {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let of = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    of("postgres").or_else(|| of("nobody"))
}
