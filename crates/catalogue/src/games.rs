// Written by `cargo xtask catalogue`: one line per folder below games/.

crate::games! {
    cards,
    case,
    djinn,
    paintings,
    towers,
}
