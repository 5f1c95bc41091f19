//! Everything of a table that reaches a viewer, as text; and variants that leak.

use irrgarten_game::{Seat, Viewer};

use crate::{CommandFrom, Input, PersonCommand, Table, TableEvent, ViewRequest};

/// The outputs of a table.
pub(super) struct Outputs {
    snapshot: fn(&Table, Viewer) -> String,
    events: fn(&Table, Viewer) -> String,
    refusals: fn(&Table, Viewer) -> String,
}

pub(super) const HONEST: Outputs = Outputs { snapshot, events, refusals };

fn snapshot(table: &Table, who: Viewer) -> String {
    sent(table, ViewRequest { viewer: who, since: None, with_text: true })
}

fn events(table: &Table, who: Viewer) -> String {
    sent(table, ViewRequest { viewer: who, since: Some(0), with_text: false })
}

/// The bytes that are sent.
fn sent(table: &Table, request: ViewRequest) -> String {
    let mut buffer = Vec::new();
    table.write_update(request, 0, &mut buffer);
    String::from_utf8(buffer).unwrap()
}

/// The replies to commands that are refused.
fn refusals(table: &Table, who: Viewer) -> String {
    let seat = match who {
        Viewer::Seat(seat) => seat,
        Viewer::Public => Seat::at(5),
    };
    let by = super::person(seat);
    let mut copy = super::twins::copy(table);
    let cards = (1..=41).map(|card| format!("{card:02}"));
    let acts = cards.chain(["?".to_owned(), String::new(), "+19".to_owned()]);
    let acts = acts.map(|action| PersonCommand::Act { seat, action, seen: None });
    let others = [PersonCommand::AskUndo(seat), PersonCommand::AnswerUndo(seat, true), PersonCommand::Abort];
    let answers = acts.chain(others).filter_map(|command| {
        let asked = CommandFrom::Person(by.clone(), command);
        let refused = copy.handle(&Input { asked, now: 0, at: 0 }).err()?;
        Some(format!("{} {:?} {refused}\n", refused.code(), refused.clause()))
    });
    answers.collect()
}

impl Outputs {
    /// Are the outputs for this viewer the same?
    pub(super) fn compare(&self, one: &Table, two: &Table, who: Viewer) -> Result<(), String> {
        for (what, outputs) in
            [("snapshot", self.snapshot), ("events", self.events), ("refusals", self.refusals)]
        {
            let (one, two) = (outputs(one, who), outputs(two, who));
            if one != two {
                return Err(format!("{who:?} sees a difference in its {what}:\n{one}\n{two}"));
            }
        }
        Ok(())
    }

    /// Is any secret in what this viewer gets before the end?
    pub(super) fn search(&self, table: &Table, who: Viewer) -> Result<(), String> {
        let told = format!(
            "{}{}{}",
            (self.snapshot)(table, who),
            (self.events)(table, who),
            (self.refusals)(table, who)
        );
        let secrets = [String::from(table.secret), table.seed().to_string()];
        match secrets.iter().find(|secret| told.contains(&secret[..16])) {
            Some(_) => Err(format!("{who:?} is told the seed or the server's secret:\n{told}")),
            None => Ok(()),
        }
    }
}

fn other(who: Viewer) -> Viewer {
    match who {
        Viewer::Seat(seat) => Viewer::Seat(seat.left(3)),
        Viewer::Public => Viewer::Seat(Seat::at(0)),
    }
}

/// The cards others hold, as numbers.
fn hidden(table: &Table, who: Viewer) -> Vec<usize> {
    let text = super::twins::text(table);
    let hands = text.split(" h=").nth(1).unwrap().split(' ').next().unwrap().to_owned();
    let all = hands.split('|').zip(Seat::all(6)).filter(|(_, seat)| !who.is(*seat));
    all.flat_map(|(hand, _)| hand.split(',').map(|card| card.parse().unwrap_or(0)).collect::<Vec<_>>())
        .collect()
}

/// Each leaks a little, in a place where real programs have leaked.
pub(super) const LEAKS: &[(&str, &Outputs)] = &[
    (
        "the whole position in the snapshot",
        &Outputs { snapshot: |table, who| snapshot(table, who) + &super::twins::text(table), ..HONEST },
    ),
    (
        "the snapshot of another seat",
        &Outputs { snapshot: |table, who| snapshot(table, other(who)), ..HONEST },
    ),
    (
        "events as they are logged",
        &Outputs {
            events: |table, _| {
                let logged: Vec<TableEvent> =
                    table.log.iter().skip(1).map(|applied| applied.logged.event.clone()).collect();
                serde_json::to_string(&logged).unwrap()
            },
            ..HONEST
        },
    ),
    (
        "events as another seat sees them",
        &Outputs { events: |table, who| events(table, other(who)), ..HONEST },
    ),
    (
        "the choices of all seats",
        &Outputs {
            snapshot: |table, who| {
                let all = Seat::all(3).map(|seat| table.position().unwrap().actions(seat).join(" "));
                snapshot(table, who) + &all.collect::<String>()
            },
            ..HONEST
        },
    ),
    (
        "what can be drawn, in a refusal",
        &Outputs {
            refusals: |table, who| {
                let sum = hidden(table, who).iter().max().copied();
                refusals(table, who) + &format!("{sum:?}")
            },
            ..HONEST
        },
    ),
    (
        "a length that depends on a hidden card",
        &Outputs {
            snapshot: |table, who| snapshot(table, who) + &" ".repeat(hidden(table, who).iter().sum()),
            ..HONEST
        },
    ),
    (
        "one event more for a rare card",
        &Outputs {
            events: |table, who| events(table, who) + if hidden(table, who).contains(&7) { "{}" } else { "" },
            ..HONEST
        },
    ),
    (
        "an order that follows a hidden card",
        &Outputs {
            snapshot: |table, who| {
                let told = snapshot(table, who);
                if hidden(table, who).first() < hidden(table, who).last() {
                    told.chars().rev().collect()
                } else {
                    told
                }
            },
            ..HONEST
        },
    ),
    (
        "the server's secret",
        &Outputs { snapshot: |table, who| snapshot(table, who) + &String::from(table.secret), ..HONEST },
    ),
    ("the seed", &Outputs { events: |table, who| events(table, who) + &table.seed().to_string(), ..HONEST }),
    (
        "the seed behind the draw that is next",
        &Outputs { refusals: |table, who| refusals(table, who) + &table.seed().to_string()[..20], ..HONEST },
    ),
];
