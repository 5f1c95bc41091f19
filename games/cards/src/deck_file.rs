//! Reads a deck file while the program is compiled: a wrong deck does not build.

use irrgarten_kit::Direction;

use crate::components::{
    CARDS, CARDS_OF_A_KIND, Card, Corridor, Deck, DeckName, Face, KINDS, Kind, Orientation, Treasure,
};
use crate::gates::Gates;

const ROOMS: usize = 4;
const NO_PASSAGES: [bool; 6] = [false; 6];

/// The deck, with everything C-COMP-01 and C-COMP-02 say about it asserted.
pub(crate) const fn read(name: DeckName, text: &str) -> Deck {
    let bytes = text.as_bytes();
    let blank = Treasure { kind: Kind::from_letter(b'A'), room: 0, corridor: 0 };
    let nothing =
        Face { corridors: [Gates::NONE; 2], treasures: [blank; 2], passages: NO_PASSAGES, family: ' ' };
    let mut faces = [nothing; CARDS];
    let mut families = [NO_PASSAGES; 26];
    let mut gates_per_side = 0;
    let mut cards = 0;
    let mut start = 0;
    while start < bytes.len() {
        let mut end = start;
        while end < bytes.len() && bytes[end] != b'\n' {
            end += 1;
        }
        let line = bytes.split_at(end).0.split_at(start).1;
        match line.first() {
            Some(b'#') | None => {}
            Some(b'g') => gates_per_side = line[line.len() - 1] - b'0',
            Some(b'f') => {
                let mut at = 9;
                while at + 1 < line.len() {
                    families[(line[7] - b'A') as usize][passage(line[at], line[at + 1])] = true;
                    at += 3;
                }
            }
            Some(_) => {
                assert!(
                    (line[0] - b'0') * 10 + line[1] - b'0' == cards as u8 + 1,
                    "cards are numbered in order"
                );
                faces[cards] = read_card(line, &families, gates_per_side);
                cards += 1;
            }
        }
        start = end + 1;
    }
    assert!(cards == CARDS, "a deck has fifty cards");
    assert!(gates_per_side == 1 || gates_per_side == 2, "one or two gates on a side");
    assert_no_pair_twice(&faces);
    Deck { name, gates_per_side, of_kind: find_kinds(&faces), orientations: turn_all(&faces), faces }
}

const fn room(letter: u8) -> usize {
    assert!(letter >= b'a' && letter <= b'd', "rooms are a to d");
    (letter - b'a') as usize
}

const fn passage(from: u8, to: u8) -> usize {
    let mut at = 0;
    while Face::PASSAGES[at].0 as usize != room(from) || Face::PASSAGES[at].1 as usize != room(to) {
        at += 1;
        assert!(at < Face::PASSAGES.len(), "no such passage");
    }
    at
}

/// `01 B 1235 c:I d:W`
const fn read_card(line: &[u8], families: &[[bool; 6]; 26], gates_per_side: u8) -> Face {
    let passages = families[(line[3] - b'A') as usize];
    let mut gates = 0u8;
    let mut at = 5;
    while line[at] != b' ' {
        gates |= gate(line[at] - b'0', gates_per_side);
        at += 1;
    }
    let (labels, corridors) = corridors(passages, gates, gates_per_side);
    let first = read_treasure(line, at + 1, labels);
    let second = read_treasure(line, at + 5, labels);
    assert!(first.kind.letter() != second.kind.letter(), "C-COMP-02: two different treasures");
    assert!(line.len() == at + 8, "nothing behind the second treasure");
    Face { corridors, treasures: [first, second], passages, family: line[3] as char }
}

/// The eight places, as bits, that a gate number of the file opens.
const fn gate(number: u8, gates_per_side: u8) -> u8 {
    assert!(number >= 1 && number <= 4 * gates_per_side, "no such gate");
    if gates_per_side == 2 { 1 << (number - 1) } else { 0b11 << (2 * (number - 1)) }
}

/// The places that lead into a room: a 8,1, b 2,3, c 4,5, d 6,7, or the whole side of a lane.
const fn places_of(room: usize, gates_per_side: u8) -> u8 {
    if gates_per_side == 2 { 0b1000_0001u8.rotate_left(2 * room as u32) } else { 0b11 << (2 * room) }
}

/// Which corridor each room belongs to, and the gates of the corridors.
const fn corridors(passages: [bool; 6], gates: u8, gates_per_side: u8) -> ([u8; ROOMS], [Gates; 2]) {
    let mut smallest = [0, 1, 2, 3];
    let mut round = 0;
    while round < ROOMS {
        let mut at = 0;
        while at < passages.len() {
            let (one, two) = (Face::PASSAGES[at].0 as usize, Face::PASSAGES[at].1 as usize);
            if passages[at] {
                let joined = if smallest[one] < smallest[two] { smallest[one] } else { smallest[two] };
                smallest[one] = joined;
                smallest[two] = joined;
            }
            at += 1;
        }
        round += 1;
    }
    // Corridors are numbered in the order of their first rooms; a room without gate or passage is solid hedge.
    let (mut labels, mut corridors, mut found) = ([u8::MAX; ROOMS], [Gates::NONE; 2], 0);
    let mut first = 0;
    while first < ROOMS {
        let (mut open, mut room) = (0, 0);
        while room < ROOMS {
            if smallest[room] == first {
                open |= gates & places_of(room, gates_per_side);
            }
            room += 1;
        }
        if open != 0 {
            assert!(found < 2, "a card has at most two corridors");
            corridors[found] = Gates::from_bits(open);
            let mut room = 0;
            while room < ROOMS {
                if smallest[room] == first {
                    labels[room] = found as u8;
                }
                room += 1;
            }
            found += 1;
        }
        first += 1;
    }
    (labels, corridors)
}

/// `c:I`
const fn read_treasure(line: &[u8], at: usize, labels: [u8; ROOMS]) -> Treasure {
    assert!(line[at + 1] == b':', "a treasure is room:kind");
    let room = room(line[at]);
    assert!(labels[room] != u8::MAX, "a treasure lies in a corridor that has a gate");
    Treasure { kind: Kind::from_letter(line[at + 2]), room: room as u8, corridor: labels[room] }
}

/// C-COMP-01: every kind lies on exactly four cards.
const fn find_kinds(faces: &[Face; CARDS]) -> [[Corridor; CARDS_OF_A_KIND]; KINDS] {
    let nowhere = Corridor { card: Card::from_index(0), which: 0 };
    let mut all = [[nowhere; CARDS_OF_A_KIND]; KINDS];
    let mut counts = [0; KINDS];
    let mut at = 0;
    while at < 2 * CARDS {
        let treasure = faces[at / 2].treasures[at % 2];
        let kind = (treasure.kind.letter() as u8 - b'A') as usize;
        assert!(counts[kind] < CARDS_OF_A_KIND, "C-COMP-01: a kind on more than four cards");
        all[kind][counts[kind]] = Corridor { card: Card::from_index(at / 2), which: treasure.corridor };
        counts[kind] += 1;
        at += 1;
    }
    // 50 cards with two treasures each and no kind on more than four cards: every kind is on exactly four.
    all
}

/// Every card in every orientation, so that nothing has to be turned during play.
const fn turn_all(faces: &[Face; CARDS]) -> [[Orientation; 4]; CARDS] {
    let nothing = Orientation { gates: [Gates::NONE; 2], facing: [Gates::NONE; 2] };
    let mut orientations = [[nothing; 4]; CARDS];
    let mut at = 0;
    while at < 4 * CARDS {
        let top = Direction::ALL[at % 4];
        let [one, two] = faces[at / 4].corridors;
        let gates = [one.turned(top), two.turned(top)];
        orientations[at / 4][at % 4] = Orientation { gates, facing: [gates[0].facing(), gates[1].facing()] };
        at += 1;
    }
    orientations
}

/// C-COMP-02: no two cards carry the same pair.
const fn assert_no_pair_twice(faces: &[Face; CARDS]) {
    const fn pair(face: &Face) -> (u8, u8) {
        let (one, two) = (face.treasures[0].kind.letter() as u8, face.treasures[1].kind.letter() as u8);
        if one < two { (one, two) } else { (two, one) }
    }
    let mut one = 0;
    while one < CARDS {
        let mut two = one + 1;
        while two < CARDS {
            let (mine, theirs) = (pair(&faces[one]), pair(&faces[two]));
            assert!(mine.0 != theirs.0 || mine.1 != theirs.1, "C-COMP-02: a pair of treasures on two cards");
            two += 1;
        }
        one += 1;
    }
}
