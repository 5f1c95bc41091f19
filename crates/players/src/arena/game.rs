//! One game between bots, by the rules alone: nobody waits, and in a race the bot that would have been faster is.

use std::time::Duration;

use irrgarten_game::{
    ChanceRng, Game, Outcome, Paced, PerSeat, SearchRng, Seat, Seed, Stamp, Stream, Timing, Turn, TurnCount,
    Viewer, draw, even_action,
};

use crate::{Budget, Hints, Knowledge, Level, Past, Review, choose, grade, nodes};

/// The bot on a seat of the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contender {
    /// How it plays.
    pub level: Level,
    /// How many nodes it may visit for one action, if not as many as the game grants to its level.
    pub nodes: Option<u64>,
}

impl Contender {
    /// A bot with the nodes that the game grants to its level.
    pub const fn of(level: Level) -> Contender {
        Contender { level, nodes: None }
    }
}

/// What a game is dealt from.
#[derive(Clone, Debug)]
pub struct ArenaDeal {
    /// The seed of the deal and of every draw.
    pub seed: Seed,
    /// The seed of the bots' own dice.
    pub thinking: u64,
    /// Draws do not follow from the seed but are decided again when they are revealed. A bot that knows no more than
    /// it should wins as often.
    pub anew: bool,
}

impl ArenaDeal {
    /// The deal with this number: everything follows from it.
    pub fn numbered(number: u64) -> ArenaDeal {
        let seed = format!("arena {number}").parse().expect("any text but none is a seed");
        ArenaDeal { seed, thinking: number.wrapping_mul(0x9E37_79B9_7F4A_7C15), anew: false }
    }
}

/// A finished game.
pub struct FinishedGame {
    /// How it ended.
    pub outcome: Outcome,
    /// The points, where the rulebook counts some.
    pub points: Option<PerSeat<u16>>,
    /// How many actions each seat took.
    pub actions: PerSeat<u32>,
    /// How long each decision took, and whose it was, by the clock that was handed in.
    pub times: Vec<(Seat, Duration)>,
}

/// Reads a clock: the time since some moment. This crate has no clock of its own.
pub type Clock<'a> = dyn Fn() -> Duration + 'a;

/// Plays a whole game. The same deal can be played again by other bots on the same seats.
///
/// # Panics
/// As [`play_timed`] does.
pub fn play<G: Hints>(contenders: &[Contender], options: G::Options, deal: &ArenaDeal) -> FinishedGame {
    play_timed::<G>(contenders, options, deal, &|| Duration::ZERO)
}

/// The same, and the clock measures how long the bots think.
///
/// # Panics
/// If a bot finds nothing to do on its turn or chooses an illegal action, or if the game goes on for longer than its facts
/// say: no built-in bot and no lawful game does that.
pub fn play_timed<G: Hints>(
    contenders: &[Contender],
    options: G::Options,
    deal: &ArenaDeal,
    clock: &Clock<'_>,
) -> FinishedGame {
    play_watched::<G>(contenders, options, deal, clock, None)
}

/// Looks at every decision: what the seat knew, and what it does.
type Watch<'a, G> = dyn FnMut(&Knowledge<'_, G>, <G as Game>::Action) + 'a;

/// Plays a whole game, and grades what every seat did in it, on what that seat knew.
///
/// # Panics
/// As [`play_timed`] does.
pub fn play_graded<G: Hints>(
    contenders: &[Contender],
    options: G::Options,
    deal: &ArenaDeal,
) -> Vec<Review<G::Action>> {
    let mut grades = vec![Vec::new(); contenders.len()];
    let mut dice = SearchRng::new(!deal.thinking);
    let mut watch = |known: &Knowledge<'_, G>, action: G::Action| {
        grades[known.seat.index()].extend(grade(known, action, &mut dice));
    };
    play_watched::<G>(contenders, options, deal, &|| Duration::ZERO, Some(&mut watch));
    grades.into_iter().map(|grades| Review::of(grades, G::HALF_ACCURACY)).collect()
}

fn play_watched<G: Hints>(
    contenders: &[Contender],
    options: G::Options,
    deal: &ArenaDeal,
    clock: &Clock<'_>,
    mut watch: Option<&mut Watch<'_, G>>,
) -> FinishedGame {
    let ArenaDeal { seed, thinking, anew } = deal;
    let seats = contenders.len() as u8;
    let mut state = G::new_game(seats, options, &mut ChanceRng::new(seed, Stream::Setup));
    let mut dice: Vec<_> =
        (0..u64::from(seats)).map(|seat| SearchRng::new(*thinking ^ (seat << 56))).collect();
    let mut pasts: Vec<Vec<Past<G>>> = vec![Vec::new(); contenders.len()];
    let mut plans: PerSeat<Option<(u32, G::Action)>> = PerSeat::new(seats);
    let (mut nth_draw, mut now, mut actions) = (0, 0, PerSeat::new(seats));
    let mut turns = TurnCount::default();
    let mut times = Vec::new();
    let other = anew.then(|| format!("anew {thinking}").parse().ok()).flatten();
    let drawn_from: &Seed = other.as_ref().unwrap_or(seed);
    let (mut events, mut began) = (0, None);
    loop {
        assert!(events <= G::META.longest, "{} goes on after {events} events", G::META.slug);
        events += 1;
        match turns.turn::<G>(&state) {
            Turn::Over(outcome) => {
                return FinishedGame { outcome, points: G::points(&state), actions, times };
            }
            Turn::Chance => {
                let drawn = draw::<G>(&state, &mut ChanceRng::new(drawn_from, Stream::Chance(nth_draw)));
                nth_draw += 1;
                G::chance(&mut state, drawn.expect("the dealer's turn offers chances"));
            }
            Turn::Decide(deciding) => {
                // Claims are timed from the start of their race.
                let racing = G::LIVE.is_some_and(|live| (live.race)(&state, &options).is_some());
                if racing && began.is_none() {
                    // A new race: drop what seats had planned in the last one.
                    plans = PerSeat::new(seats);
                }
                began = racing.then(|| began.unwrap_or(now));
                for seat in deciding.iter() {
                    // An action that has become impossible in the meantime is chosen again.
                    let stands =
                        plans[seat].is_some_and(|(_, action)| G::check(&state, seat, action).is_ok());
                    if !stands {
                        let view = G::view(&state, Viewer::Seat(seat));
                        let known = Knowledge { view: &view, seat, past: latest(&pasts[seat.index()]) };
                        let Contender { level, nodes: granted } = contenders[seat.index()];
                        let mut budget = Budget::nodes(granted.unwrap_or(nodes::<G>(level)));
                        let asked = clock();
                        let thought = decide(&known, level, &mut budget, &mut dice[seat.index()])
                            .expect("a seat that decides has an action");
                        times.push((seat, clock().saturating_sub(asked)));
                        plans[seat] = Some((now + thought.after, thought.action));
                    }
                }
                let next = deciding.iter().min_by_key(|&seat| plans[seat].map_or(u32::MAX, |(due, _)| due));
                let seat = next.expect("somebody decides");
                let (due, action) = plans[seat].take().expect("a seat that decides has a plan");
                now = due;
                time::<G>(&mut state, &options, seat, action, now.saturating_sub(began.unwrap_or(now)));
                if let Some(watch) = &mut watch {
                    let view = G::view(&state, Viewer::Seat(seat));
                    watch(&Knowledge { view: &view, seat, past: latest(&pasts[seat.index()]) }, action);
                }
                if G::LOOKS_BACK > 0 {
                    remember::<G>(&state, seat, action, &mut pasts);
                }
                turns.count::<G>(&state);
                assert!(
                    G::check(&state, seat, action).is_ok(),
                    "{action} is not allowed, a player wants it all the same"
                );
                G::act(&mut state, seat, action);
                actions[seat] += 1;
            }
        }
    }
}

/// Every seat remembers what it sees of an action. Only games whose actions are open look back.
fn remember<G: Hints>(state: &G::State, by: Seat, action: G::Action, pasts: &mut [Vec<Past<G>>]) {
    for (seat, past) in Seat::all(pasts.len() as u8).zip(pasts) {
        // Cleared now and then: that costs less than forgetting one with every action.
        if past.len() >= 2 * G::LOOKS_BACK {
            past.drain(..G::LOOKS_BACK);
        }
        let view = G::view(state, Viewer::Seat(seat));
        past.push(Past { view, by, action: Some(action) });
    }
}

/// The latest events, as many as the game looks back at.
fn latest<G: Hints>(past: &[Past<G>]) -> &[Past<G>] {
    &past[past.len().saturating_sub(G::LOOKS_BACK)..]
}

/// What a player of this level does, and after how long. One that plays at random does anything in a race as well, an
/// action a second.
fn decide<G: Hints>(
    known: &Knowledge<'_, G>,
    level: Level,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Option<Paced<G::Action>> {
    if level == Level::Random && G::LIVE.is_some() {
        let action = even_action::<G>(&G::determinize(known.view, dice), known.seat, dice)?;
        return Some(Paced { action, after: 1000 });
    }
    choose(known, level, budget, dice)
}

/// A claim records its time first.
fn time<G: Hints>(state: &mut G::State, options: &G::Options, seat: Seat, action: G::Action, millis: u32) {
    if let Some(live) = G::LIVE
        && (live.timing)(state, options, seat, action) == Timing::Claim
    {
        let mut claims: PerSeat<Option<Stamp>> = PerSeat::new(G::seats(state));
        claims[seat] = Some(Stamp { arrived: millis, ..Stamp::default() });
        if let Some(first) = (live.first)(state, options, &claims) {
            G::try_act(state, seat, first.time).expect("the time can be told");
        }
    }
}
