//! A quick judgement of each action, from what a seat has seen itself.

use irrgarten_game::{Seat, Viewer};
use irrgarten_kit::Indexed as _;

use super::player::Player;
use crate::action::Action;
use crate::board::{ROOMS, Room, STEPS, Spot};
use crate::components::{Card, Cards, Suspect, Triple};
use crate::log::{Entry, What};
use crate::public::Phase;
use crate::state::State;
use crate::view::View;

/// What a seat has on its sheet at a glance.
pub(super) struct Glance {
    /// Seen in a hand or on the table.
    cleared: Cards,
    /// Cards that nobody can have.
    filed: Cards,
}

impl Glance {
    pub(super) fn of(player: &Player<'_>) -> Glance {
        let (public, seat) = (player.public, player.seat);
        let mut cleared = player.hand.or(public.open);
        player.was_shown().for_each(|card| _ = cleared.add(card));
        // By card: the seats that do not have it.
        let mut lacking = [0u8; Card::COUNT];
        for entry in public.log.iter() {
            let What::Suspicion { passes, .. } = entry.what else { continue };
            for by in public.answerers(entry.seat).take(usize::from(passes)) {
                entry.triple.cards().iter().for_each(|card| lacking[card.index()] |= 1 << by.index());
            }
        }
        let others = ((1u8 << public.seats()) - 1) & !(1 << seat.index());
        let nobody = |card: &Card| lacking[card.index()] & others == others && !cleared.has(*card);
        Glance { cleared, filed: Card::all().filter(nobody).collect() }
    }

    /// Only the last cards that were shown, and whether nobody could answer just now.
    pub(super) fn short(player: &Player<'_>, memory: usize) -> Glance {
        let (public, seat) = (player.public, player.seat);
        let mut cleared = player.hand.or(public.open);
        let shown: Vec<Card> = player.was_shown().collect();
        shown.iter().rev().take(memory).for_each(|&card| _ = cleared.add(card));
        let just_now =
            |entry: &&Entry| entry.is_unanswered() && (entry.seat, entry.turn) == (seat, public.turn);
        let unanswered = public.log.last().filter(just_now);
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

pub(crate) fn promise(state: &State, seat: Seat, action: Action) -> i32 {
    let view = View::of(state, Viewer::Seat(seat));
    Player::of(&view, seat).map_or(0, |player| glanced(&Glance::of(&player), &player, action))
}

/// What an action promises to a player with these notes.
pub(super) fn glanced(glance: &Glance, player: &Player<'_>, action: Action) -> i32 {
    match action {
        Action::Accuse(triple) => {
            let fits = glance.solved() && triple.cards().iter().all(|card| glance.unknown(card));
            if fits { 1000 } else { -1000 }
        }
        Action::Go(spot) => walk(glance, spot),
        Action::Passage => {
            let Some(Spot::Room(room)) = player.pawn() else { return 0 };
            room.passage().map_or(0, |place| walk(glance, place.into()) - 60)
        }
        Action::Suspect(triple) => {
            let stays = if player.public.phase == Phase::Start { 10 } else { 0 };
            stays + suspicion(glance, player.hand, triple)
        }
        Action::Show(_, card) => show(player, card),
        // K-TURN-01: the player of suspect 1 begins, which is worth something.
        Action::Take(suspect) => i32::from(suspect == Suspect::at(0)),
        Action::Lay(..) | Action::Roll | Action::Stuck | Action::End | Action::Leave(_) => 0,
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

/// Unknown cards are worth asking for; an own card beside them keeps the answer clear.
fn suspicion(glance: &Glance, hand: Cards, triple: Triple) -> i32 {
    let worth = |card: Card| match () {
        () if glance.unknown(card) && !glance.filed.has(card) => 10,
        () if hand.has(card) => 3,
        () => 0,
    };
    triple.cards().iter().map(worth).sum()
}

/// Better the same card again than a new one; places are the dearest secrets.
fn show(player: &Player<'_>, card: Card) -> i32 {
    let mut worth = if card.pile() == 2 { -1 } else { 0 };
    for asker in player.has_shown(card) {
        worth = worth.max(if asker == player.public.mover { 10 } else { 5 });
    }
    worth
}
