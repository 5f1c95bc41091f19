//! What settings are made of: words and numbers.

/// A type for a setting that is one of a few words, the first of which is the default.
///
/// ```
/// irrgarten_kit::setting_words! {
///     /// May cards be taken back?
///     pub enum TakeBack { Never = "never", Always = "always" }
/// }
/// assert_eq!(TakeBack::default().word(), "never");
/// assert_eq!(TakeBack::from_word("always"), Some(TakeBack::Always));
/// ```
#[macro_export]
macro_rules! setting_words {
    ($(#[$about:meta])* pub enum $name:ident {
        $(#[$first_about:meta])* $first:ident = $first_word:literal,
        $($(#[$other_about:meta])* $other:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name {
            $(#[$first_about])*
            #[default]
            $first,
            $($(#[$other_about])* $other),+
        }

        impl $name {
            /// Every one of them.
            pub const ALL: &'static [$name] = &[$name::$first, $($name::$other),+];
            /// What each is called.
            pub const WORDS: &'static [&'static str] = &[$first_word, $($word),+];

            /// What it is called.
            pub const fn word(self) -> &'static str {
                $name::WORDS[self as usize]
            }

            /// The one that is called this.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

/// A number from `low` to `high`, written as we write it.
pub fn number_within(text: &str, low: u16, high: u16) -> Option<u16> {
    let number = text.parse().ok().filter(|number| (low..=high).contains(number))?;
    (text == number.to_string()).then_some(number)
}
