//! Small pictures of 64 by 64 in files of their own.

use std::fmt;

use super::ink;

macro_rules! shared {
    ($($(#[$about:meta])* $name:ident = $file:literal;)*) => {
        $($(#[$about])* pub const $name: &str = include_str!(concat!("../../art/", $file, ".svg"));)*
    };
}

// What more than one game draws.
shared! {
    /// A crown.
    CROWN = "crown";
    /// A feather.
    FEATHER = "feather";
    /// A key.
    KEY = "key";
    /// A map.
    MAP = "map";
    /// A ring.
    RING = "ring";
    /// A sword.
    SWORD = "sword";
}

/// A file as a symbol to be defined once and used by its name, `#t-crown` for one.
pub fn symbol(id: impl fmt::Display, file: &str) -> String {
    let start = file.find('>').map_or(0, |end| end + 1);
    let end = file.rfind("</svg>").unwrap_or(file.len());
    // Without its outermost element and without indentation.
    let inner: String = file.get(start..end).unwrap_or_default().lines().map(str::trim).collect();
    format!(r#"<symbol id="{id}" viewBox="0 0 64 64">{inner}</symbol>"#)
}

/// The parchment that miniatures lie on, 40 wide around 0,0: to be defined once, with the shadow it casts.
pub fn plate(id: &str, shadow: &str) -> String {
    let (shade, parchment, line) = (ink::PARCHMENT_SHADE, ink::PARCHMENT, ink::LINE);
    format!(
        r#"<g id="{id}"><{shadow} fill="{}"/>
<circle r="19.2" fill="{parchment}" stroke="{line}" stroke-width="1.6"/>
<circle r="17" fill="none" stroke="{shade}"/></g>
"#,
        ink::SHADOW,
    )
}
