//! Reading a position's text, field by field.

use irrgarten_game::{BadText, Game as _, PerSeat, Seat, SeatSet};
use irrgarten_kit::{Cursor, Fields};

use crate::Case;
use crate::board::Spot;
use crate::components::{Card, Cards, EXHIBITS, Place, SUSPECTS, Suspect, Triple};
use crate::log::{Answer, Entry, Log, What};
use crate::options::Rulings;
use crate::public::{Phase, Public};
use crate::setup::Setup;

/// What a field is called in complaints, in the order of the fields.
const NAMES: &[&str] = &[
    "case/1",
    "the players",
    "the pawns",
    "the exhibits",
    "the open cards",
    "the player on turn",
    "the phase",
    "the flags",
];

/// Everything the text says, not yet checked against the rest.
pub(super) fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let fields = Fields::of(text, NAMES);
    fields.read_tag(&Case::META)?;
    let players = fields.read(1, read_players)?;
    let pawns = fields.read(2, |cursor| each(cursor, "/", Spot::read))?;
    let exhibits = fields.read(3, |cursor| each(cursor, "", read_exhibit))?;
    let open =
        fields.read(4, |cursor| if cursor.eat("-") { Ok(Cards::EMPTY) } else { read_cards(cursor) })?;
    let begins = u8::from(players.iter().all(Option::is_some) && !exhibits.contains(&None));
    let mut public = Public {
        players,
        pawns,
        exhibits,
        open,
        mover: Seat::at(0),
        phase: Phase::Take,
        turn: begins,
        summoned: SeatSet::EMPTY,
        accused: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        log: Log::new(),
        rulings: Rulings::default(),
    };
    public.mover = fields.read(5, |cursor| read_mover(&public, cursor))?;
    public.phase = fields.read(6, |cursor| read_phase(&public, cursor))?;
    [public.summoned, public.accused, public.left] = fields.read(7, |cursor| read_flags(&public, cursor))?;
    let bar = fields.rest().iter().position(|&(_, word)| word == "|").unwrap_or(fields.rest().len());
    let (more, hidden) = fields.rest().split_at(bar);
    let shown = read_more(&mut public, more)?;
    let (file, hands) = match *hidden {
        // The public sees nothing of what is hidden.
        [] => (None, PerSeat::new(public.seats())),
        [_] => return Err(BadText::new("", text.len(), "the case file and the hands")),
        [_, (at, word)] => {
            Cursor::whole(word, |cursor| read_hidden(&public, cursor)).map_err(|bad| bad.shifted(at))?
        }
        [_, _, (at, word), ..] => return Err(BadText::new(word, at, "the end")),
    };
    Ok((Setup { public, hands, file, shown }, fields))
}

/// The words between the fields and the hidden cards, in any order: the turn, the history, and settings that are not
/// the default. Returns the cards that were shown in the history.
fn read_more(public: &mut Public, words: &[(usize, &str)]) -> Result<Vec<Option<Card>>, BadText> {
    let mut shown = Vec::new();
    let mut said = Vec::new();
    for &(at, word) in words {
        let expected = || BadText::new(word, at, "turn=7, log=…, a setting, or | and the cards");
        let (key, value) =
            word.split_once('=').filter(|(key, _)| !said.contains(key)).ok_or_else(expected)?;
        said.push(key);
        let shifted = |bad: BadText| bad.shifted(at + key.len() + 1);
        match key {
            "turn" => public.turn = Cursor::whole(value, read_count).map_err(shifted)?,
            "log" => {
                let read = Cursor::whole(value, |cursor| read_log(public, cursor)).map_err(shifted)?;
                (public.log, shown) = read;
            }
            _ => public.rulings.set(key, value).ok_or_else(expected)?,
        }
    }
    Ok(shown)
}

fn each<T: Copy, const N: usize>(
    cursor: &mut Cursor<'_>,
    between: &str,
    mut read: impl FnMut(&mut Cursor<'_>) -> Result<T, BadText>,
) -> Result<[T; N], BadText> {
    let first = read(cursor)?;
    let mut all = [first; N];
    for thing in &mut all[1..] {
        cursor.expect(between)?;
        *thing = read(cursor)?;
    }
    Ok(all)
}

fn read_players(cursor: &mut Cursor<'_>) -> Result<PerSeat<Option<Suspect>>, BadText> {
    let seats = cursor.rest().len();
    if !(2..=SUSPECTS).contains(&seats) {
        return Err(cursor.fail("the suspects of 2 to 6 players"));
    }
    let mut players = PerSeat::new(seats as u8);
    for seat in Seat::all(seats as u8) {
        let taken = !cursor.eat("-");
        players[seat] = taken.then(|| Suspect::read(cursor, "a suspect from 1 to 6, or -")).transpose()?;
    }
    Ok(players)
}

fn read_exhibit(cursor: &mut Cursor<'_>) -> Result<Option<Place>, BadText> {
    if cursor.eat("-") { Ok(None) } else { Place::read(cursor, "a place from A to I, or -").map(Some) }
}

/// One card or more, each once.
fn read_cards(cursor: &mut Cursor<'_>) -> Result<Cards, BadText> {
    let mut cards = Cards::EMPTY;
    while cards.is_empty() || cursor.peek().is_some_and(|letter| letter.is_ascii_alphanumeric()) {
        let start = cursor.clone();
        if !cards.add(Card::read(cursor)?) {
            return Err(start.fail("every card once"));
        }
    }
    Ok(cards)
}

fn read_player(public: &Public, cursor: &mut Cursor<'_>) -> Result<Seat, BadText> {
    let start = cursor.clone();
    let suspect = Suspect::read(cursor, "a player's suspect from 1 to 6")?;
    public.player(suspect).ok_or_else(|| start.fail("a suspect that somebody plays"))
}

fn read_mover(public: &Public, cursor: &mut Cursor<'_>) -> Result<Seat, BadText> {
    let open = Seat::all(public.seats()).find(|&seat| public.players[seat].is_none());
    match open {
        Some(seat) => cursor.expect("-").map(|()| seat),
        None => read_player(public, cursor),
    }
}

fn read_phase(public: &Public, cursor: &mut Cursor<'_>) -> Result<Phase, BadText> {
    let start = cursor.clone();
    Ok(match cursor.next_char() {
        Some('t') => Phase::Take,
        Some('l') => Phase::Lay,
        Some('T') => Phase::Start,
        Some('D') => Phase::Dice,
        Some('M') => {
            let digits = cursor.while_char(|letter| letter.is_ascii_digit());
            let roll =
                digits.parse().ok().filter(|roll: &u8| (2..=12).contains(roll) && !digits.starts_with('0'));
            Phase::Walk(roll.ok_or_else(|| start.fail("a roll from M2 to M12"))?)
        }
        Some('S') => {
            let here = public.pawn(public.mover).ok_or_else(|| start.fail("a player on turn with a pawn"))?;
            if here != Spot::from(Place::read(cursor, "the place of the player on turn")?) {
                return Err(start.fail(format!("S{here}, where the pawn is")));
            }
            Phase::Suspect
        }
        Some('R') => {
            let (triple, asked) = (Triple::read(cursor)?, read_player(public, cursor)?);
            Phase::Answer { triple, asked, shows: !cursor.eat("-") }
        }
        Some('A') => Phase::Accuse,
        Some('V') => Phase::Verdict(Triple::read(cursor)?),
        Some('E') if cursor.eat("-") => Phase::Over(None),
        Some('E') => Phase::Over(Some(read_player(public, cursor)?)),
        _ => return Err(start.fail("a phase: t, l, T, D, M7, SF, R2eF5, A, V2eF or E")),
    })
}

fn read_flags(public: &Public, cursor: &mut Cursor<'_>) -> Result<[SeatSet; 3], BadText> {
    let mut sets = [SeatSet::EMPTY; 3];
    if cursor.eat("-") {
        return Ok(sets);
    }
    let mut any = false;
    for (sign, set) in ["s", "o", "x"].into_iter().zip(&mut sets) {
        if !cursor.eat(sign) {
            continue;
        }
        any = true;
        while set.is_empty() || cursor.peek().is_some_and(|letter| letter.is_ascii_digit()) {
            let start = cursor.clone();
            let seat = read_player(public, cursor)?;
            if set.has(seat) {
                return Err(start.fail("every player once"));
            }
            *set = set.with(seat);
        }
    }
    if any { Ok(sets) } else { Err(cursor.fail("-, or s, o or x and players")) }
}

fn read_count(cursor: &mut Cursor<'_>) -> Result<u8, BadText> {
    let start = cursor.clone();
    let digits = cursor.while_char(|letter| letter.is_ascii_digit());
    let number = digits.parse().ok().filter(|_| !digits.starts_with('0'));
    number.ok_or_else(|| start.fail("the number of a turn"))
}

/// The history, and the card of every suspicion that was answered with one.
fn read_log(public: &Public, cursor: &mut Cursor<'_>) -> Result<(Log, Vec<Option<Card>>), BadText> {
    let (mut log, mut shown) = (Log::new(), Vec::new());
    loop {
        let start = cursor.clone();
        let (turn, seat, triple) = read_head(public, cursor)?;
        let what = if cursor.eat("!") { What::Accusation } else { read_answer(public, cursor, &mut shown)? };
        log.try_push(Entry { turn, seat, triple, what }).ok_or_else(|| start.fail("fewer lines"))?;
        if !cursor.eat(",") {
            return Ok((log, shown));
        }
    }
}

/// `4:12eA`: in turn 4 player 1 named 2eA.
fn read_head(public: &Public, cursor: &mut Cursor<'_>) -> Result<(u8, Seat, Triple), BadText> {
    let turn = read_count(cursor)?;
    cursor.expect(":")?;
    Ok((turn, read_player(public, cursor)?, Triple::read(cursor)?))
}

/// `-=A`: one player passed, the next one showed A.
fn read_answer(
    public: &Public,
    cursor: &mut Cursor<'_>,
    shown: &mut Vec<Option<Card>>,
) -> Result<What, BadText> {
    let start = cursor.clone();
    let passes = cursor.while_char(|letter| letter == '-').len();
    let passes = u8::try_from(passes).ok().filter(|&passes| passes < public.seats());
    let passes = passes.ok_or_else(|| start.fail("at most one - for every other player"))?;
    if !cursor.eat("=") {
        return Ok(What::Suspicion { passes, answer: Answer::Nobody });
    }
    shown.push(if cursor.eat("?") { None } else { Some(Card::read(cursor)?) });
    Ok(What::Suspicion { passes, answer: Answer::Shown })
}

type Hidden = (Option<Triple>, PerSeat<Option<Cards>>);

fn read_hidden(public: &Public, cursor: &mut Cursor<'_>) -> Result<Hidden, BadText> {
    let file = if cursor.eat("???") { None } else { Some(Triple::read(cursor)?) };
    cursor.expect(":")?;
    let mut hands = PerSeat::new(public.seats());
    for seat in Seat::all(public.seats()) {
        if seat.index() > 0 {
            cursor.expect("/")?;
        }
        hands[seat] = if cursor.eat("?") { None } else { Some(read_cards(cursor)?) };
    }
    Ok((file, hands))
}

const _: () = assert!(EXHIBITS == 6 && SUSPECTS == 6, "six letters each in the notation");
