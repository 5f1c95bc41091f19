//! The game as a race: who is home first, if everybody reaches goals as often as is usual?
//!
//! The chances below say how often a goal is within reach with a number of cards; a player who gets nothing draws one.
//! From that follows how many turns a player needs who has something left to find, and what a card in hand is worth.

/// A seat in the race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Runner {
    /// Treasures to be found.
    pub(super) treasures: usize,
    /// Is the rune stone still to be visited?
    pub(super) rune: bool,
    pub(super) cards: usize,
}

/// By the fewest cards with which it can be reached in a turn, from none to three: how often a goal is so near. Counted
/// in games of Owl against Owl, Raven and Fox.
type Nearness = [f32; 4];
const TARGET_OR_RUNE: Nearness = [0.42, 0.34, 0.08, 0.02];
const TARGET: Nearness = [0.38, 0.30, 0.08, 0.03];
const RUNE: Nearness = [0.35, 0.40, 0.05, 0.02];
const HOME: Nearness = [0.32, 0.28, 0.12, 0.03];

const MOST_TREASURES: usize = 6;
/// More cards than this are worth no more.
const MOST_CARDS: usize = 6;
/// This many turns are looked at.
const TURNS: usize = 40;

/// By treasures, rune and cards.
type Table = [[[f32; MOST_CARDS + 1]; 2]; MOST_TREASURES + 1];

/// By turns: how likely a runner is home within these.
static HOME_WITHIN: [Table; TURNS + 1] = home_within();

const fn home_within() -> [Table; TURNS + 1] {
    let mut all = [[[[0.0; MOST_CARDS + 1]; 2]; MOST_TREASURES + 1]; TURNS + 1];
    let mut turns = 1;
    while turns <= TURNS {
        let mut treasures = 0;
        while treasures <= MOST_TREASURES {
            let mut rune = 0;
            while rune < 2 {
                let mut cards = 0;
                while cards <= MOST_CARDS {
                    all[turns][treasures][rune][cards] =
                        after_a_turn(&all[turns - 1], treasures, rune, cards);
                    cards += 1;
                }
                rune += 1;
            }
            treasures += 1;
        }
        turns += 1;
    }
    all
}

/// One turn, and then what the table says.
const fn after_a_turn(then: &Table, treasures: usize, rune: usize, cards: usize) -> f32 {
    let nearness = match (treasures, rune) {
        (0, 0) => &HOME,
        (0, _) => &RUNE,
        (_, 0) => &TARGET,
        _ => &TARGET_OR_RUNE,
    };
    let (mut sum, mut missed, mut spent) = (0.0, 1.0, 0);
    while spent < nearness.len() && spent <= cards {
        let left = cards - spent;
        let later = match (treasures, rune) {
            (0, 0) => 1.0,
            (0, _) => then[0][0][left],
            (_, 0) => then[treasures - 1][0][left],
            _ => f32::midpoint(then[treasures - 1][1][left], then[treasures][0][left]),
        };
        sum += nearness[spent] * later;
        missed -= nearness[spent];
        spent += 1;
    }
    let richer = if cards < MOST_CARDS { cards + 1 } else { cards };
    sum + missed * then[treasures][rune][richer]
}

impl Runner {
    fn home_within(self, turns: usize) -> f32 {
        HOME_WITHIN[turns][self.treasures.min(MOST_TREASURES)][usize::from(self.rune)]
            [self.cards.min(MOST_CARDS)]
    }
}

/// By turns: how likely nobody of these is home within them.
pub(super) struct Rivals([f32; TURNS]);

impl Rivals {
    /// They have this many turns more than the one they race against.
    pub(super) fn of(runners: impl Iterator<Item = Runner>, more: usize) -> Rivals {
        let mut nobody = [1.0; TURNS];
        for runner in runners {
            for (turns, chance) in nobody.iter_mut().enumerate() {
                *chance *= 1.0 - runner.home_within((turns + more).min(TURNS));
            }
        }
        Rivals(nobody)
    }

    /// How likely it is that nobody has been faster than somebody who comes home now.
    pub(super) fn not_yet_home(&self) -> f32 {
        self.0[0]
    }

    /// How likely a player who has ended a turn like this is home first.
    pub(super) fn beaten_by(&self, runner: Runner) -> f32 {
        let mut before = 0.0;
        let turns = self.0.iter().enumerate().map(|(turns, nobody)| {
            let within = runner.home_within(turns);
            let now = within - before;
            before = within;
            now * nobody
        });
        turns.sum()
    }
}

impl Runner {
    /// After a goal that took this many cards; None if that was the last.
    pub(super) fn reaching(self, cards: usize) -> Option<Runner> {
        let cards = self.cards.saturating_sub(cards);
        match (self.treasures, self.rune) {
            (0, false) => None,
            (0, true) => Some(Runner { rune: false, cards, ..self }),
            (treasures, _) => Some(Runner { treasures: treasures - 1, cards, ..self }),
        }
    }
}
