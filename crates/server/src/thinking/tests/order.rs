//! In which order thoughts are thought.

use super::*;

/// This many of each, in this order.
fn list(parts: &[(&str, usize)]) -> Vec<String> {
    parts.iter().flat_map(|&(name, times)| vec![name.to_owned(); times]).collect()
}

#[tokio::test]
async fn a_person_with_many_tables_delays_others_by_no_more_than_the_thought_under_way() {
    let (mut busy, enough, order) = Busy::new("greedy").await;
    for _ in 0..20 {
        busy.turn("greedy", "greedy", true);
    }
    busy.turn("ada", "ada", true);
    busy.turn("ben", "ben", true);
    busy.turn("ada", "ada", true);
    drop(enough);
    let begun = order(23).await;
    assert_eq!(begun, list(&[("ada", 1), ("ben", 1), ("greedy", 1), ("ada", 1), ("greedy", 19)]));
}

#[tokio::test]
async fn tables_that_somebody_looks_at_come_first_and_the_others_do_not_starve() {
    let (mut busy, enough, order) = Busy::new("ada").await;
    for _ in 0..30 {
        busy.turn("ada", "unwatched", false);
        busy.turn("ada", "watched", true);
    }
    drop(enough);
    let begun = order(60).await;
    let expected = [("watched", 24), ("unwatched", 1), ("watched", 6), ("unwatched", 29)];
    assert_eq!(begun, list(&expected));
}

#[tokio::test]
async fn a_table_comes_first_as_soon_as_somebody_looks() {
    let (mut busy, enough, order) = Busy::new("ada").await;
    for name in ["one", "two", "three"] {
        busy.turn("ada", name, false);
    }
    busy.turn("ada", "four", true);
    busy.thoughts[3].set_watched(true);
    busy.thoughts[4].set_watched(false);
    busy.thoughts[4].set_watched(true);
    busy.thoughts[4].set_watched(false);
    drop(enough);
    assert_eq!(order(4).await, ["three", "one", "two", "four"].map(str::to_owned));
}

#[tokio::test]
async fn turns_come_before_hints_and_hints_before_reviews_and_none_starves() {
    let (mut busy, enough, order) = Busy::new("ada").await;
    busy.review("ben", 3);
    busy.waiting(Purpose::Review, 1).await;
    (0..3).for_each(|_| busy.hint("ben"));
    busy.waiting(Purpose::Hint, 3).await;
    for _ in 0..8 {
        busy.turn("ada", "turn", true);
    }
    drop(enough);
    let begun = order(12).await;
    let expected = [("turn", 4), ("hint", 1), ("turn", 4), ("hint", 2), ("grade", 3)];
    assert_eq!(begun, list(&expected));
}

/// The next move of a review is only asked for when the one before is graded.
#[tokio::test]
async fn the_review_of_a_long_game_does_not_delay_turns() {
    let (mut busy, enough, order) = Busy::new("ada").await;
    busy.review("ben", 100);
    busy.waiting(Purpose::Review, 1).await;
    for _ in 0..10 {
        busy.turn("ada", "turn", true);
    }
    drop(enough);
    assert_eq!(order(11).await, list(&[("turn", 10), ("grade", 100)]));
}

#[tokio::test]
async fn what_nobody_waits_for_any_more_is_not_thought() {
    let (mut busy, enough, order) = Busy::new("ada").await;
    for name in ["one", "two", "three"] {
        busy.turn("ada", name, true);
    }
    drop(busy.thoughts.remove(2));
    assert_eq!(busy.pool.waiting(Purpose::Turn), 2);
    drop(enough);
    assert_eq!(order(2).await, ["one", "three"].map(str::to_owned));
}

/// Of two workers one is kept free for turns and hints.
#[test]
fn the_last_worker_is_for_what_is_urgent() {
    let mut queue = queue::Queue::new();
    for purpose in Purpose::ALL.into_iter().rev() {
        queue.add(purpose, id("ada"), purpose);
    }
    let taken: Vec<_> = std::iter::from_fn(|| queue.next(true)).collect();
    assert_eq!(taken, [Purpose::Turn, Purpose::Hint]);
    let taken: Vec<_> = std::iter::from_fn(|| queue.next(false)).collect();
    assert_eq!(taken, [Purpose::Review, Purpose::UnwatchedTurn]);
}
