//! The steps of the check, quick ones first.

use super::{Step, Verdict};
use crate::cargo::{self, cargo, program};
use crate::catalogue;
use crate::failure::Failure;
use crate::postgres;
use crate::python;
use crate::site;
use crate::tab;
use crate::web;
use crate::workspace::Workspace;

pub(super) const ALL: &[Step] = &[
    Step { name: "format", about: "the code is laid out by rustfmt", run: format },
    Step { name: "generated", about: "written files fit the folders they were written from", run: generated },
    Step { name: "tab", about: "the games for the browser: built, and the same bytes as here", run: tab },
    Step { name: "web", about: "the page: types, lints, tests, size", run: web },
    Step { name: "lint", about: "clippy has nothing to say", run: lint },
    Step { name: "test", about: "units, laws, clauses, goldens", run: test },
    Step {
        name: "postgres",
        about: "what needs a database: the store and nodes on PostgreSQL",
        run: postgres,
    },
    Step { name: "chores", about: "cargo xtask itself, and every command the documents show", run: chores },
    Step { name: "python", about: "the Python package: a wheel, installed and tested", run: python },
    Step { name: "browser", about: "the page over the real server in a real browser", run: browser },
    Step { name: "doctest", about: "the examples in the documentation run", run: doctest },
    Step { name: "doc", about: "the documentation builds without a warning", run: doc },
    Step { name: "licence", about: "dependencies: licences, bans, sources", run: licence },
    Step { name: "advisory", about: "dependencies: known vulnerabilities", run: advisory },
];

fn format(workspace: &Workspace) -> Verdict {
    component(workspace, "rustfmt", "fmt")
        .and_then(|()| run(workspace, &["fmt", "--all", "--", "--check"]))
        .and_then(|()| run(workspace, &["fmt", "--manifest-path", MANIFEST, "--", "--check"]))
        .and_then(|()| run(workspace, &["fmt", "--manifest-path", python::MANIFEST, "--", "--check"]))
        .into()
}

fn generated(workspace: &Workspace) -> Verdict {
    println!("$ cargo xtask catalogue --check");
    catalogue::check(workspace).into()
}

fn lint(workspace: &Workspace) -> Verdict {
    let clippy = ["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"];
    component(workspace, "clippy", "clippy")
        .and_then(|()| run(workspace, &clippy))
        .and_then(|()| {
            run(workspace, &[&["clippy"], OWN, &["--all-targets", "--", "-D", "warnings"]].concat())
        })
        .into()
}

fn test(workspace: &Workspace) -> Verdict {
    if cargo::has(&workspace.root, "nextest") {
        run(workspace, &["nextest", "run", "--locked", "--workspace", "--no-fail-fast"]).into()
    } else {
        // `--tests` leaves out the documentation, which has its own step.
        run(workspace, &["test", "--locked", "--workspace", "--no-fail-fast", "--tests"]).into()
    }
}

/// Tests that need PostgreSQL are ignored otherwise (and no others are), so that none is reported as passed where there is none.
fn postgres(workspace: &Workspace) -> Verdict {
    if let Err(missing) = postgres::installed(workspace) {
        return Verdict::NotRun(missing);
    }
    if cargo::has(&workspace.root, "nextest") {
        let asked = ["--run-ignored", "only"];
        run(
            workspace,
            &[&["nextest", "run", "--locked", "--workspace", "--no-fail-fast"][..], &asked].concat(),
        )
    } else {
        let asked = ["--no-fail-fast", "--tests", "--", "--ignored"];
        run(workspace, &[&["test", "--locked", "--workspace"][..], &asked].concat())
    }
    .into()
}

/// Comes before the page, which is built with the module it finds.
fn tab(workspace: &Workspace) -> Verdict {
    let toolchain = match web::node(&workspace.root).and_then(|()| tab::toolchain(workspace)) {
        Ok(toolchain) => toolchain,
        Err(missing) => return Verdict::NotRun(missing),
    };
    tab::build(workspace, &toolchain).and_then(|()| tab::compare(workspace)).into()
}

/// Comes before what is built of Rust: the program is built with the page it finds.
fn web(workspace: &Workspace) -> Verdict {
    if let Err(missing) = web::node(&workspace.root) {
        return Verdict::NotRun(missing);
    }
    let parts = [&["run", "check"][..], &["run", "build"]];
    // Without a module there is no site of files: the step before says so.
    let has_module = workspace.root.join(tab::MODULE).is_file();
    web::install(workspace)
        .and_then(|()| parts.iter().try_for_each(|part| cargo::run(&mut web::npm(workspace, part))))
        .and_then(|()| if has_module { site::write(workspace) } else { Ok(()) })
        .into()
}

/// The workspace of the chores, which is not part of the one it tends, and where it is built.
const MANIFEST: &str = "xtask/Cargo.toml";
const OWN: &[&str] = &["--locked", "--manifest-path", MANIFEST, "--target-dir", "target/xtask"];

fn chores(workspace: &Workspace) -> Verdict {
    // The documents show what the program prints: it is built once, before several tests ask for it.
    run(workspace, &["build", "--locked", "--workspace", "--bin", "irrgarten", "--bin", "campaigns"])
        .and_then(|()| run(workspace, &[&["test"], OWN].concat()))
        .into()
}

/// Everything happens below `target/python`: an environment of its own, what is built, and the wheel.
fn python(workspace: &Workspace) -> Verdict {
    let python = match python::interpreter(workspace) {
        Ok(python) => python,
        Err(missing) => return Verdict::NotRun(missing),
    };
    let environment = match python::environment(workspace, python) {
        Ok(environment) => environment,
        Err(failure) => {
            let why = failure.line().unwrap_or("pip failed");
            return Verdict::NotRun(format!("the packages for it cannot be installed: {why}"));
        }
    };
    environment.install(workspace).and_then(|()| environment.test(workspace)).into()
}

fn browser(workspace: &Workspace) -> Verdict {
    if let Err(missing) = web::node(&workspace.root).and_then(|()| web::chromium(workspace)) {
        return Verdict::NotRun(missing);
    }
    web::install(workspace)
        .and_then(|()| web::build_if_stale(workspace))
        .and_then(|()| run(workspace, &["build", "--locked", "--workspace", "--bin", "irrgarten"]))
        .and_then(|()| cargo::run(&mut web::npm(workspace, &["run", "browser"])))
        // Only that it measures: figures need a machine that does nothing else.
        .and_then(|()| {
            ["measure", "measure-tab"].iter().try_for_each(|script| {
                let mut measure = web::npm(workspace, &["run", script, "--", "cards"]);
                cargo::run(measure.env("IRRGARTEN_MOVES", "1").env("IRRGARTEN_ROUNDS", "1"))
            })
        })
        .into()
}

fn doctest(workspace: &Workspace) -> Verdict {
    run(workspace, &["test", "--locked", "--workspace", "--doc"]).into()
}

fn doc(workspace: &Workspace) -> Verdict {
    let mut doc = cargo(&workspace.root, &["doc", "--locked", "--workspace", "--no-deps"]);
    cargo::run(doc.env("RUSTDOCFLAGS", "-D warnings")).into()
}

/// `cargo deny` takes minutes to build and is not needed to play or to change the workspace: it is used if it is there.
const NO_DENY: &str = "cargo-deny is not installed: cargo install cargo-deny --locked";

fn licence(workspace: &Workspace) -> Verdict {
    if !cargo::has(&workspace.root, "deny") {
        return Verdict::NotRun(NO_DENY.to_owned());
    }
    run(workspace, &["deny", "--locked", "check", "licenses", "bans", "sources"]).into()
}

fn advisory(workspace: &Workspace) -> Verdict {
    if !cargo::has(&workspace.root, "deny") {
        return Verdict::NotRun(NO_DENY.to_owned());
    }
    if run(workspace, &["deny", "fetch", "db"]).is_err() {
        return Verdict::NotRun("the database of advisories cannot be fetched from here".to_owned());
    }
    run(workspace, &["deny", "--locked", "check", "advisories"]).into()
}

fn run(workspace: &Workspace, arguments: &[&str]) -> Result<(), Failure> {
    cargo::run(&mut cargo(&workspace.root, arguments))
}

/// Installs a part of the toolchain if its cargo subcommand is missing.
fn component(workspace: &Workspace, name: &str, subcommand: &str) -> Result<(), Failure> {
    if cargo::has(&workspace.root, subcommand) {
        return Ok(());
    }
    println!("{name} is missing and is installed now.");
    let mut install = program("rustup", &workspace.root);
    cargo::run(install.args(["component", "add", name])).map_err(|failure| {
        let why = failure.line().unwrap_or("rustup failed");
        Failure::work(format!("{name} is missing and cannot be installed: {why}"))
    })
}
