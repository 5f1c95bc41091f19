//! What is played at a table, by whom, and what people do beside playing.

use std::collections::VecDeque;

use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_table::Secret;
use serde_json::{Value, json};

/// What is played at a table, by whom, and how.
#[derive(Clone, Debug)]
pub struct TablePlan {
    /// The game's slug.
    pub game: String,
    /// How many seats people have.
    pub people: u8,
    /// How many devices each of them has.
    pub devices: u8,
    /// How many seats built-in bots have.
    pub bots: u8,
    /// How well these bots play.
    pub level: &'static str,
    /// How many spectators there are.
    pub spectators: u8,
    /// Do they share in the deal, chat, pause and take back?
    pub lively: bool,
    /// One command in this many is sent twice; 0 for none.
    pub doubled: u32,
    /// One device in this many reconnects without a version; 0 for none.
    pub forgetful: u32,
    /// Do they parse only what they need, and keep no digests?
    pub hurried: bool,
    /// How many of them ask for changes instead of whole tables.
    pub changes: AskForChanges,
}

/// How many devices ask for changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AskForChanges {
    /// All of them, as the page does.
    All,
    /// About half of them.
    Half,
    /// None: the server is older than changes are.
    None,
}

impl TablePlan {
    /// People who only play, each on one device.
    pub fn plain(game: &str, people: u8) -> TablePlan {
        let game = game.to_owned();
        TablePlan {
            game,
            people,
            devices: 1,
            bots: 0,
            level: "random",
            spectators: 0,
            lively: false,
            doubled: 0,
            forgetful: 0,
            hurried: false,
            changes: AskForChanges::Half,
        }
    }

    /// People who use everything a table has, with bots on some seats and spectators.
    pub fn lively(game: &str, people: u8, bots: u8, spectators: u8) -> TablePlan {
        TablePlan { bots, spectators, lively: true, ..TablePlan::plain(game, people) }
    }

    /// How many seats the table has.
    pub(crate) fn seats(&self) -> u8 {
        self.people + self.bots
    }

    /// Every command up to the deal: sit, commit to a share, be ready, reveal it.
    pub(crate) fn setup(&self, table: &str, dice: &mut SearchRng) -> VecDeque<(u8, Value)> {
        let mut first: Vec<(u8, Value)> = Vec::new();
        let mut last = Vec::new();
        for seat in 1..=self.people {
            first.push((seat, json!({ "type": "sit", "seat": seat })));
            if self.lively {
                let share = Secret(std::array::from_fn(|_| dice.below(256) as u8));
                let commitment = String::from(share.commitment(table));
                first.push((seat, json!({ "type": "commit", "seat": seat, "commitment": commitment })));
                last.push((seat, json!({ "type": "reveal", "seat": seat, "share": String::from(share) })));
            }
        }
        for seat in self.people + 1..=self.seats() {
            first.push((1, json!({ "type": "invite", "seat": seat, "level": self.level })));
        }
        for seat in 1..=self.people {
            first.push((seat, json!({ "type": "ready", "seat": seat, "ready": true })));
        }
        first.into_iter().chain(last).collect()
    }

    /// What people do beside playing, after a seat has acted.
    pub(crate) fn extras(&self, seat: u8, dice: &mut SearchRng) -> VecDeque<(u8, Value)> {
        match dice.below(3) {
            0 => [(seat, json!({ "type": "say", "text": format!("hm, {}", dice.below(1_000)) }))].into(),
            1 => [true, false].map(|pause| (seat, json!({ "type": "pause", "pause": pause }))).into(),
            _ => {
                let yes = dice.below(4) > 0;
                let others = (1..=self.people).filter(|&other| other != seat);
                let answers = others.map(|other| {
                    (other, json!({ "type": "answer", "seat": other, "kind": "undo", "yes": yes }))
                });
                [(seat, json!({ "type": "ask_undo", "seat": seat }))].into_iter().chain(answers).collect()
            }
        }
    }
}
