//! Names and colours, which the rules do not know (K-COMP-06). The names are in the words files.

use irrgarten_game::Message;
use irrgarten_kit::Indexed as _;

use crate::board::Room;
use crate::components::{CARDS, Card, Suspect, Triple};

/// The messages that name the cards; each ends in the letter of its card.
const NAMES: [&str; CARDS] = [
    "names-1", "names-2", "names-3", "names-4", "names-5", "names-6", "names-a", "names-b", "names-c",
    "names-d", "names-e", "names-f", "names-A", "names-B", "names-C", "names-D", "names-E", "names-F",
    "names-G", "names-H", "names-I",
];

/// The colours of the pawns; each can be told from the others by every eye. On the page a pawn has the colour of
/// its seat.
const COLOURS: [&str; 6] = ["#d55e00", "#0072b2", "#f0e442", "#009e73", "#f4f1ea", "#cc79a7"];

/// What a card is called.
pub fn name(card: Card) -> Message {
    Message::new(NAMES[card.index()])
}

/// What a place or the centre is called.
pub fn room_name(room: Room) -> Message {
    room.place().map_or_else(|| Message::new("names-X"), |place| name(place.card()))
}

/// Fills the blanks `suspect`, `exhibit` and `place` of a message.
pub(crate) fn name_triple(message: Message, triple: Triple) -> Message {
    message
        .with("suspect", name(triple.suspect.card()))
        .with("exhibit", name(triple.exhibit.card()))
        .with("place", name(triple.place.card()))
}

/// The colour of a suspect's pawn.
pub fn colour(suspect: Suspect) -> &'static str {
    COLOURS[suspect.index()]
}
