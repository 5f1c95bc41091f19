//! Positions and records as text (`docs/notation.md`).

mod fields;
mod read;
mod record;
mod seat;

use std::fmt::Write as _;

use irrgarten_game::{BadText, Event, Notation, Seat, Settings as _, Viewer};

use crate::Djinn;
use crate::action::{Action, Chance, list};
use crate::arrangement::Arrangement;
use crate::components::{Card, Roll};
use crate::options::Options;
use crate::state::{Choice, Hand, Phase, Place, State, Status, Table};
use crate::view::View;

/// The cards of the pile, the next first, if a position's text tells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order(pub(crate) Vec<Card>);

impl Notation for Djinn {
    type Order = Order;

    fn position(state: &State, order: &Order) -> String {
        text(&state.0, Some(&order.0))
    }

    fn read_position(text: &str) -> Result<(State, Order), BadText> {
        let (table, order, fields) = read::read(text)?;
        let state = State::try_from(table).map_err(|problem| fields.complain(problem))?;
        Ok((state, Order(order)))
    }

    fn foretold(State(table): &State, order: &Order) -> Option<Chance> {
        let card = *order.0.first()?;
        let dealt = table.dealing().map(|seat| Chance::Deal(seat, card));
        dealt.or_else(|| {
            let seat = table.drawing()?;
            table.draws(seat).has(card).then_some(Chance::Draw(card))
        })
    }

    fn drawn(order: &mut Order, drawn: Chance) {
        if let Chance::Deal(_, card) | Chance::Draw(card) = drawn
            && order.0.first() == Some(&card)
        {
            order.0.remove(0);
        }
    }

    fn view_text(view: &View) -> String {
        text(view.table(), None)
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (table, _, fields) = read::read(text)?;
        View::checked(&table).map_err(|problem| fields.complain(problem))
    }

    /// A race is one turn of everybody; each round begins on a line of its own.
    fn within_turn(State(table): &State) -> bool {
        matches!(table.phase, Phase::Deal | Phase::Race)
    }

    /// The think time is the first word of its line.
    fn opens_line(action: &Action) -> bool {
        matches!(action, Action::At(_))
    }

    fn fold(last: &str, next: &str) -> Option<String> {
        record::fold(last, next)
    }

    fn unfold(state: &State, seat: Option<Seat>, word: &str) -> Vec<String> {
        record::unfold(&state.0, seat, word)
    }

    /// Cards dealt are hidden until `go`, choices until all have chosen, and a race of one's own until all are done.
    fn told(State(before): &State, event: &Event<Action, Chance>, who: Viewer) -> String {
        match event {
            Event::Chance(Chance::Deal(seat, _)) => format!("s{seat}=?"),
            Event::Act(seat, _) if before.phase == Phase::Race && before.in_ticks() && !who.is(*seat) => {
                "?".to_owned()
            }
            Event::Act(seat, action) if before.phase == Phase::Race && before.house.personal() => {
                match action {
                    Action::Go | Action::Claim | Action::Pass => action.to_string(),
                    action if who.is(*seat) => action.to_string(),
                    _ => "?".to_owned(),
                }
            }
            Event::Chance(Chance::Draw(_))
                if before.house.personal() && !before.drawing().is_some_and(|seat| who.is(seat)) =>
            {
                "+?".to_owned()
            }
            Event::Act(_, action) => action.to_string(),
            Event::Chance(drawn) => drawn.to_string(),
        }
    }
}

pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Roll | Phase::Rolling => "roll",
        Phase::Deal => "deal",
        Phase::Race => "race",
        Phase::Last => "last",
        Phase::Over => "over",
    }
}

/// `djinn/1 n=3 round=2/4 roller=2 roll=G:O4 phase=race table=1 pile=18 discard=- s1=…`
pub(crate) fn text(table: &Table, order: Option<&[Card]>) -> String {
    let roll = match (table.phase, table.roll) {
        (Phase::Rolling, _) => "?".to_owned(),
        (_, Some(roll)) => roll.to_string(),
        (_, None) => "-".to_owned(),
    };
    let treasures: Vec<String> = table.treasures.iter().map(|card| card.to_string()).collect();
    let treasures = if treasures.is_empty() { "-".to_owned() } else { treasures.join(",") };
    let pile = match order {
        Some(order) if !order.is_empty() => in_order(order),
        _ => table.pile_count().to_string(),
    };
    let mut text = format!(
        "djinn/1 n={} round={}/{} roller={} roll={roll} phase={} table={treasures} pile={pile} discard={}",
        table.seats(),
        table.round,
        table.house.rounds,
        table.roller,
        phase_word(table.phase),
        discard(table),
    );
    for (seat, place) in table.places.each() {
        let _ = write!(text, " s{seat}={}", place_text(table, place));
    }
    if !table.line.is_empty() {
        let _ = write!(text, " line={}", in_order(&table.line));
    }
    let turned = table.roll.and_then(|roll| match roll {
        Roll::Genie(layout) => Some(layout),
        Roll::Number(_) => None,
    });
    // The layout of this round is in the roll already.
    let used = table.used.iter().filter(|&layout| Some(layout) != turned);
    let used: Vec<&str> = used.map(crate::components::Layout::name).collect();
    if !used.is_empty() {
        let _ = write!(text, " used={}", used.join(","));
    }
    if table.moves > 0 {
        let _ = write!(text, " moves={}", table.moves);
    }
    if table.tick > 0 {
        let _ = write!(text, " tick={}", table.tick);
    }
    let options = Options { house: table.house, ..Options::default() };
    for (key, value) in options.changed().iter().filter(|(key, _)| *key != "rounds") {
        let _ = write!(text, " {key}={value}");
    }
    text
}

/// Cards in an order that matters.
pub(crate) fn in_order(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(",")
}

/// One pile, what was just put down behind a slash; or one pile a seat.
fn discard(table: &Table) -> String {
    if table.house.personal() && table.places.iter().any(|place| !place.lost.is_empty()) {
        return table.places.iter().map(|place| list(place.lost)).collect::<Vec<_>>().join("|");
    }
    let mut text = list(table.discard);
    if !table.put_down.is_empty() {
        let _ = write!(text, "/{}", list(table.put_down));
    }
    text
}

fn place_text(table: &Table, place: &Place) -> String {
    let hand = match place.hand {
        Hand::Shown(cards) => list(cards),
        Hand::Hidden(0) => "-".to_owned(),
        Hand::Hidden(count) => vec!["?"; usize::from(count)].join(","),
    };
    format!("{}:{hand}:{}:{}", place.points, laid_text(table, &place.laid), status_text(place))
}

/// In the layout's box, if there is one.
pub(crate) fn laid_text(table: &Table, laid: &Arrangement) -> String {
    match table.roll {
        Some(Roll::Genie(layout)) if !laid.is_empty() => laid.rows(layout.size()),
        _ => laid.to_string(),
    }
}

fn status_text(place: &Place) -> String {
    match place.status {
        Status::Waiting => "c".to_owned(),
        Status::Passed => "p".to_owned(),
        Status::Claimed { value, time } => {
            let value = value.map_or("?".to_owned(), |value| value.to_string());
            let time = time.map_or("?".to_owned(), |time| time.to_string());
            format!("!{value}@{time}")
        }
        Status::GaveBack => "x".to_owned(),
        Status::Chose(value) => value.map_or("+-".to_owned(), |value| format!("+{value}")),
        Status::Working => {
            let mut text = "w".to_owned();
            if let Some(time) = place.time {
                let _ = write!(text, "@{time}");
            }
            if place.busy > 0 {
                let _ = write!(text, "~{}", place.busy);
            }
            let _ = match place.choice {
                Choice::Open => Ok(()),
                Choice::Hidden => write!(text, ">?"),
                Choice::Made(action) => write!(text, ">{action}"),
            };
            text
        }
    }
}
