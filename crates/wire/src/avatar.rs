//! Avatars: the animal that a person plays as.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The animal that stands for a person, everywhere. Colours and shapes belong to seats, so that nobody has two of them; and
/// none of these animals is one of the built-in bots.
#[expect(missing_docs, reason = "animals say what they are")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Avatar {
    #[default]
    Cat,
    Dog,
    Rabbit,
    Bear,
    Frog,
    Duck,
    Badger,
    Deer,
}

/// As an avatar may be written: while they were shapes in a colour, logs and accounts got those.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Animal(Named),
    Shape { shape: Named },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", remote = "Avatar")]
enum Name {
    #[serde(alias = "circle")]
    Cat,
    #[serde(alias = "square")]
    Dog,
    #[serde(alias = "triangle")]
    Rabbit,
    #[serde(alias = "diamond")]
    Bear,
    #[serde(alias = "star")]
    Frog,
    #[serde(alias = "heart")]
    Duck,
    #[serde(alias = "moon")]
    Badger,
    #[serde(alias = "flower")]
    Deer,
}

#[derive(Deserialize)]
struct Named(#[serde(with = "Name")] Avatar);

impl<'de> Deserialize<'de> for Avatar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Avatar, D::Error> {
        let (Written::Animal(Named(avatar)) | Written::Shape { shape: Named(avatar) }) =
            Written::deserialize(deserializer)?;
        Ok(avatar)
    }
}

impl Avatar {
    /// All of them.
    pub const ALL: [Avatar; 8] = [
        Avatar::Cat,
        Avatar::Dog,
        Avatar::Rabbit,
        Avatar::Bear,
        Avatar::Frog,
        Avatar::Duck,
        Avatar::Badger,
        Avatar::Deer,
    ];

    /// One of all the avatars, for a person who has not chosen.
    pub fn numbered(number: u8) -> Avatar {
        Avatar::ALL[usize::from(number) % Avatar::ALL.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::Avatar;

    #[test]
    fn avatars_are_read_as_they_are_written() {
        for avatar in Avatar::ALL {
            let written = serde_json::to_string(&avatar).unwrap();
            assert_eq!(serde_json::from_str::<Avatar>(&written).unwrap(), avatar);
        }
        assert!(serde_json::from_str::<Avatar>("\"owl\"").is_err(), "that is a built-in bot");
    }

    #[test]
    fn a_shape_of_former_days_is_an_animal_now() {
        let shapes = ["circle", "square", "triangle", "diamond", "star", "heart", "moon", "flower"];
        for (shape, avatar) in shapes.into_iter().zip(Avatar::ALL) {
            let written = format!(r#"{{"shape":"{shape}","colour":"blue"}}"#);
            assert_eq!(serde_json::from_str::<Avatar>(&written).unwrap(), avatar);
        }
    }
}
