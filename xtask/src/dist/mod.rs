//! `cargo xtask dist`: an archive to be put on a server, with checksum, bill of materials and licence texts.

mod parts;
mod sbom;

use std::fs;
use std::path::{Path, PathBuf};

use crate::cargo::{self, cargo, program};
use crate::failure::Failure;
use crate::web::{self, said_by};
use crate::workspace::Workspace;
use parts::Part;

/// Where archives are written.
const FOLDER: &str = "target/archives";
/// What goes along with the program.
const FILES: [&str; 6] =
    ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/hosting.md", "docs/reliability.md"];
const FOLDERS: [&str; 1] = ["deploy"];

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let wanted = match arguments {
        [] => None,
        [flag, target] if flag == "--target" => Some(target.clone()),
        _ => return Err(Failure::usage("dist: expected nothing, or --target and a target of rustc")),
    };
    let workspace = Workspace::find()?;
    let target = wanted.clone().map_or_else(|| host(&workspace.root), Ok)?;
    build_page(&workspace)?;
    let built = build_program(&workspace, wanted.as_deref())?;
    let name = format!("irrgarten-{}-{target}", version(&workspace)?);
    let folder = workspace.root.join(FOLDER).join(&name);
    stage(&workspace, &folder, &built, &parts::of(&workspace, wanted.as_deref())?)?;
    pack(&workspace, &name)?;
    fs::remove_dir_all(&folder).map_err(|error| at(&folder, &error))?;
    println!("{FOLDER}/{name}.tar.gz, and its checksum beside it");
    Ok(())
}

fn at(path: &Path, error: &std::io::Error) -> Failure {
    Failure::work(format!("{}: {error}", path.display()))
}

/// A test that builds the program sooner does without the page, unless there is one.
fn build_page(workspace: &Workspace) -> Result<(), Failure> {
    if cargo::profile("dist") != "dist" {
        return Ok(());
    }
    web::node(&workspace.root).map_err(Failure::work)?;
    web::install(workspace)?;
    web::build(workspace)
}

fn build_program(workspace: &Workspace, target: Option<&str>) -> Result<PathBuf, Failure> {
    let profile = cargo::profile("dist");
    let mut compiling = cargo(&workspace.root, &["build", "--locked", "--package", "irrgarten"]);
    compiling.args(["--profile", &profile]);
    if let Some(target) = target {
        compiling.args(["--target", target]);
    }
    cargo::run(&mut compiling)?;
    let folder =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.root.join("target"), PathBuf::from);
    let folder = target.map_or_else(|| folder.clone(), |target| folder.join(target));
    // What the profile `dev` builds lies in `debug`.
    let built = folder.join(if profile == "dev" { "debug" } else { &profile });
    Ok(built.join(if target.unwrap_or_default().contains("windows") { "irrgarten.exe" } else { "irrgarten" }))
}

/// The machine this is built on.
fn host(folder: &Path) -> Result<String, Failure> {
    let said = said_by("rustc", &["-vV"], folder).unwrap_or_default();
    let line = said.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).ok_or_else(|| Failure::work("rustc does not say what it builds for"))
}

fn version(workspace: &Workspace) -> Result<String, Failure> {
    let manifest = workspace.read("Cargo.toml")?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = \""));
    let version = line.and_then(|rest| rest.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| Failure::work("Cargo.toml has no version"))
}

/// Lays out what the archive contains.
fn stage(workspace: &Workspace, folder: &Path, built: &Path, parts: &[Part]) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| at(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    let program = folder.join(built.file_name().unwrap_or_default());
    fs::copy(built, &program).map_err(|error| at(built, &error))?;
    for file in FILES {
        copy(&workspace.root.join(file), &folder.join(file))?;
    }
    for name in FOLDERS {
        copy_folder(&workspace.root.join(name), &folder.join(name))?;
    }
    let version = version(workspace)?;
    let write = |name: &str, text: String| {
        let file = folder.join(name);
        fs::write(&file, text).map_err(|error| at(&file, &error))
    };
    write("irrgarten.cdx.json", sbom::json(&version, parts))?;
    write("THIRD-PARTY.txt", parts::licences(workspace, parts))
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let folder = to.parent().unwrap_or(to);
    fs::create_dir_all(folder).and_then(|()| fs::copy(from, to)).map(drop).map_err(|error| at(from, &error))
}

fn copy_folder(from: &Path, to: &Path) -> Result<(), Failure> {
    for entry in fs::read_dir(from).map_err(|error| at(from, &error))? {
        let path = entry.map_err(|error| at(from, &error))?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() { copy_folder(&path, &target)? } else { copy(&path, &target)? }
    }
    Ok(())
}

/// The same files make the same archive: in order, of nobody, at no time.
fn pack(workspace: &Workspace, name: &str) -> Result<(), Failure> {
    let folder = workspace.root.join(FOLDER);
    let archive = format!("{name}.tar.gz");
    let mut tar = program("tar", &folder);
    tar.args(["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "-czf"]);
    cargo::run(tar.args([archive.as_str(), name]).env("GZIP", "-n"))?;
    let sum = said_by("sha256sum", &[&archive], &folder)
        .ok_or_else(|| Failure::work("sha256sum cannot be started"))?;
    let file = folder.join(format!("{archive}.sha256"));
    fs::write(&file, sum).map_err(|error| at(&file, &error))
}
