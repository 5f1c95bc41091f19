//! What is wrong with a request, as exceptions.

use irrgarten_faces::GameError;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    irrgarten,
    Error,
    PyValueError,
    "Something that cannot be done. `code` is a stable word for it, `clause` the clause of the rulebook, if one forbids it."
);
create_exception!(
    irrgarten,
    Refused,
    Error,
    "An action that the rules do not allow here. `clause` names the rule."
);

/// Turns what a game says into an exception.
pub(crate) trait OrRaise<T> {
    fn or_raise(self, py: Python<'_>) -> PyResult<T>;
}

impl<T, E: Into<GameError>> OrRaise<T> for Result<T, E> {
    fn or_raise(self, py: Python<'_>) -> PyResult<T> {
        self.map_err(|error| exception(py, &error.into()))
    }
}

pub(crate) fn exception(py: Python<'_>, error: &GameError) -> PyErr {
    let clause = error.clause();
    let text = match (clause, error) {
        // A record says itself which clause it breaks.
        (Some(clause), GameError::IllegalAction { .. } | GameError::NotYourTurn { .. }) => {
            let said = error.to_string();
            if said.contains(clause) { said } else { format!("{said} ({clause})") }
        }
        _ => error.to_string(),
    };
    let refused = matches!(error, GameError::IllegalAction { .. } | GameError::NotYourTurn { .. });
    let raised = if refused { Refused::new_err(text) } else { Error::new_err(text) };
    marked(py, raised, error.code(), clause)
}

/// An exception of our own, with this code.
pub(crate) fn wrong(py: Python<'_>, code: &str, text: String) -> PyErr {
    marked(py, Error::new_err(text), code, None)
}

fn marked(py: Python<'_>, raised: PyErr, code: &str, clause: Option<&str>) -> PyErr {
    let value = raised.value(py);
    let set = value.setattr("code", code).and_then(|()| value.setattr("clause", clause));
    set.err().unwrap_or(raised)
}
