//! The data file under the server: a second server on it, and the file moved away.

#[cfg(unix)]
use std::os::unix::fs::symlink;
#[cfg(windows)]
use std::os::windows::fs::symlink_file as symlink;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::process::Command;
use tokio::time::timeout;

use super::AttackPlan;
use super::report::Finding;
use super::target::Target;
use crate::CampaignError;
use irrgarten_devices::MessageKind;

const REFUSED_WITHIN: Duration = Duration::from_secs(30);
/// How long the server may take to notice that its file is back.
const NOTICED_WITHIN: Duration = Duration::from_secs(30);

/// A second server on the same file, under its own name and two others.
pub(super) async fn second_server(plan: &AttackPlan, file: &Path) -> Result<Finding, CampaignError> {
    let (soft, hard) = (plan.folder.join("symlink.db"), plan.folder.join("hardlink.db"));
    symlink(file, &soft)?;
    std::fs::hard_link(file, &hard)?;
    let names = [file, soft.as_path(), hard.as_path()];
    let mut refused = 0;
    for name in names {
        let mut command = Command::new(&plan.program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(name);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
        let ended = timeout(REFUSED_WITHIN, command.spawn()?.wait()).await;
        refused += usize::from(matches!(ended, Ok(Ok(status)) if !status.success()));
    }
    std::fs::remove_file(&soft)?;
    std::fs::remove_file(&hard)?;
    Ok(Finding {
        attack: "a second server on the file",
        tries: names.len(),
        happened: format!("{refused} refused, under its name, a symbolic and a hard link"),
        broken: refused < names.len(),
    })
}

/// Moves the file away and back. Returns the version that was acknowledged after that as well.
pub(super) async fn moved_away(target: &Target, file: &Path) -> Result<(Finding, u64), CampaignError> {
    let mut host = target.host().await?;
    let away = file.with_extension("away");
    std::fs::rename(file, &away)?;
    let first = host.remark("moved").await?;
    let second = host.remark("moved").await?;
    std::fs::rename(&away, file)?;
    let back = timeout(NOTICED_WITHIN, async {
        loop {
            match host.remark("moved").await {
                Ok(MessageKind::Done { version, .. }) => return Ok(version),
                Ok(_) => tokio::time::sleep(Duration::from_secs(1)).await,
                Err(lost) => return Err(lost),
            }
        }
    });
    let back = back.await.ok().transpose()?;
    let refused =
        [first, second].iter().filter(|answer| matches!(answer, MessageKind::Refused { .. })).count();
    let finding = Finding {
        attack: "the file moved away and back",
        tries: 2,
        happened: format!("{refused} refused while it was away; goes on when it is back: {}", back.is_some()),
        broken: refused < 2 || back.is_none(),
    };
    Ok((finding, back.unwrap_or(0)))
}
