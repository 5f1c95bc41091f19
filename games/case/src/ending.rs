//! Why a game that is over was won, and what each seat has to show for it.

use irrgarten_game::{Ending, Message, Seat};

use crate::public::{Phase, Public};
use crate::theme::name_triple;
use crate::view::View;

/// K-END-01: the case is solved; K-END-02: nobody is left to solve it; K-END-03: one is left and need not.
pub(crate) fn ending(view: &View) -> Option<Ending> {
    let public = view.public();
    let reason = match public.phase {
        Phase::Over(Some(_)) if is_solved(public) => "ending-solved",
        Phase::Over(Some(_)) => "ending-last",
        _ => "ending-unsolved",
    };
    let seats = Seat::all(public.seats()).map(|seat| Message::new(shown(public, seat))).collect();
    // K-END-04: in the end the case file lies open.
    Some(Ending { reason: name_triple(Message::new(reason), view.file()?), seats })
}

fn is_solved(public: &Public) -> bool {
    public.ending().is_none()
}

fn shown(public: &Public, seat: Seat) -> &'static str {
    match public.phase {
        Phase::Over(Some(winner)) if winner == seat && is_solved(public) => "ending-right",
        Phase::Over(Some(winner)) if winner == seat => "ending-stayed",
        _ if public.accused.has(seat) => "ending-wrong",
        _ if public.left.has(seat) => "ending-left",
        _ => "ending-silent",
    }
}
