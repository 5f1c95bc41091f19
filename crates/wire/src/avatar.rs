use irrgarten_table as table;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A shape in a colour. Colours alone tell nobody apart, so there is always a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Avatar {
    /// The shape.
    pub shape: Shape,
    /// Its colour.
    pub colour: Colour,
}

/// A closed list, said once: in the table's own types, and here for the page and for the description of the API.
macro_rules! list {
    ($(#[$doc:meta])* $name:ident: $($word:ident),*) => {
        $(#[$doc])*
        #[expect(missing_docs, reason = "the words say what they are")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($word),*
        }

        impl From<$name> for table::$name {
            fn from(from: $name) -> table::$name {
                match from {
                    $($name::$word => table::$name::$word),*
                }
            }
        }

        impl From<table::$name> for $name {
            fn from(from: table::$name) -> $name {
                match from {
                    $(table::$name::$word => $name::$word),*
                }
            }
        }
    };
}

list! {
    /// The shapes there are.
    Shape: Circle, Square, Triangle, Diamond, Star, Heart, Moon, Flower
}

list! {
    /// Six colours that people with any kind of colour vision tell apart.
    Colour: Blue, Orange, Green, Red, Sky, Violet
}

impl From<Avatar> for table::Avatar {
    fn from(avatar: Avatar) -> table::Avatar {
        table::Avatar { shape: avatar.shape.into(), colour: avatar.colour.into() }
    }
}

impl From<table::Avatar> for Avatar {
    fn from(avatar: table::Avatar) -> Avatar {
        Avatar { shape: avatar.shape.into(), colour: avatar.colour.into() }
    }
}
