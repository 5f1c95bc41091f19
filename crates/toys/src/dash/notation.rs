//! Positions of [`Dash`] as text: `dash/1 round=1/4 c=live,table n=1 x=0 s=0,0 r=w,w t=-,- h=?,?`.

use irrgarten_game::{BadText, Game as _, Notation, PerSeat, Ply, SearchRng, Viewer};
use irrgarten_kit::{Cursor, Fields, listed};

use super::action::{Action, Dealt, Seconds};
use super::{Dash, EXCHANGES, HIGHEST, Number, Public, Run, State, View, view};

const NAMES: &[&str] = &["dash/1", "round=", "c=", "n=", "x=", "s=", "r=", "t=", "h="];
const RUNS: [(Run, &str); 4] =
    [(Run::Waiting, "w"), (Run::Running, "r"), (Run::Claimed, "c"), (Run::Passed, "p")];

impl Notation for Dash {
    type Order = ();

    fn position(state: &State, (): &()) -> String {
        Dash::view_text(&view(state, |_| true))
    }

    fn read_position(text: &str) -> Result<(State, ()), BadText> {
        let view = Dash::read_view(text)?;
        if view.numbers.iter().any(|number| *number == Number::Hidden) {
            return Err(BadText::new("?", text.find('?').unwrap_or_default(), "numbers in sight"));
        }
        Ok((Dash::determinize(&view, &mut SearchRng::new(0)), ()))
    }

    fn foretold(_: &State, (): &()) -> Option<Dealt> {
        None
    }

    fn drawn((): &mut (), _: Dealt) {}

    fn view_text(View { public, numbers }: &View) -> String {
        let number = |number: &Number| match number {
            Number::None => "-".to_owned(),
            Number::Hidden => "?".to_owned(),
            Number::Seen(number) => number.to_string(),
        };
        let time = |time: &Option<u32>| time.map_or("-".to_owned(), |millis| Seconds(millis).to_string());
        format!(
            "dash/1 round={}/{} c={},{} n={} x={} s={} r={} t={} h={}",
            public.round,
            public.rounds,
            if public.alone { "stopwatch" } else { "live" },
            if public.instant { "instant" } else { "table" },
            public.starter,
            public.exchanges,
            listed(public.points.iter(), ","),
            listed(public.runs.iter().map(|run| letter(*run)), ","),
            listed(public.times.iter().map(time), ","),
            listed(numbers.iter().map(number), ","),
        )
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let fields = Fields::of(text, NAMES);
        fields.read_tag(&Dash::META)?;
        let (round, rounds) = fields.read_key(1, |cursor| {
            let round = cursor.count(5)?;
            cursor.expect("/")?;
            Ok((round as u8, cursor.count(4)? as u8))
        })?;
        let (alone, instant) = fields.read_key(2, |cursor| {
            let alone = either(cursor, "stopwatch", "live")?;
            cursor.expect(",")?;
            Ok((alone, either(cursor, "instant", "table")?))
        })?;
        let points = fields.read_key(5, |cursor| cursor.list(|cursor| cursor.number("points")))?;
        let seats = points.len().min(usize::from(Dash::META.max_seats)) as u8;
        let starter = fields.read_key(3, |cursor| cursor.seat(seats))?;
        let exchanges = fields.read_key(4, |cursor| cursor.number("a number of exchanges"))?;
        let runs = fields.read_key(6, |cursor| cursor.each(seats, read_run))?;
        let times = fields.read_key(7, |cursor| cursor.each(seats, read_time))?;
        let numbers = fields.read_key(8, |cursor| cursor.each(seats, read_number))?;
        let public = Public {
            alone,
            instant,
            round,
            rounds,
            starter,
            exchanges: exchanges.clamp(0, i32::from(EXCHANGES)) as u8,
            points: PerSeat::from_fn(seats, |seat| points[seat.index()].clamp(0, 99) as u16),
            runs: PerSeat::from_fn(seats, |seat| runs[seat.index()]),
            times: PerSeat::from_fn(seats, |seat| times[seat.index()]),
        };
        Ok(View { public, numbers: PerSeat::from_fn(seats, |seat| numbers[seat.index()]) })
    }

    fn redacted_for(before: &State, ply: &Ply<Action, Dealt>, viewer: Viewer) -> String {
        match ply {
            Ply::Chance(_) if !before.dealing().is_some_and(|seat| before.public.sees(viewer, seat)) => {
                "+?".to_owned()
            }
            Ply::Chance(drawn) => drawn.to_string(),
            Ply::Act(_, action) => action.to_string(),
        }
    }
}

fn letter(run: Run) -> &'static str {
    RUNS.iter().find(|(its, _)| *its == run).map_or("w", |(_, letter)| letter)
}

fn read_run(cursor: &mut Cursor<'_>) -> Result<Run, BadText> {
    let found = RUNS.iter().find(|(_, letter)| cursor.rest().starts_with(letter));
    let (run, letter) = found.ok_or_else(|| cursor.fail("w, r, c or p"))?;
    cursor.expect(letter).map(|()| *run)
}

fn read_time(cursor: &mut Cursor<'_>) -> Result<Option<u32>, BadText> {
    if cursor.eat("-") { Ok(None) } else { Seconds::read(cursor).map(|Seconds(millis)| Some(millis)) }
}

fn read_number(cursor: &mut Cursor<'_>) -> Result<Number, BadText> {
    match cursor.peek() {
        Some('-') => cursor.expect("-").map(|()| Number::None),
        Some('?') => cursor.expect("?").map(|()| Number::Hidden),
        _ => cursor.count(usize::from(HIGHEST)).map(|number| Number::Seen(number as u8)),
    }
}

fn either(cursor: &mut Cursor<'_>, yes: &str, no: &str) -> Result<bool, BadText> {
    if cursor.eat(yes) { Ok(true) } else { cursor.expect(no).map(|()| false) }
}
