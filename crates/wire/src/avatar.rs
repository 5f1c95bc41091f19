//! Avatars: a shape in a colour.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A shape in a colour. Colour alone does not tell people apart, so there is always a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Avatar {
    /// The shape.
    pub shape: Shape,
    /// Its colour.
    pub colour: Colour,
}

/// The shapes of avatars.
#[expect(missing_docs, reason = "shapes say what they are")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
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
pub enum Colour {
    #[default]
    Blue,
    Orange,
    Green,
    Red,
    Sky,
    Violet,
}

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 8] = [
        Shape::Circle,
        Shape::Square,
        Shape::Triangle,
        Shape::Diamond,
        Shape::Star,
        Shape::Heart,
        Shape::Moon,
        Shape::Flower,
    ];
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 6] =
        [Colour::Blue, Colour::Orange, Colour::Green, Colour::Red, Colour::Sky, Colour::Violet];
}

impl Avatar {
    /// One of all the avatars, for a person who has not chosen.
    pub fn numbered(number: u8) -> Avatar {
        let number = usize::from(number);
        let colour = Colour::ALL[number % Colour::ALL.len()];
        Avatar { shape: Shape::ALL[number / Colour::ALL.len() % Shape::ALL.len()], colour }
    }
}
