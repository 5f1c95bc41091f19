//! Why a move is not allowed.

irrgarten_game::refusals! {
    GameOver: "T-END-01",
    NotYourTurn: "T-SETUP-08",
    DrawFirst: "T-STOP-04",
    SlideFirst: "T-TURN-01",
    SlidOnce: "T-TURN-02",
    FixedLine: "T-COMP-04",
    Barred: "T-SLIDE-03",
    OtherShape: "T-SLIDE-01",
    NotInHand: "T-MAGIC-04",
    NoPath: "T-MOVE-04",
    TooSteep: "T-MOVE-05",
    DoesNotPay: "T-MAGIC-02",
    NotNeeded: "T-MAGIC-07",
}
