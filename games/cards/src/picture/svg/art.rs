//! The miniatures of the treasures.

use irrgarten_kit::Indexed as _;

use crate::components::{KINDS, Kind};

const FILES: [&str; KINDS] = [
    include_str!("../../../art/amulet.svg"),
    include_str!("../../../art/bat.svg"),
    include_str!("../../../art/crown.svg"),
    include_str!("../../../art/dragon.svg"),
    include_str!("../../../art/emerald.svg"),
    include_str!("../../../art/feather.svg"),
    include_str!("../../../art/ghost.svg"),
    include_str!("../../../art/helmet.svg"),
    include_str!("../../../art/idol.svg"),
    include_str!("../../../art/jug.svg"),
    include_str!("../../../art/candlestick.svg"),
    include_str!("../../../art/lizard.svg"),
    include_str!("../../../art/map.svg"),
    include_str!("../../../art/necklace.svg"),
    include_str!("../../../art/owl.svg"),
    include_str!("../../../art/purse.svg"),
    include_str!("../../../art/quill.svg"),
    include_str!("../../../art/ring.svg"),
    include_str!("../../../art/sword.svg"),
    include_str!("../../../art/chest.svg"),
    include_str!("../../../art/unicorn.svg"),
    include_str!("../../../art/viper.svg"),
    include_str!("../../../art/wand.svg"),
    include_str!("../../../art/axe.svg"),
    include_str!("../../../art/key.svg"),
];

/// A treasure as a symbol of 64 by 64, to be defined once and used as `#t-crown`.
pub(super) fn symbol(kind: Kind) -> String {
    let inner = inner(FILES[kind.index()]);
    format!(r#"<symbol id="t-{}" viewBox="0 0 64 64">{inner}</symbol>"#, kind.name())
}

/// What is drawn in a file, without its outermost element and without indentation.
fn inner(file: &str) -> String {
    let start = file.find('>').map_or(0, |end| end + 1);
    let end = file.rfind("</svg>").unwrap_or(file.len());
    file.get(start..end).unwrap_or_default().lines().map(str::trim).collect()
}
