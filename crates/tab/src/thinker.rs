//! The thinker: a second machine, in a worker of its own, that follows tables and thinks for them.

use std::collections::BTreeMap;

use irrgarten_api::{Books, advice_in_words};
use irrgarten_faces::{Character, Games, Mind};
use irrgarten_game::{SearchRng, Seat};
use irrgarten_table::{Logged, Table, built_in_bot};
use irrgarten_wire::{Code, ThinkerAsk, ThinkerTable, ThinkerTask, Thought, ThoughtResult};

use crate::answer::{Answer, Answered};
use crate::path::Path;
use crate::stateless;

/// The longest a bot thinks, in milliseconds: what it has found by then is played.
const LONGEST: f64 = 800.0;
/// How many tables it follows at most.
const MOST: usize = 4;

/// Thinks for the tables of a tab.
pub struct Thinker {
    games: Games,
    books: Books,
    /// A clock that only goes forward, in milliseconds.
    clock: fn() -> f64,
    tables: BTreeMap<String, Table>,
}

impl Thinker {
    /// A thinker that knows no table yet.
    pub fn new(games: Games, clock: fn() -> f64) -> Thinker {
        Thinker { games, books: Books::new(games), clock, tables: BTreeMap::new() }
    }

    /// Does one task.
    pub fn handle(&mut self, task: ThinkerTask) -> Thought {
        let ThinkerTask { task, ask } = task;
        let result = match ask {
            ThinkerAsk::Choose { at, seat, level, dice } => self.with(at, seat, |thinker, _, mind| {
                let level = built_in_bot(level);
                let chosen =
                    thinker.in_time(|stop| mind.choose(level, stop, &mut SearchRng::new(dice.into())));
                let (action, after) = chosen.map_or((None, 0), |chosen| (Some(chosen.action), chosen.after));
                ThoughtResult::Chosen { action, after }
            }),
            ThinkerAsk::Advise { at, seat, dice } => self.with(at, seat, |thinker, table, mind| {
                let dice = &mut SearchRng::new(dice.into());
                let advice = thinker.in_time(|stop| mind.advise(Character::Owl, stop, dice));
                let entry = thinker.games.find(&table.config().game);
                let told = entry.ok().and_then(|entry| advice_in_words(entry, table.version(), advice).ok());
                ThoughtResult::Advised { advice: told.map(Box::new) }
            }),
            ThinkerAsk::Review { record, seat } => answered(
                stateless::review(self.games, &record, seat).and_then(|review| Answer::json(&review)),
            ),
            ThinkerAsk::Api { method, path, body } => {
                let answer = Path::read(&path).and_then(|path| {
                    let (games, books) = (self.games, &self.books);
                    self.in_time(|stop| {
                        stateless::answer(games, books, &method, &path, body.as_deref(), stop)
                    })
                });
                answered(answer.unwrap_or_else(|| Err(Code::NotFound.into())))
            }
        };
        Thought { task, result }
    }

    /// Thinks until the time is up.
    fn in_time<T>(&self, think: impl FnOnce(&dyn Fn() -> bool) -> T) -> T {
        let (clock, began) = (self.clock, (self.clock)());
        think(&|| clock() - began >= LONGEST)
    }

    /// What comes of thinking on a seat of a table.
    fn with(
        &mut self,
        at: ThinkerTable,
        seat: u8,
        think: impl FnOnce(&Thinker, &Table, &dyn Mind) -> ThoughtResult,
    ) -> ThoughtResult {
        let id = at.table.clone();
        if self.follow(at).is_none() {
            self.tables.remove(&id);
            return ThoughtResult::Lost {};
        }
        let nothing = ThoughtResult::Chosen { action: None, after: 0 };
        let Some(table) = self.tables.get(&id) else { return nothing };
        let seat = Seat::numbered(seat, table.config().seats);
        let mind = table.position().zip(seat).map(|(position, seat)| position.mind(seat));
        mind.map_or(nothing, |mind| think(self, table, &*mind))
    }

    /// Brings a table up to date; `None` if these events do not follow what is known of it.
    fn follow(&mut self, at: ThinkerTable) -> Option<()> {
        let ThinkerTable { table: id, since, events } = at;
        let events: Option<Vec<Logged>> =
            events.iter().map(|event| serde_json::from_str(event).ok()).collect();
        let events = events?;
        if since == 0 {
            let table = Table::peek(self.games, events, 0).ok()?;
            if self.tables.len() >= MOST {
                self.tables.clear();
            }
            self.tables.insert(id, table);
            return Some(());
        }
        let table = self.tables.get_mut(&id).filter(|table| table.version() == since)?;
        events.into_iter().try_for_each(|logged| table.follow(logged, 0).ok())
    }
}

fn answered(answered: Answered) -> ThoughtResult {
    let Answer { status, content_type, body } = Answer::of(answered);
    ThoughtResult::Answered { status, content_type: content_type.to_owned(), body }
}
