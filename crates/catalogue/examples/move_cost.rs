//! What a move costs without network and disk: random moves at a table of two people, each told with changes to both.
//!
//! Instructions can be compared on a busy machine as well, where times say nothing:
//! `valgrind --tool=callgrind --toggle-collect='*one_move*' target/release/examples/move_cost towers 500`

#![allow(clippy::print_stdout, reason = "it prints what it has counted")]

use std::hint::black_box;
use std::time::Instant;

use irrgarten_catalogue::games;
use irrgarten_game::{Dice as _, SearchRng, Seat, Secret, Viewer};
use irrgarten_table::{
    CommandFrom, Config, Input, Logged, Person, PersonCommand, Phase, Sent, Table, TableError, Updates,
    ViewRequest,
};

const PEOPLE: [&str; 2] = ["ada", "ben"];

fn ask(table: &mut Table, seat: Seat, command: PersonCommand) -> Result<Vec<Logged>, TableError> {
    let name = PEOPLE[seat.index()];
    let asked = CommandFrom::Person(Person::new(name, name), command);
    table.handle(&Input { asked, now: 0, at: 0 })
}

fn dealt(game: &str, number: u8) -> Result<Table, TableError> {
    let config = Config { game: game.to_owned(), seats: 2, ..Config::default() };
    let (mut table, _) =
        Table::open(games(), "t", config, Person::new("ada", "Ada"), Secret([number; 32]), 0)?;
    for seat in Seat::all(2) {
        ask(&mut table, seat, PersonCommand::Sit(seat))?;
    }
    for seat in Seat::all(2) {
        ask(&mut table, seat, PersonCommand::Ready(seat, true))?;
    }
    Ok(table)
}

/// Tells both people what has happened since a version.
fn tell(table: &Table, since: u64, known: &mut Sent) -> usize {
    let mut updates = Updates::new(table, 0, std::mem::take(known));
    let bytes = Seat::all(2).map(|seat| {
        let viewer = Viewer::Seat(seat);
        let mut message = Vec::with_capacity(2048);
        updates
            .write(ViewRequest { viewer, since: Some(since), with_text: false, changes: true }, &mut message);
        black_box(message).len()
    });
    let bytes = bytes.sum();
    *known = updates.sent();
    bytes
}

/// From the command to the bytes of its events and of both messages.
#[inline(never)]
fn one_move(table: &mut Table, seat: Seat, action: String, known: &mut Sent) -> Result<usize, TableError> {
    let since = table.version();
    let events = ask(table, seat, PersonCommand::Act { seat, action, seen: None })?;
    let logged: usize =
        events.iter().filter_map(|event| serde_json::to_vec(event).ok()).map(|json| json.len()).sum();
    Ok(logged + tell(table, since, known))
}

fn play(game: &str, moves: u32) -> Result<(), TableError> {
    let mut dice = SearchRng::new(1);
    let (mut bytes, mut dealt_so_far) = (0, 1);
    let (mut table, mut known) = (dealt(game, 1)?, Sent::default());
    let began = Instant::now();
    for _ in 0..moves {
        if table.phase() == Phase::Over {
            dealt_so_far += 1;
            (table, known) = (dealt(game, dealt_so_far)?, Sent::default());
            tell(&table, 0, &mut known);
        }
        let Some(seat) = table.deciding().iter().next() else { break };
        let actions = table.position().map(|position| position.actions(seat)).unwrap_or_default();
        let Some(action) = actions.get(dice.below(actions.len() as u32) as usize) else { break };
        bytes += one_move(&mut table, seat, action.clone(), &mut known)?;
    }
    let micros = began.elapsed().as_secs_f64() * 1e6 / f64::from(moves);
    println!("{game}: {micros:.1} us a move with choosing it, {} bytes", bytes / moves as usize);
    Ok(())
}

fn main() -> Result<(), TableError> {
    let mut arguments = std::env::args().skip(1);
    let chosen = arguments.next();
    let moves = arguments.next().and_then(|moves| moves.parse().ok()).unwrap_or(2_000);
    for game in games().all().iter().filter(|game| !game.is_live()) {
        let slug = game.meta().slug;
        if chosen.as_deref().is_none_or(|chosen| chosen == slug) {
            play(slug, moves)?;
        }
    }
    Ok(())
}
