//! Reads the data files while the program is compiled: a wrong card does not build.

use crate::components::{CARDS, GATE_PLACES, LAYOUTS, MOST, Shape};

/// D-COMP-04: the gates of every card by side, north first; 0 is a blank side.
pub(crate) const fn read_deck(text: &str) -> [[u8; 4]; CARDS] {
    let bytes = text.as_bytes();
    let mut deck = [[0; 4]; CARDS];
    let (mut cards, mut start) = (0, 0);
    while start < bytes.len() {
        let end = end_of_line(bytes, start);
        if bytes[start] != b'#' {
            assert!(end - start == 8, "a card is written 01 1 2 3");
            assert!(
                (bytes[start] - b'0') * 10 + bytes[start + 1] - b'0' == cards as u8 + 1,
                "cards in order"
            );
            let mut side = 1;
            while side < 4 {
                let gate = bytes[start + 1 + 2 * side] - b'0';
                assert!(gate >= 1 && gate <= GATE_PLACES, "a gate is at one of five places");
                deck[cards][side] = gate;
                side += 1;
            }
            cards += 1;
        }
        start = end + 1;
    }
    assert!(cards == CARDS, "D-COMP-01: thirty path cards");
    assert_sound(&deck);
    deck
}

/// All cards differ, every card's mirror image is there, and the gates are spread as intended.
const fn assert_sound(deck: &[[u8; 4]; CARDS]) {
    let mut places = [0; 6];
    let mut one = 0;
    while one < CARDS {
        let [_, east, south, west] = deck[one];
        places[east as usize] += 1;
        places[south as usize] += 1;
        places[west as usize] += 1;
        let (mut other, mut mirrored) = (0, false);
        while other < CARDS {
            let [_, e, s, w] = deck[other];
            assert!(one == other || e != east || s != south || w != west, "two cards are the same");
            mirrored |= e == 6 - west && s == 6 - south && w == 6 - east;
            other += 1;
        }
        assert!(mirrored, "the deck is not closed under mirroring");
        one += 1;
    }
    let spread = [0, 18, 16, 22, 16, 18];
    let mut place = 0;
    while place < 6 {
        assert!(places[place] == spread[place], "the gates are spread 18, 16, 22, 16, 18");
        place += 1;
    }
}

/// D-COMP-05: the cells of every assignment card.
pub(crate) const fn read_layouts(text: &str) -> [Shape; LAYOUTS] {
    let bytes = text.as_bytes();
    let mut shapes = [Shape { name: [0; 2], rows: [0; MOST], width: 0, height: 0 }; LAYOUTS];
    let (mut count, mut start) = (0, 0);
    while start < bytes.len() {
        let end = end_of_line(bytes, start);
        // A comment begins with a blank behind its mark, a layout with its name.
        if bytes[start] != b'#' {
            shapes[count] = read_shape(bytes, start, end);
            count += 1;
        }
        start = end + 1;
    }
    assert!(count == LAYOUTS, "D-COMP-01: twelve assignment cards");
    shapes
}

const fn read_shape(bytes: &[u8], start: usize, end: usize) -> Shape {
    let name = [bytes[start], bytes[start + 1]];
    assert!(name[0].is_ascii_uppercase() && name[1].is_ascii_digit(), "a letter and a number");
    let (mut rows, mut cells) = ([0; MOST], 0);
    let (mut x, mut y, mut width) = (0, 0, 0);
    let mut at = start + 3;
    while at < end {
        match bytes[at] {
            b'/' => (x, y) = (0, y + 1),
            mark => {
                assert!(mark == b'#' || mark == b'.', "a cell or a gap");
                rows[y] |= ((mark == b'#') as u8) << x;
                cells += (mark == b'#') as u8;
                x += 1;
                if x > width {
                    width = x;
                }
            }
        }
        at += 1;
    }
    assert!(
        cells == name[1] - b'0' && cells >= 3 && cells as usize <= MOST,
        "as many cells as the name says"
    );
    Shape { name, rows, width, height: y as i8 + 1 }
}

const fn end_of_line(bytes: &[u8], start: usize) -> usize {
    let mut end = start;
    while end < bytes.len() && bytes[end] != b'\n' {
        end += 1;
    }
    end
}
