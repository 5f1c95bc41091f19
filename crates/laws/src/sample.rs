//! Sample games: what the laws look at.

use irrgarten_game::{
    ChanceRng, Dice as _, Game, Ply, PlyOf, SearchRng, Seed, Settings as _, Stream, Turn, TurnCount, draw,
    random_action,
};
use irrgarten_players::Hints;

use crate::{Lawful, OptionsOf};

/// Every mode with every number of seats it suits.
pub(crate) fn tables<L: Lawful>() -> Vec<(OptionsOf<L>, u8)> {
    let modes = L::modes().into_iter();
    modes.flat_map(|mode| suiting::<L::Game>(mode).map(move |seats| (mode, seats))).collect()
}

/// The numbers of seats a game can be played with when it is set like this.
pub(crate) fn suiting<G: Game>(options: G::Options) -> impl Iterator<Item = u8> {
    (G::META.min_seats..=G::META.max_seats).filter(move |&seats| options.suits(seats).is_ok())
}

/// A game with every position on its way.
pub(crate) struct SampleGame<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
    /// Which of the sample games this is; its deal and its moves follow from it.
    pub(crate) number: u32,
    /// Do the seats mostly follow `Hints::promise`? Aimless play seldom gets
    /// far.
    pub(crate) aims: bool,
    /// One more than there are plies, once the game is dealt.
    pub(crate) states: Vec<G::State>,
    pub(crate) plies: Vec<PlyOf<G>>,
    turns: TurnCount,
}

impl<G: Game> SampleGame<G> {
    pub(crate) fn new(options: G::Options, seats: u8, number: u32) -> SampleGame<G> {
        SampleGame {
            options,
            seats,
            number,
            aims: false,
            states: Vec::new(),
            plies: Vec::new(),
            turns: TurnCount::default(),
        }
    }

    /// The name under which the command line deals the same game.
    pub(crate) fn seed_name(number: u32) -> String {
        format!("law-{number}")
    }

    pub(crate) fn seed(&self) -> Seed {
        SampleGame::<G>::seed_name(self.number).parse().expect("any word names a seed")
    }

    /// Whose turn it is in the state the game has come to, or how it ended.
    pub(crate) fn turn(&self, now: &G::State) -> Turn {
        self.turns.turn::<G>(now)
    }

    /// Does what happens next.
    pub(crate) fn push(&mut self, ply: PlyOf<G>) -> G::State {
        let mut state = *self.states.last().expect("the game has been dealt");
        if let Ply::Act(..) = ply {
            self.turns.count::<G>(&state);
        }
        ply.apply::<G>(&mut state);
        self.plies.push(ply);
        self.states.push(state);
        state
    }
}

impl<G: Hints> SampleGame<G> {
    /// Deals and plays to the end, but not beyond this many events.
    ///
    /// Stops early where a broken game cannot go on: the law that is broken says so, the others need not.
    /// Each state is kept as it is reached, so that even a panic leaves the position before it.
    pub(crate) fn play(&mut self, most_events: usize) {
        let seed = self.seed();
        let mut state = G::new_game(self.seats, self.options, &mut ChanceRng::new(&seed, Stream::Setup));
        self.states.push(state);
        let mut dice = SearchRng::new(u64::from(self.number));
        let mut draws = 0;
        while self.plies.len() < most_events {
            let Some(ply) = self.choose(&state, &seed, draws, &mut dice) else { return };
            draws += u32::from(matches!(ply, Ply::Chance(_)));
            state = self.push(ply);
        }
    }

    fn choose(&self, state: &G::State, seed: &Seed, draws: u32, dice: &mut SearchRng) -> Option<PlyOf<G>> {
        match self.turn(state) {
            Turn::Over(_) => None,
            Turn::Chance => {
                draw::<G>(state, &mut ChanceRng::new(seed, Stream::Chance(draws))).map(Ply::Chance)
            }
            Turn::Decide(seats) => {
                let deciding: Vec<_> = seats.iter().collect();
                let nth = dice.below(deciding.len().max(1) as u32) as usize;
                let seat = *deciding.get(nth)?;
                let mut all = Vec::new();
                let any = random_action::<G>(state, seat, dice, &mut all)?;
                let aims = self.aims && dice.below(4) > 0;
                let best = || all.iter().copied().max_by_key(|&action| G::promise(state, seat, action));
                Some(Ply::Act(seat, if aims { best()? } else { any }))
            }
        }
    }
}
