//! The laws are tested on Nine Cards: as it should be it obeys all of them, and every planted bug is caught.

mod blessing;
mod bug;
mod caught;
mod game;
mod lawful;
mod notation;
mod parts;
mod player;
mod tree;
mod view;

irrgarten_laws::laws!(lawful::Laws<{ bug::Bug::None as u8 }>);
