//! Plays a game once more in front of one pair of eyes.

use irrgarten_faces::{AnyView, GameError, Json, Position, TextPly};
use irrgarten_game::{Ply, Seat, Turn, Viewer};
use irrgarten_wire::{ChosenBy, Code, Event, Eyes, GameJson, Problem, SeenEvent};

/// Through whose eyes a game is looked at; `None` if everything lies open.
#[derive(Clone, Copy)]
pub(super) struct Sight(Option<Viewer>);

impl Sight {
    pub(super) const OPEN: Sight = Sight(None);

    pub(super) fn read(eyes: Eyes, seats: u8) -> Result<Sight, Problem> {
        Ok(Sight(match eyes {
            Eyes::Open => None,
            Eyes::Public => Some(Viewer::Public),
            Eyes::Seat(number) => Some(Viewer::Seat(Seat::numbered(number, seats).ok_or(Code::NoSuchSeat)?)),
        }))
    }

    pub(super) fn view(self, position: &dyn Position) -> Box<dyn AnyView> {
        self.0.map_or_else(|| position.laid_open(), |who| position.seen_by(who))
    }
}

/// A game that is played once more.
pub(super) struct Player {
    pub(super) position: Box<dyn Position>,
    pub(super) sight: Sight,
    /// How many actions and draws there have been.
    version: u64,
    /// How many turns have begun.
    pub(super) turn: u32,
}

impl Player {
    pub(super) fn new(start: Box<dyn Position>, sight: Sight) -> Player {
        Player { position: start, sight, version: 0, turn: 0 }
    }

    /// Plays an action or a draw: what these eyes see of it.
    pub(super) fn play(&mut self, ply: &TextPly) -> Result<SeenEvent, GameError> {
        let position = &mut *self.position;
        let (motion, happening) = match ply {
            Ply::Act(seat, action) => {
                let checked = position.check_action(*seat, action)?;
                (position.motion(&checked), position.act(checked)?)
            }
            Ply::Chance(drawn) => (None, position.draw(drawn)?),
        };
        self.turn += u32::from(happening.opens_line);
        self.version += 1;
        let who = self.sight.0;
        let text = who.map_or(happening.text.as_str(), |who| happening.redacted_for(who)).to_owned();
        // Eyes that do not see all of it see neither how it went nor what it led to.
        let is_open = who.is_none_or(|who| happening.is_open_to(who));
        let seen = |json: Option<Json>| json.filter(|_| is_open).map(|json| GameJson::from(Box::from(json)));
        let effect = seen(happening.effect.clone());
        let event = match happening.seat {
            Some(seat) => Event::Acted {
                seat: seat.number(),
                action: text,
                spent: 0,
                chosen_by: ChosenBy::Seat,
                motion: seen(motion),
                effect,
            },
            None => Event::Drew { chance: text, effect },
        };
        Ok(SeenEvent { version: self.version, at: 0, event })
    }

    pub(super) fn view(&self) -> Box<dyn AnyView> {
        self.sight.view(&*self.position)
    }

    /// The seats that are to act.
    pub(super) fn deciders(&self) -> Vec<Seat> {
        match self.position.turn() {
            Turn::Decide(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over(_) => Vec::new(),
        }
    }

    pub(super) fn points(&self) -> Option<Vec<u16>> {
        self.position.points().map(|points| points.iter().copied().collect())
    }
}

/// Does a moment end before this, which comes next?
pub(super) fn ends_before(next: Option<&TextPly>) -> bool {
    !matches!(next, Some(Ply::Chance(_)))
}
