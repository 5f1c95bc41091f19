//! Reading a position's text, field by field.

use irrgarten_game::{BadText, Seat, SeatSet};
use irrgarten_kit::{Cursor, Openings};

use crate::action::read_card;
use crate::components::{Arrow, Cards, Colour, EXTENT, MAGIC, Magic, Square, TREASURES, Tower, Treasure};
use crate::notation::TAG;
use crate::setup::{Deck, Hand, Impossible, Part, Place, Setup};
use crate::state::Stage;

/// The words of a position and where they begin, for complaints.
pub(crate) struct Fields<'a> {
    text: &'a str,
    words: Vec<(usize, &'a str)>,
}

/// What a field is called in complaints, in the order of the fields.
const NAMES: [&str; 12] = [
    "tower1",
    "std or kids",
    "the board",
    "the free tower",
    "the pawns",
    "the treasures",
    "the rune cards",
    "the hands",
    "the draw pile",
    "the discard pile",
    "the turn",
    "the barred arrow",
];

impl<'a> Fields<'a> {
    fn of(text: &'a str) -> Fields<'a> {
        let words = text.split_ascii_whitespace();
        let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        Fields { text, words: words.map(|word| (start(word), word)).collect() }
    }

    /// Reads the nth word to its end.
    fn read<T>(
        &self,
        nth: usize,
        read: impl FnOnce(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<T, BadText> {
        let missing = || BadText::new("", self.text.len(), format!("{} (field {})", NAMES[nth], nth + 1));
        let &(at, word) = self.words.get(nth).ok_or_else(missing)?;
        let mut cursor = Cursor::new(word);
        let thing = read(&mut cursor).and_then(|thing| cursor.end().map(|()| thing));
        thing.map_err(|bad| bad.shifted(at))
    }

    pub(crate) fn complain(&self, problem: Impossible) -> BadText {
        let nth = match problem.part {
            Part::Board => 2,
            Part::Free => 3,
            Part::Pawns => 4,
            Part::Treasures => 5,
            Part::Hands => 7,
            Part::Deck => 8,
            Part::Discard => 9,
            Part::Turn => 10,
            Part::Barred => 11,
        };
        let (at, word) = self.words.get(nth).copied().unwrap_or_default();
        BadText::new(word, at, problem.expected)
    }
}

/// Everything the text says, not yet checked against the rest.
pub(crate) fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let fields = Fields::of(text);
    fields.read(0, |cursor| {
        if cursor.rest() == TAG { cursor.expect(TAG) } else { Err(cursor.fail(format!("a position: {TAG}"))) }
    })?;
    let towers = fields.read(2, read_board)?;
    let free = fields.read(3, |cursor| read_tower(cursor).map(|(tower, _)| tower))?;
    let pawns =
        fields.read(4, |cursor| list(cursor, |cursor| Ok((read_colour(cursor)?, Square::read(cursor)?))))?;
    let colours: Vec<Colour> = pawns.iter().map(|(colour, _)| *colour).collect();
    let table = Table { colours };
    if !(2..=Colour::ALL.len()).contains(&pawns.len()) {
        return Err(fields.complain(Impossible { part: Part::Pawns, expected: "2 to 4 pawns".to_owned() }));
    }
    let kids = fields.read(1, |cursor| table.read_kids(cursor))?;
    let piles = fields.read(5, |cursor| table.each(cursor, read_pile))?;
    let runes =
        fields.read(6, |cursor| pawns.iter().map(|_| read_rune(cursor)).collect::<Result<Vec<_>, _>>())?;
    let hands = fields.read(7, |cursor| table.each(cursor, read_hand))?;
    let deck = fields.read(8, read_deck)?;
    let discard = fields.read(9, read_cards)?;
    let stage = fields.read(10, |cursor| table.read_stage(cursor))?;
    let barred =
        fields.read(11, |cursor| if cursor.eat("-") { Ok(None) } else { Arrow::read(cursor).map(Some) })?;
    let mut setup = Setup {
        towers,
        free,
        places: Vec::new(),
        deck,
        discard,
        stage,
        barred,
        stay_finds: true,
        round: None,
    };
    for nth in 12..fields.words.len() {
        let (at, word) = fields.words[nth];
        match word.split_once('=') {
            Some(("stay_finds", "no")) if setup.stay_finds => setup.stay_finds = false,
            Some(("equal", colour)) if setup.round.is_none() => {
                let mut cursor = Cursor::new(colour);
                let seat = table.read_seat(&mut cursor).and_then(|seat| cursor.end().map(|()| seat));
                setup.round = Some(seat.map_err(|bad| bad.shifted(at + "equal=".len()))?);
            }
            _ => return Err(BadText::new(word, at, "the end, stay_finds=no or equal=R")),
        }
    }
    let seats = Seat::all(pawns.len() as u8).zip(pawns).zip(piles).zip(runes.into_iter().zip(hands));
    let places = seats.map(|(((seat, (colour, pawn)), (found, pile)), (rune_done, hand))| Place {
        colour,
        pawn,
        found,
        pile,
        rune_done,
        hand,
        kid: kids.has(seat),
    });
    setup.places = places.collect();
    Ok((setup, fields))
}

/// The colours in seat order.
struct Table {
    colours: Vec<Colour>,
}

impl Table {
    /// A thing for every seat, with commas between.
    fn each<T>(
        &self,
        cursor: &mut Cursor<'_>,
        mut read: impl FnMut(&mut Cursor<'_>) -> Result<T, BadText>,
    ) -> Result<Vec<T>, BadText> {
        let mut things = Vec::new();
        for nth in 0..self.colours.len() {
            if nth > 0 {
                cursor.expect(",")?;
            }
            things.push(read(cursor)?);
        }
        Ok(things)
    }

    fn read_seat(&self, cursor: &mut Cursor<'_>) -> Result<Seat, BadText> {
        let start = cursor.clone();
        let colour = read_colour(cursor)?;
        let nth = self.colours.iter().position(|&other| other == colour);
        nth.map(Seat::at).ok_or_else(|| start.fail("a colour that has a pawn"))
    }

    /// One colour or more, each once.
    fn read_seats(&self, cursor: &mut Cursor<'_>) -> Result<SeatSet, BadText> {
        let mut seats = SeatSet::only(self.read_seat(cursor)?);
        while cursor.peek().is_some_and(|letter| letter.is_ascii_uppercase()) {
            let start = cursor.clone();
            let seat = self.read_seat(cursor)?;
            if seats.has(seat) {
                return Err(start.fail("every colour once"));
            }
            seats = seats.with(seat);
        }
        Ok(seats)
    }

    fn read_kids(&self, cursor: &mut Cursor<'_>) -> Result<SeatSet, BadText> {
        if cursor.eat("std") {
            Ok(SeatSet::EMPTY)
        } else if cursor.eat("kids:") {
            self.read_seats(cursor)
        } else if cursor.eat("kids") {
            Ok(SeatSet::all(self.colours.len() as u8))
        } else {
            Err(cursor.fail("std, kids, or kids: and colours"))
        }
    }

    fn read_stage(&self, cursor: &mut Cursor<'_>) -> Result<Stage, BadText> {
        let start = cursor.clone();
        let seats = self.read_seats(cursor)?;
        cursor.expect(".")?;
        if cursor.eat("won") {
            return Ok(Stage::Won(seats));
        }
        let one = seats.iter().next().filter(|_| seats.len() == 1);
        let one = one.ok_or_else(|| start.fail("one colour on turn"))?;
        match cursor.next_char() {
            Some('s') => Ok(Stage::Slide(one)),
            Some('m') => Ok(Stage::Move(one)),
            Some('d') => Ok(Stage::Draw(one)),
            _ => Err(start.fail("a turn such as R.s, R.m, R.d or R.won")),
        }
    }
}

fn read_colour(cursor: &mut Cursor<'_>) -> Result<Colour, BadText> {
    let colour = cursor.peek().and_then(Colour::from_letter);
    let colour = colour.ok_or_else(|| cursor.fail("a colour: R, B, G or Y"))?;
    cursor.next_char();
    Ok(colour)
}

/// Things with commas between.
fn list<'a, T>(
    cursor: &mut Cursor<'a>,
    mut read: impl FnMut(&mut Cursor<'a>) -> Result<T, BadText>,
) -> Result<Vec<T>, BadText> {
    let mut things = vec![read(cursor)?];
    while cursor.eat(",") {
        things.push(read(cursor)?);
    }
    Ok(things)
}

/// Rows of dots and movable towers, each where it belongs.
fn read_board(cursor: &mut Cursor<'_>) -> Result<Vec<(Tower, Openings)>, BadText> {
    let mut towers = Vec::new();
    for square in Square::all() {
        if square.column() == 0 && square.row() > 0 {
            cursor.expect("/")?;
        }
        if Tower::fixed_on(square).is_some() {
            cursor.expect(".")?;
        } else {
            towers.push(read_tower(cursor)?);
        }
    }
    debug_assert!(towers.len() < EXTENT * EXTENT, "some towers are fixed");
    Ok(towers)
}

fn read_tower(cursor: &mut Cursor<'_>) -> Result<(Tower, Openings), BadText> {
    let start = cursor.clone();
    let openings = Openings::read(cursor)?;
    let height = cursor.next_char().and_then(|height| height.to_digit(10)).unwrap_or_default();
    let treasure = match cursor.next_char() {
        Some('-') => Some(None),
        letter => letter.and_then(Treasure::from_letter).map(Some),
    };
    let tower = treasure.and_then(|treasure| Tower::looking_like(openings, height as u8, treasure));
    let tower = tower.ok_or_else(|| start.fail("one of the 17 movable towers, such as 31E or 52-"))?;
    Ok((tower, openings))
}

type Cardless = (Vec<Treasure>, Vec<Option<Treasure>>);

/// `E|JBACH`
fn read_pile(cursor: &mut Cursor<'_>) -> Result<Cardless, BadText> {
    let found = read_treasures(cursor, false)?.into_iter().flatten().collect();
    cursor.expect("|")?;
    Ok((found, read_treasures(cursor, true)?))
}

fn read_treasures(cursor: &mut Cursor<'_>, hidden: bool) -> Result<Vec<Option<Treasure>>, BadText> {
    let mut cards = Vec::new();
    if cursor.eat("-") {
        return Ok(cards);
    }
    loop {
        let card = match cursor.peek() {
            Some('?') if hidden => Some(None),
            letter => letter.and_then(Treasure::from_letter).map(Some),
        };
        match card {
            Some(card) if cards.len() < TREASURES => cards.push(card),
            _ if cards.is_empty() => return Err(cursor.fail("treasures from A to L, or - for none")),
            _ => return Ok(cards),
        }
        cursor.next_char();
    }
}

fn read_rune(cursor: &mut Cursor<'_>) -> Result<bool, BadText> {
    if cursor.eat("+") {
        Ok(true)
    } else {
        cursor.expect("-").map(|()| false).map_err(|_| cursor.fail("+ or - for every seat"))
    }
}

fn read_hand(cursor: &mut Cursor<'_>) -> Result<Hand, BadText> {
    if cursor.eat("?") {
        return read_count(cursor).map(Hand::Closed);
    }
    let cards = read_cards(cursor)?;
    Ok(Hand::Open(cards.into_iter().collect::<Cards>()))
}

fn read_count(cursor: &mut Cursor<'_>) -> Result<usize, BadText> {
    let expected = format!("a number of cards from 1 to {MAGIC}");
    let start = cursor.clone();
    let count = usize::try_from(cursor.number(&expected)?).ok();
    count.filter(|count| (1..=MAGIC).contains(count)).ok_or_else(|| start.fail(expected))
}

fn read_deck(cursor: &mut Cursor<'_>) -> Result<Deck, BadText> {
    if !cursor.eat("?") {
        return read_cards(cursor)
            .map(|cards| if cards.is_empty() { Deck::Count(0) } else { Deck::Ordered(cards) });
    }
    if cursor.peek().is_some_and(|letter| letter.is_ascii_digit()) {
        read_count(cursor).map(Deck::Count)
    } else {
        read_cards(cursor).map(Deck::Known)
    }
}

/// Letters up to the next mark, or `-` for none.
fn read_cards(cursor: &mut Cursor<'_>) -> Result<Vec<Magic>, BadText> {
    let mut cards = Vec::new();
    if cursor.eat("-") {
        return Ok(cards);
    }
    loop {
        cards.push(read_card(cursor)?);
        if cursor.peek().is_none_or(|letter| !letter.is_ascii_uppercase()) {
            return Ok(cards);
        }
        if cards.len() == MAGIC {
            return Err(cursor.fail(format!("at most {MAGIC} cards")));
        }
    }
}
