//! How well the built-in bots play.

use irrgarten_game::BadText;

/// How well a built-in bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any action, all equally likely. A yardstick for bot authors.
    Random,
    /// What looks best at first sight. A yardstick for bot authors.
    Greedy,
    /// One of the five built-in bots.
    Character(Character),
}

/// The five built-in bots, the gentlest first. Each understands more of a game than the one before, and none
/// makes a mistake on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Character {
    /// For children and for a first game.
    Mouse,
    /// Knows the rules well.
    Hedgehog,
    /// Plays its own turn as well as it can be played.
    Fox,
    /// Also looks at what comes after its turn.
    Raven,
    /// The strongest: plays as well as the program can.
    Owl,
}

impl Character {
    /// All five, the gentlest first.
    pub const ALL: [Character; 5] =
        [Character::Mouse, Character::Hedgehog, Character::Fox, Character::Raven, Character::Owl];

    /// The place in [`Character::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Level {
    /// Every level: the yardsticks, then the built-in bots, the weakest first.
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Greedy,
        Level::Character(Character::Mouse),
        Level::Character(Character::Hedgehog),
        Level::Character(Character::Fox),
        Level::Character(Character::Raven),
        Level::Character(Character::Owl),
    ];

    /// The name in commands and protocols.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Character(Character::Mouse) => "mouse",
            Level::Character(Character::Hedgehog) => "hedgehog",
            Level::Character(Character::Fox) => "fox",
            Level::Character(Character::Raven) => "raven",
            Level::Character(Character::Owl) => "owl",
        }
    }

    /// How fast it is where the time counts, as the place among the five.
    pub const fn strength(self) -> u8 {
        match self {
            Level::Random => Character::Mouse as u8,
            Level::Greedy => Character::Hedgehog as u8,
            Level::Character(character) => character as u8,
        }
    }
}

impl std::str::FromStr for Level {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Level, BadText> {
        let named = Level::ALL.into_iter().find(|level| level.name() == text);
        named.ok_or_else(|| {
            let all = Level::ALL.map(Level::name).join(", ");
            BadText::new(text, 0, format!("a level, one of {all}"))
        })
    }
}
