//! Writing positions and views.

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Settings as _};
use irrgarten_kit::{Hand, Order, Pile, listed};

use crate::Djinn;
use crate::action::list;
use crate::arrangement::Arrangement;
use crate::components::{Card, CardSet, Layout, Roll};
use crate::options::Options;
use crate::public::{Phase, Public, Table as _};
use crate::state::{OwnPiles, Status};
use crate::view::{Choice, Mat, View};

pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Roll | Phase::Rolling => "roll",
        Phase::Deal(_) => "deal",
        Phase::Race(_) => "race",
        Phase::Last(_) => "last",
        Phase::Over => "over",
    }
}

/// `djinn/1 n=3 round=2/4 roller=2 roll=G:O4 phase=race table=1 pile=18 discard=- s1=…`
pub(crate) fn text(view: &View, order: &Order<Card>) -> String {
    let public = &view.public;
    let roll = match (public.phase, public.phase.roll()) {
        (Phase::Rolling, _) => "?".to_owned(),
        (_, Some(roll)) => roll.to_string(),
        (_, None) => "-".to_owned(),
    };
    let treasures = listed(public.treasures.iter(), ",");
    let pile = match order.pile_or(Pile::Count(view.pile_count())) {
        Pile::Count(count) => count.to_string(),
        Pile::Known(cards) | Pile::Ordered(cards) => listed(cards, ","),
    };
    let mut text = format!(
        "{} n={} round={}/{} roller={} roll={roll} phase={} table={treasures} pile={pile} discard={}",
        Djinn::META.tag(),
        view.seats(),
        public.round,
        public.rulings.rounds,
        public.roller,
        phase_word(public.phase),
        discard(view),
    );
    for (seat, mat) in view.mats.each() {
        let _ = write!(text, " s{seat}={}", mat_text(public, mat, view.choices[seat]));
    }
    write_rest(&mut text, view);
    text
}

/// What stands behind the seats: the order of the pile, used layouts, counters and settings.
fn write_rest(text: &mut String, view: &View) {
    let public = &view.public;
    if !view.line.is_empty() {
        let _ = write!(text, " line={}", listed(view.line.iter(), ","));
    }
    let own = || view.mats.iter().map(|mat| mat.open().map_or(OwnPiles::default(), |place| place.own));
    if own().any(|own| !own.renewed.is_empty()) {
        let _ = write!(text, " renewed={}", listed(own().map(|own| list(own.renewed)), "|"));
    }
    // The layout of this round is in the roll already.
    let in_roll = |layout| public.phase.roll() == Some(Roll::Genie(layout));
    let used: Vec<&str> = public.used.iter().filter(|&layout| !in_roll(layout)).map(Layout::name).collect();
    if !used.is_empty() {
        let _ = write!(text, " used={}", used.join(","));
    }
    if public.moves.iter().any(|&moves| moves > 0) {
        let _ = write!(text, " moves={}", listed(public.moves.iter(), ","));
    }
    if public.tick > 0 {
        let _ = write!(text, " tick={}", public.tick);
    }
    let options = Options { rulings: public.rulings, ..Options::default() };
    for (key, value) in options.changed().iter().filter(|(key, _)| *key != "rounds") {
        let _ = write!(text, " {key}={value}");
    }
}

/// One pile, or one pile a seat.
fn discard(view: &View) -> String {
    let own = |mat: &Mat| {
        let own = mat.open().map_or(OwnPiles::default(), |place| place.own);
        discards(own.discard, own.put_down)
    };
    if view.public.rulings.personal() && view.mats.iter().any(|mat| own(mat) != "-") {
        return listed(view.mats.iter().map(own), "|");
    }
    discards(view.public.discard, view.public.put_down)
}

/// What was just put down stands behind a slash.
fn discards(discard: CardSet, put_down: CardSet) -> String {
    let mut text = list(discard);
    if !put_down.is_empty() {
        let _ = write!(text, "/{}", list(put_down));
    }
    text
}

fn mat_text(public: &Public, mat: &Mat, choice: Option<Choice>) -> String {
    let hand = match mat.hand() {
        Hand::Open(cards) => list(cards),
        Hand::Closed(0) => "?0".to_owned(),
        Hand::Closed(count) => vec!["?"; count].join(","),
    };
    let laid = mat.open().map_or("-".to_owned(), |place| laid_text(public, &place.laid));
    format!("{}:{hand}:{laid}:{}", mat.points(), status_text(mat, choice))
}

/// In the layout's box, if there is one.
pub(crate) fn laid_text(public: &Public, laid: &Arrangement) -> String {
    match public.phase.roll() {
        Some(Roll::Genie(layout)) if !laid.is_empty() => laid.rows(layout.size()),
        _ => laid.to_string(),
    }
}

fn status_text(mat: &Mat, choice: Option<Choice>) -> String {
    match mat.status() {
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
            if let Some(time) = mat.open().and_then(|place| place.time) {
                let _ = write!(text, "@{time}");
            }
            if let Some(busy) = mat.open().map(|place| place.busy).filter(|&busy| busy > 0) {
                let _ = write!(text, "~{busy}");
            }
            let _ = match choice {
                None => Ok(()),
                Some(Choice::Hidden) => write!(text, ">?"),
                Some(Choice::Seen(action)) => write!(text, ">{action}"),
            };
            text
        }
    }
}
