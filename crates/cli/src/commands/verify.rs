//! `irrgarten verify`

use std::path::PathBuf;

use clap::Args;
use irrgarten_faces::Replay;
use irrgarten_game::Ply;
use irrgarten_game::record::{Deal, SeatCommitment};
use serde::Serialize;

use crate::error::CliError;
use crate::output::Out;
use crate::record_file::{self, RecordFile};

#[cfg(test)]
mod tests;

/// Recompute the deal, every draw and every move of a record, and name the first difference
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten verify game.play
  irrgarten verify --json game.play")]
pub(crate) struct VerifyCommand {
    /// A record, as .play text or in JSON; - is standard input
    file: PathBuf,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The result for programs. A record that fails is reported on standard error, and by exit code 2.
#[derive(Serialize)]
struct Verified {
    game: String,
    version: u16,
    seats: u8,
    actions: usize,
    draws: usize,
    result: Option<String>,
    /// The table whose deal was recomputed.
    table: Option<String>,
    /// The seats that contributed a share.
    shares: Vec<u8>,
    seal: Option<String>,
}

impl Verified {
    fn new(filed: &RecordFile, replay: &Replay) -> Verified {
        let record = &replay.record;
        let draws = replay.plies.iter().filter(|ply| matches!(ply, Ply::Chance(_))).count();
        let deal = filed.record.deal.as_ref();
        let shares = deal
            .into_iter()
            .flat_map(|deal| (1..).zip(&deal.seats))
            .filter(|(_, promise)| promise.is_some_and(|promise| promise.share.is_some()));
        Verified {
            game: record.game.clone(),
            version: record.version,
            seats: record.seats,
            actions: replay.plies.len() - draws,
            draws,
            result: replay.score.as_ref().map(ToString::to_string),
            table: deal.map(|deal| deal.table.clone()),
            shares: shares.map(|(seat, _)| seat).collect(),
            seal: deal.map(|_| filed.record.sealed()),
        }
    }
}

impl VerifyCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let fault = |problem: String| CliError::at(self.file.display(), problem);
        let filed = record_file::read_file(&self.file).map_err(fault)?;
        let replay = verify(&filed).map_err(fault)?;
        let mut out = Out::new();
        if self.json {
            return out.json(&Verified::new(&filed, &replay));
        }
        out.text(&format!("{}: {}", self.file.display(), found(&replay)))?;
        match &filed.record.deal {
            Some(deal) => {
                out.text(&contributions(deal))?;
                out.text(&format!(
                    "the seal: {} (compare it with the one the table showed)",
                    filed.record.sealed()
                ))
            }
            None => out.text(
                "the seed: it gives this start and these draws; who chose it, the record does not tell",
            ),
        }
    }
}

/// Recomputes everything that a record says, and compares.
fn verify(filed: &RecordFile) -> Result<Replay, String> {
    irrgarten_api::can_be_verified(&filed.record)?;
    let replay = filed.replay()?;
    irrgarten_api::verify_record(&filed.record, filed.text.as_deref(), &replay)?;
    Ok(replay)
}

fn found(replay: &Replay) -> String {
    let record = &replay.record;
    let by_chance = replay.plies.iter().filter(|ply| matches!(ply, Ply::Chance(_))).count();
    let counted = |count: usize, noun| format!("{count} {noun}{}", if count == 1 { "" } else { "s" });
    let seats = counted(record.seats.into(), "seat");
    let (actions, draws) = (counted(replay.plies.len() - by_chance, "action"), counted(by_chance, "draw"));
    let end = replay.score.as_ref().map_or("not over".to_owned(), |score| format!("result {score}"));
    format!("verified: {}/{}, {seats}, {actions}, {draws}, {end}", record.game, record.version)
}

/// Which seats contributed to the seed, and which had to trust the server.
fn contributions(deal: &Deal) -> String {
    let seats = |which: fn(&Option<SeatCommitment>) -> bool| {
        let numbers = (1..).zip(&deal.seats).filter(|(_, promise)| which(promise));
        let numbers: Vec<String> = numbers.map(|(number, _): (u32, _)| number.to_string()).collect();
        let noun = if numbers.len() == 1 { "seat" } else { "seats" };
        (!numbers.is_empty()).then(|| format!("{noun} {}", numbers.join(", ")))
    };
    let told = [
        match seats(|promise| promise.is_some_and(|promise| promise.share.is_some())) {
            Some(seats) => Some(format!("the server and {seats} made the seed together")),
            None => Some("the server made the seed alone".to_owned()),
        },
        seats(Option::is_none).map(|seats| format!("no share of its own was promised by {seats}")),
        seats(|promise| promise.is_some_and(|promise| promise.share.is_none()))
            .map(|seats| format!("a share was promised and not revealed by {seats}")),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    format!("the deal of table {}: {}", deal.table, told.join("; "))
}
