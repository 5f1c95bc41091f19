//! The page around a tab, as a test plays it: it stores, delivers, restores, and lets the thinker think.

use std::collections::{BTreeMap, VecDeque};
use std::time::Instant;

use irrgarten_faces::Games;
use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_tab::{Tab, Thinker};
use irrgarten_wire::{
    Code, FromClient, RefusedWrite, StoredDocument, StoredEvent, StoredSummary, TabAnswer, TabInput,
    TabRequest, TabResponse, TabWrites, ThinkerTask, ToClient,
};
use serde::de::DeserializeOwned;

use crate::transcript::Transcript;

/// What the browser keeps.
#[derive(Default, Clone, PartialEq, Debug)]
pub(crate) struct Storage {
    pub(crate) events: BTreeMap<(String, u64), StoredEvent>,
    pub(crate) summaries: BTreeMap<String, String>,
    pub(crate) documents: BTreeMap<(Option<String>, String), String>,
}

impl Storage {
    /// All of it, or nothing if an event is there already.
    fn write(&mut self, writes: TabWrites) -> bool {
        let TabWrites { events, summaries, documents, removed } = writes;
        if events.iter().any(|new| self.events.contains_key(&(new.table.clone(), new.version))) {
            return false;
        }
        self.events.extend(events.into_iter().map(|new| ((new.table, new.version), new.event)));
        self.summaries.extend(summaries.into_iter().map(|new| (new.table, new.text)));
        let named = documents.into_iter().map(|new| ((new.table, new.document.name), new.document.text));
        self.documents.extend(named);
        for table in removed {
            self.events.retain(|(owner, _), _| *owner != table);
            self.summaries.remove(&table);
            self.documents.retain(|(owner, _), _| owner.as_ref() != Some(&table));
        }
        true
    }

    pub(crate) fn log(&self, table: &str) -> Vec<StoredEvent> {
        let (from, to) = ((table.to_owned(), 0), (table.to_owned(), u64::MAX));
        self.events.range(from..=to).map(|(_, event)| event.clone()).collect()
    }
}

pub(crate) struct Browser {
    games: Games,
    tab: Tab,
    thinker: Thinker,
    pub(crate) storage: Storage,
    pub(crate) now: u64,
    /// Everything that connections were sent and nobody has read yet.
    pub(crate) frames: BTreeMap<u32, VecDeque<ToClient>>,
    pub(crate) closed: Vec<(u32, u16)>,
    answers: BTreeMap<u32, TabAnswer>,
    pub(crate) tasks: VecDeque<ThinkerTask>,
    pub(crate) wake: Option<u64>,
    requests: u32,
    pub(crate) dice: SearchRng,
    /// In how many of a hundred cases storing fails.
    pub(crate) failing: u32,
    pub(crate) failures: u32,
    pub(crate) transcript: Transcript,
}

impl Browser {
    pub(crate) fn new(games: Games, seed: u64) -> Browser {
        let mut browser = Browser {
            games,
            tab: Tab::new(games),
            thinker: Thinker::new(games, || 0.0),
            storage: Storage::default(),
            now: 1_000,
            frames: BTreeMap::new(),
            closed: Vec::new(),
            answers: BTreeMap::new(),
            tasks: VecDeque::new(),
            wake: None,
            requests: 0,
            dice: SearchRng::new(seed),
            failing: 0,
            failures: 0,
            transcript: Transcript::default(),
        };
        browser.start();
        browser
    }

    /// As after a reload: everything in memory is gone, and the clock begins anew.
    pub(crate) fn reload(&mut self) {
        (self.tab, self.thinker) = (Tab::new(self.games), Thinker::new(self.games, || 0.0));
        (self.frames, self.wake) = (BTreeMap::new(), None);
        self.tasks.clear();
        self.now = self.chance(500).into();
        self.start();
    }

    fn start(&mut self) {
        let me = self.storage.documents.get(&(None, "me".to_owned())).cloned();
        let tables = self.storage.summaries.iter();
        let tables = tables.map(|(table, text)| StoredSummary { table: table.clone(), text: text.clone() });
        let request = TabRequest::Start { me, tables: tables.collect() };
        self.send(request);
    }

    pub(crate) fn chance(&mut self, below: u32) -> u32 {
        self.dice.below(below)
    }

    /// Sends a request, and carries out what the response says.
    pub(crate) fn send(&mut self, request: TabRequest) {
        loop {
            let input =
                TabInput { now: self.now, at: 1_700_000_000_000 + self.now, request: request.clone() };
            // Over the wire, as the page does it.
            let message = serde_json::to_string(&input).unwrap();
            let began = Instant::now();
            let response = self.tab.handle(serde_json::from_str(&message).unwrap());
            self.transcript.note("tab", message, &response, began);
            if response.again {
                let rest = TabResponse { wanted: Vec::new(), again: false, wake: None, ..response.clone() };
                assert_eq!(rest, TabResponse::default(), "a request that is sent again has changed nothing");
                assert!(!response.wanted.is_empty());
                response.wanted.iter().for_each(|table| self.restore(table));
                continue;
            }
            return self.carry_out(request, response);
        }
    }

    fn carry_out(&mut self, request: TabRequest, response: TabResponse) {
        if let Some(writes) = response.store {
            let tables = writes.events.iter().map(|event| event.table.clone());
            let tables: Vec<String> =
                tables.chain(writes.summaries.iter().map(|new| new.table.clone())).collect();
            if self.failing > 0 && self.chance(100) < self.failing {
                self.failures += 1;
                let refused = Some(Box::new(RefusedWrite { request, code: Code::DiskFull }));
                self.send(TabRequest::Forget { tables, refused });
                return self.start();
            }
            assert!(self.storage.write(writes), "an event is stored twice");
        }
        for frame in response.send {
            let message = serde_json::from_str(&frame.text).unwrap();
            self.frames.entry(frame.connection).or_default().push_back(message);
        }
        self.closed.extend(response.close.iter().map(|closed| (closed.connection, closed.code)));
        self.answers.extend(response.answers.into_iter().map(|answer| (answer.id, answer)));
        self.tasks.retain(|task| !response.drop.contains(&task.task));
        self.tasks.extend(response.think);
        self.wake = response.wake;
        response.wanted.iter().for_each(|table| self.restore(table));
    }

    fn restore(&mut self, table: &str) {
        let events = self.storage.log(table);
        let own = self.storage.documents.iter().filter(|((owner, _), _)| owner.as_deref() == Some(table));
        let documents =
            own.map(|((_, name), text)| StoredDocument { name: name.clone(), text: text.clone() }).collect();
        self.send(TabRequest::Restore { table: table.to_owned(), events, documents });
    }

    /// Lets the thinker do one task; `false` if there is none.
    pub(crate) fn think(&mut self) -> bool {
        let Some(task) = self.tasks.pop_front() else { return false };
        let message = serde_json::to_string(&task).unwrap();
        let began = Instant::now();
        let thought = self.thinker.handle(serde_json::from_str(&message).unwrap());
        self.transcript.note("thinker", message, &thought, began);
        self.send(TabRequest::Thought { thought });
        true
    }

    /// The thinker breaks, and a new one takes its place.
    pub(crate) fn new_thinker(&mut self) {
        self.thinker = Thinker::new(self.games, || 0.0);
        self.tasks.clear();
        self.send(TabRequest::NewThinker {});
    }

    /// Waits until the tab wants to be woken; `false` if it does not.
    pub(crate) fn sleep(&mut self) -> bool {
        let Some(wake) = self.wake else { return false };
        self.now = self.now.max(wake);
        self.send(TabRequest::Tick {});
        true
    }

    /// Asks the API, and lets the thinker answer if it has to.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: Option<&str>) -> TabAnswer {
        self.requests += 1;
        let id = self.requests;
        let entropy: String = (0..96).map(|_| char::from_digit(self.chance(16), 16).unwrap()).collect();
        self.send(TabRequest::Api {
            id,
            method: method.to_owned(),
            path: path.to_owned(),
            body: body.map(str::to_owned),
            entropy: (method != "GET").then_some(entropy),
        });
        while !self.answers.contains_key(&id) {
            assert!(self.think(), "{method} {path} is never answered");
        }
        self.answers.remove(&id).unwrap()
    }

    pub(crate) fn get<T: DeserializeOwned>(&mut self, path: &str) -> T {
        let answer = self.ask("GET", path, None);
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    pub(crate) fn say(&mut self, connection: u32, message: &FromClient) {
        let text = serde_json::to_string(message).unwrap();
        self.send(TabRequest::Message { connection, text });
    }
}
