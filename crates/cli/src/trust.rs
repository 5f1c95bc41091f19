//! Certificates to trust in addition to the usual ones.

use std::path::Path;

use irrgarten_caller::Roots;

use crate::error::CliError;

/// The text of a PEM file, and the trusted certificates with it.
pub(crate) fn read(file: &Path) -> Result<(Vec<u8>, Roots), CliError> {
    let place = || format!("--trust {}", file.display());
    let pem = std::fs::read(file).map_err(|error| CliError::at(place(), error))?;
    let roots = Roots::default().and(&pem).map_err(|error| CliError::at(place(), error))?;
    Ok((pem, roots))
}

pub(crate) fn roots(file: &Path) -> Result<Roots, CliError> {
    read(file).map(|(_, roots)| roots)
}
