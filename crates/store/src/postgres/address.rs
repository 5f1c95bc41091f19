//! Where a database is, and how to sign in there.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::StoreError;

/// How long to wait for a server that does not answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Everything is kept in a schema of its own. A plan that reads whole tables is never wanted, so statements are planned
/// once. A node that is stopped in the middle of a transaction does not hold its locks for long.
const OPTIONS: &str = "-c search_path=irrgarten -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off \
                       -c jit=off -c plan_cache_mode=force_generic_plan \
                       -c idle_in_transaction_session_timeout=3s -c lock_timeout=5s";

/// The address of a PostgreSQL database: `postgres://user:password@host:5432/name`.
///
/// It is shown without user, password and parameters, so that it can go into logs.
#[derive(Clone)]
pub struct PostgresAddress {
    pub(super) config: Config,
    shown: String,
}

impl PostgresAddress {
    /// Is this meant as the address of a database, and not as the name of a file?
    pub fn is_meant_by(text: &str) -> bool {
        ["postgres:", "postgresql:"].iter().any(|scheme| text.starts_with(scheme))
    }
}

impl FromStr for PostgresAddress {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let invalid = |why| StoreError::Invalid { why };
        let unreadable = "expected the address of a database, as postgres://user:password@host:5432/name";
        let known = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        // The reason is not told: it could have a part of the password in it.
        let mut config = text.parse::<Config>().ok().filter(|_| known).ok_or_else(|| invalid(unreadable))?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(invalid(unreadable));
        }
        if config.get_ssl_mode() == SslMode::Require {
            return Err(invalid(
                "connections to a database are not encrypted: expected a socket, a private network or a tunnel, and no \
                 sslmode=require",
            ));
        }
        let options = config.get_options().map_or(OPTIONS.to_owned(), |asked| format!("{OPTIONS} {asked}"));
        config.options(options).keepalives(true).keepalives_idle(PATIENCE).keepalives_interval(PATIENCE);
        config.keepalives_retries(2).tcp_user_timeout(4 * PATIENCE);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        if config.get_application_name().is_none() {
            config.application_name("irrgarten");
        }
        let shown = shown(&config);
        Ok(Self { config, shown })
    }
}

fn shown(config: &Config) -> String {
    let mut places: Vec<String> = config
        .get_hosts()
        .iter()
        .map(|host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        })
        .collect();
    if places.is_empty() {
        places = config.get_hostaddrs().iter().map(ToString::to_string).collect();
    }
    let port = match config.get_ports() {
        [port] if *port != 5432 => format!(":{port}"),
        _ => String::new(),
    };
    format!("postgres://{}{port}/{}", places.join(","), config.get_dbname().unwrap_or_default())
}

impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.shown)
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresAddress({})", self.shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_secrets() {
        for (text, shown) in [
            ("postgres://ada:hunter2@db.example.org/club", "postgres://db.example.org/club"),
            (
                "postgresql://ada:hunter2@10.0.0.7:6000/club?options=-c%20x%3Dhunter2",
                "postgres://10.0.0.7:6000/club",
            ),
            ("postgres://one,two/club?user=ada&password=hunter2", "postgres://one,two/club"),
            ("postgres:///club?host=/run/postgresql&password=hunter2", "postgres:///run/postgresql/club"),
        ] {
            let address: PostgresAddress = text.parse().unwrap();
            assert_eq!(address.to_string(), shown);
            assert!(!format!("{address:?}").contains("hunter2"));
        }
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_it() {
        for text in [
            "postgres:",
            "postgres://",
            "mysql://host/club",
            "host=here password=hunter2",
            "postgres://ada:hunter2@host:port/club",
            "postgres://ada:hunter2@host/club?sslmode=require",
            "postgres://ada:hunter2@host/club?colour=hunter2",
        ] {
            let error = text.parse::<PostgresAddress>().unwrap_err();
            assert_eq!(error.code(), "invalid", "{text}");
            assert!(!error.to_string().contains("hunter2"), "{error}");
        }
    }
}
