//! Routes by which people get a name, move to another device, and sign in and out.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use irrgarten_table::Person;
use irrgarten_wire::{Code, DeviceLink, EmptyBody, Guest, LinkToken, Me, SetPassphrase, SignIn, SignOut};

use super::address::Address;
use super::body::Body;
use super::qr;
use crate::App;
use crate::error::ServerError;
use crate::people::{self, Device, Human, LINK_SECONDS, Session, Visitor};
use crate::protection::peer::Peer;

/// Tells a device which person it is, and sets the session cookie.
async fn welcome(app: &App, person: Person, cookie: Option<HeaderValue>) -> Result<Response, ServerError> {
    let sign_in = people::sign_in_name(app, &person.id).await?;
    // After signing out, the device may come back with a passphrase, however many strangers try theirs.
    let known = cookie.as_ref().and_then(|_| app.signer().known_cookie(&person.id));
    let mut response = Json(Me { person: Some(person), sign_in }).into_response();
    for cookie in cookie.into_iter().chain(known) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Become a guest, or change name and avatar.
#[utoipa::path(post, path = "/api/guest", tag = "people", security((), ("cookie" = []), ("token" = [])), request_body = Guest, responses(
    (status = 200, description = "Who you are; a new guest gets the session cookie", body = Me),
))]
pub(super) async fn make_guest(
    State(app): State<App>,
    Visitor(known): Visitor,
    Peer(from): Peer,
    Body(Guest { name, avatar }): Body<Guest>,
) -> Result<Response, ServerError> {
    match &known {
        None => app.limits().guest(from)?,
        Some(person) if person.bot => return Err(Code::NotForBots.into()),
        Some(_) => {}
    }
    let (person, cookie) = people::call(&app, known, &name, avatar).await?;
    welcome(&app, person, cookie).await
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", security((), ("cookie" = []), ("token" = [])), responses(
    (status = 200, description = "Without a cookie: nobody", body = Me),
))]
pub(super) async fn show_me(
    State(app): State<App>,
    Visitor(person): Visitor,
) -> Result<Response, ServerError> {
    match person {
        Some(person) => welcome(&app, person, None).await,
        None => Ok(Json(Me { person: None, sign_in: None }).into_response()),
    }
}

/// Make a link that signs another device in as the same person. The previous link stops working.
#[utoipa::path(post, path = "/api/me/link", tag = "people", security(("cookie" = [])), request_body = EmptyBody, responses(
    (status = 200, description = "To be opened on the other device, once", body = DeviceLink),
))]
pub(super) async fn make_link(
    State(app): State<App>,
    Human(person): Human,
    address: Address,
    Body(EmptyBody {}): Body<EmptyBody>,
) -> Result<Json<DeviceLink>, ServerError> {
    app.limits().links_of(&person.id)?;
    let token = people::make_link(&app, &person.id).await?;
    let link = address.enter(&token);
    let qr = qr::svg(&link).ok_or(Code::Internal)?;
    Ok(Json(DeviceLink { link, qr, seconds: LINK_SECONDS }))
}

/// Whose link is this? Looking does not use it up, so the page can ask before it signs the device in.
#[utoipa::path(post, path = "/api/link/look", tag = "people", request_body = LinkToken, responses(
    (status = 200, description = "The person the device would be signed in as", body = Me),
))]
pub(super) async fn look_at_link(
    State(app): State<App>,
    Peer(from): Peer,
    Body(LinkToken { token }): Body<LinkToken>,
) -> Result<Json<Me>, ServerError> {
    app.limits().links_from(from)?;
    let person = people::owner_of_link(&app, &token).await?;
    Ok(Json(Me { person: Some(person), sign_in: None }))
}

/// Sign this device in with a link. A session it had before ends.
#[utoipa::path(post, path = "/api/link/use", tag = "people", request_body = LinkToken, responses(
    (status = 200, description = "Who you are; the cookie proves it", body = Me),
))]
pub(super) async fn use_link(
    State(app): State<App>,
    Session(before): Session,
    Peer(from): Peer,
    Body(LinkToken { token }): Body<LinkToken>,
) -> Result<Response, ServerError> {
    app.limits().links_from(from)?;
    let (person, cookie) = people::use_link(&app, &token, before).await?;
    welcome(&app, person, Some(cookie)).await
}

/// Set or change the passphrase to sign in with.
#[utoipa::path(post, path = "/api/me/passphrase", tag = "people", security(("cookie" = [])), request_body = SetPassphrase, responses(
    (status = 200, description = "With the name to sign in with", body = Me),
))]
pub(super) async fn set_passphrase(
    State(app): State<App>,
    Human(person): Human,
    Body(SetPassphrase { name, passphrase, current }): Body<SetPassphrase>,
) -> Result<Json<Me>, ServerError> {
    let sign_in = people::set_passphrase(&app, &person.id, &name, passphrase, current).await?;
    Ok(Json(Me { person: Some(person), sign_in: Some(sign_in) }))
}

/// Sign in with a name and a passphrase.
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = SignIn, responses(
    (status = 200, description = "Who you are; the cookie proves it", body = Me),
))]
pub(super) async fn sign_in(
    State(app): State<App>,
    Session(before): Session,
    Peer(from): Peer,
    headers: HeaderMap,
    Body(SignIn { name, passphrase }): Body<SignIn>,
) -> Result<Response, ServerError> {
    let device = Device { from, before, known: app.signer().read_known(&headers) };
    let (person, cookie) = people::sign_in(&app, &name, passphrase, device).await?;
    welcome(&app, person, Some(cookie)).await
}

/// Sign out, on this device or on all.
#[utoipa::path(post, path = "/api/sign-out", tag = "people", security((), ("cookie" = [])), request_body = SignOut, responses(
    (status = 200, description = "Nobody", body = Me),
))]
pub(super) async fn sign_out(
    State(app): State<App>,
    Session(session): Session,
    Body(SignOut { everywhere }): Body<SignOut>,
) -> Result<Response, ServerError> {
    if let Some(session) = session {
        if everywhere {
            people::end_all_sessions(&app, session.person()).await?;
        } else {
            people::end_session(&app, &session).await?;
        }
    }
    let cookie = app.signer().no_cookie().ok_or(Code::Internal)?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Me { person: None, sign_in: None })).into_response())
}
