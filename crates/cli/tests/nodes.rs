//! Two nodes on one database: killed, stopped and cut off while people play at both. The long run is
//! `cargo xtask torture --nodes 2`.

#![cfg(target_os = "linux")]

use std::path::Path;
use std::time::Duration;

use irrgarten_campaigns::nodes::{Fault, NodesPlan, run};

const TABLES: u32 = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn nothing_acknowledged_is_lost_by_two_nodes() -> Result<(), irrgarten_campaigns::CampaignError> {
    // Asked for more, all kinds of faults come in turn again and again.
    let faults = std::env::var("IRRGARTEN_FAULTS").ok().and_then(|faults| faults.parse().ok());
    let plan = NodesPlan {
        program: Path::new(env!("CARGO_BIN_EXE_irrgarten")).to_owned(),
        nodes: 2,
        faults: faults.unwrap_or(Fault::ALL.len() as u32),
        tables: TABLES,
        longest: Duration::from_millis(500),
        seed: 1,
    };
    let report = run(&plan, std::future::pending(), |_| {}).await?;
    if faults.is_some() {
        println!("{report}");
    }
    assert!(report.is_clean(), "{report}");
    assert!(
        report.compared.moves > TABLES as usize && report.compared.messages > report.compared.moves,
        "too little happened: {report}"
    );
    assert!(report.compared.reconnects >= u64::from(TABLES), "nobody noticed: {report}");
    Ok(())
}
