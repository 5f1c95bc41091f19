//! People who play one table after the other, and keep a digest of every message they were sent.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_wire::{Code, ToClient, unfolded};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::dice::one_in;
use crate::quick_read::{QuickActions, QuickRead};
use crate::{
    Acknowledged, AskForChanges, Device, Disconnect, GuestSession, MessageDigest, MessageKind, TableHistory,
    TablePlan, ask,
};

/// How long a device may be left unread.
const AWAY: Duration = Duration::from_secs(5);
/// Longer than the server takes for anything.
const LONGEST_SILENCE: Duration = Duration::from_mins(5);
/// How long to wait if a seat may not act yet.
const HELD: Duration = Duration::from_millis(20);

struct Player {
    cookie: Option<String>,
    device: Option<Device>,
    version: u64,
    choice: Option<(u8, String)>,
    /// What its seat could do, by the last message.
    offered: QuickActions,
    over: bool,
}

impl Player {
    fn new(cookie: Option<String>) -> Player {
        Player {
            cookie,
            device: None,
            version: 0,
            choice: None,
            offered: QuickActions::default(),
            over: false,
        }
    }
}

struct Pending {
    by: usize,
    id: String,
    command: Value,
    acted: Option<(u8, String)>,
    /// Will it surely be carried out?
    sure: bool,
}

/// The result of one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A command was acknowledged.
    Done {
        /// The time until the acknowledgement.
        took: Duration,
        /// Was it an action of the game?
        is_move: bool,
    },
    /// Another player acted, or a command came too late.
    Waited,
    /// The game is over.
    Over,
}

/// The people at a table, driven one command at a time.
pub struct TablePlayers {
    /// The nodes that serve the table: each connection and request goes to any of them.
    addresses: Vec<SocketAddr>,
    party: TablePlan,
    dice: SearchRng,
    players: Vec<Player>,
    history: TableHistory,
    /// The commands to send next, by seat. Those in the second queue may be refused.
    setup: VecDeque<(u8, Value)>,
    extras: VecDeque<(u8, Value)>,
    pending: Option<Pending>,
    commands: u64,
}

impl TablePlayers {
    /// Gives everybody a name.
    pub async fn gather(
        address: SocketAddr,
        party: TablePlan,
        name: &str,
        dice: SearchRng,
    ) -> Result<TablePlayers, Disconnect> {
        TablePlayers::gather_at_nodes(vec![address], party, name, dice).await
    }

    /// The same where several nodes serve the table.
    pub async fn gather_at_nodes(
        addresses: Vec<SocketAddr>,
        party: TablePlan,
        name: &str,
        mut dice: SearchRng,
    ) -> Result<TablePlayers, Disconnect> {
        let mut players = Vec::new();
        for number in 0..party.people {
            let address = any(&addresses, &mut dice)?;
            let guest = GuestSession::named(address, &format!("{name} {number}")).await?;
            players.extend((0..party.devices).map(|_| Player::new(Some(guest.cookie.clone()))));
        }
        players.extend((0..party.spectators).map(|_| Player::new(None)));
        Ok(TablePlayers {
            addresses,
            party,
            dice,
            players,
            history: TableHistory::default(),
            setup: VecDeque::new(),
            extras: VecDeque::new(),
            pending: None,
            commands: 0,
        })
    }

    /// Opens the next table. Returns the history of the last one.
    pub async fn open(&mut self) -> Result<TableHistory, Disconnect> {
        let wished = json!({ "game": self.party.game, "seats": self.party.seats() }).to_string();
        let cookie = self.players.first().and_then(|host| host.cookie.clone()).unwrap_or_default();
        let headers = [("cookie", cookie.as_str())];
        let address = any(&self.addresses, &mut self.dice)?;
        let opened = ask(address, "POST", "/api/tables", &headers, Some(&wished)).await;
        let table = opened.map_err(|_| Disconnect::Gone)?.json()["table"]
            .as_str()
            .ok_or(Disconnect::Gone)?
            .to_owned();
        self.setup = self.party.setup(&table, &mut self.dice);
        self.extras.clear();
        for player in &mut self.players {
            *player = Player::new(player.cookie.take());
        }
        let received = vec![Vec::new(); self.players.len()];
        Ok(std::mem::replace(&mut self.history, TableHistory { table, received, ..TableHistory::default() }))
    }

    /// Connects every device that is disconnected, from the last version it has or, for forgetful ones, from none.
    pub async fn connect(&mut self) -> Result<(), Disconnect> {
        for number in 0..self.players.len() {
            let player = &mut self.players[number];
            if player.device.is_some() {
                continue;
            }
            let address = any(&self.addresses, &mut self.dice)?;
            let mut device = Device::connect(address, &self.history.table, player.cookie.as_deref()).await?;
            let forgets = player.version > 0
                && self.party.forgetful > 0
                && one_in(&mut self.dice, self.party.forgetful);
            let version = (!forgets).then_some(player.version);
            let changes = match self.party.changes {
                AskForChanges::All => true,
                AskForChanges::Half => one_in(&mut self.dice, 2),
                AskForChanges::None => false,
            };
            if changes {
                device.hello_for_changes(version).await?;
            } else {
                device.hello(version).await?;
            }
            player.device = Some(device);
            while !matches!(self.hear(number).await?, MessageKind::Table(_)) {}
        }
        Ok(())
    }

    /// From now on only these nodes are connected to.
    pub fn use_nodes(&mut self, addresses: Vec<SocketAddr>) {
        self.addresses = addresses;
    }

    /// Drops every connection.
    pub fn disconnect(&mut self) {
        self.players.iter_mut().for_each(|player| player.device = None);
    }

    /// Drops the connection of one device.
    pub fn disconnect_one(&mut self, number: usize) {
        self.players[number].device = None;
    }

    /// How many devices there are.
    pub fn devices(&self) -> usize {
        self.players.len()
    }

    /// Is there a command whose result is unknown?
    pub fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    /// The table they play at.
    pub fn table(&self) -> &str {
        &self.history.table
    }

    /// The history of the table so far.
    pub fn into_history(self) -> TableHistory {
        self.history
    }

    /// Sends one command and waits until every device has its events, or waits for somebody else to act.
    pub async fn step(&mut self) -> Result<Progress, Disconnect> {
        if self.pending.is_none() && !self.decide() {
            return self.wait().await;
        }
        let Some(Pending { by, id, command, acted, sure }) = &self.pending else {
            return Ok(Progress::Waited);
        };
        let (by, sure, id, command, acted) = (*by, *sure, id.clone(), command.clone(), acted.clone());
        let doubled = self.party.doubled > 0 && one_in(&mut self.dice, self.party.doubled);
        let sent = Instant::now();
        let device = self.players[by].device.as_mut().ok_or(Disconnect::Gone)?;
        device.ask(&id, &command).await?;
        if doubled {
            device.ask(&id, &command).await?;
        }
        loop {
            match self.hear(by).await? {
                MessageKind::Done { id: done, version } if done == id => {
                    self.pending = None;
                    let (took, is_move) = (sent.elapsed(), acted.is_some());
                    if !self.party.hurried {
                        self.history.acknowledged.push(Acknowledged { acted, version, id });
                    }
                    self.catch_up(version).await?;
                    return Ok(Progress::Done { took, is_move });
                }
                // Nobody knows whether it was done: the same command tells.
                MessageKind::Refused { id: Some(refused), code: Code::Store | Code::Busy }
                    if refused == id =>
                {
                    tokio::time::sleep(HELD).await;
                    return Ok(Progress::Waited);
                }
                MessageKind::Refused { id: Some(refused), code } if refused == id => {
                    self.pending = None;
                    if sure {
                        self.history.surprises.push(format!("{command}: {code}"));
                    }
                    if code == Code::Held {
                        // The seat has to wait, and there is no event when that is over.
                        tokio::time::sleep(HELD).await;
                        self.players[by].choice = acted;
                    }
                    return Ok(Progress::Waited);
                }
                _ => {}
            }
        }
    }

    /// Waits for a bot to act, or for every device to get the end.
    async fn wait(&mut self) -> Result<Progress, Disconnect> {
        if self.players.iter().any(|player| player.over) {
            for number in 0..self.players.len() {
                while !self.players[number].over {
                    self.hear_at_last(number).await?;
                }
            }
            return Ok(Progress::Over);
        }
        let latest = self.players.iter().map(|player| player.version).max().unwrap_or(0);
        let behind = self.players.iter().any(|player| player.version < latest);
        self.catch_up(if behind { latest } else { latest + 1 }).await?;
        Ok(Progress::Waited)
    }

    /// Chooses what to do next; false if there is nothing.
    fn decide(&mut self) -> bool {
        let device_of = |players: &mut TablePlayers, seat: u8| {
            let devices = u32::from(players.party.devices);
            (u32::from(seat - 1) * devices + players.dice.below(devices)) as usize
        };
        let (by, command, acted, sure) = if let Some((seat, command)) = self.setup.pop_front() {
            (device_of(self, seat), command, None, true)
        } else if let Some((seat, command)) = self.extras.pop_front() {
            (device_of(self, seat), command, None, false)
        } else {
            let Some((seat, action)) = self.choose() else { return false };
            if self.party.lively && one_in(&mut self.dice, 12) {
                self.extras = self.party.extras(seat, &mut self.dice);
            }
            let command = json!({ "type": "act", "seat": seat, "action": action });
            // Where all act at once, or bots play, another seat may be faster.
            (device_of(self, seat), command, Some((seat, action)), false)
        };
        self.commands += 1;
        self.pending = Some(Pending { by, id: format!("c{}", self.commands), command, acted, sure });
        true
    }

    /// Any seat that can act, and any of its actions.
    fn choose(&mut self) -> Option<(u8, String)> {
        let first = self.dice.below(self.players.len() as u32) as usize;
        let mut order = (0..self.players.len()).map(|place| (first + place) % self.players.len());
        let latest = self.players.iter().map(|player| player.version).max();
        let by = order.find(|&by| {
            let player = &self.players[by];
            player.choice.is_some() && Some(player.version) == latest
        })?;
        self.players[by].choice.take()
    }

    async fn catch_up(&mut self, version: u64) -> Result<(), Disconnect> {
        for number in 0..self.players.len() {
            while self.players[number].version < version {
                self.hear_at_last(number).await?;
            }
        }
        Ok(())
    }

    /// Reads from one device, and now and then from all others: the server drops clients that do not answer pings.
    async fn hear_at_last(&mut self, number: usize) -> Result<MessageKind, Disconnect> {
        for _ in 0..LONGEST_SILENCE.as_secs() / AWAY.as_secs() {
            if let Ok(got) = timeout(AWAY, self.hear(number)).await {
                return got;
            }
            for other in 0..self.players.len() {
                while self.players[other].device.is_some()
                    && let Ok(got) = timeout(Duration::ZERO, self.hear(other)).await
                {
                    got?;
                }
            }
        }
        Err(Disconnect::Silent)
    }

    /// Reads from one device, and keeps a digest of the message.
    async fn hear(&mut self, number: usize) -> Result<MessageKind, Disconnect> {
        let player = &mut self.players[number];
        let text = player.device.as_mut().ok_or(Disconnect::Gone)?.next().await?;
        let glance = QuickRead::at(&text);
        if let Some(QuickRead { seat, version, over, actions }) = glance {
            player.version = version;
            player.over |= over;
            player.offered = actions.unwrap_or_else(|| std::mem::take(&mut player.offered));
            let count = player.offered.count() as u32;
            let pick = (count > 0).then(|| self.dice.below(count) as usize);
            player.choice = seat.zip(pick.and_then(|pick| player.offered.nth(pick)));
            if self.party.hurried {
                return Ok(MessageKind::Table(version));
            }
        }
        let Ok(message) = serde_json::from_str::<ToClient>(&text) else {
            self.history.surprises.push(format!("unreadable: {text}"));
            return Ok(MessageKind::Other);
        };
        debug_assert!(agrees(&text, &message), "{text}");
        self.history.received[number].extend(MessageDigest::of(&text, &message));
        let got = MessageKind::of(&message);
        if let MessageKind::Done { id, version } = &got
            && let Some(known) = self.history.acknowledged.iter().rev().find(|known| known.id == *id)
            && known.version != *version
        {
            self.history.surprises.push(format!("{id}: version {version}, and {} before", known.version));
        }
        Ok(got)
    }
}

/// One of several nodes; none is reason to come back later.
fn any(addresses: &[SocketAddr], dice: &mut SearchRng) -> Result<SocketAddr, Disconnect> {
    let count = addresses.len() as u32;
    let place = if count > 1 { dice.below(count) } else { 0 };
    addresses.get(place as usize).copied().ok_or(Disconnect::Gone)
}

/// Do the fields that were read quickly agree with the parsed message?
fn agrees(text: &str, message: &ToClient) -> bool {
    let Some(glance) = QuickRead::at(text) else {
        return !matches!(MessageKind::of(message), MessageKind::Table(_));
    };
    let offered = glance.actions.map(|list| (0..list.count()).filter_map(|nth| list.nth(nth)).collect());
    let (seat, version, actions) = match message {
        ToClient::Changes { seat, events, actions, .. } => {
            let actions = actions.as_deref().map(|folded| unfolded(folded).unwrap_or_default());
            (*seat, events.last().map_or(0, |event| event.version), actions)
        }
        ToClient::Snapshot { seat, table } | ToClient::Events { seat, table, .. } => {
            (*seat, table.version, table.actions.clone())
        }
        _ => return false,
    };
    (glance.seat, glance.version, offered) == (seat, version, actions)
}
