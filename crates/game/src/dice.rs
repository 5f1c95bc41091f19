//! Two kinds of dice that cannot be mistaken for each other.
//!
//! The table deals with [`ChanceRng`]; a bot thinks with [`SearchRng`]. Neither is ever part of a state: a bot that
//! copied the state would otherwise know the cards to come.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::BadText;

/// 256 bits from which a whole deal follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Can be published before the game without giving anything away: the BLAKE3 hash of the seed.
    pub fn commitment(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }
}

/// 64 hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Never prints the secret by accident: logs show the commitment's beginning.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(")?;
        f.write_str(&self.commitment()[..8])?;
        f.write_char(')')
    }
}

/// 64 hexadecimal digits are the seed itself; any other text is a name for one and is hashed.
impl FromStr for Seed {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Seed, BadText> {
        if text.is_empty() {
            return Err(BadText::new(text, 0, "a seed: 64 hexadecimal digits, or any word or number"));
        }
        let hash = blake3::Hash::from_hex(text).unwrap_or_else(|_| {
            blake3::Hasher::new_derive_key("irrgarten seed from text 1").update(text.as_bytes()).finalize()
        });
        Ok(Seed(*hash.as_bytes()))
    }
}

/// What a stream of random numbers is for. Each purpose has its own, so that one more draw here
/// changes nothing there, and every draw of a record can be checked alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// Everything that happens before the first decision.
    Setup,
    /// The chance event with this number, counted from 0 over the whole game.
    Chance(u32),
}

/// Unbiased draws, the same on every machine and in every version of the program.
pub trait Dice {
    /// 32 random bits.
    fn word(&mut self) -> u32;

    /// Uniform in `0..bound`, without the bias of a plain remainder (Lemire's method).
    ///
    /// # Panics
    /// If the bound is 0: there is nothing to draw.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to draw from");
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            // The remainder is slow and almost never needed: only a small low half can be one too many.
            if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Every order is equally likely (Fisher and Yates).
    fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The dice for deals and draws: `ChaCha20`, one stream per purpose.
pub struct ChanceRng(ChaCha20Rng);

impl ChanceRng {
    /// The stream of this seed for this purpose.
    pub fn new(seed: &Seed, stream: Stream) -> ChanceRng {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(match stream {
            Stream::Setup => 0,
            Stream::Chance(number) => (1 << 32) | u64::from(number),
        });
        ChanceRng(rng)
    }
}

impl Dice for ChanceRng {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The dice for thinking: fast, repeatable, and useless for predicting draws.
///
/// Xoshiro256++ (Blackman and Vigna), filled by `SplitMix64`.
#[derive(Clone, Debug)]
pub struct SearchRng([u64; 4]);

impl SearchRng {
    /// The same number gives the same dice.
    pub fn new(number: u64) -> SearchRng {
        let mut mix = number;
        SearchRng(std::array::from_fn(|_| {
            mix = mix.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut word = mix;
            word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            word ^ (word >> 31)
        }))
    }
}

impl Dice for SearchRng {
    fn word(&mut self) -> u32 {
        let [a, b, c, d] = &mut self.0;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        (result >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(dice: &mut impl Dice) -> [u32; 8] {
        std::array::from_fn(|_| dice.word())
    }

    #[test]
    fn chacha20_is_the_published_one() {
        // First block of the all-zero key, nonce and counter (RFC 8439, appendix A.1, test vector 1).
        let mut dice = ChanceRng::new(&Seed([0; 32]), Stream::Setup);
        assert_eq!(dice.word().to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(dice.word().to_le_bytes(), [0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn every_purpose_has_its_own_stream() {
        let seed = "7".parse().unwrap();
        let streams = [Stream::Setup, Stream::Chance(0), Stream::Chance(1)];
        let all = streams.map(|stream| words(&mut ChanceRng::new(&seed, stream)));
        assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
        assert_eq!(all[1], words(&mut ChanceRng::new(&seed, Stream::Chance(0))));
    }

    #[test]
    fn draws_are_unbiased() {
        // A plain remainder of 32 bits by 3 * 2^30 would hit the lower quarter twice as often.
        let bound = 3 << 30;
        let mut dice = SearchRng::new(1);
        let low = (0..30_000).filter(|_| dice.below(bound) < bound / 3).count();
        assert!((9_500..10_500).contains(&low), "{low} of 30000 in the lower third");
    }

    #[test]
    fn all_orders_of_a_shuffle_are_equally_likely() {
        let mut dice = ChanceRng::new(&Seed([9; 32]), Stream::Setup);
        let mut seen = std::collections::BTreeMap::<[u8; 4], u32>::new();
        for _ in 0..24_000 {
            let mut cards = [1, 2, 3, 4];
            dice.shuffle(&mut cards);
            *seen.entry(cards).or_default() += 1;
        }
        assert_eq!(seen.len(), 24);
        // Chi-square with 23 degrees of freedom stays below 49.7 with probability 0.999.
        let chi: f64 = seen.values().map(|&count| (f64::from(count) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 49.7, "chi-square {chi}");
    }

    #[test]
    fn a_seed_is_hexadecimal_or_a_name() {
        let named: Seed = "7".parse().unwrap();
        assert_eq!(named.to_string().parse(), Ok(named));
        assert_ne!(named, "8".parse().unwrap());
        assert!("".parse::<Seed>().is_err());
        assert!(!format!("{named:?}").contains(&named.to_string()[..8]));
    }
}
