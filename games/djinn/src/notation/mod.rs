//! Positions and records as text (`docs/notation.md`).

mod read;
mod record;
mod seat;
mod write;

use irrgarten_game::{BadText, Notation, Ply, Seat, Viewer};
use irrgarten_kit::Order;

use crate::Djinn;
use crate::action::{Action, Chance};
use crate::components::Card;
use crate::public::{Phase, Table as _};
use crate::state::State;
use crate::view::View;

pub(crate) use write::{laid_text, phase_word, text};

impl Notation for Djinn {
    type Order = Order<Card>;

    fn position(state: &State, order: &Order<Card>) -> String {
        text(&View::open(state), order)
    }

    fn read_position(text: &str) -> Result<(State, Order<Card>), BadText> {
        let (setup, fields) = read::read(text)?;
        let order = setup.pile.clone().order();
        let state = State::try_from(setup).map_err(|problem| fields.complain(problem))?;
        Ok((state, order))
    }

    fn foretold(state: &State, order: &Order<Card>) -> Option<Chance> {
        let card = order.next()?;
        let dealt = state.dealing().map(|seat| Chance::Deal(seat, card));
        dealt.or_else(|| {
            let seat = state.drawing()?;
            state.draws(seat).has(card).then_some(Chance::Draw(card))
        })
    }

    fn drawn(order: &mut Order<Card>, drawn: Chance) {
        if let Chance::Deal(_, card) | Chance::Draw(card) = drawn {
            order.drawn(card);
        }
    }

    fn view_text(view: &View) -> String {
        text(view, &Order::default())
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (setup, fields) = read::read(text)?;
        View::try_from(setup).map_err(|problem| fields.complain(problem))
    }

    /// A race is one turn of everybody; each round begins on a line of its own.
    fn within_turn(state: &State) -> bool {
        matches!(state.public.phase, Phase::Deal(_) | Phase::Race(_))
    }

    /// The think time is the first word of its line.
    fn opens_line(action: &Action) -> bool {
        matches!(action, Action::At(_))
    }

    fn fold(last: &str, next: &str) -> Option<String> {
        record::fold(last, next)
    }

    fn unfold(state: &State, seat: Option<Seat>, word: &str) -> Vec<String> {
        record::unfold(state, seat, word)
    }

    /// Cards are hidden until `go`, choices until all seats have chosen, and a race that a seat runs alone until all
    /// are done.
    fn redacted_for(before: &State, ply: &Ply<Action, Chance>, viewer: Viewer) -> String {
        let ticks = before.public.phase.is_race() && before.public.in_ticks();
        let alone = before.public.is_personal_race();
        match ply {
            Ply::Chance(Chance::Deal(seat, _)) => format!("s{seat}=?"),
            Ply::Act(seat, _) if ticks && !viewer.is(*seat) => "?".to_owned(),
            Ply::Act(_, action @ (Action::Go | Action::Claim | Action::Pass)) => action.to_string(),
            Ply::Act(seat, _) if alone && !viewer.is(*seat) => "?".to_owned(),
            Ply::Chance(Chance::Draw(_))
                if alone && !before.drawing().is_some_and(|seat| viewer.is(seat)) =>
            {
                "+?".to_owned()
            }
            Ply::Act(_, action) => action.to_string(),
            Ply::Chance(drawn) => drawn.to_string(),
        }
    }
}
