//! Somebody looks through a record at a terminal, turn by turn.

use std::io::{Read, Write};

use super::Stage;
use super::keys::{self, Key};
use crate::error::CliError;

/// Clears the screen.
const CLEAR: &str = "\x1b[2J\x1b[H";
const BOLD: &str = "\x1b[1m";
const PLAIN: &str = "\x1b[0m";

/// Shows one turn after the other, until somebody has seen enough. Where keys come line by line (`is_raw` is false), the
/// end of a line means nothing by itself.
pub(super) fn browse(
    stages: &[Stage],
    result: Option<&str>,
    is_raw: bool,
    mut input: impl Read,
    mut out: impl Write,
) -> Result<(), CliError> {
    let last = stages.len().saturating_sub(1);
    let mut at = 0;
    let mut number: Option<usize> = None;
    loop {
        show(&mut out, stages, at, number, result)?;
        let Some(key) = keys::next(&mut input)? else { break };
        at = match (key, number) {
            (Key::On, _) => (at + 1).min(last),
            (Key::Back, _) => at.saturating_sub(1),
            (Key::First, _) => 0,
            (Key::Last, _) => last,
            (Key::Enter, Some(turn)) => turn.min(last),
            (Key::Enter, None) if is_raw => (at + 1).min(last),
            (Key::Quit, _) => break,
            (Key::Enter | Key::Digit(_) | Key::Unknown, _) => at,
        };
        number = match key {
            Key::Digit(digit) => Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit.into())),
            _ => None,
        };
    }
    Ok(writeln!(out)?)
}

fn show(
    out: &mut impl Write,
    stages: &[Stage],
    at: usize,
    number: Option<usize>,
    result: Option<&str>,
) -> Result<(), CliError> {
    let last = stages.len().saturating_sub(1);
    let Some(Stage { turn, position }) = stages.get(at) else { return Ok(()) };
    writeln!(out, "{CLEAR}{position}")?;
    for line in turn {
        writeln!(out, "{line}")?;
    }
    if let Some(result) = result.filter(|_| at == last) {
        writeln!(out, "{result}")?;
    }
    let typed = number.map(|number| number.to_string()).unwrap_or_default();
    write!(
        out,
        "{BOLD}turn {at} of {last}{PLAIN}   arrows or n, p: turn   a number and Enter: that turn   q: leave  {typed}"
    )?;
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(keys: &[u8], is_raw: bool) -> Vec<String> {
        let stage = |nth: usize| Stage { turn: Vec::new(), position: format!("position {nth}") };
        let stages: Vec<Stage> = (0..5).map(stage).collect();
        let mut out = Vec::new();
        browse(&stages, Some("result: 1 2"), is_raw, keys, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let screens = text.split(CLEAR).skip(1);
        screens.map(|screen| screen.lines().next().unwrap().replace("position ", "")).collect()
    }

    #[test]
    fn keys_lead_through_the_turns() {
        assert_eq!(shown(b"nn\x1b[Dq", true), ["0", "1", "2", "1"]);
        assert_eq!(shown(b"pGng", true), ["0", "0", "4", "4", "0"]);
        assert_eq!(shown(b"\r\r", true), ["0", "1", "2"]);
        assert_eq!(shown(b"3\r", true), ["0", "0", "3"]);
        assert_eq!(shown(b"99999999999999999999999\rq", true).last().unwrap(), "4");
        assert_eq!(shown(b"qn", true), ["0"]);
    }

    #[test]
    fn where_keys_come_line_by_line_the_end_of_a_line_is_no_step() {
        assert_eq!(shown(b"n\n2\np\n", false), ["0", "1", "1", "1", "2", "1", "1"]);
    }
}
