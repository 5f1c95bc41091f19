//! Everything of a table that reaches a viewer, as text; and variants that leak.

use irrgarten_game::{Seat, Viewer};

use crate::{CommandFrom, Input, PersonCommand, ProposalKind, Sent, Table, TableEvent, Updates, ViewRequest};

/// The outputs of a table.
pub(super) struct Outputs {
    snapshot: fn(&Table, Viewer) -> String,
    events: fn(&Table, Viewer) -> String,
    refusals: fn(&Table, Viewer) -> String,
    /// From one table to a later one.
    changes: fn(&Table, &Table, Viewer) -> String,
}

pub(super) const HONEST: Outputs = Outputs { snapshot, events, refusals, changes };

fn snapshot(table: &Table, who: Viewer) -> String {
    let request = ViewRequest { viewer: who, since: None, with_text: true, changes: false };
    sent(table, request, Sent::default()).0
}

fn events(table: &Table, who: Viewer) -> String {
    let request = ViewRequest { viewer: who, since: Some(0), with_text: false, changes: false };
    sent(table, request, Sent::default()).0
}

fn changes(before: &Table, after: &Table, who: Viewer) -> String {
    let request = |since| ViewRequest { viewer: who, since, with_text: true, changes: true };
    let (_, known) = sent(before, request(None), Sent::default());
    let (told, _) = sent(after, request(Some(before.version())), known);
    assert!(told.starts_with(r#"{"type":"changes""#), "{told}");
    told
}

/// The bytes that are sent, and what the viewer has been sent then.
fn sent(table: &Table, request: ViewRequest, known: Sent) -> (String, Sent) {
    let mut buffer = Vec::new();
    let mut updates = Updates::new(table, 0, known);
    updates.write(request, &mut buffer);
    (String::from_utf8(buffer).unwrap(), updates.sent())
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
    let answers = [ProposalKind::Undo, ProposalKind::Pause, ProposalKind::Abort]
        .map(|kind| PersonCommand::Answer(seat, kind, true));
    let others = [PersonCommand::AskUndo(seat), PersonCommand::Pause(true), PersonCommand::Abort];
    let answers = acts.chain(answers).chain(others).filter_map(|command| {
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

    /// Are the changes from one table to a later one the same?
    pub(super) fn compare_changes(
        &self,
        one: [&Table; 2],
        two: [&Table; 2],
        who: Viewer,
    ) -> Result<(), String> {
        let (one, two) = ((self.changes)(one[0], one[1], who), (self.changes)(two[0], two[1], who));
        if one == two { Ok(()) } else { Err(format!("{who:?} sees a difference in changes:\n{one}\n{two}")) }
    }

    /// Is any secret in what this viewer gets before the end, as a whole or as what changed since `before`?
    pub(super) fn search(&self, before: &Table, table: &Table, who: Viewer) -> Result<(), String> {
        let told = [
            (self.snapshot)(table, who),
            (self.events)(table, who),
            (self.refusals)(table, who),
            (self.changes)(before, table, who),
        ]
        .concat();
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
        "the changes of another seat",
        &Outputs { changes: |before, after, who| changes(before, after, other(who)), ..HONEST },
    ),
    (
        "changes that name a field whose hidden part has changed",
        &Outputs {
            changes: |before, after, who| {
                let first = |table| hidden(table, who).first().copied();
                let told = changes(before, after, who);
                if first(before) < first(after) { told.replacen("},", "},\"hands\":{},", 1) } else { told }
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
        "the seed in what changed",
        &Outputs {
            changes: |before, after, who| changes(before, after, who) + &after.seed().to_string(),
            ..HONEST
        },
    ),
    (
        "the seed behind the draw that is next",
        &Outputs { refusals: |table, who| refusals(table, who) + &table.seed().to_string()[..20], ..HONEST },
    ),
];
