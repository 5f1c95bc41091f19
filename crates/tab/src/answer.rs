//! Answers to requests of the API.

use irrgarten_wire::{Code, Problem, TabAnswer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// An answer, before it is known to which request.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) content_type: &'static str,
    pub(crate) body: String,
}

/// An answer, or why there is none.
pub(crate) type Answered = Result<Answer, Problem>;

impl Answer {
    pub(crate) fn json<E: From<Code>>(value: &impl Serialize) -> Result<Answer, E> {
        Answer::json_with(200, value)
    }

    pub(crate) fn json_with<E: From<Code>>(status: u16, value: &impl Serialize) -> Result<Answer, E> {
        let body = serde_json::to_string(value).map_err(|_| Code::Internal)?;
        Ok(Answer { status, content_type: "application/json", body })
    }

    pub(crate) fn text(content_type: &'static str, body: impl Into<String>) -> Answer {
        Answer { status: 200, content_type, body: body.into() }
    }

    /// A problem as an answer.
    pub(crate) fn problem(problem: &Problem) -> Answer {
        let (status, content_type) = (problem.code.status(), "application/json");
        Answer { status, content_type, body: serde_json::to_string(problem).unwrap_or_default() }
    }

    pub(crate) fn of(answered: Answered) -> Answer {
        answered.unwrap_or_else(|problem| Answer::problem(&problem))
    }

    pub(crate) fn to(self, id: u32) -> TabAnswer {
        let Answer { status, content_type, body } = self;
        TabAnswer { id, status, content_type: content_type.to_owned(), body }
    }
}

/// Reads the body of a request.
pub(crate) fn read_body<T: DeserializeOwned>(body: Option<&str>) -> Result<T, Problem> {
    let bad = |error: serde_json::Error| Problem::new(Code::BadRequest, format!("bad request: {error}"));
    serde_json::from_str(body.unwrap_or_default()).map_err(bad)
}
