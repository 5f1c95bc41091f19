//! The commands of a table.

use irrgarten_game::{MAX_SEATS, Seat};
use irrgarten_wire as wire;
use irrgarten_wire::Code;

use crate::{Commitment, Config, Level, Millis, Person, PersonId, ProposalKind, Secret, TableError};

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
    /// Change the settings, before the start; later only whether the table is listed, while nobody else plays. For the host
    /// of the table.
    Configure(Config),
    /// Sit down on an empty seat, before the start, or on the next one of a table that grows. A person may take several and
    /// pass the device around.
    Sit(Seat),
    /// Leave a seat, before the start. The host may remove other players.
    Free(Seat),
    /// Give a seat to a built-in bot, before the start. For the host of the table.
    Invite(Seat, Level),
    /// Ask for a seat, as a person who looks on.
    AskSeat,
    /// Give a seat to a person who asks for one, or decline. For the host of the table.
    GiveSeat(PersonId, bool),
    /// Be ready to start, or no longer.
    Ready(Seat, bool),
    /// Say before the start that one still learns how the game is played: then no race begins and no bot plays until one
    /// has learned it.
    Learn(Seat, bool),
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
    /// Agree to what another seat proposes, or not.
    Answer(Seat, ProposalKind, bool),
    /// Pause the game, or go on with it. Where a clock runs, the other people are asked first.
    Pause(bool),
    /// Let the guardian play for one's own seat or for one whose person is away, or take one's own seat back.
    Guardian(Seat, bool),
    /// Leave: before the start one's seats become empty, afterwards the guardian plays for them. A rated game is lost.
    Leave,
    /// Send a chat message.
    Say(String),
    /// Abort the game. Before the start the host may; afterwards the host and everybody with a seat may, once all other
    /// people who play agree.
    Abort,
}

impl PersonCommand {
    /// Can it lead to the end of a game? Such commands are accepted even when the log is full. No two of them undo each
    /// other, so that the log still has an end.
    pub(crate) fn advances_game(&self) -> bool {
        match self {
            PersonCommand::Act { .. }
            | PersonCommand::Reveal(..)
            | PersonCommand::Abort
            | PersonCommand::Answer(_, _, true)
            | PersonCommand::Pause(false)
            | PersonCommand::Learn(_, false)
            | PersonCommand::Leave => true,
            PersonCommand::Configure(_)
            | PersonCommand::Sit(_)
            | PersonCommand::Free(_)
            | PersonCommand::Invite(..)
            | PersonCommand::AskSeat
            | PersonCommand::GiveSeat(..)
            | PersonCommand::Ready(..)
            | PersonCommand::Learn(_, true)
            | PersonCommand::Commit(..)
            | PersonCommand::AskUndo(_)
            | PersonCommand::Answer(_, _, false)
            | PersonCommand::Pause(true)
            | PersonCommand::Guardian(..)
            | PersonCommand::Say(_) => false,
        }
    }
}

/// Commands of the server have no counterpart on the wire: no client can send them.
impl TryFrom<wire::Command> for PersonCommand {
    type Error = TableError;

    fn try_from(command: wire::Command) -> Result<PersonCommand, TableError> {
        use wire::Command as Sent;
        let seat =
            |number| Seat::numbered(number, MAX_SEATS as u8).ok_or(TableError::Refused(Code::NoSuchSeat));
        Ok(match command {
            Sent::Configure { config } => PersonCommand::Configure(config),
            Sent::Sit { seat: number } => PersonCommand::Sit(seat(number)?),
            Sent::Free { seat: number } => PersonCommand::Free(seat(number)?),
            Sent::Invite { seat: number, level } => PersonCommand::Invite(seat(number)?, level),
            Sent::AskSeat {} => PersonCommand::AskSeat,
            Sent::GiveSeat { person, give } => PersonCommand::GiveSeat(person, give),
            Sent::Ready { seat: number, ready } => PersonCommand::Ready(seat(number)?, ready),
            Sent::Learn { seat: number, learning } => PersonCommand::Learn(seat(number)?, learning),
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
            Sent::Answer { seat: number, kind, yes } => PersonCommand::Answer(seat(number)?, kind, yes),
            Sent::Pause { pause } => PersonCommand::Pause(pause),
            Sent::Guardian { seat: number, plays } => PersonCommand::Guardian(seat(number)?, plays),
            Sent::Leave {} => PersonCommand::Leave,
            Sent::Say { text } => PersonCommand::Say(text),
            Sent::Abort {} => PersonCommand::Abort,
        })
    }
}
