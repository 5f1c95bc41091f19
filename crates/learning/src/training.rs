//! A game to train on, as an object-safe trait.

use std::marker::PhantomData;

use irrgarten_faces::{Entry, GameError, Playable, chosen, entry};
use irrgarten_game::{ChanceRng, Game, Learnable, Seed, Stream, count_features};

use crate::batch::BatchOf;
use crate::run::RunOf;
use crate::{Batch, Run};

/// A game to train on.
pub trait Training: Send + Sync {
    /// The same game as text.
    fn entry(&self) -> &'static dyn Entry;

    /// The version of its indexes and features.
    fn numbering(&self) -> u16;

    /// Every index of an action is below this.
    fn actions(&self) -> u32;

    /// How many features a view has at a table of this many seats.
    fn features(&self, seats: u8) -> Result<usize, GameError>;

    /// Deals from a seed what [`Entry::deal`] deals from it.
    fn deal(&self, seats: u8, options: &[(String, String)], seed: &Seed) -> Result<Box<dyn Run>, GameError>;

    /// Goes on at a complete position. The order of its piles, if its text tells one, is forgotten.
    fn begin_at(&self, text: &str) -> Result<Box<dyn Run>, GameError>;

    /// Deals this many games.
    fn batch(
        &self,
        seats: u8,
        options: &[(String, String)],
        games: usize,
        seed: u64,
    ) -> Result<Box<dyn Batch>, GameError>;
}

/// A list of games to train on, as it was handed in.
pub type TrainingGames = &'static [&'static dyn Training];

// A function of no arguments, so that it is `Send` and `Sync` whatever the game's type is.
struct TrainingOf<G>(PhantomData<fn() -> G>);

/// A game to train on.
pub const fn training<G: Playable + Learnable>() -> &'static dyn Training {
    &TrainingOf::<G>(PhantomData)
}

impl<G: Playable + Learnable> Training for TrainingOf<G> {
    fn entry(&self) -> &'static dyn Entry {
        entry::<G>()
    }

    fn numbering(&self) -> u16 {
        G::NUMBERING
    }

    fn actions(&self) -> u32 {
        G::ACTIONS
    }

    fn features(&self, seats: u8) -> Result<usize, GameError> {
        let options = chosen::<G>(seats, &[])?;
        let state = G::new_game(seats, options, &mut ChanceRng::new(&Seed([0; 32]), Stream::Setup));
        Ok(count_features::<G>(&state))
    }

    fn deal(&self, seats: u8, options: &[(String, String)], seed: &Seed) -> Result<Box<dyn Run>, GameError> {
        let options = chosen::<G>(seats, options)?;
        let state = <G as Game>::new_game(seats, options, &mut ChanceRng::new(seed, Stream::Setup));
        Ok(Box::new(RunOf::<G>::new(state)))
    }

    fn begin_at(&self, text: &str) -> Result<Box<dyn Run>, GameError> {
        let (state, _) = G::read_position(text).map_err(|bad| match G::read_view(text) {
            Ok(_) => GameError::Hidden,
            Err(_) => GameError::BadPosition(bad),
        })?;
        Ok(Box::new(RunOf::<G>::new(state)))
    }

    fn batch(
        &self,
        seats: u8,
        options: &[(String, String)],
        games: usize,
        seed: u64,
    ) -> Result<Box<dyn Batch>, GameError> {
        Ok(Box::new(BatchOf::<G>::new(seats, chosen::<G>(seats, options)?, games, seed)))
    }
}
