//! Every game to its end, however the browser behaves.

use irrgarten_faces::{Entry, Games};
use irrgarten_game::record::Record;
use irrgarten_table::{Logged, Table};
use irrgarten_wire::{Config, Level, Lobby, Phase, TableSnapshot};

use crate::browser::Browser;
use crate::person::{Page, begin};

/// More than any game needs.
const MOST_STEPS: u32 = 40_000;

fn config(game: &dyn Entry, seats: u8, passing: bool) -> Config {
    let options = if passing { game.passing() } else { &[] };
    let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    Config { game: game.meta().slug.to_owned(), seats, options, ..Config::default() }
}

/// Plays until the game is over, and does everything on the way that a browser may do.
fn finish(browser: &mut Browser, page: &mut Page) {
    for _ in 0..MOST_STEPS {
        page.read(browser);
        if page.phase() == Phase::Over {
            return;
        }
        match browser.chance(200) {
            0 => {
                browser.reload();
                page.connect(browser);
            }
            1 => browser.new_thinker(),
            2 => page.repeat(browser),
            3 => page.connect(browser),
            _ => {}
        }
        // Bots and people race: whoever comes first acts.
        let acted = browser.chance(3) > 0 && page.act(browser);
        if !acted && !browser.think() && !page.act(browser) {
            assert!(browser.sleep(), "nobody has anything to do: {:?}", page.seen);
        }
    }
    panic!("the game does not end");
}

/// The stored log is the table, and the record proves the deal.
fn check(games: Games, browser: &mut Browser, page: &Page) {
    let log = browser.storage.log(&page.table);
    let logged: Vec<Logged> = log.iter().map(|event| serde_json::from_str(&event.text).unwrap()).collect();
    let table = Table::load(games, logged, 0).unwrap();
    let shown: TableSnapshot = browser.get(&format!("/api/tables/{}", page.table));
    assert_eq!((shown.version, shown.phase), (table.version(), Phase::Over));
    let answer = browser.ask("GET", &format!("/api/tables/{}/record.play", page.table), None);
    let record: Record = answer.body.parse().unwrap();
    assert_eq!(record.seal, Some(record.sealed()));
    let deal = record.deal.clone().unwrap();
    assert_eq!(deal.table, page.table);
    assert!(deal.seats[0].unwrap().share.is_some(), "the device had its share in the deal");
    let replay = games.find(&record.game).unwrap().replay(&record).unwrap();
    assert_eq!(replay.score.map(|score| score.to_string()), record.result.map(|score| score.to_string()));
    let finished: Lobby = browser.get("/api/me/tables?phase=finished");
    assert!(finished.tables.iter().any(|listed| listed.table == page.table && listed.score.is_some()));
}

fn play(games: Games, game: &dyn Entry, seats: u8, passing: bool, seed: u64) -> u32 {
    let mut browser = Browser::new(games, seed);
    browser.failing = (seed % 2) as u32 * 10;
    let own: Vec<u8> = if passing { (1..=seats).collect() } else { vec![1] };
    let config = config(game, seats, passing);
    let mut page = begin(&mut browser, &config, &own, Level::Greedy);
    finish(&mut browser, &mut page);
    browser.failing = 0;
    check(games, &mut browser, &page);
    browser.reload();
    check(games, &mut browser, &page);
    browser.failures
}

fn play_all(games: Games, from: u64) {
    let mut failures = 0;
    for (&game, seed) in games.all().iter().zip((from..).step_by(10)) {
        let (fewest, usual) = (game.meta().min_seats, game.usual_seats());
        failures += play(games, game, fewest.max(2), false, seed);
        failures += play(games, game, usual, false, seed + 1);
        failures += play(games, game, usual.max(2), true, seed + 2);
        failures += play(games, game, fewest, true, seed + 3);
    }
    assert!(failures > 0, "the disk was never full");
}

#[test]
fn toys_are_played_to_their_end() {
    (0..10).for_each(|round| play_all(irrgarten_toys::games(), round * 1_000));
}

#[test]
fn every_game_is_played_to_its_end() {
    play_all(irrgarten_catalogue::games(), 0);
}
