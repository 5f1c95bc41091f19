//! What the program is made of: crates, and the packages of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::cargo::cargo;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// The packages of which code is in the page.
const OF_THE_PAGE: [&str; 2] = ["svelte", "@fluent/bundle"];
/// What files with licences and notices are named like.
const LICENCES: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// Something the program contains that others have made.
pub(super) struct Part {
    /// `cargo` or `npm`.
    pub(super) registry: &'static str,
    pub(super) name: String,
    pub(super) version: String,
    /// As an SPDX expression.
    pub(super) licence: String,
    /// Of the package that was built from, in hexadecimal.
    pub(super) sha256: Option<String>,
}

/// Everything that is in the program.
pub(super) fn of(workspace: &Workspace, target: Option<&str>) -> Result<Vec<Part>, Failure> {
    let format = "{p}|{l}";
    let mut tree =
        cargo(&workspace.root, &["tree", "--locked", "--package", "irrgarten", "--edges", "normal"]);
    tree.args(["--prefix", "none", "--format", format]);
    if let Some(target) = target {
        tree.args(["--target", target]);
    }
    let said = tree.output().map_err(|error| Failure::work(format!("cargo tree: {error}")))?;
    if !said.status.success() {
        return Err(Failure::work(format!("cargo tree: {}", String::from_utf8_lossy(&said.stderr).trim())));
    }
    let sums = checksums(&workspace.read("Cargo.lock")?);
    let mut parts = crates(&String::from_utf8_lossy(&said.stdout), &sums)?;
    for name in OF_THE_PAGE {
        // Without the page there is none of it in the program.
        let Ok(manifest) = workspace.read(&format!("node_modules/{name}/package.json")) else { continue };
        let field = |key: &str| field(&manifest, key).map(str::to_owned);
        let (Some(version), Some(licence)) = (field("version"), field("license")) else { continue };
        parts.push(Part { registry: "npm", name: name.to_owned(), version, licence, sha256: None });
    }
    Ok(parts)
}

/// The crates in what `cargo tree` says, each once; our own have a path behind them.
fn crates(tree: &str, sums: &BTreeMap<(String, String), String>) -> Result<Vec<Part>, Failure> {
    let lines: BTreeSet<&str> = tree.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    let mut parts = Vec::new();
    for line in lines.into_iter().filter(|line| !line.is_empty()) {
        let (package, licence) = line.split_once('|').unwrap_or((line, ""));
        if package.contains("(/") {
            continue;
        }
        let mut words = package.split_whitespace();
        let (Some(name), Some(version)) = (words.next(), words.next()) else { continue };
        let version = version.trim_start_matches('v').to_owned();
        if licence.is_empty() {
            return Err(Failure::work(format!("{name} {version} does not say under which licence it is")));
        }
        let sha256 = sums.get(&(name.to_owned(), version.clone())).cloned();
        let (name, licence) = (name.to_owned(), licence.replace('/', " OR "));
        parts.push(Part { registry: "cargo", name, version, licence, sha256 });
    }
    Ok(parts)
}

/// By name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let mut sums = BTreeMap::new();
    for package in lock.split("[[package]]") {
        let field = |key: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""))?;
            line.strip_suffix('"').map(str::to_owned)
        };
        if let (Some(name), Some(version), Some(sum)) = (field("name"), field("version"), field("checksum")) {
            sums.insert((name, version), sum);
        }
    }
    sums
}

/// A field of a package.json whose value is a string.
fn field<'a>(manifest: &'a str, key: &str) -> Option<&'a str> {
    let line = manifest.lines().find_map(|line| line.trim().strip_prefix(&format!("\"{key}\": \"")))?;
    line.split('"').next()
}

/// Every part with the texts of its licence, each text once.
pub(super) fn licences(workspace: &Workspace, parts: &[Part]) -> String {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut all = String::from("Irrgarten contains work of others, under these licences.\n\n");
    for part in parts {
        let title = format!("{} {}", part.name, part.version);
        let _ = writeln!(all, "{title}: {}", part.licence);
        for text in texts_of(workspace, part) {
            texts.entry(text).or_default().push(title.clone());
        }
    }
    for (text, titles) in texts {
        let _ = write!(all, "\n{}\n{}\n\n{}\n", "=".repeat(80), titles.join(", "), text.trim_end());
    }
    all
}

fn texts_of(workspace: &Workspace, part: &Part) -> Vec<String> {
    let folder = match part.registry {
        "npm" => Some(workspace.root.join("node_modules").join(&part.name)),
        _ => unpacked(&format!("{}-{}", part.name, part.version)),
    };
    let Some(entries) = folder.and_then(|folder| fs::read_dir(folder).ok()) else { return Vec::new() };
    let mut files: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| is_licence(path)).collect();
    files.sort();
    files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_lowercase();
    path.is_file() && LICENCES.iter().any(|word| name.starts_with(word))
}

/// Where cargo has unpacked a crate.
fn unpacked(name: &str) -> Option<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")))?;
    let registries = fs::read_dir(home.join("registry/src")).ok()?;
    registries.flatten().map(|registry| registry.path().join(name)).find(|folder| folder.is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_read_as_a_list_of_others_work() {
        let lock = "[[package]]\nname = \"serde\"\nversion = \"1.0.1\"\nchecksum = \"ab\"\n\n[[package]]\nname = \"ours\"\n";
        let tree = "ours v0.1.0 (/somewhere/ours)|MIT\nserde v1.0.1|MIT/Apache-2.0\nserde v1.0.1|MIT/Apache-2.0 (*)\n\
                    made v2.0.0 (proc-macro)|MIT\n";
        let parts = crates(tree, &checksums(lock)).unwrap();
        let told: Vec<_> = parts
            .iter()
            .map(|part| {
                (part.name.as_str(), part.version.as_str(), part.licence.as_str(), part.sha256.as_deref())
            })
            .collect();
        assert_eq!(
            told,
            [("made", "2.0.0", "MIT", None), ("serde", "1.0.1", "MIT OR Apache-2.0", Some("ab"))]
        );
        assert!(crates("odd v1.0.0|", &BTreeMap::new()).is_err());
    }

    #[test]
    fn a_package_says_its_version_and_licence() {
        let manifest = "{\n  \"name\": \"svelte\",\n  \"version\": \"5.57.0\",\n  \"license\": \"MIT\"\n}";
        assert_eq!((field(manifest, "version"), field(manifest, "license")), (Some("5.57.0"), Some("MIT")));
        assert_eq!(field(manifest, "author"), None);
    }
}
