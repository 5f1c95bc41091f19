//! Long work reports its progress on standard error.

use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use crate::error::warn;

/// Shorter work reports nothing.
const PATIENCE: Duration = Duration::from_secs(2);

/// Does some work, and reports now and then how large the temporary files beside `target` have become.
pub(super) fn copying<T>(source: &Path, target: &Path, work: impl FnOnce() -> T) -> T {
    let total = std::fs::metadata(source).map_or(0, |found| found.len());
    while_waiting(|| warn(&format!("copied {} of about {} MB", drafts(target) >> 20, total >> 20)), work)
}

/// Does some work, and reports again and again until it is done.
fn while_waiting<T>(report: impl Fn() + Send, work: impl FnOnce() -> T) -> T {
    let (done, ended) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            while ended.recv_timeout(PATIENCE) == Err(mpsc::RecvTimeoutError::Timeout) {
                report();
            }
        });
        let made = work();
        drop(done);
        made
    })
}

/// The size of all files whose names begin like this one.
fn drafts(target: &Path) -> u64 {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Some(name) = target.file_name().and_then(|name| name.to_str()) else { return 0 };
    let Ok(files) = std::fs::read_dir(folder) else { return 0 };
    let sizes = files.flatten().filter(|file| {
        let draft = file.file_name();
        draft
            .to_str()
            .and_then(|draft| draft.strip_prefix(name))
            .is_some_and(|rest| rest.starts_with(".partial-") || rest.starts_with(".restoring-"))
    });
    sizes.filter_map(|file| file.metadata().ok()).map(|found| found.len()).sum()
}
