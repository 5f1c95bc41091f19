//! What the players understand.
