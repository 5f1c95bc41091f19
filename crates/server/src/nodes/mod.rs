//! Other servers on the same store. Any of them serves any table: this one hears of what they do, and tells them what
//! their people have to know.

mod message;

use std::time::Duration;

use irrgarten_store::{News, Nodes};
use irrgarten_table::PersonId;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use crate::App;
use crate::people::{close_ended_sessions, ratings};
use crate::tables::task::{FromNodes, TaskRequest};
pub(crate) use message::NodeMessage;

/// Signals may get lost: this often the logs of all tables in memory are looked at.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How many tables are looked at together.
const TOGETHER: usize = 1_000;
/// The topic under which nodes say which bots listen there.
const BOTS: &str = "bots";

/// Hears of other nodes until the server ends. A store without nodes has nothing to say.
pub(crate) async fn serve(app: App) {
    let Some(nodes) = app.store().nodes() else { return };
    let mut news = nodes.news();
    let mut looking = interval(LOOK_EVERY);
    looking.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // A database that is away cannot say which sessions have ended meanwhile: it is asked again.
    let mut sessions_are_known = true;
    loop {
        tokio::select! {
            heard = news.recv() => match heard {
                Ok(news) => {
                    sessions_are_known &= news != News::Missed;
                    hear(&app, news).await;
                }
                Err(RecvError::Lagged(_)) => {
                    sessions_are_known = false;
                    hear(&app, News::Missed).await;
                    find_own_leases(&app, nodes).await;
                }
                Err(RecvError::Closed) => return,
            },
            _ = looking.tick() => look(&app, nodes).await,
        }
        sessions_are_known = sessions_are_known || close_ended_sessions(&app).await.is_ok();
    }
}

async fn hear(app: &App, news: News) {
    match news {
        News::Appended(table) => app.registry().tell(table, FromNodes::Appended),
        News::Released(table) => app.registry().tell(table, FromNodes::Released),
        News::TakenOver(table, epoch) => {
            tracing::info!(
                table = table.to_string().get(..6),
                "a table is taken over from a node that is gone"
            );
            // A server that shuts down leaves it to others.
            let _ = app.registry().send(table, TaskRequest::FromNodes(FromNodes::Leased(epoch))).await;
        }
        News::Notice(topic) => {
            if let Ok(table) = topic.parse() {
                app.registry().tell(table, FromNodes::Presence);
            }
        }
        News::Message(message) => message::take(app, &message),
        News::Gone => {
            tracing::info!("another node is gone");
            // What it did not get to say is said when they subscribe again.
            app.notifications().end_all();
            app.registry().tell_all(FromNodes::Presence);
            if let Err(error) = ratings::catch_up(app.store()).await {
                tracing::warn!(code = error.code(), "some results are not counted yet");
            }
        }
        News::Missed => {
            app.notifications().end_all();
            app.notifications().disconnect_bots();
            say_which_bots_listen(app);
            app.registry().tell_all(FromNodes::Missed);
        }
    }
}

/// Tells the tables in memory where their logs end.
async fn look(app: &App, nodes: &dyn Nodes) {
    for tables in app.registry().awake_tables().chunks(TOGETHER) {
        // A database that is away is looked at again.
        for look in nodes.look(tables.to_vec()).await.unwrap_or_default() {
            app.registry().tell(look.table, FromNodes::Looked { last: look.last, leased: look.leased });
        }
    }
}

async fn find_own_leases(app: &App, nodes: &dyn Nodes) {
    for (table, epoch) in nodes.leases().await.unwrap_or_default() {
        let _ = app.registry().send(table, TaskRequest::FromNodes(FromNodes::Leased(epoch))).await;
    }
}

/// Says to other nodes which bots listen here.
pub(crate) fn say_which_bots_listen(app: &App) {
    let Some(nodes) = app.services().other_nodes() else { return };
    let bots = app.notifications().bots();
    nodes.post(BOTS.to_owned(), serde_json::to_string(&bots).ok().filter(|_| !bots.is_empty()));
}

/// The bots that listen at any node, by name.
pub(crate) async fn listening_bots(app: &App) -> Vec<irrgarten_table::Person> {
    let mut bots = app.notifications().bots();
    if let Some(nodes) = app.services().other_nodes() {
        // While the database is away, those that listen here are shown.
        for notice in nodes.posted(BOTS.to_owned()).await.unwrap_or_default() {
            let there: Vec<irrgarten_table::Person> = serde_json::from_str(&notice).unwrap_or_default();
            bots.extend(there);
        }
        bots.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        bots.dedup_by(|a, b| a.id == b.id);
    }
    bots
}

/// Closes the connections of a bot at every node.
pub(crate) fn disconnect(app: &App, bot: &PersonId) {
    app.notifications().disconnect(bot);
    app.services().tell_nodes(&NodeMessage::Disconnect { who: bot.clone() });
}
