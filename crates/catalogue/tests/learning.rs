//! Every game in numbers: indexes and texts are the same actions, and features tell what is seen and nothing else.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use irrgarten_catalogue::{games, training_games};
use irrgarten_game::{Dice as _, SearchRng, Seat, Seed, Turn, Viewer};
use irrgarten_learning::{Mistake, Output, Run, Training};

/// No game is followed for longer than this: what comes later is like what came before.
const PLIES: usize = 400;

#[test]
fn every_game_can_be_learned() {
    let here: Vec<&str> = training_games().iter().map(|game| game.entry().meta().slug).collect();
    let all: Vec<&str> = games().all().iter().map(|game| game.meta().slug).collect();
    assert_eq!(here, all);
}

/// Every number of seats, and every word of every setting.
fn tables(game: &dyn Training) -> Vec<(u8, Vec<(String, String)>)> {
    let meta = game.entry().meta();
    let seats = (meta.min_seats..=meta.max_seats).map(|seats| (seats, Vec::new()));
    let settings = game.entry().settings().iter().flat_map(|setting| {
        let words = setting.values.words().iter().skip(1);
        words.map(|word| vec![(setting.key.to_owned(), (*word).to_owned())])
    });
    let usual = game.entry().usual_seats();
    seats.chain(settings.map(|options| (usual, options))).collect()
}

/// Plays at random at every kind of table, and has a look before every decision.
fn walk(game: &dyn Training, mut look: impl FnMut(&dyn Run, Seat, &[u32])) -> usize {
    let (mut decisions, mut dice) = (0, SearchRng::new(7));
    for (nth, (seats, options)) in tables(game).into_iter().enumerate() {
        let seed: Seed = nth.to_string().parse().unwrap();
        // Some values do not suit every number of seats.
        let Ok(mut run) = game.deal(seats, &options, &seed) else { continue };
        let mut actions = Vec::new();
        while run.plies() < PLIES {
            match run.turn() {
                Turn::Over(_) => break,
                Turn::Chance => assert!(run.draw_by_seed(&seed)),
                Turn::Decide(deciders) => {
                    for seat in deciders.iter() {
                        run.actions(seat, &mut actions);
                        look(&*run, seat, &actions);
                        decisions += 1;
                    }
                    let seat = deciders.iter().nth(dice.below(deciders.len() as u32) as usize).unwrap();
                    run.actions(seat, &mut actions);
                    run.act(seat, actions[dice.below(actions.len() as u32) as usize]).unwrap();
                }
            }
        }
    }
    decisions
}

#[test]
fn an_index_is_one_action_and_an_action_one_index() {
    for game in training_games() {
        let slug = game.entry().meta().slug;
        let decisions = walk(*game, |run, seat, actions| {
            assert!(!actions.is_empty(), "{slug}: {}", run.position());
            let different: BTreeSet<u32> = actions.iter().copied().collect();
            assert_eq!(
                different.len(),
                actions.len(),
                "{slug}: two actions share an index: {}",
                run.position()
            );
            for &index in actions {
                assert!(index < game.actions(), "{slug}: index {index}");
                let text = run.text(seat, index).unwrap();
                assert_eq!(run.index(seat, &text), Ok(Some(index)), "{slug}: {text}: {}", run.position());
            }
        });
        assert!(decisions > 300, "{slug}: {decisions} decisions");
    }
}

#[test]
fn a_run_and_its_face_go_the_same_way() {
    for game in training_games() {
        let (slug, usual) = (game.entry().meta().slug, game.entry().usual_seats());
        let seed: Seed = "face".parse().unwrap();
        let mut run = game.deal(usual, &[], &seed).unwrap();
        let mut position = game.entry().deal(usual, &[], &seed).unwrap();
        let (mut draws, mut dice, mut actions) = (0, SearchRng::new(3), Vec::new());
        while run.plies() < PLIES {
            assert_eq!((run.turn(), run.position()), (position.turn(), position.text()), "{slug}");
            match run.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    assert_eq!(run.chances(), position.chances(), "{slug}");
                    assert!(run.draw_by_seed(&seed));
                    position.draw_by_seed(&seed, draws).unwrap();
                    draws += 1;
                }
                Turn::Decide(deciders) => {
                    let seat = deciders.iter().next().unwrap();
                    run.actions(seat, &mut actions);
                    let texts: Vec<String> =
                        actions.iter().map(|&index| run.text(seat, index).unwrap()).collect();
                    assert_eq!(texts, position.actions(seat), "{slug}");
                    let nth = dice.below(actions.len() as u32) as usize;
                    run.act_in_text(seat, &texts[nth]).unwrap();
                    position.act_in_text(seat, &texts[nth]).unwrap();
                }
            }
        }
        let mut again = game.entry().deal(usual, &[], &seed).unwrap();
        run.since(0).iter().for_each(|ply| drop(again.play(ply).unwrap()));
        assert_eq!(again.text(), run.position(), "{slug}");
    }
}

#[test]
fn features_are_as_many_as_is_said_and_tell_what_the_seat_sees() {
    for game in training_games() {
        let slug = game.entry().meta().slug;
        let mut dice = SearchRng::new(5);
        let mut nth = 0;
        walk(*game, |run, seat, _| {
            nth += 1;
            if nth % 16 != 0 {
                return;
            }
            let count = game.features(run.seats()).unwrap();
            let observe = |run: &dyn Run, viewer: Viewer| {
                // One place more, which nobody may write to.
                let mut features = vec![0.5; count + 1];
                run.observe(viewer, &mut features);
                features
            };
            let seen = observe(run, Viewer::Seat(seat));
            assert!(seen.iter().all(|feature| (0.0..=1.0).contains(feature)), "{slug}");
            assert!(seen[count] == 0.0, "{slug}: more features than {count}");
            let imagined = run.imagine(seat, &mut dice);
            assert_eq!(observe(&*imagined, Viewer::Seat(seat)), seen, "{slug}: {}", run.position());
            assert_eq!(observe(run, Viewer::Public).len(), seen.len());
        });
    }
}

#[test]
fn the_count_of_features_is_exact() {
    for game in training_games() {
        let (slug, usual) = (game.entry().meta().slug, game.entry().usual_seats());
        let count = game.features(usual).unwrap();
        // A feature that is never told would be one too many.
        let mut told = vec![false; count];
        walk(*game, |run, seat, _| {
            if run.seats() == usual {
                let mut features = vec![0.0; count];
                run.observe(Viewer::Seat(seat), &mut features);
                told.iter_mut().zip(&features).for_each(|(told, &feature)| *told |= feature > 0.0);
            }
        });
        let share = told.iter().filter(|&&told| told).count() as f32 / count as f32;
        assert!(share > 0.4, "{slug}: only {share} of {count} features are ever told");
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    for game in training_games() {
        let slug = game.entry().meta().slug;
        let mut dice = SearchRng::new(9);
        walk(*game, |run, seat, actions| {
            let mut run = run.copy();
            let before = (run.position(), run.plies());
            let other = seat.left(run.seats());
            for index in [dice.below(game.actions()), game.actions(), u32::MAX] {
                let allowed = actions.contains(&index);
                let answer = run.copy().act(seat, index);
                assert_eq!(answer.is_ok(), allowed, "{slug}: {index}: {}", before.0);
                if index >= game.actions() {
                    assert_eq!(answer, Err(Mistake::NoSuchIndex), "{slug}");
                }
            }
            let waits = !matches!(run.turn(), Turn::Decide(deciders) if deciders.has(other));
            assert!(!waits || run.act(other, actions[0]).is_err(), "{slug}");
            assert!(run.act_in_text(seat, "nothing").is_err() && !run.draw(0), "{slug}");
            assert!(run.seats() == 6 || run.act(Seat::at(5), actions[0]).is_err(), "{slug}");
            assert_eq!((run.position(), run.plies()), before, "{slug}");
        });
    }
}

/// Room for everything that a batch writes.
struct Room {
    seats: Vec<i32>,
    rewards: Vec<f32>,
    ended: Vec<bool>,
    counts: Vec<i32>,
    actions: Vec<i32>,
    masks: Vec<u8>,
    observations: Vec<f32>,
    points: Vec<f32>,
}

const GAMES: usize = 6;
const WIDTH: usize = 4096;

impl Room {
    fn new(game: &dyn Training, seats: usize) -> Room {
        Room {
            seats: vec![0; GAMES],
            rewards: vec![0.0; GAMES * seats],
            ended: vec![false; GAMES],
            counts: vec![0; GAMES],
            actions: vec![0; GAMES * WIDTH],
            masks: vec![0; GAMES * game.actions() as usize],
            observations: vec![0.0; GAMES * game.features(seats as u8).unwrap()],
            points: vec![0.0; GAMES * seats],
        }
    }

    fn output(&mut self) -> Output<'_> {
        Output {
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            ended: &mut self.ended,
            counts: &mut self.counts,
            actions: &mut self.actions,
            width: WIDTH,
            masks: &mut self.masks,
            observations: &mut self.observations,
            points: &mut self.points,
        }
    }
}

#[test]
fn a_batch_goes_on_and_writes_what_can_be_done() {
    let (mut ends, mut worth) = (0, 0.0);
    for game in training_games() {
        let (slug, seats) = (game.entry().meta().slug, usize::from(game.entry().usual_seats()));
        let mut batch = game.batch(seats as u8, &[], GAMES, 1).unwrap();
        let mut room = Room::new(*game, seats);
        batch.reset(2, &mut room.output());
        let mut dice = SearchRng::new(1);
        for _ in 0..300 {
            let pick = |nth: usize, dice: &mut SearchRng| {
                let row = &room.actions[nth * WIDTH..];
                row[dice.below(room.counts[nth] as u32) as usize]
            };
            let chosen: Vec<i32> = (0..GAMES).map(|nth| pick(nth, &mut dice)).collect();
            assert_eq!(batch.refused(&chosen), None, "{slug}");
            batch.step(&chosen, &mut room.output());
            let size = game.actions() as usize;
            for nth in 0..GAMES {
                let count = room.counts[nth] as usize;
                let listed = &room.actions[nth * WIDTH..][..=count];
                assert!(count > 0 && listed[..count].iter().all(|&index| index >= 0) && listed[count] == -1);
                let mask = &room.masks[nth * size..(nth + 1) * size];
                assert_eq!(mask.iter().map(|&bit| usize::from(bit)).sum::<usize>(), count, "{slug}");
                assert!(listed[..count].iter().all(|&index| mask[index as usize] == 1), "{slug}");
                assert!((0..seats as i32).contains(&room.seats[nth]));
            }
            ends += room.ended.iter().filter(|&&ended| ended).count();
            worth += room.rewards.iter().map(|reward| reward.abs()).sum::<f32>();
            let nobody = room.ended.iter().all(|ended| !ended);
            assert!(!nobody || room.rewards.iter().all(|&reward| reward == 0.0), "{slug}");
        }
        let refused = (0..game.actions() as i32).find(|index| room.masks[*index as usize] == 0).unwrap();
        assert_eq!(batch.refused(&[refused]), Some(0), "{slug}");
        batch.wander(2000, &mut room.output());
        batch.wander(2000, &mut Output::default());
        assert!(room.observations.iter().any(|&feature| feature > 0.0), "{slug}");
    }
    assert!(ends > 10 && worth > 10.0, "{ends} ends were worth {worth}");
}

#[test]
fn a_batch_is_the_same_for_the_same_seed() {
    for game in training_games() {
        let seats = game.entry().usual_seats();
        let play = |seed| {
            let mut batch = game.batch(seats, &[], GAMES, seed).unwrap();
            let mut room = Room::new(*game, seats.into());
            batch.wander(500, &mut room.output());
            (room.observations, room.actions)
        };
        assert!(play(1) == play(1) && play(1) != play(2), "{}", game.entry().meta().slug);
    }
}
