//! A seat at a table of a server: what is seen, and what is typed.

use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, RecvError};

use irrgarten_catalogue::games;
use irrgarten_faces::Reading;
use irrgarten_game::Language;
use irrgarten_wire::{Command, Event, FromClient, Occupant, Phase, SeenEvent, TableSnapshot, ToClient};
use tokio::sync::mpsc::UnboundedSender;

use super::super::listing;
use super::super::screen::Screen;
use super::line::Heard;
use crate::error::CliError;

const HELP: &str = "\
Type an action, or one of these:
  actions     list what you may do; actions 44 lists what begins with 44,
              actions all everything
  board       show the board again
  say WORDS   say something to everybody at the table
  help        this help
  quit        leave; the same command comes back to the seat";

pub(super) struct SeatAtTable<R, W> {
    /// The person at the terminal.
    id: String,
    messages: Receiver<Heard>,
    commands: UnboundedSender<FromClient>,
    language: Language,
    screen: Screen<R, W>,
    /// The table as it was seen last.
    table: Option<Box<TableSnapshot>>,
    /// How many commands were sent: each has a name of its own.
    sent: u64,
    /// The name of the command that is not answered yet.
    waits_for: Option<String>,
    /// The version that the last command has led to: what is seen before it is old.
    known: u64,
    /// The version at which this person was told that it is their turn.
    shown: Option<u64>,
}

enum Next {
    GoOn,
    Leave,
}

impl<R: BufRead, W: Write> SeatAtTable<R, W> {
    pub(super) fn new(
        id: String,
        messages: Receiver<Heard>,
        commands: UnboundedSender<FromClient>,
        language: Language,
        screen: Screen<R, W>,
    ) -> SeatAtTable<R, W> {
        let (table, sent, waits_for, known, shown) = (None, 0, None, 0, None);
        SeatAtTable { id, messages, commands, language, screen, table, sent, waits_for, known, shown }
    }

    /// Plays until the game is over or the person leaves.
    pub(super) fn play(mut self) -> Result<(), CliError> {
        loop {
            let heard = self.messages.recv().map_err(|RecvError| CliError::at("the line", "it has ended"))?;
            self.take(heard)?;
            // Everything that has come is looked at before anybody is asked.
            while let Ok(heard) = self.messages.try_recv() {
                self.take(heard)?;
            }
            let Some(table) = &self.table else { continue };
            if table.phase == Phase::Over {
                return self.farewell();
            }
            if self.waits_for.is_none()
                && table.version >= self.known
                && let Next::Leave = self.act()?
            {
                return self
                    .screen
                    .say("You have left the screen, not the seat: the same command comes back to it.");
            }
        }
    }

    fn take(&mut self, heard: Heard) -> Result<(), CliError> {
        match heard {
            Heard::Lost(why) => self.screen.say(&format!("The line is away: {why}")),
            Heard::Back => self.screen.say("The line is back."),
            Heard::Message(message) => match *message {
                ToClient::Snapshot { table, .. } => {
                    self.table = Some(table);
                    Ok(())
                }
                ToClient::Events { events, table, seat } => {
                    let mine = self.seats_in(&table);
                    self.table = Some(table);
                    // Who has several seats hears everything once.
                    if mine.first().copied() == seat { self.tell(&events) } else { Ok(()) }
                }
                ToClient::Ack { id, version } => {
                    self.waits_for.take_if(|waited| *waited == id);
                    self.known = version;
                    Ok(())
                }
                ToClient::Error { message, .. } => {
                    self.waits_for = None;
                    self.shown = None;
                    self.screen.say(&message)
                }
                _ => Ok(()),
            },
        }
    }

    fn tell(&mut self, events: &[SeenEvent]) -> Result<(), CliError> {
        for SeenEvent { event, .. } in events {
            let line = match event {
                Event::Acted { seat, action, .. } => format!("{}: {action}", self.name(*seat)),
                Event::Drew { chance, .. } => format!("dealer: {chance}"),
                Event::Said { by, text } => format!("{} says: {text}", by.name),
                Event::Seated { seat, .. } => format!("seat {seat}: {}", self.name(*seat)),
                Event::Ready { seat, ready: true } => format!("{} is ready.", self.name(*seat)),
                Event::Started => "The game begins.".to_owned(),
                _ => continue,
            };
            self.screen.say(&line)?;
        }
        Ok(())
    }

    /// What there is to do now, if anything.
    fn act(&mut self) -> Result<Next, CliError> {
        let Some(table) = self.table.clone() else { return Ok(Next::GoOn) };
        let mine = self.seats_in(&table);
        match table.phase {
            Phase::Gathering => {
                if let Some(&seat) = mine.first() {
                    if !table.ready.get(usize::from(seat) - 1).copied().unwrap_or_default() {
                        self.send(Command::Ready { seat, ready: true });
                        self.screen.say("You are ready; the game begins when everybody is.")?;
                    }
                    return Ok(Next::GoOn);
                }
                let empty = table.seats.iter().position(|chair| matches!(chair, Occupant::Empty));
                match empty {
                    Some(index) => self.send(Command::Sit { seat: index as u8 + 1 }),
                    None => self.send(Command::AskSeat {}),
                }
                Ok(Next::GoOn)
            }
            Phase::Playing => {
                let seat = table.turn.iter().copied().find(|seat| mine.contains(seat));
                match (seat, &table.actions) {
                    (Some(seat), Some(actions))
                        if !actions.is_empty() && self.shown != Some(table.version) =>
                    {
                        self.shown = Some(table.version);
                        self.turn(seat, &table, actions)
                    }
                    _ => Ok(Next::GoOn),
                }
            }
            _ => Ok(Next::GoOn),
        }
    }

    fn turn(&mut self, seat: u8, table: &TableSnapshot, actions: &[String]) -> Result<Next, CliError> {
        self.board(table)?;
        self.screen.offer(actions);
        loop {
            let Some(line) = self.screen.ask(&format!("seat {seat}>"))? else { return Ok(Next::Leave) };
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match (word, rest.trim()) {
                _ if actions.contains(&line) => {
                    let seen = Some(table.version);
                    self.send(Command::Act { seat, action: line.clone(), seen });
                    return Ok(Next::GoOn);
                }
                ("", _) => return Ok(Next::GoOn),
                ("help" | "?", _) => self.screen.say(HELP)?,
                ("actions" | "a" | "l", rest) => self.screen.say(&listing::list(actions, rest))?,
                ("board" | "b", _) => self.board(table)?,
                ("quit" | "q", _) => return Ok(Next::Leave),
                ("say", text) if !text.is_empty() => {
                    self.shown = None;
                    self.send(Command::Say { text: text.to_owned() });
                    return Ok(Next::GoOn);
                }
                _ => {
                    // The game may know a longer spelling; it says why if it does not.
                    let seen = Some(table.version);
                    self.send(Command::Act { seat, action: line.clone(), seen });
                    return Ok(Next::GoOn);
                }
            }
        }
    }

    fn board(&mut self, table: &TableSnapshot) -> Result<(), CliError> {
        let Some(text) = &table.text else { return Ok(()) };
        let art = match games().read(text)? {
            Reading::View(view) => view.art(self.language),
            Reading::Open(position) => position.laid_open().art(self.language),
        };
        self.screen.draw(&art)
    }

    fn farewell(mut self) -> Result<(), CliError> {
        let Some(table) = self.table.take() else { return Ok(()) };
        self.board(&table)?;
        self.screen.say("The game is over.")?;
        if let Some(ending) = &table.ending {
            self.screen.say(&ending.reason.text)?;
        }
        for (seat, points) in (1..).zip(table.points.iter().flatten()) {
            self.table = Some(table.clone());
            let name = self.name(seat);
            self.screen.say(&format!("{name}: {points} points"))?;
        }
        Ok(())
    }

    fn send(&mut self, command: Command) {
        self.sent += 1;
        // The version makes the name another one after the program was started again.
        let version = self.table.as_ref().map_or(0, |table| table.version);
        let id = format!("terminal-{version}-{}", self.sent);
        self.waits_for = Some(id.clone());
        // If the line has ended, the next message says so.
        let _ = self.commands.send(FromClient::Do { id, command });
    }

    fn seats_in(&self, table: &TableSnapshot) -> Vec<u8> {
        let sits = |chair: &Occupant| chair.person().is_some_and(|person| person.id.0 == self.id);
        (1..).zip(table.seats.iter()).filter(|(_, chair)| sits(chair)).map(|(seat, _)| seat).collect()
    }

    fn name(&self, seat: u8) -> String {
        let chairs = self.table.as_ref().map(|table| &table.seats);
        let chair = chairs.and_then(|chairs| chairs.get(usize::from(seat).checked_sub(1)?));
        match chair {
            Some(Occupant::Person { person }) if person.id.0 == self.id => format!("{} (you)", person.name),
            Some(Occupant::Person { person }) => person.name.clone(),
            Some(Occupant::Bot { level }) => format!("seat {seat} ({})", level.name()),
            Some(Occupant::Empty) | None => format!("seat {seat}"),
        }
    }
}
