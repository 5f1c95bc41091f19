//! `cargo xtask screenshots`: the pictures of the documentation, taken of the real thing.

use crate::cargo::{self, cargo};
use crate::failure::{self, Failure};
use crate::web;
use crate::workspace::Workspace;

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    failure::expect_none("screenshots", arguments)?;
    let workspace = Workspace::find()?;
    web::node(&workspace.root).and_then(|()| web::chromium(&workspace)).map_err(Failure::work)?;
    web::install(&workspace)?;
    web::build(&workspace)?;
    cargo::run(&mut cargo(&workspace.root, &["build", "--locked", "--bin", "irrgarten"]))?;
    cargo::run(&mut web::npm(&workspace, &["run", "screenshots"]))
}
