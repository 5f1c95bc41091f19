//! `cargo xtask new-game <slug>`.

use crate::failure::Failure;

pub(crate) fn run(_arguments: &[String]) -> Result<(), Failure> {
    Err(Failure::work("not yet"))
}
