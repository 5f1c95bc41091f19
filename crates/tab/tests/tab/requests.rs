//! What the API of a tab answers, and what it refuses.

use irrgarten_faces::Games;
use irrgarten_game::Language;
use irrgarten_wire::{
    Advice, AskMaze, Code, Command, Config, FromClient, GameList, Level, MazePuzzle, MazeSolution, Me, Notes,
    Opened, Phase, Problem, Review, TabRequest, ToClient, close,
};

use crate::browser::Browser;
use crate::person::begin;

fn toys() -> Games {
    irrgarten_toys::games()
}

fn code(answer: &irrgarten_wire::TabAnswer) -> Code {
    let problem: Problem = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(answer.status, problem.code.status());
    problem.code
}

#[test]
fn what_is_not_offered_is_named() {
    let mut browser = Browser::new(toys(), 1);
    for (method, path, body, expected) in [
        ("GET", "/games", None, Code::NotFound),
        ("GET", "/api/bot", None, Code::NotFound),
        ("POST", "/api/sign-in", Some("{}"), Code::NotFound),
        ("POST", "/api/tables", Some(r#"{"game":"hands","seats":2}"#), Code::WhoAreYou),
        ("POST", "/api/guest", Some(r#"{"name":""}"#), Code::BadName),
        ("POST", "/api/guest", Some(r#"{"name":"Ada","admin":true}"#), Code::BadRequest),
        ("POST", "/api/guest", None, Code::BadRequest),
        ("GET", "/api/tables/nonsense", None, Code::NoSuchTable),
        ("GET", "/api/tables/0zzzzzzzzzzzzzzzzzzzzzzzzz", None, Code::NoSuchTable),
        ("GET", "/api/tables/tzzzzzzzzzzzzzzzzzzzzzzzzz", None, Code::NoSuchTable),
        ("GET", "/api/tables/tzzzzzzzzzzzzzzzzzzzzzzzzz/record.play", None, Code::NoSuchTable),
        ("GET", "/api/games/hands/rulebook/en", None, Code::NotFound),
        ("GET", "/api/picture?position=hands", None, Code::BadRequest),
        ("GET", "/api/puzzles/maze?extent=6&depth=1&seed=1", None, Code::BadRequest),
        ("POST", "/api/puzzles/maze/solve", Some(r#"{"puzzle":"x"}"#), Code::BadPuzzle),
        ("POST", "/api/puzzles/try", Some(r#"{"puzzle":"x","line":[]}"#), Code::BadPuzzle),
        ("GET", "/api/people/nobody", None, Code::NoSuchPerson),
    ] {
        assert_eq!(code(&browser.ask(method, path, body)), expected, "{method} {path}");
    }
    assert!(browser.storage.events.is_empty());
}

#[test]
fn games_are_listed_and_puzzles_are_made() {
    let entries = irrgarten_catalogue::games();
    let mut browser = Browser::new(entries, 1);
    let list: GameList = browser.get("/api/games");
    assert_eq!(list.games.len(), irrgarten_catalogue::games().all().len());
    for game in list.games {
        assert!(
            game.words.values().all(|words| !words.title.is_empty() && words.lead.len() > 20),
            "{}",
            game.game
        );
        let pictures = entries.find(&game.game).unwrap().pictures(Language::En);
        for picture in pictures.iter().take(3) {
            let path = format!("/api/games/{}/rulebook/examples/{}.svg", game.game, picture.name);
            let drawn = browser.ask("GET", &path, None);
            assert_eq!((drawn.content_type.as_str(), drawn.body), ("image/svg+xml", picture.svg.clone()));
        }
    }
    let mut plan = |file| browser.ask("GET", &format!("/api/games/case/rulebook/examples/{file}"), None).body;
    assert_ne!(plan("town-1.fr.svg"), plan("town-1.svg"), "names on it are in the language of the reader");
    let puzzle: MazePuzzle = browser.get("/api/puzzles/maze?extent=5&depth=1&seed=1");
    assert_eq!(puzzle.fewest, 1);
    let asked = serde_json::to_string(&AskMaze { puzzle: puzzle.puzzle }).unwrap();
    let answer = browser.ask("POST", "/api/puzzles/maze/solve", Some(&asked));
    let solved: MazeSolution = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(solved, MazeSolution { solution: Some(puzzle.solution), at_least: 1 });
}

#[test]
fn connections_that_talk_nonsense_are_closed() {
    let mut browser = Browser::new(toys(), 1);
    browser.send(TabRequest::Message { connection: 1, text: "{}".to_owned() });
    let table = format!("t{}", "0".repeat(25));
    browser.send(TabRequest::Connect { connection: 2, table: table.clone() });
    browser.send(TabRequest::Message { connection: 2, text: "dance".to_owned() });
    browser.send(TabRequest::Connect { connection: 3, table: table.clone() });
    browser.say(3, &FromClient::Do { id: "a".to_owned(), command: Command::Abort {} });
    browser.send(TabRequest::Connect { connection: 4, table });
    browser.say(4, &FromClient::Ping {});
    browser.say(4, &FromClient::Hello { version: None, seats: None, text: false, changes: false });
    let bad = close::MALFORMED;
    assert_eq!(browser.closed, [(1, bad), (2, bad), (3, bad), (4, close::RESYNC)]);
    let told = browser.frames.remove(&4).unwrap();
    assert_eq!(told[0], ToClient::Pong {});
    assert!(matches!(told[1], ToClient::Error { code: Code::NoSuchTable, .. }));
}

#[test]
fn nothing_is_rated() {
    let mut browser = Browser::new(toys(), 1);
    let page = begin(
        &mut browser,
        &Config { game: "hands".to_owned(), seats: 2, ..Config::default() },
        &[1, 2],
        Level::Owl,
    );
    let rated = browser.ask("POST", "/api/tables", Some(r#"{"game":"hands","seats":2,"rated":true}"#));
    assert_eq!(code(&rated), Code::NoRatings);
    drop(page);
}

#[test]
fn hints_notes_reviews_and_rematches_are_there() {
    for game in ["hands", "cards"] {
        let games = if game == "hands" { toys() } else { irrgarten_catalogue::games() };
        let mut browser = Browser::new(games, 3);
        let config = Config { game: game.to_owned(), seats: 2, ..Config::default() };
        let mut page = begin(&mut browser, &config, &[1, 2], Level::Greedy);
        let path = |what: &str| format!("/api/tables/{}/{what}", page.table);
        let (hint, notes, review, rematch) =
            (path("hint"), path("notes/1"), path("review/1"), path("rematch"));
        assert_eq!(browser.get::<Notes>(&notes).text, "");
        assert_eq!(browser.ask("POST", &notes, Some(r#"{"text":"it was the parrot"}"#)).status, 200);
        assert_eq!(code(&browser.ask("POST", &path("notes/3"), Some(r#"{"text":""}"#))), Code::NotYourSeat);
        let mover = page.seen[&Some(1)].turn[0];
        let advice: Advice = browser.get(&format!("{hint}/{mover}"));
        assert_eq!(advice.version, page.seen[&Some(1)].version);
        assert!(page.seen[&Some(mover)].actions.as_ref().unwrap().contains(&advice.action));
        assert_eq!(code(&browser.ask("GET", &format!("{hint}/{}", 3 - mover), None)), Code::NotYourTurn);
        assert_eq!(code(&browser.ask("GET", &review, None)), Code::NotOver);
        assert_eq!(code(&browser.ask("POST", &rematch, Some("{}"))), Code::NotOver);
        while page.phase() != Phase::Over {
            assert!(page.act(&mut browser));
        }
        browser.reload();
        assert_eq!(browser.get::<Notes>(&notes).text, "it was the parrot");
        let graded: Review = browser.get(&review);
        assert!(graded.seat == 1 && !graded.moves.is_empty());
        let again: Opened = serde_json::from_str(&browser.ask("POST", &rematch, Some("{}")).body).unwrap();
        let same: Opened = serde_json::from_str(&browser.ask("POST", &rematch, Some("{}")).body).unwrap();
        assert_eq!(again, same);
        assert_eq!(browser.ask("GET", &format!("/api/tables/{}", again.table), None).status, 200);
        assert_eq!(browser.get::<Me>("/api/me").person.unwrap().name, "Ada");
    }
}
