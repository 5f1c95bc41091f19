//! Why a move is not allowed.

irrgarten_game::refusals! {
    GameOver: "C-END-01",
    NotYourTurn: "C-TURN-01",
    DrawFirst: "C-DRAW-01",
    NotInHand: "C-PLACE-01",
    CellTaken: "C-PLACE-02",
    NoNeighbour: "C-PLACE-02",
    NoConnection: "C-PLACE-03",
    GateAgainstWall: "C-PLACE-04",
    StuckTakesNothing: "C-PLACE-05",
    NothingThere: "C-TAKE-01",
    LaidCardStays: "C-TAKE-02",
    NoEqualTreasure: "C-WAY-03",
    NoWay: "C-WAY-01",
    FallsApart: "C-TAKE-03",
    NotTheMost: "C-TAKE-07",
}
