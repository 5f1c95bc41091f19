//! The laws tested on a toy game: the correct game obeys them all, and every planted bug is caught.

mod blessing;
mod bug;
mod game;
mod lawful;
mod notation;
mod parts;
mod planted;
mod player;
mod tree;
mod view;

irrgarten_laws::laws!(lawful::Laws<{ bug::Bug::None as u8 }>);
