//! A state that could lie behind a view.

use irrgarten_game::{Dice as _, SearchRng, Seat};

use crate::components::Card;
use crate::reason::{Evidence, deal};
use crate::state::{Answer, State, Table, What};

/// Deals the unseen cards so that all answers were right, and lets every hidden card shown be one of those that fit.
pub(crate) fn guess(table: &Table, dice: &mut SearchRng) -> State {
    let (hands, file) = deal(&Evidence::of(table), dice).expect("a checked view has a deal behind it");
    let mut guess = *table;
    guess.file = Some(file);
    for seat in Seat::all(table.seats()) {
        guess.hands[seat] = Some(hands[seat]);
    }
    for nth in 0..guess.log.len() {
        let entry = guess.log[nth];
        let Some(shower) = table.shower(&entry) else { continue };
        let fitting = guess.matching(shower, entry.triple);
        if let What::Suspicion { answer: Answer::Shown(hidden @ None), .. } = &mut guess.log[nth].what {
            let mut cards = fitting.iter();
            let shown: Option<Card> = cards.nth(dice.below(fitting.len().max(1) as u32) as usize);
            *hidden = shown;
        }
    }
    State(guess)
}
