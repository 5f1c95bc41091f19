//! Reading a position's text, field by field.

use irrgarten_game::{BadText, Seat, SeatSet};
use irrgarten_kit::{Cursor, Fields, Misplaced};

use crate::components::{Arrow, Colour, Square};
use crate::notation::TAG;
use crate::pieces::{list, read_board, read_cards, read_deck, read_hand, read_pile, read_rune, read_tower};
use crate::setup::{Impossible, Part, Place, Setup};
use crate::state::Stage;

/// What a field is called in complaints, in the order of the fields.
const NAMES: [&str; 12] = [
    "towers/1",
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

impl From<Impossible> for Misplaced {
    fn from(problem: Impossible) -> Misplaced {
        let field = match problem.part {
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
        Misplaced { field, expected: problem.expected }
    }
}

/// Everything the text says, not yet checked against the rest.
pub(crate) fn read(text: &str) -> Result<(Setup, Fields<'_>), BadText> {
    let fields = Fields::of(text, &NAMES);
    fields.read(0, |cursor| {
        if cursor.rest() == TAG { cursor.expect(TAG) } else { Err(cursor.fail(format!("a position: {TAG}"))) }
    })?;
    let towers = fields.read(2, read_board)?;
    let free = fields.read(3, |cursor| read_tower(cursor).map(|(tower, _)| tower))?;
    let pawns =
        fields.read(4, |cursor| list(cursor, |cursor| Ok((Colour::read(cursor)?, Square::read(cursor)?))))?;
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
    for &(at, word) in fields.rest() {
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
        let colour = Colour::read(cursor)?;
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
