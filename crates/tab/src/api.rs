//! The requests of the API that a tab answers like a server: those that make sense without other people.

use irrgarten_game::Seat;
use irrgarten_wire::{Code, Lobby, Phase, TabResponse, ThinkerAsk, ThinkerTask};

use crate::answer::Answer;
use crate::path::Path;
use crate::stateless;
use crate::tab::{Moment, NotNow, Tab, Wanted};
use crate::thoughts::Purpose;

/// One request of the API.
pub(crate) struct Call<'a> {
    /// Its number.
    pub(crate) request: u32,
    pub(crate) method: &'a str,
    pub(crate) path: &'a Path,
    pub(crate) body: Option<&'a str>,
    pub(crate) entropy: Option<&'a str>,
    pub(crate) when: Moment,
}

/// A request as it comes from the page.
pub(crate) struct ApiRequest {
    pub(crate) id: u32,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) body: Option<String>,
    pub(crate) entropy: Option<String>,
}

impl Tab {
    pub(crate) fn answer_api(
        &mut self,
        request: &ApiRequest,
        when: Moment,
        response: &mut TabResponse,
    ) -> Result<(), Wanted> {
        let ApiRequest { id, method, path, body, entropy } = request;
        let answered = match Path::read(path) {
            None => Err(Code::NotFound.into()),
            Some(path) => {
                let (body, entropy) = (body.as_deref(), entropy.as_deref());
                self.route(&Call { request: *id, method, path: &path, body, entropy, when }, response)
            }
        };
        let answer = match answered {
            Ok(answer) => answer,
            Err(NotNow::Refused(problem)) => Some(Answer::problem(&problem)),
            Err(NotNow::Wanted(table)) => return Err(Wanted(table)),
        };
        response.answers.extend(answer.map(|answer| answer.to(*id)));
        Ok(())
    }

    /// An answer, or nothing if the thinker will have it.
    fn route(&mut self, call: &Call<'_>, response: &mut TabResponse) -> Result<Option<Answer>, NotNow> {
        let Call { method, path, body, when, .. } = *call;
        if stateless::takes_long(method, path) {
            let (method, path, body) = (method.to_owned(), path.text.clone(), body.map(str::to_owned));
            self.hand_on(call, ThinkerAsk::Api { method, path, body }, response);
            return Ok(None);
        }
        if let Some(answered) = stateless::answer(self.games, &self.books, method, path, body, &|| false) {
            return Ok(Some(answered?));
        }
        let answered = match (method, path.parts().as_slice()) {
            ("GET", ["me"]) => Answer::json(&self.who()),
            ("POST", ["guest"]) => self.make_guest(call, response),
            ("GET", ["me", "tables"]) => self.list(path, |_| true),
            ("GET", ["tables"]) => Answer::json(&Lobby { tables: Vec::new(), next: None }),
            ("GET", ["people", id]) => self.person_page(id),
            ("GET", ["people", id, "tables"]) if self.is_me(id) => {
                self.list(path, |table| table.phase == Phase::Over)
            }
            ("POST", ["tables"]) => self.open(call, response),
            ("POST", ["tables", "import"]) => self.import(call, response),
            ("GET", ["tables", id]) => self.show(id, when),
            ("GET", ["tables", id, "log"]) => self.log(id),
            ("DELETE", ["tables", id]) => self.remove(id, response),
            ("GET", ["tables", id, "record.play"]) => self.record(id),
            ("POST", ["tables", id, "rematch"]) => self.rematch(id, call, response),
            ("GET", ["tables", id, "notes", seat]) => self.read_notes(id, seat),
            ("POST", ["tables", id, "notes", seat]) => self.write_notes(id, seat, call, response),
            ("GET", ["tables", id, "hint", seat]) => {
                self.hint(id, seat, call, response)?;
                return Ok(None);
            }
            ("GET", ["tables", id, "review", seat]) => {
                let record = self.over(id)?.to_string();
                let seat = seat.parse().map_err(|_| Code::NoSuchSeat)?;
                self.hand_on(call, ThinkerAsk::Review { record, seat }, response);
                return Ok(None);
            }
            _ => Err(Code::NotFound.into()),
        };
        answered.map(Some)
    }

    /// Lets the thinker answer.
    fn hand_on(&mut self, call: &Call<'_>, ask: ThinkerAsk, response: &mut TabResponse) {
        let purpose = Purpose::Answer { request: call.request, ask: ask.clone() };
        let task = self.tasks.add(purpose);
        response.think.push(ThinkerTask { task, ask });
    }

    fn hint(
        &mut self,
        id: &str,
        seat: &str,
        call: &Call<'_>,
        response: &mut TabResponse,
    ) -> Result<(), NotNow> {
        let me = self.me.clone().ok_or(Code::WhoAreYou)?;
        let number = seat.parse().map_err(|_| Code::NoSuchSeat)?;
        irrgarten_api::mind_for_hint(self.find(id)?, &me, number)?;
        let seat = Seat::at(usize::from(number) - 1);
        let open = self.tables.get_mut(id).ok_or(Code::NoSuchTable)?;
        let ask = open.ask_to_advise(id, seat).ok_or(Code::Internal)?;
        let purpose = Purpose::Hint { request: call.request, table: id.to_owned(), seat };
        let task = self.tasks.add(purpose);
        response.think.push(ThinkerTask { task, ask });
        Ok(())
    }
}
