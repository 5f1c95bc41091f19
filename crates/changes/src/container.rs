//! Lists and objects on their way onto a tape.

use serde::ser::{self, Serialize};

use crate::NotJson;
use crate::token::{HEAD, LONG, SHORT};
use crate::writer::Writer;

/// A list or an object that is being written.
pub(crate) struct ContainerWriter<'a> {
    pub(crate) bytes: &'a mut Vec<u8>,
    /// Where this container begins, and the one-field object (an enum variant) around it.
    pub(crate) heads: (usize, Option<usize>),
}

impl ContainerWriter<'_> {
    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotJson> {
        value.serialize(Writer(self.bytes))
    }

    pub(crate) fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), NotJson> {
        Writer(self.bytes).text(name);
        self.value(value)
    }

    /// Ends the container: its length is known now.
    pub(crate) fn close(self) {
        for head in [Some(self.heads.0), self.heads.1].into_iter().flatten() {
            let length = (self.bytes.len() - head - HEAD) as u32;
            self.bytes[head + 1..head + HEAD].copy_from_slice(&length.to_le_bytes());
        }
    }
}

macro_rules! lists {
    ($($part:ident: $add:ident;)*) => {
        $(
            impl ser::$part for ContainerWriter<'_> {
                type Ok = ();
                type Error = NotJson;

                fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotJson> {
                    self.value(value)
                }

                fn end(self) -> Result<(), NotJson> {
                    self.close();
                    Ok(())
                }
            }
        )*
    };
}

lists! {
    SerializeSeq: serialize_element;
    SerializeTuple: serialize_element;
    SerializeTupleStruct: serialize_field;
    SerializeTupleVariant: serialize_field;
}

macro_rules! objects {
    ($($part:ident)*) => {
        $(
            impl ser::$part for ContainerWriter<'_> {
                type Ok = ();
                type Error = NotJson;

                fn serialize_field<T: Serialize + ?Sized>(
                    &mut self,
                    name: &'static str,
                    value: &T,
                ) -> Result<(), NotJson> {
                    self.field(name, value)
                }

                fn end(self) -> Result<(), NotJson> {
                    self.close();
                    Ok(())
                }
            }
        )*
    };
}

objects! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for ContainerWriter<'_> {
    type Ok = ();
    type Error = NotJson;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Result<(), NotJson> {
        let at = self.bytes.len();
        self.value(name)?;
        match self.bytes.get(at) {
            Some(&(SHORT | LONG)) => Ok(()),
            _ => Err(NotJson("the name of a field has to be a text".to_owned())),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotJson> {
        self.value(value)
    }

    fn end(self) -> Result<(), NotJson> {
        self.close();
        Ok(())
    }
}
