//! Tables that differ from another only in what one viewer may not know.

use std::collections::BTreeSet;

use irrgarten_game::{Dice as _, SearchRng, Seat, Turn, Viewer};
use irrgarten_toys::games;

use crate::apply::Cause;
use crate::play::Playing;
use crate::{Table, TableEvent};

/// A table with the same past for the viewer, and other hidden cards.
pub(super) struct Twin(pub(super) Table);

/// The position with all its secrets.
pub(super) fn text(table: &Table) -> String {
    table.position().unwrap().text()
}

/// A copy of the table, to be played on separately.
pub(super) fn copy(table: &Table) -> Table {
    let game = table.game.as_ref().unwrap();
    Table {
        games: table.games,
        id: table.id.clone(),
        config: table.config.clone(),
        host: table.host.clone(),
        secret: table.secret,
        seat_entries: table.seat_entries.clone(),
        phase: table.phase,
        game: Some(Playing {
            position: games().read_open(&text(table)).unwrap(),
            plies: game.plies.clone(),
            racing: game.racing.clone(),
            ..*game
        }),
        rematch: table.rematch.clone(),
        proposal: table.proposal,
        asking: table.asking.clone(),
        log: table.log.clone(),
        away: table.away.clone(),
        connections: table.connections.clone(),
        header: table.header.clone(),
    }
}

impl Twin {
    /// All cards the viewer does not see are dealt again, but such that the same events can follow: a seat that acts
    /// has the card it lays, and what the viewer draws can be drawn.
    pub(super) fn of(table: &Table, who: Viewer, events: &[TableEvent], dice: &mut SearchRng) -> Twin {
        let mut laid = None;
        let mut drawn = None;
        for event in events {
            match event {
                TableEvent::Acted { seat, action, .. } if action.len() == 2 => {
                    laid = Some((*seat, action.clone()));
                }
                TableEvent::Drew { chance } if laid.as_ref().is_some_and(|(seat, _)| who.is(*seat)) => {
                    drawn = Some(chance[1..3].to_owned());
                }
                _ => {}
            }
        }
        let text = text(table);
        let (before, hands) = text.split_once(" h=").unwrap();
        let played = before.split(" t=").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
        let mut hands: Vec<Vec<String>> = hands.split('|').map(|hand| cards(hand).collect()).collect();
        let mut known: BTreeSet<String> = cards(played).collect();
        known.extend(drawn);
        for (seat, hand) in Seat::all(table.config.seats).zip(&mut hands) {
            match &laid {
                _ if who.is(seat) => known.extend(hand.iter().cloned()),
                Some((actor, card)) if *actor == seat => {
                    known.insert(card.clone());
                }
                _ => {}
            }
        }
        let mut hidden: Vec<String> =
            (1..=40).map(|card| format!("{card:02}")).filter(|card| !known.contains(card)).collect();
        dice.shuffle(&mut hidden);
        for (seat, hand) in Seat::all(table.config.seats).zip(&mut hands).filter(|(seat, _)| !who.is(*seat)) {
            let kept = laid.as_ref().filter(|(actor, _)| *actor == seat).map(|(_, card)| card.clone());
            let others = hand.len() - usize::from(kept.is_some());
            *hand = hidden.split_off(hidden.len() - others).into_iter().chain(kept).collect();
            hand.sort();
        }
        let hands: Vec<String> =
            hands.iter().map(|hand| if hand.is_empty() { "-".to_owned() } else { hand.join(",") }).collect();
        let mut twin = copy(table);
        let scrambled = format!("{before} h={}", hands.join("|"));
        twin.game.as_mut().unwrap().position = games().read_open(&scrambled).unwrap();
        Twin(twin)
    }

    pub(super) fn text(&self) -> String {
        text(&self.0)
    }

    /// Applies the same events, as far as the viewer can tell. `None` if they cannot happen here; otherwise the table
    /// before and after.
    pub(super) fn follow(
        self,
        events: &[TableEvent],
        who: Viewer,
        dice: &mut SearchRng,
    ) -> Option<(Twin, Twin)> {
        let mut after = copy(&self.0);
        let mut actor = None;
        for event in events {
            let mut event = event.clone();
            match &mut event {
                TableEvent::Acted { seat, .. } => actor = Some(*seat),
                // What others draw is hidden from the viewer, and may be anything that can be drawn.
                TableEvent::Drew { chance } if !actor.is_some_and(|seat| who.is(seat)) => {
                    let chances = after.position()?.chances();
                    let nth = dice.below(chances.len() as u32) as usize;
                    chance.clone_from(&chances.get(nth)?.0);
                }
                TableEvent::Ended { score, .. } => *score = after.position()?.score().map(Box::new),
                _ => {}
            }
            after.change(event, Cause::Due, 0).ok()?;
        }
        // If one goes on and the other is over, they are no twins any more.
        let decides = matches!(after.position()?.turn(), Turn::Decide(_) | Turn::Over(_));
        decides.then_some((self, Twin(after)))
    }
}

/// The cards of a list, `-` for none.
fn cards(list: &str) -> impl Iterator<Item = String> {
    list.split(',').filter(|card| *card != "-").map(str::to_owned)
}
