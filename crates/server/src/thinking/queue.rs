//! The order in which thoughts get their turn.

use std::collections::{BTreeMap, VecDeque};

use irrgarten_table::PersonId;

/// What a thought is for, the most urgent purpose first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// A turn at a table that somebody looks at.
    Turn,
    /// A hint that somebody waits for.
    Hint,
    /// One move of a review.
    Review,
    /// A turn at a table that nobody looks at.
    UnwatchedTurn,
}

impl Purpose {
    pub(crate) const ALL: [Purpose; 4] =
        [Purpose::Turn, Purpose::Hint, Purpose::Review, Purpose::UnwatchedTurn];

    /// Its name in metrics.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Purpose::Turn => "turn",
            Purpose::Hint => "hint",
            Purpose::Review => "review",
            Purpose::UnwatchedTurn => "unwatched_turn",
        }
    }

    /// How many more urgent thoughts come first while one of these waits. None waits for ever.
    fn patience(self) -> u32 {
        match self {
            Purpose::Turn => 0,
            Purpose::Hint => 4,
            Purpose::Review => 12,
            Purpose::UnwatchedTurn => 24,
        }
    }

    /// Is a person waiting for this right now?
    fn is_urgent(self) -> bool {
        matches!(self, Purpose::Turn | Purpose::Hint)
    }
}

/// Where a thought waits: for what, for whom, and its number.
#[derive(Clone, Debug)]
pub(super) struct QueuePlace {
    pub(super) purpose: Purpose,
    pub(super) person: PersonId,
    number: u64,
}

/// How many of the latest turns are remembered in any case.
const LATEST: u64 = 64;

/// Everything that waits to be thought about.
pub(super) struct Queue<T> {
    lines: [Line<T>; Purpose::ALL.len()],
    /// How many have come so far.
    arrived: u64,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Queue<T> {
        Queue { lines: Purpose::ALL.map(|_| Line::new()), arrived: 0 }
    }

    pub(super) fn add(&mut self, purpose: Purpose, person: PersonId, thought: T) -> QueuePlace {
        self.arrived += 1;
        let place = QueuePlace { purpose, person, number: self.arrived };
        self.lines[purpose as usize].add(&place, thought);
        place
    }

    /// Takes out a thought that still waits.
    pub(super) fn remove(&mut self, place: &QueuePlace) -> Option<T> {
        self.lines[place.purpose as usize].remove(place)
    }

    /// Lets a thought that still waits go on waiting for another purpose.
    pub(super) fn change(&mut self, place: &mut QueuePlace, purpose: Purpose) {
        if let Some(thought) = self.remove(place) {
            place.purpose = purpose;
            self.lines[purpose as usize].add(place, thought);
        }
    }

    /// The next thought: of a purpose that has waited long enough, or of the most urgent one. What is not urgent
    /// leaves the last worker free.
    pub(super) fn next(&mut self, last_worker: bool) -> Option<T> {
        let can_come =
            |line: &Line<T>, purpose: Purpose| !line.is_empty() && (purpose.is_urgent() || !last_worker);
        let patient = Purpose::ALL.into_iter().rev().find(|&purpose| {
            let line = &self.lines[purpose as usize];
            can_come(line, purpose) && line.passed_over >= purpose.patience()
        });
        let urgent =
            Purpose::ALL.into_iter().find(|&purpose| can_come(&self.lines[purpose as usize], purpose));
        let chosen = patient.filter(|purpose| purpose.patience() > 0).or(urgent)?;
        for line in &mut self.lines {
            line.passed_over += u32::from(!line.is_empty());
        }
        let line = &mut self.lines[chosen as usize];
        line.passed_over = 0;
        line.next()
    }

    pub(super) fn waiting(&self, purpose: Purpose) -> usize {
        self.lines[purpose as usize].waiting.values().map(VecDeque::len).sum()
    }
}

/// Thoughts for one purpose. People take turns, however many thoughts each of them waits for.
struct Line<T> {
    /// By person, and never an empty list.
    waiting: BTreeMap<PersonId, VecDeque<(u64, T)>>,
    /// When each person last had a turn. A person who is not in it has had none lately and comes first.
    served: BTreeMap<PersonId, u64>,
    turns: u64,
    /// How many thoughts of other purposes were taken while this one waited.
    passed_over: u32,
}

impl<T> Line<T> {
    fn new() -> Line<T> {
        Line { waiting: BTreeMap::new(), served: BTreeMap::new(), turns: 0, passed_over: 0 }
    }

    fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    fn add(&mut self, place: &QueuePlace, thought: T) {
        self.waiting.entry(place.person.clone()).or_default().push_back((place.number, thought));
    }

    fn remove(&mut self, place: &QueuePlace) -> Option<T> {
        let own = self.waiting.get_mut(&place.person)?;
        let at = own.iter().position(|(number, _)| *number == place.number)?;
        let (_, thought) = own.remove(at)?;
        if own.is_empty() {
            self.waiting.remove(&place.person);
            self.forget();
        }
        Some(thought)
    }

    /// The oldest thought of the person whose last turn was longest ago.
    fn next(&mut self) -> Option<T> {
        let since = |person: &PersonId, own: &VecDeque<(u64, T)>| {
            (self.served.get(person).copied(), own.front().map(|(number, _)| *number))
        };
        let (person, _) = self.waiting.iter().min_by_key(|(person, own)| since(person, own))?;
        let person = person.clone();
        let own = self.waiting.get_mut(&person)?;
        let (_, thought) = own.pop_front()?;
        if own.is_empty() {
            self.waiting.remove(&person);
        }
        self.turns += 1;
        self.served.insert(person, self.turns);
        self.forget();
        Some(thought)
    }

    /// Forgets turns that make no difference any more: those before the last turn of everybody who waits. The latest
    /// are kept all the same, because more may come from people whose thoughts are under way.
    fn forget(&mut self) {
        let turn = |person| self.served.get(person).copied().unwrap_or(0);
        let oldest = self.waiting.keys().map(turn).min().unwrap_or(u64::MAX);
        let latest = self.turns.saturating_sub(LATEST);
        self.served.retain(|_, turn| *turn >= oldest || *turn > latest);
    }
}
