//! Hears what other nodes tell.

use std::future::{pending, poll_fn};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio_postgres::{AsyncMessage, NoTls};

use super::Member;
use super::announcer::CHANNEL;
use crate::News;
use crate::postgres::address::PostgresAddress;
use crate::postgres::failure::Trouble;

/// The pause before a broken connection is made again.
const PAUSE: Duration = Duration::from_millis(200);

/// Listens until the node ends. Whenever a connection is new, something may have been missed before.
pub(super) async fn listen(
    address: Arc<PostgresAddress>,
    member: Arc<Member>,
    mut ended: watch::Receiver<()>,
) {
    loop {
        let hear = async {
            let _ = hear(&address, &member).await;
            tokio::time::sleep(PAUSE).await;
        };
        tokio::select! {
            () = hear => {}
            _ = ended.changed() => return,
        }
    }
}

/// Returns when the connection breaks.
async fn hear(address: &PostgresAddress, member: &Member) -> Result<(), Trouble> {
    let (client, mut connection) = address.config.connect(NoTls).await?;
    let asking = async {
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
        member.tell(News::Missed);
        pending::<Result<(), Trouble>>().await
    };
    let hearing = async {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(notification) = message? {
                for news in read(notification.payload(), member.id()) {
                    member.tell(news);
                }
            }
        }
        Ok(())
    };
    tokio::select! {
        failed = asking => failed,
        ended = hearing => ended,
    }
}

/// The news in a message, unless it is our own. A line that makes no sense may come from a newer program.
fn read(payload: &str, own: i64) -> Vec<News> {
    let Some((from, lines)) = payload.split_once('\n') else { return Vec::new() };
    if from.parse() == Ok(own) {
        return Vec::new();
    }
    let one = |line: &str| {
        let kind = line.chars().next()?;
        let rest = &line[kind.len_utf8()..];
        match kind {
            'a' => rest.parse().ok().map(News::Appended),
            'r' => rest.parse().ok().map(News::Released),
            'n' => Some(News::Notice(rest.to_owned())),
            'm' => Some(News::Message(rest.to_owned())),
            'g' => Some(News::Gone),
            _ => None,
        }
    };
    lines.lines().map(|line| one(line).unwrap_or(News::Missed)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    #[test]
    fn messages_are_read_line_by_line() {
        let table = TableId::from_bytes([3; 16]);
        let payload = format!("7\na{table}\nr{table}\nnbots\nm{{}}\ng\n!\nwhat?");
        let expected = [
            News::Appended(table),
            News::Released(table),
            News::Notice("bots".to_owned()),
            News::Message("{}".to_owned()),
            News::Gone,
            News::Missed,
            News::Missed,
        ];
        assert_eq!(read(&payload, 8), expected);
        assert_eq!(read(&payload, 7), [], "our own");
        assert_eq!(read("", 7), []);
    }
}
