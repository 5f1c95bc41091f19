//! Written by `cargo xtask catalogue`: one line per folder below games/.

list! {
    cards,
    case,
    djinn,
    paintings,
    towers,
}
