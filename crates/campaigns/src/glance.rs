//! What a player needs of a message about a game that is on, and nothing else.

/// A message, looked at in passing: who measures a server on the same machine should not be most of what is measured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Glance<'a> {
    /// The eyes it is for.
    pub(crate) seat: Option<u8>,
    /// The version of the table.
    pub(crate) version: u64,
    /// Is the game over?
    pub(crate) over: bool,
    actions: &'a str,
}

impl<'a> Glance<'a> {
    /// Finds it in a message as the server writes it; nothing if it is another one.
    pub(crate) fn at(text: &'a str) -> Option<Glance<'a>> {
        let rest = text.strip_prefix(r#"{"type":"events","seat":"#)?;
        let (seat, rest) = rest.split_once(',')?;
        let (_, table) = rest.split_once(r#","table":{"version":"#)?;
        let (version, table) = table.split_once(',')?;
        let (_, game) = table.split_once(r#","phase":""#)?;
        let (phase, game) = game.split_once('"')?;
        let (_, last) = game.split_once(r#","actions":["#)?;
        let (actions, _) = last.split_once(r#"],"view":"#)?;
        let version = version.parse().ok()?;
        Some(Glance { seat: seat.parse().ok(), version, over: phase == "over", actions })
    }

    /// Everything that can be done now.
    pub(crate) fn actions(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let inside = self.actions.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        inside.into_iter().flat_map(|inside| inside.split(r#"",""#))
    }
}
