//! Why an action is not allowed.

use std::fmt::Debug;

use crate::Message;

/// Why an action is not allowed: a sentence in the game's words files, and a clause of its rulebook. Made by
/// [`refusals!`](crate::refusals!).
pub trait Refusal: Copy + Eq + Debug + 'static {
    /// Every refusal of the game.
    const ALL: &'static [Self];

    /// The clause, such as `C-PLACE-03`.
    fn clause(&self) -> &'static str;

    /// The sentence, such as `refusal-NotYourTurn`: a whole one, from its capital letter to its full stop.
    fn message(&self) -> Message;
}

/// The refusals of a game, each with its clause. The sentence for people is the message `refusal-<name>` of the words
/// files.
///
/// ```
/// irrgarten_game::refusals! {
///     GameOver: "C-END-01",
///     NotYourTurn: "C-TURN-01",
/// }
/// use irrgarten_game::Refusal as _;
/// assert_eq!(Refusal::NotYourTurn.clause(), "C-TURN-01");
/// assert_eq!(Refusal::NotYourTurn.message().key, "refusal-NotYourTurn");
/// ```
#[macro_export]
macro_rules! refusals {
    ($($(#[$meta:meta])* $name:ident: $clause:literal),+ $(,)?) => {
        /// Why an action is not allowed. Each names the clause of the rulebook it comes from.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "the words files say what each means")]
        pub enum Refusal {
            $($(#[$meta])* $name),+
        }

        impl $crate::Refusal for Refusal {
            const ALL: &'static [Refusal] = &[$(Refusal::$name),+];

            fn clause(&self) -> &'static str {
                match self {
                    $(Refusal::$name => $clause),+
                }
            }

            fn message(&self) -> $crate::Message {
                $crate::Message::new(match self {
                    $(Refusal::$name => concat!("refusal-", stringify!($name))),+
                })
            }
        }
    };
}
