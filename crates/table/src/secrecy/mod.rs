//! Two tables that differ only in what a viewer may not know send that viewer the same bytes.

mod outputs;
mod twins;

use irrgarten_game::{Dice as _, SearchRng, Seat, Secret, Viewer};
use irrgarten_toys::games;

use crate::{
    CommandFrom, Config, Input, Level, Occupant, Person, PersonCommand, Phase, ServerCommand, Table,
    TableEvent,
};
use outputs::{HONEST, LEAKS, Outputs};
use twins::Twin;

fn person(seat: Seat) -> Person {
    Person::new(format!("person {seat}"), format!("Person {seat}"))
}

/// A game that has begun; the last seat is a bot's.
fn dealt(seats: u8, secret: u8, options: &[(&str, &str)]) -> Table {
    let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let config = Config { game: "hands".to_owned(), seats, options, ..Config::default() };
    let (mut table, _) =
        Table::open(games(), "t", config, person(Seat::at(0)), Secret([secret; 32]), 0).unwrap();
    let people = || Seat::all(seats - 1);
    let asked = people()
        .map(|seat| (seat, PersonCommand::Sit(seat)))
        .chain([(Seat::at(0), PersonCommand::Invite(Seat::at(usize::from(seats) - 1), Level::Random))])
        .chain(people().map(|seat| (seat, PersonCommand::Ready(seat, true))));
    for (seat, command) in asked {
        table.handle(&Input { asked: CommandFrom::Person(person(seat), command), now: 0, at: 0 }).unwrap();
    }
    table
}

/// What happens next.
fn next(table: &Table, dice: &mut SearchRng) -> Input {
    let position = table.position().unwrap();
    let seat = table.game.as_ref().unwrap().deciding().iter().next().unwrap();
    let action = position.suggest(seat, irrgarten_faces::Level::Random, dice).unwrap();
    let asked = match table.occupant(seat) {
        Some(Occupant::Person { person }) => {
            CommandFrom::Person(person.clone(), PersonCommand::Act { seat, action, seen: None })
        }
        _ => CommandFrom::Server(ServerCommand::ActFor { seat, action, seen: table.version() }),
    };
    Input { asked, now: 0, at: 0 }
}

#[derive(Default, Debug)]
struct Compared {
    pairs: u32,
    differing: u32,
    events: u32,
    /// For how many plies twins were continued before they had to be made again.
    carried: u32,
}

/// Plays a game, and beside it one twin for every viewer that differs in what is hidden, and compares.
fn game(
    table: &mut Table,
    outputs: &Outputs,
    dice: &mut SearchRng,
    compared: &mut Compared,
) -> Result<(), String> {
    let viewers: Vec<Viewer> = Viewer::all(table.config.seats).collect();
    let mut twins: Vec<Option<Twin>> = viewers.iter().map(|_| None).collect();
    while table.phase == Phase::Playing {
        let before = twins::copy(table);
        let logged = table.handle(&next(table, dice)).unwrap();
        let events: Vec<TableEvent> = logged.into_iter().map(|logged| logged.event).collect();
        for (who, twin) in viewers.iter().zip(&mut twins) {
            let carried = twin.take().and_then(|twin| twin.follow(&events, *who, dice));
            compared.carried += u32::from(carried.is_some());
            let (old, new) = if let Some(both) = carried {
                both
            } else {
                let fresh = Twin::of(&before, *who, &events, dice);
                fresh.follow(&events, *who, dice).ok_or("a twin that cannot follow")?
            };
            compared.pairs += 1;
            compared.differing += u32::from(old.text() != twins::text(&before));
            compared.events += events.len() as u32;
            // The end reveals what was hidden.
            if table.phase == Phase::Playing {
                outputs.compare(&before, &old.0, *who)?;
                outputs.compare(table, &new.0, *who)?;
                outputs.compare_changes([&before, table], [&old.0, &new.0], *who)?;
                outputs.search(&before, table, *who)?;
                *twin = Some(new);
            }
        }
    }
    Ok(())
}

const OPTIONS: [&[(&str, &str)]; 3] = [&[], &[("knocks", "no")], &[("first", "1")]];

#[test]
fn what_a_viewer_may_not_know_changes_no_byte_of_what_it_gets() {
    let mut compared = Compared::default();
    let mut dice = SearchRng::new(11);
    for (number, seats) in (2..=4).cycle().take(6).enumerate() {
        let mut table = dealt(seats, number as u8, OPTIONS[number % OPTIONS.len()]);
        game(&mut table, &HONEST, &mut dice, &mut compared).unwrap();
    }
    assert!(compared.pairs > 500 && compared.differing * 10 > compared.pairs * 8, "{compared:?}");
    assert!(compared.carried > 100, "{compared:?}");
}

#[test]
fn planted_leaks_are_caught() {
    assert!(LEAKS.len() >= 6);
    for (name, leak) in LEAKS {
        let mut dice = SearchRng::new(u64::from(dice_for(name)));
        let caught = (0..3u8).any(|number| {
            let mut table = dealt(3, number, OPTIONS[usize::from(number)]);
            game(&mut table, leak, &mut dice, &mut Compared::default()).is_err()
        });
        assert!(caught, "{name} was not caught");
    }
}

/// Different dice for every leak, the same in every run.
fn dice_for(name: &str) -> u32 {
    let mut dice = SearchRng::new(name.len() as u64);
    dice.below(1_000_000)
}
