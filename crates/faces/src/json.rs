//! JSON that is written once and passed on unchanged.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// Why writing cannot fail.
pub(crate) const WRITABLE: &str = "numbers, texts, lists and named fields";

/// JSON that a game has written. It is passed on unchanged, and not parsed on its way.
#[derive(Clone, Debug)]
pub struct Json(pub(crate) Box<RawValue>);

impl Json {
    /// Serialises plain data.
    pub(crate) fn of(value: &impl Serialize) -> Json {
        Json(serde_json::value::to_raw_value(value).expect(WRITABLE))
    }

    /// Appends it to a buffer instead.
    pub(crate) fn write(value: &impl Serialize, buffer: &mut Vec<u8>) {
        serde_json::to_writer(buffer, value).expect(WRITABLE);
    }

    /// The JSON text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Json {}

impl From<Json> for Box<RawValue> {
    fn from(json: Json) -> Box<RawValue> {
        json.0
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
