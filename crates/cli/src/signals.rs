//! Waits for the signals that end a program.

/// Completes with ctrl-c, with the signal of a service manager, or when the terminal is closed. It listens from the call
/// on, and not only once it is awaited: a signal in between would end the process and leave its children running.
#[cfg(unix)]
pub(crate) fn told_to_stop() -> impl Future<Output = ()> {
    use std::task::Poll;
    use tokio::signal::unix::{SignalKind, signal};
    let kinds = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()];
    let mut signals = kinds.map(|kind| signal(kind).ok());
    std::future::poll_fn(move |context| {
        let told = signals.iter_mut().flatten().any(|signal| signal.poll_recv(context).is_ready());
        if told { Poll::Ready(()) } else { Poll::Pending }
    })
}

/// Completes with ctrl-c.
#[cfg(not(unix))]
pub(crate) async fn told_to_stop() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
