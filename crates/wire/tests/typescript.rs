//! The TypeScript types of the page are generated from this crate. `BLESS=1 cargo test -p irrgarten-wire` writes
//! them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use irrgarten_wire::{
    Advice, AskAdvice, AskMaze, AskMoment, AskPosition, AskRecord, AskReplay, AskReview, AskSolver, Code,
    DeviceLink, DoCommand, Done, EmptyBody, FromClient, GameList, Guest, Health, HookCall, Invitations,
    Invite, LONGEST_REMARK, LinkToken, Lobby, MadeBot, MazePuzzle, MazeSolution, Me, MomentAdvice,
    MomentInfo, MovedTable, NewBot, Notes, Notification, OnlineBots, OpenRematch, Opened, OwnBots,
    PersonPage, PlayMaze, PositionInfo, Problem, PuzzleBoard, Remark, Replayed, Report, Review,
    SetPassphrase, SetWebhook, SignIn, SignOut, SolverAnswer, Solvers, TabInput, TabResponse, TableCode,
    TableSnapshot, ToClient, TryPuzzle, VerifiedRecord, Webhook,
};
use ts_rs::{Config, TS as _};

fn write(folder: &Path) {
    let config = Config::from_env().with_out_dir(folder);
    FromClient::export_all(&config).unwrap();
    ToClient::export_all(&config).unwrap();
    Problem::export_all(&config).unwrap();
    Guest::export_all(&config).unwrap();
    Me::export_all(&config).unwrap();
    DeviceLink::export_all(&config).unwrap();
    LinkToken::export_all(&config).unwrap();
    SetPassphrase::export_all(&config).unwrap();
    SignIn::export_all(&config).unwrap();
    SignOut::export_all(&config).unwrap();
    PersonPage::export_all(&config).unwrap();
    TableCode::export_all(&config).unwrap();
    EmptyBody::export_all(&config).unwrap();
    Advice::export_all(&config).unwrap();
    Review::export_all(&config).unwrap();
    AskReplay::export_all(&config).unwrap();
    Replayed::export_all(&config).unwrap();
    AskMoment::export_all(&config).unwrap();
    MomentInfo::export_all(&config).unwrap();
    AskAdvice::export_all(&config).unwrap();
    MomentAdvice::export_all(&config).unwrap();
    AskReview::export_all(&config).unwrap();
    Notes::export_all(&config).unwrap();
    GameList::export_all(&config).unwrap();
    OpenRematch::export_all(&config).unwrap();
    Report::export_all(&config).unwrap();
    Opened::export_all(&config).unwrap();
    Lobby::export_all(&config).unwrap();
    TableSnapshot::export_all(&config).unwrap();
    Health::export_all(&config).unwrap();
    NewBot::export_all(&config).unwrap();
    MadeBot::export_all(&config).unwrap();
    OwnBots::export_all(&config).unwrap();
    OnlineBots::export_all(&config).unwrap();
    Invitations::export_all(&config).unwrap();
    Invite::export_all(&config).unwrap();
    Notification::export_all(&config).unwrap();
    DoCommand::export_all(&config).unwrap();
    Remark::export_all(&config).unwrap();
    Done::export_all(&config).unwrap();
    SetWebhook::export_all(&config).unwrap();
    Webhook::export_all(&config).unwrap();
    HookCall::export_all(&config).unwrap();
    MazePuzzle::export_all(&config).unwrap();
    PlayMaze::export_all(&config).unwrap();
    AskMaze::export_all(&config).unwrap();
    MazeSolution::export_all(&config).unwrap();
    TryPuzzle::export_all(&config).unwrap();
    PuzzleBoard::export_all(&config).unwrap();
    AskPosition::export_all(&config).unwrap();
    PositionInfo::export_all(&config).unwrap();
    AskRecord::export_all(&config).unwrap();
    VerifiedRecord::export_all(&config).unwrap();
    Solvers::export_all(&config).unwrap();
    AskSolver::export_all(&config).unwrap();
    SolverAnswer::export_all(&config).unwrap();
    MovedTable::export_all(&config).unwrap();
    TabInput::export_all(&config).unwrap();
    TabResponse::export_all(&config).unwrap();
    fs::write(folder.join("limits.ts"), limits()).unwrap();
}

/// The numbers that the page shares with the server.
fn limits() -> String {
    format!(
        "// Generated from crates/wire. Do not edit.\n\n/** The most characters of a chat message. */\n\
         export const LONGEST_REMARK = {LONGEST_REMARK};\n"
    )
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    entries
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(path).unwrap())
        })
        .collect()
}

#[test]
fn the_types_of_the_page_are_up_to_date() {
    let committed = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    if std::env::var_os("BLESS").is_some() {
        let _ = fs::remove_dir_all(&committed);
        write(&committed);
    }
    let fresh = tempfile::tempdir().unwrap();
    write(fresh.path());
    assert_eq!(files(&committed), files(fresh.path()), "BLESS=1 cargo test -p irrgarten-wire writes them");
}

#[test]
fn sentences_about_the_length_of_a_chat_message_name_it() {
    let most = LONGEST_REMARK.to_string();
    assert!(Code::BadText.sentence().contains(&most));
    let words = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/words");
    for (file, text) in files(&words) {
        let sentence = text.lines().find(|line| line.starts_with("code-bad_text = ")).unwrap();
        assert!(sentence.contains(&most), "{file}: {sentence}");
    }
}
