//! The limits of the server by name.

use std::str::FromStr;

use irrgarten_server::{Allowance, Limits, ServerConfig};

/// One limit that differs from the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Limit {
    which: usize,
    number: u32,
}

type Put = fn(&mut ServerConfig, u32);

fn count(allowance: &mut Allowance, standard: Allowance, number: u32) {
    *allowance = Allowance { count: number, ..standard };
}

/// Every limit, and how to set it.
const LIST: [(&str, Put); 11] = [
    ("sockets_per_person", |config, number| config.limits.sockets_per_person = number as usize),
    ("sockets_per_address", |config, number| config.limits.sockets_per_address = number as usize),
    ("new_sockets_per_minute", |config, number| {
        count(&mut config.limits.new_sockets, Limits::default().new_sockets, number);
    }),
    ("guests_per_hour", |config, number| count(&mut config.limits.guests, Limits::default().guests, number)),
    ("tables_per_hour", |config, number| count(&mut config.limits.tables, Limits::default().tables, number)),
    ("remarks_per_10_seconds", |config, number| {
        count(&mut config.limits.remarks, Limits::default().remarks, number);
    }),
    ("codes_per_minute", |config, number| count(&mut config.limits.codes, Limits::default().codes, number)),
    ("passphrases_per_minute", |config, number| {
        count(&mut config.limits.passphrases, Limits::default().passphrases, number);
    }),
    ("links_per_minute", |config, number| count(&mut config.limits.links, Limits::default().links, number)),
    ("messages_at_once", |config, number| config.burst = number.into()),
    ("messages_per_second", |config, number| config.rate = number.into()),
];

impl Limit {
    pub(super) fn new(name: &str, number: u32) -> Result<Limit, String> {
        let names = || LIST.map(|(name, _)| name).join(", ");
        let which = LIST.iter().position(|(known, _)| *known == name);
        let which = which.ok_or_else(|| format!("unknown limit {name}: expected one of {}", names()))?;
        if number == 0 {
            return Err(format!("{name} is 0: expected 1 or more, or nobody could do it at all"));
        }
        Ok(Limit { which, number })
    }

    pub(super) fn put(self, config: &mut ServerConfig) {
        if let Some((_, put)) = LIST.get(self.which) {
            put(config, self.number);
        }
    }
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Limit, String> {
        let expected = || format!("{text}: expected a name and a number, as tables_per_hour=100");
        let (name, number) = text.split_once('=').ok_or_else(expected)?;
        Limit::new(name.trim(), number.trim().parse().map_err(|_| expected())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set() {
        let mut config = ServerConfig { limits: Limits::none(), ..ServerConfig::default() };
        for (name, _) in LIST {
            Limit::new(name, 7).unwrap().put(&mut config);
        }
        assert!((config.burst - 7.0).abs() < f64::EPSILON && (config.rate - 7.0).abs() < f64::EPSILON);
        let limits = config.limits;
        let counts = [
            limits.guests,
            limits.tables,
            limits.remarks,
            limits.codes,
            limits.passphrases,
            limits.links,
            limits.new_sockets,
        ];
        assert!(counts.iter().all(|allowance| allowance.count == 7 && allowance.within.as_secs() > 1));
        assert_eq!((limits.sockets_per_person, limits.sockets_per_address), (7, 7));
        for bad in ["tables_per_hour", "tables_per_hour=many", "tables_per_hour=0", "beer=1"] {
            assert!(bad.parse::<Limit>().is_err(), "{bad}");
        }
    }
}
