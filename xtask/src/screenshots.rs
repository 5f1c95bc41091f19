//! `cargo xtask screenshots`: the pictures of the documentation, taken of the real thing.

use crate::cargo::{self, cargo};
use crate::failure::{self, Failure};
use crate::web;
use crate::workspace::Workspace;

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    failure::expect_none("screenshots", arguments)?;
    let house = Workspace::find()?;
    web::node(&house.root).and_then(|()| web::chromium(&house)).map_err(Failure::work)?;
    web::install(&house)?;
    web::build(&house)?;
    cargo::run(&mut cargo(&house.root, &["build", "--locked", "--bin", "irrgarten"]))?;
    cargo::run(&mut web::npm(&house, &["run", "screenshots"]))
}
