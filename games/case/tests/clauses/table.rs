//! A game that can be told what to do in words of the notation.

use case::{Action, Case, Chance, Options, Phase, Public, State, View};
use irrgarten_game::record::leading;
use irrgarten_game::{
    ChanceRng, Game as _, Notation as _, Ply, Refusal as _, Seat, Settings as _, Stream, Turn, Viewer,
};

#[derive(Clone, Copy)]
pub(crate) struct Play(pub(crate) State);

pub(crate) fn at(text: &str) -> Play {
    Play(Case::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0)
}

/// A fresh deal.
pub(crate) fn dealt(seats: u8, settings: &[&str], number: u32) -> Play {
    let mut options = Options::default();
    for setting in settings {
        options.read(setting).expect("a setting");
    }
    let seed = "clauses".parse().expect("a word is a seed");
    Play(Case::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Chance(number))))
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::numbered(number, 6).expect("a seat")
}

impl Play {
    pub(crate) fn public(&self) -> &Public {
        self.0.public()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.public().phase
    }

    /// The seat that decides.
    pub(crate) fn decider(&self) -> Seat {
        match Case::turn(&self.0) {
            Turn::Decide(seats) => seats.iter().next().expect("somebody decides"),
            turn => panic!("nobody decides: {turn:?} in {:?}", self.0),
        }
    }

    /// These words happen, each by the seat that is to act.
    pub(crate) fn then(mut self, words: &str) -> Play {
        for word in words.split_whitespace() {
            for part in Case::unfold(&self.0, None, word) {
                self.step(&part).unwrap_or_else(|problem| panic!("{part} in {:?}: {problem}", self.0));
            }
        }
        self
    }

    fn step(&mut self, word: &str) -> Result<(), String> {
        if Case::turn(&self.0) == Turn::Chance {
            let drawn: Chance = word.parse().expect("a chance event");
            if !self.draws().contains(&word.to_owned()) {
                return Err("cannot be drawn".to_owned());
            }
            Case::chance(&mut self.0, drawn);
            return Ok(());
        }
        let (action, verdict) = leading::<Action>(word).expect("an action");
        let seat = self.decider();
        Case::try_act(&mut self.0, seat, action).map_err(|refusal| format!("{refusal:?}"))?;
        if verdict.is_empty() { Ok(()) } else { self.step(verdict) }
    }

    /// This seat acts, whoever's turn it is.
    pub(crate) fn by(mut self, number: u8, word: &str) -> Play {
        let action: Action = word.parse().expect("an action");
        Case::try_act(&mut self.0, seat(number), action).expect("allowed");
        self
    }

    /// The clause that forbids it to the seat that decides.
    pub(crate) fn refuses(&self, word: &str) -> &'static str {
        self.refuses_to(self.decider().number(), word)
    }

    pub(crate) fn refuses_to(&self, number: u8, word: &str) -> &'static str {
        let action: Action = word.parse().expect("an action");
        Case::check(&self.0, seat(number), action).expect_err("allowed").clause()
    }

    pub(crate) fn allows(&self, word: &str) -> bool {
        let action: Action = word.parse().expect("an action");
        Case::check(&self.0, self.decider(), action).is_ok()
    }

    /// Everything the decider can do.
    pub(crate) fn choices(&self) -> Vec<String> {
        let mut all = Vec::new();
        let _ = Case::actions(&self.0, self.decider(), &mut |action| {
            all.push(action.to_string());
            std::ops::ControlFlow::Continue(())
        });
        all
    }

    /// Everything the dealer can say.
    pub(crate) fn draws(&self) -> Vec<String> {
        let mut all = Vec::new();
        Case::chances(&self.0, &mut |chance, _| all.push(chance.to_string()));
        all
    }

    pub(crate) fn seen_by(&self, number: u8) -> View {
        Case::view(&self.0, Viewer::Seat(seat(number)))
    }

    pub(crate) fn seen_by_all(&self) -> View {
        Case::view(&self.0, Viewer::Public)
    }

    /// How an action of the decider is told to this seat.
    pub(crate) fn told(&self, number: u8, word: &str) -> String {
        let event = Ply::Act(self.decider(), word.parse().expect("an action"));
        Case::redacted_for(&self.0, &event, Viewer::Seat(seat(number)))
    }
}
