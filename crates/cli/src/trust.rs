//! Certificates that are believed beside those browsers trust.

use std::path::Path;

use irrgarten_caller::Roots;

use crate::stop::Stop;

/// The text of a PEM file, and whom its reader believes.
pub(crate) fn read(file: &Path) -> Result<(Vec<u8>, Roots), Stop> {
    let place = || format!("--trust {}", file.display());
    let pem = std::fs::read(file).map_err(|error| Stop::at(place(), error))?;
    let roots = Roots::default().and(&pem).map_err(|error| Stop::at(place(), error))?;
    Ok((pem, roots))
}

pub(crate) fn roots(file: &Path) -> Result<Roots, Stop> {
    read(file).map(|(_, roots)| roots)
}
