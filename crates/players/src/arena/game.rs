//! One game between bots, by the rules alone: nobody waits, and in a race the bot that would have been faster is.

use std::time::Duration;

use irrgarten_game::{
    ChanceRng, Outcome, PerSeat, SearchRng, Seat, Seed, Stamp, Stream, Timing, Turn, TurnCount, Viewer, draw,
};

use crate::{Budget, Hints, Knowledge, Level, Past, choose, nodes};

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
    let mut events = 0;
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
                for seat in deciding.iter() {
                    // An action that has become impossible in the meantime is chosen again.
                    let stands =
                        plans[seat].is_some_and(|(_, action)| G::check(&state, seat, action).is_ok());
                    if !stands {
                        let view = G::view(&state, Viewer::Seat(seat));
                        let known = Knowledge { view: &view, seat, past: &pasts[seat.index()] };
                        let Contender { level, nodes: granted } = contenders[seat.index()];
                        let mut budget = Budget::nodes(granted.unwrap_or(nodes::<G>(level)));
                        let began = clock();
                        let thought = choose(&known, level, &mut budget, &mut dice[seat.index()])
                            .expect("who decides has an action");
                        times.push((seat, clock().saturating_sub(began)));
                        plans[seat] = Some((now + thought.after, thought.action));
                    }
                }
                let next = deciding.iter().min_by_key(|&seat| plans[seat].map_or(u32::MAX, |(due, _)| due));
                let seat = next.expect("somebody decides");
                let (due, action) = plans[seat].take().expect("who decides has a plan");
                now = due;
                if G::LOOKS_BACK {
                    remember::<G>(&state, seat, action, &mut pasts);
                }
                turns.count::<G>(&state);
                act::<G>(&mut state, &options, seat, action, due);
                actions[seat] += 1;
            }
        }
    }
}

/// Every seat remembers what it sees of an action. Only games whose actions are open look back.
fn remember<G: Hints>(state: &G::State, by: Seat, action: G::Action, pasts: &mut [Vec<Past<G>>]) {
    for (seat, past) in Seat::all(pasts.len() as u8).zip(pasts) {
        let view = G::view(state, Viewer::Seat(seat));
        past.push(Past { view, by, action: Some(action) });
    }
}

/// A claim records its time first.
fn act<G: Hints>(state: &mut G::State, options: &G::Options, seat: Seat, action: G::Action, millis: u32) {
    if let Some(live) = G::LIVE
        && (live.timing)(state, options, seat, action) == Timing::Claim
    {
        let mut claims: PerSeat<Option<Stamp>> = PerSeat::new(G::seats(state));
        claims[seat] = Some(Stamp { arrived: millis, ..Stamp::default() });
        if let Some(first) = (live.first)(state, options, &claims) {
            G::try_act(state, seat, first.time).expect("the time can be told");
        }
    }
    assert!(G::check(state, seat, action).is_ok(), "{action} is not allowed, a player wants it all the same");
    G::act(state, seat, action);
}
