//! Reads the paths of requests.

use irrgarten_wire::{Code, Problem};

/// A path in its parts, with its query.
pub(crate) struct Path {
    /// As it was written.
    pub(crate) text: String,
    parts: Vec<String>,
    query: Vec<(String, String)>,
}

impl Path {
    /// Reads `/api/picture?as=svg`; nothing if it is not below `/api`.
    pub(crate) fn read(text: &str) -> Option<Path> {
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let parts = path.strip_prefix("/api/")?.split('/').map(|part| decoded(part, false));
        let pairs = query.split('&').filter(|pair| !pair.is_empty()).map(|pair| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            Some((decoded(key, true)?, decoded(value, true)?))
        });
        let text = text.to_owned();
        Some(Path { text, parts: parts.collect::<Option<_>>()?, query: pairs.collect::<Option<_>>()? })
    }

    /// The parts as they are matched.
    pub(crate) fn parts(&self) -> Vec<&str> {
        self.parts.iter().map(String::as_str).collect()
    }

    /// A parameter of the query.
    pub(crate) fn parameter(&self, key: &str) -> Option<&str> {
        self.query.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Refuses a query with anything but these parameters, or with one of them twice.
    pub(crate) fn expect(&self, known: &[&str]) -> Result<(), Problem> {
        let fits = |(at, (key, _)): (usize, &(String, String))| {
            known.contains(&key.as_str()) && self.query[..at].iter().all(|(before, _)| before != key)
        };
        if self.query.iter().enumerate().all(fits) {
            return Ok(());
        }
        Err(Problem::new(Code::BadRequest, format!("expected {} and nothing else", known.join(", "))))
    }
}

/// A part of an address as it was meant: `%20` is a space, and so is `+` in a query.
fn decoded(text: &str, in_query: bool) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let mut digit = || rest.next().and_then(|digit| char::from(digit).to_digit(16));
                (digit()? * 16 + digit()?) as u8
            }
            b'+' if in_query => b' ',
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_parameters_are_decoded() {
        let path = Path::read("/api/picture?position=cards%2F1+n%3D2&as=svg").unwrap();
        assert_eq!(path.parts(), ["picture"]);
        assert_eq!(path.parameter("position"), Some("cards/1 n=2"));
        assert_eq!((path.parameter("as"), path.parameter("language")), (Some("svg"), None));
        assert!(path.expect(&["position", "as"]).is_ok());
        assert!(path.expect(&["position"]).is_err());
        assert!(Path::read("/api/x?a=1&a=2").unwrap().expect(&["a"]).is_err());
    }

    #[test]
    fn what_is_no_address_is_none() {
        assert!(Path::read("/games").is_none());
        assert!(Path::read("/api/%").is_none());
        assert!(Path::read("/api/%f").is_none());
        assert!(Path::read("/api/%ff").is_none());
    }
}
