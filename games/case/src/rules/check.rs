//! What a player may do. It follows from what everybody sees and the player's own hand.

use irrgarten_game::{Seat, Turn};

use crate::action::Action;
use crate::board::{Room, Spot};
use crate::components::{Cards, Triple};
use crate::options::CentreEntry;
use crate::public::{Phase, Public};
use crate::refusal::Refusal;
use crate::walk::reaches;

/// May this seat, which holds these cards, do this now?
pub(super) fn check(public: &Public, seat: Seat, hand: Cards, action: Action) -> Result<(), Refusal> {
    match (public.decides(), public.phase) {
        (Turn::Over(_), _) => Err(Refusal::GameOver),
        _ if matches!(action, Action::Leave(_)) => may_leave(public, seat, action),
        (Turn::Chance, _) => Err(Refusal::WaitForChance),
        (_, Phase::Answer { triple, asked, .. }) => may_answer(public, seat, hand, action, (triple, asked)),
        _ if seat != public.mover => Err(Refusal::NotYourTurn),
        (_, phase) => may_move(public, action, phase),
    }
}

/// K-LEAVE-01: everybody at the table may leave, unless chance is to decide something.
fn may_leave(public: &Public, seat: Seat, action: Action) -> Result<(), Refusal> {
    if public.before_first_turn() || public.left.has(seat) {
        return Err(Refusal::NotPlaying);
    }
    if public.decides() == Turn::Chance {
        return Err(Refusal::WaitForChance);
    }
    if public.players[seat].map(Action::Leave) == Some(action) { Ok(()) } else { Err(Refusal::OtherPlayer) }
}

fn may_answer(
    public: &Public,
    seat: Seat,
    hand: Cards,
    action: Action,
    (triple, asked): (Triple, Seat),
) -> Result<(), Refusal> {
    match action {
        // K-REFUTE-01.
        Action::Show(..) if seat != asked => Err(Refusal::NotAsked),
        _ if seat != asked && seat != public.mover => Err(Refusal::NotYourTurn),
        Action::Show(by, _) if public.players[seat] != Some(by) => Err(Refusal::OtherPlayer),
        // K-REFUTE-03 and K-REFUTE-04.
        Action::Show(_, card) if !triple.cards().has(card) => Err(Refusal::NotNamed),
        Action::Show(_, card) if !hand.has(card) => Err(Refusal::NotInHand),
        Action::Show(..) => Ok(()),
        _ => Err(Refusal::AnswerFirst),
    }
}

/// What the mover may do.
#[expect(clippy::match_same_arms, reason = "every line is a sentence of the rulebook")]
fn may_move(public: &Public, action: Action, phase: Phase) -> Result<(), Refusal> {
    let Some(pawn) = public.pawn(public.mover) else { return may_take(public, action) };
    match (phase, action) {
        (_, Action::Take(_)) => Err(Refusal::SuspectsTaken),
        // K-SETUP-03.
        (Phase::Lay, Action::Lay(exhibit, _)) if public.next_exhibit() != Some(exhibit) => {
            Err(Refusal::OtherExhibit)
        }
        (Phase::Lay, Action::Lay(_, place)) if public.exhibits.contains(&Some(place)) => {
            Err(Refusal::PlaceInUse)
        }
        (Phase::Lay, Action::Lay(..)) => Ok(()),
        (Phase::Lay, _) => Err(Refusal::LayFirst),
        (_, Action::Lay(..)) => Err(Refusal::ExhibitsLaid),
        (_, Action::Show(..)) => Err(Refusal::NotAsked),
        // K-SUSPECT-01 and K-SUSPECT-02.
        (Phase::Suspect, Action::Suspect(triple)) => named_here(pawn, triple),
        (Phase::Suspect, _) => Err(Refusal::SuspectFirst),
        // K-TURN-04.
        (Phase::Start, Action::Roll) => Ok(()),
        (Phase::Start, Action::Passage) => match pawn {
            // K-PASS-02.
            Spot::Room(room) if room.passage().is_some() => Ok(()),
            _ => Err(Refusal::NoPassage),
        },
        (Phase::Start, Action::Suspect(triple)) => {
            // K-SUMMON-02.
            if public.summoned.has(public.mover) { named_here(pawn, triple) } else { no_suspicion(pawn) }
        }
        // K-ACCUSE-03 and K-ACCUSE-04.
        (Phase::Accuse, Action::Accuse(_)) => Ok(()),
        (Phase::Start, Action::Accuse(_)) if pawn == Spot::CENTRE => Ok(()),
        (_, Action::Accuse(_)) => Err(Refusal::NotInCentre),
        (Phase::Accuse, Action::End)
            if pawn == Spot::CENTRE && public.rulings.entry == CentreEntry::Commits =>
        {
            Err(Refusal::MustAccuse)
        }
        (Phase::Accuse, Action::End) => Ok(()),
        (_, Action::End) => Err(Refusal::NothingToEnd),
        (_, Action::Suspect(_)) => no_suspicion(pawn),
        // K-ROLL-01 to K-ROLL-08.
        (Phase::Walk(roll), Action::Go(goal)) => {
            let leads = reaches(pawn, roll, public.taken(public.mover), goal);
            if leads { Ok(()) } else { Err(Refusal::OutOfReach) }
        }
        (Phase::Walk(roll), Action::Stuck) => {
            if public.reach(roll).is_empty() {
                Ok(())
            } else {
                Err(Refusal::MustMove)
            }
        }
        (Phase::Start, Action::Go(_) | Action::Stuck) => Err(Refusal::RollFirst),
        (Phase::Walk(_), Action::Passage) => Err(Refusal::RolledAlready),
        _ => Err(Refusal::TurnHasBegun),
    }
}

/// K-SETUP-01: what the mover may do without a suspect.
fn may_take(public: &Public, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Take(suspect) if public.player(suspect).is_some() => Err(Refusal::AlreadyTaken),
        Action::Take(_) => Ok(()),
        _ => Err(Refusal::TakeFirst),
    }
}

fn named_here(pawn: Spot, triple: Triple) -> Result<(), Refusal> {
    if pawn == Spot::from(triple.place) { Ok(()) } else { Err(Refusal::OtherPlace) }
}

/// K-SUSPECT-08 and K-SUSPECT-09.
fn no_suspicion(pawn: Spot) -> Result<(), Refusal> {
    match pawn {
        Spot::Square(_) | Spot::Room(Room::CENTRE) => Err(Refusal::NoSuspicionHere),
        Spot::Room(_) => Err(Refusal::NotEntered),
    }
}
