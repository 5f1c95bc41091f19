//! Writing a position, as its viewer sees it.

use std::fmt::Write as _;

use irrgarten_game::{Game as _, Seat, SeatSet, Viewer};
use irrgarten_kit::{Hand, Indexed as _, listed};

use crate::Case;
use crate::components::{Card, Place, Suspect, letters};
use crate::log::{Answer, Entry, What};
use crate::public::{Phase, Public};
use crate::view::View;

/// The position as its viewer sees it.
pub(crate) fn text(view: &View) -> String {
    let public = view.public();
    let joined = |words: Vec<String>| words.join("/");
    let players: String = Seat::all(public.seats()).map(|seat| digit(public, seat)).collect();
    let turn = digit(public, public.mover);
    let mut text = format!(
        "{} {players} {} {} {} {turn} {} {}",
        Case::META.tag(),
        joined(public.pawns.iter().map(ToString::to_string).collect()),
        public.exhibits.iter().map(|place| place.map_or('-', Place::letter)).collect::<String>(),
        listed(public.open.iter(), ""),
        phase(public),
        flags(public),
    );
    if public.turn > 1 {
        let _ = write!(text, " turn={}", public.turn);
    }
    if !public.log.is_empty() {
        let log: Vec<String> = view.history().map(|(entry, card)| line(public, entry, card)).collect();
        let _ = write!(text, " log={}", log.join(","));
    }
    for (key, value) in public.rulings.changed() {
        let _ = write!(text, " {key}={value}");
    }
    if view.owner() == Some(Viewer::Public) {
        return text;
    }
    let file = view.file().map_or("???".to_owned(), |file| file.to_string());
    let hand = |seat| match view.hand(seat) {
        Hand::Open(cards) => letters(cards),
        Hand::Closed(_) => "?".to_owned(),
    };
    let _ = write!(text, " | {file}:{}", joined(Seat::all(public.seats()).map(hand).collect()));
    text
}

/// A seat by its suspect.
pub(crate) fn digit(public: &Public, seat: Seat) -> char {
    public.players[seat].map_or('-', Suspect::letter)
}

fn phase(public: &Public) -> String {
    match public.phase {
        Phase::Take => "t".to_owned(),
        Phase::Lay => "l".to_owned(),
        Phase::Start => "T".to_owned(),
        Phase::Dice => "D".to_owned(),
        Phase::Walk(roll) => format!("M{roll}"),
        Phase::Suspect => format!("S{}", listed(public.pawn(public.mover), "")),
        Phase::Answer { triple, asked, shows } => {
            format!("R{triple}{}{}", digit(public, asked), if shows { "" } else { "-" })
        }
        Phase::Accuse => "A".to_owned(),
        Phase::Verdict(triple) => format!("V{triple}"),
        Phase::Over(winner) => format!("E{}", winner.map_or('-', |seat| digit(public, seat))),
    }
}

fn flags(public: &Public) -> String {
    let group = |sign: char, seats: SeatSet| {
        let digits: String = Suspect::all()
            .filter(|&suspect| public.player(suspect).is_some_and(|seat| seats.has(seat)))
            .map(Suspect::letter)
            .collect();
        if digits.is_empty() { digits } else { format!("{sign}{digits}") }
    };
    let groups = [('s', public.summoned), ('o', public.accused), ('x', public.left)];
    listed(groups.map(|(sign, seats)| group(sign, seats)), "")
}

/// `4:12eA-=A`: in turn 4 player 1 suspected 2eA, one player passed, the next showed A.
fn line(public: &Public, entry: Entry, card: Option<Card>) -> String {
    let mut text = format!("{}:{}{}", entry.turn, digit(public, entry.seat), entry.triple);
    match entry.what {
        What::Accusation => text.push('!'),
        What::Suspicion { passes, answer } => {
            text.extend((0..passes).map(|_| '-'));
            if answer == Answer::Shown {
                text.push('=');
                text.push(card.map_or('?', Card::letter));
            }
        }
    }
    text
}
