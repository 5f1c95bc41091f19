//! The binary `irrgarten`: games as text, for people at a terminal and for programs on a pipe.
//!
//! **Invariant:** whatever is typed or piped in, the result is output or one line that says what is wrong.

mod answer;
mod bot;
mod commands;
mod engine;
mod error;
mod input;
mod output;
mod paint;
mod picture;
mod play;
mod record_file;
mod signals;
mod trust;

use std::process::ExitCode;

use clap::Parser as _;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = match commands::Irrgarten::try_parse() {
        Ok(irrgarten) => irrgarten.run(),
        Err(usage) => {
            let typed = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
            Err(error::CliError::of_usage(usage, typed))
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}
