//! Dice of a campaign: the same in every run with the same seed.

use irrgarten_game::{Dice as _, SearchRng};

/// Dice for one player of a campaign, the same in every run with the same seed.
pub fn dice(seed: u64, player: u64) -> SearchRng {
    SearchRng::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ player.wrapping_mul(0xD1B5_4A32_D192_ED03))
}

/// True once in this many times.
pub(crate) fn one_in(dice: &mut SearchRng, times: u32) -> bool {
    dice.below(times) == 0
}
