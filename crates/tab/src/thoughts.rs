//! The tasks of the thinker, and what becomes of its answers.

use std::collections::BTreeMap;

use irrgarten_faces::Level;
use irrgarten_game::Seat;
use irrgarten_table::{Table, built_in_bot};
use irrgarten_wire::{
    Code, Problem, TabAnswer, TabResponse, ThinkerAsk, ThinkerTable, ThinkerTask, Thought, ThoughtResult,
};

use crate::answer::Answer;
use crate::identity::dice;
use crate::open_table::OpenTable;
use crate::tab::{Moment, Tab};

/// How often a task is given to a new thinker before it is given up: a thinker that breaks takes its task with it.
const TRIES: u8 = 8;

/// Tasks that have no answer yet.
#[derive(Default)]
pub(crate) struct Tasks {
    last: u32,
    open: BTreeMap<u32, Task>,
}

struct Task {
    purpose: Purpose,
    tries: u8,
}

/// What a task is for.
pub(crate) enum Purpose {
    /// A bot is to act.
    Turn { table: String, seat: Seat },
    /// A person has asked for a hint, with this request.
    Hint { request: u32, table: String, seat: Seat },
    /// The answer goes to this request as it is.
    Answer { request: u32, ask: ThinkerAsk },
}

impl Tasks {
    /// A new task.
    pub(crate) fn add(&mut self, purpose: Purpose) -> u32 {
        self.last = self.last.wrapping_add(1);
        self.open.insert(self.last, Task { purpose, tries: 0 });
        self.last
    }

    pub(crate) fn remove(&mut self, task: u32) {
        self.open.remove(&task);
    }

    /// Removes the turns of a table, and says which they were.
    pub(crate) fn of_table(&mut self, id: &str) -> Vec<u32> {
        let of_table = |purpose: &Purpose| matches!(purpose, Purpose::Turn { table, .. } if table == id);
        let turns: Vec<u32> =
            self.open.iter().filter(|(_, task)| of_table(&task.purpose)).map(|(&number, _)| number).collect();
        for task in &turns {
            self.remove(*task);
        }
        turns
    }
}

impl Tab {
    /// The thinker has answered.
    pub(crate) fn thought(&mut self, thought: Thought, when: Moment, response: &mut TabResponse) {
        let Thought { task: number, result } = thought;
        if matches!(result, ThoughtResult::Lost {}) {
            return self.ask_again(number, response);
        }
        // What nobody needs any more was removed.
        let Some(Task { purpose, .. }) = self.tasks.open.remove(&number) else { return };
        match (purpose, result) {
            (Purpose::Turn { table, seat }, ThoughtResult::Chosen { action, after }) => {
                self.decided(&table, seat, number, action.map(|action| (action, after)), when, response);
            }
            (Purpose::Hint { request, .. }, ThoughtResult::Advised { advice }) => {
                let none = || Problem::new(Code::NoHints, "there is nothing to advise here");
                let advised = advice.ok_or_else(none).and_then(|advice| Answer::json(&advice));
                response.answers.push(Answer::of(advised).to(request));
            }
            (Purpose::Answer { request, .. }, ThoughtResult::Answered { status, content_type, body }) => {
                response.answers.push(TabAnswer { id: request, status, content_type, body });
            }
            (purpose, _) => self.fail(&purpose, response),
        }
    }

    /// A new thinker gets every task that is open.
    pub(crate) fn new_thinker(&mut self, response: &mut TabResponse) {
        self.tables.values_mut().for_each(|open| open.thinker_has = 0);
        let numbers: Vec<u32> = self.tasks.open.keys().copied().collect();
        for number in numbers {
            self.ask_again(number, response);
        }
    }

    /// Gives a task to the thinker once more, with everything it needs.
    fn ask_again(&mut self, number: u32, response: &mut TabResponse) {
        let Some(mut task) = self.tasks.open.remove(&number) else { return };
        task.tries += 1;
        let ask = match &task.purpose {
            _ if task.tries > TRIES => None,
            Purpose::Turn { table, seat } | Purpose::Hint { table, seat, .. } => {
                let open = self.tables.get_mut(table);
                open.and_then(|open| {
                    open.thinker_has = 0;
                    match &task.purpose {
                        Purpose::Turn { .. } => {
                            let level = open.table()?.bots_to_act().find(|(bot, _)| bot == seat)?.1;
                            open.ask_to_choose(table, *seat, level)
                        }
                        _ => open.ask_to_advise(table, *seat),
                    }
                })
            }
            Purpose::Answer { ask, .. } => Some(ask.clone()),
        };
        match ask {
            Some(ask) => {
                response.think.push(ThinkerTask { task: number, ask });
                self.tasks.open.insert(number, task);
            }
            None => self.fail(&task.purpose, response),
        }
    }

    /// Nothing comes of a task.
    fn fail(&mut self, purpose: &Purpose, response: &mut TabResponse) {
        match purpose {
            Purpose::Turn { table, seat } => {
                let Some(open) = self.tables.get_mut(table) else { return };
                open.at_work.remove(seat);
                open.stuck = open.table().map(Table::version);
            }
            Purpose::Hint { request, .. } | Purpose::Answer { request, .. } => {
                response.answers.push(Answer::problem(&Code::Internal.into()).to(*request));
            }
        }
    }
}

impl OpenTable {
    pub(crate) fn ask_to_choose(&mut self, id: &str, seat: Seat, level: Level) -> Option<ThinkerAsk> {
        let version = self.table()?.version();
        let level = LEVELS.into_iter().find(|&known| built_in_bot(known) == level)?;
        let (at, seat) = (self.for_thinker(id)?, seat.number());
        Some(ThinkerAsk::Choose { at, seat, level, dice: dice(id, version, seat) })
    }

    pub(crate) fn ask_to_advise(&mut self, id: &str, seat: Seat) -> Option<ThinkerAsk> {
        let version = self.table()?.version();
        let (at, seat) = (self.for_thinker(id)?, seat.number());
        Some(ThinkerAsk::Advise { at, seat, dice: dice(id, version, seat) })
    }

    /// The table as it is now, with the events that the thinker lacks.
    fn for_thinker(&mut self, id: &str) -> Option<ThinkerTable> {
        let since = self.thinker_has;
        let table = self.table()?;
        let version = table.version();
        let events: Result<Vec<String>, _> = table.logged_since(since).map(serde_json::to_string).collect();
        let asked = ThinkerTable { table: id.to_owned(), since, events: events.ok()? };
        self.thinker_has = version;
        Some(asked)
    }
}

const LEVELS: [irrgarten_wire::Level; 7] = {
    use irrgarten_wire::Level;
    [Level::Random, Level::Greedy, Level::Mouse, Level::Hedgehog, Level::Fox, Level::Raven, Level::Owl]
};
