//! The checked door between anything one can write down and a position or a view of one.

use irrgarten_game::{Seat, Viewer};
use irrgarten_kit::{Indexed as _, Set};

use crate::board::{Spot, Square};
use crate::components::{Card, Cards, Suspect, hand_size, open_size};
use crate::options::Unrefuted;
use crate::reason::{Evidence, consistent};
use crate::state::{Answer, Entry, MOST_TURNS, Phase, State, Table, What};
use crate::view::{View, owner, seen};

/// The part of a position that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    Players,
    Pawns,
    Exhibits,
    Open,
    Turn,
    Phase,
    Flags,
    Count,
    Log,
    Hidden,
}

/// Why a table is no position: which part, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible {
    pub part: Part,
    pub expected: String,
}

type Verdict = Result<(), Impossible>;

fn demand(holds: bool, part: Part, expected: impl Into<String>) -> Verdict {
    if holds { Ok(()) } else { Err(Impossible { part, expected: expected.into() }) }
}

impl TryFrom<Table> for State {
    type Error = Impossible;

    fn try_from(table: Table) -> Result<State, Impossible> {
        check(&table)?;
        let known = table.file.is_some() && table.hands.iter().all(Option::is_some);
        demand(known, Part::Hidden, "all cards in sight: a position with ? is only a view")?;
        let hidden =
            |entry: &Entry| matches!(entry.what, What::Suspicion { answer: Answer::Shown(None), .. });
        demand(
            !table.log.iter().any(hidden),
            Part::Log,
            "all cards shown: a position with ? is only a view",
        )?;
        Ok(State(table))
    }
}

impl TryFrom<Table> for View {
    type Error = Impossible;

    fn try_from(table: Table) -> Result<View, Impossible> {
        check(&table)?;
        let Some(who) = owner(&table) else {
            return State::try_from(table).map(|state| View(state.0));
        };
        demand(!matches!(table.phase, Phase::Over(_)), Part::Hidden, "all cards in sight after the end")?;
        // Nothing may be seen that this viewer does not see, and nothing hidden that this viewer does see.
        demand(seen(&table, who).0 == table, Part::Hidden, "cards and a case file that one player can see")?;
        let knows_file = table.accused.iter().any(|seat| who.is(seat));
        demand(knows_file == table.file.is_some(), Part::Hidden, "the case file as who accused has seen it")?;
        let sees_all = table.log.iter().all(|entry| {
            let involved = who.is(entry.seat) || table.shower(entry).is_some_and(|seat| who.is(seat));
            !(involved && matches!(entry.what, What::Suspicion { answer: Answer::Shown(None), .. }))
        });
        demand(sees_all, Part::Log, "the cards this player has shown or seen")?;
        if let (Viewer::Seat(seat), Phase::Answer { triple, asked, shows }) = (who, table.phase)
            && seat == asked
        {
            demand(
                shows != table.matching(seat, triple).is_empty(),
                Part::Phase,
                "an answer that fits the hand",
            )?;
        }
        Ok(View(table))
    }
}

/// What holds of every table, seen in full or in part.
fn check(table: &Table) -> Verdict {
    players(table)?;
    pawns(table)?;
    exhibits(table)?;
    cards(table)?;
    flags(table)?;
    phase(table)?;
    log(table)?;
    demand(consistent(&Evidence::of(table)), Part::Log, "answers that some deal of the cards allows")
}

fn players(table: &Table) -> Verdict {
    let seats = || Seat::all(table.seats());
    let twice =
        seats().any(|seat| table.players[seat].is_some_and(|suspect| table.player(suspect) != Some(seat)));
    demand(!twice, Part::Players, "every suspect once")?;
    let missing = seats().find(|&seat| table.players[seat].is_none());
    let in_order =
        missing.is_none_or(|first| seats().skip(first.index()).all(|seat| table.players[seat].is_none()));
    demand(in_order, Part::Players, "suspects taken in seat order")?;
    match (missing, table.phase) {
        (Some(_), Phase::Take) => demand(true, Part::Phase, ""),
        (Some(_), _) => demand(false, Part::Phase, "t, as long as a player has no suspect"),
        (None, Phase::Take) => demand(false, Part::Phase, "another phase: all have a suspect"),
        (None, _) => Ok(()),
    }
}

fn pawns(table: &Table) -> Verdict {
    for suspect in Suspect::all() {
        let spot = table.pawns[suspect.index()];
        let start = Spot::Square(Square::start_of(suspect));
        let in_place = spot.place().is_some();
        let taken = |other: Suspect| other != suspect && table.pawns[other.index()] == spot;
        if matches!(spot, Spot::Square(_)) {
            demand(!Suspect::all().any(taken), Part::Pawns, "one pawn on a square")?;
        }
        let before = matches!(table.phase, Phase::Take | Phase::Lay);
        demand(!before || spot == start, Part::Pawns, "pawns on their start squares before the first turn")?;
        match table.player(suspect) {
            // K-SETUP-02: moved by suspicions only.
            None => demand(
                spot == start || in_place,
                Part::Pawns,
                "a pawn nobody plays on its start or in a place",
            )?,
            // K-LEAVE-03 and K-ACCUSE-03.
            Some(seat) if table.is_out(seat) => {
                demand(
                    !matches!(spot, Spot::Square(_)),
                    Part::Pawns,
                    "pawns of players who are out in rooms",
                )?;
            }
            Some(_) => {}
        }
    }
    Ok(())
}

fn exhibits(table: &Table) -> Verdict {
    let before = matches!(table.phase, Phase::Take | Phase::Lay);
    let laid: Vec<_> = table.exhibits.iter().map_while(|place| *place).collect();
    let rest_open = table.exhibits[laid.len()..].iter().all(Option::is_none);
    demand(rest_open, Part::Exhibits, "exhibits laid out in order")?;
    let apart = laid.iter().enumerate().all(|(nth, place)| !laid[..nth].contains(place));
    demand(!before || apart, Part::Exhibits, "exhibits in different places before the first turn")?;
    let all = laid.len() == table.exhibits.len();
    let choosing = table.phase == Phase::Take && (all || laid.is_empty());
    let fits = choosing || (table.phase == Phase::Lay) != all && table.phase != Phase::Take;
    demand(fits, Part::Phase, "l exactly as long as exhibits are to be laid")?;
    let next = laid.len() % usize::from(table.seats());
    demand(table.phase != Phase::Lay || table.mover.index() == next, Part::Turn, "the next in seat order")
}

fn cards(table: &Table) -> Verdict {
    let seats = table.seats();
    let (held, left_over) = (hand_size(seats), open_size(seats));
    demand(table.open.len() == left_over, Part::Open, format!("{left_over} open cards"))?;
    let mut all = table.open;
    let mut apart = |cards: Cards| {
        let fresh = all.and(cards).is_empty();
        all = all.or(cards);
        demand(fresh, Part::Hidden, "every card once")
    };
    for hand in table.hands.iter().filter_map(|hand| *hand) {
        demand(hand.len() == held, Part::Hidden, format!("{held} cards in every hand"))?;
        apart(hand)?;
    }
    table.file.map_or(Ok(()), |file| apart(file.cards()))?;
    let missing: Cards = Set::full().minus(all);
    let hidden = table.hands.iter().filter(|hand| hand.is_none()).count() * held
        + if table.file.is_none() { 3 } else { 0 };
    demand(missing.len() == hidden, Part::Hidden, "all 21 cards")?;
    let pile = |nth: usize| missing.iter().any(|card: Card| card.pile() == nth);
    let enough = table.file.is_some() || (0..3).all(pile);
    demand(enough, Part::Hidden, "a card of every kind for the case file")
}

fn flags(table: &Table) -> Verdict {
    let before = matches!(table.phase, Phase::Take | Phase::Lay);
    let none = table.summoned.is_empty() && table.accused.is_empty() && table.left.is_empty();
    demand(!before || none, Part::Flags, "- before the first turn")?;
    for seat in table.summoned.iter() {
        let fits = table.pawn(seat).place().is_some() && !table.is_out(seat);
        demand(fits, Part::Flags, "summoned players in places, and not out")?;
        let started = seat == table.mover && table.phase != Phase::Start;
        demand(!started, Part::Flags, "nobody summoned whose turn has begun")?;
    }
    Ok(())
}

fn phase(table: &Table) -> Verdict {
    let pawn = table.pawn(table.mover);
    let asking = matches!(table.phase, Phase::Answer { .. });
    let over = matches!(table.phase, Phase::Over(_));
    let before = matches!(table.phase, Phase::Take | Phase::Lay);
    demand(asking || over || before || !table.is_out(table.mover), Part::Turn, "a player who is not out")?;
    let count = if before { table.turn == 0 } else { (1..=MOST_TURNS).contains(&table.turn) };
    demand(count, Part::Count, format!("a turn from 1 to {MOST_TURNS}"))?;
    demand(asking || over || table.ending().is_none(), Part::Flags, "enough players who are not out")?;
    match table.phase {
        Phase::Suspect => demand(pawn.place().is_some(), Part::Phase, "a suspicion in a place"),
        Phase::Answer { triple, asked, shows } => {
            demand(asked != table.mover, Part::Phase, "another player to answer")?;
            let brought = pawn == Spot::from(triple.place);
            let there = table.pawns[triple.suspect.index()] == Spot::from(triple.place)
                && table.exhibits[triple.exhibit.index()] == Some(triple.place);
            demand(brought && there, Part::Phase, "suspect and exhibit where they were brought")?;
            let known = table.hands[asked].is_some();
            let fits = shows != table.matching(asked, triple).is_empty();
            demand(!known || fits, Part::Phase, "an answer that fits the hand (- for a pass)")
        }
        Phase::Accuse => {
            let last = table.log.last();
            let unrefuted = last.is_some_and(|last| {
                let nobody = matches!(last.what, What::Suspicion { answer: Answer::Nobody, .. });
                (last.turn, last.seat) == (table.turn, table.mover) && nobody && pawn.place().is_some()
            });
            let direct = table.house.unrefuted == Unrefuted::Direct && unrefuted;
            demand(
                pawn == Spot::CENTRE || direct,
                Part::Phase,
                "an accusation in the centre or after a suspicion",
            )
        }
        Phase::Verdict(_) => demand(pawn == Spot::CENTRE, Part::Phase, "an accusation in the centre"),
        Phase::Over(winner) => {
            let sound = winner.is_none_or(|seat| !table.is_out(seat));
            demand(sound, Part::Phase, "a winner who is not out")?;
            let closed = table.turn == MOST_TURNS || table.acting().is_empty();
            demand(winner.is_some() || closed, Part::Phase, "a winner, or all players out")
        }
        _ => Ok(()),
    }
}

fn log(table: &Table) -> Verdict {
    let before = matches!(table.phase, Phase::Take | Phase::Lay);
    demand(!before || table.log.is_empty(), Part::Log, "nothing before the first turn")?;
    let others = table.seats() - 1;
    // A finished suspicion is the last of its turn but for an accusation.
    let mut last: Option<&Entry> = None;
    for entry in table.log.iter() {
        let known = (1..=table.turn).contains(&entry.turn);
        let follows = last.is_none_or(|last| {
            let same = last.turn == entry.turn && last.seat == entry.seat;
            let unanswered = matches!(last.what, What::Suspicion { answer: Answer::Nobody, .. });
            last.turn < entry.turn || same && unanswered && entry.what == What::Accusation
        });
        demand(known && follows, Part::Log, "turns in order, none after the running one")?;
        if let What::Suspicion { passes, answer } = entry.what {
            let fits = match answer {
                Answer::Nobody => passes == others,
                Answer::Shown(card) => {
                    passes < others && card.is_none_or(|card| entry.triple.cards().has(card))
                }
            };
            demand(fits, Part::Log, "passes of all others, or a named card shown")?;
        }
        last = Some(entry);
    }
    let running = last.is_some_and(|last| last.turn == table.turn);
    let ended = matches!(table.phase, Phase::Accuse | Phase::Verdict(_) | Phase::Over(_));
    demand(!running || ended, Part::Log, "nothing yet in the running turn")?;
    for seat in Seat::all(table.seats()) {
        let wrong = table.log.iter().filter(|entry| entry.what == What::Accusation && entry.seat == seat);
        demand(
            wrong.count() == usize::from(table.accused.has(seat)),
            Part::Log,
            "the accusation of everybody who is out",
        )?;
    }
    Ok(())
}
