//! A built-in bot grades the moves of a game that is over.

use irrgarten_faces::{Class, Decision, Entry, Games, Grade};
use irrgarten_game::Seat;
use irrgarten_game::record::Record;
use irrgarten_wire::{Code, GameJson, GradedMove, MoveClass, Problem, Review};

/// The review of a seat while it is made, decision by decision: grading takes its time.
pub struct Reviewing {
    game: &'static dyn Entry,
    seat: Seat,
    grades: Vec<Grade<String>>,
    views: Vec<Option<GameJson>>,
}

impl Reviewing {
    /// Begins the review of a seat, and lists its decisions.
    pub fn begin(
        games: Games,
        record: &Record,
        seat: u8,
    ) -> Result<(Reviewing, impl Iterator<Item = Result<Decision, Problem>> + Send + use<>), Problem> {
        // A table has played these moves, so they can be replayed.
        let game = games.find(&record.game).map_err(|_| Code::Internal)?;
        let replay = game.replay(record).map_err(|_| Code::Internal)?;
        let seat = Seat::all(replay.start.seats()).find(|known| known.number() == seat);
        let seat = seat.ok_or(Code::NoSuchSeat)?;
        let decisions =
            replay.decisions(Some(seat)).map(|decision| decision.map_err(|_| Code::Internal.into()));
        Ok((Reviewing { game, seat, grades: Vec::new(), views: Vec::new() }, decisions))
    }

    /// Adds a decision, if it could be graded.
    pub fn add(&mut self, view: &dyn irrgarten_faces::AnyView, grade: Option<Grade<String>>) {
        if let Some(grade) = grade {
            let costly = grade.class >= Class::Inaccuracy;
            self.views.push(costly.then(|| GameJson::from(Box::from(view.json()))));
            self.grades.push(grade);
        }
    }

    /// The review, once all decisions were added.
    pub fn finish(self) -> Review {
        let irrgarten_faces::Review { grades, accuracy, luck } = self.game.review(self.grades);
        let moves = grades.into_iter().zip(self.views).map(|(grade, view)| graded_move(grade, view));
        Review { seat: self.seat.number(), accuracy, luck, moves: moves.collect() }
    }
}

/// A move with its grade, and what the seat saw before it, if that is to be shown.
pub fn graded_move(grade: Grade<String>, view: Option<GameJson>) -> GradedMove {
    let Grade { played, best, before, after, pace, class, .. } = grade;
    let class = match class {
        Class::Best => MoveClass::Best,
        Class::Good => MoveClass::Good,
        Class::Inaccuracy => MoveClass::Inaccuracy,
        Class::Mistake => MoveClass::Mistake,
        Class::Blunder => MoveClass::Blunder,
    };
    GradedMove { played, best, class, before, after: after.min(before), pace, view }
}
