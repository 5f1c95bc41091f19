//! What a player needs of a message about a running game, and nothing else.

/// The few fields of a message that a fast player needs: the measuring client should use little of the machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickRead {
    /// The viewer it is for.
    pub(crate) seat: Option<u8>,
    /// The version of the table.
    pub(crate) version: u64,
    /// Has the game ended?
    pub(crate) over: bool,
    /// What can be done now; `None` if it is the same as before.
    pub(crate) actions: Option<QuickActions>,
}

/// A list of actions as it was sent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct QuickActions {
    list: String,
    folded: bool,
}

impl QuickRead {
    /// Finds them in a message of the server; `None` if it is of another kind.
    pub(crate) fn at(text: &str) -> Option<QuickRead> {
        let (kind, rest) = text.strip_prefix(r#"{"type":""#)?.split_once(r#"","seat":"#)?;
        let (seat, rest) = rest.split_once(',')?;
        let seat = seat.parse().ok();
        match kind {
            "snapshot" | "events" => QuickRead::whole(seat, text),
            "changes" => QuickRead::changes(seat, rest),
            _ => None,
        }
    }

    fn whole(seat: Option<u8>, rest: &str) -> Option<QuickRead> {
        let (_, table) = rest.split_once(r#","table":{"version":"#)?;
        let (version, table) = table.split_once(',')?;
        let (_, game) = table.split_once(r#","phase":""#)?;
        let (phase, game) = game.split_once('"')?;
        let (_, rest) = game.split_once(r#","actions":["#)?;
        let (list, _) = rest.split_once(r#"],"view":"#)?;
        let version = version.parse().ok()?;
        let actions = Some(QuickActions { list: list.to_owned(), folded: false });
        Some(QuickRead { seat, version, over: phase == "over", actions })
    }

    fn changes(seat: Option<u8>, rest: &str) -> Option<QuickRead> {
        let (before, table) = rest.split_once(r#","table":{"version":["#)?;
        let (version, fields) = table.split_once(']')?;
        let actions = before.split_once(r#","actions":["#).and_then(|(_, list)| list.strip_suffix(']'));
        Some(QuickRead {
            seat,
            version: version.parse().ok()?,
            over: fields.contains(r#","phase":["over"]"#),
            actions: actions.map(|list| QuickActions { list: list.to_owned(), folded: true }),
        })
    }
}

impl QuickActions {
    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.words().count()
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        let inside = self.list.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        inside.into_iter().flat_map(|inside| inside.split(r#"",""#))
    }

    /// One of them, in full.
    pub(crate) fn nth(&self, nth: usize) -> Option<String> {
        if !self.folded {
            return self.words().nth(nth).map(str::to_owned);
        }
        let mut action = String::new();
        for word in self.words().take(nth + 1) {
            let shared = word.chars().next().and_then(|digit| digit.to_digit(36))?;
            action.truncate(shared as usize);
            action.push_str(word.get(1..)?);
        }
        Some(action)
    }
}
