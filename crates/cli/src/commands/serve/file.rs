//! The settings file of `--config`.

use std::collections::BTreeMap;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use irrgarten_server::Network;
use serde::Deserialize;

use super::LogFormat;
use super::limits::Limit;
use crate::error::CliError;

/// The settings file. Unknown keys are refused.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) listen: Option<SocketAddr>,
    pub(super) lan: Option<bool>,
    pub(super) public_url: Option<String>,
    pub(super) origins: Option<Vec<String>>,
    pub(super) host_names: Option<Vec<String>>,
    pub(super) proxies: Option<Vec<Network>>,
    pub(super) private_webhooks: Option<bool>,
    pub(super) trust: Option<PathBuf>,
    pub(super) data: Option<PathBuf>,
    pub(super) page: Option<PathBuf>,
    pub(super) log: Option<String>,
    pub(super) log_format: Option<LogFormat>,
    /// Seconds after which clients reconnect when the server has shut down.
    pub(super) back_in: Option<u32>,
    #[serde(default)]
    limits: BTreeMap<toml::Spanned<String>, u32>,
    /// Its path and text, for error messages.
    #[serde(skip)]
    place: PathBuf,
    #[serde(skip)]
    text: String,
}

impl File {
    pub(super) fn read(path: &Path) -> Result<File, CliError> {
        let text = fs::read_to_string(path).map_err(|error| CliError::at(path.display(), error))?;
        super::data::only_ours_to_write(path)?;
        let file = File::parse(path, text)?;
        if file.data.as_deref().is_some_and(super::data::is_secret) {
            super::data::only_ours_to_read(path)?;
        }
        Ok(file)
    }

    fn parse(path: &Path, text: String) -> Result<File, CliError> {
        let file: Result<File, toml::de::Error> = toml::from_str(&text);
        match file {
            Ok(file) => Ok(File { place: path.to_owned(), text, ..file }),
            Err(error) => {
                let line = line_of(&text, error.span().map_or(0, |span| span.start));
                Err(CliError::at(format!("{}, line {line}", path.display()), error.message()))
            }
        }
    }

    pub(super) fn limits(&self) -> Result<Vec<Limit>, CliError> {
        let limits = self.limits.iter().map(|(name, number)| {
            Limit::new(name.get_ref(), *number).map_err(|wrong| {
                let line = line_of(&self.text, name.span().start);
                CliError::at(format!("{}, line {line}", self.place.display()), wrong)
            })
        });
        limits.collect()
    }
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(text: &str) -> String {
        let limits = File::parse(Path::new("irrgarten.toml"), text.to_owned()).and_then(|file| file.limits());
        match limits {
            Err(CliError::Message(sentence)) => sentence,
            _ => panic!("{text:?} is taken"),
        }
    }

    #[test]
    fn errors_are_reported_with_their_line() {
        for (text, place, word) in [
            ("lan = true\nlisen = \"127.0.0.1:1\"", "irrgarten.toml, line 2: ", "lisen"),
            ("\n\nlisten = \"somewhere\"", "irrgarten.toml, line 3: ", "address"),
            ("lan = maybe", "irrgarten.toml, line 1: ", ""),
            ("[limits]\ntables = 9", "irrgarten.toml, line 2: ", "tables_per_hour"),
            ("[limits]\ntables_per_hour = 0", "irrgarten.toml, line 2: ", "1"),
            ("log_format = \"xml\"", "irrgarten.toml, line 1: ", "xml"),
            ("\nproxies = [\"172.18.0.1/16\"]", "irrgarten.toml, line 2: ", "a network"),
        ] {
            let told = wrong(text);
            assert!(told.starts_with(place) && told.contains(word), "{text:?}: {told}");
        }
    }

    #[test]
    fn a_file_has_the_same_settings_as_the_flags() {
        let text = "listen = \"127.0.0.1:9000\"\npublic_url = \"https://play.example.org\"\nlog_format = \"json\"\n\
                    proxies = [\"10.0.0.1\", \"172.18.0.0/16\"]\n[limits]\ncodes_per_minute = 3\n";
        let file = File::parse(Path::new("irrgarten.toml"), text.to_owned()).ok().unwrap();
        assert_eq!(
            (file.listen.map(|listen| listen.port()), file.log_format),
            (Some(9000), Some(LogFormat::Json))
        );
        assert_eq!(file.limits().ok().unwrap(), [Limit::new("codes_per_minute", 3).unwrap()]);
    }
}
