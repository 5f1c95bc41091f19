//! Positions and records as text (`docs/notation.md`):
//! `case/1 135 1.5/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 T - | 2eF:3afBCD/16bcGH/45dAEI`.

mod read;

use std::fmt::Write as _;

use irrgarten_game::{BadText, Event, Notation, Seat, SeatSet, Viewer};
use irrgarten_kit::Indexed as _;

use crate::Case;
use crate::action::{Action, Chance};
use crate::components::{Card, Cards, Place, Suspect, letters};
use crate::state::{Answer, Entry, Phase, State, Table, What};
use crate::view::View;
use read::read;

/// The first word of every position.
pub(crate) const TAG: &str = "case/1";

impl Notation for Case {
    /// Nothing is in an order that is not already dealt.
    type Order = ();

    fn position(State(table): &State, (): &()) -> String {
        text(table)
    }

    fn read_position(text: &str) -> Result<(State, ()), BadText> {
        let (table, fields) = read(text)?;
        Ok((State::try_from(table).map_err(|problem| fields.complain(problem))?, ()))
    }

    /// The dealer can only say what the cards say.
    fn foretold(_: &State, (): &()) -> Option<Chance> {
        None
    }

    fn drawn((): &mut (), _: Chance) {}

    fn view_text(view: &View) -> String {
        text(view.table())
    }

    fn read_view(text: &str) -> Result<View, BadText> {
        let (table, fields) = read(text)?;
        View::try_from(table).map_err(|problem| fields.complain(problem))
    }

    /// A turn is one line; only the card another player shows has a line of its own.
    fn within_turn(State(table): &State) -> bool {
        matches!(table.phase, Phase::Walk(_) | Phase::Suspect | Phase::Accuse)
    }

    /// `r34` is the roll and the dice, `a2eF!` the accusation and the verdict.
    fn fold(last: &str, next: &str) -> Option<String> {
        match next {
            "!" => Some(format!("{last}!")),
            _ if last == "r" => Some(next.to_owned()),
            _ => None,
        }
    }

    fn unfold(State(table): &State, _: Option<Seat>, word: &str) -> Vec<String> {
        if table.phase == Phase::Start && word.len() > 1 && word.starts_with('r') {
            return vec!["r".to_owned(), word.to_owned()];
        }
        vec![word.to_owned()]
    }

    /// K-REFUTE-05: which card was shown only two players see.
    fn told(State(before): &State, event: &Event<Action, Chance>, who: Viewer) -> String {
        match (event, before.phase) {
            (
                Event::Act(_, Action::Show(by, _)) | Event::Chance(Chance::Show(by, _)),
                Phase::Answer { asked, .. },
            ) if !who.is(asked) && !who.is(before.mover) => format!("{}=?", by.letter()),
            (Event::Act(_, action), _) => action.to_string(),
            (Event::Chance(drawn), _) => drawn.to_string(),
        }
    }
}

pub(crate) fn or_none(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

pub(crate) fn text(table: &Table) -> String {
    let joined = |words: Vec<String>| words.join("/");
    let players: String = table.players.iter().map(|player| player.map_or('-', Suspect::letter)).collect();
    let turn = table.players[table.mover].map_or('-', Suspect::letter);
    let mut text = format!(
        "{TAG} {players} {} {} {} {turn} {} {}",
        joined(table.pawns.iter().map(ToString::to_string).collect()),
        table.exhibits.iter().map(|place| place.map_or('-', Place::letter)).collect::<String>(),
        or_none(letters(table.open)),
        phase(table),
        flags(table),
    );
    if table.turn > 1 {
        let _ = write!(text, " turn={}", table.turn);
    }
    if !table.log.is_empty() {
        let log: Vec<String> = table.log.iter().map(|entry| entry_text(table, *entry)).collect();
        let _ = write!(text, " log={}", log.join(","));
    }
    for (key, value) in table.house.changed() {
        let _ = write!(text, " {key}={value}");
    }
    if table.file.is_none() && table.hands.iter().all(Option::is_none) {
        return text;
    }
    let file = table.file.map_or("???".to_owned(), |file| file.to_string());
    let hand = |hand: &Option<Cards>| hand.map_or("?".to_owned(), letters);
    let _ = write!(text, " | {file}:{}", joined(table.hands.iter().map(hand).collect()));
    text
}

pub(crate) fn digit(table: &Table, seat: Seat) -> char {
    table.suspect(seat).letter()
}

fn phase(table: &Table) -> String {
    match table.phase {
        Phase::Take => "t".to_owned(),
        Phase::Lay => "l".to_owned(),
        Phase::Start => "T".to_owned(),
        Phase::Dice => "D".to_owned(),
        Phase::Walk(roll) => format!("M{roll}"),
        Phase::Suspect => format!("S{}", table.pawn(table.mover)),
        Phase::Answer { triple, asked, shows } => {
            format!("R{triple}{}{}", digit(table, asked), if shows { "" } else { "-" })
        }
        Phase::Accuse => "A".to_owned(),
        Phase::Verdict(triple) => format!("V{triple}"),
        Phase::Over(winner) => format!("E{}", winner.map_or('-', |seat| digit(table, seat))),
    }
}

fn flags(table: &Table) -> String {
    let group = |sign: char, seats: SeatSet| {
        let digits: String = Suspect::all()
            .filter(|&suspect| table.player(suspect).is_some_and(|seat| seats.has(seat)))
            .map(Suspect::letter)
            .collect();
        if digits.is_empty() { digits } else { format!("{sign}{digits}") }
    };
    or_none(
        [('s', table.summoned), ('o', table.accused), ('x', table.left)]
            .map(|(sign, seats)| group(sign, seats))
            .concat(),
    )
}

/// `4:12eA-=A`: in turn 4 player 1 suspected 2eA, one passed, the next showed A.
fn entry_text(table: &Table, entry: Entry) -> String {
    let mut text = format!("{}:{}{}", entry.turn, digit(table, entry.seat), entry.triple);
    match entry.what {
        What::Accusation => text.push('!'),
        What::Suspicion { passes, answer } => {
            text.extend((0..passes).map(|_| '-'));
            if let Answer::Shown(card) = answer {
                text.push('=');
                text.push(card.map_or('?', Card::letter));
            }
        }
    }
    text
}
