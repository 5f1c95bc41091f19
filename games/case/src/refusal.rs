//! Why an action is not allowed.

use std::fmt;

/// Each names the clause of the rulebook it comes from.
macro_rules! refusals {
    ($($name:ident, $clause:literal, $sentence:literal;)+) => {
        /// Each names the clause of the rulebook it comes from.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Refusal {
            $($name),+
        }

        impl irrgarten_game::Refusal for Refusal {
            // Until its sentences are in the words files.
            const ALL: &'static [Refusal] = &[];

            fn message(&self) -> irrgarten_game::Message {
                irrgarten_game::Message::new("refusal-bridge").with("text", self.to_string())
            }

            fn clause(&self) -> &'static str {
                match self {
                    $(Refusal::$name => $clause),+
                }
            }
        }

        impl fmt::Display for Refusal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Refusal::$name => $sentence),+
                })
            }
        }
    };
}

refusals! {
    GameOver, "K-END-01", "the game is over";
    NotYourTurn, "K-TURN-03", "it is not your turn";
    WaitForDealer, "K-REFUTE-02", "the dealer speaks first";
    TakeFirst, "K-SETUP-01", "the suspects are being taken";
    AlreadyTaken, "K-SETUP-01", "another player has taken this suspect";
    SuspectsTaken, "K-SETUP-01", "the suspects have been taken";
    LayFirst, "K-SETUP-03", "the exhibits are being laid out";
    OtherExhibit, "K-SETUP-03", "another exhibit is next";
    PlaceInUse, "K-SETUP-03", "an exhibit lies there already";
    ExhibitsLaid, "K-SETUP-03", "the exhibits have been laid out";
    TurnHasBegun, "K-TURN-04", "your turn has begun with something else";
    NotAsked, "K-REFUTE-01", "you are not asked";
    AnswerFirst, "K-REFUTE-03", "a card must be shown first";
    OtherPlayer, "K-REFUTE-01", "this is another player's suspect";
    NotNamed, "K-REFUTE-03", "this card was not named";
    NotInHand, "K-REFUTE-03", "you do not hold this card";
    RollFirst, "K-ROLL-01", "roll before you walk";
    OutOfReach, "K-ROLL-01", "no path of this roll leads there";
    MustMove, "K-TURN-06", "there is a place to go";
    NoPassage, "K-PASS-01", "there is no secret passage here";
    RolledAlready, "K-ROLL-09", "after a roll the passage is closed to you";
    NoSuspicionHere, "K-SUSPECT-09", "a suspicion is voiced in a place only";
    NotEntered, "K-SUSPECT-08", "enter a place first, or be summoned to one";
    OtherPlace, "K-SUSPECT-02", "the place must be where your pawn is";
    SuspectFirst, "K-SUSPECT-01", "voice your suspicion first";
    NotInCentre, "K-ACCUSE-03", "accusations are made in the centre";
    MustAccuse, "K-ACCUSE-03", "who enters the centre has to accuse at this table";
    NothingToEnd, "K-TURN-06", "your turn is not over: make your move";
    NotPlaying, "K-LEAVE-01", "only who is at the table can leave it, once the game has begun";
}
