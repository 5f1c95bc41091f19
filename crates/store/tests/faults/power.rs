//! Power cuts. What was synced is on the disk; of what was only written, any part may be, in any order, torn in the
//! middle.

use std::collections::BTreeMap;
use std::path::Path;

use irrgarten_store::sqlite::verify_file;
use irrgarten_store::{Appended, Store};

use crate::disk::Step;
use crate::support::{FaultyStore, append, count, open};

/// How many images are made; more in a long run.
const IMAGES: &str = "IRRGARTEN_STORE_POWER_CUTS";
const APPENDS: u64 = 120;
const SECTOR: usize = 512;

/// One file after a power cut: what is certain, and what was written since.
#[derive(Clone, Default)]
struct DiskFile {
    synced: Vec<u8>,
    pending: Vec<Step>,
}

impl DiskFile {
    fn apply(content: &mut Vec<u8>, step: &Step, keep: usize) {
        match step {
            Step::Write { offset, bytes, .. } => {
                let end = offset + keep.min(bytes.len());
                content.resize(content.len().max(end), 0);
                content[*offset..end].copy_from_slice(&bytes[..end - offset]);
            }
            Step::Truncate { length, .. } => content.resize(*length, 0),
            Step::Sync { .. } | Step::Acknowledged { .. } => {}
        }
    }

    fn sync(&mut self) {
        for step in std::mem::take(&mut self.pending) {
            Self::apply(&mut self.synced, &step, usize::MAX);
        }
    }

    /// One possible content: each write since the last sync in full, in part or not at all.
    fn after_power_cut(&self, dice: &mut u64) -> Vec<u8> {
        let mut content = self.synced.clone();
        for step in &self.pending {
            match random(dice) % 4 {
                0 => {}
                1 => Self::apply(&mut content, step, random(dice) as usize % 9 * SECTOR),
                _ => Self::apply(&mut content, step, usize::MAX),
            }
        }
        content
    }
}

fn random(dice: &mut u64) -> u64 {
    *dice ^= *dice << 13;
    *dice ^= *dice >> 7;
    *dice ^= *dice << 17;
    *dice
}

struct Recording {
    files: BTreeMap<String, DiskFile>,
    steps: Vec<Step>,
}

/// Appends one by one on a recorded disk.
async fn record() -> Recording {
    let FaultyStore { store, disk, folder } = FaultyStore::new();
    let content = |ending: &str| std::fs::read(folder.path().join(format!("irrgarten.db{ending}"))).unwrap();
    // Opening has synced everything; the recording begins there.
    let known = ["", "-wal"]
        .map(|ending| (ending.to_owned(), DiskFile { synced: content(ending), pending: Vec::new() }));
    disk.forget();
    for place in 1..=APPENDS {
        store.append(append(1, place)).await.unwrap();
        disk.acknowledge(place);
    }
    Recording { files: known.into(), steps: disk.steps() }
}

/// The recording with the power cut at `cut`. A disk that does not really sync is the control: with it, acknowledged
/// events must be found missing, or this test shows nothing.
fn image(
    recording: &Recording,
    cut: usize,
    honest: bool,
    dice: &mut u64,
) -> (BTreeMap<String, Vec<u8>>, u64) {
    let mut files = recording.files.clone();
    let mut acknowledged = 0;
    for step in &recording.steps[..cut] {
        match step {
            Step::Acknowledged { place } => acknowledged = *place,
            Step::Sync { file } if honest => files.entry(file.clone()).or_default().sync(),
            Step::Sync { .. } => {}
            Step::Write { file, .. } | Step::Truncate { file, .. } => {
                files.entry(file.clone()).or_default().pending.push(step.clone());
            }
        }
    }
    let contents = files.into_iter().map(|(name, file)| (name, file.after_power_cut(dice)));
    (contents.collect(), acknowledged)
}

fn lay_out(folder: &Path, files: &BTreeMap<String, Vec<u8>>) {
    for ending in ["", "-wal", "-shm"] {
        let path = folder.join(format!("irrgarten.db{ending}"));
        let _ = std::fs::remove_file(&path);
        if let Some(content) = files.get(ending) {
            std::fs::write(&path, content).unwrap();
        }
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_power_goes_out() {
    let images = std::env::var(IMAGES).ok().and_then(|images| images.parse().ok()).unwrap_or(400);
    let recording = record().await;
    let synced_files = |name: &str| {
        recording.steps.iter().filter(|step| matches!(step, Step::Sync { file } if file == name)).count()
    };
    assert!(synced_files("-wal") as u64 >= APPENDS, "every append syncs the log");
    assert!(synced_files("") > 3, "the log was moved to the file several times");

    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let mut dice = 0x9E37_79B9_7F4A_7C15;
    let mut beyond = 0;
    for _ in 0..images {
        let cut = random(&mut dice) as usize % recording.steps.len();
        let (files, acknowledged) = image(&recording, cut, true, &mut dice);
        lay_out(folder.path(), &files);
        let store = open(folder.path()).unwrap();
        let kept = count(&store, 1).await.unwrap();
        assert!(kept >= acknowledged, "cut at {cut}: {kept} of {acknowledged} acknowledged events");
        assert!(kept <= acknowledged + 1, "only the append under way may be there as well");
        beyond += u64::from(kept > acknowledged);
        // The store goes on where it was, and the lost answer can be asked for again.
        let again = store.append(append(1, kept.max(1))).await.unwrap();
        assert_eq!(matches!(again, Appended::AlreadyDone { .. }), kept > 0);
        store.append(append(1, kept.max(1) + 1)).await.unwrap();
        drop(store);
        assert_eq!(verify_file(&folder.path().join("irrgarten.db")).unwrap().events, kept.max(1) + 1);
    }
    eprintln!(
        "{images} power cuts over {} steps, {beyond} kept an event that was not acknowledged",
        recording.steps.len()
    );
}

#[tokio::test]
async fn a_disk_that_does_not_really_sync_is_noticed() {
    let recording = record().await;
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let mut dice = 0x2026;
    let mut noticed = 0;
    for _ in 0..40 {
        let cut = random(&mut dice) as usize % recording.steps.len();
        let (files, acknowledged) = image(&recording, cut, false, &mut dice);
        lay_out(folder.path(), &files);
        let kept = match open(folder.path()) {
            Ok(store) => count(&store, 1).await.unwrap_or(0),
            Err(_) => 0,
        };
        noticed += u32::from(kept < acknowledged);
    }
    assert!(noticed > 20, "{noticed} of 40");
}
