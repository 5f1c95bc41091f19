//! A file system of a few megabytes, for tests that fill it or make it read-only.

use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// A small mounted file system, which only root can have.
pub(crate) struct SmallDisk {
    folder: TempDir,
}

impl SmallDisk {
    pub(crate) fn mount(size: &str) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let options = format!("size={size}");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &options, "irrgarten-test"]).arg(folder.path());
        succeeds(&mut mount).then_some(Self { folder })
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn remount(&self, mode: &str) {
        let mut mount = Command::new("mount");
        mount.args(["-o", &format!("remount,{mode}")]).arg(self.path());
        assert!(succeeds(&mut mount), "cannot remount {mode}");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        succeeds(Command::new("umount").arg("-l").arg(self.path()));
    }
}

fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
