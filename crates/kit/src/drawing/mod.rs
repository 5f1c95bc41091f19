//! What pictures are drawn with: numbers and points as SVG writes them, signs as strokes, the wooden table, the inks,
//! and miniatures.

mod glyph;
pub mod ink;
pub mod miniature;
pub mod pawn;
mod pen;
mod wood;

pub use glyph::word;
pub use pen::{Num, Point, Step, at, times};
pub use wood::planks;
