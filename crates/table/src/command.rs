//! The commands of a table.

use irrgarten_game::{MAX_SEATS, Seat};
use irrgarten_wire as wire;

use crate::{Commitment, Config, Level, Millis, Person, Secret, TableError};

/// A command, and everything the table may know about the world outside.
#[derive(Clone, Debug)]
pub struct Input {
    /// The command and its sender.
    pub asked: CommandFrom,
    /// The server's monotonic clock: for clocks only.
    pub now: Millis,
    /// The server's wall clock: for the log only.
    pub at: Millis,
}

/// A command and its sender.
#[derive(Clone, Debug)]
pub enum CommandFrom {
    /// A command of a person.
    Person(Person, PersonCommand),
    /// A command of the server, which no client can send.
    Server(ServerCommand),
}

/// A command of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ServerCommand {
    /// Deal without the shares that have not been revealed in time.
    DealNow,
    /// A bot or guardian acts.
    ActFor {
        /// For which seat.
        seat: Seat,
        /// The action, in the game's notation.
        action: String,
        /// The table's version when it was chosen.
        seen: u64,
    },
    /// Apply the timeouts that are due.
    Tick,
    /// Announce the table of the rematch.
    LinkRematch(String),
}

/// A command of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PersonCommand {
    /// Change the settings, before the start. For the host of the table.
    Configure(Config),
    /// Sit down on an empty seat, before the start. A person may take several and pass the device around.
    Sit(Seat),
    /// Leave a seat, before the start. The host may remove other players.
    Free(Seat),
    /// Give a seat to a built-in bot, before the start. For the host of the table.
    Invite(Seat, Level),
    /// Be ready to start, or no longer.
    Ready(Seat, bool),
    /// Commit to a share of the deal, before the start. The last commitment counts.
    Commit(Seat, Commitment),
    /// Reveal the share, once all are ready.
    Reveal(Seat, Secret),
    /// Act in the game.
    Act {
        /// For which seat.
        seat: Seat,
        /// The action, in the game's notation.
        action: String,
        /// The version the action was chosen at, if it is to be refused when the game has changed since.
        seen: Option<u64>,
    },
    /// Ask to take back one's last action.
    AskUndo(Seat),
    /// Agree to that, or not.
    AnswerUndo(Seat, bool),
    /// Pause the game, or go on with it.
    Pause(bool),
    /// Let the guardian play for a seat whose person is away, or take one's own seat back.
    Guardian(Seat, bool),
    /// Leave: before the start one's seats become empty, afterwards the guardian plays for them.
    Leave,
    /// Send a chat message.
    Say(String),
    /// Abort the game. Before the start the host may; afterwards the host and everybody with a seat may, once all other
    /// people with a seat are away.
    Abort,
}

impl PersonCommand {
    /// Can it lead to the end of a game? Such commands are accepted even when the log is full.
    pub(crate) fn advances_game(&self) -> bool {
        match self {
            PersonCommand::Act { .. }
            | PersonCommand::Reveal(..)
            | PersonCommand::Abort
            | PersonCommand::Pause(false)
            | PersonCommand::Guardian(_, false) => true,
            PersonCommand::Configure(_)
            | PersonCommand::Sit(_)
            | PersonCommand::Free(_)
            | PersonCommand::Invite(..)
            | PersonCommand::Ready(..)
            | PersonCommand::Commit(..)
            | PersonCommand::AskUndo(_)
            | PersonCommand::AnswerUndo(..)
            | PersonCommand::Pause(true)
            | PersonCommand::Guardian(_, true)
            | PersonCommand::Leave
            | PersonCommand::Say(_) => false,
        }
    }
}

/// Commands of the server have no counterpart on the wire: no client can send them.
impl TryFrom<wire::Command> for PersonCommand {
    type Error = TableError;

    fn try_from(command: wire::Command) -> Result<PersonCommand, TableError> {
        use wire::Command as Sent;
        let seat = |number| Seat::numbered(number, MAX_SEATS as u8).ok_or(TableError::NoSuchSeat);
        Ok(match command {
            Sent::Configure { config } => PersonCommand::Configure(config),
            Sent::Sit { seat: number } => PersonCommand::Sit(seat(number)?),
            Sent::Free { seat: number } => PersonCommand::Free(seat(number)?),
            Sent::Invite { seat: number, level } => PersonCommand::Invite(seat(number)?, level),
            Sent::Ready { seat: number, ready } => PersonCommand::Ready(seat(number)?, ready),
            Sent::Commit { seat: number, commitment } => PersonCommand::Commit(
                seat(number)?,
                commitment.parse().map_err(|_| TableError::MalformedShare)?,
            ),
            Sent::Reveal { seat: number, share } => {
                PersonCommand::Reveal(seat(number)?, share.parse().map_err(|_| TableError::MalformedShare)?)
            }
            Sent::Act { seat: number, action, seen } => {
                PersonCommand::Act { seat: seat(number)?, action, seen }
            }
            Sent::AskUndo { seat: number } => PersonCommand::AskUndo(seat(number)?),
            Sent::AnswerUndo { seat: number, yes } => PersonCommand::AnswerUndo(seat(number)?, yes),
            Sent::Pause { pause } => PersonCommand::Pause(pause),
            Sent::Guardian { seat: number, plays } => PersonCommand::Guardian(seat(number)?, plays),
            Sent::Leave {} => PersonCommand::Leave,
            Sent::Say { text } => PersonCommand::Say(text),
            Sent::Abort {} => PersonCommand::Abort,
        })
    }
}
