//! The real program, abused while people play: what it guarantees holds. The long run is `cargo xtask attack`.

use std::path::Path;
use std::time::Duration;

use irrgarten_campaigns::attack::{AttackPlan, run};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_guaranteed_holds_under_attack() -> Result<(), irrgarten_campaigns::CampaignError> {
    let folder = tempfile::tempdir()?;
    let plan = AttackPlan {
        program: Path::new(env!("CARGO_BIN_EXE_irrgarten")).to_owned(),
        folder: folder.path().to_owned(),
        sockets: 40,
        networks: 2,
        aside: false,
        tables: 10,
        pace: 20,
        time: Duration::from_secs(6),
        tries: 40,
        seed: 1,
    };
    let report = run(&plan, |_| {}).await?;
    assert!(report.is_clean(), "{report}");
    let (calm, attacked) = report.acknowledged();
    assert!(calm > 0 && attacked > 0, "too little happened: {report}");
    Ok(())
}
