//! What can be asked of a table.

use irrgarten_game::{MAX_SEATS, Seat};
use irrgarten_wire as wire;

use crate::{Commitment, Config, Level, Millis, Person, Refusal, Secret};

/// What is asked, and everything the machine may know about the world outside.
#[derive(Clone, Debug)]
pub struct Input {
    /// What is asked, and by whom.
    pub asked: Asked,
    /// The server's steady clock: for clocks only.
    pub now: Millis,
    /// The server's wall clock: for the log only.
    pub at: Millis,
}

/// What is asked, and by whom.
#[derive(Clone, Debug)]
pub enum Asked {
    /// A person asks.
    Person(Person, Command),
    /// The server does something for the table that nobody can ask for.
    Server(ServerCommand),
}

/// What the server does for a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ServerCommand {
    /// Deal without the shares that have not been revealed in time.
    DealNow,
    /// A bot or guardian acts.
    ActFor {
        /// For which seat.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
        /// The version it thought about.
        seen: u64,
    },
    /// Look at the clocks.
    Tick,
    /// Say where the rematch is.
    LinkRematch(String),
}

/// What a person can ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Set the table up differently, before the start. For the host of the table.
    Configure(Config),
    /// Sit down on an empty seat, before the start. On a second one, too, to pass the device round.
    Sit(Seat),
    /// Get up again, before the start. The host may send others away.
    Free(Seat),
    /// Let a built-in bot sit there, before the start. For the host of the table.
    Invite(Seat, Level),
    /// Be ready to start, or not any more.
    Ready(Seat, bool),
    /// Promise a share of the deal, before the start. The last promise counts.
    Commit(Seat, Commitment),
    /// Keep the promise, once all are ready.
    Reveal(Seat, Secret),
    /// Act in the game.
    Act {
        /// For which seat.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
        /// The version the action was chosen at, if the sender wants it refused when the game has changed since.
        seen: Option<u64>,
    },
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
}

impl Command {
    /// Can it lead to the end of a game? Such commands are heard even when a log is full.
    pub(crate) fn leads_on(&self) -> bool {
        match self {
            Command::Act { .. }
            | Command::Reveal(..)
            | Command::Abort
            | Command::Pause(false)
            | Command::Guardian(_, false) => true,
            Command::Configure(_)
            | Command::Sit(_)
            | Command::Free(_)
            | Command::Invite(..)
            | Command::Ready(..)
            | Command::Commit(..)
            | Command::AskUndo(_)
            | Command::AnswerUndo(..)
            | Command::Pause(true)
            | Command::Guardian(_, true)
            | Command::Leave
            | Command::Say(_) => false,
        }
    }
}

/// What the server itself asks has no place on the wire: no client can send it.
impl TryFrom<wire::Command> for Command {
    type Error = Refusal;

    fn try_from(command: wire::Command) -> Result<Command, Refusal> {
        use wire::Command as Sent;
        let seat = |number| Seat::numbered(number, MAX_SEATS as u8).ok_or(Refusal::NoSuchSeat);
        Ok(match command {
            Sent::Configure { config } => Command::Configure(config),
            Sent::Sit { seat: number } => Command::Sit(seat(number)?),
            Sent::Free { seat: number } => Command::Free(seat(number)?),
            Sent::Invite { seat: number, level } => Command::Invite(seat(number)?, level),
            Sent::Ready { seat: number, ready } => Command::Ready(seat(number)?, ready),
            Sent::Commit { seat: number, commitment } => {
                Command::Commit(seat(number)?, commitment.parse().map_err(|_| Refusal::MalformedShare)?)
            }
            Sent::Reveal { seat: number, share } => {
                Command::Reveal(seat(number)?, share.parse().map_err(|_| Refusal::MalformedShare)?)
            }
            Sent::Act { seat: number, action, seen } => Command::Act { seat: seat(number)?, action, seen },
            Sent::AskUndo { seat: number } => Command::AskUndo(seat(number)?),
            Sent::AnswerUndo { seat: number, yes } => Command::AnswerUndo(seat(number)?, yes),
            Sent::Pause { pause } => Command::Pause(pause),
            Sent::Guardian { seat: number, plays } => Command::Guardian(seat(number)?, plays),
            Sent::Leave {} => Command::Leave,
            Sent::Say { text } => Command::Say(text),
            Sent::Abort {} => Command::Abort,
        })
    }
}
