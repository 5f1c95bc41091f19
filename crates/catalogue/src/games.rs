// Written by `cargo xtask catalogue`: one line per folder below games/.

crate::games! {
    cards,
    towers,
    djinn,
}
