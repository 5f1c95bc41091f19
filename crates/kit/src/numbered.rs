//! Cards with numbers on them.

/// A type for cards that are identified by the number printed on them, from 1 to the given count: two digits as text.
///
/// ```
/// irrgarten_kit::numbered_cards! {
///     /// A card.
///     pub struct Card of 30;
/// }
/// assert_eq!(Card::numbered(7).map(|card| card.to_string()), Some("07".to_owned()));
/// assert_eq!(Card::numbered(31), None);
/// ```
#[macro_export]
macro_rules! numbered_cards {
    ($(#[$about:meta])* pub struct $Card:ident of $count:expr;) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $Card(u8);

        #[allow(dead_code, reason = "not every game needs every word")]
        impl $Card {
            /// The card with this number, if there is one.
            pub fn numbered(number: u8) -> Option<$Card> {
                (1..=$count as u8).contains(&number).then(|| $Card(number - 1))
            }

            /// The number printed on it, from 1.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// Counted from 0, for tables that are made while compiling.
            pub(crate) const fn from_index(index: usize) -> $Card {
                assert!(index < $count, "there is no such card");
                $Card(index as u8)
            }

            /// Reads the two digits of a card.
            pub(crate) fn read(cursor: &mut $crate::Cursor<'_>) -> Result<$Card, $crate::BadText> {
                let start = cursor.clone();
                let expected = || format!("a card from 01 to {:02}", $count);
                let number = cursor.two_digits("").map_err(|_| start.fail(expected()))?;
                $Card::numbered(number).ok_or_else(|| start.fail(expected()))
            }
        }

        impl $crate::Indexed for $Card {
            const COUNT: usize = $count;

            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn at(index: usize) -> $Card {
                debug_assert!(index < $count, "no card {index}");
                $Card(index as u8)
            }
        }

        impl ::std::fmt::Display for $Card {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let mut text = $crate::Scribble::<3>::default();
                text.number(self.number(), true);
                f.write_str(text.as_str())
            }
        }
    };
}
