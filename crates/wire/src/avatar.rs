//! Avatars: a shape in a colour.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A shape in a colour. Colour alone does not tell people apart, so there is always a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Avatar {
    /// The shape.
    pub shape: AvatarShape,
    /// Its colour.
    pub colour: AvatarColour,
}

/// The shapes of avatars.
#[expect(missing_docs, reason = "shapes say what they are")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum AvatarShape {
    #[default]
    Circle,
    Square,
    Triangle,
    Diamond,
    Star,
    Heart,
    Moon,
    Flower,
}

/// Six colours that people with any kind of colour vision tell apart.
#[expect(missing_docs, reason = "colours say what they are")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum AvatarColour {
    #[default]
    Blue,
    Orange,
    Green,
    Red,
    Sky,
    Violet,
}

impl AvatarShape {
    /// All of them.
    pub const ALL: [AvatarShape; 8] = [
        AvatarShape::Circle,
        AvatarShape::Square,
        AvatarShape::Triangle,
        AvatarShape::Diamond,
        AvatarShape::Star,
        AvatarShape::Heart,
        AvatarShape::Moon,
        AvatarShape::Flower,
    ];
}

impl AvatarColour {
    /// All of them.
    pub const ALL: [AvatarColour; 6] = [
        AvatarColour::Blue,
        AvatarColour::Orange,
        AvatarColour::Green,
        AvatarColour::Red,
        AvatarColour::Sky,
        AvatarColour::Violet,
    ];
}

impl Avatar {
    /// One of all the avatars, for a person who has not chosen.
    pub fn numbered(number: u8) -> Avatar {
        let number = usize::from(number);
        let colour = AvatarColour::ALL[number % AvatarColour::ALL.len()];
        Avatar { shape: AvatarShape::ALL[number / AvatarColour::ALL.len() % AvatarShape::ALL.len()], colour }
    }
}
