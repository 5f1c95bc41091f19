//! What pictures are drawn with: the frame of a document, numbers and points as SVG writes them, signs as strokes, the
//! wooden table, the inks, and miniatures.

mod document;
mod glyph;
pub mod ink;
pub mod miniature;
pub mod pawn;
mod pen;
mod wood;

pub use document::document;
pub use glyph::{word, word_width};
pub use pen::{Num, Point, Step, at, times};
pub use wood::planks;
