//! The person in front of the page: opens tables, sits down, and plays any move that is on offer.

use std::collections::BTreeMap;

use irrgarten_game::Secret;
use irrgarten_wire::{
    Code, Command, Config, FromClient, Level, Opened, Phase, TabRequest, TableSnapshot, ToClient,
};

use crate::browser::Browser;

/// A table as the page has it.
pub(crate) struct Page {
    pub(crate) table: String,
    connection: u32,
    /// The table as each own seat sees it.
    pub(crate) seen: BTreeMap<Option<u8>, TableSnapshot>,
    /// The commands that were acknowledged, with their versions.
    pub(crate) acknowledged: Vec<(FromClient, u64)>,
    commands: u32,
}

/// Opens a table and sits down: the person on these seats, bots on the others.
pub(crate) fn begin(browser: &mut Browser, config: &Config, own: &[u8], level: Level) -> Page {
    while browser.ask("POST", "/api/guest", Some(r#"{"name":"Ada"}"#)).status != 200 {}
    let opened = loop {
        let answer = browser.ask("POST", "/api/tables", Some(&serde_json::to_string(config).unwrap()));
        if answer.status == 201 {
            break serde_json::from_str::<Opened>(&answer.body).unwrap();
        }
        assert_eq!(answer.status, 507, "{}", answer.body);
    };
    let mut page = Page {
        table: opened.table,
        connection: 1,
        seen: BTreeMap::new(),
        acknowledged: Vec::new(),
        commands: 0,
    };
    page.connect(browser);
    for seat in 1..=config.seats {
        let own = own.contains(&seat);
        let command = if own { Command::Sit { seat } } else { Command::Invite { seat, level } };
        page.insist(browser, &command);
    }
    let share = Secret([7; 32]);
    let commitment = String::from(share.commitment(&page.table));
    page.insist(browser, &Command::Commit { seat: own[0], commitment });
    for &seat in own {
        page.insist(browser, &Command::Ready { seat, ready: true });
    }
    page.insist(browser, &Command::Reveal { seat: own[0], share: share.into() });
    page
}

impl Page {
    pub(crate) fn connect(&mut self, browser: &mut Browser) {
        self.connection += 1;
        let (connection, table) = (self.connection, self.table.clone());
        browser.send(TabRequest::Connect { connection, table });
        let version = self.seen.values().map(|table| table.version).min();
        self.seen.clear();
        browser.say(connection, &FromClient::Hello { version, seats: None, text: false, changes: false });
        self.read(browser);
        assert!(!self.seen.is_empty());
    }

    /// Reads everything that has come; returns the answers to commands.
    pub(crate) fn read(&mut self, browser: &mut Browser) -> Vec<(String, Result<u64, Code>)> {
        let mut answers = Vec::new();
        for message in browser.frames.remove(&self.connection).unwrap_or_default() {
            if let Some((seat, table)) = message.table() {
                // A person who has sat down looks on no longer.
                if seat.is_some() {
                    self.seen.remove(&None);
                }
                self.seen.insert(seat, table.clone());
            }
            match message {
                ToClient::Ack { id, version } => answers.push((id, Ok(version))),
                ToClient::Error { id: Some(id), code, .. } => answers.push((id, Err(code))),
                ToClient::Error { code, .. } => panic!("{code}"),
                _ => {}
            }
        }
        answers
    }

    /// Sends a command under a new id, and reads its answer.
    pub(crate) fn try_to(&mut self, browser: &mut Browser, command: Command) -> Result<u64, Code> {
        self.commands += 1;
        let id = format!("c{}-{}", self.commands, browser.chance(1 << 30));
        let message = FromClient::Do { id: id.clone(), command };
        browser.say(self.connection, &message);
        let answers = self.read(browser);
        let (_, done) = answers.into_iter().find(|(name, _)| *name == id).expect("every command is answered");
        if let Ok(version) = done {
            self.acknowledged.push((message, version));
        }
        done
    }

    /// Sends a command until the disk takes it.
    pub(crate) fn insist(&mut self, browser: &mut Browser, command: &Command) -> u64 {
        loop {
            match self.try_to(browser, command.clone()) {
                Ok(version) => return version,
                Err(code) => assert_eq!(code, Code::DiskFull, "{command:?}"),
            }
        }
    }

    /// A command that was acknowledged is sent again: it gets the same answer, and nothing happens.
    pub(crate) fn repeat(&mut self, browser: &mut Browser) {
        let nth = browser.chance(self.acknowledged.len() as u32) as usize;
        let (message, version) = self.acknowledged[nth].clone();
        let before = browser.storage.clone();
        browser.say(self.connection, &message);
        let FromClient::Do { id, .. } = message else { unreachable!() };
        assert_eq!(self.read(browser), [(id, Ok(version))]);
        assert_eq!(browser.storage, before);
    }

    pub(crate) fn phase(&self) -> Phase {
        self.seen.values().next().unwrap().phase
    }

    /// Does something that is on offer, if anything is.
    pub(crate) fn act(&mut self, browser: &mut Browser) -> bool {
        let offers = self.seen.iter().filter_map(|(seat, table)| {
            let actions = table.actions.as_ref().filter(|actions| !actions.is_empty())?;
            Some(((*seat)?, table.version, actions.clone()))
        });
        let offers: Vec<_> = offers.collect();
        if offers.is_empty() {
            return false;
        }
        let (seat, version, actions) = offers[browser.chance(offers.len() as u32) as usize].clone();
        let action = actions[browser.chance(actions.len() as u32) as usize].clone();
        match self.try_to(browser, Command::Act { seat, action: action.clone(), seen: Some(version) }) {
            // A race goes on while somebody thinks.
            Ok(_) | Err(Code::DiskFull | Code::Stale | Code::Held | Code::Claimed) => true,
            Err(code) => panic!("{action}: {code}"),
        }
    }
}
