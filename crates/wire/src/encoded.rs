//! JSON that is encoded once and sent many times.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// Why writing a message cannot fail.
pub(crate) const WRITABLE: &str = "messages are numbers, texts, lists and named fields";

/// A value together with its JSON, shared by every message that contains it.
pub struct Encoded<T>(Arc<(T, Box<RawValue>)>);

impl<T: Serialize> Encoded<T> {
    /// Encodes the value.
    pub fn new(value: T) -> Encoded<T> {
        let json = to_raw_value(&value).expect(WRITABLE);
        Encoded(Arc::new((value, json)))
    }
}

impl<T> Deref for Encoded<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.0
    }
}

impl<T> Clone for Encoded<T> {
    fn clone(&self) -> Encoded<T> {
        Encoded(Arc::clone(&self.0))
    }
}

impl<T: PartialEq> PartialEq for Encoded<T> {
    fn eq(&self, other: &Encoded<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || **self == **other
    }
}

impl<T: fmt::Debug> fmt::Debug for Encoded<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T> Serialize for Encoded<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.1.serialize(serializer)
    }
}

impl<'de, T: Serialize + Deserialize<'de>> Deserialize<'de> for Encoded<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Encoded<T>, D::Error> {
        T::deserialize(deserializer).map(Encoded::new)
    }
}

/// JSON that a game wrote, passed on unchanged.
#[derive(Clone, Debug)]
pub struct GameJson(Box<RawValue>);

impl GameJson {
    /// The JSON text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl From<Box<RawValue>> for GameJson {
    fn from(json: Box<RawValue>) -> GameJson {
        GameJson(json)
    }
}

/// `null`: no game has begun.
impl Default for GameJson {
    fn default() -> GameJson {
        GameJson(RawValue::NULL.to_owned())
    }
}

impl PartialEq for GameJson {
    fn eq(&self, other: &GameJson) -> bool {
        self.get() == other.get()
    }
}

impl Eq for GameJson {}

impl Serialize for GameJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Inside a tagged message serde cannot keep the raw text, so it is encoded again: the same value, perhaps with its
/// fields in another order.
impl<'de> Deserialize<'de> for GameJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameJson, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        Ok(GameJson(to_raw_value(&value).expect(WRITABLE)))
    }
}
