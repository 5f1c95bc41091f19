//! Statements that are sent together, without waiting for the answers in between.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;

use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use super::failure::{self, Trouble};
use super::session::{SILENCE, Session};

type Sending<'a> = Pin<Box<dyn Future<Output = Result<(), Error>> + Send + 'a>>;

/// The parameters of a statement.
pub(super) type Parameters<'a> = &'a [&'a (dyn ToSql + Sync)];

/// One transaction, sent as a whole.
pub(super) struct Pipeline<'a> {
    session: &'a Session,
    sendings: Vec<Sending<'a>>,
}

impl<'a> Pipeline<'a> {
    pub(super) fn new(session: &'a Session) -> Self {
        Self { session, sendings: vec![Box::pin(session.client.batch_execute("BEGIN"))] }
    }

    /// Adds a prepared statement.
    pub(super) fn add(&mut self, sql: &'static str, parameters: Parameters<'a>) -> Result<(), Trouble> {
        let statement = self.session.statement(sql)?;
        let client = &self.session.client;
        self.sendings.push(Box::pin(async move { client.execute(statement, parameters).await.map(drop) }));
        Ok(())
    }

    /// Sends everything, and the commit after it. `Ok` means that it was committed; a statement that fails makes the
    /// commit a rollback.
    pub(super) async fn commit(mut self) -> Result<(), Trouble> {
        self.sendings.push(Box::pin(self.session.client.batch_execute("COMMIT")));
        let answers = tokio::time::timeout(SILENCE, in_order(self.sendings)).await;
        let Ok(answers) = answers else { return Err(Trouble::silent()) };
        let mut lost = None;
        for error in answers.into_iter().filter_map(Result::err) {
            match Trouble::from(error) {
                Trouble::Lost(why) => lost = lost.or(Some(why)),
                // One refusal is enough: nothing of the transaction was done.
                refused => return Err(refused),
            }
        }
        lost.map_or(Ok(()), |why| Err(Trouble::Lost(why)))
    }
}

/// A future sends its statement when it is polled for the first time: here that is in the order of the statements.
/// Answers that are only echoes of an error before them are left out.
async fn in_order(mut sendings: Vec<Sending<'_>>) -> Vec<Result<(), Error>> {
    let mut answers: Vec<Option<Result<(), Error>>> = sendings.iter().map(|_| None).collect();
    poll_fn(|context| {
        for (sending, answer) in sendings.iter_mut().zip(&mut answers) {
            if answer.is_none()
                && let Poll::Ready(ready) = sending.as_mut().poll(context)
            {
                *answer = Some(ready);
            }
        }
        if answers.iter().all(Option::is_some) { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    let not_echo = |answer: &Result<(), Error>| !answer.as_ref().is_err_and(failure::is_echo);
    answers.into_iter().flatten().filter(not_echo).collect()
}
