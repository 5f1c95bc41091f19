//! How people hear of what concerns them while they are not at the table: event streams, webhooks, invitations.

pub(crate) mod invitations;
pub(crate) mod notifications;
pub(crate) mod webhooks;
