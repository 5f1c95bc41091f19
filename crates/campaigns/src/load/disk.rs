//! Measures the disk itself: the lower bound of everything that is durable.

use std::fs::OpenOptions;
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

const ROUNDS: u64 = 300;

/// 4 KiB overwritten in place and synced, again and again; sorted.
pub(super) fn syncs(folder: &Path) -> io::Result<Vec<Duration>> {
    let path = folder.join("bare");
    let mut file = OpenOptions::new().create(true).truncate(true).write(true).open(&path)?;
    file.write_all(&vec![0; 64 * 4096])?;
    file.sync_all()?;
    let mut times = Vec::new();
    for round in 0..ROUNDS {
        let begin = Instant::now();
        file.seek(SeekFrom::Start(round % 64 * 4096))?;
        file.write_all(&[round as u8; 4096])?;
        file.sync_data()?;
        times.push(begin.elapsed());
    }
    times.sort_unstable();
    std::fs::remove_file(path)?;
    Ok(times)
}
