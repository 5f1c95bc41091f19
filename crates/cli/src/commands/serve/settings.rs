//! The settings of the server: flags first, then the environment, then the file.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use irrgarten_server::{Limits, Network, ServerConfig};

use super::address::{Endpoint, origin_of};
use super::file::File;
use super::limits::Limit;
use super::{LogFormat, ServeCommand};
use crate::error::CliError;
use crate::trust;

const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// All settings, wherever they were given.
#[derive(Debug)]
pub(super) struct ServeSettings {
    listen: SocketAddr,
    lan: bool,
    public_url: Option<String>,
    origins: Vec<String>,
    host_names: Vec<String>,
    proxies: Vec<Network>,
    limits: Vec<Limit>,
    private_webhooks: bool,
    trusted: Vec<u8>,
    back_in: Option<u32>,
    page: Option<PathBuf>,
    pub(super) data: Option<PathBuf>,
    pub(super) log: Option<String>,
    pub(super) log_format: LogFormat,
}

impl ServeSettings {
    /// clap has merged flags and environment; the rest is in the file.
    pub(super) fn gather(told: ServeCommand) -> Result<ServeSettings, CliError> {
        let file = told.config.as_deref().map(File::read).transpose()?.unwrap_or_default();
        // Of two values for the same limit the later one counts: the file's come first.
        let mut limits = file.limits()?;
        limits.extend(told.limits.unwrap_or_default());
        Ok(ServeSettings {
            listen: told.listen.or(file.listen).unwrap_or(LISTEN),
            lan: told.lan.or(file.lan).unwrap_or(false),
            public_url: told.public_url.or(file.public_url),
            origins: told.origins.or(file.origins).unwrap_or_default(),
            host_names: told.host_names.or(file.host_names).unwrap_or_default(),
            proxies: told.proxies.or(file.proxies).unwrap_or_default(),
            limits,
            private_webhooks: told.private_webhooks.or(file.private_webhooks).unwrap_or(false),
            trusted: told
                .trust
                .or(file.trust)
                .map_or(Ok(Vec::new()), |file| trust::read(&file).map(|(pem, _)| pem))?,
            back_in: file.back_in,
            page: told.page.or(file.page),
            data: told.data.or(file.data),
            log: told.log.or(file.log),
            log_format: told.log_format.or(file.log_format).unwrap_or(LogFormat::Text),
        })
    }

    /// Where to listen, unless that would let strangers in, or leak cookies, by accident.
    pub(super) fn door(&self) -> Result<Endpoint, CliError> {
        let fault = |sentence: String| Err(CliError::Message(sentence));
        if self.lan && self.public_url.is_some() {
            return fault(
                "the server is open to a home network (lan) or to the world (public_url): expected one of them"
                    .to_owned(),
            );
        }
        if self.public_url.is_none() && !self.proxies.is_empty() {
            return fault(
                "a proxy is believed only where it speaks HTTPS for the server: expected a public_url, too"
                    .to_owned(),
            );
        }
        if self.public_url.is_some() && !self.listen.ip().is_loopback() && self.proxies.is_empty() {
            let listen = self.listen;
            return fault(format!(
                "{listen} can be reached past the proxy that speaks HTTPS: listen on 127.0.0.1, or tell the proxy's \
                 address (proxy)"
            ));
        }
        if self.public_url.is_some() && self.private_webhooks {
            return fault(
                "strangers could have the server call machines of its own network: expected private_webhooks only \
                 without a public_url"
                    .to_owned(),
            );
        }
        if let Some(name) = self.host_names.iter().find(|name| !is_host_name(name)) {
            return fault(format!("{name}: expected the name of a machine and nothing else, as games.lan"));
        }
        if self.public_url.is_some() && !self.host_names.is_empty() {
            return fault(
                "a server with a public_url has that name: expected host_name only without it".to_owned(),
            );
        }
        for origin in &self.origins {
            let origin = origin_of(origin)?;
            if self.public_url.is_some() && !origin.starts_with("https://") {
                return fault(format!(
                    "{origin}: a page without encryption may not talk to a server that has it: expected https://"
                ));
            }
        }
        Endpoint::new(self.listen, self.lan, self.public_url.as_deref())
    }

    /// The configuration of the server.
    pub(super) fn config(&self, door: &Endpoint, port: u16) -> ServerConfig {
        let mut config = ServerConfig {
            address: door.address(port),
            origins: door.origins(),
            host_names: self.host_names.clone(),
            view_types: irrgarten_catalogue::view_types(),
            page: self.page.clone(),
            secure: door.is_secure(),
            private_hooks: self.private_webhooks,
            trusted: self.trusted.clone(),
            // Only this machine can connect: no limits are needed.
            limits: if door.is_here() { Limits::none() } else { Limits::default() },
            ..ServerConfig::default()
        };
        config.origins.extend(self.origins.iter().filter_map(|origin| origin_of(origin).ok()));
        if door.is_secure() {
            config.proxies.clone_from(&self.proxies);
            let here = [IpAddr::from(Ipv4Addr::LOCALHOST), Ipv6Addr::LOCALHOST.into()];
            config.proxies.extend(here.map(Network::from));
        }
        if door.is_here() {
            (config.rate, config.burst) = (f64::MAX, f64::MAX);
        }
        for limit in &self.limits {
            limit.put(&mut config);
        }
        if let Some(seconds) = self.back_in {
            config.back_in = Duration::from_secs(seconds.into());
        }
        config
    }
}

fn is_host_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Given {
        #[command(flatten)]
        serve: ServeCommand,
    }

    fn settings(words: &[&str]) -> ServeSettings {
        let told = Given::try_parse_from(["irrgarten"].iter().chain(words)).unwrap();
        ServeSettings::gather(told.serve).unwrap_or_else(|_| panic!("{words:?} are refused"))
    }

    fn refused(words: &[&str]) -> String {
        match settings(words).door() {
            Err(CliError::Message(sentence)) => sentence,
            _ => panic!("{words:?} are taken"),
        }
    }

    #[test]
    fn unsafe_settings_are_refused_with_a_sentence() {
        let world = "--public-url=https://play.example.org";
        assert!(refused(&["--lan", world]).contains("one of them"));
        assert!(refused(&[world, "--private-webhooks"]).contains("strangers"));
        assert!(refused(&["--proxy=10.0.0.1"]).contains("public_url"));
        assert!(refused(&[world, "--listen=0.0.0.0:8080"]).contains("past the proxy"));
        assert!(refused(&[world, "--origin=http://club.example.org"]).contains("https://"));
        assert!(refused(&["--origin=club.example.org"]).contains("expected"));
        assert!(refused(&["--listen=192.0.2.7:80"]).contains("--lan"));
        assert!(refused(&["--host-name=http://games.lan"]).contains("games.lan"));
        assert!(refused(&[world, "--host-name=games.lan"]).contains("public_url"));
    }

    #[test]
    fn a_server_for_this_machine_alone_has_no_limits_by_default() {
        let config = |words: &[&str]| {
            let settings = settings(words);
            settings.config(&settings.door().ok().unwrap(), 8080)
        };
        assert_eq!(config(&[]).limits, Limits::none());
        assert_eq!(config(&["--limit=sockets_per_person=3"]).limits.sockets_per_person, 3);
        let world = config(&["--public-url=https://play.example.org", "--proxy=10.0.0.1,172.18.0.0/16"]);
        assert_eq!((world.limits, world.proxies.len()), (Limits::default(), 4));
        assert_eq!(world.address.as_deref(), Some("https://play.example.org"));
        assert!(world.secure && world.origins == ["https://play.example.org"]);
    }
}
