//! The miniatures of the treasures.

use irrgarten_kit::Indexed as _;
use irrgarten_kit::drawing::miniature;

use crate::components::{KINDS, Kind};

const FILES: [&str; KINDS] = [
    include_str!("../../../art/amulet.svg"),
    include_str!("../../../art/bat.svg"),
    miniature::CROWN,
    include_str!("../../../art/dragon.svg"),
    include_str!("../../../art/emerald.svg"),
    miniature::FEATHER,
    include_str!("../../../art/ghost.svg"),
    include_str!("../../../art/helmet.svg"),
    include_str!("../../../art/idol.svg"),
    include_str!("../../../art/jug.svg"),
    include_str!("../../../art/candlestick.svg"),
    include_str!("../../../art/lizard.svg"),
    miniature::MAP,
    include_str!("../../../art/necklace.svg"),
    include_str!("../../../art/owl.svg"),
    include_str!("../../../art/purse.svg"),
    include_str!("../../../art/quill.svg"),
    miniature::RING,
    miniature::SWORD,
    include_str!("../../../art/chest.svg"),
    include_str!("../../../art/unicorn.svg"),
    include_str!("../../../art/viper.svg"),
    include_str!("../../../art/wand.svg"),
    include_str!("../../../art/axe.svg"),
    miniature::KEY,
];

/// A treasure as a symbol of 64 by 64, to be defined once and used as `#t-crown`.
pub(super) fn symbol(kind: Kind) -> String {
    miniature::symbol(format_args!("t-{}", kind.name()), FILES[kind.index()])
}
