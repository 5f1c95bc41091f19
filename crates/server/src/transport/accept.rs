//! Accepts connections, with limits on what a client may send before anything handles it.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;
use tower_service::Service as _;

use crate::protection::peer::Connected;
use crate::tasks::Tracker;
use crate::transport::frames::SharedStream;

/// How long reading the head of a request may take, and how long a connection may be idle between requests.
const HEAD_WITHIN: Duration = Duration::from_secs(10);
const HEAD_BYTES: usize = 16 * 1024;
const HEADERS: usize = 64;
/// Several times the longest message.
const RECEIVE_BUFFER: usize = 64 * 1024;
/// How long a server that shuts down waits for slow clients to read their response.
const ANSWER_WITHIN: Duration = Duration::from_secs(10);
/// Waited after an error that is not the client's, such as too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `shutdown` completes; then no new connection is accepted, and every request that has begun is
/// answered.
pub(crate) async fn serve(listener: &TcpListener, app: Router, shutdown: impl Future<Output = ()>) {
    let closing = watch::Sender::new(false);
    let connections = Tracker::new();
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut shutdown => break,
        };
        match accepted {
            Ok((stream, address)) => {
                // Without it the second of two small messages waits 40 ms for the client to acknowledge the first.
                let _ = stream.set_nodelay(true);
                give_up_on_the_silent(&stream);
                // What a client sends faster than it is read waits on its side and not in the memory of this machine.
                let _ = socket2::SockRef::from(&stream).set_recv_buffer_size(RECEIVE_BUFFER);
                let connection = talk(stream, Connected(address.ip()), app.clone(), closing.subscribe());
                let at_work = connections.enter();
                tokio::spawn(async move {
                    connection.await;
                    drop(at_work);
                });
                // When hundreds come at once, what tables have to do is not queued behind all of them.
                tokio::task::yield_now().await;
            }
            Err(error) if is_clients_fault(&error) => {}
            Err(error) => {
                tracing::error!(%error, "connections cannot be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    closing.send_replace(true);
    connections.empty().await;
}

async fn talk(stream: TcpStream, from: Connected, app: Router, mut closing: watch::Receiver<bool>) {
    let stream = SharedStream::new(stream);
    let writer = stream.writer();
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(from);
        // Tables write to the connections that become sockets.
        request.extensions_mut().insert(Arc::clone(&writer));
        let answer = app.clone().call(request);
        async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_WITHIN)
        .max_headers(HEADERS)
        .max_header_size(HEAD_BYTES)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // A client that aborts or sends nonsense has been answered, or is gone.
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(ANSWER_WITHIN, connection).await;
}

/// The client of a stream of lines sends nothing: one whose machine has vanished is noticed by missing TCP
/// acknowledgements.
#[cfg(target_os = "linux")]
fn give_up_on_the_silent(stream: &TcpStream) {
    let _ = socket2::SockRef::from(stream).set_tcp_user_timeout(Some(Duration::from_secs(30)));
}

/// Elsewhere the timeout of the operating system must do.
#[cfg(not(target_os = "linux"))]
fn give_up_on_the_silent(_: &TcpStream) {}

fn is_clients_fault(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
