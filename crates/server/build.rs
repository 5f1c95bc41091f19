//! Embeds the built page in the program: a table of the files in `web/dist/page`, as `page_files.rs`.
//!
//! Without a built page the table is empty and the server shows how to build one, so that nothing here needs Node.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::hash::{Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let dist = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let built = dist.join("page");
    // A copy, because the page may be built again while this is compiled.
    let page = Path::new(&variable("OUT_DIR")?).join("page");
    let _ = fs::remove_dir_all(&page);
    let mut files = Vec::new();
    if built.join("index.html").is_file() {
        copy(&built, &page, &mut files)?;
    }
    files.sort();
    let mut table = String::from("&[\n");
    for file in &files {
        let packed = |ending: &str| {
            let beside = PathBuf::from(format!("{}.{ending}", file.display()));
            if files.contains(&beside) { format!("Some({})", bytes(&beside)) } else { "None".to_owned() }
        };
        if matches!(file.extension().and_then(|ending| ending.to_str()), Some("br" | "gz")) {
            continue;
        }
        let mut hasher = DefaultHasher::new();
        fs::read(file)?.hash(&mut hasher);
        let name = file.strip_prefix(&page).map_err(io::Error::other)?.to_string_lossy().replace('\\', "/");
        let _ = writeln!(
            table,
            "    File {{ path: {name:?}, etag: \"\\\"{:016x}\\\"\", plain: {}, brotli: {}, gzip: {} }},",
            hasher.finish(),
            bytes(file),
            packed("br"),
            packed("gz"),
        );
    }
    table.push_str("]\n");
    fs::write(Path::new(&variable("OUT_DIR")?).join("page_files.rs"), table)
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")))
}

fn bytes(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}

fn copy(from: &Path, to: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (from, to) = entry.map(|entry| (entry.path(), to.join(entry.file_name())))?;
        if from.is_dir() {
            copy(&from, &to, files)?;
        } else {
            fs::copy(&from, &to)?;
            files.push(to);
        }
    }
    Ok(())
}
