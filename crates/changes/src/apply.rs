//! Makes the new value from the old one and the change.

use std::fmt;

use serde_json::Value;

/// The change was made for another value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit;

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the change was made for another value")
    }
}

impl std::error::Error for Misfit {}

/// Changes a value. If the change does not fit, the value may be half changed.
pub fn apply(value: &mut Value, change: &Value) -> Result<(), Misfit> {
    match (change, value) {
        (Value::Array(new), value) if new.len() == 1 => {
            value.clone_from(&new[0]);
            Ok(())
        }
        (Value::Array(splice), Value::Array(list)) => {
            let [from, count, new @ ..] = splice.as_slice() else { return Err(Misfit) };
            let position = |number: &Value| number.as_u64().and_then(|number| usize::try_from(number).ok());
            let (from, count) = position(from).zip(position(count)).ok_or(Misfit)?;
            let end = from.checked_add(count).filter(|&end| end <= list.len()).ok_or(Misfit)?;
            list.splice(from..end, new.iter().cloned());
            Ok(())
        }
        (Value::Object(changes), Value::Object(fields)) => {
            for (name, change) in changes {
                match change.as_array().map(Vec::as_slice) {
                    Some([]) => fields.remove(name).map(drop).ok_or(Misfit)?,
                    Some([new]) => drop(fields.insert(name.clone(), new.clone())),
                    _ => apply(fields.get_mut(name).ok_or(Misfit)?, change)?,
                }
            }
            Ok(())
        }
        (Value::Object(changes), Value::Array(list)) => {
            for (nth, change) in changes {
                let item = nth.parse().ok().and_then(|nth: usize| list.get_mut(nth));
                apply(item.ok_or(Misfit)?, change)?;
            }
            Ok(())
        }
        _ => Err(Misfit),
    }
}
