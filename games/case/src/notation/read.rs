//! Reading a position's text, field by field.

use irrgarten_game::{BadText, PerSeat, Seat, SeatSet};
use irrgarten_kit::{Cursor, List};

use crate::board::Spot;
use crate::components::{Card, Cards, EXHIBITS, Place, SUSPECTS, Suspect, Triple};
use crate::notation::TAG;
use crate::options::House;
use crate::setup::{Impossible, Part};
use crate::state::{Answer, Entry, Log, Phase, Table, What};

/// The words of a position and where they begin, for complaints.
pub(crate) struct Fields<'a> {
    text: &'a str,
    words: Vec<(usize, &'a str)>,
}

/// What a field is called in complaints, in the order of the fields.
const NAMES: [&str; 8] = [
    TAG,
    "the players",
    "the pawns",
    "the exhibits",
    "the open cards",
    "who is on turn",
    "the phase",
    "the flags",
];

impl<'a> Fields<'a> {
    fn of(text: &'a str) -> Fields<'a> {
        let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        Fields { text, words: text.split_ascii_whitespace().map(|word| (start(word), word)).collect() }
    }

    /// Reads the nth word to its end.
    fn read<T>(
        &self,
        nth: usize,
        name: &str,
        read: impl FnOnce(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<T, BadText> {
        let missing = || BadText::new("", self.text.len(), format!("{name} (field {})", nth + 1));
        let &(at, word) = self.words.get(nth).ok_or_else(missing)?;
        whole(word, read).map_err(|bad| bad.shifted(at))
    }

    fn named<T>(
        &self,
        nth: usize,
        read: impl FnOnce(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<T, BadText> {
        self.read(nth, NAMES[nth], read)
    }

    /// The word with the log, if there is one.
    fn place_of(&self, part: Part) -> usize {
        let begins = |word: &str| self.words.iter().position(|(_, other)| other.starts_with(word));
        match part {
            Part::Players => 1,
            Part::Pawns => 2,
            Part::Exhibits => 3,
            Part::Open => 4,
            Part::Turn => 5,
            Part::Phase => 6,
            Part::Flags => 7,
            Part::Count => begins("turn=").unwrap_or(6),
            Part::Log => begins("log=").unwrap_or(6),
            Part::Hidden => self.words.len().saturating_sub(1),
        }
    }

    pub(crate) fn complain(&self, problem: Impossible) -> BadText {
        let (at, word) = self.words.get(self.place_of(problem.part)).copied().unwrap_or_default();
        BadText::new(word, at, problem.expected)
    }
}

fn whole<'a, T>(
    word: &'a str,
    read: impl FnOnce(&mut Cursor<'a>) -> Result<T, BadText>,
) -> Result<T, BadText> {
    let mut cursor = Cursor::new(word);
    let thing = read(&mut cursor)?;
    cursor.end()?;
    Ok(thing)
}

/// Everything the text says, not yet checked against the rest.
pub(crate) fn read(text: &str) -> Result<(Table, Fields<'_>), BadText> {
    let fields = Fields::of(text);
    fields.named(0, |cursor| cursor.expect(TAG))?;
    let players = fields.named(1, read_players)?;
    let pawns = fields.named(2, |cursor| each(cursor, "/", Spot::read))?;
    let exhibits = fields.named(3, |cursor| each(cursor, "", read_exhibit))?;
    let open =
        fields.named(4, |cursor| if cursor.eat("-") { Ok(Cards::EMPTY) } else { read_cards(cursor) })?;
    let begins = u8::from(players.iter().all(Option::is_some) && !exhibits.contains(&None));
    let mut table = Table {
        players,
        pawns,
        exhibits,
        open,
        hands: PerSeat::new(players.seats()),
        file: None,
        mover: Seat::at(0),
        phase: Phase::Take,
        turn: begins,
        summoned: SeatSet::EMPTY,
        accused: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        log: List::new(),
        house: House::default(),
    };
    table.mover = fields.named(5, |cursor| read_mover(&table, cursor))?;
    table.phase = fields.named(6, |cursor| read_phase(&table, cursor))?;
    fields.named(7, |cursor| read_flags(&mut table, cursor))?;
    let mut nth = NAMES.len();
    let mut said = Vec::new();
    while let Some(&(at, word)) = fields.words.get(nth)
        && word != "|"
    {
        let expected = || BadText::new(word, at, "turn=7, log=…, a setting, or | and the cards");
        let (key, value) =
            word.split_once('=').filter(|(key, _)| !said.contains(key)).ok_or_else(expected)?;
        said.push(key);
        let shifted = |bad: BadText| bad.shifted(at + key.len() + 1);
        match key {
            "turn" => table.turn = whole(value, read_count).map_err(shifted)?,
            "log" => table.log = whole(value, |cursor| read_log(&table, cursor)).map_err(shifted)?,
            _ => table.house.set(key, value).ok_or_else(expected)?,
        }
        nth += 1;
    }
    if nth == fields.words.len() {
        // The public sees nothing of what is hidden.
        return Ok((table, fields));
    }
    fields.read(nth, "| and the cards", |cursor| cursor.expect("|"))?;
    (table.file, table.hands) =
        fields.read(nth + 1, "the case file and the hands", |cursor| read_hidden(&table, cursor))?;
    if let Some(&(at, word)) = fields.words.get(nth + 2) {
        return Err(BadText::new(word, at, "the end"));
    }
    Ok((table, fields))
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

fn read_player(table: &Table, cursor: &mut Cursor<'_>) -> Result<Seat, BadText> {
    let start = cursor.clone();
    let suspect = Suspect::read(cursor, "a player's suspect from 1 to 6")?;
    table.player(suspect).ok_or_else(|| start.fail("a suspect that somebody plays"))
}

fn read_mover(table: &Table, cursor: &mut Cursor<'_>) -> Result<Seat, BadText> {
    let open = Seat::all(table.seats()).find(|&seat| table.players[seat].is_none());
    match open {
        Some(seat) => cursor.expect("-").map(|()| seat),
        None => read_player(table, cursor),
    }
}

fn read_phase(table: &Table, cursor: &mut Cursor<'_>) -> Result<Phase, BadText> {
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
            let here = table.pawn(table.mover);
            Place::read(cursor, "the place of the player on turn").and_then(|place| {
                if here == Spot::from(place) {
                    Ok(())
                } else {
                    Err(start.fail(format!("S{here}, where the pawn is")))
                }
            })?;
            Phase::Suspect
        }
        Some('R') => {
            let (triple, asked) = (Triple::read(cursor)?, read_player(table, cursor)?);
            Phase::Answer { triple, asked, shows: !cursor.eat("-") }
        }
        Some('A') => Phase::Accuse,
        Some('V') => Phase::Verdict(Triple::read(cursor)?),
        Some('E') if cursor.eat("-") => Phase::Over(None),
        Some('E') => Phase::Over(Some(read_player(table, cursor)?)),
        _ => return Err(start.fail("a phase: t, l, T, D, M7, SF, R2eF5, A, V2eF or E")),
    })
}

fn read_flags(table: &mut Table, cursor: &mut Cursor<'_>) -> Result<(), BadText> {
    if cursor.eat("-") {
        return Ok(());
    }
    let mut sets = [SeatSet::EMPTY; 3];
    let mut any = false;
    for (sign, set) in ["s", "o", "x"].into_iter().zip(&mut sets) {
        if !cursor.eat(sign) {
            continue;
        }
        any = true;
        while set.is_empty() || cursor.peek().is_some_and(|letter| letter.is_ascii_digit()) {
            let start = cursor.clone();
            let seat = read_player(table, cursor)?;
            if set.has(seat) {
                return Err(start.fail("every player once"));
            }
            *set = set.with(seat);
        }
    }
    [table.summoned, table.accused, table.left] = sets;
    if any { Ok(()) } else { Err(cursor.fail("-, or s, o or x and players")) }
}

fn read_count(cursor: &mut Cursor<'_>) -> Result<u8, BadText> {
    let start = cursor.clone();
    let digits = cursor.while_char(|letter| letter.is_ascii_digit());
    let number = digits.parse().ok().filter(|_| !digits.starts_with('0'));
    number.ok_or_else(|| start.fail("the number of a turn"))
}

fn read_log(table: &Table, cursor: &mut Cursor<'_>) -> Result<Log, BadText> {
    let mut log = Log::new();
    loop {
        let start = cursor.clone();
        let entry = read_entry(table, cursor)?;
        log.try_push(entry).ok_or_else(|| start.fail("fewer lines"))?;
        if !cursor.eat(",") {
            return Ok(log);
        }
    }
}

fn read_entry(table: &Table, cursor: &mut Cursor<'_>) -> Result<Entry, BadText> {
    let turn = read_count(cursor)?;
    cursor.expect(":")?;
    let (seat, triple) = (read_player(table, cursor)?, Triple::read(cursor)?);
    if cursor.eat("!") {
        return Ok(Entry { turn, seat, triple, what: What::Accusation });
    }
    let start = cursor.clone();
    let passes = cursor.while_char(|letter| letter == '-').len();
    let passes = u8::try_from(passes).ok().filter(|&passes| passes < table.seats());
    let passes = passes.ok_or_else(|| start.fail("at most one - for every other player"))?;
    let answer = match cursor.eat("=") {
        false => Answer::Nobody,
        true if cursor.eat("?") => Answer::Shown(None),
        true => Answer::Shown(Some(Card::read(cursor)?)),
    };
    Ok(Entry { turn, seat, triple, what: What::Suspicion { passes, answer } })
}

type Hidden = (Option<Triple>, PerSeat<Option<Cards>>);

fn read_hidden(table: &Table, cursor: &mut Cursor<'_>) -> Result<Hidden, BadText> {
    let file = if cursor.eat("???") { None } else { Some(Triple::read(cursor)?) };
    cursor.expect(":")?;
    let mut hands = PerSeat::new(table.seats());
    for seat in Seat::all(table.seats()) {
        if seat.index() > 0 {
            cursor.expect("/")?;
        }
        hands[seat] = if cursor.eat("?") { None } else { Some(read_cards(cursor)?) };
    }
    Ok((file, hands))
}

const _: () = assert!(EXHIBITS == 6 && SUSPECTS == 6, "six letters each in the notation");
