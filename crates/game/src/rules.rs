//! The rules of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use serde::Serialize;

use crate::{
    BadText, ChanceRng, Dice, LiveRules, PerSeat, Refusal, SearchRng, Seat, SeatSet, Settings, TurnLimit,
};

/// Whose turn it is, or how the game ended: there is no other state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats may act. More than one in races and simultaneous answers.
    Decide(SeatSet),
    /// A draw is pending; see [`Game::chances`].
    Chance,
    /// The game has ended.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Each seat's place from 1; equal places are shared.
    Ranking(PerSeat<u8>),
    /// All seats together.
    Team {
        /// Whether they won.
        won: bool,
    },
}

impl Outcome {
    /// Places by points: the most points are first, equal points share a place.
    pub fn by_points(points: &PerSeat<u16>) -> Outcome {
        let better = |mine: u16| points.iter().filter(|&&theirs| theirs > mine).count() as u8;
        Outcome::Ranking(PerSeat::from_fn(points.seats(), |seat| 1 + better(points[seat])))
    }

    /// Do several seats share the first place?
    pub fn is_shared(self) -> bool {
        matches!(self, Outcome::Ranking(places) if places.iter().filter(|&&place| place == 1).count() > 1)
    }
}

/// The viewer that a view is for: what a viewer may not know is absent from the view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator, the television, the public record.
    Public,
}

impl Viewer {
    /// All viewers of a table of this many seats.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
    }

    /// Is this seat the viewer?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Facts about a game.
#[derive(Clone, Copy, Debug)]
pub struct Meta {
    /// The name in commands, files and addresses.
    pub slug: &'static str,
    /// The name for people, in English.
    pub title: &'static str,
    /// The boxed game whose rules these follow.
    pub after: &'static str,
    /// Words by which people look for that box: its names in other languages and its publishers.
    pub known_as: &'static [&'static str],
    /// Raised whenever the same record would play differently.
    pub version: u16,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Whether all seats win or lose together.
    pub together: bool,
    /// No game has more events (actions and chance) than this.
    pub longest: u32,
}

impl Meta {
    /// The first word of every position: the game and the version of its rules, as in `cards/1`.
    pub fn tag(&self) -> String {
        format!("{}/{}", self.slug, self.version)
    }
}

/// Something that is written as one word: actions and chance events.
pub trait Token: Copy + Eq + Hash + Debug + Display + FromStr<Err = BadText> + Send + Sync + 'static {}

impl<T> Token for T where
    T: Copy + Eq + Hash + Debug + Display + FromStr<Err = BadText> + Send + Sync + 'static
{
}

/// Called with one item after the other, until it breaks.
pub trait Visit<T>: FnMut(T) -> ControlFlow<()> {}

impl<T, F: FnMut(T) -> ControlFlow<()>> Visit<T> for F {}

/// Names the types of a [`Game`], inside its `impl`: `State` for `type State = State;`, or `Chance = Draw`.
#[macro_export]
macro_rules! associated_types {
    (@one $name:ident) => { type $name = $name; };
    (@one $name:ident $type:ty) => { type $name = $type; };
    ($($name:ident $(= $type:ty)?),*) => { $($crate::associated_types!(@one $name $($type)?);)* };
}

/// The rules of one game.
///
/// [`check`](Game::check) says the rules as sentences, [`actions`](Game::actions) lists the same moves fast;
/// `irrgarten-laws` holds the two equal.
pub trait Game: Sized + 'static {
    /// Facts about the game.
    const META: Meta;

    /// What a game says in which the time counts: [`LiveRules::of`] for one that is [`Live`](crate::Live).
    const LIVE: Option<LiveRules<Self>> = None;

    /// When the game is ended although its rules know no last turn.
    const LIMIT: Option<TurnLimit<Self>> = None;

    /// The settings of a game; the default is the rulebook's own game.
    type Options: Settings;
    /// A valid position with all its secrets. `Copy`: no heap. It never leaves the process.
    type State: Copy + Eq + Hash + Send + Sync;
    /// A decision of a seat.
    type Action: Token;
    /// A draw.
    type Chance: Token;
    /// What one viewer sees. Secrets are absent, not blanked.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Why an action is not allowed.
    type Refusal: Refusal;

    /// Deals a new game. The caller has checked that there can be one.
    ///
    /// # Panics
    /// If the game is not for this many seats ([`Meta`] has the range), or the options do not [suit](Settings::suits)
    /// them.
    fn new_game(seats: u8, options: Self::Options, dealer: &mut ChanceRng) -> Self::State {
        let Meta { slug, min_seats, max_seats, .. } = Self::META;
        assert!((min_seats..=max_seats).contains(&seats), "{slug}: {seats} seats");
        assert!(options.suits(seats).is_ok(), "{slug}: {options:?} with {seats} seats");
        Self::deal(seats, options, dealer)
    }

    /// Shuffles, deals, and draws the seat that begins. [`new_game`](Game::new_game) has checked seats and options.
    fn deal(seats: u8, options: Self::Options, dealer: &mut ChanceRng) -> Self::State;

    /// How many seats play.
    fn seats(state: &Self::State) -> u8;

    /// Whose turn it is.
    fn turn(state: &Self::State) -> Turn;

    /// May this seat do this now?
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Every action that [`check`](Game::check) accepts, once, in its canonical spelling, until the visitor breaks.
    fn actions(state: &Self::State, seat: Seat, visit: &mut impl Visit<Self::Action>) -> ControlFlow<()>;

    /// A random action, found without listing all where a game knows how. Every legal action is possible; they need
    /// not be equally likely. For playouts, where speed matters more than uniformity.
    fn any_action(state: &Self::State, seat: Seat, dice: &mut impl Dice) -> Option<Self::Action> {
        crate::even_action::<Self>(state, seat, dice)
    }

    /// Applies an action that has been [checked](Game::check); [`try_act`](Game::try_act) does both.
    fn act(state: &mut Self::State, seat: Seat, action: Self::Action);

    /// Checks, then acts; a refused action leaves the state as it was.
    fn try_act(state: &mut Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal> {
        Self::check(state, seat, action)?;
        Self::act(state, seat, action);
        Ok(())
    }

    /// Could this checked action be taken back without anybody knowing more than before? Only a game that is certain
    /// says yes.
    fn can_be_undone(state: &Self::State, seat: Seat, action: Self::Action) -> bool {
        let _ = (state, seat, action);
        false
    }

    /// Every possible draw, with its weight. None unless it is [`Turn::Chance`].
    fn chances(state: &Self::State, visit: &mut impl FnMut(Self::Chance, u32));

    /// Applies one of the [`chances`](Game::chances).
    fn chance(state: &mut Self::State, drawn: Self::Chance);

    /// Points as the rulebook counts them, if it does.
    fn points(state: &Self::State) -> Option<PerSeat<u16>> {
        let _ = state;
        None
    }

    /// The view of this viewer.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state that could lie behind this view. Law: seen by the same viewer, it gives the same view.
    fn determinize(view: &Self::View, dice: &mut SearchRng) -> Self::State;
}
