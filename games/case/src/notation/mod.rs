//! Positions and records as text (`docs/notation.md`):
//! `case/1 135 1.5/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 T - | 2eF:3afBCD/16bcGH/45dAEI`.

mod read;
mod write;

use irrgarten_game::{BadText, Notation, Ply, Seat, Viewer};

use crate::Case;
use crate::action::{Action, Chance};
use crate::public::Phase;
use crate::state::State;
use crate::view::View;
use read::read;
pub(crate) use write::{digit, text};

impl Notation for Case {
    /// Nothing is in an order that is not already dealt.
    type Order = ();

    fn position(state: &State, (): &()) -> String {
        text(&View::open(state))
    }

    fn read_position(text: &str) -> Result<(State, ()), BadText> {
        let (setup, fields) = read(text)?;
        Ok((State::try_from(setup).map_err(|problem| fields.complain(problem))?, ()))
    }

    /// The dealer can only say what the cards say.
    fn foretold(_: &State, (): &()) -> Option<Chance> {
        None
    }

    fn drawn((): &mut (), _: Chance) {}

    fn view_text(view: &View) -> String {
        text(view)
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (setup, fields) = read(text)?;
        View::try_from(setup).map_err(|problem| fields.complain(problem))
    }

    /// A turn is one line; only the card another player shows has a line of its own.
    fn within_turn(state: &State) -> bool {
        matches!(state.public.phase, Phase::Walk(_) | Phase::Suspect | Phase::Accuse)
    }

    /// `r34` is the roll and the dice, `a2eF!` the accusation and the verdict.
    fn fold(last: &str, next: &str) -> Option<String> {
        match next {
            "!" => Some(format!("{last}!")),
            _ if last == "r" => Some(next.to_owned()),
            _ => None,
        }
    }

    fn unfold(state: &State, _: Option<Seat>, word: &str) -> Vec<String> {
        if state.public.phase == Phase::Start && word.len() > 1 && word.starts_with('r') {
            return vec!["r".to_owned(), word.to_owned()];
        }
        vec![word.to_owned()]
    }

    /// K-REFUTE-05: only two players see which card was shown.
    fn redacted_for(before: &State, ply: &Ply<Action, Chance>, viewer: Viewer) -> String {
        match (ply, before.public.phase) {
            (
                Ply::Act(_, Action::Show(by, _)) | Ply::Chance(Chance::Show(by, _)),
                Phase::Answer { asked, .. },
            ) if !viewer.is(asked) && !viewer.is(before.public.mover) => format!("{}=?", by.letter()),
            (Ply::Act(_, action), _) => action.to_string(),
            (Ply::Chance(drawn), _) => drawn.to_string(),
        }
    }
}
