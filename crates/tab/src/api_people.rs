//! The one person of a tab over the API.

use irrgarten_api::text;
use irrgarten_table::Person;
use irrgarten_wire::{Avatar, Code, Guest, Me, PersonPage, TabResponse};

use crate::answer::{Answer, read_body};
use crate::api::Call;
use crate::identity::Entropy;
use crate::tab::{NotNow, Tab};
use crate::tables::AddWrites as _;

/// The name of the document with the person.
const ME: &str = "me";

impl Tab {
    pub(crate) fn who(&self) -> Me {
        Me { person: self.me.clone(), sign_in: None }
    }

    pub(crate) fn is_me(&self, id: &str) -> bool {
        self.me.as_ref().is_some_and(|me| me.id.0 == id)
    }

    /// Gives the person a name, or another one.
    pub(crate) fn make_guest(
        &mut self,
        call: &Call<'_>,
        response: &mut TabResponse,
    ) -> Result<Answer, NotNow> {
        let Guest { name, avatar } = read_body(call.body)?;
        let name = text::name(&name).ok_or(Code::BadName)?;
        let before = if let Some(me) = self.me.clone() {
            me
        } else {
            let Entropy { id, .. } = Entropy::read(call.entropy)?;
            let person = Person::new(format!("{:032x}", u128::from_be_bytes(id)), "");
            Person { avatar: Avatar::numbered(id[0]), ..person }
        };
        let me = Person { name, avatar: avatar.unwrap_or(before.avatar), ..before };
        response.document(None, ME, serde_json::to_string(&me).map_err(|_| Code::Internal)?);
        self.me = Some(me);
        Answer::json(&self.who())
    }

    pub(crate) fn person_page(&self, id: &str) -> Result<Answer, NotNow> {
        let person = self.me.clone().filter(|me| me.id.0 == id).ok_or(Code::NoSuchPerson)?;
        Answer::json(&PersonPage { person, games: Vec::new() })
    }
}
