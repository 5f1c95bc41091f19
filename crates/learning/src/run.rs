//! A game in progress as an object-safe trait in numbers.

use std::ops::ControlFlow;

use irrgarten_faces::{Playable, TextPly};
use irrgarten_game::{
    BadText, ChanceRng, Features, Learnable, PerSeat, Ply, PlyOf, SearchRng, Seat, Seed, Stream, Turn,
    TurnCount, Viewer, draw,
};

/// One game in progress. It remembers what has happened since it was dealt or read.
pub trait Run: Send + Sync {
    /// Another one that goes on from here.
    fn copy(&self) -> Box<dyn Run>;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// Points as the rulebook counts them, if it does.
    fn points(&self) -> Option<PerSeat<u16>>;

    /// Fills the list with the indexes of everything this seat may do now.
    fn actions(&self, seat: Seat, into: &mut Vec<u32>);

    /// The action with this index, as text.
    fn text(&self, seat: Seat, index: u32) -> Option<String>;

    /// The index of an action in text; `None` if no seat decides such an action here.
    fn index(&self, seat: Seat, text: &str) -> Result<Option<u32>, BadText>;

    /// Applies the action with this index; one that is refused changes nothing.
    fn act(&mut self, seat: Seat, index: u32) -> Result<(), Mistake>;

    /// Applies an action in text; one that is refused changes nothing.
    fn act_in_text(&mut self, seat: Seat, text: &str) -> Result<(), Mistake>;

    /// Every possible draw, with its weight.
    fn chances(&self) -> Vec<(String, u32)>;

    /// Makes the draw with this number in the list of all; false if there is none.
    fn draw(&mut self, nth: usize) -> bool;

    /// Makes the draw that the seed decides; false if none is pending.
    fn draw_by_seed(&mut self, seed: &Seed) -> bool;

    /// Writes the features of what this viewer sees; those for which there is no room are left out.
    fn observe(&self, viewer: Viewer, into: &mut [f32]);

    /// A state that could lie behind what this seat sees. It remembers nothing of what happened before.
    fn imagine(&self, seat: Seat, dice: &mut SearchRng) -> Box<dyn Run>;

    /// The complete position in one line.
    fn position(&self) -> String;

    /// How many actions and draws there have been.
    fn plies(&self) -> usize;

    /// What has happened since then, as text.
    fn since(&self, ply: usize) -> Vec<TextPly>;
}

/// Why an action was not applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// The index stands for no action here.
    NoSuchIndex,
    /// The seat may not take this action; a face says why.
    Refused(String),
}

pub(crate) struct RunOf<G: Playable + Learnable> {
    state: G::State,
    turns: TurnCount,
    draws: u32,
    plies: Vec<PlyOf<G>>,
}

impl<G: Playable + Learnable> RunOf<G> {
    pub(crate) fn new(state: G::State) -> RunOf<G> {
        RunOf { state, turns: TurnCount::default(), draws: 0, plies: Vec::new() }
    }

    fn may_act(&self, seat: Seat) -> bool {
        matches!(self.turn(), Turn::Decide(seats) if seats.has(seat))
    }

    fn try_act(&mut self, seat: Seat, action: G::Action) -> Result<(), Mistake> {
        if !self.may_act(seat) || G::check(&self.state, seat, action).is_err() {
            return Err(Mistake::Refused(action.to_string()));
        }
        self.turns.count::<G>(&self.state);
        self.plies.push(Ply::Act(seat, action));
        G::act(&mut self.state, seat, action);
        Ok(())
    }

    fn make(&mut self, drawn: G::Chance) {
        self.draws += 1;
        self.plies.push(Ply::Chance(drawn));
        G::chance(&mut self.state, drawn);
    }

    fn is_draw_due(&self) -> bool {
        self.turn() == Turn::Chance
    }
}

impl<G: Playable + Learnable> Run for RunOf<G> {
    fn copy(&self) -> Box<dyn Run> {
        let RunOf { state, turns, draws, ref plies } = *self;
        Box::new(RunOf::<G> { state, turns, draws, plies: plies.clone() })
    }

    fn seats(&self) -> u8 {
        G::seats(&self.state)
    }

    fn turn(&self) -> Turn {
        self.turns.turn::<G>(&self.state)
    }

    fn points(&self) -> Option<PerSeat<u16>> {
        G::points(&self.state)
    }

    fn actions(&self, seat: Seat, into: &mut Vec<u32>) {
        into.clear();
        if self.may_act(seat) {
            let _ = G::actions(&self.state, seat, &mut |action| {
                into.extend(G::index(&self.state, seat, action));
                ControlFlow::Continue(())
            });
        }
    }

    fn text(&self, seat: Seat, index: u32) -> Option<String> {
        self.seat(seat)?;
        G::indexed(&self.state, seat, index).map(|action| action.to_string())
    }

    fn index(&self, seat: Seat, text: &str) -> Result<Option<u32>, BadText> {
        let action: G::Action = text.parse()?;
        Ok(self.seat(seat).and_then(|seat| G::index(&self.state, seat, action)))
    }

    fn act(&mut self, seat: Seat, index: u32) -> Result<(), Mistake> {
        let action = self.seat(seat).and_then(|seat| G::indexed(&self.state, seat, index));
        self.try_act(seat, action.ok_or(Mistake::NoSuchIndex)?)
    }

    fn act_in_text(&mut self, seat: Seat, text: &str) -> Result<(), Mistake> {
        let refused = || Mistake::Refused(text.to_owned());
        let seat = self.seat(seat).ok_or_else(refused)?;
        let action = text.parse().map_err(|_| refused())?;
        self.try_act(seat, action)
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut all = Vec::new();
        if self.is_draw_due() {
            G::chances(&self.state, &mut |chance, weight| all.push((chance.to_string(), weight)));
        }
        all
    }

    fn draw(&mut self, nth: usize) -> bool {
        let (mut drawn, mut count) = (None, 0);
        if self.is_draw_due() {
            G::chances(&self.state, &mut |chance, _| {
                drawn = if count == nth { Some(chance) } else { drawn };
                count += 1;
            });
        }
        drawn.map(|drawn| self.make(drawn)).is_some()
    }

    fn draw_by_seed(&mut self, seed: &Seed) -> bool {
        if !self.is_draw_due() {
            return false;
        }
        let drawn = draw::<G>(&self.state, &mut ChanceRng::new(seed, Stream::Chance(self.draws)));
        drawn.map(|drawn| self.make(drawn)).is_some()
    }

    fn observe(&self, viewer: Viewer, into: &mut [f32]) {
        G::observe(&self.state, viewer, &mut Features::new(into));
    }

    fn imagine(&self, seat: Seat, dice: &mut SearchRng) -> Box<dyn Run> {
        let view = G::view(&self.state, Viewer::Seat(seat));
        Box::new(RunOf::<G> { turns: self.turns, ..RunOf::new(G::determinize(&view, dice)) })
    }

    fn position(&self) -> String {
        G::position(&self.state, &G::Order::default())
    }

    fn plies(&self) -> usize {
        self.plies.len()
    }

    fn since(&self, ply: usize) -> Vec<TextPly> {
        let text = |ply: &PlyOf<G>| match ply {
            Ply::Act(seat, action) => Ply::Act(*seat, action.to_string()),
            Ply::Chance(drawn) => Ply::Chance(drawn.to_string()),
        };
        self.plies.iter().skip(ply).map(text).collect()
    }
}

impl<G: Playable + Learnable> RunOf<G> {
    /// The seat, if the table has it.
    fn seat(&self, seat: Seat) -> Option<Seat> {
        (seat.index() < usize::from(self.seats())).then_some(seat)
    }
}
