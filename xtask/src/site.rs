//! `cargo xtask site`: the page with everything in it, as a folder of files that any web space can serve.

use crate::cargo::{self, program};
use crate::failure::{self, Failure};
use crate::workspace::Workspace;
use crate::{tab, web};

/// Where the folder is written.
const FOLDER: &str = "web/dist/site";
/// Where it takes the rulebooks from, which are no part of the module.
const BOOKS: &str = "web/tab/rulebooks";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    failure::expect_none("site", arguments)?;
    build(&Workspace::find()?)
}

/// Builds the module and the page around it.
fn build(workspace: &Workspace) -> Result<(), Failure> {
    web::node(&workspace.root).map_err(Failure::work)?;
    let toolchain = tab::toolchain(workspace).map_err(Failure::work)?;
    tab::build(workspace, &toolchain)?;
    web::install(workspace)?;
    write(workspace)?;
    println!("{FOLDER} can be put on any web space, in any folder.");
    Ok(())
}

/// Writes the folder, around the module that there is.
pub(crate) fn write(workspace: &Workspace) -> Result<(), Failure> {
    let books = ["run", "--locked", "--package", "irrgarten-catalogue", "--example", "books", "--", BOOKS];
    cargo::run(&mut cargo::cargo(&workspace.root, &books))?;
    cargo::run(&mut web::npm(workspace, &["run", "site"]))
}

/// `cargo play --static`: shows it, as a plain web space would.
pub(crate) fn show(arguments: &[String]) -> Result<(), Failure> {
    failure::expect_none("play --static", arguments)?;
    let workspace = Workspace::find()?;
    build(&workspace)?;
    cargo::run(program("node", &workspace.root).arg("web/build/files.js"))
}
