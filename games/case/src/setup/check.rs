//! What holds of every position, written in full or in part.

use std::fmt::Display;

use irrgarten_game::Seat;
use irrgarten_kit::{Impossible, Indexed as _, Set};

use super::{Part, Setup};
use crate::board::{Spot, Square};
use crate::components::{Card, Cards, SUSPECTS, Suspect, hand_size, open_size};
use crate::log::{Answer, Entry, MOST_TURNS, What};
use crate::options::{AccusationMoves, Unrefuted};
use crate::public::{Phase, Public};
use crate::reason::{Evidence, consistent};

type Verdict = Result<(), Impossible<Part>>;

fn demand(holds: bool, part: Part, expected: impl Display) -> Verdict {
    Impossible::unless(holds, part, expected)
}

pub(crate) fn check(setup: &Setup) -> Verdict {
    let public = &setup.public;
    players(public)?;
    pawns(public)?;
    exhibits(public)?;
    cards(setup)?;
    flags(public)?;
    phase(setup)?;
    log(setup)?;
    demand(consistent(&Evidence::written(setup)), Part::Log, "answers that some deal of the cards allows")
}

fn players(public: &Public) -> Verdict {
    let seats = || Seat::all(public.seats());
    demand((2..=SUSPECTS).contains(&seats().count()), Part::Players, "the suspects of 2 to 6 players")?;
    let twice =
        seats().any(|seat| public.players[seat].is_some_and(|suspect| public.player(suspect) != Some(seat)));
    demand(!twice, Part::Players, "every suspect once")?;
    let missing = seats().find(|&seat| public.players[seat].is_none());
    let in_order =
        missing.is_none_or(|first| seats().skip(first.index()).all(|seat| public.players[seat].is_none()));
    demand(in_order, Part::Players, "suspects taken in seat order")?;
    match (missing, public.phase) {
        (Some(_), Phase::Take) => demand(true, Part::Phase, ""),
        (Some(_), _) => demand(false, Part::Phase, "t, as long as a player has no suspect"),
        (None, Phase::Take) => demand(false, Part::Phase, "another phase: all have a suspect"),
        (None, _) => Ok(()),
    }
}

fn pawns(public: &Public) -> Verdict {
    for suspect in Suspect::all() {
        let spot = public.pawns[suspect.index()];
        let start = Spot::Square(Square::start_of(suspect));
        let in_place = spot.place().is_some();
        let taken = |other: Suspect| other != suspect && public.pawns[other.index()] == spot;
        if matches!(spot, Spot::Square(_)) {
            demand(!Suspect::all().any(taken), Part::Pawns, "one pawn on a square")?;
        }
        let before = public.before_first_turn();
        demand(!before || spot == start, Part::Pawns, "pawns on their start squares before the first turn")?;
        match public.player(suspect) {
            // K-SETUP-02: moved by suspicions only.
            None => demand(
                spot == start || in_place,
                Part::Pawns,
                "a pawn nobody plays on its start or in a place",
            )?,
            // K-LEAVE-03 and K-ACCUSE-03.
            Some(seat) if public.is_out(seat) => {
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

fn exhibits(public: &Public) -> Verdict {
    let before = public.before_first_turn();
    let laid: Vec<_> = public.exhibits.iter().map_while(|place| *place).collect();
    let rest_open = public.exhibits[laid.len()..].iter().all(Option::is_none);
    demand(rest_open, Part::Exhibits, "exhibits laid out in order")?;
    let apart = laid.iter().enumerate().all(|(nth, place)| !laid[..nth].contains(place));
    demand(!before || apart, Part::Exhibits, "exhibits in different places before the first turn")?;
    let all = laid.len() == public.exhibits.len();
    let choosing = public.phase == Phase::Take && (all || laid.is_empty());
    let fits = choosing || (public.phase == Phase::Lay) != all && public.phase != Phase::Take;
    demand(fits, Part::Phase, "l exactly as long as exhibits are to be laid")?;
    let next = laid.len() % usize::from(public.seats());
    demand(public.phase != Phase::Lay || public.mover.index() == next, Part::Turn, "the next in seat order")
}

fn cards(setup: &Setup) -> Verdict {
    let (seats, open) = (setup.public.seats(), setup.public.open);
    demand(setup.hands.seats() == seats, Part::Hidden, "a hand of every player")?;
    let (held, left_over) = (hand_size(seats), open_size(seats));
    demand(open.len() == left_over, Part::Open, format_args!("{left_over} open cards"))?;
    let mut all = open;
    let mut apart = |cards: Cards| {
        let fresh = all.and(cards).is_empty();
        all = all.or(cards);
        demand(fresh, Part::Hidden, "every card once")
    };
    for hand in setup.hands.iter().filter_map(|hand| *hand) {
        demand(hand.len() == held, Part::Hidden, format_args!("{held} cards in every hand"))?;
        apart(hand)?;
    }
    setup.file.map_or(Ok(()), |file| apart(file.cards()))?;
    let missing: Cards = Set::full().minus(all);
    let hidden = setup.hands.iter().filter(|hand| hand.is_none()).count() * held
        + if setup.file.is_none() { 3 } else { 0 };
    demand(missing.len() == hidden, Part::Hidden, "all 21 cards")?;
    let pile = |nth: usize| missing.iter().any(|card: Card| card.pile() == nth);
    let enough = setup.file.is_some() || (0..3).all(pile);
    demand(enough, Part::Hidden, "a card of every kind for the case file")
}

fn flags(public: &Public) -> Verdict {
    let before = public.before_first_turn();
    let none = public.summoned.is_empty() && public.accused.is_empty() && public.left.is_empty();
    demand(!before || none, Part::Flags, "- before the first turn")?;
    for seat in public.summoned.iter() {
        let fits = public.pawn(seat).and_then(Spot::place).is_some() && !public.is_out(seat);
        demand(fits, Part::Flags, "summoned players in places, and not out")?;
        let started = seat == public.mover && public.phase != Phase::Start;
        demand(!started, Part::Flags, "nobody summoned whose turn has begun")?;
    }
    Ok(())
}

fn phase(setup: &Setup) -> Verdict {
    let public = &setup.public;
    let pawn = public.pawn(public.mover);
    let in_place = pawn.and_then(Spot::place).is_some();
    let in_centre = pawn == Some(Spot::CENTRE);
    let asking = matches!(public.phase, Phase::Answer { .. });
    let over = public.is_over();
    let before = public.before_first_turn();
    demand(asking || over || before || !public.is_out(public.mover), Part::Turn, "a player who is not out")?;
    let count = if before { public.turn == 0 } else { (1..=MOST_TURNS).contains(&public.turn) };
    demand(count, Part::Count, format_args!("a turn from 1 to {MOST_TURNS}"))?;
    demand(over || public.ending().is_none(), Part::Flags, "enough players who are not out")?;
    match public.phase {
        Phase::Suspect => demand(in_place, Part::Phase, "a suspicion in a place"),
        Phase::Answer { triple, asked, shows } => {
            demand(asked != public.mover, Part::Phase, "another player to answer")?;
            let brought = pawn == Some(triple.place.into());
            demand(
                brought && public.has_brought(triple),
                Part::Phase,
                "suspect and exhibit where they were brought",
            )?;
            let fits = setup.hands[asked].is_none_or(|hand| shows != hand.and(triple.cards()).is_empty());
            demand(fits, Part::Phase, "an answer that fits the hand (- for a pass)")
        }
        Phase::Accuse => {
            let last = public.log.last();
            let unrefuted = last.is_some_and(|last| {
                let own = (last.turn, last.seat) == (public.turn, public.mover);
                own && last.is_unanswered() && in_place
            });
            let direct = public.rulings.unrefuted == Unrefuted::Direct && unrefuted;
            demand(in_centre || direct, Part::Phase, "an accusation in the centre or after a suspicion")
        }
        Phase::Verdict(triple) => {
            let moves = public.rulings.accusation_moves == AccusationMoves::Yes;
            // K-ACCUSE-08: a player who accuses the own suspect is brought to the place.
            let own = moves && Some(triple.suspect) == public.players[public.mover];
            demand(own || in_centre, Part::Phase, "an accusation in the centre")?;
            let brought = !moves || public.has_brought(triple);
            demand(brought, Part::Phase, "suspect and exhibit where they were brought")
        }
        Phase::Over(winner) => {
            let plays = winner.is_none_or(|seat| !public.is_out(seat));
            demand(plays, Part::Phase, "a winner who is not out")?;
            let closed = public.turn == MOST_TURNS || public.acting().is_empty();
            demand(winner.is_some() || closed, Part::Phase, "a winner, or all players out")
        }
        _ => Ok(()),
    }
}

fn log(setup: &Setup) -> Verdict {
    let public = &setup.public;
    let before = public.before_first_turn();
    demand(!before || public.log.is_empty(), Part::Log, "nothing before the first turn")?;
    let others = public.seats() - 1;
    // A finished suspicion is the last of its turn but for an accusation.
    let mut last: Option<&Entry> = None;
    let mut shown = setup.shown.iter();
    for entry in public.log.iter() {
        let known = (1..=public.turn).contains(&entry.turn);
        let follows = last.is_none_or(|last| {
            let same = last.turn == entry.turn && last.seat == entry.seat;
            last.turn < entry.turn || same && last.is_unanswered() && entry.what == What::Accusation
        });
        demand(known && follows, Part::Log, "turns in order, none after the running one")?;
        if let What::Suspicion { passes, answer } = entry.what {
            let fits = match answer {
                Answer::Nobody => passes == others,
                Answer::Shown => {
                    let card = shown.next().copied();
                    passes < others
                        && card.is_some_and(|card| card.is_none_or(|card| entry.triple.cards().has(card)))
                }
            };
            demand(fits, Part::Log, "passes of all others, or a named card shown")?;
        }
        last = Some(entry);
    }
    demand(shown.next().is_none(), Part::Log, "as many cards as were shown")?;
    let running = last.is_some_and(|last| last.turn == public.turn);
    let ended = matches!(public.phase, Phase::Accuse | Phase::Verdict(_) | Phase::Over(_));
    demand(!running || ended, Part::Log, "nothing yet in the running turn")?;
    for seat in Seat::all(public.seats()) {
        let wrong = public.log.iter().filter(|entry| entry.what == What::Accusation && entry.seat == seat);
        demand(
            wrong.count() <= usize::from(public.accused.has(seat)),
            Part::Log,
            "one accusation at most, and only of players who are out by it",
        )?;
    }
    Ok(())
}
