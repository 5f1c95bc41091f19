//! The chores of the workspace: `cargo xtask <command>`.
//!
//! Nothing but the standard library is used, so that a fresh clone has its chores built in a second.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool talks to a terminal")]

mod bench;
mod bless;
mod campaign;
mod cargo;
mod catalogue;
mod dist;
mod failure;
mod new_game;
mod play;
mod postgres;
mod python;
mod screenshots;
mod site;
mod tab;
mod verify;
mod web;
mod workspace;

use std::process::ExitCode;

use failure::Failure;

/// A command: what is typed, what it does in one line, and how.
struct Command {
    name: &'static str,
    arguments: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Result<(), Failure>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "play",
        arguments: "[game] [arguments of `irrgarten`] | --static",
        about: "build the program and its page, and open the page, at a new table of a game if one is named; \
                --static: show the site of files",
        run: play::run,
    },
    Command {
        name: "verify",
        arguments: "[step ...] [--keep-going] [--list]",
        about: "the whole check: format, lints, tests, page, browser, documents, licences",
        run: verify::run,
    },
    Command {
        name: "bless",
        arguments: "[game]",
        about: "rewrite golden playthroughs and perft counts, to be reviewed as a diff",
        run: bless::run,
    },
    Command {
        name: "new-game",
        arguments: "<slug>",
        about: "make games/<slug> with a small example game whose laws hold",
        run: new_game::run,
    },
    Command {
        name: "catalogue",
        arguments: "[--check]",
        about: "write the list of games anew from the folders below games/",
        run: catalogue::run,
    },
    Command {
        name: "tab",
        arguments: "[--decisions N]",
        about: "build the games for the browser, to be played without a server; time their players",
        run: tab::run,
    },
    Command {
        name: "screenshots",
        arguments: "",
        about: "take the pictures in docs/screenshots anew, in a real browser",
        run: screenshots::run,
    },
    Command {
        name: "bench",
        arguments: "[filter]",
        about: "measure the games, one core, release build; `maze [folder]`: solve puzzles",
        run: bench::run,
    },
    Command {
        name: "site",
        arguments: "",
        about: "write web/dist/site: the page with all games, for any web space, without a server",
        run: site::run,
    },
    Command {
        name: "dist",
        arguments: "[--target TRIPLE]",
        about: "write target/archives: the program for a server, with checksum, bill of materials and licences",
        run: dist::run,
    },
    Command {
        name: "torture",
        arguments: "[--kills N] [--tables N] [--seed S] [--nodes N]",
        about: "kill the server again and again while people play, and look for what is missing; --nodes: several on \
                one database, which fails as well",
        run: campaign::torture,
    },
    Command {
        name: "attack",
        arguments: "[--sockets N] [--networks N] [--tables N] [--pace N] [--seconds S] [--tries N] [--seed S]",
        about: "abuse the server while people play, and look for what gives way",
        run: campaign::attack,
    },
    Command {
        name: "load",
        arguments: "[--tables N] [--sockets N] [--connections N] [--game G] [--pace N] [--seconds S]",
        about: "measure how many durable moves the server carries, and at what cost",
        run: campaign::load,
    },
    Command { name: "help", arguments: "", about: "this list", run: help },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(line) = failure.line() {
                eprintln!("xtask: {line}");
            }
            ExitCode::from(failure.code())
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), Failure> {
    let Some((name, rest)) = arguments.split_first() else { return help(&[]) };
    let name = if matches!(name.as_str(), "-h" | "--help") { "help" } else { name };
    match COMMANDS.iter().find(|command| command.name == name) {
        Some(command) => (command.run)(rest),
        None => Err(Failure::usage(format!("{name:?} is no command; `cargo xtask help` lists them"))),
    }
}

fn help(arguments: &[String]) -> Result<(), Failure> {
    failure::expect_none("help", arguments)?;
    println!("usage: cargo xtask <command>\n");
    for command in COMMANDS {
        println!("  {:<11} {}", command.name, command.about);
        if !command.arguments.is_empty() {
            println!("  {:<11} {} {}", "", command.name, command.arguments);
        }
    }
    println!("\n`cargo play` and `cargo verify` are short for the first two.");
    Ok(())
}
