//! `cargo xtask dist`, with a program that is built sooner: what is in the archive.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn run(command: &mut Command) -> String {
    let said = command.output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert!(said.status.success(), "{command:?}: {out}{err}");
    out.into_owned()
}

#[test]
fn an_archive_has_the_program_its_licences_and_what_it_is_made_of() {
    let mut dist = Command::new(env!("CARGO_BIN_EXE_xtask"));
    dist.arg("dist").current_dir(root()).env("IRRGARTEN_PROFILE", "dev").env_remove("CARGO_TARGET_DIR");
    let said = run(&mut dist);
    let name = said.lines().last().unwrap().split(',').next().unwrap();
    let archive = root().join(name);
    let folder = archive.parent().unwrap();
    run(Command::new("sha256sum")
        .arg("--check")
        .arg(format!("{}.sha256", archive.display()))
        .current_dir(folder));

    let unpacked = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dist");
    let _ = fs::remove_dir_all(&unpacked);
    fs::create_dir_all(&unpacked).unwrap();
    run(Command::new("tar").arg("-xzf").arg(&archive).arg("-C").arg(&unpacked));
    let inside = unpacked.join(archive.file_name().unwrap().to_str().unwrap().trim_end_matches(".tar.gz"));
    let version = run(Command::new(inside.join("irrgarten")).arg("--version"));
    assert!(inside.ends_with(format!("irrgarten-{}-{}", version.trim().rsplit(' ').next().unwrap(), host())));
    for file in [
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "docs/hosting.md",
        "deploy/compose.yaml",
        "deploy/irrgarten.service",
    ] {
        assert!(inside.join(file).is_file(), "{file}");
    }
    let (bill, licences) = ("irrgarten.cdx.json", "THIRD-PARTY.txt");
    let read = |file: &str| fs::read_to_string(inside.join(file)).unwrap();
    let (bill, licences) = (read(bill), read(licences));
    for part in ["tokio", "axum", "rusqlite", "serde"] {
        assert!(bill.contains(&format!("pkg:cargo/{part}@")), "{part}");
        assert!(licences.lines().any(|line| line.starts_with(&format!("{part} "))), "{part}");
    }
    assert!(!bill.contains("irrgarten-store"), "our own crates are the program itself");
    // Texts, and not only names.
    assert!(licences.contains("Permission is hereby granted") && licences.contains("Apache License"));
    fs::remove_dir_all(&unpacked).unwrap();
}

fn host() -> String {
    let said = run(Command::new("rustc").arg("-vV"));
    said.lines().find_map(|line| line.strip_prefix("host: ")).unwrap().to_owned()
}

#[test]
fn other_arguments_are_refused() {
    let mut dist = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let said = dist.args(["dist", "--everything"]).current_dir(root()).output().unwrap();
    assert_eq!(said.status.code(), Some(2));
}
