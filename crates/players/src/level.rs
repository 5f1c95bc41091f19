use irrgarten_game::BadText;

/// How well a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any action, all equally likely.
    Random,
    /// What looks best at first sight.
    Greedy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The name in commands and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// How fast it is where the time counts: 0 is a beginner, 3 a master.
    pub const fn strength(self) -> u8 {
        match self {
            Level::Random => 0,
            Level::Greedy => 1,
        }
    }
}

impl std::str::FromStr for Level {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Level, BadText> {
        let named = Level::ALL.into_iter().find(|level| level.name() == text);
        named.ok_or_else(|| BadText::new(text, 0, "a level: random or greedy"))
    }
}
