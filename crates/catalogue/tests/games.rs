//! Properties of the list, and of every game in it.

use irrgarten_catalogue::games;
use irrgarten_game::{Seed, Turn, Viewer};

#[test]
fn the_games_are_listed_by_name() {
    let slugs: Vec<_> = games().all().iter().map(|game| game.meta().slug).collect();
    assert!(slugs.is_sorted() && !slugs.is_empty());
    assert!(slugs.iter().all(|slug| games().find(slug).is_ok()));
}

#[test]
fn a_game_is_found_by_every_name_of_its_box_in_any_spelling() {
    for entry in games().all() {
        let meta = entry.meta();
        let boxed = meta.after.split(" (").next().unwrap();
        for name in meta.known_as.iter().copied().chain([boxed, meta.slug, meta.title]) {
            for spelled in [name.to_uppercase(), name.to_lowercase().replace('é', "e")] {
                let found = games().search(&spelled);
                assert!(found.iter().any(|game| game.meta().slug == meta.slug), "{}: {spelled}", meta.slug);
            }
        }
    }
    assert!(games().search("").is_empty() && games().search("no such box").is_empty());
}

#[test]
fn words_that_fit_several_games_name_them_all() {
    let all = games().all();
    let shared = all.iter().flat_map(|game| game.meta().known_as).find(|name| games().search(name).len() > 1);
    let shared = shared.expect("a publisher of several boxes");
    let error = games().named(shared).err().unwrap().to_string();
    for game in games().search(shared) {
        assert!(
            error.contains(&format!("{}, rules after {}", game.meta().slug, game.meta().after)),
            "{error}"
        );
    }
}

/// The settings for people who share a device allow passing it around: not everybody races at once.
#[test]
fn what_is_passed_around_is_no_race_of_all_together() {
    let seed = Seed([1; 32]);
    for entry in games().all() {
        let options: Vec<_> =
            entry.passing().iter().map(|&(key, word)| (key.to_owned(), word.to_owned())).collect();
        let mut position = entry.deal(entry.usual_seats(), &options, &seed).ok().unwrap();
        for step in 0..40 {
            let race = position.race();
            assert!(!race.is_some_and(|race| race.together), "{}", entry.meta().slug);
            match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance => drop(position.draw_by_seed(&seed, step).ok().unwrap()),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let action = position.actions(seat).first().cloned().unwrap();
                    drop(position.act_in_text(seat, &action).ok().unwrap());
                }
            }
        }
    }
}

/// The colours that the page shows before the deal are those with which the game is dealt.
#[test]
fn seats_have_the_colours_of_the_rules() {
    for entry in games().all() {
        let meta = entry.meta();
        let words = entry.settings().iter().flat_map(|setting| {
            setting.values.words().iter().map(|word| (setting.key.to_owned(), (*word).to_owned()))
        });
        let choices: Vec<_> = words.map(|choice| vec![choice]).chain([vec![]]).collect();
        for seats in meta.min_seats..=meta.max_seats {
            for options in &choices {
                let Ok(position) = entry.deal(seats, options, &Seed([2; 32])) else { continue };
                let mut json = Vec::new();
                position.seen_by(Viewer::Public).write_json(&mut json);
                let json = String::from_utf8(json).unwrap();
                let dealt: Vec<&str> =
                    json.split(r#""colour":""#).skip(1).filter_map(|rest| rest.split('"').next()).collect();
                let told = entry.colours(seats, options).unwrap_or_default();
                assert_eq!(told, dealt.concat(), "{}, {seats} seats, {options:?}", meta.slug);
                assert!(told.is_empty() || told.len() == usize::from(seats));
            }
        }
    }
}

/// A setting that is chosen for each seat is spelled by the colours of the seats.
#[test]
fn settings_by_seat_can_name_any_seats() {
    for entry in games().all() {
        let (meta, by_seat) = (entry.meta(), entry.settings().iter().filter(|setting| setting.by_seat));
        for setting in by_seat {
            let words = setting.values.words();
            assert!(words.starts_with(&["none", "all"]), "{}", setting.key);
            for seats in meta.min_seats..=meta.max_seats {
                let colours: Vec<char> = entry.colours(seats, &[]).unwrap().chars().collect();
                for some in 1..(1u32 << seats) - 1 {
                    let chosen = colours.iter().enumerate().filter(|(nth, _)| some >> nth & 1 != 0);
                    let value: String = chosen.map(|(_, letter)| letter).collect();
                    let option = (setting.key.to_owned(), value.clone());
                    assert!(words.contains(&value.as_str()), "{value}");
                    assert!(entry.deal(seats, &[option], &Seed([0; 32])).is_ok(), "{value}");
                }
            }
        }
    }
}
