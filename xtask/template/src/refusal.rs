//! Why a move is not allowed. `words/` has the sentences.

irrgarten_game::refusals! {
    NotYourTurn: "X-TURN-01",
    NotInHand: "X-LAY-01",
    TooLow: "X-LAY-02",
    CanLay: "X-GIVE-01",
}
