//! A plain HTTP response that does not end: lines of JSON.

use std::convert::Infallible;
use std::future::Future;
use std::net::IpAddr;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use irrgarten_table::Person;
use irrgarten_wire::{Code, Notification};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::App;
use crate::error::ServerError;
use crate::metrics::count;
use crate::notify::notifications::{disconnected, line};
use crate::protection::admission::Admitted;
use crate::transport::websocket::closing;

/// A client that takes longer for one line is considered gone.
const SEND_WITHIN: Duration = Duration::from_secs(10);

/// Admits a reader, unless the server shuts down. A bot may follow as many tables as its machine may have
/// connections.
pub(crate) fn welcome(app: &App, from: IpAddr) -> Result<Admitted, ServerError> {
    if *app.draining().borrow() {
        return Err(ServerError::new(Code::Draining, "the server closes for a moment"));
    }
    app.admission().admit(from, None)
}

/// Responds with these lines and then everything from the queue, until it ends, the reader goes, or the server shuts
/// down.
pub(crate) fn respond<T: Into<Utf8Bytes> + Send + 'static>(
    app: App,
    reader: Person,
    first: Vec<Utf8Bytes>,
    receiver: mpsc::Receiver<T>,
    goodbye: impl Future<Output = ()> + Send + 'static,
) -> Response {
    let (out, lines) = mpsc::channel(1);
    let at_work = app.sockets().enter();
    tokio::spawn(async move {
        // Whatever the reason, the response ends; the reader reconnects.
        let _ = Relay { app: &app, out }.run(&reader, first, receiver).await;
        goodbye.await;
        drop(app);
        drop(at_work);
    });
    let lines = stream::unfold(lines, |mut lines: mpsc::Receiver<Bytes>| async move {
        lines.recv().await.map(|line| (Ok::<_, Infallible>(line), lines))
    });
    // Asks proxies not to buffer the response.
    let headers = [(header::CONTENT_TYPE.as_str(), "application/x-ndjson"), ("x-accel-buffering", "no")];
    (headers, Body::from_stream(lines)).into_response()
}

struct Relay<'a> {
    app: &'a App,
    out: mpsc::Sender<Bytes>,
}

struct Ended;

impl Relay<'_> {
    async fn run<T: Into<Utf8Bytes>>(
        self,
        reader: &Person,
        first: Vec<Utf8Bytes>,
        mut receiver: mpsc::Receiver<T>,
    ) -> Result<(), Ended> {
        let (mut draining, mut disconnections) =
            (self.app.draining(), self.app.notifications().disconnections());
        let mut beat = interval(self.app.config().beat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for text in first {
            self.send(&text).await?;
        }
        loop {
            tokio::select! {
                text = receiver.recv() => self.send(&text.ok_or(Ended)?.into()).await?,
                // An empty line as a keep-alive, which also notices a reader that has gone.
                _ = beat.tick() => self.send("").await?,
                () = self.out.closed() => return Err(Ended),
                () = disconnected(Some(reader), &mut disconnections) => return Err(Ended),
                () = closing(&mut draining) => {
                    while let Ok(text) = receiver.try_recv() {
                        self.send(&text.into()).await?;
                    }
                    let seconds = self.app.config().back_in.as_secs() as u32;
                    return self.send(&line(&Notification::Draining { seconds })).await;
                }
            }
        }
    }

    async fn send(&self, text: &str) -> Result<(), Ended> {
        let line = Bytes::from(format!("{text}\n"));
        match timeout(SEND_WITHIN, self.out.send(line)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Ended),
            Err(_) => {
                count(&self.app.metrics().slow_readers);
                Err(Ended)
            }
        }
    }
}
