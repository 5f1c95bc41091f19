//! A person's turn.

use std::io::{BufRead, Write};

use irrgarten_faces::{Character, GameError, clause, clauses};
use irrgarten_game::{Seat, Viewer};

use super::listing;
use super::terminal_game::{Next, TerminalGame};
use crate::error::CliError;

const HELP: &str = "\
or one of these:
  actions      list what you may do; actions 44 lists what begins with 44,
               actions all everything
  hint         a hint; again, and it tells more
  board        show the board again
  rule CLAUSE  read a clause of the rulebook, such as the one a refusal names
  help         this help
  quit         leave the game
The first letter does as well, and ? is help. At a terminal the tabulator key
completes an action, and the arrow keys bring back what was typed.
In a race your time runs until you claim; Enter alone shows what has happened
in the meantime. Where a game has an action of the same name, :actions :hint
:board :rule :help :quit are the commands.";

/// What a person has typed.
enum Typed<'a> {
    Help,
    List(&'a str),
    Hint,
    Board,
    Rules(&'a str),
    Quit,
    Action(&'a str),
}

impl<'a> Typed<'a> {
    /// An action of the game takes precedence over a command that looks the same.
    fn read(line: &'a str, actions: &[String]) -> Typed<'a> {
        if actions.iter().any(|action| action == line) {
            return Typed::Action(line);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.strip_prefix(':').unwrap_or(word), rest) {
            ("?" | "help", _) => Typed::Help,
            ("l" | "list" | "a" | "actions", _) => Typed::List(rest),
            ("h" | "hint", "") => Typed::Hint,
            ("b" | "board", "") => Typed::Board,
            ("r" | "rule" | "rules", _) => Typed::Rules(rest),
            ("q" | "quit", "") => Typed::Quit,
            _ => Typed::Action(line),
        }
    }
}

impl<R: BufRead, W: Write> TerminalGame<R, W> {
    /// Asks until an action is accepted. `at_screen` is the seat that was shown before.
    pub(super) fn persons_turn(
        &mut self,
        seat: Seat,
        at_screen: &mut Option<Seat>,
    ) -> Result<Next, CliError> {
        if at_screen.replace(seat) != Some(seat) && self.people.len() > 1 && !self.screen.pass_to(seat)? {
            return Ok(Next::Quit);
        }
        self.show(Viewer::Seat(seat))?;
        let actions = self.position.actions(seat);
        self.screen.offer(&actions);
        let mut advice = None;
        loop {
            let Some(line) = self.screen.ask(&self.question(seat))? else { return Ok(Next::Quit) };
            if line.is_empty() {
                if self.clocks.shows(seat).is_some() {
                    // Time has passed: the race is looked at again.
                    self.catch_up(seat)?;
                    return Ok(Next::GoOn);
                }
                continue;
            }
            match Typed::read(&line, &actions) {
                Typed::Help => self.screen.say(&self.help())?,
                Typed::List(beginning) => self.screen.say(&listing::list(&actions, beginning))?,
                Typed::Hint => {
                    let advice = advice.get_or_insert_with(|| self.advice(seat));
                    self.screen.say(&advice.next().unwrap_or("There is nothing to add.".to_owned()))?;
                }
                Typed::Board => {
                    let art = self.position.seen_by(Viewer::Seat(seat)).art(self.language);
                    self.screen.draw(&art)?;
                }
                Typed::Rules(id) => self.screen.say(&self.rules(id))?,
                Typed::Quit => return Ok(Next::Quit),
                Typed::Action(action) => match self.persons_word(seat, action)? {
                    Ok(true) => return Ok(Next::GoOn),
                    Ok(false) => {
                        self.screen.say("The others were faster.")?;
                        return Ok(Next::GoOn);
                    }
                    Err(error) => self.screen.say(&self.refused(&error))?,
                },
            }
        }
    }

    /// Advice of the strongest built-in bot, step by step, the action itself last.
    fn advice(&mut self, seat: Seat) -> std::vec::IntoIter<String> {
        let advice = self.position.mind(seat).advise(Character::Owl, &|| false, &mut self.dice);
        let speaker = self.entry.speaker(self.language);
        let steps = advice.map_or_else(Vec::new, |advice| {
            // What shines on a board is named here.
            let [idea, place, exactly] = advice.hints.map(|hint| {
                let marks: Vec<String> = hint.marks.iter().map(|mark| format!("   ◎ {mark}")).collect();
                speaker.say(&hint.message) + &marks.concat()
            });
            vec![idea, place, format!("{exactly}\n{}", advice.action)]
        });
        steps.into_iter()
    }

    /// In a race with the time, if people play.
    fn question(&self, seat: Seat) -> String {
        match self.clocks.shows(seat).filter(|_| self.screen.is_live()) {
            Some(millis) => format!("seat {seat}, {} s>", millis / 1000),
            None => format!("seat {seat}>"),
        }
    }

    /// What actions look like, and what else can be typed.
    fn help(&self) -> String {
        let actions = self.entry.speaker(self.language).terminal_actions().unwrap_or_default();
        let lines: Vec<String> = actions.lines().map(|line| format!("  {line}\n")).collect();
        format!("Type what you do, such as:\n{}{HELP}", lines.concat())
    }

    fn rules(&self, id: &str) -> String {
        let book = self.entry.rulebook(self.language, &[]);
        clause(&book, id).map_or_else(
            || {
                let all: Vec<String> = clauses(&book).map(str::to_owned).collect();
                format!("r and one of these clauses:\n{}", listing::columns(&all))
            },
            |text| listing::wrap(&text),
        )
    }

    /// Why an action was refused, and what to do about it.
    fn refused(&self, error: &GameError) -> String {
        let why = match error.refusal() {
            Some((message, _)) => self.entry.say(self.language, message),
            None => error.to_string(),
        };
        match error.clause() {
            Some(clause) => format!("{why}\nr {clause} shows the rule, l what you may do."),
            None => format!("{why}\n? shows what you can type, l what you may do."),
        }
    }
}
