//! How people hear of what concerns them while they are not at the table: notification streams, webhooks,
//! invitations.

pub(crate) mod invitations;
pub(crate) mod notifications;
pub(crate) mod webhooks;
