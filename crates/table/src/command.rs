//! What can be asked of a table.

use irrgarten_faces::Level;
use irrgarten_game::Seat;

use crate::{Commitment, Config, Millis, Person, Secret};

/// A command and everything the machine may know about the world outside.
#[derive(Clone, Debug)]
pub struct Input {
    /// Who asks; nobody if it is the host itself (bots, clocks).
    pub by: Option<Person>,
    /// The host's steady clock: for clocks only.
    pub now: Millis,
    /// The host's wall clock: for the log only.
    pub at: Millis,
    /// What is asked.
    pub command: Command,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Set the table up differently, before the start. For the host of the table.
    Configure(Config),
    /// Sit down on an empty seat, before the start. On a second one, too, to pass the device round.
    Sit(Seat),
    /// Get up again, before the start. The host may send others away.
    Free(Seat),
    /// Let a player of the house sit there, before the start. For the host of the table.
    Invite(Seat, Level),
    /// Be ready to start, or not any more.
    Ready(Seat, bool),
    /// Promise a share of the deal, before the start. The last promise counts.
    Commit(Seat, Commitment),
    /// Keep the promise, once all are ready.
    Reveal(Seat, Secret),
    /// Deal without the shares that have not been revealed in time. For the host process.
    DealNow,
    /// Act in the game.
    Act {
        /// For which seat.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
        /// The version the action was chosen at, if the sender wants it refused when the game has changed since.
        seen: Option<u64>,
    },
    /// A bot or guardian acts. For the host process.
    ActFor {
        /// For which seat.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
        /// The version it thought about.
        seen: u64,
    },
    /// The host process looks at the clocks.
    Tick,
    /// Ask to take one's last action back.
    AskUndo(Seat),
    /// Agree to that, or not.
    AnswerUndo(Seat, bool),
    /// Stop all clocks, or let them run again.
    Pause(bool),
    /// Let the guardian play for a seat whose person is away, or take one's seat back.
    Guardian(Seat, bool),
    /// Leave: before the start all one's seats are free again, afterwards the guardian plays for them.
    Leave,
    /// Say something.
    Say(String),
    /// Break the game off. Before the start the host of the table may, afterwards every seat must agree by being away.
    Abort,
    /// Say where the rematch is. For the host process.
    LinkRematch(String),
}
