//! Positions of [`Hands`] as text: `hands/1 t=03,12 top=12 s=1,0 n=2 k=0 d=0 h=01,02|?,?`.

use irrgarten_game::{BadText, Game as _, Notation, PerSeat, Ply, SearchRng, Seat, Viewer};
use irrgarten_kit::{Cursor, Fields, Hand, Set, listed};

use super::{Action, Card, Drawn, Hands, Public, State, View, view};

const NAMES: &[&str] = &["hands/1", "t=", "top=", "s=", "n=", "k=", "d=", "h="];

impl Notation for Hands {
    type Order = ();

    fn position(state: &State, (): &()) -> String {
        Hands::view_text(&view(state, |_| true))
    }

    fn read_position(text: &str) -> Result<(State, ()), BadText> {
        let view = Hands::read_view(text)?;
        if view.hands.iter().any(|hand| hand.open().is_none()) {
            return Err(BadText::new("?", text.find('?').unwrap_or_default(), "cards in sight"));
        }
        Ok((Hands::determinize(&view, &mut SearchRng::new(0)), ()))
    }

    fn foretold(_: &State, (): &()) -> Option<Drawn> {
        None
    }

    fn drawn((): &mut (), _: Drawn) {}

    fn view_text(View { public, hands }: &View) -> String {
        let knocked = public.knocked.map_or("-", |knocked| if knocked { "1" } else { "0" });
        format!(
            "hands/1 t={} top={} s={} n={} k={knocked} d={} h={}",
            listed(public.played.iter(), ","),
            listed(public.top, ","),
            listed(public.points.iter(), ","),
            public.mover,
            u8::from(public.drawing),
            hands.iter().map(Hand::text).collect::<Vec<_>>().join("|"),
        )
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let fields = Fields::of(text, NAMES);
        fields.read_tag(&Hands::META)?;
        let played: Set<Card> =
            fields.read_key(1, |cursor| cursor.list_or_none(Card::read))?.into_iter().collect();
        let top = fields.read_key(2, |cursor| cursor.list_or_none(Card::read))?.first().copied();
        let points = fields.read_key(3, |cursor| cursor.list(|cursor| cursor.number("points")))?;
        let seats = points.len().min(usize::from(Hands::META.max_seats)) as u8;
        let mover = fields.read_key(4, |cursor| cursor.seat(seats))?;
        let knocked =
            fields.read_key(5, |cursor| if cursor.eat("-") { Ok(None) } else { flag(cursor).map(Some) })?;
        let drawing = fields.read_key(6, flag)?;
        let hands =
            fields.read_key(7, |cursor| cursor.by_seat(seats, |cursor| Hand::read(cursor, Card::read)))?;
        let set = |cards: &Vec<Card>| cards.iter().copied().collect::<Set<Card>>();
        let hands = PerSeat::from_fn(seats, |seat| hands[seat.index()].map(set));
        let points = PerSeat::from_fn(seats, |seat| points[seat.index()].clamp(0, 40) as u16);
        let view = View { public: Public { played, top, points, mover, knocked, drawing }, hands };
        if !view.has_each_card_once() {
            return Err(BadText::new(text, 0, "every card once"));
        }
        Ok(view)
    }

    fn within_turn(state: &State) -> bool {
        state.public.knocked == Some(true)
    }

    fn redacted_for(before: &State, ply: &Ply<Action, Drawn>, viewer: Viewer) -> String {
        match ply {
            Ply::Chance(_) if !viewer.is(before.public.mover) => "+?".to_owned(),
            Ply::Chance(drawn) => drawn.to_string(),
            Ply::Act(_, action) => action.to_string(),
        }
    }
}

impl View {
    fn has_each_card_once(&self) -> bool {
        let open = self.hands.iter().filter_map(Hand::open);
        let all = open.fold(self.public.played, |all, hand| all.or(*hand));
        let hidden: usize = Seat::all(self.hands.seats())
            .map(|seat| if self.hands[seat].open().is_some() { 0 } else { self.hands[seat].len() })
            .sum();
        let held: usize = self.hands.iter().map(Hand::len).sum();
        all.len() + hidden == self.public.played.len() + held && all.len() + hidden <= 40
    }
}

fn flag(cursor: &mut Cursor<'_>) -> Result<bool, BadText> {
    if cursor.eat("1") { Ok(true) } else { cursor.expect("0").map(|()| false) }
}
