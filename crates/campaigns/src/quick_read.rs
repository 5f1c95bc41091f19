//! What a player needs of a message about a running game, and nothing else.

/// The few fields of a message that a fast player needs: the measuring client should use little of the machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickRead<'a> {
    /// The viewer it is for.
    pub(crate) seat: Option<u8>,
    /// The version of the table.
    pub(crate) version: u64,
    /// Is the game over?
    pub(crate) over: bool,
    actions: &'a str,
}

impl<'a> QuickRead<'a> {
    /// Finds them in a message of the server; `None` if it is of another kind.
    pub(crate) fn at(text: &'a str) -> Option<QuickRead<'a>> {
        let rest = text.strip_prefix(r#"{"type":"events","seat":"#)?;
        let (seat, rest) = rest.split_once(',')?;
        let (_, table) = rest.split_once(r#","table":{"version":"#)?;
        let (version, table) = table.split_once(',')?;
        let (_, game) = table.split_once(r#","phase":""#)?;
        let (phase, game) = game.split_once('"')?;
        let (_, last) = game.split_once(r#","actions":["#)?;
        let (actions, _) = last.split_once(r#"],"view":"#)?;
        let version = version.parse().ok()?;
        Some(QuickRead { seat: seat.parse().ok(), version, over: phase == "over", actions })
    }

    /// Everything that can be done now.
    pub(crate) fn actions(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let inside = self.actions.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        inside.into_iter().flat_map(|inside| inside.split(r#"",""#))
    }
}
