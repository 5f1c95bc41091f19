//! `cargo xtask tab`: the games for the browser, as a WebAssembly module. With `--decisions N` it is also timed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::{self, cargo, program};
use crate::failure::{self, Failure};
use crate::web;
use crate::workspace::Workspace;

const TARGET: &str = "wasm32-unknown-unknown";
/// A folder of its own: the compilers may differ.
const FOLDER: &str = "target/tab";
/// Where the page looks for it.
pub(crate) const MODULE: &str = "web/tab/irrgarten.wasm";
/// Functions are copied into their callers less often than `opt-level = "s"` would (50): it saves a fiftieth of the module, and
/// bots think a little longer.
const SMALLER: &str = "-C llvm-args=-inline-threshold=30";
const DEBIAN: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// A compiler for the browser.
pub(crate) enum Toolchain {
    /// The one that runs this, with the target installed.
    Rustup,
    /// Debian's, which builds the standard library itself, with the linker of the other one.
    Debian { linker: PathBuf },
}

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let decisions = read(arguments)?;
    let workspace = Workspace::find()?;
    let toolchain = toolchain(&workspace).map_err(Failure::work)?;
    build(&workspace, &toolchain)?;
    match decisions {
        Some(number) => web::node(&workspace.root)
            .map_err(Failure::work)
            .and_then(|()| ask_again(&workspace, &["--release"], Some(number))),
        None => Ok(()),
    }
}

/// How many decisions of each player in each game are to be timed, if any.
fn read(arguments: &[String]) -> Result<Option<u32>, Failure> {
    match arguments {
        [] => Ok(None),
        [flag] if flag == "--decisions" => Err(Failure::usage("tab: --decisions needs a number")),
        [flag, number, rest @ ..] if flag == "--decisions" => {
            failure::expect_none("tab", rest)?;
            let number = number.parse().ok().filter(|&number| number > 0);
            number.map(Some).ok_or_else(|| Failure::usage("tab: --decisions needs a number from 1 on"))
        }
        [other, ..] => Err(Failure::usage(format!("tab: {other:?} is not --decisions"))),
    }
}

/// A compiler for the browser: rustup's target if it is there or can be had, otherwise Debian's packages, if they are
/// there or may be installed. `Err` says what is missing.
pub(crate) fn toolchain(workspace: &Workspace) -> Result<Toolchain, String> {
    let root = &workspace.root;
    if has_target(root) {
        return Ok(Toolchain::Rustup);
    }
    let added = program("rustup", root).args(["target", "add", TARGET]).status();
    if added.is_ok_and(|status| status.success()) && has_target(root) {
        return Ok(Toolchain::Rustup);
    }
    let linker = linker(root);
    if !has_debian() && web::is_root(root) {
        println!("There is no compiler for the browser: Debian's is installed now.");
        web::apt_install(root, &DEBIAN);
    }
    match linker {
        Some(linker) if has_debian() => Ok(Toolchain::Debian { linker }),
        _ => Err(format!(
            "there is no compiler for the browser: `rustup target add {TARGET}` installs it, or on Debian `apt-get \
             install --no-install-recommends {}`",
            DEBIAN.join(" ")
        )),
    }
}

fn has_target(root: &Path) -> bool {
    let said = web::said_by("rustc", &["--print", "target-libdir", "--target", TARGET], root);
    said.is_some_and(|folder| std::fs::read_dir(folder.trim()).is_ok_and(|mut files| files.next().is_some()))
}

fn has_debian() -> bool {
    let version = web::said_by("/usr/bin/rustc", &["-vV"], Path::new("/")).unwrap_or_default();
    let release = version.lines().find_map(|line| line.strip_prefix("release: ")).unwrap_or_default();
    let sources = Path::new("/usr/src").join(format!("rustc-{release}")).join("library/Cargo.lock");
    Path::new("/usr/bin/cargo").is_file() && sources.is_file()
}

/// Debian's compiler comes without a linker for the browser; rustup's has one for every target.
fn linker(root: &Path) -> Option<PathBuf> {
    let sysroot = web::said_by("rustc", &["--print", "sysroot"], root)?;
    let version = web::said_by("rustc", &["-vV"], root)?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "))?;
    let linker = Path::new(sysroot.trim()).join("lib/rustlib").join(host).join("bin/rust-lld");
    linker.is_file().then_some(linker)
}

/// cargo for the browser.
fn cargo_for(workspace: &Workspace, toolchain: &Toolchain, subcommand: &str) -> Command {
    let mut command = match toolchain {
        Toolchain::Rustup => cargo(&workspace.root, &[subcommand]),
        Toolchain::Debian { linker } => {
            let mut command = program("/usr/bin/cargo", &workspace.root);
            command
                .env("RUSTC", "/usr/bin/rustc")
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                .env_remove("RUSTUP_TOOLCHAIN")
                .args([subcommand, "-Z", "build-std=std,panic_abort"]);
            command
        }
    };
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", SMALLER);
    command.args(["--locked", "--target", TARGET, "--target-dir", FOLDER]);
    command
}

/// Builds the module, and puts it where the page looks for it.
pub(crate) fn build(workspace: &Workspace, toolchain: &Toolchain) -> Result<(), Failure> {
    let mut build = cargo_for(workspace, toolchain, "build");
    // The toys are no part of it, but run wherever it does.
    let packages = ["--package", "irrgarten-tab", "--package", "irrgarten-toys"];
    cargo::run(build.args(["--profile", "tab"]).args(packages))?;
    // As the compiler wrote it: what wasm-opt makes of it is smaller, but larger once it is compressed.
    let fresh = workspace.root.join(FOLDER).join(TARGET).join("tab/irrgarten_tab.wasm");
    let size = place(&fresh, &workspace.root.join(MODULE))
        .map_err(|error| Failure::work(format!("cannot write {MODULE}: {error}")))?;
    println!("{MODULE}: {} KB", size / 1024);
    Ok(())
}

/// Copies a file, unless it is there: a page that was built with it need not be built again. Says how large it is.
fn place(from: &Path, to: &Path) -> std::io::Result<usize> {
    let fresh = std::fs::read(from)?;
    if std::fs::read(to).ok().as_ref() != Some(&fresh) {
        std::fs::create_dir_all(to.parent().unwrap_or(to))?;
        std::fs::write(to, &fresh)?;
    }
    Ok(fresh.len())
}

/// Asks the module what a test was asked natively: bots and tables give the same bytes in both.
pub(crate) fn compare(workspace: &Workspace) -> Result<(), Failure> {
    ask_again(workspace, &[], None)
}

/// The same, and prints how long every player thought in both. `profile` is how the native side is built.
fn ask_again(workspace: &Workspace, profile: &[&str], decisions: Option<u32>) -> Result<(), Failure> {
    let transcript = workspace.root.join(FOLDER).join("transcript.jsonl");
    let test = ["--package", "irrgarten-tab", "--test", "tab", "the_same_questions_get_the_same_bytes"];
    let mut natively = cargo(&workspace.root, &["test", "--locked"]);
    natively.args(profile).args(test).env("IRRGARTEN_TRANSCRIPT", &transcript);
    if let Some(number) = decisions {
        natively.env("IRRGARTEN_DECISIONS", number.to_string());
    }
    cargo::run(&mut natively)?;
    let mut replay = program("node", &workspace.root);
    cargo::run(replay.args(["crates/tab/tests/replay.js", MODULE]).arg(&transcript))
}
