//! Invitations to tables. An invitation holds no seat: the first to come sits there.

use irrgarten_store::{DocumentKey, DocumentQuery, Expect, ListedPhase, StoreError, TableId};
use irrgarten_table::{Person, PersonId};
use irrgarten_wire::{Code, Invitation, Notification};

use crate::App;
use crate::error::ServerError;

/// The most invitations that wait for one person.
const MOST_PENDING: usize = 64;

fn document_key(to: &PersonId, table: TableId) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("invitations", format!("{}/{table}", to.0))
}

/// Invites a person or a bot; a second invitation to the same table replaces the first.
pub(crate) async fn send(
    app: &App,
    to: &PersonId,
    table: TableId,
    invitation: Invitation,
) -> Result<(), ServerError> {
    let known = app.store().document(document_key(to, table)?).await?.is_some();
    if !known && pending(app, to).await?.len() >= MOST_PENDING {
        return Err(ServerError::new(Code::TooMany, "so many invitations wait for them already"));
    }
    let bytes = serde_json::to_vec(&invitation).map_err(|_| Code::Internal)?;
    app.store().put_if(document_key(to, table)?, Expect::Anything, bytes).await?;
    app.services().notify(to, || Notification::Invited { invitation });
    Ok(())
}

/// All open invitations of a person. Those to tables that no longer need them are deleted.
pub(crate) async fn pending(app: &App, to: &PersonId) -> Result<Vec<Invitation>, ServerError> {
    let (collection, prefix) = ("invitations".to_owned(), format!("{}/", to.0));
    let query = DocumentQuery { collection, prefix, after: None, limit: MOST_PENDING };
    let mut invitations = Vec::new();
    for document in app.store().documents(query).await?.items {
        let read = serde_json::from_slice::<Invitation>(&document.bytes).ok();
        let table = read.as_ref().and_then(|invitation| invitation.table.parse().ok());
        let entry = match table {
            Some(table) => app.store().table(table).await?,
            None => None,
        };
        match read.filter(|_| {
            entry.is_some_and(|entry| entry.phase().is_none_or(|phase| phase == ListedPhase::Open))
        }) {
            Some(invitation) => invitations.push(invitation),
            None => app.store().delete(document.key, Expect::Anything).await?,
        }
    }
    Ok(invitations)
}

/// The invitation of this person to this table.
pub(crate) async fn find(app: &App, to: &PersonId, table: TableId) -> Result<Invitation, ServerError> {
    let document = app.store().document(document_key(to, table)?).await?;
    let read = document.and_then(|document| serde_json::from_slice(&document.bytes).ok());
    read.ok_or_else(|| Code::NotInvited.into())
}

/// Deletes an invitation that was answered.
pub(crate) async fn clear(app: &App, to: &PersonId, table: TableId) -> Result<(), ServerError> {
    Ok(app.store().delete(document_key(to, table)?, Expect::Anything).await?)
}

/// Declines an invitation, and tells the person who sent it.
pub(crate) async fn decline(app: &App, who: &Person, table: TableId) -> Result<(), ServerError> {
    let invitation = find(app, &who.id, table).await?;
    clear(app, &who.id, table).await?;
    let declined = Notification::Declined { table: table.to_string(), by: who.clone() };
    app.services().notify(&invitation.by.id, || declined);
    Ok(())
}
