//! Races: decisions in which the time counts. The rules read no clock; a table measures the time and asks these
//! functions what to do with it.

use crate::{Game, PerSeat, SearchRng, Seat, SeatSet};

/// How long a race without a limit of its own lasts at a public table, where strangers wait.
pub const PUBLIC_RACE_MINUTES: u32 = 5;
/// And at a private one, among friends.
pub const PRIVATE_RACE_MINUTES: u32 = 60;

/// What a table measured of one action, in milliseconds since the race of its seat began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stamp {
    /// When the seat was shown what the race is about.
    pub revealed: u32,
    /// When its action arrived.
    pub arrived: u32,
    /// The shortest of the last round trips of its connection.
    pub round_trip: u32,
}

/// The race that is on, and how it is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race<A> {
    /// The seats whose time runs.
    pub seats: SeatSet,
    /// One clock for all: the race begins for everybody in the same moment. Otherwise each seat races alone, from the
    /// moment it joins these seats.
    pub together: bool,
    /// The table ends the race after this many milliseconds; by default after a limit of its own.
    pub limit: Option<u32>,
    /// The action of a seat that is still racing then.
    pub give_up: A,
}

/// What a table does with an action that is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// It happens at once.
    AtOnce,
    /// It happens after a countdown of this many milliseconds, for which everybody waits.
    Countdown(u32),
    /// It happens after this many milliseconds, in which the seat can do nothing else.
    Delay(u32),
    /// Its time is measured, and it happens when its place among the others is certain; see
    /// [`Live::first`].
    Claim,
}

/// The first of some claims.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct First<A> {
    /// Whose it is.
    pub seat: Seat,
    /// The action that records its time: the table takes it for the seat, right before the claim.
    pub time: A,
    /// From this moment on, in milliseconds since the race began, no claim that is still under way can precede it.
    pub settles: u32,
}

/// The action of a built-in bot, and when it takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paced<A> {
    /// The action.
    pub action: A,
    /// After this many milliseconds of thought.
    pub after: u32,
}

/// A game in which the time counts. It reads no clock: a table measures the time and asks what to do with it.
pub trait Live: Game {
    /// Is the decision that is open now a race against the clock?
    fn race(state: &Self::State, options: &Self::Options) -> Option<Race<Self::Action>>;

    /// What a table does with this checked action.
    fn timing(state: &Self::State, options: &Self::Options, seat: Seat, action: Self::Action) -> Timing;

    /// The penalty for this refused action, in milliseconds in which the seat may do nothing.
    fn penalty(state: &Self::State, options: &Self::Options, seat: Seat, action: Self::Action) -> u32;

    /// The first of these claims, whatever order they came in; `None` if there are none.
    fn first(
        state: &Self::State,
        options: &Self::Options,
        claims: &PerSeat<Option<Stamp>>,
    ) -> Option<First<Self::Action>>;

    /// What a built-in bot does on this seat in a race, and after how long: at the pace of people, and from what this
    /// seat sees. Strength 0 is the weakest character, 4 the strongest. `None` where nobody races.
    fn paced(
        state: &Self::State,
        seat: Seat,
        strength: u8,
        dice: &mut SearchRng,
    ) -> Option<Paced<Self::Action>>;
}

/// The functions of [`Live`] as values, so that code for any game can ask whether there are any.
#[expect(clippy::type_complexity, reason = "these are the signatures of `Live`")]
pub struct LiveRules<G: Game> {
    /// [`Live::race`].
    pub race: fn(&G::State, &G::Options) -> Option<Race<G::Action>>,
    /// [`Live::timing`].
    pub timing: fn(&G::State, &G::Options, Seat, G::Action) -> Timing,
    /// [`Live::penalty`].
    pub penalty: fn(&G::State, &G::Options, Seat, G::Action) -> u32,
    /// [`Live::first`].
    pub first: fn(&G::State, &G::Options, &PerSeat<Option<Stamp>>) -> Option<First<G::Action>>,
    /// [`Live::paced`].
    pub paced: fn(&G::State, Seat, u8, &mut SearchRng) -> Option<Paced<G::Action>>,
}

impl<G: Live> LiveRules<G> {
    /// Those of a game that has them.
    pub const fn of() -> LiveRules<G> {
        LiveRules { race: G::race, timing: G::timing, penalty: G::penalty, first: G::first, paced: G::paced }
    }
}
