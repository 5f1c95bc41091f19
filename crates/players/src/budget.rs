//! How much a bot may think.

/// How much thinking is allowed. Counted in nodes (positions visited), so that a choice is the same on every machine;
/// the caller may also stop it at any moment.
pub struct Budget<'a> {
    left: u64,
    stop: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Budget<'a> {
    /// This many nodes and nothing else.
    pub const fn nodes(nodes: u64) -> Budget<'static> {
        Budget { left: nodes, stop: None }
    }

    /// The same, unless the caller stops it before.
    pub const fn or_until(nodes: u64, stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { left: nodes, stop: Some(stop) }
    }

    /// Spends this many nodes. Returns whether thinking may go on; a bot must have an answer ready when it may not.
    #[must_use]
    pub fn spend(&mut self, nodes: u64) -> bool {
        self.left = self.left.saturating_sub(nodes);
        if self.left > 0 && self.stop.is_some_and(|stop| stop()) {
            self.left = 0;
        }
        self.left > 0
    }

    /// What is left.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Sets a part of what is left aside: a budget of at most this many nodes, which ends with this one's stop. What
    /// is spent of it must be [spent](Budget::spend) here as well.
    #[must_use]
    pub fn part(&self, nodes: u64) -> Budget<'a> {
        Budget { left: nodes.min(self.left), stop: self.stop }
    }
}
