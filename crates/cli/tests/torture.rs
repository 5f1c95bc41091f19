//! The real program, killed again and again while people play: nothing that was acknowledged is lost or doubled. The
//! long run is `cargo xtask torture`.

use std::path::Path;
use std::time::Duration;

use irrgarten_campaigns::torture::{TorturePlan, run};

const KILLS: u32 = 25;
const TABLES: u32 = 200;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_in_25_kills() -> Result<(), irrgarten_campaigns::CampaignError> {
    let folder = tempfile::tempdir()?;
    let plan = TorturePlan {
        program: Path::new(env!("CARGO_BIN_EXE_irrgarten")).to_owned(),
        folder: folder.path().to_owned(),
        kills: KILLS,
        tables: TABLES,
        lives: (Duration::from_millis(100), Duration::from_millis(900)),
        seed: 1,
    };
    let report = run(&plan, std::future::pending(), |_| {}).await?;
    assert!(report.is_clean(), "{report}");
    assert!(
        report.compared.moves > KILLS as usize && report.compared.messages > report.compared.moves,
        "too little happened: {report}"
    );
    assert!(report.compared.reconnects >= u64::from(KILLS), "nobody noticed the kills: {report}");
    Ok(())
}
