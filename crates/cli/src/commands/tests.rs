//! Every command helps in the same way.

use clap::{Command, CommandFactory as _, Parser as _};

use super::Irrgarten;

/// All commands, each with the words that call it.
fn all() -> Vec<(String, Command)> {
    fn below(path: &str, command: &Command, all: &mut Vec<(String, Command)>) {
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            let path = format!("{path} {}", sub.get_name());
            below(&path, sub, all);
            all.push((path, sub.clone()));
        }
    }
    let mut all = vec![("irrgarten".to_owned(), Irrgarten::command())];
    below("irrgarten", &Irrgarten::command(), &mut all);
    assert!(all.len() > 25, "{} commands", all.len());
    all
}

fn examples(command: &Command) -> Vec<String> {
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let lines = help.strip_prefix("Examples:\n").unwrap_or_default().lines();
    lines.map(|line| line.trim().to_owned()).collect()
}

#[test]
fn every_command_shows_examples_that_are_right() {
    for (path, command) in all() {
        let examples = examples(&command);
        assert!(examples.iter().any(|line| line.contains(&path)), "{path}: {examples:?}");
        for line in examples {
            let parts = line.split(['|', '&']).map(|part| part.split(" > ").next().unwrap_or(part).trim());
            for part in parts.filter(|part| part.starts_with("irrgarten")) {
                let words = part.split_whitespace().map(|word| word.trim_matches('\''));
                if let Err(error) = Irrgarten::try_parse_from(words) {
                    panic!("{line}: {error}");
                }
            }
        }
    }
}

/// What does not answer: it talks, runs until it is stopped, writes what is no answer, or JSON already.
const NO_JSON: [&str; 11] = [
    "irrgarten",
    "irrgarten serve",
    "irrgarten play",
    "irrgarten bot",
    "irrgarten engine",
    "irrgarten completions",
    "irrgarten man",
    "irrgarten export",
    // What there is to make is a command of its own.
    "irrgarten puzzle",
    // It writes the lines of a file.
    "irrgarten puzzle make",
    "irrgarten help",
];

#[test]
fn every_answer_can_be_had_in_json() {
    for (path, command) in all() {
        let has = command.get_arguments().any(|argument| argument.get_id() == "json");
        assert_eq!(has, !NO_JSON.contains(&path.as_str()), "{path}");
    }
}

#[test]
fn languages_and_seats_are_spelled_alike() {
    for (path, command) in all() {
        for argument in command.get_arguments() {
            let long = argument.get_long().unwrap_or_default();
            assert!(!["language", "locale", "as", "viewer"].contains(&long), "{path} --{long}");
            let name = argument.get_value_names().and_then(|names| names.first());
            match long {
                "lang" => assert_eq!(name.map(clap::builder::Str::as_str), Some("LANGUAGE"), "{path}"),
                "seat" | "seats" => assert_eq!(name.map(clap::builder::Str::as_str), Some("N"), "{path}"),
                _ => {}
            }
        }
    }
}
