//! A game at the terminal, from the deal to the end.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use irrgarten_faces::{Entry, GameError, Happening, Level, Position, lines};
use irrgarten_game::record::{Line, RecordedOutcome, Score};
use irrgarten_game::{Language, PerSeat, SearchRng, Seat, SeatSet, Seed, Timing, Turn, Viewer};

use super::clocks::RaceClocks;
use super::screen::Screen;
use super::thoughts;
use super::unfinished::{self, Unfinished};
use crate::error::CliError;

pub(super) struct TerminalGame<R, W> {
    pub(super) entry: &'static dyn Entry,
    pub(super) language: Language,
    pub(super) people: SeatSet,
    pub(super) others: Level,
    /// The dice of the bots.
    pub(super) dice: SearchRng,
    /// The seed of the draws.
    pub(super) seed: Seed,
    pub(super) draws: u32,
    pub(super) history: Vec<Happening>,
    /// How much of the history each seat has been shown, and how much of it anybody has.
    pub(super) told: PerSeat<usize>,
    pub(super) shown: usize,
    pub(super) clocks: RaceClocks,
    pub(super) record_file: Option<PathBuf>,
    /// The record is there to go on with the game later, and goes away at its end.
    pub(super) is_kept: bool,
    pub(super) position: Box<dyn Position>,
    pub(super) screen: Screen<R, W>,
}

/// What follows for a game that is kept.
const LATER: &str = " The same command goes on with it.";

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    GoOn,
    Quit,
}

impl<R: BufRead, W: Write> TerminalGame<R, W> {
    /// A game that begins, in English and without a file for its record.
    pub(super) fn new(
        entry: &'static dyn Entry,
        position: Box<dyn Position>,
        people: SeatSet,
        others: Level,
        seed: Seed,
        screen: Screen<R, W>,
    ) -> TerminalGame<R, W> {
        TerminalGame {
            entry,
            language: Language::En,
            people,
            others,
            dice: thoughts(&seed),
            seed,
            draws: 0,
            history: Vec::new(),
            told: PerSeat::new(position.seats()),
            shown: 0,
            clocks: RaceClocks::default(),
            record_file: None,
            is_kept: false,
            position,
            screen,
        }
    }

    /// The game as it was left. What happened after the last move of each person is shown again.
    pub(super) fn resume(
        Unfinished { entry, position, history, people, level, seed }: Unfinished,
        draws: u32,
        screen: Screen<R, W>,
    ) -> TerminalGame<R, W> {
        let mut told = PerSeat::new(position.seats());
        for seat in Seat::all(position.seats()) {
            told[seat] = history.iter().rposition(|one| one.seat == Some(seat)).map_or(0, |last| last + 1);
        }
        let shown = history.len();
        let others = level.unwrap_or(Level::Random);
        let game = TerminalGame::new(entry, position, people, others, seed, screen);
        TerminalGame { draws, history, told, shown, ..game }
    }

    pub(super) fn play(&mut self) -> Result<(), CliError> {
        self.save()?;
        self.screen.say(&self.introduction())?;
        let mut at_screen = None;
        loop {
            match self.position.turn() {
                Turn::Over(_) => break,
                Turn::Chance => self.draw_all()?,
                Turn::Decide(seats) => {
                    self.clocks.look(self.position.as_ref());
                    let Some(seat) = self.next_seat(seats) else { break };
                    if self.people.is_empty() {
                        self.print_events(Viewer::Public)?;
                    }
                    if !self.people.has(seat) {
                        self.others_turn(seat)?;
                    } else if self.persons_turn(seat, &mut at_screen)? == Next::Quit {
                        self.save()?;
                        let how = if self.is_kept { LATER } else { "" };
                        return self.screen.say(&format!("The game is left unfinished.{how}"));
                    } else {
                        self.save()?;
                    }
                }
            }
        }
        self.save()?;
        if let (true, Some(path)) = (self.is_kept, &self.record_file) {
            // It is over: there is nothing to go on with.
            let _ = std::fs::remove_file(path);
        }
        self.farewell()
    }

    fn others_turn(&mut self, seat: Seat) -> Result<(), CliError> {
        if self.clocks.shows(seat).is_some() && self.race_on(None)? {
            return Ok(());
        }
        let stuck = || GameError::Io(format!("seat {seat} is on turn and finds no action"));
        let action = self.position.suggest(seat, self.others, &mut self.dice).ok_or_else(stuck)?;
        let action = self.position.check_action(seat, &action).map_err(GameError::from)?;
        if let Timing::Countdown(millis) = action.timing() {
            self.count_down(millis)?;
        }
        let happening = self.position.act(action)?;
        self.history.push(happening);
        Ok(())
    }

    /// A built-in bot starts a race: people see what has happened before it begins, and that it does.
    fn count_down(&mut self, millis: u32) -> Result<(), CliError> {
        if self.people.is_empty() || !self.screen.is_live() {
            return Ok(());
        }
        self.show(self.only_person())?;
        self.wait(millis, true)
    }

    /// Shows a seat what happened since its last turn, and the board as it sees it.
    pub(super) fn show(&mut self, who: Viewer) -> Result<(), CliError> {
        self.print_events(who)?;
        let art = self.position.seen_by(who).art(self.language);
        self.screen.draw(&art)
    }

    fn print_events(&mut self, who: Viewer) -> Result<(), CliError> {
        let news = self.news(who);
        self.shown = self.history.len();
        if let Viewer::Seat(seat) = who {
            self.told[seat] = self.shown;
        }
        if news.is_empty() { Ok(()) } else { self.screen.say(&news) }
    }

    /// What has happened since this viewer's last turn, turn by turn, as it may see it.
    fn news(&self, who: Viewer) -> String {
        let old = match who {
            Viewer::Seat(seat) => self.told[seat],
            Viewer::Public => self.shown,
        };
        let told = lines(&self.history[old..], Some(who)).into_iter().map(|line| {
            let name = line.seat.map(|seat| self.name(seat, who));
            let words = Line { seat: None, tokens: counted(&line.tokens), ..line }.to_string();
            format!("{}: {}\n", name.unwrap_or("dealer".to_owned()), words.trim_start_matches("- "))
        });
        told.collect()
    }

    fn name(&self, seat: Seat, who: Viewer) -> String {
        match (who.is(seat), self.people.has(seat)) {
            (true, _) => format!("seat {seat} (you)"),
            (false, true) => format!("seat {seat}"),
            (false, false) => format!("seat {seat} ({})", self.others.name()),
        }
    }

    fn introduction(&self) -> String {
        let meta = self.entry.meta();
        let who = self.only_person();
        let names: Vec<String> = Seat::all(self.position.seats()).map(|seat| self.name(seat, who)).collect();
        let help = if self.people.is_empty() { "" } else { " ? shows what you can type." };
        format!("{}: {}.{help}\n", meta.title, names.join(", "))
    }

    /// The one person who plays, or everybody.
    fn only_person(&self) -> Viewer {
        match (self.people.len(), self.people.iter().next()) {
            (1, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    fn farewell(&mut self) -> Result<(), CliError> {
        let who = self.only_person();
        self.show(who)?;
        let Some(Score { outcome, points }) = self.position.score() else { return Ok(()) };
        let places = match outcome {
            RecordedOutcome::Team { won } => {
                return self.screen.say(if won { "You have won." } else { "You have lost." });
            }
            RecordedOutcome::Places(places) => places,
        };
        self.screen.say("The game is over.")?;
        for seat in Seat::all(self.position.seats()) {
            let place = places.get(seat.index()).copied().unwrap_or_default();
            let points = points.as_ref().and_then(|points| points.get(seat.index()));
            let points = points.map_or(String::new(), |points| format!(", {points} points"));
            self.screen.say(&format!("{}: place {place}{points}", self.name(seat, who)))?;
        }
        Ok(())
    }

    /// Keeps the record up to date, so that no game is lost however it ends.
    fn save(&self) -> Result<(), CliError> {
        let Some(path) = &self.record_file else { return Ok(()) };
        let mut record = self.position.record();
        let name = |seat| unfinished::name(seat, self.people, self.others);
        record.names = Seat::all(self.position.seats()).map(name).collect();
        record.commitment = Some(self.seed.commitment());
        record.seed = Some(self.seed);
        std::fs::write(path, record.to_string()).map_err(|error| CliError::at(path.display(), error))
    }
}

/// Hidden cards that look the same are counted.
fn counted(tokens: &[String]) -> Vec<String> {
    let same = tokens.chunk_by(|one, two| one == two && one.contains('?'));
    let counted = same.map(|same| match same {
        [one] => one.clone(),
        several => format!("{} ({} times)", several[0], several.len()),
    });
    counted.collect()
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn hidden_cards_are_counted_and_visible_ones_are_not() {
        let tokens = ["go", "go", "s1=?", "s1=?", "s2=?"].map(str::to_owned);
        assert_eq!(counted(&tokens), ["go", "go", "s1=? (2 times)", "s2=?"]);
    }
}
