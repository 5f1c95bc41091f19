//! A built-in bot grades the moves of a game that is over.

use irrgarten_faces::{Class, Decision, Entry, Games, Grade};
use irrgarten_game::Seat;
use irrgarten_game::record::Record;
use irrgarten_table::problem_of;
use irrgarten_wire::{Code, GameJson, GradedMove, MoveClass, Problem, Review};

/// The review of a seat while it is made, decision by decision: grading takes its time.
pub struct Reviewing {
    game: &'static dyn Entry,
    seat: Seat,
    /// How many decisions there were.
    decisions: u32,
    grades: Vec<Grade<String>>,
    /// The number of each graded decision, and what is to be shown of it.
    shown: Vec<(u32, Option<GameJson>)>,
}

impl Reviewing {
    /// Begins the review of a seat, and lists its decisions.
    pub fn begin(
        games: Games,
        record: &Record,
        seat: u8,
    ) -> Result<(Reviewing, impl Iterator<Item = Result<Decision, Problem>> + Send + use<>), Problem> {
        let game = games.find(&record.game).map_err(|error| problem_of(&error))?;
        let replay = game.replay(record).map_err(|error| problem_of(&error))?;
        let seat = Seat::all(replay.start.seats()).find(|known| known.number() == seat);
        let seat = seat.ok_or(Code::NoSuchSeat)?;
        let decisions =
            replay.decisions(Some(seat)).map(|decision| decision.map_err(|_| Code::Internal.into()));
        Ok((Reviewing { game, seat, decisions: 0, grades: Vec::new(), shown: Vec::new() }, decisions))
    }

    /// Adds a decision, if it could be graded.
    pub fn add(&mut self, view: &dyn irrgarten_faces::AnyView, grade: Option<Grade<String>>) {
        self.decisions += 1;
        if let Some(grade) = grade {
            let costly = grade.class >= Class::Inaccuracy;
            let view = costly.then(|| GameJson::from(Box::from(view.json())));
            self.shown.push((self.decisions, view));
            self.grades.push(grade);
        }
    }

    /// The review, once all decisions were added.
    pub fn finish(self) -> Review {
        let irrgarten_faces::Review { grades, accuracy, luck } = self.game.review(self.grades);
        let moves = grades.into_iter().zip(self.shown);
        let moves = moves.map(|(grade, (number, view))| graded_move(number, grade, view));
        Review { seat: self.seat.number(), accuracy, luck, moves: moves.collect() }
    }
}

/// A move with its number and its grade, and what the seat saw before it, if that is to be shown.
pub fn graded_move(number: u32, grade: Grade<String>, view: Option<GameJson>) -> GradedMove {
    let Grade { played, best, before, after, pace, class, .. } = grade;
    let class = match class {
        Class::Best => MoveClass::Best,
        Class::Good => MoveClass::Good,
        Class::Inaccuracy => MoveClass::Inaccuracy,
        Class::Mistake => MoveClass::Mistake,
        Class::Blunder => MoveClass::Blunder,
    };
    GradedMove { number, played, best, class, before, after: after.min(before), pace, view }
}
