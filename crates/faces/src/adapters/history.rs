//! What has happened in a game since it was dealt or read.

use irrgarten_game::record::{Record, RecordWriter, opens_line};
use irrgarten_game::{Ply, PlyOf, Seat, SeatSet, Viewer};
use irrgarten_players::Past;

use super::Playable;

/// Every action and draw since the start, and hardly any states: an action takes a few bytes, a state hundreds. The states
/// between are made again for the few who ask: a bot that looks back, and the record.
pub(super) struct History<G: Playable> {
    start: G::State,
    start_order: G::Order,
    plies: Vec<PastPly<G>>,
    /// The seat of the last line of the record; none for draws before the first action.
    last_line: Option<Seat>,
    /// A state at least as far back as bots look, unless the game is younger, and how many plies come before it.
    base: G::State,
    before_base: usize,
    actions_since_base: usize,
    /// How many actions bots look back at.
    looks_back: usize,
}

/// An action or a draw, and the seats that could see all of it.
struct PastPly<G: Playable> {
    ply: PlyOf<G>,
    open_to: SeatSet,
}

impl<G: Playable> History<G> {
    pub(super) fn begin(start: G::State, start_order: G::Order) -> History<G> {
        History::looking_back(G::LOOKS_BACK, start, start_order)
    }

    fn looking_back(looks_back: usize, start: G::State, start_order: G::Order) -> History<G> {
        History {
            start,
            start_order,
            plies: Vec::new(),
            last_line: None,
            base: start,
            before_base: 0,
            actions_since_base: 0,
            looks_back,
        }
    }

    /// Notes what is about to happen in this state. Does it begin a line of the record?
    pub(super) fn note(&mut self, before: &G::State, ply: PlyOf<G>, open_to: SeatSet) -> bool {
        let opens = self.plies.is_empty() || opens_line::<G>(before, &ply, self.last_line);
        let actor = match ply {
            Ply::Act(seat, _) => Some(seat),
            Ply::Chance(_) => None,
        };
        if opens {
            self.last_line = actor;
        }
        self.plies.push(PastPly { ply, open_to });
        self.actions_since_base += usize::from(actor.is_some());
        if self.looks_back > 0 && self.actions_since_base == 2 * self.looks_back {
            self.advance_base();
        }
        opens
    }

    /// Moves the base as far as bots look back: every ply is made once more, however long the game is.
    fn advance_base(&mut self) {
        while self.actions_since_base > self.looks_back {
            let ply = &self.plies[self.before_base].ply;
            self.actions_since_base -= usize::from(matches!(ply, Ply::Act(..)));
            ply.apply::<G>(&mut self.base);
            self.before_base += 1;
        }
    }

    /// The last actions as this seat has seen them, as far as bots look back.
    pub(super) fn seen_by(&self, seat: Seat) -> Vec<Past<G>> {
        if self.looks_back == 0 {
            return Vec::new();
        }
        let mut too_old = self.actions_since_base.saturating_sub(self.looks_back);
        let mut past = Vec::with_capacity(self.actions_since_base - too_old);
        let mut state = self.base;
        for PastPly { ply, open_to } in &self.plies[self.before_base..] {
            match *ply {
                Ply::Act(..) if too_old > 0 => too_old -= 1,
                Ply::Act(by, action) => past.push(Past {
                    view: G::view(&state, Viewer::Seat(seat)),
                    by,
                    action: open_to.has(seat).then_some(action),
                }),
                Ply::Chance(_) => {}
            }
            ply.apply::<G>(&mut state);
        }
        past
    }

    /// The record of everything, without its result.
    pub(super) fn record(&self, options: G::Options) -> Record {
        let mut state = self.start;
        let mut writer = RecordWriter::<G>::new(G::seats(&state), options);
        writer.record_mut().start = Some(G::position(&state, &self.start_order));
        for PastPly { ply, .. } in &self.plies {
            writer.ply(&state, ply);
            ply.apply::<G>(&mut state);
        }
        writer.into_record()
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{ChanceRng, Dice as _, Game as _, SearchRng, Seed, Stream, Turn, draw, even_action};
    use irrgarten_toys::Hands;

    use super::*;

    type Options = <Hands as irrgarten_game::Game>::Options;

    /// What a seat has seen, as a list of text.
    fn told(past: &[Past<Hands>]) -> Vec<String> {
        past.iter().map(|one| format!("{:?} {} {:?}", one.view, one.by, one.action)).collect()
    }

    #[test]
    fn a_seat_looks_back_at_what_it_saw() {
        let seed: Seed = "looking back".parse().unwrap();
        for looks_back in [0, 1, 5] {
            let mut dice = SearchRng::new(1);
            let mut state = Hands::new_game(3, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
            let mut history = History::<Hands>::looking_back(looks_back, state, ());
            let mut past: Vec<Vec<Past<Hands>>> = vec![Vec::new(); 3];
            loop {
                let ply = match Hands::turn(&state) {
                    Turn::Over(_) => break,
                    Turn::Chance => Ply::Chance(draw::<Hands>(&state, &mut dice).unwrap()),
                    Turn::Decide(seats) => {
                        let seat = seats.iter().next().unwrap();
                        Ply::Act(seat, even_action::<Hands>(&state, seat, &mut dice).unwrap())
                    }
                };
                // Now and then a seat may not know what another has done.
                let open_to = Seat::all(3).filter(|_| dice.below(3) > 0).collect::<SeatSet>();
                if let Ply::Act(by, action) = ply {
                    for (seat, past) in Seat::all(3).zip(&mut past) {
                        let view = Hands::view(&state, Viewer::Seat(seat));
                        past.push(Past { view, by, action: open_to.has(seat).then_some(action) });
                    }
                }
                history.note(&state, ply, open_to);
                ply.apply::<Hands>(&mut state);
                for (seat, past) in Seat::all(3).zip(&past) {
                    let latest = &past[past.len().saturating_sub(looks_back)..];
                    assert_eq!(told(&history.seen_by(seat)), told(latest), "{looks_back}");
                }
            }
            assert!(past[0].len() > 4 * looks_back, "the base has moved");
        }
    }
}
