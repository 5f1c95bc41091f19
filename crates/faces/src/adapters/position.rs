//! A position of one game.

use std::ops::ControlFlow;

use irrgarten_game::record::{Record, Score, leading};
use irrgarten_game::{
    ChanceRng, Ending, Language, PerSeat, Ply, PlyOf, Refusal as _, Seat, SeatSet, Seed, Stream, Turn,
    TurnCount, Viewer, draw, perft_watched,
};
use irrgarten_words::say;

use super::history::History;
use super::{MindOf, Playable, ViewOf};
use crate::json_list::{FoldedList, JsonList};
use crate::{AnyView, CheckedAction, GameError, Happening, Json, Mind, Position, Redacted, RefusedAction};

pub(super) struct PositionOf<G: Playable> {
    pub(super) state: G::State,
    pub(super) options: G::Options,
    order: G::Order,
    history: History<G>,
    turns: TurnCount,
    // How many events have happened: an action that was checked before the last one is checked again.
    moment: u64,
}

impl<G: Playable> PositionOf<G> {
    pub(super) fn new(state: G::State, order: G::Order, options: G::Options) -> PositionOf<G> {
        let history = History::begin(state, order.clone());
        PositionOf { state, options, order, history, turns: TurnCount::default(), moment: 0 }
    }

    /// The seats that may act, unless none may.
    fn deciders(&self) -> Result<SeatSet, GameError> {
        match self.turn() {
            Turn::Decide(seats) => Ok(seats),
            Turn::Chance => Err(GameError::DrawPending),
            Turn::Over(_) => Err(GameError::GameOver),
        }
    }

    /// Everything this seat may do now, one after the other.
    fn offer(&self, seat: Seat, mut each: impl FnMut(G::Action)) {
        if self.deciders().is_ok_and(|seats| seats.has(seat)) {
            let _ = G::actions(&self.state, seat, &mut |action| {
                each(action);
                ControlFlow::Continue(())
            });
        }
    }

    fn draw_is_due(&self) -> Result<(), GameError> {
        match self.turn() {
            Turn::Chance => Ok(()),
            Turn::Decide(_) => Err(GameError::NoDrawPending),
            Turn::Over(_) => Err(GameError::GameOver),
        }
    }

    /// May this seat do this now?
    fn judge(&self, seat: Seat, action: G::Action) -> Result<(), GameError> {
        let turn = self.deciders()?;
        G::check(&self.state, seat, action).map_err(|refusal| {
            let clause = refusal.clause();
            if turn.has(seat) {
                let refusal = refusal.message();
                let sentence = say(&G::WORDS, Language::En, &refusal);
                GameError::IllegalAction { action: action.to_string(), refusal, sentence, clause }
            } else {
                GameError::NotYourTurn { seat, turn, clause }
            }
        })
    }

    fn do_action(&mut self, seat: Seat, action: G::Action) -> Happening {
        let ply = Ply::Act(seat, action);
        let (before, mut happening) = (self.state, self.note(&ply));
        self.turns.count::<G>(&self.state);
        G::act(&mut self.state, seat, action);
        happening.effect = self.effect(&before, &ply);
        happening
    }

    /// What this has led to, since things were like that.
    fn effect(&self, before: &G::State, ply: &PlyOf<G>) -> Option<Json> {
        let seen = |state: &G::State| G::view(state, Viewer::Public);
        G::effect(|| seen(before), || seen(&self.state), ply).map(|effect| Json::of(&effect))
    }

    fn do_draw(&mut self, drawn: G::Chance) -> Result<Happening, GameError> {
        self.draw_is_due()?;
        if let Some(foretold) = G::foretold(&self.state, &self.order)
            && foretold != drawn
        {
            let (drawn, foretold) = (drawn.to_string(), foretold.to_string());
            return Err(GameError::AgainstTheOrder { drawn, foretold });
        }
        let mut possible = false;
        G::chances(&self.state, &mut |chance, _| possible |= chance == drawn);
        if !possible {
            let possible = self.chances().into_iter().map(|(chance, _)| chance).collect();
            return Err(GameError::ImpossibleChance { drawn: drawn.to_string(), possible });
        }
        let ply = Ply::Chance(drawn);
        let (before, mut happening) = (self.state, self.note(&ply));
        G::drawn(&mut self.order, drawn);
        G::chance(&mut self.state, drawn);
        happening.effect = self.effect(&before, &ply);
        Ok(happening)
    }

    /// Is this among what the seat may choose from? Every allowed action is, except those that only a table takes.
    fn is_offered(&self, seat: Seat, asked: G::Action) -> bool {
        G::LIVE.is_none()
            || G::actions(&self.state, seat, &mut |offered| {
                if offered == asked { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
            .is_break()
    }

    /// Records an action or draw that is about to happen.
    fn note(&mut self, ply: &Ply<G::Action, G::Chance>) -> Happening {
        self.moment += 1;
        let (seat, text) = match ply {
            Ply::Act(seat, action) => (Some(*seat), action.to_string()),
            Ply::Chance(drawn) => (None, drawn.to_string()),
        };
        let seats = G::seats(&self.state);
        let redacted = if G::SECRETS {
            Redacted::of(&text, Viewer::all(seats).map(|who| G::redacted_for(&self.state, ply, who)))
        } else {
            Redacted::NOTHING
        };
        let is_open = |seat: &Seat| redacted.is_open_to(&text, Viewer::Seat(*seat));
        let open_to = Seat::all(seats).filter(is_open).collect();
        Happening {
            seat,
            opens_line: self.history.note(&self.state, *ply, open_to),
            can_be_undone: match ply {
                Ply::Act(seat, action) => G::can_be_undone(&self.state, *seat, *action),
                Ply::Chance(_) => false,
            },
            redacted,
            text,
            effect: None,
        }
    }

    /// Makes all the draws of a word that begins at byte `start` of the text.
    fn draw_word(&mut self, word: &str, start: usize) -> Result<Vec<Happening>, GameError> {
        let mut happened = Vec::new();
        let mut rest = word;
        while !rest.is_empty() {
            let at = start + word.len() - rest.len();
            let (drawn, behind) =
                leading::<G::Chance>(rest).map_err(|bad| GameError::BadChance(bad.shifted(at)))?;
            happened.push(self.do_draw(drawn)?);
            rest = behind;
        }
        Ok(happened)
    }

    /// Plays an action, draws, or an action with draws behind it.
    fn one_word(&mut self, seat: Option<Seat>, word: &str) -> Result<Vec<Happening>, GameError> {
        if self.draw_is_due().is_ok() {
            let drawn = self.draw_word(word, 0);
            let is_action = || leading::<G::Action>(word).is_ok();
            return drawn.map_err(|error| match error {
                GameError::BadChance(_) if is_action() => GameError::DrawPending,
                other => other,
            });
        }
        let turn = self.deciders()?;
        let seat = match seat {
            Some(seat) => seat,
            None if turn.len() > 1 => return Err(GameError::SeatNeeded(turn)),
            None => turn.iter().next().ok_or(GameError::GameOver)?,
        };
        let (action, rest) = leading(word).map_err(|bad| match leading::<G::Chance>(word) {
            Ok(_) => GameError::NoDrawPending,
            Err(_) => GameError::BadAction(bad),
        })?;
        self.judge(seat, action)?;
        let mut happened = vec![self.do_action(seat, action)];
        happened.extend(self.draw_word(rest, word.len() - rest.len())?);
        Ok(happened)
    }
}

impl<G: Playable> Position for PositionOf<G> {
    fn seats(&self) -> u8 {
        G::seats(&self.state)
    }

    fn text(&self) -> String {
        G::position(&self.state, &self.order)
    }

    fn turn(&self) -> Turn {
        self.turns.turn::<G>(&self.state)
    }

    fn points(&self) -> Option<PerSeat<u16>> {
        G::points(&self.state)
    }

    fn kept(&self) -> Option<String> {
        G::kept(&self.state)
    }

    fn score(&self) -> Option<Score> {
        Score::of::<G>(self.turn(), &self.state)
    }

    fn ending(&self) -> Option<Ending> {
        match self.turn() {
            Turn::Over(outcome) => G::ending(&G::view(&self.state, Viewer::Public), outcome),
            Turn::Decide(_) | Turn::Chance => None,
        }
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let mut all = Vec::new();
        self.offer(seat, |action| all.push(action.to_string()));
        all
    }

    fn write_actions(&self, seat: Seat, buffer: &mut Vec<u8>) {
        let mut words = JsonList::begin(buffer);
        self.offer(seat, |action| words.add(&action));
        words.end();
    }

    fn write_folded_actions(&self, seat: Seat, buffer: &mut Vec<u8>) {
        let mut words = FoldedList::begin(buffer);
        self.offer(seat, |action| words.add(&action));
        words.end();
    }

    fn check_action(&self, seat: Seat, text: &str) -> Result<CheckedAction, RefusedAction> {
        let action: G::Action = match text.parse() {
            Ok(action) => action,
            Err(bad) => {
                let error = self.deciders().err().unwrap_or(GameError::BadAction(bad));
                return Err(RefusedAction { error, penalty: 0 });
            }
        };
        self.judge(seat, action)
            .map_err(|error| RefusedAction { error, penalty: self.penalty(seat, action) })?;
        Ok(CheckedAction {
            seat,
            text: action.to_string(),
            timing: self.timing(seat, action),
            is_offered: self.is_offered(seat, action),
            moment: self.moment,
            action: Box::new(action),
        })
    }

    fn motion(&self, checked: &CheckedAction) -> Option<Json> {
        let action = *checked.action.downcast_ref()?;
        let before = || G::view(&self.state, Viewer::Public);
        G::motion(before, checked.seat, action).map(|motion| Json::of(&motion))
    }

    fn act(&mut self, checked: CheckedAction) -> Result<Happening, GameError> {
        let CheckedAction { seat, moment, action, .. } = checked;
        let action: G::Action = *action.downcast().map_err(|_| GameError::Internal)?;
        if moment != self.moment {
            self.judge(seat, action)?;
        }
        Ok(self.do_action(seat, action))
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut all = Vec::new();
        if self.draw_is_due().is_ok() {
            G::chances(&self.state, &mut |chance, weight| all.push((chance.to_string(), weight)));
        }
        all
    }

    fn foretold(&self) -> Option<String> {
        G::foretold(&self.state, &self.order).map(|drawn| drawn.to_string())
    }

    fn draw(&mut self, drawn: &str) -> Result<Happening, GameError> {
        self.draw_is_due()?;
        let drawn = drawn.parse().map_err(GameError::BadChance)?;
        self.do_draw(drawn)
    }

    fn foresee(&self, seed: &Seed, number: u32) -> Result<String, GameError> {
        let drawn = draw::<G>(&self.state, &mut ChanceRng::new(seed, Stream::Chance(number)));
        drawn
            .map(|drawn| drawn.to_string())
            .ok_or_else(|| self.draw_is_due().err().unwrap_or(GameError::NoDrawPending))
    }

    fn word(&mut self, seat: Option<Seat>, word: &str) -> Result<Vec<Happening>, GameError> {
        let alone = self.deciders().ok().filter(|turn| turn.len() == 1).and_then(|turn| turn.iter().next());
        let mut happened = Vec::new();
        for word in G::unfold(&self.state, seat.or(alone), word) {
            happened.extend(self.one_word(seat, &word)?);
        }
        Ok(happened)
    }

    fn unfolded(&self, seat: Seat, word: &str) -> Result<Vec<String>, RefusedAction> {
        let actions = G::unfold(&self.state, Some(seat), word);
        let mut trial = PositionOf::<G>::new(self.state, self.order.clone(), self.options);
        for (nth, action) in actions.iter().enumerate() {
            if nth > 0 && trial.deciders().is_err() {
                // A seat does not say what is drawn, or what happens after the end.
                return self.check_action(seat, word).map(|_| vec![word.to_owned()]);
            }
            let checked = trial.check_action(seat, action)?;
            trial.act(checked).map_err(|error| RefusedAction { error, penalty: 0 })?;
        }
        if actions.is_empty() {
            self.check_action(seat, word).map(|_| vec![word.to_owned()])
        } else {
            Ok(actions)
        }
    }

    fn seen_by(&self, who: Viewer) -> Box<dyn AnyView> {
        Box::new(ViewOf::<G>(G::view(&self.state, who)))
    }

    fn laid_open(&self) -> Box<dyn AnyView> {
        Box::new(ViewOf::<G>(G::lay_open(&self.state)))
    }

    fn perft_watched(&self, depth: u32, mut watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Option<u64> {
        perft_watched::<G, _>(&self.state, &self.order, depth, &mut watch).continue_value()
    }

    fn mind(&self, seat: Seat) -> Box<dyn Mind> {
        let view = G::view(&self.state, Viewer::Seat(seat));
        Box::new(MindOf::<G> { view, seat, past: self.history.seen_by(seat) })
    }

    fn record(&self) -> Record {
        Record { result: self.score(), ..self.history.record(self.options) }
    }
}
