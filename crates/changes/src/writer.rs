//! Writes any value onto a tape.

use std::fmt::{self, Display, Write as _};

use serde::ser::{self, Serialize, Serializer};

use crate::NotJson;
use crate::container::ContainerWriter;
use crate::token::{FALSE, FRACTION, LIST, LONG, NEGATIVE, NULL, OBJECT, POSITIVE, SHORT, SMALL, TRUE};

/// The end of a tape.
pub(crate) struct Writer<'a>(pub(crate) &'a mut Vec<u8>);

impl<'a> Writer<'a> {
    fn number(self, kind: u8, bytes: [u8; 8]) {
        self.0.push(kind);
        self.0.extend_from_slice(&bytes);
    }

    pub(crate) fn text(&mut self, text: &str) {
        if let Ok(length) = u8::try_from(text.len()) {
            self.0.extend_from_slice(&[SHORT, length]);
        } else {
            self.0.push(LONG);
            self.0.extend_from_slice(&(text.len() as u32).to_le_bytes());
        }
        self.0.extend_from_slice(text.as_bytes());
    }

    /// The head of a container; its length is filled in when the container ends.
    fn head(&mut self, kind: u8) -> usize {
        let at = self.0.len();
        self.0.extend_from_slice(&[kind, 0, 0, 0, 0]);
        at
    }

    fn container(mut self, kind: u8) -> ContainerWriter<'a> {
        let at = self.head(kind);
        ContainerWriter { bytes: self.0, heads: (at, None) }
    }

    /// `{"variant":...}`
    fn variant(mut self, variant: &str, kind: u8) -> ContainerWriter<'a> {
        let outer = self.head(OBJECT);
        self.text(variant);
        let at = self.head(kind);
        ContainerWriter { bytes: self.0, heads: (at, Some(outer)) }
    }
}

/// Writes what `Display` gives straight onto the tape, without a string in between.
struct Letters<'a>(&'a mut Vec<u8>);

impl fmt::Write for Letters<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

/// Narrow numbers are written as wide ones.
macro_rules! written_as {
    ($($method:ident($narrow:ty) => $wide:ident,)*) => {
        $(fn $method(self, value: $narrow) -> Result<(), NotJson> {
            self.$wide(value.into())
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = NotJson;
    type SerializeSeq = ContainerWriter<'a>;
    type SerializeTuple = ContainerWriter<'a>;
    type SerializeTupleStruct = ContainerWriter<'a>;
    type SerializeTupleVariant = ContainerWriter<'a>;
    type SerializeMap = ContainerWriter<'a>;
    type SerializeStruct = ContainerWriter<'a>;
    type SerializeStructVariant = ContainerWriter<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), NotJson> {
        self.0.push(if value { TRUE } else { FALSE });
        Ok(())
    }

    written_as! {
        serialize_i8(i8) => serialize_i64,
        serialize_i16(i16) => serialize_i64,
        serialize_i32(i32) => serialize_i64,
        serialize_u16(u16) => serialize_u64,
        serialize_u32(u32) => serialize_u64,
    }

    fn serialize_i64(self, value: i64) -> Result<(), NotJson> {
        match u64::try_from(value) {
            Ok(value) => self.serialize_u64(value)?,
            Err(_) => self.number(NEGATIVE, value.to_le_bytes()),
        }
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Result<(), NotJson> {
        self.0.extend_from_slice(&[SMALL, value]);
        Ok(())
    }

    fn serialize_u64(self, value: u64) -> Result<(), NotJson> {
        match u8::try_from(value) {
            Ok(value) => self.serialize_u8(value)?,
            Err(_) => self.number(POSITIVE, value.to_le_bytes()),
        }
        Ok(())
    }

    fn serialize_f32(self, _: f32) -> Result<(), NotJson> {
        Err(NotJson("a number with a fraction has to be an f64".to_owned()))
    }

    fn serialize_f64(self, value: f64) -> Result<(), NotJson> {
        if value.is_finite() {
            self.number(FRACTION, value.to_le_bytes());
            Ok(())
        } else {
            self.serialize_unit()
        }
    }

    fn serialize_char(mut self, value: char) -> Result<(), NotJson> {
        self.text(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(mut self, value: &str) -> Result<(), NotJson> {
        self.text(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), NotJson> {
        Err(NotJson("bytes that are no text".to_owned()))
    }

    fn serialize_none(self) -> Result<(), NotJson> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NotJson> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), NotJson> {
        self.0.push(NULL);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NotJson> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), NotJson> {
        self.text(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), NotJson> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), NotJson> {
        let mut object = self.container(OBJECT);
        object.field(variant, value)?;
        object.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<ContainerWriter<'a>, NotJson> {
        Ok(self.container(LIST))
    }

    fn serialize_tuple(self, _: usize) -> Result<ContainerWriter<'a>, NotJson> {
        Ok(self.container(LIST))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<ContainerWriter<'a>, NotJson> {
        Ok(self.container(LIST))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<ContainerWriter<'a>, NotJson> {
        Ok(self.variant(variant, LIST))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<ContainerWriter<'a>, NotJson> {
        Ok(self.container(OBJECT))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<ContainerWriter<'a>, NotJson> {
        Ok(self.container(OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<ContainerWriter<'a>, NotJson> {
        Ok(self.variant(variant, OBJECT))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), NotJson> {
        let at = self.0.len();
        self.0.extend_from_slice(&[SHORT, 0]);
        write!(Letters(self.0), "{value}").map_err(ser::Error::custom)?;
        let length = self.0.len() - at - 2;
        if let Ok(length) = u8::try_from(length) {
            self.0[at + 1] = length;
        } else {
            self.0[at] = LONG;
            self.0.splice(at + 1..at + 2, (length as u32).to_le_bytes());
        }
        Ok(())
    }
}
