//! What looks good at first sight, from what a seat has seen itself.

use irrgarten_game::Seat;
use irrgarten_kit::Indexed as _;

use crate::action::Action;
use crate::board::{ROOMS, Room, STEPS, Spot};
use crate::components::{Card, Cards, Triple};
use crate::state::{Answer, Entry, Phase, State, Table, What};

/// What a seat has on its sheet at a glance.
pub(super) struct Glance {
    /// Seen in a hand or on the table.
    cleared: Cards,
    /// Cards that nobody can have.
    filed: Cards,
}

impl Glance {
    pub(super) fn of(table: &Table, seat: Seat) -> Glance {
        let own = table.hands[seat].unwrap_or_default();
        let mut cleared = own.or(table.open);
        // By card: the seats that do not have it.
        let mut lacking = [0u8; Card::COUNT];
        for entry in table.log.iter() {
            let What::Suspicion { passes, answer } = entry.what else { continue };
            for by in table.answerers(entry.seat).take(usize::from(passes)) {
                entry.triple.cards().iter().for_each(|card| lacking[card.index()] |= 1 << by.index());
            }
            if let Answer::Shown(Some(card)) = answer
                && entry.seat == seat
            {
                cleared.add(card);
            }
        }
        let others = ((1u8 << table.seats()) - 1) & !(1 << seat.index());
        let nobody = |card: &Card| lacking[card.index()] & others == others && !cleared.has(*card);
        Glance { cleared, filed: Card::all().filter(nobody).collect() }
    }

    /// Only the last cards that were shown, and whether nobody could answer just now.
    pub(super) fn short(table: &Table, seat: Seat, memory: usize) -> Glance {
        let own = table.hands[seat].unwrap_or_default();
        let mut cleared = own.or(table.open);
        let shown = table.log.iter().filter(|entry| entry.seat == seat).filter_map(Entry::what_shown);
        let shown: Vec<Card> = shown.collect();
        shown.iter().rev().take(memory).for_each(|&card| _ = cleared.add(card));
        let unanswered = table.log.iter().last().filter(|entry| {
            let nobody = matches!(entry.what, What::Suspicion { answer: Answer::Nobody, .. });
            nobody && entry.seat == seat && entry.turn == table.turn
        });
        let filed = unanswered.map_or(Cards::EMPTY, |entry| entry.triple.cards().minus(cleared));
        Glance { cleared, filed }
    }

    /// Could this still be the card in the file?
    fn unknown(&self, card: Card) -> bool {
        let settled = self.filed.iter().any(|filed| filed.pile() == card.pile());
        if settled { self.filed.has(card) } else { !self.cleared.has(card) }
    }

    pub(super) fn solved(&self) -> bool {
        (0..3).all(|pile| Card::all().filter(|card| card.pile() == pile && self.unknown(*card)).count() == 1)
    }
}

pub(crate) fn promise(State(table): &State, seat: Seat, action: Action) -> i32 {
    glanced(&Glance::of(table, seat), table, seat, action)
}

/// What an action promises to somebody with these notes.
pub(super) fn glanced(glance: &Glance, table: &Table, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Accuse(triple) => {
            let fits = glance.solved() && triple.cards().iter().all(|card| glance.unknown(card));
            if fits { 1000 } else { -1000 }
        }
        Action::Go(spot) => walk(glance, spot),
        Action::Passage => {
            let Spot::Room(room) = table.pawn(seat) else { return 0 };
            room.passage().map_or(0, |place| walk(glance, place.into()) - 60)
        }
        Action::Suspect(triple) => {
            let stays = if table.phase == Phase::Start { 10 } else { 0 };
            stays + suspicion(glance, table, seat, triple)
        }
        Action::Show(_, card) => show(table, seat, card),
        Action::Take(_) | Action::Lay(..) | Action::Roll | Action::Stuck | Action::End | Action::Leave(_) => {
            0
        }
    }
}

fn walk(glance: &Glance, spot: Spot) -> i32 {
    let solved = glance.solved();
    let wanted = |room: Room| match room.place() {
        None => solved,
        Some(place) => !solved && glance.unknown(place.card()),
    };
    match spot {
        Spot::Room(room) if wanted(room) => 100,
        Spot::Room(Room::CENTRE) => -100,
        Spot::Room(_) if solved => -100,
        Spot::Room(_) => 40,
        Spot::Square(square) => {
            let doors = Room::all().filter(|&room| wanted(room)).flat_map(Room::doorsteps);
            let steps = doors.map(|door| STEPS[square.index()][door.index()]).min();
            -i32::from(steps.unwrap_or(ROOMS as u8))
        }
    }
}

/// Cards one does not know are worth asking for; an own card beside them keeps the answer clear.
fn suspicion(glance: &Glance, table: &Table, seat: Seat, triple: Triple) -> i32 {
    let own = table.hands[seat].unwrap_or_default();
    let worth = |card: Card| match () {
        () if glance.unknown(card) && !glance.filed.has(card) => 10,
        () if own.has(card) => 3,
        () => 0,
    };
    triple.cards().iter().map(worth).sum()
}

/// Better the same card again than a new one; places are the dearest secrets.
fn show(table: &Table, seat: Seat, card: Card) -> i32 {
    let mut worth = if card.pile() == 2 { -1 } else { 0 };
    let shown = table
        .log
        .iter()
        .filter(|entry| entry.what_shown() == Some(card) && table.shower(entry) == Some(seat));
    for entry in shown {
        worth = worth.max(if entry.seat == table.mover { 10 } else { 5 });
    }
    worth
}

impl Entry {
    /// The card that was shown, if it is known.
    pub fn what_shown(&self) -> Option<Card> {
        match self.what {
            What::Suspicion { answer: Answer::Shown(card), .. } => card,
            _ => None,
        }
    }
}
