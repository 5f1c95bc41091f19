//! The binary `irrgarten`: games as text, for people at a terminal and for programs on a pipe.
//!
//! **Invariant:** whatever is typed or piped in, the answer is a result or one line that says what is wrong.

mod answer;
mod bot;
mod commands;
mod engine;
mod input;
mod output;
mod picture;
mod play;
mod stop;
mod trust;
mod twin;

use std::process::ExitCode;

use clap::Parser as _;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = match commands::Irrgarten::try_parse() {
        Ok(irrgarten) => irrgarten.run(),
        Err(usage) => Err(stop::Stop::from(usage)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}
